not-in-hand = You don’t hold this card.
must-follow = You must follow the colour led.
play-a-card = Your turn: play a card.
choose-the-count = Your turn: how does this trick count?
cards = Trick counted by cards ({ $count } half points)
top = Trick counted by its highest card ({ $rank })

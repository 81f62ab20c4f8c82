not-in-hand = You don’t hold this card.
duty-first = You are bound to lay a Duty card, or to draw.
play-or-draw = Your turn: play a card or draw.
do-your-duty = Your turn: lay a Duty card or draw.
left = { $count ->
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
}

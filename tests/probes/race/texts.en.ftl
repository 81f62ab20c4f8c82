race-flip-or-wait = Your turn: flip a card.
race-flip = Until the house flips
race-show = Until the card is seen
race-end = Until nobody may grab any more
grabbed = Grabbed first
fault = Grabbed for nothing

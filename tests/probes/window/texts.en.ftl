not-in-hand = You don’t hold this card.
lay-a-card = Your turn: lay a card.
challenge-or-wait = Do you doubt this card?
unchallenged = Nobody challenged
wrong = Was wrong
right = Was right
window-clock = Time left to challenge

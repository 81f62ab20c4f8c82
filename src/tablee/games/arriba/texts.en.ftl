# What the table says during a match of Arriba.

## Scoring

left = { $stock } in the stock, { $pile } on the pile

## Prompts

arriba-flip-now = Your turn: flip a card.
arriba-give-signal = A head! Give the signal: one, two, three…
arriba-reach-or-leave = Grab or leave? Nobody sees your choice.

## Options

about-manches = number of rounds; whoever has the fewest points in all wins
about-flip_seconds = seconds to flip a card before the house does it
about-verdict_seconds = how many seconds a verdict stays on the screen
about-head_start = head start of each player in milliseconds, in the order of the seats, such as “0 300”
about-calm = calm mode: seconds to choose in secret whether to grab; 0: the first hand wins
about-shapes = number of shapes; fewer than 18: for study only
about-colours = number of colours; fewer than 4: for study only
about-totems = number of totem cards; fewer than 4: for study only
about-heads = number of heads; fewer than 4: for study only
arriba-too-few-cards = { $count ->
    [one] { $count } card isn’t enough: everybody must be dealt one.
   *[other] { $count } cards aren’t enough: everybody must be dealt one.
}
option-manches = Rounds
option-flip_seconds = Seconds to flip
option-verdict_seconds = Seconds for a verdict
option-head_start = Head start of each player
option-head_start-each = { $number ->
    [0] none
   *[other] { $number } ms
}
option-calm = Calm mode: seconds to choose (0: speed)
about-bot-novice = slow, and easily fooled by shapes that look alike
about-bot-habitue = as quick as a family that plays often
about-bot-club = a trained eye, hardly ever wrong
about-bot-even = becomes as fast and as careful as the others at the table: the odds stay about even

## The words of the table

card = { $name ->
    [totem] totem card
    [head] head
    [reach] grab
    [leave] leave
   *[other] { $number ->
        [1] red
        [2] blue
        [3] green
       *[4] yellow
    } { $letter ->
        [a] sun
        [b] flower
        [c] cog
        [d] drop
        [e] flame
        [f] leaf
        [g] spark
        [h] star
        [i] crystal
        [j] spiral
        [k] target
        [l] maze
        [m] cross
        [n] clover
        [o] propeller
        [p] lightning
        [q] wave
       *[r] snake
    }
}
arriba-flip-offered = Flip
arriba-signal-offered = One, two, three, Arriba!
arriba-grab-offered = Grab the totem
arriba-choose-offered = { $choice ->
    [reach] Grab the totem
   *[leave] Leave it
}
arriba-flip-told = { $seat } flips.
arriba-flip-house = The house flips.
arriba-show-house = The card is shown.
arriba-signal-told = { $seat } counts: one, two, three…
arriba-signal-house = The house counts: one, two, three…
arriba-reveal-house = Arriba! Everybody flips.
arriba-choose-told = { $seat } has chosen.
arriba-uncover-house = The choices are shown.
arriba-verdict-house = { $timing ->
    [early] { $other } grabs the totem, faster than the eye.
   *[in-time] { $other } grabs the totem.
}
arriba-resume-house = Hands under the table!
arriba-end-house = Nobody else grabs.
arriba-now-flip = It is { $seat }’s turn to flip.
arriba-now-showing = { $seat } is flipping a card.
arriba-now-signal = { $seat } flipped a head and gives the signal.
arriba-now-count = One, two, three…
arriba-now-hold = Hands under the table; then play goes on.
arriba-now-choice = Everybody chooses in secret: grab or leave.
arriba-now-last = No stocks left: the last chance!
arriba-now-over = The round is over.
arriba-words-totem = { $seat } grabs first, for the totem card.
arriba-words-duel = { $seat } grabs first, and gives their pile away.
arriba-words-shared = { $seat } grabs first, and gives their pile away; what doesn’t divide evenly goes into the pot.
arriba-words-false = { $seat } grabbed for nothing: that is a fault.
arriba-words-early = { $seat } grabbed faster than the eye: that is a fault.
arriba-words-started-ahead = { $seat } had a head start of { $time } ms.
arriba-words-reached = { $seat } chose to grab.
arriba-words-nobody-reached = Nobody chose to grab.
arriba-words-takes = { $count ->
    [one] { $seat } takes { $count } card.
   *[other] { $seat } takes { $count } cards.
}
arriba-words-potted = { $count ->
    [one] { $count } card goes into the pot.
   *[other] { $count } cards go into the pot.
}
arriba-words-top = { $seat } shows: { $card }.
arriba-words-settled = { $seat } shows: { $card }, already settled.
arriba-words-none = No cards are face up.
arriba-words-pot = { $count ->
    [0] The pot is empty.
    [one] There is { $count } card in the pot.
   *[other] There are { $count } cards in the pot.
}
arriba-words-holds = { $seat } has { $stock } in their stock and { $pile } on their pile.
arriba-words-head-start = { $seat } has a head start of { $time } ms.

## Clocks

arriba-clock-flip = Time to flip
arriba-clock-showing = A card on its way
arriba-clock-signal = Time to give the signal
arriba-clock-count = The count
arriba-clock-hold = The verdict
arriba-clock-choice = Time to choose
arriba-clock-last = The end

## The box, and what to know the first time

box-line = Two shapes alike, one totem in the middle, and your hand has to get there first.
goal = the fewest cards
hint-flip = Get rid of your cards: flip one when it is your turn. If your top card has the same shape as another, grab the totem before that player does. Colour doesn’t count.
hint-signal = A head: the player who flipped it gives the signal, and everybody flips together. Look at all the cards at once.
hint-hold = Hands under the table: a hand that comes now is only late. Then the player who grabbed flips a card. Careful: if you grab wrongly, you pick up all the face-up cards.
hint-choice = Look at your top card: if another shows the same shape, or if there is a totem card that isn’t settled yet, choose to grab. If not, leave it.
hint-last = No stock is left: the last chance to grab. After that, each card in front of you is a point.
hint-scored = Each card you have left is a point, and points are bad. Whoever has the fewest after all the rounds wins.

## The board

-deal = { $case ->
    [upper] Round
   *[lower] round
}
course = Round { $deal } of { $manches }
course-brief = { $deal }/{ $manches }
arriba-pot = Pot: { $count }
arriba-my-stock = My stock: { $count }
own-keys = Enter: flip · Space: grab
arriba-chose-reach = You chose to grab. The others are still choosing.
arriba-chose-leave = You chose to leave it. The others are still choosing.
arriba-verdict-totem = { $seat } grabs first, for the totem card!
arriba-verdict-duel = { $seat } grabs first, and gives their pile away!
arriba-verdict-shared = { $seat } grabs first, and gives their pile away!
arriba-verdict-false = { $seat } grabbed for nothing: a fault!
arriba-verdict-early = { $seat } grabbed faster than the eye: a fault!
arriba-time = { $line ->
    [0] { $time } ms
   *[other] { $time } ms · network −{ $line }
}
arriba-time-ahead = { $line ->
    [0] { $time } − { $start } ms
   *[other] { $time } − { $start } ms · network −{ $line }
}
arriba-spent = { $card }, already settled
arriba-potted = To the pot: { $count }
arriba-headline-out = { $seat } hasn’t a single card left!
arriba-headline-fewest = { $seat } has the fewest cards left: { $points }.
arriba-headline-two = { $seat } and { $other } have the fewest cards left: { $points }.
arriba-headline-several = { $count } players have the fewest cards left: { $points }.
zone-stock = in the stock

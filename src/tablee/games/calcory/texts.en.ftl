# What the table says during a match of Calcory.

## Refusals

no-such-cell = This cell isn’t on the grid.
no-card-there = There is no card left in this cell.
already-up = You have already turned this card.
nothing-turned = Turn at least one card before you stop.
two-at-least = You haven’t won anything yet: you must turn at least two cards.
marked = This card is marked: you can’t use it.
not-of-the-catch = This card isn’t in your catch.
not-empty = This cell isn’t empty.

## Scoring

won = { $count ->
    [0] No card won
    [one] { $count } card won
   *[other] { $count } cards won
}

## Prompts

calcory-turn = Your turn: turn a card.
calcory-go-on = One more card, or stop?
calcory-beat = Your turn. To beat: { $sum } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
calcory-beat-unsaid = Your turn: beat the marked cards.
calcory-nothing-left = Nothing left to turn: stop.
calcory-give = Your catch: which card will you put back?
calcory-place = Where will you put it, face down?

## Options

about-thirteen_beats = a 13 also has another player’s marked cards covered
about-mental = mental arithmetic: the table announces no sums
about-show_seconds = how many seconds the cards stay visible at the end of a turn
about-turns = number of turns, all players’ together, after which the match ends
about-rows = number of rows of the grid; fewer than 6: for study only
about-columns = number of columns of the grid; fewer than 10: for study only
about-bot-novice = forgets quickly
about-bot-habitue = remembers most cards, for a while
about-bot-club = forgets no card

## The words of the table

card = { $letter ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
   *[g] green
} { $number }
calcory-turn-offered = Turn { $cell }
calcory-stop-offered = Stop
calcory-back-offered = Put back the { $card }
calcory-at-offered = Put it at { $cell }
calcory-turn-told = { $seat } turns { $cell }.
calcory-stop-told = { $seat } stops.
calcory-back-told = { $seat } chooses in secret which card goes back.
calcory-at-told = { $seat } puts a card back at { $cell }.
calcory-cover-house = The cards are covered again.
calcory-take-house = The cards are picked up.
calcory-pass-house = Nothing to turn: the table passes for this seat.
calcory-now-turning = It is { $seat }’s turn.
calcory-now-over = { $seat } went over 13.
calcory-now-two-zeros = { $seat } turned two 0s.
calcory-now-not-better = { $seat } stops without doing better.
calcory-now-thirteen = { $seat } made 13!
calcory-now-collecting = Nobody did better: { $seat } picks up the marked cards.
calcory-now-stuck = { $seat } has nothing to turn.
calcory-now-giving = { $seat } chooses a card from the catch to put back.
calcory-now-placing = { $seat } puts a card back, face down.
calcory-words-sum = { $count ->
    [one] One card turned, sum { $sum }.
   *[other] { $count } cards turned, sum { $sum }.
}
calcory-words-owner = { $count ->
    [one] { $seat } has marked one card.
   *[other] { $seat } has marked { $count } cards.
}
calcory-words-to-beat = To beat: { $sum } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
calcory-words-turned = Turned at { $cell }: { $card }.
calcory-words-marked = Marked at { $cell }: { $card }.
calcory-words-catch = Your catch: { $cards }.
calcory-words-returned = The card that you put back: { $card }.
calcory-words-won = { $count ->
    [0] { $seat } has won nothing.
    [one] { $seat } has won { $count } card.
   *[other] { $seat } has won { $count } cards.
}
calcory-words-row = { $count ->
    [one] Row { $row }, face down: column { $columns }.
   *[other] Row { $row }, face down: columns { $columns }.
}
calcory-words-pile = { $count ->
    [0] { $seat }’s pile is empty.
   *[other] { $seat }’s pile: { $cards }.
}
calcory-words-left = { $count ->
    [0] Nothing is left on the table.
    [one] Left on the table: { $cards }.
   *[other] Left on the table, { $count } cards: { $cards }.
}

## The drawn board

calcory-grid = The grid
calcory-catch = Your catch
calcory-turned = Sum
calcory-to-beat = To beat
calcory-sum-of = { $sum }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
calcory-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
calcory-shown-for = { $seconds } s left
calcory-cell-empty = { $cell }, empty
calcory-cell-down = { $cell }, face down
calcory-cell-up = { $cell }, { $card }
calcory-cell-marked = { $cell }, { $card }, marked by { $name }
calcory-heard = { $cell }, { $card }, sum { $sum }

## What can be learnt

calcory-topic-thirteen = Making 13 and not more
calcory-topic-better = Beating a sum
calcory-topic-zeros = The second 0
calcory-lesson-thirteen = { $sum } = 13.
calcory-lesson-over = { $sum } = { $total }: { $over } too many.
calcory-lesson-zeros = Turned the second 0.
calcory-lesson-missed = Had { $total }, so { $missing } more was needed: a { $missing } had been seen.
calcory-lesson-better = { $sum } = { $total } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} beats { $goal } with { $marked ->
    [one] { $marked } card
   *[other] { $marked } cards
}.
calcory-lesson-not-better = { $sum } = { $total } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} doesn’t beat { $goal } with { $marked ->
    [one] { $marked } card
   *[other] { $marked } cards
}.

## The box, and what to know the first time

box-line = Thirteen and not one more: do you dare to turn another card?
goal = the most cards
hint-turning = Turn cards one by one and add them up. At exactly thirteen you pick up all but one; beyond it, all is lost. You may also stop before and mark your cards.
hint-over = Beyond 13 the turn is lost. Take a good look at these cards: in a moment they are covered again, and you won’t be shown them any more.
hint-thirteen = Exactly thirteen! All the cards are picked up, except for one that goes back in secret to an empty cell.
hint-collecting = Nobody did better in a whole round: the marked cards are won, except for one that goes back.
hint-giving = Choose the card that goes back without showing it. The others saw the catch, but don’t know which card returns.
calcory-clock-look = Time to look

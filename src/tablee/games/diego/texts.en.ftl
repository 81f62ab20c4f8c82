# What the table says during a match of Diego.

## Refusals

no-card-in-hand = There is no card in this place in your hand.
no-card-in-row = There is no card in this place in the row.
not-there = There is no card in this place.
no-pair-in-hand = At this table a pair needs a card from the row.
proposed-already = You have already proposed to end the game this turn.

## What is wrong with a deck

deck-form = A deck is written as numbers | representations | level. Example: 1/4 1/2 3/4 | fraction decimal words | usual
deck-number = { $number } can’t be used: it must be a fraction between 0 and 2, not a whole number.
deck-denominator = { $number } can’t be used: the denominator is at most { $most }.
deck-numbers = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}: there must be at least 2 and at most { $most }.
deck-representation = There is no representation { $name }, or it appears twice.
deck-level = There is no level { $name }: easy, usual or hard.
deck-equal = { $number } appears twice: two families of the same number can’t be told apart.
deck-bracket = The bracket of { $number }, from { $a }.{ $b } to { $c }.{ $d }, also holds { $also }. Take out { $level ->
    [hard] a number or the brackets.
   *[other] a number or the brackets, or choose the hard level.
}
deck-unpaired = { $number } is on fewer than two cards: there is nothing to pair it with.
deck-too-few = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} too few: { $seats } players with { $size } cards each, and the row, need { $needed }.

## Scoring

diego-capital = Starting points
diego-right = { $count ->
    [one] DIEGO: { $count } right pair
   *[other] DIEGO: { $count } right pairs
}
diego-wrong = { $count ->
    [one] DIEGO: { $count } wrong pair
   *[other] DIEGO: { $count } wrong pairs
}
contra-right = { $count ->
    [one] PAS DIEGO: { $count } mistake spotted
   *[other] PAS DIEGO: { $count } mistakes spotted
}
contra-wrong = { $count ->
    [one] PAS DIEGO: { $count } pair was right after all
   *[other] PAS DIEGO: { $count } pairs were right after all
}

## Prompts

diego-your-turn = Your turn: pair a card from your hand with one in the row, or pass.
diego-your-turn-hand = Your turn: pair a card from your hand with one in the row or in your hand, or pass.
diego-doubt-pair = { $seat }: DIEGO! Is it right?
diego-doubt-pass = { $seat } passes: do you see a pair?
diego-name-it = DIEGO! Point to the card in the hand and the one in the row.
diego-vote = { $seat } proposes to end the game. Do you agree?

## Clocks

diego-delay = To challenge
diego-finish = To name it

## Options

about-delay = seconds in which a pair or a pass can be challenged
about-size = cards in each hand, and in the row
about-cards = which cards: the official 48, those with two more representations (extended), or a selection (first, decimals, hard)
about-deck = a composed deck instead: numbers | representations | level
about-pair_in_hand = a pair may also be two cards from your own hand
about-capital = everybody starts with 100 points
about-partners = with four players: two against two
about-at_once = each pair is judged as soon as it is won, not at the end
about-clock = house rule: the agreed countdown, 30 or 60 seconds, or no clock (none)
about-early_close = house rule: the countdown ends when all opponents agree
about-five_seconds = house rule: whoever challenges a pass has five seconds to name the pair
about-study = six cards only; for study
option-delay = Countdown in seconds
option-size = Cards in hand and in the row
option-cards = Cards
option-cards-official = official: 48 cards, 8 representations
option-cards-extended = extended: 60 cards, 10 representations
option-cards-first = first steps: 30 cards, no decimals
option-cards-decimals = decimals: 36 cards
option-cards-hard = hard: eighths and fifths
option-deck = Composed deck
option-pair_in_hand = Pairs in your hand
option-capital = Start with 100 points
option-partners = Two against two
option-at_once = Judge pairs at once
option-clock = Clock (house rule)
option-clock-delay = the agreed countdown
option-clock-30 = 30 seconds
option-clock-60 = 60 seconds
option-clock-none = none: everybody answers
option-early_close = End the countdown when all agree (house rule)
option-five_seconds = Five seconds to name a pair (house rule)
about-bot-novice = knows its fractions, struggles with the rest, and makes mistakes
about-bot-habitue = recognises almost everything, takes its time, seldom makes mistakes
about-bot-club = sees nearly every pair, and fast

## The words of the table

card = { $kind ->
    [frac] { NUMBER($a, useGrouping: 0) }/{ NUMBER($b, useGrouping: 0) }
    [dec] { $a }.{ $b }
    [word] { $c } { $d }
    [disc] { $a ->
        [1] a disc cut into { $b } with { $c } { $c ->
            [one] part
           *[other] parts
        } coloured
       *[other] { $a } discs cut into { $b } each with { $c } parts coloured in all
    }
    [area] { $a ->
        [1] a rectangle cut into { $b } by { $c } with { $d } { $d ->
            [one] cell
           *[other] cells
        } coloured
       *[other] { $a } rectangles cut into { $b } by { $c } each with { $d } cells coloured in all
    }
    [line] a number line from 0 to { $a } with each unit cut into { $b } and a mark on stroke { $c } after 0
    [sum] { $b ->
        [1] { $a } + { $c }/{ $d }
       *[other] { $a }/{ $b } + { $c }/{ $d }
    }
    [between] between { $a }.{ $b } and { $c }.{ $d }
    [pct] { $a }%
   *[other] { $name }
}
diego-diego-offered = DIEGO! Card { $hand } in my hand with card { $row } in the row
diego-hand-diego-offered = DIEGO! Cards { $hand } and { $second } in my hand
diego-pass-offered = Pass
diego-agree-offered = I agree
diego-end-offered = End the game
diego-go-on-offered = Play on
diego-name-offered = Card { $hand } in the hand with card { $row } in the row
diego-not-diego-offered = PAS DIEGO!
diego-counter-offered = DIEGO!
diego-diego-told = { $seat } calls DIEGO! Card { $hand } with card { $row } in the row.
diego-hand-diego-told = { $seat } calls DIEGO! with cards { $hand } and { $second } in their hand.
diego-pass-told = { $seat } passes.
diego-agree-told = { $seat } agrees.
diego-end-told = { $seat } wants to end the game.
diego-go-on-told = { $seat } wants to play on.
diego-name-told = { $seat } names card { $hand } and card { $row } in the row.
diego-close-house = The countdown is over.
diego-skip-house = { $other } has no card left in hand and passes.
diego-void-house = { $other } hasn’t named a pair: the call is void.
diego-verdict-house = { $claim ->
    [counter] { $other } challenges the pass: DIEGO!
   *[not-diego] { $other } calls PAS DIEGO!
}
diego-now-turn = It is { $seat }’s turn.
diego-now-claimed = { $seat } has called DIEGO! Opponents may challenge.
diego-now-passed = { $seat } has passed and shows their hand. Opponents may challenge.
diego-now-naming = { $seat } challenges the pass and must name a pair.
diego-now-voting = { $seat } proposes to end the game.
diego-words-agreed = { $seat } won’t challenge any more.
diego-words-passes = { $count ->
    [one] One pass that nobody challenged; if everybody passes in a row, the game is over.
   *[other] { $count } passes in a row that nobody challenged; if everybody passes, the game is over.
}
diego-words-won = { $seat } wins the pair, on the DIEGO side: { $card }, and { $cards }.
diego-words-taken = PAS DIEGO! { $seat } takes the pair: { $card }, and { $cards }.
diego-words-claimed = The pair announced by { $seat }: { $card }, and { $cards }.
diego-words-shown = { $seat }’s hand, card { $place }: { $card }.
diego-words-row = Row, card { $place }: { $card }.
diego-words-hand = Your hand, card { $place }: { $card }.
diego-words-hand-empty = Your hand is empty.
diego-words-seat = { $seat }: { $diego ->
    [one] { $diego } pair
   *[other] { $diego } pairs
} on the DIEGO side, { $contra } on the PAS DIEGO side, { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
diego-words-stock = { $count ->
    [0] The stock is empty.
    [one] In the stock: { $count } card.
   *[other] In the stock: { $count } cards.
}
diego-words-right = { $seat }, { $side ->
    [contra] PAS DIEGO side, lost
   *[diego] DIEGO side, won
}: { diego-lesson-right }
diego-lesson-right = { $bracket ->
    [first] { $cards } is { $first }, which lies { $card }.
    [second] { $card } is { $first }, which lies { $cards }.
   *[none] { $card } and { $cards } are both { $first }.
}
diego-words-wrong = { $seat }, { $side ->
    [contra] PAS DIEGO side, won
   *[diego] DIEGO side, lost
}: { diego-lesson-wrong }
diego-lesson-wrong = { $bracket ->
    [first] { $cards } is { $second }, which doesn’t lie { $card }, as { $first } does.
    [second] { $card } is { $first }, which doesn’t lie { $cards }, as { $second } does.
    [both] { $first } lies { $card }, but { $second } lies { $cards }.
   *[none] { $card } is { $first }, but { $cards } is { $second }.
}

## What can be learnt

diego-lesson-doubt-right = A mistake spotted: { diego-lesson-wrong }
diego-lesson-doubt-wrong = Challenged, but it was right: { diego-lesson-right }
diego-lesson-missed = Passed, though a pair was there: { diego-lesson-right }

## The box, and what to know the first time

box-line = Three quarters, 0.75, a disc: same number? Call DIEGO! before they doubt you.
goal = the most points
hint-turn = Find a card in the row with the same number as one of yours (or two of yours, if the table agreed on that), and call DIEGO! A right pair is worth 2 points. If you see none, pass; but then your hand is shown.
hint-claimed-asked = Is this pair right? The first to call PAS DIEGO! takes it: 4 points if it is wrong, 4 points less if it is right. If you think it is right, let it stand.
hint-passed-asked = Look at the hand that is shown and at the row. If you see a pair, call DIEGO! and point to it: 2 points if it is right, 2 points less if it is wrong.
hint-naming-asked = Point to one card in the hand that is shown and one in the row. If time runs out first, your call is void.
hint-voting-asked = If you see nothing left to pair, agree to end the game. If just one player wants to go on, the game goes on.

## What is printed

diego-print-diego = DIEGO!
diego-print-contra = PAS DIEGO!
diego-print-control = Answer sheet
diego-print-two = 2 points per pair
diego-print-four = 4 points per pair

## The drawn board

diego-row = The row
diego-hand = Your hand
diego-shown = { $name }’s hand
diego-place = Card { $place }: { $name }
diego-my-hand-shown = You pass: your hand is shown. An opponent who sees a pair in it may take it.
diego-for = for { $name }
diego-role-agreed = agrees
diego-role-voided = call void
diego-role-voted = wants to end
diego-equal = equals
diego-unequal = doesn’t equal
diego-headline = { $ended ->
    [row] The row is empty
    [passes] Everybody passed
   *[vote] All agreed to end
}: { $right ->
    [one] { $right } pair out of { $count } was right.
   *[other] { $right } pairs out of { $count } were right.
}

## The composer of decks

diego-compose-presets = A deck to start from
diego-preset-young = Younger pupils
diego-preset-first = First steps
diego-preset-official = Official
diego-preset-decimals = Decimals
diego-preset-percent = Percentages
diego-preset-hard = Hard
diego-compose-numbers = Numbers
diego-compose-written = Or written, with spaces between:
diego-compose-representations = Representations
diego-representation-fraction = fraction
diego-representation-decimal = decimal
diego-representation-tenths = decimal fraction
diego-representation-words = in words
diego-representation-drawing = drawing
diego-representation-line = number line
diego-representation-sum = sum
diego-representation-bracket = bracket
diego-representation-amplified = equivalent fraction
diego-representation-percent = percentage
diego-compose-level = Level
diego-level-easy = easy
diego-level-usual = usual
diego-level-hard = hard
diego-compose-good = { $count } cards: this deck can be played.
diego-compose-cards = The cards of this deck

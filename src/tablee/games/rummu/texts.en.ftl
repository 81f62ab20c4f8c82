# What the table says in a match of Rummü.

## The box

box-line = Runs, sets and yellow jokers: lay them well, and be the first to get rid of your cards!
goal = { $target ->
    [official] { $partners ->
        [yes] { $seats ->
            [4] teams: first to 500
            [6] teams: first to 500
           *[other] first to 200
        }
       *[no] first to 200
    }
   *[other] first to { $target }
}

## Refusals

draw-first = Take a card first: from the stock or from the discard pile.
drawn-already = You have already drawn from the stock: one card per turn.
stock-or-discards = You have drawn from the stock: you can’t take discards this turn.
taken-already = You have taken a discard: you can’t draw from the stock this turn.
no-more-taking = Too late to take discards: you have already played.
not-on-top = This card isn’t on top of the discard pile.
no-discard = There are no discards left.
nothing-to-draw = The stock is empty, and there are no cards to make a new one: take the discard.
not-in-hand = You don’t hold all these cards.
card-not-in-hand = You don’t hold this card.
too-few = You need at least three cards.
no-combination = Neither the same number throughout, nor numbers in a row: this isn’t a combination.
not-in-a-row = A number is missing: these cards don’t follow one another.
colour-twice = In a run of several colours, each colour may come only once.
two-alike = Two cards that are alike never go together.
too-many-jokers = Too many jokers: there must be more normal cards than yellow ones.
one-joker = A run of several colours has only one joker.
open-first = To open, you need a combination of at least { $needed } cards.
no-such-combination = This combination isn’t on the table.
frees-nothing = No joker in this combination stands for this card.
hand-first = You can only take cards back when your hand is empty.
take-back-first = Your hand is empty: first take back a card from in front of you.
not-yours = This combination isn’t yours.
not-in-it = This card isn’t in this combination.
breaks-it = Without this card it would no longer be a combination.
single-first = A single card can be taken back: leave whole combinations alone.
nothing-to-take-back = Keep a card to discard: you have nothing in front of you to take back.
only-a-discard = After taking a card back, you can only discard.

## Score

pure-run = Pure run: { $cards }
mixed-run = Mixed run: { $cards }
pure-number = Same number, without a joker: { $cards }
mixed-number = Same number, with a joker: { $cards }
out-first = For going out
jokers-left = { $count ->
    [one] { $count } joker left in hand
   *[other] { $count } jokers left in hand
}
cards-left = { $count ->
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
}

## Prompts

rummu-draw = Your turn: draw from the stock, or take from the discard pile.
rummu-draw-to-end = Your turn: take from the discard pile, or draw, which ends the round.
rummu-take = Your turn: the stock is empty, take the discard.
rummu-taking = Take another, lay, or discard a card.
rummu-taking-open = Take another, or discard. You need { $needed } cards to open.
rummu-play = Lay, add, then discard a card.
rummu-play-open = You need { $needed } cards to open; otherwise discard.
rummu-take-back = You have laid everything: take back something to discard.
rummu-discard = Discard a card.

## Options

about-partners = with four or six players, you play in a team with the person opposite
about-target = the total that ends the match; official: 200, or 500 in teams
about-memory_aid = everybody may look through the whole discard pile
about-study = six cards only; for study
option-partners = In a team with the person opposite (with 4 or 6)
option-target = Up to which total?
option-target-official = 200, or 500 in teams
option-target-100 = 100
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-memory_aid = Look through the discard pile
option-memory_aid-yes = yes, at any time
option-memory_aid-no = no, from memory
option-deals = Limit the number of rounds (0: no; a dozen take an hour)

## The words of the table

-deal = { $case ->
    [upper] Round
   *[lower] round
}
card = { $letter ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
   *[g] green
} { $number }
rummu-draw-offered = Draw
rummu-take-offered = Take the { $card }
rummu-lay-offered = Lay { $cards }
rummu-add-offered = Add { $cards } to combination { $combination }
rummu-exchange-offered = Exchange the { $card } for a joker in combination { $combination }
rummu-take-back-offered = Take the { $card } back from combination { $combination }
rummu-pick-up-offered = Take back all of combination { $combination }
rummu-discard-offered = Discard the { $card }
rummu-draw-told = { $seat } draws.
rummu-take-told = { $seat } takes the { $card } from the discard pile.
rummu-lay-told = { $seat } lays { $cards }.
rummu-add-told = { $seat } adds { $cards } to combination { $combination }.
rummu-exchange-told = { $seat } exchanges the { $card } for a joker in combination { $combination }.
rummu-take-back-told = { $seat } takes the { $card } back from combination { $combination }.
rummu-pick-up-told = { $seat } takes back all of combination { $combination }.
rummu-discard-told = { $seat } discards the { $card }.
rummu-words-top = { $count ->
    [one] On the discard pile: the { $card }, and nothing below it.
   *[other] On the discard pile: the { $card }; { $count } cards in all.
}
rummu-words-no-top = The discard pile is empty.
rummu-words-buried = Below it, from the bottom up: { $cards }.
rummu-words-stock = { $count ->
    [0] The stock is empty.
    [one] In the stock: { $count } card.
   *[other] In the stock: { $count } cards.
}
rummu-words-shuffled = { $count ->
    [one] The discards have been shuffled into a new stock once; twice a round is the limit.
   *[other] The discards have been shuffled twice: once the stock is empty, drawing ends the round.
}
rummu-words-open = You need { $needed } cards to open.
rummu-words-opens = { $seat } hasn’t opened yet and needs { $needed } cards.
rummu-words-combination = Combination { $number }, in front of { $seat }: { $cards }. { $points ->
    [0] It is worth nothing yet.
    [one] It is worth { $points } point.
   *[other] It is worth { $points } points.
}
rummu-words-frees = A joker in combination { $number } can be exchanged for: { $cards }.
rummu-words-holds = { $count ->
    [0] { $seat } has no card left in hand.
    [one] { $seat } has { $count } card in hand.
   *[other] { $seat } has { $count } cards in hand.
}
rummu-words-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
rummu-words-drawn = New this turn: { $cards }.
rummu-words-left = { $seat } still holds: { $cards }.
rummu-words-goal = The goal: { $target } points.

## For those who are new to the game

hint-draw = Get rid of your cards before anybody else. Draw a card from the stock, or take the top card of the discard pile; then you may take the next one as well, and so on.
hint-taking = If there is another discard, you may take it as well. As soon as you lay or discard, you can’t take any more.
hint-play = Lay at least three cards of the same number, or in a row. To open, you nearly always need more. Once you have opened, you can also add to other players’ combinations. End with a discard.
hint-take-back = Without a card in hand you can’t discard: take back a card that one of your combinations can do without. Discard it, and you go out. If there is no such card, take a whole combination back and discard one of its cards.
hint-discard = All you can do now is discard. If it is your last card, the round is over.
hint-scored = Going out is worth 10 points. Long combinations score for the player who laid them, more without a joker; every card left in hand costs 5 points, a joker 10.

## The drawn board

rummu-headline-out = { $seat } goes out with the { $card }!
rummu-headline-used-up = Nobody goes out: the stock is used up.
rummu-headline-circles = Nobody goes out: the round was going in circles.
rummu-hand = Your hand
rummu-back-hand = Cards to take back
rummu-back = Take back: { $card }
rummu-joker = joker
rummu-just-drawn = just arrived
rummu-needed = You need { $needed } cards to open
rummu-opened = has opened
rummu-button-lay = Lay down
rummu-button-add = Add
rummu-button-exchange = Exchange
rummu-button-discard = Discard
rummu-button-group = Group
rummu-button-ungroup = Ungroup
rummu-button-by-colour = Sort by colour
rummu-button-by-number = Sort by number
rummu-combinations = The combinations on the table
rummu-no-combinations = Nothing on the table yet.
rummu-check-lay = { $shape ->
    [number] Same number
    [colour] Run of one colour
   *[colours] Run of several colours
}: { $points } points
rummu-check-add-own = To your { $shape ->
    [number] cards of one number
    [colour] run of one colour
   *[colours] run of several colours
}, then worth { $points } points
rummu-check-add = To the { $shape ->
    [number] cards of one number
    [colour] run of one colour
   *[colours] run of several colours
} laid by { $seat }, then worth { $points } points
rummu-look = A combination
rummu-look-away = Back to the table
rummu-frees = The joker { $card } can be exchanged for: { $cards }.
rummu-never-freed = All the colours are there: the joker { $card } stays.
rummu-stock = Stock: { $count } cards
rummu-top = Discard: { $card }; { $count } in all
rummu-no-discard = The discard pile is empty
rummu-buried = The cards below, the oldest first
rummu-look-buried = Look at the { $count } cards below

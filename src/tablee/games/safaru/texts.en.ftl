# What the table says in a match of Safarü.

## Refusals

not-in-hand = This card isn’t in your hand.
card-first = Choose a card of your hand first.
one-card = One card a turn: yours is played already.
catches-nothing = This card can’t catch anything: free it.
must-catch = This card can catch: so it must, by one method at least.
method-used = This method has been used in this turn already.
caught-already = This animal is caught already.
how-first = Say how first: by adding, totalling or pairing.
not-on-the-table = This animal isn’t on the table.
own-card = That is the card you have just played: it is no prey.
no-addition = No two or more animals add up to this number.
two-cards = Adding takes at least two animals.
no-total = Nothing on the table brings this card to 17.
sum-over = The sum is { $sum }: too much, it has to be { $goal }.
sum-short = The sum is { $sum }: not enough, it has to be { $goal }.
sum-stuck = The sum would be { $sum }, and nothing else on the table would bring it to { $goal }.
another-number = A pair needs another { $number }.
zero-left = A 0 lies on the table: your sums must take at least one.
zero-paired = The only 0 has left with the pair: no sum is possible any more in this turn.
named-otherwise = Your neighbour has chosen for you: { $method ->
    [add] adding
    [total] totalling
   *[pair] pairing
}.
name-first = First choose the method for whoever played the card.
not-possible = This card can’t catch anything in this way.

## Score

most-unicorns = { $level ->
    [one] The most unicorns, { $count }
   *[other] The most unicorns, shared, { $count }
}
most-hedgehogs = { $level ->
    [one] The most hedgehogs, { $count }
   *[other] The most hedgehogs, shared, { $count }
}
babies = { $count ->
    [one] { $count } baby
   *[other] { $count } babies
}
triangles = { $count ->
    [one] { $count } triangle caught
   *[other] { $count } triangles caught
}
most-cards = { $level ->
    [one] The largest pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] The largest pile, shared, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
most-hedgehogs-reversed = { $level ->
    [one] The most hedgehogs, { $count }
   *[other] The most hedgehogs, shared, { $count }
}
triangles-reversed = { $count ->
    [one] { $count } triangle caught
   *[other] { $count } triangles caught
}

## Prompts

safaru-card = Your turn: put down a card of your hand.
safaru-naming = { $seat } has played the { $card }: you choose the method.
safaru-catch = You have played the { $card }: catch with it.
safaru-add-on = { $missing ->
    [0] Your addition still needs a 0.
   *[other] Your addition lacks { $missing }.
}
safaru-total-on = { $missing } more to make 17.
safaru-zero-due = A 0 lies on the table: take one.
safaru-go-on = A good catch. Anything else, or done?

## Options

about-reversed = Safarü reversed: the lowest total wins, and the neighbour chooses the method
about-target = the total that ends a plain match
about-rounds = the number of packs of a reversed match; 0: as many as there are players
about-partners = in the reversed game with four, two teams opposite each other
about-memory_aid = everybody may look at all cards caught
about-study = a few red cards only; for study

## The words of the table

card = { $letter ->
    [r] fox
    [b] unicorn
    [k] panther
    [y] hedgehog
   *[g] frog
} { $number }
safaru-play = Hunt with the { $card }
safaru-free = Free the { $card }
safaru-add = Add
safaru-total = Total to 17
safaru-pair = Pair with the { $card }
safaru-take = Take the { $card }
safaru-done = End the turn
safaru-name = { $method ->
    [add] Make it add
    [total] Make it total to 17
   *[pair] Make it pair
}
safaru-play-told = { $seat } hunts with the { $card }.
safaru-free-told = { $seat } frees the { $card }.
safaru-add-told = { $seat } adds.
safaru-total-told = { $seat } totals to 17.
safaru-pair-told = { $seat } pairs the { $card }.
safaru-take-told = { $seat } takes the { $card }.
safaru-done-told = { $seat } is done.
safaru-name-told = { $seat } chooses: { $method ->
    [add] adding
    [total] totalling to 17
   *[pair] pairing
}.
safaru-twin-table = { $count ->
    [0] The table is empty.
    [one] On the table: { $cards }.
   *[other] On the table, { $count } animals: { $cards }.
}
safaru-twin-card = { $seat } hunts with the { $card }.
safaru-twin-named = The method is set: { $method ->
    [add] adding
    [total] totalling to 17
   *[pair] pairing
}.
safaru-twin-last-card = The card before, by { $seat }: the { $card }.
safaru-twin-add = Caught by adding: { $cards }.
safaru-twin-total = Caught by totalling to 17: { $cards }.
safaru-twin-pair = Caught by pairing: { $cards }.
safaru-twin-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
safaru-twin-pile = { $count ->
    [0] The pile of { $seat } is empty.
    [one] The pile of { $seat }: { $count } card.
   *[other] The pile of { $seat }: { $count } cards.
}
safaru-twin-member = { $seat } is in team { $number }.
safaru-twin-team-pile = { $count ->
    [0] The pile of team { $number } is empty.
    [one] The pile of team { $number }: { $count } card.
   *[other] The pile of team { $number }: { $count } cards.
}
safaru-twin-team-caught = Caught by team { $number }: { $cards }.
safaru-twin-caught = Caught by { $seat }: { $cards }.
safaru-twin-stock = { $count ->
    [0] The stock is empty.
    [one] In the stock: { $count } card.
   *[other] In the stock: { $count } cards.
}

## The drawn board

safaru-table = The animals on the table
safaru-table-empty = The table is empty: there is nothing to catch.
safaru-hand = Your hand
safaru-team = team { $number }
safaru-pile = pile { $count }
safaru-piles = What everybody has caught
safaru-stock = { $count ->
    [0] The stock is empty
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
safaru-hunts = { $name } is hunting
safaru-hunted = { $name } has caught
safaru-freed = { $name } has freed
safaru-named = The method is set: { $method ->
    [add] adding
    [total] totalling to 17
   *[pair] pairing
}
safaru-card-triangles = { $count ->
    [0] no triangle
    [one] { $count } triangle
   *[other] { $count } triangles
}
safaru-gathered = chosen for { $method ->
    [add] adding
    [total] totalling
   *[pair] pairing
}
safaru-methods = The method for the next animal
safaru-method = { $method ->
    [add] Add
    [total] Total
   *[pair] Pair
}
safaru-holds = that comes out
safaru-unlike = another number
safaru-lacks = { $missing } missing
safaru-too-much = { $over } too much
safaru-hint-card = Choose a card of your hand.
safaru-hint-gather = Tap the animals it should catch, or free it.
safaru-hint-catch = Tap the animals to catch.
safaru-catch-with = { $count ->
    [0] Catch
    [one] Catch { $count } animal
   *[other] Catch { $count } animals
}
safaru-let-go = Free
safaru-put-down = Put down
safaru-what-can-i-catch = What can I catch?
safaru-could-catch = { $shown }, with the { $name }: { $animals }
safaru-no-prey = None of your cards can catch: free one.

## The box, and what to know the first time

box-line = A number for a trap, animals for prey: and mind the hedgehogs!
hint-card = Play a card: it catches animals that add up to its number, that make it up to 17, or one of the same number. If it can catch, it must; then it stays on the table, unless it made a pair.
hint-catch = Add animals up to the number played, make it up to 17, or take one of the same number. Each method serves once; in the reversed game, only one serves. If a 0 lies on the table, a sum must take one.
hint-naming = In the reversed game the left neighbour chooses the method where there are several. Whoever played the card then chooses the animals.
hint-scored = Triangles count for whoever caught them. The most unicorns, the most hedgehogs and the babies change the score; in the reversed game, the largest pile and the most hedgehogs.

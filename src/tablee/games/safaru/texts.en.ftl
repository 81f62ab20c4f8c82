# What the table says in a match of Safarü.

## Refusals

not-in-hand = This card isn’t in your hand.
card-first = Choose a card from your hand first.
one-card = One card a turn: you have already played yours.
catches-nothing = This card can’t catch anything: free it.
must-catch = This card can catch: so it must, by at least one method.
method-used = You have already used this method in this turn.
caught-already = This animal has already been caught.
how-first = Say how first: by adding, totalling or pairing.
not-on-the-table = This animal isn’t on the table.
own-card = That is the card you have just played: it isn’t prey.
no-addition = There are no animals, two or more, that add up to this number.
two-cards = Adding takes at least two animals.
no-total = Nothing on the table brings this card to 17.
sum-over = The sum is { $sum }: too much, it has to be { $goal }.
sum-short = The sum is { $sum }: not enough, it has to be { $goal }.
sum-stuck = The sum would be { $sum }, and nothing else on the table would bring it to { $goal }.
another-number = A pair needs another { $number }.
zero-left = There is a 0 on the table: your sums must take at least one.
zero-paired = The only 0 left with the pair: no more sum is possible in this turn.
named-otherwise = Your neighbour has chosen for you: { $method ->
    [add] adding
    [total] totalling
   *[pair] pairing
}.
name-first = First choose the method for whoever played the card.
not-possible = This card can’t catch anything that way.

## Score

most-unicorns = { $level ->
    [one] The most unicorns: { $count }
   *[other] Tied for the most unicorns: { $count }
}
most-hedgehogs = { $level ->
    [one] The most hedgehogs: { $count }
   *[other] Tied for the most hedgehogs: { $count }
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
    [one] The largest pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] Tied for the largest pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
most-hedgehogs-reversed = { $level ->
    [one] The most hedgehogs: { $count }
   *[other] Tied for the most hedgehogs: { $count }
}
triangles-reversed = { $count ->
    [one] { $count } triangle caught
   *[other] { $count } triangles caught
}

## Prompts

safaru-card = Your turn: put down a card from your hand.
safaru-naming = { $seat } has played the { $card }: you choose the method.
safaru-catch = You have played the { $card }: catch with it.
safaru-add-on = { $missing ->
    [0] Your sum still needs a 0.
   *[other] { $missing } more to complete your sum.
}
safaru-total-on = { $missing } more to make 17.
safaru-zero-due = There is a 0 on the table: take one.
safaru-go-on = A good catch. Anything else, or done?

## Options

about-reversed = Safarü reversed: the lowest total wins, and the neighbour chooses the method
about-target = the total that ends a plain match; a reversed one ignores it
about-rounds = the number of packs in a reversed match; 0: as many as there are players; a lower limit (deals) prevails
option-rounds = Packs in a reversed match (0: as many as there are players; a lower limit prevails)
option-deals = Limit the number of packs (0: no)
about-partners = in the reversed game with four, two teams opposite each other
about-memory_aid = everybody may look at all the cards caught
about-study = only a few red cards; for study

## The words of the table

card = { $letter ->
    [r] fox
    [b] unicorn
    [k] panther
    [y] hedgehog
   *[g] frog
} { $number }
safaru-play-offered = Hunt with the { $card }
safaru-free-offered = Free the { $card }
safaru-add-offered = Add
safaru-total-offered = Total 17
safaru-pair-offered = Pair with the { $card }
safaru-take-offered = Take the { $card }
safaru-done-offered = End the turn
safaru-name-offered = { $method ->
    [add] Make it add
    [total] Make it total 17
   *[pair] Make it pair
}
safaru-play-told = { $seat } hunts with the { $card }.
safaru-free-told = { $seat } frees the { $card }.
safaru-add-told = { $seat } adds.
safaru-total-told = { $seat } totals 17.
safaru-pair-told = { $seat } pairs the { $card }.
safaru-take-told = { $seat } takes the { $card }.
safaru-done-told = { $seat } is done.
safaru-name-told = { $seat } chooses: { $method ->
    [add] adding
    [total] totalling 17
   *[pair] pairing
}.
safaru-words-table = { $count ->
    [0] The table is empty.
    [one] On the table: { $cards }.
   *[other] On the table, { $count } animals: { $cards }.
}
safaru-words-card = { $seat } hunts with the { $card }.
safaru-words-named = The method is set: { $method ->
    [add] adding
    [total] totalling 17
   *[pair] pairing
}.
safaru-words-last-card = The previous card, played by { $seat }: the { $card }.
safaru-words-add = Caught by adding: { $cards }.
safaru-words-total = Caught by totalling 17: { $cards }.
safaru-words-pair = Caught by pairing: { $cards }.
safaru-words-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
safaru-words-pile = { $count ->
    [0] { $seat } hasn’t caught anything.
    [one] { $seat } has { $count } card in the pile.
   *[other] { $seat } has { $count } cards in the pile.
}
safaru-words-member = { $seat } is in team { $number }.
safaru-words-team-pile = { $count ->
    [0] Team { $number }’s pile is empty.
    [one] Team { $number }’s pile: { $count } card.
   *[other] Team { $number }’s pile: { $count } cards.
}
safaru-words-team-caught = Caught by team { $number }: { $cards }.
safaru-words-caught = Caught by { $seat }: { $cards }.
safaru-words-stock = { $count ->
    [0] The stock is empty.
    [one] In the stock: { $count } card.
   *[other] In the stock: { $count } cards.
}

## The drawn board

safaru-table = The animals on the table
safaru-table-empty = The table is empty: there is nothing to catch.
safaru-hand = Your hand
safaru-pile = pile { $count }
safaru-piles = What everybody has caught
safaru-look-piles = The piles
safaru-reversed = Safarü reversed
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
    [total] totalling 17
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
safaru-holds = adds up
safaru-unlike = another number
safaru-lacks = { $missing } more needed
safaru-too-much = { $over } too much
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

## What can be learnt

safaru-topic-add = Adding
safaru-topic-total = Totalling 17
safaru-topic-pair = Pairing
safaru-lesson-caught = Caught with the { $number }: { $sum }.
safaru-lesson-missed = With the { $number }, more could be caught: { $sum }.
safaru-lesson-freed = A card was freed, while the { $number } in hand could catch: { $sum }.
safaru-lesson-forced = Played the { $number }, which had to catch ({ $sum }), while another card could be freed.

## The box, and what to know the first time

box-line = A number for a trap, animals for prey, and mind the hedgehogs!
goal = { $reversed ->
    [yes] the lowest total (reversed)
   *[no] first to { $target }
}
hint-card = Your card catches animals that add up to its number or make it up to 17, or one of the same number. If it can catch, it must; then it stays on the table, unless it made a pair.
hint-catch = Add animals up to the number played, make it up to 17, or take one of the same number. Each method serves once; in the reversed game, only one serves. If there is a 0 on the table, a sum must take one.
hint-naming = In the reversed game the left neighbour chooses the method where there are several. Whoever played the card then chooses the animals.
hint-scored = Triangles count for whoever caught them. The most unicorns, the most hedgehogs and the babies change the score; in the reversed game, the largest pile and the most hedgehogs.
zone-stock = the stock

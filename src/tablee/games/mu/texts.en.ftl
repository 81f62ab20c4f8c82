# What the table says in a match of Mü.

## The box

box-line = Bid with the cards you show: the more you promise, the more you give away. Best with 4 or 5.
goal = first to { $target }

## Refusals

not-in-hand = This card isn’t in your hand.
too-many-cards = Not one more: a bid goes only one card above the highest.
cards-laid = You have just laid a card, it is too late to pass: say “done”.
nothing-laid = You haven’t laid anything in this turn yet: lay a card, or pass.
trump-not-laid = None of the cards you laid is of this type: name a number or a colour of your bid.
vice-must-choose = The vice must name a trump: only the chief may do without.
same-trump = That is already the vice’s trump: name another one, or none.
not-the-vice = The vice can’t be your partner.
not-oneself = You can’t be your own partner.
no-such-seat = Nobody sits in this seat.
not-held = You don’t have this card, either in your hand or in front of you.
follow-trump = You must follow with a trump.
follow-colour = You must follow with { $colour ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
   *[g] green
}.

## Score

triangles = { $triangles ->
    [one] { $triangles } triangle in tricks
   *[other] { $triangles } triangles in tricks
}
bonus = Target met on a bid of { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}: { $made } triangles where { $target } were needed
chief-fails = { $steps ->
    [one] Target missed by { $steps } step
   *[other] Target missed by { $steps } steps
}: { $made ->
    [one] { $made } triangle
   *[other] { $made } triangles
} where { $target } were needed
opponent-gains = { $steps ->
    [one] The chief’s team misses its target by { $steps } step
   *[other] The chief’s team misses its target by { $steps } steps
}: { $made ->
    [one] { $made } triangle
   *[other] { $made } triangles
} where { $target } were needed
eklat = Eklat: level in the lead with { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}
eklat-last = Eklat: the last to draw level, with { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}

## Prompts

mu-auction = Your bid: lay cards, or pass.
mu-laying = Your bid: lay another card if you can, or say “done”.
mu-vice-trump = You are the vice: name a trump, a number or a colour of the cards you have laid.
mu-chief-trump = You are the chief: name a trump, a number or a colour of the cards you have laid, or none.
mu-partner = You are the chief: choose your partner.
mu-tricks = Your turn: play any card you like.
mu-follow-trump = Your turn: follow with a trump.
mu-follow-colour = Your turn: follow with { $colour ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
   *[g] green
}.

## Options

about-target = the total that ends the match
about-bonus_cap = the highest bonus possible; 180: no cap
about-redeal = who deals again if everybody passes: the left neighbour (left) or the same player (same)
about-memory_aid = everybody may look again at the tricks taken and at all triangles
about-per_colour = cards in each colour; fewer than 12: for study only
option-redeal = If everybody passes, who deals again?
option-redeal-left = the left neighbour
option-redeal-same = the same dealer
option-memory_aid = Looking again at the tricks taken and everybody’s triangles
option-memory_aid-yes = yes, at any time
option-memory_aid-no = no, from memory

## The words of the table

card = { $letter ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
   *[g] green
} { $number }
mu-lay-offered = Lay the { $card }
mu-play-offered = Play the { $card }
mu-trump-offered = Name { $trump ->
    [r] red trump
    [b] blue trump
    [k] black trump
    [y] yellow trump
    [g] green trump
    [none] no trump
   *[other] the { $trump }s trump
}
mu-partner-offered = Take { $other } as partner
mu-done-offered = End the bid
mu-pass-offered = Pass
mu-lay-told = { $seat } lays the { $card }.
mu-lay-told-many = { $seat } lays { $cards }.
mu-play-told = { $seat } plays the { $card }.
mu-trump-told = { $seat } names { $trump ->
    [r] red trump
    [b] blue trump
    [k] black trump
    [y] yellow trump
    [g] green trump
    [none] no trump
   *[other] the { $trump }s trump
}.
mu-partner-told = The chief takes { $other } as partner.
mu-done-told = { $seat } leaves it at that.
mu-pass-told = { $seat } passes.
mu-pass-house = Nothing left to lay: the table passes for this seat.
mu-words-bid = { $seat } has bid { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}: { $cards }.
mu-words-most = { $seat } is to bid and may go up to { $most }.
mu-words-chief = { $seat } is chief with a bid of { $bid }: the team needs { $target } triangles.
mu-words-partner = { $seat } is the partner.
mu-words-vice = { $seat } is vice.
mu-words-chief-trump = The chief’s trump: { $trump ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
    [g] green
    [none] none
   *[other] the { $trump }s
}.
mu-words-vice-trump = The vice’s trump: { $trump ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
    [g] green
    [none] none
   *[other] the { $trump }s
}.
mu-words-laid = In front of { $seat }: { $cards }.
mu-words-trick = In the trick, { $seat }: the { $card }.
mu-words-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
mu-words-taken = { $seat } takes the trick.
mu-words-last-trick = The last trick, led by { $seat }: { $cards }.

## For those who are new

hint-auction = You bid by laying cards face up: they stay yours, but everybody sees them. Whoever shows the most becomes chief and plays against the others, as a rule with a partner of their choice.
hint-vice-trump = The vice, second in the auction, names a trump first: a colour or a number of the cards they have laid.
hint-chief-trump = The chief names a trump too, stronger than the vice’s. So there are often two trumps at once.
hint-partner = The chief chooses a partner, anybody but the vice. Together they must collect enough triangles.
hint-tricks = You must follow the suit led, and all trumps together are one suit. What counts is the triangles in the tricks. Among trumps ① beats ②, and ② beats ③.
hint-scored = The chief’s team gets its bonus if it has collected the promised triangles; if not, the chief loses points and the opponents gain some. Everybody keeps their triangles.

## The drawn board

mu-role-chief = chief
mu-role-vice = vice
mu-role-partner = partner
mu-role-defender = defender
mu-role-bid = bid { $bid }
mu-role-pass = pass
mu-auction-now = The auction
mu-highest-bid = { $bid ->
    [0] Nobody has bid yet.
    [one] The highest bid: { $bid } card
   *[other] The highest bid: { $bid } cards
}
mu-contract-of = { $name }’s target
mu-contract-target = { $target } triangles
mu-trump-of-chief = Chief’s trump
mu-trump-of-vice = Vice’s trump
mu-trumps = Trumps
mu-trump-name = { $trump ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
    [g] green
    [none] no trump
   *[other] the { $trump }s
}
mu-trick-now = Trick { $number }
mu-trick-taken = Trick taken by { $name }
mu-last-trick = Last trick
mu-hand = Your hand
mu-card-triangles = { $count ->
    [0] no triangle
    [one] { $count } triangle
   *[other] { $count } triangles
}
mu-card-grade = trump of grade { $grade }
mu-card-laid = laid in front of you
mu-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mu-may-add = { $most ->
    [one] Choose { $most } card from your hand to lay, or pass.
   *[other] Choose up to { $most } cards from your hand to lay, or pass.
}
mu-pass-on = Pass as long as nobody raises
mu-passing-on = You pass as long as nobody raises.
mu-offer = { $count ->
    [0] Lay
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
mu-outlook-total = Your bid in all
mu-outlook-target = Triangles needed
mu-outlook-bonus = Bonus
mu-bonus-colour = colour
mu-bonus-one-or-seven = 1 or 7
mu-bonus-another-number = other number
mu-bonus-none = no trump
mu-outlook-trumps = Possible trumps
mu-grades = Grades of trumps: ① both at once, ② the chief’s, ③ the vice’s; ① is the strongest.
mu-eklat-warning = You draw level with { $names }: if everybody passes, Eklat, { $loss }.
mu-headline-kept = Target reached: { $made } for { $target }
mu-headline-missed = Target missed: { $made } of { $target }
mu-headline-eklat = Eklat! { $seat } drew level last.

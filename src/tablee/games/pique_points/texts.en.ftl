# What the table says during a match of Pique Points.

## Refusals

not-in-hand = This card isn’t in your hand.
one-card = One card per turn: you have already laid yours.
one-draw = You have already drawn this turn.
nothing-to-draw = There is nothing to draw: the stock is empty, and there are no cards to shuffle.
stock-twice = You made the last stock: you can’t make another until somebody else has drawn or laid a card.
route-first = No Road has been laid and you hold one: lay it first.
points-first = No Road has been laid and you hold none: lay a Points card first.
no-stash = You have no points to lose: lay a Points card in front of you first.
over-the-limit = The limit is { $limit } km/h, and you have no points to lose: speeding isn’t allowed.
answer-first = You are under pressure: this card isn’t an answer.
infraction-first = You are under pressure and hold an Infraction that you can lay: answer with a card first.
pressure-gone = The Pressure was shuffled into the stock: there is nothing left to punish.
draw-instead = You are under pressure: if you lay nothing, draw.

## Scoring

stash = { $count ->
    [0] Empty stash
   *[other] In the stash: { $cards }
}

## Prompts

pique_points-your-turn = Your turn: draw a card, lay one, or both.
pique_points-lay-or-end = Lay a card, or end your turn.
pique_points-nothing-to-lay = None of your cards can be laid: end your turn.
pique_points-draw-or-end = Card laid. Draw one, or end your turn.
pique_points-first-route = You get things moving: lay a Road.
pique_points-first-points = No Road yet: lay a Points card.
pique_points-answer = { $other } puts you under pressure: lay an Infraction or a Gendarme.
pique_points-answer-infraction = { $other } puts you under pressure: lay an Infraction.
pique_points-answer-or-draw = { $other } puts you under pressure: lay a Gendarme, or draw.
pique_points-answer-or-end = { $other } puts you under pressure: lay a Gendarme, or end your turn.
pique_points-only-draw = { $other } puts you under pressure, and you have no answer: draw.
pique_points-only-end = { $other } puts you under pressure, and you have no answer and nothing to draw: end your turn.

## Options

about-games = number of games; the winner of one begins the next, and whoever wins the most games wins
about-points = how the seven Points cards are split: two of 1, two of 2, three of 3 (even), or one of 1, four of 2, two of 3 (twos)
about-turns = number of turns, all players together, after which the game ends
about-study = six cards only; for study
option-games = Games
option-points = The seven Points cards
option-points-even = two of 1, two of 2, three of 3
option-points-twos = one of 1, four of 2, two of 3
about-bot-novice = lays what it fancies and hardly fears gendarmes
about-bot-habitue = lays its points first and weighs the risks
about-bot-club = counts the cards, and knows when to end

## The words of the table

card = { $name ->
    [p1] Points 1
    [p2] Points 2
    [p3] Points 3
    [r50] Road 50
    [r90] Road 90
    [r130] Road 130
    [s50] Speed 50
    [s90] Speed 90
    [s130] Speed 130
    [belt] Belt
    [phone] Phone
    [pressure] Pressure
    [gendarme] Gendarme
    [accident] Accident
   *[pickup] Pick-up
}
pique_points-lay-offered = Lay the { $card } card
pique_points-draw-offered = Draw
pique_points-done-offered = End my turn
pique_points-lay-told = { $seat } lays the { $card } card.
pique_points-draw-told = { $seat } draws.
pique_points-done-told = { $seat } ends their turn.
pique_points-search-house = { $seat } has neither Road nor Points, and looks in the stock.
pique_points-skip-house = { $seat } misses a turn: { $other } laid an Accident.
pique_points-penalty-house = { $seat } draws without playing: { $other } laid a Pick-up.
pique_points-pass-house = { $seat } passes: { $other } laid a Pick-up, but there is nothing to draw.
pique_points-now-play = It is { $seat }’s turn.
pique_points-now-start = No Road yet: it is { $seat }’s turn.
pique_points-now-pressed = { $other } is putting { $seat } under pressure.
pique_points-now-searching = { $seat } has neither Road nor Points.
pique_points-now-skipping = { $seat } is about to miss a turn: { $other } laid an Accident.
pique_points-now-penalty = { $seat } is about to draw without playing: { $other } laid a Pick-up.
pique_points-now-passing = { $seat } is about to pass: { $other } laid a Pick-up, but there is nothing to draw.
pique_points-words-limit = Speed limit: { $limit } km/h.
pique_points-words-no-limit = No Road has been laid yet.
pique_points-words-driving = { $count ->
    [one] Driving pile: { $card }, alone.
   *[other] Driving pile: { $card } on top, { $count } cards in all.
}
pique_points-words-driving-empty = The driving pile is empty.
pique_points-words-open = Open infraction: { $card }, laid by { $seat }. A Gendarme steals their lowest Points card.
pique_points-words-stolen = With a Gendarme, { $seat } steals { $cards } from { $other }!
pique_points-words-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
pique_points-words-offences = These would be infractions: { $cards }.
pique_points-words-stash = { $count ->
    [0] { $seat } has an empty stash.
   *[other] { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in their stash: { $cards }.
}
pique_points-words-holds = { $count ->
    [0] { $seat } has no card left in hand.
    [one] { $seat } has only one card left in hand.
   *[other] { $seat } holds { $count } cards.
}
pique_points-words-stock = { $count ->
    [0] The stock is empty.
    [one] In the stock: { $count } card.
   *[other] In the stock: { $count } cards.
}
pique_points-words-idle = { $count ->
    [one] One turn without a card laid or drawn; a whole round of these would end the game.
   *[other] { $count } turns in a row without a card laid or drawn; a whole round of these would end the game.
}
pique_points-why-belt = Without a belt, a crash even at 50 km/h throws the body against the inside of the car or out of it.
pique_points-why-phone = Phoning at the wheel takes eyes and mind off the road: at 50 km/h you travel 14 metres every second.
pique_points-why-pressure = Tailgating or provoking other drivers pushes them into mistakes and leaves no distance to brake.
pique_points-why-speed = The faster you go, the more distance it takes to stop, and the harder the impact.

## The end of a game

pique_points-headline-finisher = { $seat } lays their last card and wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-headline-other = { $other } lays their last card, but { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-headline-stopped = Nobody moves any more: { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-headline-turns = No more turns: { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What can be learnt

pique_points-topic-belt = Driving without a belt
pique_points-topic-phone = Phoning at the wheel
pique_points-topic-pressure = Putting others under pressure
pique_points-topic-speeding = Speeding, { $over } km/h over the limit
pique_points-topic-limit = Driving within the limit
pique_points-lesson-offence = Laid { $card }.
pique_points-lesson-speeding = Laid { $card }, and the limit was { $limit } km/h: { $over } km/h too fast.
pique_points-lesson-limit = Laid { $card }, and the limit was { $limit } km/h.

## The box, and what to know the first time

box-line = A little speeding, a quick call: do you dare, with gendarmes about?
goal = { $games ->
    [1] the most points
   *[other] the most games won
}
hint-start = To get going, a Road card is needed. If you have one, lay it; if not, lay a Points card; if you have neither, a card is drawn for you. At the beginning, drawing helps to find Points.
hint-play = Lay your Points in front of you: in your hand they are worth nothing. Draw a card, lay one, or both. Infractions rid you of a card, but a Gendarme may take points from you.
hint-pressed = Pressure must be answered: lay an Infraction if you can, or a Gendarme, which steals points from the player who is pressing you. Otherwise draw, and your turn is over.
hint-skipping = An Accident makes the next player miss a turn. With two players, the one who laid it plays again at once.
hint-penalty = A Pick-up card makes the next player draw, and that is their whole turn.
hint-scored = Only points laid in front of you count. Whoever has the most wins, even if somebody else laid their last card.

## The drawn board

-deal = { $case ->
    [upper] Game
   *[lower] game
}
course = { $games ->
    [1] {""}
   *[other] Game { $deal } of { $games }
}
course-brief = { $games ->
    [1] {""}
   *[other] { $deal }/{ $games }
}
deals-won = { $count ->
    [0] no game
    [one] { $count } game
   *[other] { $count } games
}
deals-won-title = Games won
pique_points-hand = Your hand
pique_points-route = Road
pique_points-driving = Driving
pique_points-stock = Stock
pique_points-my-stash = My stash
pique_points-stash-of = { $name }’s stash
pique_points-my-stash-empty = empty: lay your Points
pique_points-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-open = Infraction
pique_points-at-stake = a Gendarme takes
pique_points-card-offence = { $name }: this would be an infraction. { $why }
pique_points-why = Infraction! { $why }
pique_points-reshuffled = Stock empty: both piles are shuffled.
pique_points-me-robbed = { $other } steals { $cards } from you!
pique_points-me-thief = You steal { $cards } from { $other }!
pique_points-me-skip = You miss your turn: { $other } laid an Accident.
pique_points-me-penalty = { $other } makes you draw, without playing.
pique_points-me-pass = { $other } makes you draw, but there is nothing to draw: you pass.
pique_points-me-search = Neither Road nor Points: you look in the stock.

# What the table says during a match of Compatibility.

## The box

box-line = The same fifty pictures, one theme: will you choose what your partner chooses?
goal = first to { $track }

## Refusals

no-such-place = Your row doesn’t have that many places in this round.
no-such-picture = This picture isn’t in the game.
already-in-the-row = This picture is already in your row.
place-taken = There is already a picture there: take it off first.
nothing-there = There is no picture there.
not-complete = Your row isn’t complete yet.
already-ready = You have already said that you are ready. You may still change your row.
ready-and-locked = You have already said that you are ready, and your Double Stake locks your row.
stays-complete = You are ready: replace the picture with another, so that the row stays complete.
locked = There is a Double Stake on your row: you can’t change it any more.
no-double-left = There is no Double Stake left.
doubled-already = One Double Stake per round, and it has been laid.
row-first = Lay your whole row first.
no-jumble-left = There is no Jumble left.
jumbled-already = One Jumble per round, and it has been laid.
no-opponent = A Jumble goes in front of an opponent.
attacked-already = Somebody was faster: each side is attacked only once per round.
no-place-there = That row doesn’t have that many places in this round.
not-in-extra-rounds = No special cards in an extra round.
leader-plays-none = The leader plays no special cards.
not-on-the-leader = You can’t attack the leader.

## Score

direct = { $count ->
    [one] Direct match: { $cards }
   *[other] { $count } direct matches: { $cards }
}
indirect = { $count ->
    [one] Indirect match: { $cards }
   *[other] { $count } indirect matches: { $cards }
}
doubled = Double Stake on { $card }
led = { $count ->
    [one] { $count } player matches the leader
   *[other] { $count } players match the leader
}

## Prompts

compatibility-choose = Lay { $count ->
    [one] one picture
   *[other] { $count } pictures
} for the theme, the best one in place 1.
compatibility-complete = Your row is complete: say that you are ready.
compatibility-wait = Ready! While the others choose, you may change your mind.
compatibility-wait-locked = Ready! Your Double Stake locks your row; you may still lay a Jumble.
compatibility-exchange = Your Jumble in front of { $other }: which two places do you swap?

## Time

compatibility-clock-choose = to choose
compatibility-clock-exchange = to swap

## Options

about-alone = everybody plays alone, even with four, six or eight players
about-track = how many spaces there are before the finish; usually 48 (our choice)
about-seconds = seconds to choose; 0: no limit
about-pictures = how many pictures everybody has; fewer for study
about-theme_cards = how many theme cards there are
option-alone = Everybody for themselves
option-alone-yes = yes, with a leader in each round
option-alone-no = no, in teams with 4, 6 or 8
option-track = How long is the track?
option-track-12 = 12 spaces, a few rounds
option-track-24 = 24 spaces
option-track-36 = 36 spaces
option-track-48 = 48 spaces
option-track-60 = 60 spaces, a long match
option-seconds = Seconds to choose (0: no limit)
option-pictures = Pictures per player
option-theme_cards = Theme cards
option-deals = Limit the number of rounds (0: no)

## The words of the table

card = { $name ->
    [ants] { picture-ants }
    [attic] { picture-attic }
    [bakery] { picture-bakery }
    [balloon] { picture-balloon }
    [beanstalk] { picture-beanstalk }
    [bed] { picture-bed }
    [bicycle] { picture-bicycle }
    [bridge] { picture-bridge }
    [cake] { picture-cake }
    [campfire] { picture-campfire }
    [carousel] { picture-carousel }
    [castle] { picture-castle }
    [cave] { picture-cave }
    [chest] { picture-chest }
    [classroom] { picture-classroom }
    [door] { picture-door }
    [elephants] { picture-elephants }
    [floe] { picture-floe }
    [fox] { picture-fox }
    [goal] { picture-goal }
    [island] { picture-island }
    [lanterns] { picture-lanterns }
    [library] { picture-library }
    [lighthouse] { picture-lighthouse }
    [market] { picture-market }
    [maze] { picture-maze }
    [mirror] { picture-mirror }
    [moon] { picture-moon }
    [musician] { picture-musician }
    [nest] { picture-nest }
    [painter] { picture-painter }
    [picnic] { picture-picnic }
    [race] { picture-race }
    [rocket] { picture-rocket }
    [rooftops] { picture-rooftops }
    [scarecrow] { picture-scarecrow }
    [snowman] { picture-snowman }
    [stage] { picture-stage }
    [station] { picture-station }
    [summit] { picture-summit }
    [throne] { picture-throne }
    [tightrope] { picture-tightrope }
    [tornado] { picture-tornado }
    [umbrella] { picture-umbrella }
    [volcano] { picture-volcano }
    [wedding] { picture-wedding }
    [well] { picture-well }
    [whale] { picture-whale }
    [window] { picture-window }
    [workshop] { picture-workshop }
    [slot1] place 1
    [slot2] place 2
    [slot3] place 3
    [slot4] place 4
    [slot5] place 5
   *[other] { $name }
}
compatibility-place-offered = Put { $card } in place { $place }
compatibility-remove-offered = Take the picture off place { $place }
compatibility-swap-offered = Swap your places { $first } and { $second }
compatibility-ready-offered = Ready
compatibility-double-offered = Double Stake on place { $place }
compatibility-jumble-offered = Jumble in front of { $other }
compatibility-exchange-offered = Swap places { $first } and { $second }
compatibility-leave-offered = Leave the row alone
compatibility-place-told = { $seat } puts { $card } in place { $place }.
compatibility-remove-told = { $seat } takes the picture off place { $place }.
compatibility-swap-told = { $seat } swaps their places { $first } and { $second }.
compatibility-ready-told = { $seat } is ready.
compatibility-double-told = { $seat } lays a Double Stake on their place { $place }.
compatibility-jumble-told = { $seat } lays a Jumble in front of { $other }.
compatibility-exchange-told = { $seat } swaps places { $first } and { $second }.
compatibility-leave-told = { $seat } leaves the row alone.
compatibility-time-house = Time is up.
compatibility-words-theme = The theme of this round:
compatibility-words-extra = An extra round, among those who are tied.
compatibility-words-lead = You lead this round: the others try to think like you.
compatibility-words-led = { $seat } leads this round: try to think the same way.
compatibility-words-leads = { $seat } leads this round.
compatibility-words-place = Place { $place }: { $card }.
compatibility-words-empty = Place { $place } is empty.
compatibility-words-specials = Left to play: { $doubles ->
    [one] { $doubles } Double Stake
   *[other] { $doubles } Double Stakes
}, { $jumbles ->
    [one] { $jumbles } Jumble
   *[other] { $jumbles } Jumbles
}.
compatibility-words-ready = { $seat } is ready with { $count } pictures.
compatibility-words-busy = { $seat } is choosing { $count } pictures.
compatibility-words-stopped = Time was up before { $seat } was ready.
compatibility-words-doubled = { $seat } has a Double Stake on their place { $place }.
compatibility-words-attacked = { $seat } has laid a Jumble in front of { $other }.
compatibility-words-exchanged = { $seat } has swapped { $other }’s places { $first } and { $second }.
compatibility-words-left = { $seat } has left { $other }’s row alone.
compatibility-words-row = { $seat } laid { $count } pictures, the best one first: { $cards }.
compatibility-words-row-now = After the swap, { $seat }’s { $count } pictures from place 1 on: { $cards }.
compatibility-words-has = { $seat } has { $card } in place { $place }.
compatibility-words-nothing = Nobody agrees on anything.
compatibility-words-direct = { $seat } and { $other } both have { $card } in place { $place }: { $points } points.
compatibility-words-indirect = { $seat } has { $card } in place { $place }, { $other } in place { $there }: { $points } points.
compatibility-words-missed = The Double Stake on { $seat }’s place { $place } wins nothing.
compatibility-words-pawn = { $left ->
    [0] { $seat } has reached the finish.
   *[other] { $space ->
        [0] { $seat } is at the start.
        [one] { $seat } has moved { $space } space out of { $arrival }.
       *[other] { $seat } has moved { $space } spaces out of { $arrival }.
    }
}
compatibility-words-team = { $left ->
    [0] { $seat } and { $other } have reached the finish.
   *[other] { $space ->
        [0] { $seat } and { $other } are at the start.
        [one] { $seat } and { $other } have moved { $space } space out of { $arrival }.
       *[other] { $seat } and { $other } have moved { $space } spaces out of { $arrival }.
    }
}

## The drawn table

-deal = { $case ->
    [upper] Round
   *[lower] round
}
compatibility-theme = The theme
compatibility-leads = { $seat } leads
compatibility-you-lead = You lead
compatibility-extra = Extra round
compatibility-album = Your pictures
compatibility-row = Your row
compatibility-row-of = { $seat }’s row, face down
compatibility-picture = { $card }: { $caption }.
compatibility-picture-laid = { $card }, in place { $place }: { $caption }.
compatibility-place-sealed = Place { $place }, face down.
compatibility-tap-remove = Take it off.
compatibility-tap-replace = Replace it.
compatibility-double = Double Stake
compatibility-jumble = Jumble
compatibility-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
compatibility-bet-where = Double Stake: tap the place to double. Your row will be locked.
compatibility-put-where = Where should { $card } go? Tap a place in your row.
compatibility-replace = Which picture goes in place { $place }?
compatibility-locked = Your Double Stake locks your row.
compatibility-whom = A Jumble in front of whom?
compatibility-whom-hint = When everybody is ready, you swap two of their pictures without seeing them.
compatibility-pick-two = Tap two places
compatibility-sign-ready = ready
compatibility-sign-leader = leads this round
compatibility-turn = Turn up place { $place }
compatibility-two = { $one } and { $two }
compatibility-points = Points
compatibility-enlarge = Enlarge
compatibility-says = { $theme }? First { $first }, then { $second }.
compatibility-headline-nothing = Nobody agrees on anything!
compatibility-headline-best = { $seat } and { $other } match best: +{ $points }
compatibility-headline-level = +{ $points } for several: like minds
compatibility-headline-perfect = Telepathy! { $seat } and { $other }: +{ $points }

## For those who are new to the game

hint-choosing = Choose the same pictures as your partner, or as the leader: those that suit the theme best, the first one in place 1. Nobody sees them until all the rows are shown. Then say that you are ready.
hint-exchanging = You swap two of your opponent’s pictures, without seeing which. A direct match may turn into an indirect one. You may also leave the row alone.
hint-scored = The same picture in the same place: 3 points. In another place: 2. A Double Stake on a direct match gives 3 more. Your pawn moves forward one space for each point.

## The pictures: their names, then what one sees in them

picture-ants = the ants
picture-attic = the attic
picture-bakery = the bakery
picture-balloon = the red balloon
picture-beanstalk = the beanstalk
picture-bed = the bed
picture-bicycle = the bicycle
picture-bridge = the bridge
picture-cake = the cake
picture-campfire = the campfire
picture-carousel = the carousel
picture-castle = the castle
picture-cave = the cave
picture-chest = the chest
picture-classroom = the classroom
picture-door = the door
picture-elephants = the elephants
picture-floe = the ice floe
picture-fox = the fox
picture-goal = the goal
picture-island = the island
picture-lanterns = the lanterns
picture-library = the library
picture-lighthouse = the lighthouse
picture-market = the market
picture-maze = the maze
picture-mirror = the mirror
picture-moon = the Moon
picture-musician = the musician
picture-nest = the nest
picture-painter = the painter
picture-picnic = the picnic
picture-race = the race
picture-rocket = the rocket
picture-rooftops = the rooftops
picture-scarecrow = the scarecrow
picture-snowman = the snowman
picture-stage = the stage
picture-station = the station
picture-summit = the summit
picture-throne = the throne
picture-tightrope = the tightrope walker
picture-tornado = the tornado
picture-umbrella = the umbrella
picture-volcano = the volcano
picture-wedding = the wedding
picture-well = the well
picture-whale = the whale
picture-window = the window
picture-workshop = the workshop

caption-ants = Ants carry a big strawberry to their hole
caption-attic = A rocking horse in an attic, in a shaft of sun
caption-bakery = At dawn a baker brings out loaves; a cat walks by
caption-balloon = A red balloon caught in a bare tree, a child below
caption-beanstalk = A giant stalk rises to the clouds; someone climbs it
caption-bed = A child reads in bed; a monster listens underneath
caption-bicycle = A bicycle among poppies; a hat flies off
caption-bridge = Two people meet on a rope bridge over a gorge
caption-cake = A cake with lit candles; a cat reaches out a paw
caption-campfire = A fire and a tent in a forest; eyes in the dark
caption-carousel = A wooden horse gallops off a carousel at dusk
caption-castle = A knight before a castle; a dragon flies past
caption-cave = By torchlight, two visitors before cave paintings
caption-chest = A chest full of gold lies open on the sea floor
caption-classroom = A paper plane crosses an empty classroom
caption-door = In the desert, a door opens onto the night
caption-elephants = Three elephants in line by the water at sunset
caption-floe = A bear and her cub on two floes drifting apart
caption-fox = A fox before an open henhouse, under the moon
caption-goal = In the rain, a goalkeeper dives and touches the ball
caption-island = An island, a palm tree, and a bottle drifting in
caption-lanterns = Lanterns float down a river at night
caption-library = Someone opens a book, and birds fly out
caption-lighthouse = A lighthouse finds a small boat in a storm
caption-market = Oranges roll away from a market stall
caption-maze = A child in a hedge maze, a ball in the middle
caption-mirror = A child sees a queen in a tall mirror
caption-moon = On the Moon, an astronaut waters a flower
caption-musician = An accordion under a street lamp; three cats listen
caption-nest = A chick hatches in a nest on a street lamp
caption-painter = Someone paints the sea on a bare wall
caption-picnic = A picnic with nobody there; a huge wave comes
caption-race = A tortoise beats a hare to the finish
caption-rocket = A rocket takes off at night; two children cheer
caption-rooftops = Two cats on the roofs under a full moon
caption-scarecrow = Crows perch on a scarecrow at sunset
caption-snowman = A snowman melts in a meadow of flowers
caption-stage = A mouse alone on stage, in the spotlight
caption-station = A train leaves; a suitcase stays on the platform
caption-summit = Someone plants a flag above the clouds
caption-throne = An empty throne, a crown on the floor, a frog
caption-tightrope = A tightrope walker above a town; a cat follows
caption-tornado = A tornado carries off a house and a hen
caption-umbrella = A yellow umbrella among dark ones in the rain
caption-volcano = A volcano erupts; two boats row away
caption-wedding = A couple leaves a church under confetti
caption-well = From inside a well: two faces, and a bucket coming down
caption-whale = A vast whale passes under a small boat
caption-window = A lit window in the snow, and footprints
caption-workshop = On a workbench, a robot raises its hand

## The themes: six a card, one for each face of the die

theme-t01-1 = The sea
theme-t01-2 = An explorer
theme-t01-3 = Midnight
theme-t01-4 = Stone
theme-t01-5 = A gardener
theme-t01-6 = Stars

theme-t02-1 = Being scared
theme-t02-2 = Victory
theme-t02-3 = Building
theme-t02-4 = Friendship
theme-t02-5 = Rules
theme-t02-6 = Sharing

theme-t03-1 = Morning
theme-t03-2 = Food
theme-t03-3 = A musician
theme-t03-4 = Full moon
theme-t03-5 = The funfair
theme-t03-6 = Speed

theme-t04-1 = Climbing
theme-t04-2 = Being alone
theme-t04-3 = Beauty
theme-t04-4 = Finding the way
theme-t04-5 = Poetry
theme-t04-6 = Growing old

theme-t05-1 = A pirate
theme-t05-2 = Tomorrow
theme-t05-3 = The countryside
theme-t05-4 = A clown
theme-t05-5 = The sun
theme-t05-6 = A dragon

theme-t06-1 = Passing time
theme-t06-2 = Dancing
theme-t06-3 = Envy
theme-t06-4 = A reward
theme-t06-5 = Discovering
theme-t06-6 = Coming home

theme-t07-1 = The city
theme-t07-2 = A ghost
theme-t07-3 = Sunday
theme-t07-4 = At the market
theme-t07-5 = Neat and tidy
theme-t07-6 = Parting

theme-t08-1 = Joy
theme-t08-2 = Danger
theme-t08-3 = Falling
theme-t08-4 = Dizzy heights
theme-t08-5 = Slow
theme-t08-6 = The circus

theme-t09-1 = Snug and warm
theme-t09-2 = The forest
theme-t09-3 = An astronaut
theme-t09-4 = A trap
theme-t09-5 = Planet Earth
theme-t09-6 = An athlete

theme-t10-1 = Leaving
theme-t10-2 = Pride
theme-t10-3 = Noise
theme-t10-4 = Dreaming
theme-t10-5 = Fame
theme-t10-6 = Machines

theme-t11-1 = A hero
theme-t11-2 = Holidays
theme-t11-3 = School
theme-t11-4 = A horse
theme-t11-5 = All the colours
theme-t11-6 = The beginning

theme-t12-1 = A secret
theme-t12-2 = Searching
theme-t12-3 = A sweet tooth
theme-t12-4 = Being different
theme-t12-5 = A big project
theme-t12-6 = The end

theme-t13-1 = Home
theme-t13-2 = A knight
theme-t13-3 = Dawn
theme-t13-4 = The theatre
theme-t13-5 = A spy
theme-t13-6 = Upside down

theme-t14-1 = Surprise
theme-t14-2 = Magic
theme-t14-3 = Escaping
theme-t14-4 = Too late
theme-t14-5 = A meeting
theme-t14-6 = Counting

theme-t15-1 = Night
theme-t15-2 = The street
theme-t15-3 = A detective
theme-t15-4 = White
theme-t15-5 = Treasure
theme-t15-6 = Getting lost

theme-t16-1 = Waiting
theme-t16-2 = Laughter
theme-t16-3 = Light
theme-t16-4 = Giving
theme-t16-5 = Softness
theme-t16-6 = Respect

theme-t17-1 = The crown
theme-t17-2 = Spring
theme-t17-3 = Water
theme-t17-4 = A bird
theme-t17-5 = Round and round
theme-t17-6 = Fairy tales

theme-t18-1 = Balance
theme-t18-2 = Working
theme-t18-3 = Happiness
theme-t18-4 = Trust
theme-t18-5 = Rescuing
theme-t18-6 = Disaster

theme-t19-1 = The garden
theme-t19-2 = An inventor
theme-t19-3 = Science fiction
theme-t19-4 = Shelter
theme-t19-5 = A bear
theme-t19-6 = The unknown

theme-t20-1 = Sadness
theme-t20-2 = Chance
theme-t20-3 = Sleeping
theme-t20-4 = A mess
theme-t20-5 = Money
theme-t20-6 = A promise

theme-t21-1 = Autumn
theme-t21-2 = The mountain
theme-t21-3 = A cat
theme-t21-4 = A party
theme-t21-5 = A cosy hut
theme-t21-6 = Come in!

theme-t22-1 = Cooking
theme-t22-2 = Tenderness
theme-t22-3 = Fire
theme-t22-4 = Watching
theme-t22-5 = Tired
theme-t22-6 = Vanishing

theme-t23-1 = A thief
theme-t23-2 = Bedtime
theme-t23-3 = The last train
theme-t23-4 = A scientist
theme-t23-5 = The seasons
theme-t23-6 = A team

theme-t24-1 = Freedom
theme-t24-2 = Running
theme-t24-3 = Homesick
theme-t24-4 = Power
theme-t24-5 = Singing
theme-t24-6 = Imagination

theme-t25-1 = Under water
theme-t25-2 = A monster
theme-t25-3 = A thunderstorm
theme-t25-4 = At the window
theme-t25-5 = A family
theme-t25-6 = Into the wild

theme-t26-1 = Anger
theme-t26-2 = A journey
theme-t26-3 = Painting
theme-t26-4 = Laziness
theme-t26-5 = Adventure
theme-t26-6 = Looking after

theme-t27-1 = Summer
theme-t27-2 = The wind
theme-t27-3 = A giant
theme-t27-4 = Harvest
theme-t27-5 = Thirst
theme-t27-6 = World’s end

theme-t28-1 = Hiding
theme-t28-2 = Courage
theme-t28-3 = Patience
theme-t28-4 = Dressing up
theme-t28-5 = A lie
theme-t28-6 = A message

theme-t29-1 = A witch
theme-t29-2 = Childhood
theme-t29-3 = The village
theme-t29-4 = A castaway
theme-t29-5 = Getting about
theme-t29-6 = Music

theme-t30-1 = Luck
theme-t30-2 = Learning
theme-t30-3 = Boredom
theme-t30-4 = Truth
theme-t30-5 = Forgetting
theme-t30-6 = A toy

theme-t31-1 = The sky
theme-t31-2 = A magician
theme-t31-3 = A birthday
theme-t31-4 = Up above
theme-t31-5 = In a museum
theme-t31-6 = Round things

theme-t32-1 = Love
theme-t32-2 = Silence
theme-t32-3 = Swimming
theme-t32-4 = Rain
theme-t32-5 = Not fair!
theme-t32-6 = In the shadows

theme-t33-1 = Evening
theme-t33-2 = The beach
theme-t33-3 = A farmer
theme-t33-4 = Birth
theme-t33-5 = Paradise
theme-t33-6 = Mischief

theme-t34-1 = Playing
theme-t34-2 = Hope
theme-t34-3 = Strength
theme-t34-4 = Listening
theme-t34-5 = Red
theme-t34-6 = A wish

theme-t35-1 = An artist
theme-t35-2 = The cold
theme-t35-3 = Crossing over
theme-t35-4 = The big bad wolf
theme-t35-5 = Blue
theme-t35-6 = Clothes

theme-t36-1 = Tiny
theme-t36-2 = Eating
theme-t36-3 = Curiosity
theme-t36-4 = Choosing
theme-t36-5 = Yellow
theme-t36-6 = Following

theme-t37-1 = Animals
theme-t37-2 = A princess
theme-t37-3 = A grey day
theme-t37-4 = A trade
theme-t37-5 = Green
theme-t37-6 = A guard

theme-t38-1 = Calm
theme-t38-2 = Mystery
theme-t38-3 = Jumping
theme-t38-4 = Can’t wait
theme-t38-5 = A robot
theme-t38-6 = Waking up

theme-t39-1 = Long ago
theme-t39-2 = A faraway land
theme-t39-3 = A captain
theme-t39-4 = Deep down
theme-t39-5 = Smells
theme-t39-6 = A feat

theme-t40-1 = Flying
theme-t40-2 = Shyness
theme-t40-3 = Fragile
theme-t40-4 = Writing
theme-t40-5 = Touch
theme-t40-6 = Change

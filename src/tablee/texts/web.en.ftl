# What the web client says.

## Everywhere

web-skip = Skip to the content
web-language = Language
web-home = Back to the home page
web-one-moment = One moment…
web-sure = Really: { $label }
web-rather-not = Cancel
web-understood = Got it
web-unreachable = The server isn’t responding. Try again in a moment.
web-no-such-page = There is nothing at this address.
web-answer-yes = yes
web-answer-no = no

## Home

web-your-name = Your name
web-in-class = In class
web-how-many = How many of you are playing?
web-shelf = { $people ->
    [one] For you and some bots
   *[other] For the { $people } of you
}
web-shelf-others = Not enough seats for all of you: play at two tables
web-players = { $least } to { $most } players
web-players-exactly = { $most } players
web-age = ages { $age }+
web-about-minutes = about { $minutes } minutes
web-difficulty = { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] tricky
   *[5] demanding
}
web-fits = { $bots ->
    [0] A seat for each of you, no bot needed
    [one] With { $bots } bot to complete the table
   *[other] With { $bots } bots to complete the table
}
web-too-few-seats = No more than { $most } at this table
web-play = Play
web-play-game = Play { $title }
web-play-hint = At once, with bots
web-invite = Invite
web-invite-game = Invite to { $title }
web-invite-hint = Open a room and share its link
web-rules = Rules
web-rules-of = Rules of { $title }
web-print = Print the cards
web-print-hint = A PDF on A4, to cut out and play at home
web-my-tables = My tables
web-older-tables = { $count ->
    [one] An older table
   *[other] { $count } older tables
}
web-with-bots = with bots
web-with = with { $names }
web-table-playing = match in progress
web-table-waiting = between matches
web-table-mine = your turn
web-table-turn = { $names } to play
web-table-won = { $names } won
web-table-broken = broken off
web-table-points = { $name } { $points }
web-quit = Remove
web-quit-of = Remove { $title } from my tables
web-quit-hint = You leave the room: only the invitation link leads back.
web-quit-last-hint = Nobody else has this room: it disappears, with its matches.
web-thanks = Thanks to the authors of the games. Their rules are explained here in our own words.
web-link-spent = This personal link has already been used, or is no longer valid. Make another one on your first device.
web-link-asks = This personal link is { $name }’s: this device would play in their place.
web-link-asks-known = You are { $name } here. If you go on, this device forgets that.
web-link-enter = Go on as { $name }
web-link-decline = No, leave everything as it is

## Coming in

web-invited-hint = Just tell us what to call you.
web-in-short = The rules in short
web-name-missing = We still need a name: yours, or a nickname.
web-enter = Come in
web-unknown-room = This link doesn’t lead to a room. It may have been renewed: ask for the new one.
web-removed = This room isn’t open to you.
web-line-lost = Connection lost. We’ll be back as soon as possible, and nothing is lost.

## The room

web-around-the-table = Round the table
web-seat = Seat { $number }
web-free-seat = Free seat
web-you = you
web-bot = bot
web-bot-random = random
web-bot-club = club player
web-bot-novice = beginner
web-bot-habitue = regular
web-bot-with-habits = { $level }, { $habits }
web-bot-of-level = Bot: { $level }
web-bot-for-seat = Who takes seat { $number }?
web-standing = { $count ->
    [one] { $names } has no seat yet, and would only watch.
   *[other] { $names } have no seat yet, and would only watch.
}
web-find-seat = Take a seat
web-find-seat-hint = Without a seat, you just watch.
web-bots-fill = Bots take the free seats.
web-sit = Sit
web-sit-on = Take seat { $number }
web-stand = Stand up
web-start = Start the match
web-again = Play again
web-host-starts = The host starts the match when everybody is ready.
web-leave-room = Leave the room
web-leave-room-hint = Your seat becomes free. You’ll find the room again in “My tables”.
web-who-is-here = Who is here
web-host = host
web-away = away
web-watching = watching
web-more = More
web-manage = More: { $name }
web-rename = Rename { $name }
web-remove = Remove { $name } from the room
web-name-here = Your name in this room
web-allow-chat = Chat is open
web-allow-spectators = Others may come and watch
web-allow-newcomers = Newcomers may come in with the invitation
web-invitation = Invite
web-invitation-hint = Anybody who opens this link, or scans this code, comes into the room.
web-invitation-link = Invitation link
web-qr = QR code of the invitation link
web-copy = Copy the link
web-copied = Copied.
web-share = Share
web-renew = Renew the link
web-tally = This evening
web-name = Name
web-wins = Wins
web-matches = Matches

## What is played

web-what-is-played = What is played
web-game = Game
web-number-of-seats = Number of seats
web-more-settings = Options and time
web-for-study = For study
web-compose = Compose…
web-compose-for = Compose a deck for { $title }
web-composed = A composed deck is in place.
web-not-composed = The cards chosen above.
web-composed-use = Play with this deck
web-composed-away = Remove it
web-composed-link = Link to this deck
web-official = The rules say: { $value }
web-pace = Pace of the bots
web-pace-calm = calm
web-pace-normal = normal
web-pace-brisk = brisk
web-pace-none = no waiting
web-pace-mine = at my own pace
web-turn-time = Time for a move
web-absent-time = How long to wait for an absent player
web-no-limit = no limit
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## The table

web-the-table = The house
web-the-table-now = On the table
web-in-words = In words
web-hurry = Faster
web-go-on = Next
web-my-settings = My settings
web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-own-pace = At my own pace
web-own-pace-hint = When I play alone, the bots wait until I say “next” or tap the table.
web-tap-twice = Two taps to play a card: the first one lifts it
web-one-key = With one key
web-one-key-hint = My cards flip by themselves; the space bar, or the totem, grabs.
web-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-sounds = Sounds
# What is dealt, played and scored in one go. A game may have a word of its own for it.
-deal = { $case ->
    [upper] Deal
   *[lower] deal
}
web-deal = { -deal(case: "upper") } { $number }
web-score = Points:
web-to-play = to play
web-stand-in = stand-in
web-absent = absent
web-offline = offline
web-looks-away = looking elsewhere
web-left = gone
web-dealer = dealer
web-team = team { $number }
web-closed-match = A match is in progress behind closed doors. You can wait here until it ends.
web-take-seat = Take the seat
web-take-seat-of = Take seat { $number } from the next { -deal } on
web-take-seat-hint = At the next { -deal }, this bot gives you its seat.
web-give-up-seat = Keep watching
web-then = then { $name }
web-waiting-for = { $count ->
    [0] The house is getting things ready…
   *[other] Waiting for { $names }.
}
web-title-turn = Your turn – { $title }
web-pause = Pause
web-resume = Resume
web-paused = { $name } has paused the match.
web-clock = { $purpose }: { $seconds } s
web-paused-by-host = The match is paused for now.
web-next-deal = Next { -deal }
web-leave = Leave the match
web-leave-hint = A bot keeps your seat. The link or “My tables” gives it back.
web-break-off = End the match
web-break-off-hint = For everybody, without a ranking or a winner.
web-broken-off = Broken off
web-broken-off-by = { $name } has ended the match: there is no ranking.
web-deal-told = A new { -deal }.
web-deal-over = The { -deal } is over.
web-no-points = Nobody scores any points in this { -deal }.
web-best-of-deal = { $points ->
    [one] { $names }: { $points } point
   *[other] { $names }: { $points } points
}
web-match-over = The match is over.
web-last-deal = The last { -deal }
web-continue = Continue
web-see-table = See the table
web-see-score = See the score
web-see-show = See it again
web-see-account = See the breakdown
web-others-read = { $count ->
    [0] Going on in a moment.
   *[other] Still waiting for { $names }.
}
web-won = { $count ->
    [one] { $names } wins!
   *[other] A shared win: { $names }!
}
web-won-together = { $names } win!
web-to-room = Back to the room
web-another-game = Another game
web-another-game-hint = Everybody stays, and the link is the same.
web-open-article = Read article §{ $number }
web-read-article = Why? Read article { $number }
web-is-absent = { $name } has gone.
web-want-stand-in = A stand-in
web-wait = Keep waiting
web-tap-again = Tap again to play.
web-answer = Answer

## Beside the table

web-glossary = Glossary
web-rulings = Rulings
web-every-table = At every table
web-contents = Contents
web-chat-heard = { $name } says: { $text }
web-unread = { $count ->
    [one] unread
   *[other] unread
}
web-room = Room
web-papers = Beside the table
web-fold-papers = Fold the panel away
web-log = Log
web-nothing-happened = Nothing yet.
web-scores = Scores
web-deal-column = { -deal(case: "upper") }
web-open-deal = Read { -deal } { $number } again
web-total = Total
web-chart = The course of the match, { -deal } by { -deal }
web-chat = Chat
web-nothing-said = Nobody has said anything yet.
web-your-words = Your message
web-send = Send
web-reactions = Reactions
web-reaction-thanks = Thank you
web-reaction-think = I’m thinking
web-reaction-ouch = Ouch
web-reaction-wow = Oh!
web-reaction-laugh = Ha ha
web-reaction-bravo = Well done

## Looking back at a match

web-look-back = Look back at the match
web-look-back-so-far = Look back at the match so far (new tab)
web-my-matches = Matches played, to look back at
web-replay = Looking back
web-replay-of = { $title }: looking back
web-replay-view = View
web-time-line = Moment of the match
web-replay-position = { -deal(case: "upper") } { $deal }, move { $move } of { $moves }
web-replay-move = Move { $move } of { $moves }
web-replay-first = To the start
web-replay-back = Previous move
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next move
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast
web-replay-deals = { -deal(case: "upper") }s
web-replay-eyes = Seen by
web-replay-mine = { $name } (you)
web-replay-public = the public
web-replay-open = Open cards
web-replay-held = Everybody’s cards
web-replay-own = The match is still on: you see again what you saw, and nothing else.
web-replay-keep = Share or keep
web-replay-share = Share a link
web-replay-share-hint = Anybody with this link can look back at the match, with open cards. The players’ names aren’t in it.
web-replay-unshare = Stop sharing
web-replay-link = Link to the match
web-replay-download = Download the record
web-replay-room = Back to the room
web-zone-hand = in hand
web-zone-stock = the stock
web-zone-down = face down
web-zone-card = card played
web-zone-table = on the table
web-zone-catch = being taken
web-zone-returned = card given back
web-zone-pile = cards won
web-zone-row = row
web-zone-album = album
web-zone-spare = places not used
web-zone-choice = the choice

## Hearing the table, discovering it

web-nothing-there = Nothing to say about that just now.
web-read-score = { $names }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-read-deals = { $names }: { $deals }.
web-keys = Keys
web-keys-hint = One key, and your screen reader says what you ask for. If it uses letters itself, switch to its focus mode first.
web-keys-on = Single keys read the table aloud
web-key-hand = my cards
web-key-centre = the middle of the table
web-key-stakes = what is at stake: bids, contract, what is played for
web-key-seats = what lies in front of each player
web-key-before = what was just cleared away
web-key-scores = the scores
web-key-turn = whose turn it is, and what is asked
web-key-all = the whole table
web-key-next = next: hurry the bots
web-key-help = this help
web-close = Close
web-first-time = First time?
web-explain = Explain
web-goal = The goal: { $goal }.
web-no-hints = No more hints
web-hints-on = Explain what is new to me

## The sheets of a class

web-sheets = Class sheets
web-sheets-print = Print the sheets
web-sheets-csv = Download for a spreadsheet (CSV)
web-sheets-whole = The whole class
web-sheets-none = No match played.
web-sheets-nothing = Nothing to report.
web-sheets-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
web-sheets-topic = Topic
web-sheets-right = right
web-sheets-wrong = mistake
web-sheets-caught = noticed by another
web-sheets-missed = missed
web-sheets-pupils = pupils concerned
web-sheets-confused = Mistakes and missed pairs, by what was put together
web-sheets-of = of { $count }
web-sheets-told = Most often
web-sheets-noticed = { $count ->
    [one] Noticed by another player.
   *[other] Noticed { $count } times by other players.
}
web-sheets-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
web-sheets-unread = { $count ->
    [one] { $count } match couldn’t be read again: its rules have changed since.
   *[other] { $count } matches couldn’t be read again: their rules have changed since.
}

## Privacy

web-privacy = Privacy
web-privacy-cookie = A single cookie recognises you from one visit to the next. It serves no other purpose.
web-privacy-name = We keep the name you give and your language, and nothing else about you: no address, no email, no password.
web-privacy-settings = Your settings (sounds, keys, pace, how many of you are playing) stay on this device. So do the groups you make of your cards in Rummü and what has been explained to you already, until you erase your data or sign out this device.
web-privacy-tables = Unfinished matches are deleted after thirty days; finished ones after the time set by the person who runs this server.
web-privacy-class = A class (first names, tables and all that was played in it) is deleted { $hours ->
    [one] one hour
    [24] one day
   *[other] { $hours } hours
} after it was opened, or as soon as its teacher ends it. Nobody needs an account for it.
web-privacy-chat = The chat disappears with its table.
web-privacy-nothing-else = This page asks no other server for anything: no analytics, no advertising.
web-other-device = Another device
web-other-device-hint = This personal link opens your tables on another device. Don’t give it to anybody: whoever opens it plays in your place.
web-personal-link = Personal link
web-make-link = Make a personal link
web-link-made = The link is ready. It works once.
web-revoke = Sign out my other devices
web-revoked = Only this device stays signed in.
web-devices = Devices signed in
web-this-device = This device
web-device-times = Added on { $added }, last seen on { $seen }
web-revoke-device = Sign out
web-revoke-device-name = Sign out the device added on { $added }
web-revoke-this = Sign out this device
web-revoke-this-hint = On a shared computer, nobody will come back as you. But without another device signed in, you can’t come back either. Your seats stay as they are; what this device kept of your games is erased.
web-device-revoked = That device is signed out.
web-forget = Erase my data
web-forget-hint = Your name, your seats, your cookie and what this device kept of your games disappear. This can’t be undone.
web-forgotten = Done: we no longer know who you are.

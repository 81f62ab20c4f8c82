# The command line and the laboratory.

## Help

cli-about = A library of games that plays by the rule book and explains itself.
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-games = [GAME]…
cli-metavar-article = [ARTICLE]
cli-metavar-file = FILE
cli-metavar-limit = NAME=NUMBER
cli-help-help = shows this help
cli-help-version = shows the version, whether the rules are compiled, and from which source
cli-help-lang = the language; by default, the system’s
cli-help-json = as JSON, for a program

cli-about-games = The games on the shelf: names, seats, options and their official values.
cli-help-all = also the hidden games, which TABLEE_GAMES names

cli-about-rules = The rulebook of a game, or one article of it.
cli-help-book = a game, by its name; “table” for what holds at every table
cli-help-article = an article (3.2), a chapter (3), a ruling (r7); 0 for the essentials

cli-about-print = The cards of a game as a PDF, to cut out and play with.
cli-help-output = the file to write (by default, tablee-GAME.pdf)

cli-help-game = a game, by its name
cli-about-simulate = Lets bots play and counts the results.
cli-help-seats = number of seats
cli-help-deals = number of deals, or of matches with --match
cli-help-seed = the seed, any text: the same seed gives the same matches
cli-help-option = an option of the game; as often as needed
cli-help-match = whole matches, instead of matches of one deal
cli-help-rng = where chance comes from: “fast” (the default), or “fair”, as at a table
cli-help-bot-seconds = the time that a bot has to answer, in seconds (10 by default)
cli-help-jobs = number of processes (by default, one per core); the result doesn’t depend on it
cli-help-bots = one bot for all, or one for each seat; a name or package.module:Class (by default, “random”)
cli-help-record = writes the records to this file, one per line

cli-about-duel = Compares two bots on the same deals, in all seats.
cli-help-duel-bots = the candidate, then the one that it is compared with

cli-about-replay = Replays records, move by move.
cli-help-file = a file of records; “-” for standard input
cli-help-full = the whole state after every move, as JSON lines

cli-about-lessons = Tells what can be learnt from records: what was right, wrong or missed.
cli-outcome = { $outcome ->
    [right] right
    [wrong] mistake
   *[missed] missed
}
cli-no-lessons = Nothing to learn from this match.

cli-about-verify = Replays records and checks moves, scores and digest.

cli-about-bench = Measures the speed of the rules, compiled and interpreted.
cli-help-games = games, by their names; by default, the whole shelf
cli-help-bench-seats = number of seats (by default, the fewest)
cli-help-rounds = number of measurements of each kind (5 by default)
cli-help-seconds = how long a measurement takes, in seconds (0.2 by default)

## Wrong calls

cli-unknown = { $kind ->
    [option] There is no option { $name }.
   *[command] There is no command “{ $name }”.
}
cli-unknown-but = { $kind ->
    [option] There is no option { $name }. Did you mean { $near }?
   *[command] There is no command “{ $name }”. Did you mean { $near }?
}
cli-missing-argument = The argument { $name } is missing.
cli-missing-option = The option { $name } is missing.
cli-extra-argument = There is an argument too many: “{ $value }”.
cli-option-needs-value = The option { $option } needs a value.
cli-option-without-value = The option { $option } takes no value.
cli-not-whole = { $option } takes a whole number, at least { $least }, not “{ $value }”.
cli-not-seconds = { $option } takes a time in seconds, not “{ $value }”.
cli-not-one-of = { $option } is one of { $choices }, not “{ $value }”.
cli-not-a-pair = { $option } is written name=value, not “{ $value }”.
cli-see-help = More about it: { $command } --help
cli-printed = { $cards } cards on { $pages } pages of A4: { $file }. Print them at actual size (100%).
cli-no-article = “{ $title }” has no article “{ $article }”. There are: { $choices }.

## Files

file-missing = The file “{ $file }” doesn’t exist.
file-is-folder = “{ $file }” is a folder, not a file.
file-forbidden = Access to the file “{ $file }” is denied.
file-no-room = There is no room left for the file “{ $file }”.
file-trouble = The system refuses the file “{ $file }” ({ $code }).
file-empty = The file “{ $file }” is empty.
file-gap = { $file }, line { $line }: the line is empty.
file-long-line = { $file }, line { $line }: the line is longer than any record.
file-no-folder = The file “{ $file }” can’t be written: there is no folder “{ $folder }”.
file-not-utf-8 = { $file }, line { $line }: this isn’t UTF-8 text.
cli-at-line = { $file }, line { $line }:

## Bots and laboratory

bot-unknown = There is no bot “{ $bot }”. The bots are: { $choices }.
bot-no-module = For the bot “{ $bot }” there is no module “{ $module }”.
bot-broken-module = The module { $module } can’t be imported: { $error }.
bot-no-class = For the bot “{ $bot }” the module { $module } has no class “{ $class }”.
bot-not-a-bot = For the bot “{ $bot }”: “{ $class }” isn’t a class derived from Bot.
match-endless = Match { $match } had no end after { $n } moves. “--option deals=K” ends it after K deals.
bot-raised = The bot { $bot } (seat { $seat }) failed in match { $match } at move { $n }: { $error } ({ $file }, line { $line }).
bot-too-slow = The bot { $bot } (seat { $seat }) didn’t answer in time in match { $match } at move { $n } (see --bot-seconds).
bot-no-move = The bot { $bot } (seat { $seat }) answered in match { $match } at move { $n } what isn’t a move of this game: “{ $move }”.
bot-illegal-move = The bot { $bot } (seat { $seat }) wanted in match { $match } at move { $n } a move that the rules refuse: “{ $move }” (article { $article }).
bot-waits = The bot { $bot } (seat { $seat }) waits in match { $match } at move { $n }, where it must move.
lab-seats = { $seats ->
    [one] “{ $game }” is played with { $least } to { $most } seats, not with { $seats } seat.
   *[other] “{ $game }” is played with { $least } to { $most } seats, not with { $seats } seats.
}
lab-seats-fixed = { $seats ->
    [one] “{ $game }” is played with { $most } seats, not with { $seats } seat.
   *[other] “{ $game }” is played with { $most } seats, not with { $seats } seats.
}
lab-bots = Name one bot for all or one for each seat: { $bots } bots for { $seats } seats don’t fit.
lab-duel-bots = A duel is between two bots (--bots a,b), not { $bots }.
lab-deals-need-match = Without --match a match has one deal: the option “deals” makes sense only with --match.
lab-option-twice = The option “{ $name }” is set twice.
lab-rng = There is no stream “{ $rng }”. There are: { $choices }.
lab-seed = The seed isn’t UTF-8 text.
lab-lost-worker = One of the laboratory’s processes ended in the middle of its work: killed, or out of memory.

## Results

cli-points = { NUMBER($value, maximumFractionDigits: 3) }
cli-rounded = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-whole = { NUMBER($value) }
cli-per-cent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-no-games = The shelf is empty.
cli-game = { $name }: { $title }, { $least } to { $most } seats
cli-game-fixed = { $name }: { $title }, { $most } seats
cli-game-bots = bots: { $bots }
cli-from-to = { $least } to { $most }
cli-composed = a text of { $most } characters at most
cli-by-seat = for each seat, { $least } to { $most }
cli-progress = Matches
cli-head-deals = { $matches ->
    [one] { $title }, { $seats } seats, { $matches } deal, seed “{ $seed }”
   *[other] { $title }, { $seats } seats, { $matches } deals, seed “{ $seed }”
}
cli-head-matches = { $matches ->
    [one] { $title }, { $seats } seats, { $matches } match, seed “{ $seed }”
   *[other] { $title }, { $seats } seats, { $matches } matches, seed “{ $seed }”
}
cli-column-seats = seats
cli-column-bots = bots
cli-column-mean = mean
cli-column-deviation = deviation
cli-column-wins = wins
cli-column-game = game
cli-column-measure = measure
cli-column-compiled = compiled
cli-column-interpreted = interpreted
cli-column-ratio = ratio
cli-pace = { NUMBER($moves) } moves in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($rate) } a second
cli-margin = { $candidate } against { $baseline }: { $mean } points a deal (95% interval: { $low } to { $high })
cli-wins = { $candidate } wins { $wins } (equal strength would win { $equal })
cli-bench-unit = Moves a second (copies a second for “copy”): the best measurement and, in brackets, the median.
cli-bench-interpreted = Nothing compiled to measure: { $reason }.
cli-match = { $title }, rules { $rules }, { $seats } seats, seed “{ $seed }” ({ $rng })
cli-line = Line { $line }:
cli-seat = { $seat ->
    [house] the house
   *[other] seat { $seat }
}
cli-scores = Scores: { $scores }
cli-match-over = The match is over.
cli-match-unfinished = The match isn’t finished.
cli-verified = { $records ->
    [one] { $records } record verified.
   *[other] { $records } records verified.
}
cli-compiled = compiled rules, source { $source }
cli-interpreted = interpreted rules ({ $reason }), source { $source }
cli-interrupted = Interrupted.
cli-bad-text = The texts of a game are faulty: { $said }.
cli-about-serve = Serves Tablée in the browser, and says at which address.
cli-about-backup = Backs the database up, even while the server runs.
cli-about-restore = Puts a backup in place of the database, while no server is running.
cli-help-host = the address to listen on (all by default)
cli-help-port = the port (8321 by default; 0: any free one)
cli-help-database = the file of the database
cli-help-public-url = the public address, if an https proxy stands in front of the server
cli-help-class-hours = for how many hours a class is kept from when it is opened (24)
cli-help-trusted-proxy = believe the proxy about the visitors’ addresses
cli-help-allowed-host = another name by which people reach the server; may be repeated
cli-help-limit = another limit for an address, a person or a room; may be repeated
limit-unknown = There is no limit “{ $name }”. The limits are: { $names }.
limit-no-number = The limit { $name } is a whole number, not “{ $value }”.
cli-help-trusted-pongs = believe players’ pages about how long their line takes, where speed decides
cli-help-backup-file = the file of the backup

## A bot from elsewhere

cli-about-sit = Seats a bot at a table online, by its invitation.
cli-metavar-name = NAME
cli-help-sit-url = the invitation, as the room shows it: http://address/r/…
cli-help-sit-bot = the bot: a name (random, club…) or package.module:Class
cli-help-sit-name = the bot’s name at the table (“Bot” by default)
cli-help-sit-seat = the seat, counted from 1; by default, a free one
sit-not-an-invitation = “{ $url }” isn’t an invitation: these are written http://address/r/link.
sit-unreachable = Nobody answers at { $address } ({ $error }).
sit-not-tablee = What answers at { $address } isn’t a Tablée server.
sit-no-seat = There is no free seat in this room.
sit-sent-away = The server has ended the visit.
sit-seated = { $name } has seat { $seat } ({ $game }). Ctrl-C to leave.
sit-next-deal = { $name } takes seat { $seat } ({ $game }) at the next deal. Ctrl-C to leave.
sit-broken-off = The match was broken off; score so far: { NUMBER($score, maximumFractionDigits: 2) }.
sit-over = The match is over: place { NUMBER($place) } of { $teams }, score { NUMBER($score, maximumFractionDigits: 2) }. Waiting for the next one.
sit-lost = The connection is lost. Trying again in { NUMBER($seconds) } s.
sit-refused = The server refuses the move “{ $move }”: { $why }
sit-no-move = The bot { $bot } answered “{ $move }”, which wasn’t offered: a move is drawn by lot.
sit-bot-failed = The bot { $bot } failed ({ $error }): it starts afresh, and if need be a move is drawn by lot.
sit-bot-broken = The bot { $bot } can’t be seated: { $error }.

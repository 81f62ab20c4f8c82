# A class: what the server and the web client say of it.

## Where one starts

web-class-title = In class
web-class-have-code = I have a code
web-class-code-hint = It is on the board: six letters and digits.
web-class-code = Class code
web-class-go = Come in
web-class-teach = I’m a teacher
web-class-teach-hint = One code for everybody, as many tables as you need, and all of them in view. No accounts; everything is deleted { $hours ->
    [one] an hour
    [24] a day
   *[other] { $hours } hours
} later.
web-class-teacher-name = Your name, as the pupils will see it
web-class-seats = Pupils per table
web-class-open = Open a class
web-class-mine = My classes
web-class-of-game = { $title }, code { $code }

## Coming in

web-class-of = { $teacher }’s class
web-class-first-name = Your first name
web-class-pick = Who are you?
web-class-not-listed = I’m not on the list
web-class-taken-mark = already here
web-class-join = Sit down
web-class-hello = Hello { $name }!
web-class-to-my-table = To my table
web-class-somebody-else = I’m somebody else
web-class-is-it-you = { $name } is already here. Is it you, on another device?
web-class-ask-back = Yes, ask to come back
web-class-other-name = No: I’ll give another name
web-class-show-sign = Show this number to { $teacher }
web-class-waiting-nod = As soon as { $teacher } agrees, you’ll be back at your table.
web-class-starts-soon = { $teacher } will start the match; it opens here by itself.
web-class-next-deal = A match is in progress: you’ll join in at the next deal.
web-class-with = At your table

## The teacher’s page

web-class-wall = Enlarge
web-class-wall-hint = Open this address, or scan it:
web-class-kept-until = Everything will be deleted on { $when }
web-class-back = Back to the class
web-class-pupils = { $count ->
    [0] Nobody yet
    [one] { $count } pupil
   *[other] { $count } pupils
}
web-class-for-all = All tables
web-class-start = Start
web-class-pause = Pause
web-class-resume = Resume
web-class-deal = Next deal
web-class-stop = Stop
web-class-stop-hint = The matches end here, and nobody has won.
web-class-again = Another match
web-class-message = Message to all
web-class-send = Send
web-class-sent = Sent.
web-class-table = Table { $number }
web-class-new-table = New table
web-class-drop-here = Drop a pupil here
web-class-empty = Show the code: pupils appear here as they arrive.
web-class-spread = Even out
web-class-spread-hint = As few tables as possible, with about the same number of pupils at each
web-class-state-idle = ready
web-class-state-playing = playing
web-class-state-paused = paused
web-class-state-scored = between deals
web-class-state-over = over
web-class-deal-number = deal { $number }
web-class-waits = to play
web-class-away = away
web-class-late = from the next deal on
web-class-bot = bot
web-class-free = free
web-class-points = { $points } pts
web-class-returns = Asking to come back
web-class-asks = { $name } asks to come back. Number on the device:
web-class-let-in = Let in
web-class-refuse = Refuse
web-class-move = Move { $name }
web-class-move-to = Move to
web-class-here-now = is here
web-class-full-table = full
web-class-rename = Change the name
web-class-save = Save
web-class-remove = Remove from the class
web-class-remove-hint = This device can’t come in any more.
web-class-settings = The class
web-class-settings-fold = Settings and class list
web-class-roster = First names, one per line
web-class-roster-hint = Pupils then pick theirs. Optional.
web-class-roster-save = Keep the list
web-class-kept-list = { $count ->
    [0] No list.
    [one] One name on the list.
   *[other] { $count } names on the list.
}
web-class-chat = Pupils at a table may write to each other
web-class-close = End the class
web-class-close-hint = Names, tables and matches are deleted at once.
web-class-fixed = This can’t be changed during a match.

## What the server refuses

class-unknown = No class has this code. Check it on the board.
class-too-many-guesses = Too many wrong codes: wait a few minutes.
class-teacher-only = Only the teacher can do that.
class-teacher-stays = The teacher belongs to every table of the class.
class-name-taken = Somebody here is already called “{ $name }”.
class-no-such-pupil = Nobody by this name is in the class.
class-no-such-table = This table is gone.
class-table-full = This table is full.
class-full = The class is full: { $most } pupils at most.
class-removed = The teacher has removed you from this class.
class-return-gone = The teacher hasn’t let you in, or it took too long: ask again.
class-nothing-to-do = There is no table where this can be done now.

# The server.

## What is kept

store-full = There is no room left on the server’s disk: nothing was recorded. Try again in a moment.
store-read-only = The server can no longer write to its database: nothing was recorded. Try again in a moment.
store-locked = Another program is using the server’s database: nothing was recorded. Try again in a moment.
store-damaged = The server’s database is damaged: nothing was recorded. Whoever hosts it must restore a backup.
store-trouble = The server’s database isn’t responding ({ $code }): nothing was recorded. Try again in a moment.
store-closed = The server is stopping: nothing was recorded.
store-moved = The files of the server’s database were moved, replaced or deleted: nothing was recorded. Whoever hosts it must restart the server.
store-conflict = Somebody else has written there in the meantime: nothing was recorded.
store-gone = What you wanted to change no longer exists.
store-gap = Moves are missing at the table { $table }: the database is damaged. Restore a backup.
store-broken = The database “{ $file }” is damaged, or isn’t a database. Restore a backup.
store-foreign = “{ $file }” is the database of another program, not of Tablée.
store-newer = The database “{ $file }” is of a newer Tablée (step { $number }; this one knows { $ours }): bring Tablée up to date.
store-changed = The database “{ $file }” was made by another Tablée: its step { $number } isn’t the one here.
store-setting = SQLite doesn’t keep the setting { $setting } = { $wanted } on this disk (it gives { $found }): choose a local disk.
store-in-use = The database “{ $file }” is used by another program: a server, or a restore. Stop it first.
store-served = Another server already serves the database “{ $file }”: stop it first, or choose another file with --database.
store-same-file = “{ $file }” is the database itself: choose another file.
store-key-broken = The key “{ $file }” is damaged. Delete it to get a new one: everybody will have to come back by their link.

## The server says where it is

serve-here = Tablée is waiting for you: { $address }
serve-invite = For your guests, on the same network: { $address }
serve-alone = No network address: only this computer can connect.
serve-port = The server can’t listen on { $host }, port { $port }: { $error }.
serve-no-host = “{ $host }” isn’t an address of this machine.
backup-made = The backup is in “{ $file }”.
backup-restored = The database “{ $file }” is restored.
backup-kept = The old database is kept in “{ $file }”.
server-restarting = The server is restarting; the match will go on by itself.

## What a link shows before it is opened

site-tagline = Real card games, with friends, with bots, or both.
invitation = { $host } invites you to play { $title }

## The room

room-unknown = This link doesn’t lead to a room. Ask for a new one.
room-not-a-member = You don’t belong to this room.
room-removed = The host has removed you from this room.
room-full = The room is full: { $most } people at most.
room-host-only = Only the host of the room can do that.
room-host-stays = The host can’t remove themselves.
room-no-spectators = The host doesn’t allow spectators during the match.
room-closed = The host has closed this room to newcomers.
room-no-such-seat = There is no seat { $number }.
room-seat-taken = This seat is taken.
room-no-such-bot = There is no bot “{ $bot }” for this game.
room-match-running = Wait for the end of the match.
room-seats = This game is for { $least } to { $most } players.
room-no-such-pace = There is no pace “{ $pace }”.
room-not-alone = “At my own pace” is for people who play alone with bots: with several players, the table doesn’t wait for just one.
room-turn-time = The time for a turn is from 0 (no limit) to { $most } seconds.
room-absent-time = An absent player is waited for from { $least } to { $most } seconds.
rooms-too-many = You have opened many rooms: wait a little.
rooms-too-many-kept = You are already the host of { $most } rooms: leave one that you no longer need.
house-full = This server can’t hold any more rooms: come back later.
print-failed = The cards couldn’t be printed: try again in a moment.
sheets-failed = The sheets can’t be made just now: try again in a moment.
room-pages = So many pages of this room are open ({ $most }) that no other fits: close one.
classes-too-many = You already have { $most } classes open: end one that you no longer need.
class-rooms-too-many = This class can’t open another table: its teacher already has { $most } rooms and tables, as many as one person may.
class-tables-too-many = This class has closed { $most } tables, as many as it may: go on with those that are open.
room-keeps-too-much = This room keeps { $most } MB of matches, as much as it may: open another one for the next.
host-keeps-too-much = You are the host of rooms that keep { $most } MB of matches, as much as they may: leave one that you no longer need.
disk-nearly-full = The server’s disk is nearly full: nothing new can begin. What is being played goes on.
moves-too-many = So much has been played in this room in the last few hours that it has to slow down: wait a moment.
guest-unnamed = Guest
name-empty = You need a name that people can read.
name-taken = Somebody here is already called “{ $name }”.

## A class

class-by-code = This table belongs to a class: come in with its code.
class-over = The lesson is over: this class is deleted.
class-told = { $name }: { $text }

## The table

table-not-running = There is no match in progress.
table-not-seated = You have no seat at this table.
table-not-alone = With several players, nobody hurries the bots: everybody must be able to follow.
table-no-move = “{ $move }” isn’t a move of this game.
seat-not-absent = This player isn’t absent.
table-lost = The last match couldn’t be brought back: its data is damaged, or this server no longer knows its rules. The room is free for another.
table-failed = The server couldn’t carry that out: what was claimed doesn’t count, and the match goes on.
table-one-by-one = One of these moves shows a card: play them one by one.
seat-given-back = { $moves ->
    [0] Welcome back: the stand-in gives you your seat and hasn’t moved.
    [one] Welcome back: the stand-in gives you your seat. It made one move for you.
   *[other] Welcome back: the stand-in gives you your seat. It made { $moves } moves for you.
}
seat-left = { $seat } has left the match: a bot plays instead.
chat-off = The host has closed the chat.
chat-too-fast = Slow down: wait a moment before you write again.
chat-empty = There is nothing in this message.
command-unknown = The server doesn’t know this request.

## What isn’t understood

message-unreadable = The server didn’t understand this message.
message-too-long = This message is too long.
messages-too-many = Too many messages at once: slow down.
requests-too-many = Too many requests at once: wait a moment.
sockets-too-many = Too many pages are open: close one.
request-foreign = This request doesn’t come from a page of Tablée.
host-unknown = This server isn’t called “{ $host }”. Whoever runs it can allow that name: see --allowed-host.
page-unknown = There is no such page.
me-unknown = We don’t know you here yet.
device-unknown = None of your devices is signed in by that name.
link-spent = This personal link has already been used, or is too old.
replay-unknown = There is no match to look back at here, or it isn’t open to you.
replay-not-over = The match isn’t over: it can’t be shared yet.
replay-from-memory = This match is played from memory: you may look back when it is over.
replay-own-seat = While the match lasts, you can only look back at what you saw yourself.
replay-failed = This match can’t be shown just now: try again in a moment.
replay-other-rules = The rules of this game have changed since: this match can’t be replayed any more.
table-paused = The match is paused.
table-paused-by-host = The host has paused the match: only the host can resume it.
table-other-view = The table has changed in the meantime: look again, and choose again.
chat-closed = Nobody talks now: the choices are sealed.

## The sheets of a class, for spreadsheets

sheet-column-pupil = pupil
sheet-column-game = game
sheet-column-topic = topic
sheet-column-right = right
sheet-column-wrong = mistake
sheet-column-caught = noticed by another player
sheet-column-missed = missed

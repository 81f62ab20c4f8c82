"""Every message between the server and a client, in one place. docs/protocol.md explains them.

What a client sends is strict: an unknown field or a wrong type is refused. The TypeScript types of
the browser client are generated from this module (`make wire`).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from tablee.engine.shown import Happened
from tablee.engine.shown import View as Seen
from tablee.engine.words import Params, ScoreLine, Sentence, Text

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_MOVES = 20
LONGEST_ROSTER = 60
LONGEST_OPTION = 12_000  # composed by people; all others are short, which their game checks

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_NAME)]
ShortText = Annotated[str, msgspec.Meta(max_length=100)]
OptionText = Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Close(IntEnum):
    """Why the server closes a socket. After the first three nobody comes back by itself."""

    UNKNOWN_ROOM = 4001
    NOT_LET_IN = 4003  # or sent away
    LEFT = 4004  # as they asked to
    MISBEHAVING = 1008
    RESTARTING = 1012
    TRY_LATER = 1013  # too slow to follow, or the server can't write


# What a client sends


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Something to do. Its id makes a retry harmless: the same id gets the same answer."""

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """One move or several, made all or none, in answer to a view.

    They count if what this seat is asked hasn't changed since that view.
    """

    table: ShortText
    view: Number
    moves: Annotated[list[ShortText], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class Claim(Command, frozen=True, tag="claim"):
    """I was first, by what this view showed me. The answer says nothing; the house decides."""

    table: ShortText
    view: Number
    claim: ShortText


class Ping(Command, frozen=True, tag="ping"):
    """Are you there? A page can't see the pings of the socket itself."""


class Look(Command, frozen=True, tag="look"):
    """Whether this page is out of sight; said where speed decides, so that others know."""

    away: bool


class Pause(Command, frozen=True, tag="pause"):
    """All clocks stop, or go on; a player may ask for either."""

    table: ShortText
    wanted: bool


class BreakOff(Command, frozen=True, tag="break-off"):
    """The host ends the match; nobody has won."""

    table: ShortText


class Continue(Command, frozen=True, tag="continue"):
    """I have read the score: the next deal may come."""

    table: ShortText


class Hurry(Command, frozen=True, tag="hurry"):
    """I play alone with bots: the next of them needn't wait."""

    table: ShortText


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; during a match a bot's seat, from the next deal on."""

    seat: Number


class Stand(Command, frozen=True, tag="stand"):
    """Leave my seat and watch; during a match: no longer wait for a bot's seat."""


class Leave(Command, frozen=True, tag="leave"):
    """Go: a bot keeps my seat until I come back, or, between matches, it is free."""


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot on a free seat, or takes it away (an empty name)."""

    seat: Number
    bot: ShortText


class Configure(Command, frozen=True, tag="configure"):
    """The host chooses what is played and how."""

    game: ShortText
    seats: Number
    options: dict[ShortText, OptionText]
    pace: ShortText
    turn_seconds: Number  # 0: no limit
    absent_seconds: Number


class SetPace(Command, frozen=True, tag="set-pace"):
    """How fast bots and the house move, in the middle of a match, too."""

    pace: ShortText


class Start(Command, frozen=True, tag="start"):
    """The host begins a match; seats that are free get a bot."""


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class Rename(Command, frozen=True, tag="rename"):
    """My own name; the host may rename anybody."""

    person: ShortText
    name: Name


class Remove(Command, frozen=True, tag="remove"):
    person: ShortText


class RenewLink(Command, frozen=True, tag="renew-link"):
    """The old invitation no longer opens the room."""


class Allow(Command, frozen=True, tag="allow"):
    """What the host lets others do; without newcomers the invitation opens the room to no one."""

    chat: bool
    spectators: bool
    newcomers: bool = True


class StandIn(Command, frozen=True, tag="stand-in"):
    """What to do about an absent seat: a bot plays for it, or all wait as long again."""

    seat: Number
    wanted: bool


# What a teacher sends on the socket of a class


class TeacherCommand(Command, frozen=True):
    """Something to do at these tables (rooms) of the class; where none is named, at all of them."""

    rooms: Annotated[list[ShortText], msgspec.Meta(max_length=LONGEST_ROSTER)]


class ClassStart(TeacherCommand, frozen=True, tag="class-start"):
    """Begin a match, the first or another, wherever none is going on."""


class ClassPause(TeacherCommand, frozen=True, tag="class-pause"):
    """Stop the clocks, or let them go on. What a teacher has stopped no pupil sets going."""

    wanted: bool


class ClassDeal(TeacherCommand, frozen=True, tag="class-deal"):
    """The next deal, without waiting for those who still read the score."""


class ClassStop(TeacherCommand, frozen=True, tag="class-stop"):
    """Break the match off; nobody has won."""


class ClassTell(Command, frozen=True, tag="class-tell"):
    """A message to everybody in the class."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class ClassAllow(Command, frozen=True, tag="class-allow"):
    """Whether the pupils of a table may write to each other."""

    chat: bool


class ClassConfigure(Command, frozen=True, tag="class-configure"):
    """What all tables play, and how, while no match is going on."""

    game: ShortText
    seats: Number
    options: dict[ShortText, OptionText]
    pace: ShortText
    turn_seconds: Number
    absent_seconds: Number


class ClassRoster(Command, frozen=True, tag="class-roster"):
    """The first names that are expected, for pupils to pick theirs."""

    names: Annotated[list[Name], msgspec.Meta(max_length=LONGEST_ROSTER)]


class ClassMove(Command, frozen=True, tag="class-move"):
    """A pupil to another table; an empty room is a new table."""

    pupil: ShortText
    room: ShortText


class ClassSpread(Command, frozen=True, tag="class-spread"):
    """As few tables as all pupils need, and about as many at each, while no match is going on."""


class ClassRename(Command, frozen=True, tag="class-rename"):
    pupil: ShortText
    name: Name


class ClassRemove(Command, frozen=True, tag="class-remove"):
    pupil: ShortText


class ClassReturn(Command, frozen=True, tag="class-return"):
    """Whether the device with this sign may come back as the pupil whom it names."""

    sign: Number
    let_in: bool


class ClassClose(Command, frozen=True, tag="class-close"):
    """The lesson is over: the class and all that was played are deleted."""


FromTeacher = (
    ClassStart
    | ClassPause
    | ClassDeal
    | ClassStop
    | ClassTell
    | ClassAllow
    | ClassConfigure
    | ClassRoster
    | ClassMove
    | ClassSpread
    | ClassRename
    | ClassRemove
    | ClassReturn
    | ClassClose
)

FromClient = (
    FromTeacher
    | Play
    | Claim
    | Look
    | Ping
    | Pause
    | BreakOff
    | Continue
    | Hurry
    | Sit
    | Stand
    | Leave
    | SeatBot
    | Configure
    | SetPace
    | Start
    | Say
    | Rename
    | Remove
    | RenewLink
    | Allow
    | StandIn
)


# What the server sends


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    here: bool
    host: bool
    seat: int | None
    away: bool = False  # none of their pages is in sight


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits here: a person, a bot, or nobody yet."""

    person: str | None
    name: str
    bot: str  # its level; empty where no bot sits
    stand_in: bool  # a bot plays for the person, who gets the seat back
    absent: bool  # for longer than agreed: the others may choose
    next: str | None = None  # the person who takes this bot's seat at the next deal
    left: bool = False  # the person has gone on purpose; a stand-in plays


class Tally(msgspec.Struct, frozen=True):
    """What somebody has reached in this room this evening."""

    name: str
    matches: int
    wins: int


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: str
    choices: list[str]  # empty: a number between least and most
    least: int
    most: int
    is_composed: bool = False  # a text that people compose, of so many characters at most
    is_by_seat: bool = False  # one of the choices for each seat, in their order: `0 300`
    is_for_study: bool = False  # no family plays like that


class BoxInfo(msgspec.Struct, frozen=True):
    """What stands on the lid of a game."""

    age: int
    minutes: int
    difficulty: int  # 1 to 5
    lines: dict[str, str]  # what makes one want to play, by language


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    titles: dict[str, str]
    box: BoxInfo | None
    seats: list[int]
    bots: list[str]
    options: list[OptionInfo]
    hints: dict[str, str]  # by phase: what a newcomer should read
    immediate: bool  # views are shown as they come, without pacing
    printable: bool  # its cards can be had as a PDF
    teaches: bool  # a match of it has lessons, for the sheets of a class


class InvitationInfo(msgspec.Struct, frozen=True):
    """All that an invitation betrays to whoever holds it and hasn't come in."""

    host: str
    game: str


class Room(msgspec.Struct, frozen=True, tag_field="t", tag="room"):
    """The room as one person sees it."""

    id: str
    link: str  # the token of the invitation
    me: str
    people: list[Person]
    seats: list[SeatInfo]
    game: str
    options: dict[str, str]
    withheld: list[str]  # options that are set, and that no client is told
    pace: str
    turn_seconds: int
    absent_seconds: int
    chat: bool
    spectators: bool
    newcomers: bool
    table: str | None  # the running or last match
    playing: bool
    tally: list[Tally]
    played: list[SeatInfo] = []  # who sat where in the match that is over and still in sight
    in_class: bool = False  # a table of a class: its host is the teacher


class ClockNow(msgspec.Struct, frozen=True):
    """How much remains of a clock of the view, the same for everybody."""

    key: str
    remaining: int  # milliseconds


class Around(msgspec.Struct, frozen=True):
    """What the table adds to a view: time, and who still reads the score."""

    clocks: list[ClockNow] = []
    paused: bool = False
    paused_by: int | None = None
    waiting: list[int] = []  # between deals: seats that have not continued yet
    deals_in: int | None = None  # milliseconds until the house deals all the same


class View(msgspec.Struct, frozen=True, tag_field="t", tag="view"):
    """The match as one seat, or a spectator, sees it after the last accepted command."""

    table: str
    number: int  # of this view among those of this seat; what a move or a claim answers
    game: str
    unit: int
    teams: list[list[int]]
    recall: int | None  # how many moves back one may read; None: all, and one may look back
    around: Around
    words: list[Sentence]  # the table in sentences
    seen: Seen  # what the rules show; its `scene` is the game's own part


class Log(msgspec.Struct, frozen=True, tag_field="t", tag="log"):
    """What happened in this deal before one came in, as far back as one may read."""

    table: str
    deal: int
    first: int  # the number of the view that the first of these moves gave
    moves: list[Happened]


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """The command was carried out and is on disk."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """The rules of the game refuse a move, and why."""

    id: str
    article: str
    text: Text


class Failed(msgspec.Struct, frozen=True, tag_field="t", tag="failed"):
    """A command that can't be carried out; nothing was changed."""

    id: str | None
    text: Text


class ChatLine(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    name: str
    text: str
    spectator: bool


class Notice(msgspec.Struct, frozen=True, tag_field="t", tag="notice"):
    """Something to know: the server restarts, your seat was held by a stand-in."""

    text: Text


class Moved(msgspec.Struct, frozen=True, tag_field="t", tag="moved"):
    """The teacher has moved me to another table: my way goes on there."""

    room: str


class ClassSeat(msgspec.Struct, frozen=True):
    """Who sits, or will sit, at a seat of a table of the class."""

    pupil: str | None
    name: str
    here: bool  # the pupil's page is open; a bot always is
    late: bool = False  # the pupil has this seat from the next deal on


class ClassTable(msgspec.Struct, frozen=True):
    """A table as the teacher sees it: what is public, and no hand."""

    room: str
    state: str  # idle, playing, paused, scored (between deals) or over
    seats: list[ClassSeat]
    active: list[int] = []  # whom it waits for
    teams: list[list[int]] = []
    scores: list[int] = []  # of each team so far, in parts of a point
    unit: int = 1
    deal: int = 0


class ReturnAsked(msgspec.Struct, frozen=True):
    """Somebody on another device says that they are this pupil."""

    sign: int
    name: str


class Class(msgspec.Struct, frozen=True, tag_field="t", tag="class"):
    """The class as its teacher sees it."""

    id: str
    code: str
    game: str
    seats: int
    options: dict[str, str]
    withheld: list[str]
    pace: str
    turn_seconds: int
    absent_seconds: int
    chat: bool
    roster: list[str]
    tables: list[ClassTable]
    returns: list[ReturnAsked]
    ends: int  # when all of it is deleted, in milliseconds since 1970


FromServer = Room | View | Log | Done | Refused | Failed | ChatLine | Notice | Moved | Class


# Looking back, over plain HTTP


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who sat here: a name, where the reader may know it, and a bot's level."""

    name: str
    bot: str


class Replay(msgspec.Struct, frozen=True):
    """A match to look back at."""

    id: str  # by which it was asked for
    game: str
    seats: list[ReplaySeat]
    mine: int | None
    over: bool  # while it isn't, one sees only what one saw before
    ended: int | None  # milliseconds since 1970
    deals: list[int]  # the number of the view with which each began
    last: int  # the number of the last view
    room: str | None  # the way back, for those who belong to it
    link: str | None  # by which it is shared, for the same


class ReplayDeal(msgspec.Struct, frozen=True):
    """One deal, view by view, from the cards dealt to the score."""

    views: list[View]
    held: list[dict[str, list[str]]]  # to each view of an open replay: what others don't see


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match of a room of mine."""

    table: str
    game: str
    seats: list[ReplaySeat]
    ended: int
    teams: list[list[int]]
    scores: list[int]  # of each team, in parts of a point
    ranking: list[int]  # of each team; empty where it was broken off
    unit: int


class ScoredDeals(msgspec.Struct, frozen=True):
    """Who got what and why, in every deal that was scored so far."""

    deals: list[list[ScoreLine]]


class Device(msgspec.Struct, frozen=True):
    """A browser in which I am signed in."""

    id: str
    added: int  # milliseconds since 1970
    seen: int  # the same, to the day
    this: bool


class MyRoom(msgspec.Struct, frozen=True):
    """A room of mine: what is played there, with whom, and how it stands."""

    id: str
    game: str
    people: list[str]  # all but me
    playing: bool
    moved: int  # when something last happened there, in milliseconds since 1970
    table: str | None  # the running or last match
    seats: list[str]
    mine: int | None
    active: list[int] = []  # whose turn it is
    waiting: list[int] = []  # between deals: who still reads the score
    teams: list[list[int]] = []
    scores: list[int] = []  # of each team so far, in parts of a point
    unit: int = 1


class RosterName(msgspec.Struct, frozen=True):
    """A name that the teacher expects, and whether somebody has it."""

    name: str
    taken: bool


class ClassInvitation(msgspec.Struct, frozen=True):
    """What a code betrays to whoever has it."""

    code: str
    game: str
    teacher: str
    roster: list[RosterName]
    me: str = ""  # my name in this class, if I have one
    id: str = ""  # of the class, for its teacher


class MyClass(msgspec.Struct, frozen=True):
    """A class whose teacher I am."""

    id: str
    code: str
    game: str


class BadMessage(Exception):
    """What came in is no message of ours."""


reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
writer = msgspec.json.Encoder()


def read(frame: bytes) -> FromClient:
    try:
        return reader.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def write(message: FromServer) -> bytes:
    return writer.encode(message)


def failed(key: str, params: Params | None = None, command: str | None = None) -> Failed:
    return Failed(command, Text(key, params or {}))

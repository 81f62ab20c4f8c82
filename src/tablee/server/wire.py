"""Every message between the server and a client, in one place. docs/protocol.md explains them.

What a client sends is strict: an unknown field or a wrong type is refused. The TypeScript types of
the browser client are generated from this module (`make wire`).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from tablee.engine.words import Params, Text

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_MOVES = 20

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_NAME)]
ShortText = Annotated[str, msgspec.Meta(max_length=100)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Close(IntEnum):
    """Why the server closes a socket. After the first two there is no coming back."""

    UNKNOWN_ROOM = 4001
    NOT_LET_IN = 4003  # or sent away
    MISBEHAVING = 1008
    RESTARTING = 1012
    TRY_LATER = 1013  # too slow to follow, or the server can't write


# What a client sends


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Something to do. Its id makes a retry harmless: the same id gets the same answer."""

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """One move or several, made all or none."""

    table: ShortText
    moves: Annotated[list[ShortText], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


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


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot on a free seat, or takes it away (an empty name)."""

    seat: Number
    bot: ShortText


class Configure(Command, frozen=True, tag="configure"):
    """The host chooses what is played and how."""

    game: ShortText
    seats: Number
    options: dict[ShortText, ShortText]
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
    chat: bool
    spectators: bool


class StandIn(Command, frozen=True, tag="stand-in"):
    """What to do about an absent seat: a bot plays for it, or all wait as long again."""

    seat: Number
    wanted: bool


FromClient = (
    Play
    | Continue
    | Hurry
    | Sit
    | Stand
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


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits here: a person, a bot, or nobody yet."""

    person: str | None
    name: str
    bot: str  # its level; empty where no bot sits
    stand_in: bool  # a bot plays for the person, who gets the seat back
    absent: bool  # for longer than agreed: the others may choose
    next: str | None = None  # the person who takes this bot's seat at the next deal


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
    topics: dict[str, str]  # what a sentence of the twin is about, by its key
    hints: dict[str, str]  # by phase: what a newcomer should read


class Room(msgspec.Struct, frozen=True, tag_field="t", tag="room"):
    """The room as one person sees it."""

    id: str
    link: str  # the token of the invitation
    me: str
    people: list[Person]
    seats: list[SeatInfo]
    game: str
    options: dict[str, str]
    pace: str
    turn_seconds: int
    absent_seconds: int
    chat: bool
    spectators: bool
    table: str | None  # the running or last match
    playing: bool
    tally: list[Tally]


class Offer(msgspec.Struct, frozen=True):
    """A legal move: its notation, and how to say it."""

    move: str
    text: Text


class Told(msgspec.Struct, frozen=True):
    """What somebody did, as this seat may read it."""

    seat: int
    move: str
    text: Text


class ScoreRow(msgspec.Struct, frozen=True):
    seat: int
    article: str
    text: Text
    points: int


class View(msgspec.Struct, frozen=True, tag_field="t", tag="view"):
    """The match as one seat, or a spectator, sees it after the last accepted command."""

    table: str
    version: int  # moves made so far
    game: str
    unit: int
    seat: int | None
    seats: int
    teams: list[list[int]]
    deal: int
    dealer: int
    active: list[int]
    settled: bool
    over: bool
    waiting: list[int]  # between deals: seats that have not continued yet
    prompt: Text | None
    moves: list[Offer]
    deal_scores: list[list[int]]
    lines: list[ScoreRow]
    ranking: list[int]
    happened: list[Told]
    recall: int | None  # how many moves back one may read; None: all, and one may look back
    twin: list[Text]  # the table in sentences
    scene: msgspec.Raw  # the game's own part: its Scene


class Log(msgspec.Struct, frozen=True, tag_field="t", tag="log"):
    """What happened in this deal before one came in, as far back as one may read."""

    table: str
    deal: int
    first: int  # the version that the first of these moves made
    told: list[Told]


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


FromServer = Room | View | Log | Done | Refused | Failed | ChatLine | Notice


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
    deals: list[int]  # the version at which each began
    version: int  # the last one
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

"""Replays are made in a process of their own: loaded, walked through, written down and packed.

A long match costs a second of a processor, and the loop that serves everybody has none to spare.
"""

from __future__ import annotations

import gzip
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from tablee.engine.moves import Seat
from tablee.engine.record import write_record
from tablee.server.asked_process import AskedProcess, NoAnswer, answer_all
from tablee.server.matches.table import deals_in
from tablee.server.replay.walk import Watching, full_record, played, scored_deals, views_of_deal
from tablee.server.rooms.room import NotAllowed
from tablee.server.store import StoredMatch
from tablee.server.store.sqlite import load_match, open_reader
from tablee.server.turns import Asker

LONGEST_REPLAY: Final = 30.0  # seconds


class Outline(msgspec.Struct, frozen=True):
    """What decides how much of a match may be shown."""

    is_over: bool
    is_from_memory: bool
    deals: list[int]  # the number of the view with which each began
    last: int  # the number of the last view


class AskOutline(msgspec.Struct, frozen=True, tag="outline"):
    """`seat` is the asker's in a match that runs: what others did unnoticed isn't even counted."""

    seat: int | None


class AskDeal(msgspec.Struct, frozen=True, tag="deal"):
    deal: int
    watching: Watching
    whole: bool


class AskScores(msgspec.Struct, frozen=True, tag="scores"):
    pass


class AskRecord(msgspec.Struct, frozen=True, tag="record"):
    pass


class Asked(msgspec.Struct, frozen=True):
    database: str
    table: str
    what: AskOutline | AskDeal | AskScores | AskRecord
    is_packed: bool = False


class Replays:
    """The server's side: one replay after the other, and all who ask take turns."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self.process = AskedProcess(run, "replays")

    async def outline(self, asker: Asker, table: str, seat: Seat | None) -> Outline:
        content = await self.ask(asker, Asked(self.database, table, AskOutline(seat)))
        return msgspec.json.decode(content, type=Outline)

    async def deal(self, asker: Asker, table: str, deal: AskDeal, *, is_packed: bool) -> bytes:
        """One deal as JSON; nothing if there was no such deal."""
        return await self.ask(asker, Asked(self.database, table, deal, is_packed))

    async def scores(self, asker: Asker, table: str, *, is_packed: bool) -> bytes:
        return await self.ask(asker, Asked(self.database, table, AskScores(), is_packed))

    async def record(self, asker: Asker, table: str) -> str:
        return (await self.ask(asker, Asked(self.database, table, AskRecord()))).decode()

    async def ask(self, asker: Asker, asked: Asked) -> bytes:
        """Fault: the rules of today can't make sense of this match. Empty: no such thing."""
        try:
            frame = msgspec.msgpack.encode(asked)
            return await self.process.ask_in_turn(asker, frame, LONGEST_REPLAY)
        except NoAnswer:
            raise NotAllowed("replay-failed") from None

    def close(self) -> None:
        self.process.close()


# What runs in the other process


def run(connection: Connection) -> None:
    answer_all(connection, answered)


def answered(frame: bytes) -> bytes:
    asked = msgspec.msgpack.decode(frame, type=Asked)
    content = made(asked)
    return gzip.compress(content, mtime=0) if asked.is_packed and content else content


def made(asked: Asked) -> bytes:
    match = loaded(Path(asked.database), asked.table)
    match asked.what:
        case AskOutline(seat):
            return msgspec.json.encode(outlined(match, None if seat is None else Seat(seat)))
        case AskDeal(deal, watching, whole):
            found = views_of_deal(match, deal, watching, whole=whole)
            return msgspec.json.encode(found) if found.views else b""
        case AskScores():
            return msgspec.json.encode(scored_deals(match))
        case AskRecord():
            return write_record(full_record(match)).encode()


def loaded(database: Path, table: str) -> StoredMatch:
    with closing(open_reader(database)) as connection:
        return load_match(connection, table)


def outlined(match: StoredMatch, seat: Seat | None) -> Outline:
    table = played(match)
    is_over = table.state.over
    moves = table.moves if is_over else table.noticed_by(seat)
    return Outline(is_over, table.recall() is not None, deals_in(moves), len(moves))

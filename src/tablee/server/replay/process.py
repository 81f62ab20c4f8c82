"""Replays are made in a process of their own: loaded, walked through, written down and packed.

A long match costs a second of a processor, and the loop that serves everybody has none to spare.
"""

from __future__ import annotations

import gzip
import os
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
from tablee.server.store.sqlite import open_reader, read_match

LONGEST_REPLAY: Final = 30.0  # seconds
NICENESS: Final = 10  # whoever plays comes first, also where there is one core

writer = msgspec.msgpack.Encoder()


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


class Told(msgspec.Struct, frozen=True):
    """The answer; nothing, if there is no such thing; or the kind of what went wrong."""

    content: bytes = b""
    fault: str = ""


class CantReplay(Exception):
    """The rules of today can't make sense of this match."""


class Replays:
    """The server's side: one replay after the other."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self.process = AskedProcess(run, "replays")

    async def outline(self, table: str, seat: Seat | None) -> Outline:
        content = await self.ask(Asked(self.database, table, AskOutline(seat)))
        return msgspec.json.decode(content, type=Outline)

    async def deal(
        self, table: str, deal: int, watching: Watching, *, whole: bool, is_packed: bool
    ) -> bytes:
        """One deal as JSON; nothing if there was no such deal."""
        asked = AskDeal(deal, watching, whole)
        return await self.ask(Asked(self.database, table, asked, is_packed))

    async def scores(self, table: str, *, is_packed: bool) -> bytes:
        return await self.ask(Asked(self.database, table, AskScores(), is_packed))

    async def record(self, table: str) -> str:
        return (await self.ask(Asked(self.database, table, AskRecord()))).decode()

    async def ask(self, asked: Asked) -> bytes:
        try:
            frame = await self.process.ask(writer.encode(asked), LONGEST_REPLAY)
        except NoAnswer:
            raise NotAllowed("replay-failed") from None
        told = msgspec.msgpack.decode(frame, type=Told)
        if told.fault:
            raise CantReplay(told.fault)
        return told.content

    def close(self) -> None:
        self.process.close()


# What runs in the other process


def run(connection: Connection) -> None:
    os.nice(NICENESS)
    answer_all(connection, answered)


def answered(frame: bytes) -> bytes:
    asked = msgspec.msgpack.decode(frame, type=Asked)
    try:
        content = made(asked)
    except Exception as error:  # whatever it is: rules that have changed can't be asked
        return writer.encode(Told(fault=type(error).__name__))  # its words may name cards
    is_packed = asked.is_packed and content
    return writer.encode(Told(gzip.compress(content, mtime=0) if is_packed else content))


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
        match = read_match(connection, table)
    if not isinstance(match, StoredMatch):
        raise KeyError(table)
    return match


def outlined(match: StoredMatch, seat: Seat | None) -> Outline:
    table = played(match)
    is_over = table.state.over
    moves = table.moves if is_over else table.noticed_by(seat)
    return Outline(is_over, table.recall() is not None, deals_in(moves), len(moves))

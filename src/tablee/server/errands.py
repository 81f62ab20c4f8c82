"""What takes a processor for a while, in a process of its own: printing, the sheets of a class.

A thread would do it beside the loop, too, but both would wait for the same interpreter.
"""

from __future__ import annotations

from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from tablee.games import find_game
from tablee.printing import printed
from tablee.server.asked_process import AskedProcess, answer_all
from tablee.server.classes.sheets import (
    MOST_MATCHES,
    ClassSheets,
    Learnt,
    Played,
    class_sheets,
    learnt_from,
    seated,
)
from tablee.server.store.sqlite import finished_tables, load_match, open_reader
from tablee.server.turns import Asker
from tablee.texts import Language

LONGEST_ERRAND: Final = 60.0  # seconds


class PrintCards(msgspec.Struct, frozen=True, tag="print"):
    game: str
    language: Language
    options: dict[str, str]


class MakeSheets(msgspec.Struct, frozen=True, tag="sheets"):
    database: str
    played: Played


class MadeSheets(msgspec.Struct, frozen=True):
    sheets: ClassSheets
    unread: dict[str, str]  # tables that can't be replayed, and the kind of the reason


class Errands:
    """The server's side: one after the other, in turn. NoAnswer or Fault if it came to nothing."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self.process = AskedProcess(run, "errands")

    async def print_cards(
        self, asker: Asker, game: str, language: Language, options: dict[str, str]
    ) -> bytes:
        """A PDF."""
        return await self.ask(asker, PrintCards(game, language, options))

    async def make_sheets(self, asker: Asker, played: Played) -> MadeSheets:
        content = await self.ask(asker, MakeSheets(self.database, played))
        return msgspec.json.decode(content, type=MadeSheets)

    async def ask(self, asker: Asker, errand: PrintCards | MakeSheets) -> bytes:
        frame = msgspec.json.encode(errand)
        return await self.process.ask_in_turn(asker, frame, LONGEST_ERRAND)

    def close(self) -> None:
        self.process.close()


# What runs in the other process


def run(connection: Connection) -> None:
    answer_all(connection, done)


def done(frame: bytes) -> bytes:
    errand: PrintCards | MakeSheets = msgspec.json.decode(frame, type=PrintCards | MakeSheets)
    match errand:
        case PrintCards(game, language, options):
            return printed(find_game(game), language, options).pdf
        case MakeSheets(database, played):
            return msgspec.json.encode(made_sheets(Path(database), played))


def made_sheets(database: Path, played: Played) -> MadeSheets:
    found: list[Learnt] = []
    unread: dict[str, str] = {}
    with closing(open_reader(database)) as connection:
        for table in finished_tables(connection, played.rooms, MOST_MATCHES):
            try:
                match = load_match(connection, table.id)
                found.append(learnt_from(seated(match, played.known_as)))
            except Exception as error:  # whatever it is: the rules of today can't make sense of it
                unread[table.id] = type(error).__name__
    return MadeSheets(class_sheets(played.pupils, found, len(unread)), unread)

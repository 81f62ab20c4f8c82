"""What the server keeps for good, as an interface: people, rooms, tables and their moves.

What writes is awaited and is on disk when it returns. An await that is cancelled proves nothing:
the writing may have happened, and its command id tells.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from tablee.engine.words import Text

UNFINISHED_DAYS: Final = 30
FINISHED_DAYS: Final = 365


class StoreFailure(Exception):
    """The store didn't do it, and nothing is half written; `why` says so to people."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


class Conflict(StoreFailure):
    """Somebody else has written first, or what was to be changed is gone: load it again."""


class StoreUnavailable(StoreFailure):
    """The disk is full, read-only, locked: the same may work later."""


class BrokenStore(StoreUnavailable):
    """This file can't be served: damaged, foreign, or of a newer program. A backup may help."""


class StoredPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    created: float
    seen: float


class StoredRoom(msgspec.Struct, frozen=True):
    """A room: `body` is the document that the room code wrote."""

    id: str
    link: str
    host: str
    body: bytes
    touched: float


class StoredTable(msgspec.Struct, frozen=True):
    """What a match starts from; with its moves it can be replayed."""

    id: str
    room: str
    game: str
    rules: str
    options: dict[str, str]
    seats: int
    rng: str
    seed: str
    started: float
    finished: float | None = None
    body: bytes = b"{}"


class StoredMove(msgspec.Struct, frozen=True):
    seat: int
    move: str
    at: int  # milliseconds since 1970
    by: str  # one of record.PLAYERS


Match: TypeAlias = tuple[StoredTable, list[StoredMove]]


class DamagedTable(msgspec.Struct, frozen=True):
    """A table that can't be read, or of which moves are missing."""

    id: str
    room: str


class Swept(msgspec.Struct, frozen=True):
    """What a sweep has deleted, by id."""

    tables: list[str]
    rooms: list[str]
    people: list[str]


class Store(ABC):
    """Belongs to one event loop. Everything may raise StoreUnavailable."""

    # Tables

    @abstractmethod
    async def create_table(self, table: StoredTable) -> None:
        """Conflict if its id is taken or its room is gone."""

    @abstractmethod
    async def append(
        self, table: str, first_version: int, moves: Sequence[StoredMove], command: str | None
    ) -> int:
        """Write all these moves or none, and return the version of the last one.

        Versions count the moves from 1. Conflict if `first_version` isn't the next one. A command
        that is known already gets the version that it got then, and nothing is written: a version
        below `first_version` is therefore a retry, not to be applied again.
        """

    @abstractmethod
    def version_of(self, table: str, command: str) -> int | None:
        """What `append` returned for this command, or None if it is new."""

    @abstractmethod
    async def finish_table(self, table: str, at: float, body: bytes = b"{}") -> None:
        """`body` is what the match code wants to know of it afterwards."""

    @abstractmethod
    def load_table(self, table: str) -> Match | None:
        """BrokenStore if it is damaged."""

    @abstractmethod
    def open_tables(self) -> Iterator[Match | DamagedTable]:
        """Every unfinished table, one at a time."""

    @abstractmethod
    def finished_tables(self, person: str, most: int) -> list[StoredTable]:
        """The last ones of the rooms where this person is host or member, the newest first."""

    @abstractmethod
    async def share_table(self, table: str, link: str) -> str:
        """The link by which it is shared: this one, or that of before. Conflict: it is gone."""

    @abstractmethod
    async def unshare_table(self, table: str) -> None:
        """Its link, if it has one, opens it no more."""

    @abstractmethod
    def shared_table(self, link: str) -> str | None:
        """The table that this link opens."""

    @abstractmethod
    def link_of_table(self, table: str) -> str | None:
        """The link that opens this table."""

    # Rooms

    @abstractmethod
    async def save_room(
        self, room: str, link: str, host: str, body: bytes, touched: float, people: Sequence[str]
    ) -> None:
        """New or again; `people` are those who find it by `rooms_of`. Conflict: link taken."""

    @abstractmethod
    async def delete_room(self, room: str) -> None:
        """With its tables."""

    @abstractmethod
    def load_rooms(self) -> list[StoredRoom]: ...

    @abstractmethod
    def rooms_of(self, person: str) -> list[StoredRoom]:
        """Where this person is host or member, the last used one first."""

    @abstractmethod
    def room_by_link(self, link: str) -> StoredRoom | None: ...

    # People

    @abstractmethod
    async def save_person(self, person: StoredPerson) -> None:
        """New or again; `created` stays what it was."""

    @abstractmethod
    def person(self, person: str) -> StoredPerson | None: ...

    @abstractmethod
    async def add_device(self, token_hash: str, person: str, at: float) -> None: ...

    @abstractmethod
    def person_of(self, token_hash: str) -> StoredPerson | None:
        """Whose device this is; None if it was revoked."""

    @abstractmethod
    async def revoke_devices(self, person: str, kept: str | None) -> int:
        """All devices of a person but the one with the hash `kept`; returns how many."""

    @abstractmethod
    async def forget_person(self, person: str) -> list[str]:
        """Only the bare id stays, in rooms and tables.

        Returns the rooms that the person was in: their documents may still carry the name, and
        whoever writes these documents has to remove it.
        """

    # Upkeep

    @abstractmethod
    async def sweep(
        self,
        now: float,
        unfinished_days: float = UNFINISHED_DAYS,
        finished_days: float = FINISHED_DAYS,
    ) -> Swept:
        """Delete tables without a move for so long, or finished so long ago.

        Then rooms that are left without a table and were not touched for `unfinished_days`, and
        people who are in no room and were not seen for `finished_days`.
        """

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """A checked copy of everything as it is now, while play goes on."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is queued, then let go of the files."""

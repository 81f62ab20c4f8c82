"""What the server keeps for good, as an interface: people, rooms, tables and their moves.

What writes is awaited and is on disk when it returns. An await that is cancelled proves nothing:
the writing may have happened, and its command id tells.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final

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


class StoredDevice(msgspec.Struct, frozen=True):
    """A browser of somebody, by the hash of its token."""

    id: str
    added: float
    seen: float


class StoredRoom(msgspec.Struct, frozen=True):
    """A room: `body` is the document that the room code wrote."""

    id: str
    link: str
    host: str
    body: bytes
    touched: float


class StoredClass(msgspec.Struct, frozen=True):
    """A class: `body` is the document that the class code wrote."""

    id: str
    code: str
    body: bytes


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


class Ending(msgspec.Struct, frozen=True):
    """What the end of a match changes beside its last move: all of it is written, or nothing."""

    room: StoredRoom  # as it is afterwards
    people: list[str]  # who belong to it
    at: float
    body: bytes = b"{}"  # what the match code wants to know of it afterwards


class StoredMatch(msgspec.Struct, frozen=True):
    table: StoredTable
    moves: list[StoredMove]


class DamagedTable(msgspec.Struct, frozen=True):
    """A table that can't be read, or of which moves are missing."""

    id: str
    room: str


class Kept(msgspec.Struct, frozen=True):
    """What a room has in the store."""

    matches: int
    options: int  # bytes, of all these matches
    moves: int


class Swept(msgspec.Struct, frozen=True):
    """What a sweep has deleted, by id."""

    tables: list[str]
    rooms: list[str]
    people: list[str]
    held_until: float | None = None  # the clock has jumped, and isn't believed before this time


class Store(ABC):
    """Belongs to one event loop. Everything may raise StoreUnavailable."""

    # Tables

    @abstractmethod
    async def create_table(self, table: StoredTable) -> None:
        """Conflict if its id is taken or its room is gone."""

    @abstractmethod
    async def append(
        self,
        table: str,
        first_version: int,
        moves: Sequence[StoredMove],
        command: str | None,
        ending: Ending | None = None,
    ) -> int:
        """Write all these moves or none, and return the version of the last one.

        If they end the match, its `ending` is written with them.

        Versions count the moves from 1. Conflict if `first_version` isn't the next one. A command
        that is known already gets the version that it got then, and nothing is written: a version
        below `first_version` is therefore a retry, not to be applied again.
        """

    @abstractmethod
    def version_of(self, table: str, command: str) -> int | None:
        """What `append` returned for this command, or None if it is new."""

    @abstractmethod
    async def finish_table(self, table: str, ending: Ending) -> None:
        """The end of a match by itself, where its last move is there already or never came."""

    @abstractmethod
    def find_table(self, table: str) -> StoredTable | None:
        """What it starts from, without its moves. BrokenStore if it is damaged."""

    @abstractmethod
    def load_table(self, table: str) -> StoredMatch | None:
        """BrokenStore if it is damaged."""

    @abstractmethod
    def open_tables(self) -> Iterator[StoredMatch | DamagedTable]:
        """Every unfinished table, one at a time."""

    @abstractmethod
    def finished_tables(self, rooms: Sequence[str], most: int) -> list[StoredTable]:
        """The last ones of these rooms, the newest first."""

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
        """New or again; `people` are those who belong to it. Conflict: link taken."""

    @abstractmethod
    async def delete_room(self, room: str) -> None:
        """With its tables: no longer to be found, and cleared away little by little."""

    @abstractmethod
    def load_rooms(self) -> list[StoredRoom]: ...

    @abstractmethod
    def kept_by_rooms(self) -> dict[str, Kept]:
        """Of every room that has matches. May be asked in another thread."""

    # Classes

    @abstractmethod
    async def save_class(self, stored: StoredClass) -> None:
        """New or again. Conflict: code taken."""

    @abstractmethod
    async def delete_class(
        self, class_id: str, rooms: Sequence[str], people: Sequence[str]
    ) -> None:
        """With these rooms and these people; what was played there goes as with a room."""

    @abstractmethod
    def load_classes(self) -> list[StoredClass]: ...

    # People

    @abstractmethod
    async def save_person(self, person: StoredPerson) -> None:
        """New or again; `created` stays what it was."""

    @abstractmethod
    async def add_device(self, token_hash: str, person: str, at: float) -> None: ...

    @abstractmethod
    async def see_device(self, token_hash: str, at: float) -> None:
        """Somebody came with it."""

    @abstractmethod
    def devices_of(self, person: str) -> list[StoredDevice]: ...

    @abstractmethod
    async def revoke_device(self, token_hash: str) -> None:
        """It is nobody's from now on."""

    @abstractmethod
    async def expire_devices(self, before: float) -> int:
        """All that were last seen before this; returns how many."""

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
    async def sweep(self, now: float) -> Swept:
        """Delete tables without a move for UNFINISHED_DAYS, or finished FINISHED_DAYS ago.

        Then rooms that are left without a table and were not touched for UNFINISHED_DAYS, and
        people who are in no room and were not seen for FINISHED_DAYS. After a jump of the clock
        `now` isn't believed for a while: what is old is decided by the time before it.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what is queued, then let go of the files."""

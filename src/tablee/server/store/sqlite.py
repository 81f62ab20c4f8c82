"""The store in one SQLite file: one thread writes, the event loop reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from tablee.engine.words import Text
from tablee.server.store import (
    FINISHED_DAYS,
    UNFINISHED_DAYS,
    BrokenStore,
    Conflict,
    DamagedTable,
    Ending,
    Kept,
    Store,
    StoredClass,
    StoredDevice,
    StoredMatch,
    StoredMove,
    StoredPerson,
    StoredRoom,
    StoredTable,
    StoreFailure,
    StoreUnavailable,
    Swept,
)
from tablee.server.store.clock_readings import DAY, read_clock
from tablee.server.store.failures import explained_failures, explained_file_failures
from tablee.server.store.files import check_is_file, close_to_others, held, made_once
from tablee.server.store.schema import (
    PATIENCE,
    check_ours,
    check_sound,
    connect,
    insist,
    is_new,
    known_migrations,
    migrate,
)
from tablee.server.store.writer import Writer

T = TypeVar("T")
Value: TypeAlias = str | bytes | int | float | None

PERSON: Final = "people.id, name, language, people.created, people.seen"
ROOM: Final = "id, link, host, body, touched"
TABLE: Final = "id, room, game, rules, options, seats, rng, seed, started, finished, body"

CLEARED_AT_ONCE: Final = 4000  # rows: some milliseconds, for which whoever writes waits

read_names = msgspec.json.Decoder(dict[str, str]).decode


def open_store(path: Path, patience: float = PATIENCE) -> SqliteStore:
    """The store in this file, made if there is none; BrokenStore if it can't be served.

    `patience` is how many seconds a writer waits for another process.
    """
    with explained_file_failures(path), ExitStack() as opened:
        opened.enter_context(held(path, alone=False))
        if not path.exists():
            make_database(path)
        check_is_file(path)
        close_to_others(path)
        connection = connect(path, patience=patience)
        opened.callback(connection.close)
        prepare(connection, path)
        reader = open_reader(path)
        opened.callback(reader.close)
        return SqliteStore(path, Writer(connection, path), reader, opened.pop_all())


def make_database(path: Path) -> None:
    # Nobody sees it before it is complete: SQLite can't switch to WAL while another one looks.
    with made_once(path) as scratch, closing(connect(scratch)) as connection:
        prepare(connection, scratch)


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Check everything that can be checked, then bring the database up to date."""
    check_sound(connection, path)
    if not is_new(connection):
        check_ours(connection, path)
    insist(connection)
    migrate(connection, path, known_migrations())


def open_reader(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = 1")
    return connection


class SqliteStore(Store):
    """Made by open_store."""

    def __init__(
        self, path: Path, writer: Writer, reader: sqlite3.Connection, files: ExitStack
    ) -> None:
        self.path = path
        self.writer = writer
        self.reader = reader
        self.files = files
        self.clearing: asyncio.Task[None] | None = None

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        if self.writer.is_closing:
            raise StoreUnavailable(Text("store-closed"))
        with explained_failures():
            yield self.reader

    # Tables

    async def create_table(self, table: StoredTable) -> None:
        await self.writer.run(partial(insert_table, table=table))

    async def append(
        self,
        table: str,
        first_version: int,
        moves: Sequence[StoredMove],
        command: str | None,
        ending: Ending | None = None,
    ) -> int:
        made = partial(append, table=table, first=first_version, moves=moves, command=command)
        if ending is None:
            return await self.writer.run(made)
        return await self.writer.run(partial(append_last, made=made, table=table, ending=ending))

    def version_of(self, table: str, command: str) -> int | None:
        with self.reading() as reader:
            return version_of(reader, table, command)

    async def finish_table(self, table: str, ending: Ending) -> None:
        await self.writer.run(partial(finish, table=table, ending=ending))

    def find_table(self, table: str) -> StoredTable | None:
        query = f"SELECT {TABLE} FROM tables WHERE id = ?"
        with self.reading() as reader:
            found = reader.execute(query, (table,)).fetchone()
        try:
            return None if found is None else stored_table(found)
        except msgspec.DecodeError:
            raise BrokenStore(Text("store-damaged")) from None

    def load_table(self, table: str) -> StoredMatch | None:
        with self.reading() as reader:
            match = read_match(reader, table)
        if isinstance(match, DamagedTable):
            raise BrokenStore(Text("store-gap", {"table": table}))
        return match

    def open_tables(self) -> Iterator[StoredMatch | DamagedTable]:
        # Its own connection and one transaction: what comes out is one moment, whatever is written
        # meanwhile.
        with explained_failures(), closing(open_reader(self.path)) as connection:
            connection.execute("BEGIN")
            found = connection.execute("SELECT id FROM tables WHERE finished IS NULL ORDER BY id")
            for (table,) in found.fetchall():
                match = read_match(connection, table)
                assert match is not None, "a table can't vanish within a transaction"
                yield match

    def finished_tables(self, rooms: Sequence[str], most: int) -> list[StoredTable]:
        with self.reading() as reader:
            return finished_tables(reader, rooms, most)

    async def share_table(self, table: str, link: str) -> str:
        return await self.writer.run(partial(share, table=table, link=link))

    async def unshare_table(self, table: str) -> None:
        await self.execute("DELETE FROM shares WHERE table_id = ?", table)

    def shared_table(self, link: str) -> str | None:
        return self.one_text("SELECT table_id FROM shares WHERE link = ?", link)

    def link_of_table(self, table: str) -> str | None:
        return self.one_text("SELECT link FROM shares WHERE table_id = ?", table)

    def one_text(self, query: str, value: str) -> str | None:
        with self.reading() as reader:
            found = reader.execute(query, (value,)).fetchone()
        return None if found is None else str(found[0])

    # Rooms

    async def save_room(
        self, room: str, link: str, host: str, body: bytes, touched: float, people: Sequence[str]
    ) -> None:
        stored = StoredRoom(room, link, host, body, touched)
        await self.writer.run(partial(save_room, room=stored, people=people))

    async def delete_room(self, room: str) -> None:
        await self.delete(partial(delete_rooms, rooms=[room]))

    def load_rooms(self) -> list[StoredRoom]:
        with self.reading() as reader:
            rows = reader.execute(f"SELECT {ROOM} FROM rooms ORDER BY id")
            return [StoredRoom(*row) for row in rows]

    def kept_by_rooms(self) -> dict[str, Kept]:
        # The last version counts the moves without reading them.
        query = (
            "SELECT room, count(*), sum(length(CAST(options AS BLOB))), sum(coalesce("
            "(SELECT max(version) FROM moves WHERE table_id = tables.id), 0))"
            " FROM tables GROUP BY room"
        )
        with explained_failures(), closing(open_reader(self.path)) as connection:
            return {room: Kept(*counts) for room, *counts in connection.execute(query)}

    # Classes

    async def save_class(self, stored: StoredClass) -> None:
        await self.execute(
            "INSERT INTO classes VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
            " SET code = excluded.code, body = excluded.body",
            *(stored.id, stored.code, stored.body),
        )

    async def delete_class(
        self, class_id: str, rooms: Sequence[str], people: Sequence[str]
    ) -> None:
        await self.delete(partial(delete_class, class_id=class_id, rooms=rooms, people=people))

    def load_classes(self) -> list[StoredClass]:
        with self.reading() as reader:
            rows = reader.execute("SELECT id, code, body FROM classes ORDER BY id")
            return [StoredClass(*row) for row in rows]

    # People

    async def save_person(self, person: StoredPerson) -> None:
        await self.execute(
            "INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
            " SET name = excluded.name, language = excluded.language, seen = excluded.seen",
            *(person.id, person.name, person.language, person.created, person.seen),
        )

    async def add_device(self, token_hash: str, person: str, at: float) -> None:
        await self.execute("INSERT INTO devices VALUES (?, ?, ?, ?)", token_hash, person, at, at)

    async def see_device(self, token_hash: str, at: float) -> None:
        await self.execute("UPDATE devices SET seen = ? WHERE token_hash = ?", at, token_hash)

    def devices_of(self, person: str) -> list[StoredDevice]:
        query = "SELECT token_hash, created, seen FROM devices WHERE person = ? ORDER BY 1"
        with self.reading() as reader:
            return [StoredDevice(*row) for row in reader.execute(query, (person,))]

    async def revoke_device(self, token_hash: str) -> None:
        await self.execute("DELETE FROM devices WHERE token_hash = ?", token_hash)

    async def expire_devices(self, before: float) -> int:
        return await self.execute("DELETE FROM devices WHERE seen < ?", before)

    def person_of(self, token_hash: str) -> StoredPerson | None:
        query = f"SELECT {PERSON} FROM devices JOIN people ON id = person WHERE token_hash = ?"
        with self.reading() as reader:
            found = reader.execute(query, (token_hash,)).fetchone()
        return None if found is None else StoredPerson(*found)

    async def revoke_devices(self, person: str, kept: str | None) -> int:
        return await self.execute(
            "DELETE FROM devices WHERE person = ? AND token_hash IS NOT ?", person, kept
        )

    async def forget_person(self, person: str) -> list[str]:
        return await self.writer.run(partial(forget, person=person), is_forgetting=True)

    # Upkeep

    async def sweep(self, now: float) -> Swept:
        return await self.delete(partial(sweep, now=now))

    async def close(self) -> None:
        self.reader.close()
        await self.writer.close()
        if self.clearing is not None and not self.clearing.done():
            await self.clearing
        self.files.close()

    async def delete(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What opens it, and all names, are gone when this returns; moves are cleared beside."""
        result = await self.writer.run(work, is_forgetting=True)
        if self.clearing is None or self.clearing.done():
            self.clearing = asyncio.create_task(self.clear())
        return result

    async def clear(self) -> None:
        # What fails, or is broken off by the end of the program, is done after the next sweep.
        with suppress(StoreFailure):
            while await self.writer.run(clear_some, is_forgetting=True):
                pass

    async def execute(self, statement: str, *values: Value) -> int:
        """One statement that writes; returns how many rows it changed."""
        return await self.writer.run(partial(changed, statement=statement, values=values))


# What the writer does


def changed(connection: sqlite3.Connection, statement: str, values: Sequence[Value]) -> int:
    return connection.execute(statement, values).rowcount


def insert_table(connection: sqlite3.Connection, table: StoredTable) -> None:
    options = msgspec.json.encode(table.options).decode()
    connection.execute(
        f"INSERT INTO tables ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table.id, table.room, table.game, table.rules, options, table.seats, table.rng),
            *(table.seed, table.started, table.finished, table.body),
        ),
    )


def share(connection: sqlite3.Connection, table: str, link: str) -> str:
    connection.execute(
        "INSERT INTO shares VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING", (link, table)
    )
    query = "SELECT link FROM shares WHERE table_id = ?"
    return str(connection.execute(query, (table,)).fetchone()[0])


def append(
    connection: sqlite3.Connection,
    table: str,
    first: int,
    moves: Sequence[StoredMove],
    command: str | None,
) -> int:
    check_exists(connection, table)
    known = None if command is None else version_of(connection, table, command)
    if known is not None:
        return known
    if first != last_version(connection, table) + 1:
        raise Conflict(Text("store-conflict"))
    connection.executemany(
        "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)",
        [(table, first + n, m.seat, m.move, m.at, m.by) for n, m in enumerate(moves)],
    )
    last = first + len(moves) - 1
    if command is not None:
        connection.execute("INSERT INTO commands VALUES (?, ?, ?)", (table, command, last))
    return last


def check_exists(connection: sqlite3.Connection, table: str) -> None:
    # Moves refer to nothing that would refuse them: see 0007_leftovers.sql.
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise Conflict(Text("store-gone"))


def append_last(
    connection: sqlite3.Connection,
    made: Callable[[sqlite3.Connection], int],
    table: str,
    ending: Ending,
) -> int:
    """The moves that end a match, and its end; a retry of them changes nothing."""
    before = last_version(connection, table)
    last = made(connection)
    if last > before:
        finish(connection, table, ending)
    return last


def finish(connection: sqlite3.Connection, table: str, ending: Ending) -> None:
    save_room(connection, ending.room, ending.people)
    connection.execute(
        "UPDATE tables SET finished = ?, body = ? WHERE id = ?", (ending.at, ending.body, table)
    )


def save_room(connection: sqlite3.Connection, room: StoredRoom, people: Sequence[str]) -> None:
    # Not REPLACE, which would delete the room's tables first.
    connection.execute(
        f"INSERT INTO rooms ({ROOM}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET link = excluded.link, host = excluded.host, body = excluded.body,"
        " touched = excluded.touched",
        (room.id, room.link, room.host, room.body, room.touched),
    )
    connection.execute("DELETE FROM members WHERE room = ?", (room.id,))
    members = [(room.id, person) for person in set(people)]
    connection.executemany("INSERT INTO members VALUES (?, ?)", members)


def delete_class(
    connection: sqlite3.Connection, class_id: str, rooms: Sequence[str], people: Sequence[str]
) -> None:
    connection.execute("DELETE FROM classes WHERE id = ?", (class_id,))
    delete_rooms(connection, rooms)
    for person in people:
        forget(connection, person)


def delete_rooms(connection: sqlite3.Connection, rooms: Sequence[str]) -> None:
    connection.executemany("DELETE FROM rooms WHERE id = ?", [(room,) for room in rooms])


def forget(connection: sqlite3.Connection, person: str) -> list[str]:
    rooms = connection.execute(
        "SELECT id FROM rooms WHERE host = ?1"
        " UNION SELECT room FROM members WHERE person = ?1 ORDER BY 1",
        (person,),
    ).fetchall()
    connection.execute("DELETE FROM members WHERE person = ?", (person,))
    connection.execute("DELETE FROM people WHERE id = ?", (person,))
    return [room for (room,) in rooms]


def sweep(connection: sqlite3.Connection, now: float) -> Swept:
    """Delete what ended or came to rest long ago, by a clock that is believed."""
    clock = read_clock(connection, now)
    unfinished = clock.believed - UNFINISHED_DAYS * DAY
    finished = clock.believed - FINISHED_DAYS * DAY
    tables = deleted(
        connection,
        "DELETE FROM tables WHERE finished < ?1 OR finished IS NULL AND started < ?2"
        " AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND at >= ?2 * 1000)"
        " RETURNING id",
        *(finished, unfinished),
    )
    rooms = deleted(
        connection,
        "DELETE FROM rooms WHERE touched < ? AND id NOT IN (SELECT room FROM tables) RETURNING id",
        unfinished,
    )
    people = deleted(
        connection,
        "DELETE FROM people WHERE seen < ? AND id NOT IN (SELECT host FROM rooms)"
        " AND id NOT IN (SELECT person FROM members) RETURNING id",
        finished,
    )
    return Swept(tables, rooms, people, clock.held_until)


def deleted(connection: sqlite3.Connection, statement: str, *values: Value) -> list[str]:
    return sorted(key for (key,) in connection.execute(statement, values).fetchall())


def clear_some(connection: sqlite3.Connection) -> bool:
    """Some moves and commands of deleted matches; False if nothing is left of any."""
    left = CLEARED_AT_ONCE
    found = connection.execute("SELECT table_id FROM leftovers LIMIT ?", (left,)).fetchall()
    for (table,) in found:
        left -= clear_rows(connection, "moves", "version", table, left)
        left -= clear_rows(connection, "commands", "command", table, left)
        if left <= 0:
            return True
        left -= connection.execute("DELETE FROM leftovers WHERE table_id = ?", (table,)).rowcount
    return bool(found)


def clear_rows(connection: sqlite3.Connection, rows: str, key: str, table: str, most: int) -> int:
    return connection.execute(
        f"DELETE FROM {rows} WHERE table_id = ?1 AND {key} IN"
        f" (SELECT {key} FROM {rows} WHERE table_id = ?1 LIMIT ?2)",
        (table, most),
    ).rowcount


# What both read


def version_of(connection: sqlite3.Connection, table: str, command: str) -> int | None:
    found: tuple[int] | None = connection.execute(
        "SELECT version FROM commands JOIN tables ON id = table_id"
        " WHERE table_id = ? AND command = ?",
        (table, command),
    ).fetchone()
    return None if found is None else found[0]


def last_version(connection: sqlite3.Connection, table: str) -> int:
    found: tuple[int | None] = connection.execute(
        "SELECT max(version) FROM moves WHERE table_id = ?", (table,)
    ).fetchone()
    return found[0] or 0


def read_match(connection: sqlite3.Connection, table: str) -> StoredMatch | DamagedTable | None:
    found = connection.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    rows = connection.execute(
        'SELECT version, seat, move, at, "by" FROM moves WHERE table_id = ? ORDER BY version',
        (table,),
    ).fetchall()
    key, room, *_ = found
    # Versions are unique and above 0: if the last one is their number, none is missing.
    if rows and rows[-1][0] != len(rows):
        return DamagedTable(key, room)
    try:
        head = stored_table(found)
    except msgspec.DecodeError:
        return DamagedTable(key, room)
    return StoredMatch(head, [StoredMove(seat, move, at, by) for _, seat, move, at, by in rows])


def finished_tables(
    connection: sqlite3.Connection, rooms: Sequence[str], most: int
) -> list[StoredTable]:
    # Room by room: in one query SQLite would look at all that were ever played there.
    query = (
        f"SELECT {TABLE} FROM tables WHERE room = ? AND finished IS NOT NULL"
        " ORDER BY finished DESC, id LIMIT ?"
    )
    rows = [row for room in rooms for row in connection.execute(query, (room, most))]
    found = [stored_table(row) for row in rows]
    return sorted(found, key=lambda table: (-(table.finished or 0), table.id))[:most]


def load_match(connection: sqlite3.Connection, table: str) -> StoredMatch:
    """KeyError: there is none, or it is damaged."""
    match = read_match(connection, table)
    if not isinstance(match, StoredMatch):
        raise KeyError(table)
    return match


def stored_table(row: Sequence[Any]) -> StoredTable:
    """What TABLE selects."""
    key, room, game, rules, options, *rest = row
    return StoredTable(key, room, game, rules, read_names(options), *rest)

"""Connections to a database that is ours, sound, and as this program expects it.

The tables stand in the numbered files of tablee/server/store/migrations; each is applied once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from tablee.engine.words import Text
from tablee.server.store import BrokenStore, StoreUnavailable
from tablee.server.store.failures import broken

OURS: Final = 1415668332  # as 0001_start.sql says
SMALLEST: Final = 512  # bytes of the smallest database of SQLite
PATIENCE: Final = 2.0  # seconds to wait for another process that writes
# Some builds of SQLite have other defaults, and some disks can't do WAL: set, then looked at.
SETTINGS: Final = (
    ("journal_mode", "wal"),
    ("synchronous", 2),  # FULL: a commit is on disk
    ("foreign_keys", 1),
    ("secure_delete", 1),  # what is forgotten is overwritten
)
START: Final = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    checksum TEXT NOT NULL,
    at INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)) -- for the host to read
) STRICT
"""


@dataclass(frozen=True)
class Migration:
    number: int
    script: str

    @property
    def checksum(self) -> str:
        return sha256(self.script.encode()).hexdigest()


@cache
def known_migrations() -> tuple[Migration, ...]:
    folder = files("tablee.server.store").joinpath("migrations")
    scripts = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
    return tuple(
        Migration(int(name.partition("_")[0]), script)
        for name, script in sorted(scripts.items())
        if name.endswith(".sql")
    )


def connect(
    path: Path, mode: Literal["rw", "ro"] = "rw", patience: float = PATIENCE
) -> sqlite3.Connection:
    """A connection to a file that exists; transactions are begun and ended in so many words."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(
        uri, uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )


def insist(connection: sqlite3.Connection) -> None:
    """The settings on which every promise of the store rests."""
    for setting, wanted in SETTINGS:
        connection.execute(f"PRAGMA {setting} = {wanted}")
        (found,) = connection.execute(f"PRAGMA {setting}").fetchone()
        if found != wanted:
            raise StoreUnavailable(
                Text("store-setting", {"setting": setting, "wanted": wanted, "found": found})
            )


def check_sound(connection: sqlite3.Connection, path: Path) -> None:
    # A file too short for a header is an empty database to SQLite, and would be overwritten.
    if 0 < path.stat().st_size < SMALLEST:
        raise broken(path)
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise broken(path)


def is_new(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    (kind,) = connection.execute("PRAGMA application_id").fetchone()
    if kind != OURS:
        raise BrokenStore(Text("store-foreign", {"file": str(path)}))


def check_history(
    connection: sqlite3.Connection, path: Path, known: Sequence[Migration]
) -> dict[int, str]:
    """The checksums of the migrations that were applied, by number."""
    done = applied(connection)
    newest, ours = max(done, default=0), known[-1].number
    if newest > ours:
        raise BrokenStore(Text("store-newer", {"file": str(path), "number": newest, "ours": ours}))
    for migration in known:
        if done.get(migration.number, migration.checksum) != migration.checksum:
            raise BrokenStore(
                Text("store-changed", {"file": str(path), "number": migration.number})
            )
    return done


def applied(connection: sqlite3.Connection) -> dict[int, str]:
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    if found is None:
        return {}
    return dict(connection.execute("SELECT number, checksum FROM migrations"))


def migrate(connection: sqlite3.Connection, path: Path, known: Sequence[Migration]) -> None:
    """Apply what is missing, each migration wholly or not at all."""
    done = check_history(connection, path, known)
    for migration in known:
        if migration.number not in done:
            with transaction(connection):
                apply(connection, migration)


def apply(connection: sqlite3.Connection, migration: Migration) -> None:
    # Asked again under the lock: another server may have started at the same moment.
    if migration.number in applied(connection):
        return
    connection.execute(START)
    for statement in statements(migration.script):
        connection.execute(statement)
    connection.execute(
        "INSERT INTO migrations (number, checksum) VALUES (?, ?)",
        (migration.number, migration.checksum),
    )


def statements(script: str) -> Iterator[str]:
    """One by one, since executescript would commit behind our back."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        roll_back(connection)


def roll_back(connection: sqlite3.Connection) -> None:
    # After some failures SQLite has rolled back by itself.
    if connection.in_transaction:
        connection.execute("ROLLBACK")

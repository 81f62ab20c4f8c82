"""Backups of a database, made while a server writes, and their return while none runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Literal

from tablee.engine.words import Text
from tablee.server.store import StoreUnavailable
from tablee.server.store.failures import BUSY, explained_file_failures, primary_code
from tablee.server.store.files import (
    SHM,
    WAL,
    beside,
    check_is_file,
    held,
    scratch_beside,
    sync,
)
from tablee.server.store.schema import (
    check_history,
    check_ours,
    check_sound,
    connect,
    known_migrations,
)


def copy_database(database: Path, target: Path) -> None:
    """Everything as it is at this moment, in one file; a server may go on writing."""
    check_apart(database, target)
    with explained_file_failures(database):
        check_is_file(database)
    with explained_file_failures(target), scratch_beside(target) as scratch:
        with explained_file_failures(database), held(database, alone=False):
            copy_pages(database, scratch, "rw", target)
        put_in_place(scratch, target)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database that no server uses.

    Returns where the old database is kept, or None if there was none.
    """
    check_apart(backup, database)
    with (
        explained_file_failures(database),
        held(database, alone=True),
        scratch_beside(database) as scratch,
    ):
        with explained_file_failures(backup):
            check_is_file(backup)
            copy_pages(backup, scratch, "ro", database)
            check_restorable(scratch, backup)
        kept = keep_old(database)
        put_in_place(scratch, database)
    return kept


def check_apart(source: Path, target: Path) -> None:
    if source.exists() and target.exists() and source.samefile(target):
        raise StoreUnavailable(Text("store-same-file", {"file": str(target)}))


def copy_pages(source: Path, scratch: Path, mode: Literal["rw", "ro"], target: Path) -> None:
    """A sound copy of a database of ours; what goes wrong in writing is said of the target."""
    with closing(connect(source, mode)) as old, closing(connect(scratch)) as new:
        check_ours(old, source)
        with explained_file_failures(target):
            # In one step, hence of one moment; in WAL mode no writer waits for it.
            old.backup(new)
            # One file that is whole by itself, and can be read where nothing can be written.
            new.execute("PRAGMA journal_mode = DELETE")
        check_sound(new, source)


def check_restorable(copy: Path, backup: Path) -> None:
    with closing(connect(copy, "ro")) as connection:
        check_history(connection, backup, known_migrations())


def keep_old(database: Path) -> Path | None:
    """A second name for the old file: at no moment is there no database."""
    kept = free_name(database)
    keep_log(database, beside(kept, WAL))
    try:
        os.link(database, kept)
    except FileNotFoundError:
        return None
    return kept


def keep_log(database: Path, copy: Path) -> None:
    """Bring the log into the old database, or copy it if that is damaged; then it is gone.

    The new database must not find it: SQLite would play it into that one. The copy is made first,
    since SQLite deletes the log even of a database that it can't read.
    """
    with suppress(FileNotFoundError):
        shutil.copy2(beside(database, WAL), copy)
    try:
        is_folded = fold_log(database)
    except sqlite3.Error:
        copy.unlink(missing_ok=True)
        raise
    if is_folded:
        copy.unlink(missing_ok=True)
    for ending in (WAL, SHM):
        beside(database, ending).unlink(missing_ok=True)


def fold_log(database: Path) -> bool:
    """Bring the log into its database; False where that is damaged or missing."""
    try:
        with closing(connect(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        if primary_code(error) in BUSY:
            raise  # somebody uses it
        return False
    return True


def free_name(database: Path) -> Path:
    """Never one that is taken: after two restores the first database is still there."""
    plain = beside(database, ".before-restore")
    names = (plain if n == 1 else beside(plain, f"-{n}") for n in count(1))
    return next(name for name in names if not name.exists())


def put_in_place(scratch: Path, target: Path) -> None:
    sync(scratch)
    os.replace(scratch, target)
    sync(target.parent)

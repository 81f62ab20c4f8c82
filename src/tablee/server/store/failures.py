"""What SQLite and the system complain about, in our own words."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tablee.engine.words import Text
from tablee.server.store import BrokenStore, Conflict, StoreFailure, StoreUnavailable

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# After these nothing more can be written now, whoever asks.
DISABLING: Final = (
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOMEM),
    *(*BUSY, *DAMAGED),
)
FORBIDDEN: Final = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY)
TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

FILE_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "is-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "no-room",
    errno.EDQUOT: "no-room",
}


def code_of(error: sqlite3.Error) -> int:
    """SQLite's extended code; 0 if the complaint is Python's."""
    return getattr(error, "sqlite_errorcode", 0)


def primary_code(error: sqlite3.Error) -> int:
    return code_of(error) & 0xFF


def is_disabling(error: sqlite3.Error) -> bool:
    return primary_code(error) in DISABLING


def unavailable(error: sqlite3.Error) -> StoreUnavailable:
    """For people at a table: it names no file of the server."""
    code = primary_code(error)
    if code == sqlite3.SQLITE_FULL:
        return StoreUnavailable(Text("store-full"))
    if code == sqlite3.SQLITE_READONLY:
        return StoreUnavailable(Text("store-read-only"))
    if code in BUSY:
        return StoreUnavailable(Text("store-locked"))
    if code in DAMAGED:
        return BrokenStore(Text("store-damaged"))
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return StoreUnavailable(Text("store-trouble", {"code": name}))


def refused(error: sqlite3.IntegrityError) -> StoreFailure | sqlite3.IntegrityError:
    """A conflict with what is there; the error itself where it is a fault of ours."""
    if code_of(error) in TAKEN:
        return Conflict(Text("store-conflict"))
    if code_of(error) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Conflict(Text("store-gone"))
    return error


def file_trouble(path: Path, error: OSError) -> StoreUnavailable:
    reason = FILE_REASONS.get(error.errno or 0, "trouble")
    code = errno.errorcode.get(error.errno or 0, "?")
    name = path if path.parent.exists() else path.parent
    return StoreUnavailable(Text(f"file-{reason}", {"file": str(name), "code": code}))


@contextmanager
def explained_failures() -> Iterator[None]:
    """Reading, with failures that can be told."""
    try:
        yield
    except sqlite3.Error as error:
        if not is_disabling(error):
            raise
        raise unavailable(error) from error


@contextmanager
def explained_file_failures(path: Path) -> Iterator[None]:
    """Work of the host on files: here the sentences name the file."""
    try:
        yield
    except OSError as error:
        raise file_trouble(path, error) from error
    except sqlite3.Error as error:
        if not is_disabling(error):
            raise
        raise unavailable_file(path, error) from error


def unavailable_file(path: Path, error: sqlite3.Error) -> StoreUnavailable:
    code = primary_code(error)
    if code in DAMAGED:
        return broken(path)
    if code == sqlite3.SQLITE_FULL:
        return StoreUnavailable(Text("file-no-room", {"file": str(path)}))
    if code in FORBIDDEN:
        return StoreUnavailable(Text("file-forbidden", {"file": str(path)}))
    return unavailable(error)


def broken(path: Path) -> BrokenStore:
    return BrokenStore(Text("store-broken", {"file": str(path)}))

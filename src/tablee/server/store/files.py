"""The files of a store: the database, its locks, and the server's signing key beside it.

None of them is for other users' eyes: the database holds names and hidden cards.
"""

from __future__ import annotations

import errno
import fcntl
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tablee.engine.words import Text
from tablee.server.store import BrokenStore, StoreUnavailable
from tablee.server.store.failures import explained_file_failures

OWNER_ONLY: Final = 0o600
KEY_BYTES: Final = 32
WAL, SHM = "-wal", "-shm"


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def check_is_file(path: Path) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder", str(path))
    path.stat()


def close_to_others(path: Path) -> None:
    """The database and its log are the owner's alone; SQLite makes new ones of the same mode."""
    for file in (path, beside(path, WAL), beside(path, SHM)):
        with suppress(FileNotFoundError):
            keep_private(file)


def keep_private(path: Path) -> None:
    # Only if need be: on a read-only disk chmod would fail.
    if path.stat().st_mode & 0o777 != OWNER_ONLY:
        path.chmod(OWNER_ONLY)


@contextmanager
def held(path: Path, *, alone: bool) -> Iterator[None]:
    """Hold the lock file of a database: servers and backups together, a restore alone.

    It keeps a restore from pulling the file away under a server.
    """
    in_use = StoreUnavailable(Text("store-in-use", {"file": str(path)}))
    lock = locked(beside(path, ".lock"), fcntl.LOCK_EX if alone else fcntl.LOCK_SH, in_use)
    try:
        yield
    finally:
        os.close(lock)


@contextmanager
def served_alone(path: Path) -> Iterator[None]:
    """Serve a database as the only one: two servers would overwrite each other's rooms."""
    with explained_file_failures(path):
        served = StoreUnavailable(Text("store-served", {"file": str(path)}))
        lock = locked(beside(path, ".serving"), fcntl.LOCK_EX, served)
    try:
        yield
    finally:
        os.close(lock)


def locked(file: Path, how: int, otherwise: StoreUnavailable) -> int:
    """An open lock file; the system lets go of it when a process dies, however it dies."""
    lock = open_or_make(file)
    try:
        fcntl.flock(lock, how | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise otherwise from None
    return lock


def open_or_make(file: Path) -> int:
    with suppress(FileExistsError):
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY)
        give_to_owner_of(file.parent, handle)
        return handle
    return os.open(file, os.O_RDWR)


def give_to_owner_of(folder: Path, handle: int) -> None:
    """What root makes in the folder of a service belongs to the service, or it couldn't read it."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.fchown(handle, owner.st_uid, owner.st_gid)


def sync(path: Path) -> None:
    """Whatever is known of a file or folder is on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def scratch_beside(path: Path) -> Iterator[Path]:
    """A private new file in the same folder, gone at the end unless it was moved."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    give_to_owner_of(path.parent, handle)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for ending in ("", WAL, SHM, "-journal"):
            with suppress(FileNotFoundError):
                os.unlink(name + ending)


@contextmanager
def made_once(path: Path) -> Iterator[Path]:
    """A scratch file that becomes `path` when it is complete, unless another was faster."""
    with scratch_beside(path) as scratch:
        yield scratch
        sync(scratch)
        # A link, not a rename: of two servers that start at once, both use what the first made.
        with suppress(FileExistsError):
            os.link(scratch, path)
    sync(path.parent)


def signing_key(database: Path) -> bytes:
    """The server's own secret, made the first time; whoever has it can be anybody."""
    path = beside(database, ".key")
    with explained_file_failures(path):
        if not path.exists():
            with made_once(path) as scratch:
                scratch.write_bytes(secrets.token_bytes(KEY_BYTES))
        keep_private(path)
        key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BrokenStore(Text("store-key-broken", {"file": str(path)}))
    return key

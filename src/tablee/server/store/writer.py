"""The one thread that writes: whatever is queued becomes one transaction, one sync of the disk.

Group commit makes FULL durability cheap: while the disk works on one group, the next one queues.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from tablee.engine.words import Text
from tablee.server.store import StoreUnavailable
from tablee.server.store.failures import is_disabling, refused, unavailable
from tablee.server.store.schema import roll_back

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

LARGEST_GROUP: Final = 1000  # so that nobody waits for everybody


class Job(Generic[T_co]):
    """Something to write, and whoever waits for it."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], T_co], future: asyncio.Future[T_co]
    ) -> None:
        self.work = work
        self.future = future
        self.failure: Exception | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Do it, or fail alone; raises what fails the whole group."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and is_disabling(error):
                raise
            self.failure = error
            if isinstance(error, sqlite3.IntegrityError):
                self.failure = refused(error)
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def settle(self) -> None:
        if self.future.done():
            return  # whoever waited was cancelled
        if self.failure is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.failure)


class Writer:
    """Takes work from the event loop; `close` must be called at the end."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path
        self.file = identity(path)
        self.queue: SimpleQueue[Job[object] | None] = SimpleQueue()
        self.is_closing = False
        # A daemon: a program that fails before `close` must not hang, and loses nothing by it.
        self.thread = Thread(target=self.serve, name="store", daemon=True)
        self.thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this in a transaction; returns when it is on disk."""
        if self.is_closing:
            raise StoreUnavailable(Text("store-closed"))
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job: Job[T] = Job(work, future)
        self.queue.put(job)
        return await future

    async def close(self) -> None:
        if not self.is_closing:
            self.is_closing = True
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # What follows runs in the thread

    def serve(self) -> None:
        while group := self.next_group():
            self.commit(group)
            announce(group)
        # If it fails, what was acknowledged is in the log, and the next start finds it there.
        with suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.connection.close()

    def next_group(self) -> list[Job[object]]:
        """All that is queued; empty when the store closes."""
        group: list[Job[object]] = []
        job = self.queue.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group
            try:
                job = self.queue.get_nowait()
            except Empty:
                return group
        if group:
            self.queue.put(None)  # found again after this group: nothing comes behind it
        return group

    def commit(self, group: list[Job[object]]) -> None:
        try:
            self.check_file()
            self.connection.execute("BEGIN IMMEDIATE")
            for job in group:
                job.attempt(self.connection)
            self.connection.execute("COMMIT")
        except Exception as error:  # whatever it is: without this thread all would wait for ever
            self.give_up(group, error)

    def give_up(self, group: list[Job[object]], error: Exception) -> None:
        with suppress(sqlite3.Error):
            roll_back(self.connection)
        for job in group:
            job.failure = failure_of_all(error)

    def check_file(self) -> None:
        """SQLite would go on writing into a file that was deleted or replaced, and lose it all."""
        try:
            found = identity(self.path)
        except OSError:
            found = None
        if found != self.file:
            raise StoreUnavailable(Text("store-moved"))


def failure_of_all(error: Exception) -> Exception:
    """Each time a new one: shared, it would collect the traces of all who wait."""
    if isinstance(error, sqlite3.Error):
        return unavailable(error)
    if isinstance(error, StoreUnavailable):
        return StoreUnavailable(error.why)
    return StoreUnavailable(Text("store-trouble", {"code": type(error).__name__}))


def identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


def announce(group: list[Job[object]]) -> None:
    # One call for all: waking the loop costs more than settling a future.
    with suppress(RuntimeError):  # the loop is closed, nobody waits any more
        group[0].future.get_loop().call_soon_threadsafe(settle_all, group)


def settle_all(group: list[Job[object]]) -> None:
    for job in group:
        job.settle()

"""The one thread that writes: whatever is queued becomes one transaction, one sync of the disk.

Group commit makes FULL durability cheap: while the disk works on one group, the next one queues.
What was written goes to SQLite's log first. Bringing that into the database is work for another
thread, so that no group waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from tablee.engine.words import Text
from tablee.server.store import StoreUnavailable
from tablee.server.store.failures import is_disabling, refused, unavailable
from tablee.server.store.files import SHM, WAL, beside
from tablee.server.store.schema import connect, roll_back

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

log = logging.getLogger("tablee.server")

LARGEST_GROUP: Final = 1000  # so that nobody waits for everybody
JOBS_BEFORE_CHECKPOINT: Final = 500  # a few megabytes of log


class Job(Generic[T_co]):
    """Something to write, and whoever waits for it."""

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], T_co],
        future: asyncio.Future[T_co],
        *,
        is_forgetting: bool,
    ) -> None:
        self.work = work
        self.future = future
        self.is_forgetting = is_forgetting
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
        self.files = [path, *(beside(path, ending) for ending in (WAL, SHM))]
        self.opened = list(map(identity, self.files))
        self.queue: SimpleQueue[Job[object] | None] = SimpleQueue()
        self.is_closing = False
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        self.beside = ThreadPoolExecutor(1, thread_name_prefix="checkpoints")
        self.checkpointing = connect(path, patience=0)
        self.checkpoint: Future[None] | None = None
        self.since_checkpoint = 0  # jobs
        self.is_to_empty = False  # something was forgotten that may still stand in the log
        self.trouble = ""  # what kept the last group from being written, and was logged
        # A daemon: a program that fails before `close` must not hang, and loses nothing by it.
        self.thread = Thread(target=self.serve, name="store", daemon=True)
        self.thread.start()

    async def run(
        self, work: Callable[[sqlite3.Connection], T], *, is_forgetting: bool = False
    ) -> T:
        """Do this in a transaction; returns when it is on disk.

        If it forgets something, what was forgotten isn't in the log any more either.
        """
        if self.is_closing:
            raise StoreUnavailable(Text("store-closed"))
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job: Job[T] = Job(work, future, is_forgetting=is_forgetting)
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
            if self.is_to_empty or any(job.is_forgetting for job in group):
                self.empty_log()
            announce(group)
            self.keep_log_short(len(group))
        self.beside.shutdown()
        # If it fails, what was acknowledged is in the log, and the next start finds it there.
        self.empty_log()
        self.checkpointing.close()
        self.connection.close()

    def keep_log_short(self, jobs: int) -> None:
        """Its bulk is brought into the database beside us; then what came meanwhile, by ourselves.

        Only when nothing is left of it does SQLite begin the log anew.
        """
        self.since_checkpoint += jobs
        if self.checkpoint is not None and self.checkpoint.done():
            self.checkpoint = None
            bring_in_log(self.connection)
        elif self.checkpoint is None and self.since_checkpoint >= JOBS_BEFORE_CHECKPOINT:
            self.since_checkpoint = 0
            self.checkpoint = self.beside.submit(bring_in_log, self.checkpointing)

    def empty_log(self) -> None:
        """Bring the log into the database and cut it; what fails is tried after the next group."""
        if self.checkpoint is not None:
            self.checkpoint.result()  # while it runs, the log can't be cut
        # Whoever reads is waited for once, not after every group: a backup may take long.
        connection = self.checkpointing if self.is_to_empty else self.connection
        self.is_to_empty = True
        with suppress(sqlite3.Error):
            is_busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self.is_to_empty = bool(is_busy)

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
            self.check_files()
            self.connection.execute("BEGIN IMMEDIATE")
            for job in group:
                job.attempt(self.connection)
            self.connection.execute("COMMIT")
            # Again: what was written after they were pulled away is lost, and must not count.
            self.check_files()
        except Exception as error:  # whatever it is: without this thread all would wait for ever
            self.give_up(group, error)
        else:
            self.note_trouble("")

    def give_up(self, group: list[Job[object]], error: Exception) -> None:
        with suppress(sqlite3.Error):
            roll_back(self.connection)
        self.note_trouble(failure_of_all(error).why.key)
        for job in group:
            job.failure = failure_of_all(error)

    def note_trouble(self, trouble: str) -> None:
        """One line in the log when it begins, and one when it is over."""
        if trouble != self.trouble:
            self.trouble = trouble
            if trouble:
                log.error("nothing can be written: %s", trouble)
            else:
                log.info("the store writes again")

    def check_files(self) -> None:
        """SQLite would go on writing into files that were deleted or replaced, and lose it all."""
        try:
            found = list(map(identity, self.files))
        except OSError:
            found = []
        if found != self.opened:
            raise StoreUnavailable(Text("store-moved"))


def bring_in_log(connection: sqlite3.Connection) -> None:
    """As far as nobody reads what it would overwrite; what fails is done the next time."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def failure_of_all(error: Exception) -> StoreUnavailable:
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

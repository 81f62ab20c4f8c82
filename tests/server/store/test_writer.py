"""The writing thread: groups share a commit, failures stay alone, and trouble passes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from contextvars import Context
from pathlib import Path
from threading import Event
from typing import TypeVarTuple, Unpack

import pytest

from server.store.test_store import furnish, in_loop, moves, opened, said, table, texts_of
from tablee.server.store import BrokenStore, Conflict, StoreUnavailable
from tablee.server.store.copies import copy_database
from tablee.server.store.sqlite import SqliteStore, open_store

Ts = TypeVarTuple("Ts")

WAL_HEADER, FRAME_HEADER = 32, 24


@asynccontextmanager
async def writing_elsewhere(path: Path) -> AsyncIterator[None]:
    """Another connection holds the lock on writing; whatever is asked meanwhile queues."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def commits_in_log(path: Path) -> int:
    """Frames of the write-ahead log that end a transaction: these name the database's size."""
    log = path.with_name(path.name + "-wal").read_bytes()
    page = int.from_bytes(log[8:12], "big")
    frames = range(WAL_HEADER, len(log), FRAME_HEADER + page)
    own = [log[frame : frame + FRAME_HEADER] for frame in frames]
    return sum(frame[4:8] != b"\0\0\0\0" for frame in own if frame[8:16] == log[16:24])


def append_one(store: SqliteStore, name: str) -> asyncio.Task[int]:
    return asyncio.create_task(store.append(name, 1, moves("bid"), None))


# Groups


@in_loop
async def test_what_is_queued_becomes_one_commit(tmp_path: Path) -> None:
    names = [f"table-{n}" for n in range(200)]
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        await asyncio.gather(*(store.create_table(table(name)) for name in names))
        before = commits_in_log(tmp_path / "db")
        async with writing_elsewhere(tmp_path / "db"):
            appends = [append_one(store, name) for name in names]
            await asyncio.sleep(0.05)
        assert await asyncio.gather(*appends) == [1] * 200
        # The first ones may have been taken before the others were queued.
        assert 1 <= commits_in_log(tmp_path / "db") - before <= 2


@in_loop
async def test_one_producer_gets_a_commit_each_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        before = commits_in_log(tmp_path / "db")
        for version in range(1, 11):
            await store.append("mu", version, moves("bid"), None)
        assert commits_in_log(tmp_path / "db") - before == 10


async def many(store: SqliteStore, names: list[str], version: int) -> None:
    await asyncio.gather(*(store.append(name, version, moves("bid"), None) for name in names))


def log_number(path: Path) -> int:
    """How often the log was begun anew, by its own header."""
    log = path.with_name(path.name + "-wal").read_bytes()
    return int.from_bytes(log[12:16], "big")


@in_loop
async def test_the_log_is_begun_anew_while_people_play(tmp_path: Path) -> None:
    names = [f"table-{n}" for n in range(50)]
    async with opened(tmp_path / "db") as store:
        await furnish(store, *names)
        first = log_number(tmp_path / "db")
        for version in range(1, 200):
            await many(store, names, version)
            if log_number(tmp_path / "db") > first:
                return
        pytest.fail("it grows without end")


@in_loop
async def test_a_checkpoint_that_takes_long_holds_nobody_up(tmp_path: Path) -> None:
    names, free = [f"table-{n}" for n in range(50)], Event()
    async with opened(tmp_path / "db") as store:
        await furnish(store, *names)
        stalled = store.writer.beside.submit(free.wait)
        try:
            async with asyncio.timeout(8):
                for version in range(1, 31):
                    await many(store, names, version)
            assert store.writer.checkpoint is not None and not stalled.done()
        finally:
            free.set()


@in_loop
async def test_a_backup_that_reads_a_deleted_name_is_waited_for_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", patience=0.1) as store:
        await furnish(store, "mu")
        with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT count(*) FROM rooms").fetchone()
            await store.delete_room("none")
            store.writer.connection.execute("PRAGMA busy_timeout = 60000")
            async with asyncio.timeout(10):
                for version in range(1, 4):
                    await store.append("mu", version, moves("bid"), None)


class CountingLoop(asyncio.SelectorEventLoop):
    """Counts how often another thread wakes it."""

    woken = 0

    def call_soon_threadsafe(
        self,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        self.woken += 1
        return super().call_soon_threadsafe(callback, *args, context=context)


def test_the_loop_is_woken_once_a_group(tmp_path: Path) -> None:
    loop = CountingLoop()

    async def scenario() -> None:
        store = open_store(tmp_path / "db")
        names = [f"table-{n}" for n in range(100)]
        await furnish(store, *names)
        loop.woken = 0
        async with writing_elsewhere(tmp_path / "db"):
            appends = [append_one(store, name) for name in names]
            await asyncio.sleep(0.05)
        await asyncio.gather(*appends)
        assert 1 <= loop.woken <= 2
        await store.close()

    with closing(loop):
        loop.run_until_complete(scenario())
        loop.run_until_complete(loop.shutdown_default_executor())


@in_loop
async def test_a_failing_job_fails_alone(tmp_path: Path) -> None:
    def half_done(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE rooms SET link = 'half'")
        raise ZeroDivisionError

    async with opened(tmp_path / "db") as store:
        await furnish(store, "a", "b", "c")
        async with writing_elsewhere(tmp_path / "db"):
            group = [
                asyncio.ensure_future(work)
                for work in (
                    store.append("a", 1, moves("bid"), "command-1"),
                    store.append("a", 1, moves("late"), "command-2"),
                    store.append("gone", 1, moves("bid"), None),
                    store.writer.run(half_done),
                    store.append("b", 2, moves("gap"), None),
                    store.append("b", 1, moves("\udcff"), None),
                    store.append("c", 1, moves("bid", "pass"), "command-1"),
                )
            ]
            await asyncio.sleep(0.05)
        outcomes = await asyncio.gather(*group, return_exceptions=True)
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds == [
            *(int, Conflict, Conflict, ZeroDivisionError),
            *(Conflict, UnicodeEncodeError, int),
        ]
        assert "half" not in [room.link for room in store.load_rooms()]
        assert [texts_of(store, name) for name in "abc"] == [["bid"], [], ["bid", "pass"]]


@in_loop
async def test_who_stops_waiting_disturbs_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "a", "b")
        async with writing_elsewhere(tmp_path / "db"):
            impatient, patient = append_one(store, "a"), append_one(store, "b")
            await asyncio.sleep(0.05)
            impatient.cancel()
        assert await patient == 1
        assert impatient.cancelled()
        assert texts_of(store, "a") == ["bid"]


# Trouble that passes


@in_loop
async def test_a_locked_database_is_told_and_waited_for(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", patience=0.1) as store:
        await furnish(store, "mu")
        async with writing_elsewhere(tmp_path / "db"):
            with pytest.raises(StoreUnavailable) as locked:
                await store.append("mu", 1, moves("bid"), "command-1")
            assert texts_of(store, "mu") == []
        assert said(locked.value) == "store-locked"
        assert await store.append("mu", 1, moves("bid"), "command-1") == 1


@in_loop
async def test_a_read_only_database_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        store.writer.connection.execute("PRAGMA query_only = 1")
        with pytest.raises(StoreUnavailable) as read_only:
            await store.append("mu", 1, moves("bid"), "command-1")
        assert said(read_only.value) == "store-read-only"
        store.writer.connection.execute("PRAGMA query_only = 0")
        assert await store.append("mu", 1, moves("bid"), "command-1") == 1


async def fill(store: SqliteStore, version: int) -> tuple[int, StoreUnavailable]:
    """Append until the store refuses; returns the last version that it acknowledged."""
    while True:
        try:
            version = await store.append("mu", version + 1, moves("x" * 3000, "y" * 3000), None)
        except StoreUnavailable as failure:
            return version, failure


@in_loop
async def test_a_full_database_loses_nothing_and_recovers(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        store.writer.connection.execute("PRAGMA max_page_count = 60")
        acknowledged, full = await fill(store, 0)
        assert said(full) == "store-full"
        assert acknowledged > 0
        assert len(texts_of(store, "mu")) == acknowledged
        store.writer.connection.execute("PRAGMA max_page_count = 1000")
        await store.append("mu", acknowledged + 1, moves("bid"), None)
    async with opened(tmp_path / "db") as store:
        assert len(texts_of(store, "mu")) == acknowledged + 1


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        made = subprocess.run(mount, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no mount command for a small disk")
    if made.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {made.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@in_loop
async def test_a_full_disk_loses_nothing_and_recovers(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk"):
        path, ballast = tmp_path / "disk" / "db", tmp_path / "disk" / "ballast"
        async with opened(path) as store:
            await furnish(store, "mu")
            ballast.write_bytes(bytes(300_000))
            acknowledged = 0
            # Several times: after the first refusal the log may still have room for a little.
            for _ in range(5):
                acknowledged, full = await fill(store, acknowledged)
                assert said(full) == "store-full"
            assert len(texts_of(store, "mu")) == acknowledged > 0
            with pytest.raises(StoreUnavailable) as no_room:
                copy_database(path, tmp_path / "disk" / "copy")
            assert said(no_room.value) == "file-no-room"
            ballast.unlink()
            await store.append("mu", acknowledged + 1, moves("bid"), None)
        async with opened(path) as store:
            assert len(texts_of(store, "mu")) == acknowledged + 1
        assert sorted(file.name for file in path.parent.iterdir()) == ["db", "db.lock"]


@in_loop
async def test_a_read_only_disk_is_told_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk"):
        async with opened(tmp_path / "disk" / "db") as store:
            await furnish(store)
        remount = ["mount", "-o", "remount,ro", str(tmp_path / "disk")]
        subprocess.run(remount, check=True)
        with pytest.raises(StoreUnavailable) as read_only:
            open_store(tmp_path / "disk" / "db")
        assert said(read_only.value) == "file-forbidden"


@pytest.mark.parametrize("how", ["deleted", "replaced"])
@pytest.mark.parametrize("file", ["db", "db-wal", "db-shm"])
@in_loop
async def test_a_file_pulled_away_takes_no_more_moves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, file: str, how: str
) -> None:
    path = tmp_path / file
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        path.rename(tmp_path / "elsewhere")
        if how == "replaced":
            path.write_bytes((tmp_path / "elsewhere").read_bytes())
        for _ in range(2):
            with pytest.raises(StoreUnavailable) as moved:
                await store.append("mu", 1, moves("bid"), None)
            assert said(moved.value) == "store-moved"
        assert caplog.text.count("nothing can be written: store-moved") == 1
        path.unlink(missing_ok=True)
        (tmp_path / "elsewhere").rename(path)
        assert await store.append("mu", 1, moves("bid"), None) == 1


@in_loop
async def test_a_file_pulled_away_while_a_group_is_written_takes_it_along(tmp_path: Path) -> None:
    log = tmp_path / "db-wal"
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        with pytest.raises(StoreUnavailable) as moved:
            await store.writer.run(lambda _: log.rename(tmp_path / "elsewhere"))
        assert said(moved.value) == "store-moved"
        (tmp_path / "elsewhere").rename(log)


@in_loop
async def test_damage_while_running_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        store.writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = (tmp_path / "db").stat().st_size
        with (tmp_path / "db").open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (size - 4096))
        store.writer.connection.execute("PRAGMA shrink_memory")
        with pytest.raises(BrokenStore) as damaged:
            await store.append("mu", 1, moves("bid"), None)
        assert said(damaged.value) == "store-damaged"


def test_a_store_left_open_does_not_hang_the_loop(tmp_path: Path) -> None:
    async def leave() -> SqliteStore:
        store = open_store(tmp_path / "db")
        await furnish(store)
        async with writing_elsewhere(tmp_path / "db"):
            left = asyncio.create_task(store.save_room("r2", "l2", "ann", b"", 0, []))
            await asyncio.sleep(0.05)
            assert not left.done()
        return store

    with ThreadPoolExecutor(1) as pool:
        store = pool.submit(asyncio.run, leave()).result(10)
    asyncio.run(store.close())
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        assert connection.execute("SELECT count(*) FROM rooms").fetchone() == (2,)

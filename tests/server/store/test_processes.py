"""The store under real processes: killed while they write, and two at a time on one file.

Run as a program, this file is such a process.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

from tablee.server.store import Conflict, Store, StoredMove, StoredTable
from tablee.server.store.files import signing_key
from tablee.server.store.sqlite import CLEARED_AT_ONCE, open_store

CRASHES = 10
TABLES = ["a", "b", "c", "d"]
WRITERS = 2
MOVES_EACH = 40
STARTERS = 4


# The processes


def say(*words: object) -> None:
    """One line in one piece, so that a kill leaves at most its end missing."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def length(store: Store, table: str) -> int:
    match = store.load_table(table)
    assert match is not None
    return len(match.moves)


async def write_for_ever(store: Store, table: str, who: str) -> None:
    version = length(store, table)
    while True:
        name = f"{who}-{version}"
        made = [StoredMove(0, name, 0, "bot"), StoredMove(1, name, 0, "bot")]
        version = await store.append(table, version + 1, made, f"command-{name}")
        say(table, version, name)


async def crash_writer(path: Path, who: str) -> None:
    store = open_store(path)
    await asyncio.gather(*(write_for_ever(store, table, who) for table in TABLES))


def wait_for_go() -> None:
    say("ready")
    sys.stdin.readline()


async def rival(path: Path, who: str) -> None:
    """Wins a number of moves at one table against another process."""
    store = open_store(path, patience=10)
    wait_for_go()
    version, won = 0, 0
    while won < MOVES_EACH:
        try:
            move = StoredMove(0, f"{who}-{won}", 0, "bot")
            version = await store.append("a", version + 1, [move], None)
            won += 1
            say(version, move.move)
        except Conflict:
            say("conflict")
            version = length(store, "a")
    await store.close()


async def starter(path: Path) -> None:
    wait_for_go()
    store = open_store(path, patience=10)
    say(signing_key(path).hex())
    await store.close()


async def deleter(path: Path) -> None:
    """Is killed when the room is gone, and its moves are not."""
    store = open_store(path)
    await store.delete_room("room")
    os.kill(os.getpid(), signal.SIGKILL)


def process(what: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, __file__, what, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


async def nothing(store: Store) -> None:
    pass


async def furnished(path: Path, then: Callable[[Store], Awaitable[None]] = nothing) -> None:
    store = open_store(path)
    await store.save_room("room", "link", "ann", b"{}", 0, ["ann"])
    for table in TABLES:
        await store.create_table(StoredTable(table, "room", "mu", "1", {}, 2, "fair", "ab", 0))
    await then(store)
    await store.close()


def texts_at(path: Path, table: str) -> list[str]:
    """All moves of a table; loading them checks that no version is missing."""

    async def load() -> list[str]:
        store = open_store(path)
        match = store.load_table(table)
        await store.close()
        assert match is not None
        return [move.move for move in match.moves]

    return asyncio.run(load())


# What is expected of them


def killed_after(writer: subprocess.Popen[str], seconds: float) -> list[list[str]]:
    """What it acknowledged before it was killed, so long after its first word."""
    assert writer.stdout is not None
    first = writer.stdout.readline()
    time.sleep(seconds)
    writer.kill()
    rest, _ = writer.communicate()
    lines = (first + rest).splitlines(keepends=True)
    return [line.split() for line in lines if line.endswith("\n")]


def test_what_was_acknowledged_survives_kill_9_exactly_once(tmp_path: Path) -> None:
    path, luck = tmp_path / "db", Random(4)
    asyncio.run(furnished(path))
    acknowledged: list[list[str]] = []
    for crash in range(CRASHES):
        writer = process("crash_writer", path, f"crash{crash}")
        acknowledged += killed_after(writer, luck.uniform(0, 0.2))
        written = {table: texts_at(path, table) for table in TABLES}
        for table, version, name in acknowledged:
            assert written[table][int(version) - 2 : int(version)] == [name, name]
        for texts in written.values():
            assert set(Counter(texts).values()) <= {2}, "a command is there wholly, and once"
    assert len(acknowledged) > CRASHES


def rows_left(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        names = ("rooms", "tables", "moves", "commands", "leftovers")
        counts = [connection.execute(f"SELECT count(*) FROM {name}") for name in names]
        return [count for ((count,),) in counts]


def test_a_deletion_that_is_killed_is_ended_by_the_next_sweep(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        made = [StoredMove(0, "bid", 0, "bot")] * (CLEARED_AT_ONCE * 2)
        await asyncio.gather(*(store.append(name, 1, made, name) for name in TABLES))

    async def start_again() -> None:
        store = open_store(tmp_path / "db")
        assert (store.load_rooms(), list(store.open_tables())) == ([], [])
        await store.sweep(0)
        assert store.clearing is not None
        await store.clearing
        await store.close()

    asyncio.run(furnished(tmp_path / "db", play))
    with process("deleter", tmp_path / "db") as deleting:
        assert deleting.wait(60) == -signal.SIGKILL
    rooms, tables, moves, *_ = rows_left(tmp_path / "db")
    assert (rooms, tables) == (0, 0) and moves > 0
    asyncio.run(start_again())
    assert rows_left(tmp_path / "db") == [0, 0, 0, 0, 0]


def test_two_processes_never_both_win_a_version(tmp_path: Path) -> None:
    path = tmp_path / "db"
    asyncio.run(furnished(path))
    rivals = [process("rival", path, f"rival{n}") for n in range(WRITERS)]
    lines = told_to_go(rivals)
    wins = [line.split() for line in lines if line != "conflict"]
    assert sorted(int(version) for version, _ in wins) == list(range(1, WRITERS * MOVES_EACH + 1))
    assert "conflict" in lines
    texts = texts_at(path, "a")
    assert all(texts[int(version) - 1] == text for version, text in wins)


def test_processes_that_start_at_once_make_one_store_and_one_key(tmp_path: Path) -> None:
    path = tmp_path / "db"
    keys = told_to_go([process("starter", path) for _ in range(STARTERS)])
    assert keys == [signing_key(path).hex()] * STARTERS
    asyncio.run(furnished(path))


def told_to_go(processes: list[subprocess.Popen[str]]) -> list[str]:
    """What they say after they were all started at the same moment."""
    for starting in processes:
        assert starting.stdout is not None
        assert starting.stdout.readline() == "ready\n"
    for waiting in processes:
        assert waiting.stdin is not None
        waiting.stdin.write("go\n")
        waiting.stdin.flush()
    said = [running.communicate(timeout=60)[0] for running in processes]
    assert [running.returncode for running in processes] == [0] * len(processes)
    return "".join(said).splitlines()


if __name__ == "__main__":
    kind, place, *more = sys.argv[1:]
    if kind == "crash_writer":
        asyncio.run(crash_writer(Path(place), *more))
    elif kind == "deleter":
        asyncio.run(deleter(Path(place)))
    elif kind == "rival":
        asyncio.run(rival(Path(place), *more))
    else:
        asyncio.run(starter(Path(place)))

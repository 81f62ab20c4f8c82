"""The checker finds every kind of broken promise: each is made on purpose here."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from server.kills.check import check
from server.kills.driver import complaints_in
from server.kills.journal import DONE, Journal, Starts
from tablee.engine.moves import Seat
from tablee.engine.rng import FAST, seeded
from tablee.games import find_game
from tablee.server.store import StoredMove, StoredTable
from tablee.server.store.sqlite import open_store

GAME = find_game("rows").game
SEED, TABLE, ROOM, LINK = "checked", "table", "room", "link"
MOVES = 4


async def write(path: Path, journal: Journal) -> None:
    """A match of two, the moves acknowledged one by one and every view seen."""
    store = open_store(path)
    await store.save_room(ROOM, LINK, "host", b"{}", 0.0, [])
    head = StoredTable(TABLE, ROOM, "rows", GAME.rules.version, {}, 2, FAST, SEED, 0.0)
    await store.create_table(head)
    journal.starts[LINK] = Starts(sent=1, acknowledged=1)
    state = GAME.start(GAME.read_options({}), 2, seeded(FAST, SEED))
    for version in range(1, MOVES + 1):
        seat = state.active()[0]
        move = state.legal_moves(seat)[0]
        sent = journal.send(TABLE, f"command-{version}", seat, version - 1, [move.text()])
        await store.append(TABLE, version, [StoredMove(seat, move.text(), 0, "person")], sent.id)
        state.play(seat, move)
        journal.answer(sent, DONE)
        view = GAME.view(state, Seat(0), [])
        scene = json.loads(msgspec.json.encode(view.scene))
        parts = [scene, view.moves, view.active, view.deal, view.deal_scores]
        journal.see(TABLE, version, 0, parts)
    await store.close()


@pytest.fixture
def journal() -> Journal:
    return Journal()


@pytest.fixture
def database(tmp_path: Path, journal: Journal) -> Path:
    path = tmp_path / "tablee.sqlite"
    asyncio.run(write(path, journal))
    return path


def test_kept_promises_are_no_fault(database: Path, journal: Journal) -> None:
    assert check(database, journal) == []


def test_a_command_without_an_answer_may_be_there_or_not(database: Path, journal: Journal) -> None:
    journal.commands[-1].answer = ""
    journal.send(TABLE, "command-5", 0, MOVES, ["lay p00"])
    assert check(database, journal) == []


LOST = f"DELETE FROM moves WHERE version = {MOVES}; DELETE FROM commands WHERE version = {MOVES}"
TWICE = (
    f"INSERT INTO moves SELECT table_id, {MOVES + 1}, seat, move, at, 'person' FROM moves LIMIT 1"
)

ON_DISK = [
    (LOST, "lost: "),
    (LOST, "and isn't there"),
    ("DELETE FROM moves WHERE version = 2", "gaps"),
    (TWICE, "belongs to 0 commands"),
    (TWICE, "can't play"),
    ("UPDATE moves SET move = 'lay p29' WHERE version = 2", "otherwise than sent"),
    ("UPDATE tables SET seed = 'another'", "shown ["),
    ("UPDATE commands SET version = 5 - version", "and comes after it"),
    (
        "INSERT INTO tables SELECT 'b', room, game, rules, options, seats, rng, seed, started,"
        " finished, body FROM tables; INSERT INTO moves VALUES ('b', 1, 0, 'lay p01', 0, 'house')",
        "2 tables from",
    ),
    ("INSERT INTO commands VALUES ('table', 'nobody', 1)", "was never sent"),
    ("DELETE FROM tables; DELETE FROM moves; DELETE FROM commands", "0 tables from"),
]


@pytest.mark.parametrize(("script", "fault"), ON_DISK)
def test_what_is_wrong_on_disk_is_found(
    database: Path, journal: Journal, script: str, fault: str
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(script)
    assert any(fault in found for found in check(database, journal))


def refuse_a_written_one(journal: Journal) -> None:
    journal.commands[1].answer = "refused"


def see_otherwise(journal: Journal) -> None:
    journal.see(TABLE, 1, 0, "something else")


def see_what_is_not_there(journal: Journal) -> None:
    journal.see(TABLE, MOVES + 1, 0, "the future")


IN_THE_JOURNAL = [
    (refuse_a_written_one, "but written"),
    (see_otherwise, "two different views"),
    (see_what_is_not_there, "and isn't there"),
]


@pytest.mark.parametrize(("change", "fault"), IN_THE_JOURNAL)
def test_what_people_were_told_wrongly_is_found(
    database: Path, journal: Journal, change: Callable[[Journal], None], fault: str
) -> None:
    change(journal)
    assert any(fault in found for found in check(database, journal))


def test_a_traceback_counts_unless_it_is_of_an_orphan() -> None:
    orphan = (
        "Traceback (most recent call last):\n"
        '  File "spawn.py", line 122, in spawn_main\n'
        "    exitcode = _main(fd, parent_sentinel)\n"
        "EOFError: Ran out of input\n"
    )
    own = 'Traceback (most recent call last):\n  File "x.py", line 1, in play\nKeyError: 1\n'
    error = '{"level": "error", "what": "a task failed"}\n'
    assert complaints_in(f"{orphan}{error}{own}{orphan}") == [error.strip(), own.strip()]

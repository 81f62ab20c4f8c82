"""Matches from before the contract knew time: their records verify, and their tables go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.house import opened
from tablee.engine.record import difference, read_record
from tablee.games import find_game
from tablee.server.matches.running_match import RunningMatch
from tablee.server.replay.walk import Watching, full_record, views_of_deal

HERE = Path(__file__).resolve().parent
RECORDS = (HERE.parent / "engine" / "before.jsonl").read_text("utf-8").splitlines()
MOVES = {"mu": 38, "safaru": 31, "calcory": 18}  # of the matches that were under way


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Three matches under way, each of a person with bots, and one that is over."""
    path = tmp_path / "tablee.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((HERE / "before.sql").read_text("utf-8"))
    return path


@pytest.mark.parametrize("line", RECORDS, ids=range(len(RECORDS)))
def test_a_record_verifies(line: str) -> None:
    record = read_record(line)
    assert difference(record, find_game(record.game).game) is None


async def test_tables_are_brought_back_and_played_on(
    runner: asyncio.Runner, database: Path
) -> None:
    async with opened(database) as house:
        matches = [room.match for room in house.hub.rooms.values()]
        running = [match for match in matches if match is not None and match.is_running]
        assert {match.table.game.name: match.table.version for match in running} == MOVES
        for match in running:
            async with match.room.lock:
                await make_any_move(match)
            assert match.table.version == MOVES[match.table.game.name] + 1


async def make_any_move(match: RunningMatch) -> None:
    state = match.table.state
    seat = state.active()[0]
    await match.make_move(seat, state.legal_moves(seat)[0].text(), "person")


async def test_the_match_that_is_over_is_replayed(runner: asyncio.Runner, database: Path) -> None:
    async with opened(database) as house:
        (room,) = [room for room in house.hub.rooms.values() if not room.doc.playing]
        assert room.doc.table is not None
        match = house.store.load_table(room.doc.table)
        assert match is not None
        record = full_record(match)
        assert difference(record, find_game(record.game).game) is None
        assert len(views_of_deal(match, 1, Watching(None), whole=True).views) > 1

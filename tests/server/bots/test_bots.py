"""Bots: in processes of their own, from views alone, and replaced where they fail."""

from __future__ import annotations

import asyncio
import signal
from multiprocessing import Pipe
from pathlib import Path

import msgspec
import pytest

from games.walks import Walk
from server.house import FINAL_ROWS, House, move, opened
from server.people import Page
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.play import random_turn
from tablee.engine.shown import View
from tablee.games import find_game, known_games
from tablee.server import wire
from tablee.server.bots import players, processes
from tablee.server.bots.codec import read_view, write_view
from tablee.server.bots.players import (
    VIEWS_AT_ONCE,
    BotPlayers,
    Portion,
    Progress,
    bot_seed,
    made_task,
    written,
)
from tablee.server.bots.processes import Answer, Task, Worker
from tablee.server.matches.table import Table
from tablee.server.store import StoredMove


async def table_with(house: House, bot: str) -> Page:
    """A match of two in which this bot sits on the second seat."""
    host = await house.room("rows", seats=2, options={"deals": "1", **FINAL_ROWS})
    house.live(host).doc.places[1].bot = bot
    await host.succeeds(wire.Start)
    await host.gets(wire.View)
    return host


def moves_of_the_bot(house: House, page: Page) -> list[StoredMove]:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return [move for move in match.moves if move.seat == 1]


@pytest.mark.parametrize("bot", ["Raises", "RaisesOnViews", "TalksNonsense", "Waits", "Dies"])
async def test_a_bot_that_fails_is_replaced_for_that_move(
    house: House, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    host = await table_with(house, f"server.bad_bots:{bot}")
    await host.sees(lambda view: 1 not in view.seen.active)
    assert [move.by for move in moves_of_the_bot(house, host)] == ["bot"] * 3
    said = [line for line in caplog.messages if bot in line]
    assert len(said) == 3 and host.the_view.table in said[0]
    assert "p07" not in caplog.text and "secret" not in caplog.text


async def test_a_bot_that_stalls_holds_nobody_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "LONGEST_THOUGHT", 1.0)
    host = await table_with(house, "server.bad_bots:Stalls")
    start = asyncio.get_running_loop().time()
    while host.seen.moves:
        await move(host)
    assert asyncio.get_running_loop().time() - start < 1.0, "people play on meanwhile"
    await host.sees(lambda view: view.seen.over)
    assert [move.by for move in moves_of_the_bot(house, host)] == ["bot"] * 3


async def test_a_house_closes_at_once_while_a_bot_thinks(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        await table_with(house, "server.bad_bots:Stalls")
        await asyncio.sleep(1)
        start = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - start < 4


# What a bot is told


def begun(name: str, seats: int) -> Table:
    shelved = find_game(name)
    return Table("t", shelved, shelved.game.read_options({}), seats, "fast", "seed")


def all_views(table: Table, seat: int) -> list[View]:
    later = table.views_of(Seat(seat), table.dealt(), table.moves)
    return [table.first_view(Seat(seat)), *later]


def asked(table: Table, seat: int, seen: int) -> Task:
    views = [write_view(view) for view in all_views(table, seat)]
    portion = Portion(views[seen:], Progress(len(views)), is_last=True)
    return made_task(table, Seat(seat), "random", Progress(seen), portion)


def test_a_bot_is_told_every_view_once_and_all_again_if_it_forgot() -> None:
    table, worker = begun("rows", 2), Worker()
    assert worker.answer(asked(table, 1, 1)).again
    assert worker.answer(asked(table, 1, 0)).text in [f"lay p{n:02}" for n in range(1, 31)]
    assert worker.answer(asked(table, 1, 0)).text is not None
    assert worker.answer(asked(table, 0, 1)).again
    table.advance(table.look_ahead(Seat(1), ["lay p01", "lay p02"]))
    assert worker.answer(asked(table, 1, 1)).text is not None
    assert worker.answer(asked(table, 1, 2)).text is not None, "nobody waited for its answer"
    assert worker.bots[(table.id, 1, "random")].seen == 3
    assert worker.answer(asked(table, 1, 4)).again, "it hasn't seen the fourth"


@pytest.mark.parametrize("name", ["passing", "rows"])
def test_views_from_a_point_on_are_those_from_the_beginning(name: str) -> None:
    table = begun(name, 3)
    walk = Walk(table.shelved.game, table.options, table.state.copy(), table.state.rng, [])
    marks = [(1, 0, table.state)]
    while not walk.state.over and len(marks) < 20:
        seat, move = random_turn(walk.state, table.state.rng.stream(str(len(marks))))
        walk.state.apply(seat, move)
        table.advance(table.look_ahead(seat, [move.text()]))
        marks.append((1 + table.watchers[Seat(1)].number, table.version, table.state))
    whole = all_views(table, 1)
    for seen, moves, state in marks:
        assert list(table.views_of(Seat(1), state.copy(), table.moves[moves:])) == whole[seen:]


async def test_others_go_on_while_a_bot_is_told_a_long_match(runner: object) -> None:
    table = begun("passing", 3)
    views = all_views(table, 1) * 10 * VIEWS_AT_ONCE
    telling = asyncio.create_task(written(iter(views)))
    turns = 0
    while not telling.done():
        await asyncio.sleep(0)
        turns += 1
    assert len(telling.result()) == len(views)
    assert turns > 10


async def test_what_a_bot_was_told_isnt_told_again_though_nobody_waits_for_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reloads a page at which nobody else looks has the bots think again."""
    monkeypatch.setattr(players, "MOVES_AT_ONCE", 4)
    services, table = house.hub.services, begun("mu", 3)
    while table.version < 40 or table.state.active() == [HOUSE]:
        seat, chosen = random_turn(table.state, table.state.rng.stream(str(table.version)))
        table.advance(table.look_ahead(seat, [chosen.text()]))
    told: list[Task] = []
    ask = services.bots.ask

    async def noted(task: Task) -> Answer:
        told.append(task)
        if len(told) in (3, 6, 9):
            thought.cancel()
        return await ask(task)

    monkeypatch.setattr(services.bots, "ask", noted)
    bots = BotPlayers(services, table, lambda: None)
    seat = table.state.active()[0]
    for _ in range(4):
        thought = asyncio.create_task(bots.ask(seat, "random"))
        await asyncio.wait([thought])
    assert thought.result().text is not None
    assert [task.seen for task in told].count(0) == 1
    assert max(len(task.views) for task in told) <= 5
    assert [task.is_asked for task in told] == [False] * (len(told) - 1) + [True]


@pytest.mark.parametrize("name", known_games())
def test_a_view_arrives_at_a_bot_as_it_was_sent(name: str) -> None:
    """Compiled classes don't keep the types of their fields: so this is no matter of course."""
    game = known_games()[name].game
    walk = Walk.begin(game, game.read_options({}), game.rules.seats[-1], "1")
    for _ in range(60):
        for seat in range(walk.state.seats):
            view = game.view(walk.state, Seat(seat), walk.moves[-1:])
            assert read_view(game, write_view(view)) == view
        if not walk.step():
            break


def test_what_a_bot_draws_lots_from_tells_nothing_of_the_seed() -> None:
    table, other = begun("rows", 2), begun("rows", 2)
    table.seed, other.seed = "one secret", "another"
    assert bot_seed(table, Seat(0)) != bot_seed(table, Seat(1)) != bot_seed(other, Seat(1))
    task = asked(table, 0, 0)
    assert table.seed not in str(task)


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    table, before = begun("rows", 2), signal.getsignal(signal.SIGINT)
    ours, theirs = Pipe()
    task = asked(table, 0, 0)
    ours.send_bytes(msgspec.json.encode(task))
    ours.close()
    try:
        processes.run(theirs)
    finally:
        signal.signal(signal.SIGINT, before)

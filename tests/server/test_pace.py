"""When something happens by itself: by the clock and by who is there, never by what is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.walks import Walk
from server.house import FastClock, House, move, opened
from server.people import Page
from tablee.engine.game import Game
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FAST, FastRng
from tablee.games import Shelved, known_games
from tablee.server import wire
from tablee.server.absences import Absences
from tablee.server.bot_players import BotPlayers
from tablee.server.bot_worker import Bots
from tablee.server.clock import Clock
from tablee.server.live import Connection, LiveRoom
from tablee.server.matches import LONGEST_BREAK, Due, Matches
from tablee.server.room import OWN_PACE, PACES, Member, Place, Room
from tablee.server.store.sqlite import open_store
from tablee.server.table import Table
from tablee.server.tasks import Tasks

NOW = 1000.0


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    store, bots, clock, tasks = open_store(tmp_path / "db"), Bots(), Clock(), Tasks()
    yield Matches(store, BotPlayers(bots), clock, tasks, Absences(clock, tasks))
    bots.close()
    asyncio.run(store.close())


def room_with(shelved: Shelved, walk: Walk, people: int, turn_seconds: int = 0) -> LiveRoom:
    """A room in which this match runs, people on the first seats and here, bots on the others."""
    seats = walk.state.seats
    doc = Room(
        id="room",
        link="link",
        host="p0",
        game=walk.game.name,
        places=[
            Place(f"p{seat}") if seat < people else Place(None, "random") for seat in range(seats)
        ],
        members=[Member(f"p{seat}", f"P{seat}") for seat in range(people)],
        turn_seconds=turn_seconds,
        playing=True,
    )
    live = LiveRoom(doc)
    live.connections = {Connection(f"p{seat}") for seat in range(people)}
    table = Table("table", shelved, walk.options, seats, FAST, "1")
    table.state = walk.state
    live.open(table, NOW)
    return live


def at_own_pace(shelved: Shelved, walk: Walk, people: int = 1) -> LiveRoom:
    live = room_with(shelved, walk, people)
    live.doc.pace = OWN_PACE
    return live


def due(matches: Matches, live: LiveRoom) -> Due | None:
    assert live.table is not None
    return matches.due(live, live.table)


every_game = pytest.mark.parametrize(
    "shelved", known_games().values(), ids=lambda shelved: shelved.game.name
)


def walked(game: Game, seed: int) -> Walk:
    seats = game.seats[seed % len(game.seats)]
    return Walk.begin(game, game.read_options({}), seats, str(seed)).go(seed * 3)


@every_game
def test_what_is_due_is_the_same_in_an_imagined_world(matches: Matches, shelved: Shelved) -> None:
    for seed in range(20):
        walk = walked(shelved.game, seed)
        for people in range(walk.state.seats + 1):
            live = room_with(shelved, walk, people, turn_seconds=90)
            live.doc.pace = list(PACES)[seed % len(PACES)]
            live.is_hurried = seed % 3 == 0
            wanted = due(matches, live)
            assert live.table is not None
            for knowledge in walk.knowledge:
                world = shelved.game.imagine(knowledge, FastRng(str(seed)))
                assert matches.due(live, replaced(live.table, world)) == wanted


def replaced(table: Table, state: object) -> Table:
    twin = replace(table)
    twin.state = state  # type: ignore[assignment]  # an imagined one of the same game
    return twin


@every_game
def test_bots_and_the_house_alone_wait_for_the_pace(matches: Matches, shelved: Shelved) -> None:
    """Whether a move is forced or chosen; but for the time that a game gives to look."""
    for seed in range(20):
        walk = walked(shelved.game, seed)
        live = room_with(shelved, walk, 0)
        is_alone = walk.state.active() == [HOUSE] and not walk.state.settled
        clock = walk.state.house_waits() if is_alone else 0
        for pace, seconds in PACES.items():
            live.doc.pace = pace
            step = due(matches, live)
            if walk.state.over:
                assert step is None
            else:
                assert step is not None and step.at == NOW + (clock or seconds)


def test_a_window_stays_open_where_people_may_act(matches: Matches) -> None:
    shelved = known_games()["window"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 3, "1")
    walk.step()
    assert HOUSE in walk.state.active()
    live = room_with(shelved, walk, 3)
    for pace in PACES:
        live.doc.pace = pace
        assert due(matches, live) == Due(HOUSE, "house", NOW + 10)
    live.is_hurried = True
    assert due(matches, live) == Due(HOUSE, "house", NOW + 10), "a game's own time is its own"
    live.note_move(Seat(2), NOW + 5)
    assert due(matches, live) == Due(HOUSE, "house", NOW + 10), "since it was opened"


def test_a_bot_that_lets_the_moment_pass_isnt_asked_again(matches: Matches) -> None:
    shelved = known_games()["window"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 3, "1")
    walk.step()
    live = room_with(shelved, walk, 0)
    asked = []
    while (step := due(matches, live)) is not None and step.seat != HOUSE:
        asked.append(step.seat)
        live.passed.add(step.seat)
    assert sorted(asked) == [seat for seat in walk.state.active() if seat != HOUSE]
    assert step == Due(HOUSE, "house", NOW + walk.state.house_waits())


def test_the_time_for_a_turn_runs_for_each_seat(matches: Matches) -> None:
    shelved = known_games()["rows"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 3, "1")
    live = room_with(shelved, walk, 3, turn_seconds=90)
    live.note_move(Seat(0), NOW + 50)
    assert due(matches, live) == Due(Seat(1), "stand-in", NOW + 90)
    live.note_move(Seat(1), NOW + 60)
    assert due(matches, live) == Due(Seat(2), "stand-in", NOW + 90)
    live.doc.turn_seconds = 0
    assert due(matches, live) is None


def test_between_deals_the_house_waits_for_those_who_are_here(matches: Matches) -> None:
    shelved = known_games()["rows"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 2, "1")
    while not walk.state.settled:
        walk.step()
    live = room_with(shelved, walk, 2)
    assert due(matches, live) == Due(HOUSE, "house", NOW + LONGEST_BREAK)
    live.continued = {0, 1}
    assert due(matches, live) == Due(HOUSE, "house", NOW + PACES["normal"])
    live.continued, live.connections = set(), set()
    assert due(matches, live) == Due(HOUSE, "house", NOW + PACES["normal"])


@every_game
def test_at_my_own_pace_bots_move_when_i_ask_them(matches: Matches, shelved: Shelved) -> None:
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), shelved.game.seats[-1], "1")
    while not walk.state.settled:
        live = at_own_pace(shelved, walk)
        is_clocked = HOUSE in walk.state.active() and walk.state.house_waits() > 0
        assert (due(matches, live) is None) == (not is_clocked)
        live.is_hurried = True
        step = due(matches, live)
        if walk.state.active() == [Seat(0)]:
            assert step is None
        elif not is_clocked:
            assert step is not None and step.at == NOW
        walk.step()
    assert due(matches, at_own_pace(shelved, walk)) is None, "until I continue"


def test_where_a_clock_runs_bots_dont_wait_to_be_asked(matches: Matches) -> None:
    shelved = known_games()["window"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 3, "1")
    walk.step()
    live = at_own_pace(shelved, walk)
    step = due(matches, live)
    assert step is not None and step.by == "bot" and step.at == NOW + PACES["normal"]


@pytest.mark.parametrize("people", [0, 2, 3])
def test_my_own_pace_is_for_one_person_alone(matches: Matches, people: int) -> None:
    shelved = known_games()["teams"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 4, "1")
    live = at_own_pace(shelved, walk, people)
    for _ in range(8):
        step = due(matches, live)
        assert step is None or step.at == NOW + PACES["normal"]
        walk.step()


def test_who_is_away_isnt_waited_for(matches: Matches) -> None:
    shelved = known_games()["mu"]
    walk = Walk.begin(shelved.game, shelved.game.read_options({}), 3, "1")
    while walk.state.active() == [Seat(0)]:
        walk.step()
    live = at_own_pace(shelved, walk)
    assert due(matches, live) is None
    live.connections = {Connection("somebody who watches")}
    assert due(matches, live) is not None


# In a running house


async def test_whoever_plays_alone_asks_the_bots_on(house: House) -> None:
    (host,) = await house.table("mu", seats=4, people=1, pace=OWN_PACE)
    for _ in range(12):
        view = host.the_view
        if view.moves or view.settled:
            assert await move(host)
            await has_moved_on(host, view.version + 1)
            continue
        await asyncio.sleep(0.05)
        assert host.the_view.version == view.version, "nobody moves unasked"
        await host.succeeds(wire.Hurry, table=view.table)
        assert await has_moved_on(host, view.version + 1) == view.version + 1


async def has_moved_on(page: Page, version: int) -> int:
    """The version that the page has come to, this one at least."""
    return (await page.sees(lambda view: view.version >= version)).version


async def test_a_pace_is_changed_in_the_middle(house: House) -> None:
    (host,) = await house.table("mu", seats=6, people=1, pace="calm")
    await host.succeeds(wire.SetPace, pace="none")
    await host.sees(lambda view: bool(view.moves) or view.settled)
    assert await host.fails(wire.SetPace, pace="frantic") == "room-no-such-pace"
    watcher = await house.joins("Claire", host.the_room.link)
    assert await watcher.fails(wire.SetPace, pace="none") == "room-host-only"


async def test_nobody_hurries_where_several_play(house: House) -> None:
    host, guest = await house.table("mu", seats=3, people=2)
    table = host.the_view.table
    for page in (host, guest):
        assert await page.fails(wire.Hurry, table=table) == "table-not-alone"
    assert await host.fails(wire.SetPace, pace=OWN_PACE) == "room-not-alone"
    assert await host.fails(wire.Hurry, table="another") == "table-not-running"
    assert host.the_room.pace == "none"


async def test_my_own_pace_ends_when_somebody_joins(house: House) -> None:
    host = await house.room("mu", seats=3, pace=OWN_PACE)
    assert host.the_room.pace == OWN_PACE
    guest = await house.joins("Blaise", host.the_room.link)
    await guest.succeeds(wire.Sit, seat=1)
    await host.finds(lambda room: room.pace == "normal")
    await guest.succeeds(wire.Stand)
    await host.finds(lambda room: room.pace == OWN_PACE)


async def test_a_match_of_bots_alone_is_played_to_its_end(
    tmp_path: Path, runner: object, caplog: pytest.LogCaptureFixture
) -> None:
    """By the game's own bots, none of which had to be replaced."""
    async with opened(tmp_path / "db", FastClock(speed=50)) as house:
        host = await house.room("mu", seats=4, options={"deals": "1"})
        await host.succeeds(wire.Stand)
        await host.succeeds(wire.Start)
        await host.gets(wire.View)
        await host.sees(lambda view: view.over)
        match = house.store.load_table(host.the_view.table)
        assert match is not None
        assert {m.by for m in match[1]} == {"bot"}
        assert sum(row.wins for row in host.the_room.tally) >= 1
    assert [line for line in caplog.messages if "bot" in line] == []


async def test_the_next_deal_comes_when_all_have_continued(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    while not host.the_view.settled:
        await move(host)
        await move(guest)
    view = await guest.sees(lambda view: view.settled)
    assert view.waiting == [0, 1]
    await move(host)
    await guest.sees(lambda view: view.waiting == [1])
    await move(guest)
    await host.sees(lambda view: view.deal == 2)

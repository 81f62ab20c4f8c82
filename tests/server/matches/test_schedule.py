"""When something happens by itself: by the clock and by who is there, never by what is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from games.walks import Walk
from server.house import FastClock, House, move, opened
from server.people import Page
from tablee.engine.bot import Choice
from tablee.engine.game import AnyGame
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FAST, FastRng
from tablee.games import Shelved, known_games
from tablee.server import wire
from tablee.server.background import BackgroundTasks
from tablee.server.bots.processes import Bots
from tablee.server.clock import Clock
from tablee.server.errands import Errands
from tablee.server.matches.breaks import LONGEST_BREAK
from tablee.server.matches.running_match import RunningMatch
from tablee.server.matches.schedule import Due, next_due
from tablee.server.matches.table import Table
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.rooms.room import OWN_PACE, PACES, Member, Place, Room
from tablee.server.services import Services
from tablee.server.store.disk import Disk
from tablee.server.store.sqlite import open_store
from tablee.server.web.line import Line

NOW = 1000.0


class StoppedClock(Clock):
    def elapsed(self) -> float:
        return NOW


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    store, bots = open_store(tmp_path / "db"), Bots()
    errands, tasks = Errands(tmp_path / "db"), BackgroundTasks()
    yield Services(store, bots, errands, StoppedClock(), tasks, Disk(tmp_path, 0))
    bots.close()
    asyncio.run(store.close())


def match_at(services: Services, walk: Walk, people: int, turn_seconds: int = 0) -> RunningMatch:
    """A match that has come so far, people on the first seats and here, bots on the others."""
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
        table="table",
        playing=True,
    )
    room = LiveRoom(doc, services, {})
    room.connections = {page_of(f"p{seat}") for seat in range(people)}
    table = Table("table", known_games()[walk.game.name], walk.options, seats, FAST, "1")
    table.state = walk.state
    match = room.open_match(table)
    match.bots.thoughts = {
        Seat(seat): Choice("?")
        for seat in range(people, seats)
        if seat in walk.state.active() or walk.state.open_claims(Seat(seat))
    }
    return match


def page_of(person: str) -> Connection:
    return Connection(person, "", Line(asyncio.BaseTransport(), lambda seconds: None, lambda: None))


def due_at(match: RunningMatch) -> Due | None:
    return None if match.table.state.over else next_due(match.situation())


def at_own_pace(services: Services, walk: Walk, people: int = 1) -> RunningMatch:
    match = match_at(services, walk, people)
    match.room.doc.pace = OWN_PACE
    return match


every_game = pytest.mark.parametrize(
    "shelved", known_games().values(), ids=lambda shelved: shelved.game.name
)


def begun(game: AnyGame, seats: int, seed: str = "1") -> Walk:
    return Walk.begin(game, game.read_options({}), seats, seed)


def walked(game: AnyGame, seed: int) -> Walk:
    return begun(game, game.rules.seats[seed % len(game.rules.seats)], str(seed)).go(seed * 3)


def open_window() -> Walk:
    """The house is active beside the seats, and waits."""
    walk = begun(known_games()["window"].game, 3)
    walk.step()
    assert HOUSE in walk.state.active()
    return walk


@every_game
def test_what_is_due_is_the_same_in_an_imagined_world(services: Services, shelved: Shelved) -> None:
    """But for a clock that nobody sees, which draws lots of its own."""

    def due(walk: Walk, people: int, seed: int) -> Due | None:
        match = match_at(services, walk, people, turn_seconds=90)
        match.room.doc.pace = list(PACES)[seed % len(PACES)]
        match.timers.is_hurried = seed % 3 == 0
        return due_at(match)

    for seed in range(20):
        walk = walked(shelved.game, seed)
        if not all(clock.is_shown for clock in walk.state.running_clocks()):
            continue
        for people in range(walk.state.seats + 1):
            wanted = due(walk, people, seed)
            for knowledge in walk.knowledge:
                world = shelved.game.sight.imagine(knowledge, FastRng(str(seed)))
                assert due(replace(walk, state=world), people, seed) == wanted


@every_game
def test_bots_and_the_house_alone_wait_for_the_pace(services: Services, shelved: Shelved) -> None:
    """Whether a move is forced or chosen; but a clock has its own time, and bots come before it."""
    for seed in range(20):
        walk = walked(shelved.game, seed)
        match = match_at(services, walk, 0)
        clocks = [clock.milliseconds / 1000 for clock in walk.state.running_clocks()]
        is_for_bots = walk.state.active() != [HOUSE] or bool(walk.state.open_claims(Seat(0)))
        for pace, seconds in PACES.items():
            match.room.doc.pace = pace
            due = due_at(match)
            if walk.state.over:
                assert due is None
                continue
            assert due is not None
            if clocks:
                seconds = min(seconds, min(clocks) / 2) if is_for_bots else min(clocks)
            assert due.at == NOW + seconds


def test_where_several_may_act_bots_take_their_time(services: Services) -> None:
    """The fastest comes first, whatever its seat; where one is waited for the pace alone counts."""
    match = match_at(services, open_window(), 0)
    match.room.doc.pace = "none"
    (first, second) = match.bots.thoughts
    match.bots.thoughts = {first: Choice("challenge", 900), second: Choice("challenge", 300)}
    assert due_at(match) == Due(second, "bot", NOW + 0.3, "challenge")
    match.bots.thoughts = {first: Choice("challenge", 900), second: None}
    assert due_at(match) == Due(first, "bot", NOW + 0.9, "challenge")
    match.room.doc.pace = "normal"
    match.bots.thoughts = {first: Choice("challenge", 100), second: None}
    assert due_at(match) == Due(first, "bot", NOW + 1, "challenge")
    alone = match_at(services, begun(known_games()["passing"].game, 3), 0)
    alone.room.doc.pace = "none"
    (seat,) = alone.bots.thoughts
    alone.bots.thoughts[seat] = Choice("?", 900)
    assert due_at(alone) == Due(seat, "bot", NOW, "?")


def test_a_window_stays_open_where_people_may_act(services: Services) -> None:
    walk = open_window()
    match = match_at(services, walk, 3)
    closing = Due(HOUSE, "house", NOW + 10, "close")
    for pace in PACES:
        match.room.doc.pace = pace
        assert due_at(match) == closing
    match.timers.is_hurried = True
    assert due_at(match) == closing, "a game's own time is its own"
    match.timers.note_moves(Seat(2), [None, Seat(2)], NOW + 5)
    match.timers.set_clocks(walk.state.running_clocks(), NOW + 5)
    assert due_at(match) == closing, "since it was opened"


def test_a_bot_that_lets_the_moment_pass_isnt_asked_again(services: Services) -> None:
    walk = open_window()
    match = match_at(services, walk, 0)
    asked = []
    while (due := due_at(match)) is not None and due.seat != HOUSE:
        asked.append(due.seat)
        match.bots.thoughts[due.seat] = None
    assert sorted(asked) == [seat for seat in walk.state.active() if seat != HOUSE]
    assert due == Due(HOUSE, "house", NOW + 10, "close")


def test_the_time_for_a_turn_runs_for_each_seat(services: Services) -> None:
    walk = begun(known_games()["rows"].game, 3)
    match = match_at(services, walk, 3, turn_seconds=90)
    for seat, seconds in ((Seat(0), 50), (Seat(1), 60)):
        match.timers.note_moves(seat, [seat], NOW + seconds)
        match.timers.set_active(walk.state.active(), NOW + seconds)
        assert due_at(match) == Due(Seat(seat + 1), "stand-in", NOW + 90)
    match.room.doc.turn_seconds = 0
    assert due_at(match) is None


def test_who_may_wait_is_never_out_of_time(services: Services) -> None:
    walk = begun(known_games()["rows"].game, 2)
    while not walk.state.may_wait(Seat(0)):
        walk.state.apply(Seat(0), walk.state.legal_moves(Seat(0))[0])
    match = match_at(services, walk, 2, turn_seconds=90)
    assert Seat(0) in walk.state.active()
    match.timers.active[Seat(0)] = NOW - 1000
    assert due_at(match) == Due(Seat(1), "stand-in", NOW + 90)


def test_between_deals_the_house_waits_for_those_who_are_here(services: Services) -> None:
    walk = begun(known_games()["rows"].game, 2)
    while not walk.state.settled:
        walk.step()
    match = match_at(services, walk, 2)
    assert due_at(match) == Due(HOUSE, "house", NOW + LONGEST_BREAK, "deal")
    match.breaks.continued = {0, 1}
    assert due_at(match) == Due(HOUSE, "house", NOW + PACES["normal"], "deal")
    match.breaks.continued, match.room.connections = set(), set()
    assert due_at(match) == Due(HOUSE, "house", NOW + PACES["normal"], "deal")


def test_alone_the_score_waits_however_long(services: Services) -> None:
    walk = begun(known_games()["rows"].game, 2)
    while not walk.state.settled:
        walk.step()
    match = match_at(services, walk, 1)
    match.table.moves = walk.moves  # whoever has moved is past the quick opening
    assert due_at(match) is None
    assert (match.around().waiting, match.around().deals_in) == ([0], None)
    match.room.connections = {page_of("somebody who watches")}
    assert due_at(match) == Due(HOUSE, "house", NOW + PACES["normal"], "deal")


@every_game
def test_at_my_own_pace_bots_move_when_i_ask_them(services: Services, shelved: Shelved) -> None:
    walk = begun(shelved.game, shelved.game.rules.seats[-1])
    while not walk.state.settled:
        match = at_own_pace(services, walk)
        is_clocked = bool(walk.state.running_clocks())
        assert (due_at(match) is None) == (not is_clocked)
        match.timers.is_hurried = True
        due = due_at(match)
        if walk.state.active() == [Seat(0)]:
            assert due is None
        elif not is_clocked:
            assert due is not None and due.at == NOW
        walk.step()
    assert due_at(at_own_pace(services, walk)) is None, "until I continue"


def test_where_a_clock_runs_bots_dont_wait_to_be_asked(services: Services) -> None:
    due = due_at(at_own_pace(services, open_window()))
    assert due is not None and due.by == "bot" and due.at == NOW + PACES["normal"]


@pytest.mark.parametrize("people", [0, 2, 3])
def test_my_own_pace_is_for_one_person_alone(services: Services, people: int) -> None:
    walk = begun(known_games()["teams"].game, 4)
    for _ in range(8):
        due = due_at(at_own_pace(services, walk, people))
        assert due is None or due.at == NOW + PACES["normal"]
        walk.step()


def test_who_is_away_isnt_waited_for(services: Services) -> None:
    walk = begun(known_games()["mu"].game, 3)
    while walk.state.active() == [Seat(0)]:
        walk.step()
    match = at_own_pace(services, walk)
    assert due_at(match) is None
    match.room.connections = {page_of("somebody who watches")}
    assert due_at(match) is not None


# In a running house


async def test_whoever_plays_alone_asks_the_bots_on(house: House) -> None:
    (host,) = await house.table("mu", seats=4, people=1, pace=OWN_PACE)
    for _ in range(12):
        view = host.the_view
        if view.seen.moves or view.seen.settled:
            assert await move(host)
            await has_moved_on(host, view.number + 1)
            continue
        assert house.match(host).pace() == inf, "nobody moves unasked"
        await host.succeeds(wire.Hurry, table=view.table)
        assert await has_moved_on(host, view.number + 1) == view.number + 1


async def has_moved_on(page: Page, number: int) -> int:
    """The number of the newest view, this one at least."""
    return (await page.sees(lambda view: view.number >= number)).number


async def test_a_pace_is_changed_in_the_middle(house: House) -> None:
    (host,) = await house.table("mu", seats=6, people=1, pace="calm")
    await host.succeeds(wire.SetPace, pace="none")
    await host.sees(lambda view: bool(view.seen.moves) or view.seen.settled)
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
        await host.sees(lambda view: view.seen.over)
        match = house.store.load_table(host.the_view.table)
        assert match is not None
        assert {m.by for m in match.moves} == {"bot"}
        assert sum(row.wins for row in host.the_room.tally) >= 1
    assert [line for line in caplog.messages if "bot" in line] == []


async def test_the_next_deal_comes_when_all_have_continued(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    while not host.seen.settled:
        await move(host)
        await move(guest)
    view = await guest.sees(lambda view: view.seen.settled)
    assert view.around.waiting == [0, 1]
    await move(host)
    await guest.sees(lambda view: view.around.waiting == [1])
    await move(guest)
    await host.sees(lambda view: view.seen.deal == 2)

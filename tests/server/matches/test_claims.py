"""Claims over real sockets: what was seen counts, and neither the network nor the receipt tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from server.conftest import Faults
from server.house import House, SetClock, opened
from server.lines import long_way, until
from server.matches.races import (
    GAME,
    HUMAN,
    TWO_SHAPES,
    Layout,
    all_see,
    deal_so,
    flip,
    is_alike,
    marks,
    verdicts,
    winner,
)
from server.people import Page, new_id
from server.quick_bots import GRABS_AFTER
from tablee.engine.moves import VERDICT, Seat
from tablee.engine.record import difference, read_record
from tablee.engine.referee import RESOLUTION
from tablee.engine.rng import FastRng
from tablee.server import wire
from tablee.server.matches import claim_desk
from tablee.server.matches.claim_desk import answered
from tablee.server.web.requests import Settings


def both_at_the_second_flip(first: int, layouts: list[Layout]) -> bool:
    """Both cards are alike, and no longer when the third is flipped."""
    return first == 0 and is_alike(layouts[1]) and not is_alike(layouts[2])


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def slow_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent may have been overlooked: a busy machine is slow between two steps."""
    monkeypatch.setattr(claim_desk, "IN_SIGHT", 1e6)


@asynccontextmanager
async def alike(
    folder: Path, clock: SetClock, patch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, list[Page]]]:
    """Two people whose cards are alike."""
    deal_so(patch, 2, 3, both_at_the_second_flip)
    async with opened(folder / "db", clock) as house:
        pages = await house.table("race", seats=2, people=2, options=TWO_SHAPES)
        for _ in range(2):
            await flip(pages, clock)
        yield house, pages


async def grabs(page: Page, view: int | None = None) -> None:
    """The receipt comes before the referee has heard it: wait for both."""
    assert isinstance(await page.claims("grab", view), wire.Done)
    await page.settles()


async def after_a_human_while() -> None:
    await asyncio.sleep(HUMAN)


# What a claim is worth


@pytest.mark.usefixtures("slow_eyes")
async def test_a_false_claim_costs_a_point_once_and_a_late_one_nothing(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        host, guest = pages
        await grabs(guest, view=0)  # when nothing lay there
        await all_see(pages, 5)
        assert marks(host) == marks(guest) == [(1, -1)]
        await grabs(guest, view=0)
        await after_a_human_while()
        await grabs(host, view=4)
        clock.forward(1)
        await all_see(pages, 6)
        assert marks(host) == [(1, -1), (0, 2)]
        await grabs(guest, view=4)
        clock.forward(1)
        for page in pages:
            await page.settles()
        assert (host.the_view.number, marks(host)) == (6, [(1, -1), (0, 2)])


@pytest.mark.usefixtures("slow_eyes")
async def test_a_claim_is_judged_by_what_its_player_was_shown(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards were alike; now they aren't, but the hand was already reaching."""
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        host, guest = pages
        shown = guest.the_view.number
        await after_a_human_while()
        await flip(pages, clock)
        await grabs(guest, view=shown)
        clock.forward(1)
        await all_see(pages, shown + 3)
        assert marks(host) == [(1, 2)]


@pytest.mark.parametrize(("is_seen", "points"), [(False, 2), (True, -1)])
async def test_a_hand_on_its_way_is_judged_by_what_it_reached_for(
    tmp_path: Path,
    runner: object,
    clock: SetClock,
    monkeypatch: pytest.MonkeyPatch,
    is_seen: bool,
    points: int,
) -> None:
    """The page names what has just come to it, which nobody has seen so soon."""
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        host, guest = pages
        shown = guest.the_view.number
        await after_a_human_while()
        await flip(pages, clock)
        if is_seen:
            await after_a_human_while()
        await grabs(host)
        clock.forward(1)
        await all_see(pages, shown + 3)
        assert marks(guest) == [(0, points)]


@pytest.mark.parametrize(
    ("read", "line", "judged"),
    [
        (1600.0, 0.0, 7),  # the next one has just come
        (1601.0, 0.0, 8),  # and was in sight
        (1700.0, 200.0, 7),  # or may not have come yet
        (1801.0, 200.0, 8),
        (2001.0, 5000.0, 8),  # nobody is believed to be so far away
        (9999.0, 0.0, 9),
    ],
)
def test_nobody_answers_what_a_newer_exposure_has_replaced(
    read: float, line: float, judged: int
) -> None:
    written = {7: 1000.0, 8: 1500.0, 9: 3000.0}
    assert answered(7, written, read, line) == judged
    assert answered(9, written, read, line) == 9


async def test_nobody_answers_a_view_after_the_next_one_was_in_sight(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards were alike, and have been no longer for a while: it is too late to say so."""
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        shown = pages[1].the_view.number
        await after_a_human_while()
        await flip(pages, clock)
        await asyncio.sleep((claim_desk.IN_SIGHT + 100) / 1000)
        await grabs(pages[1], view=shown)
        clock.forward(1)
        await all_see(pages, shown + 3)
        assert marks(pages[1]) == [(1, -1)]


async def test_a_claim_that_cant_be_decided_is_void_and_the_table_goes_on(
    tmp_path: Path,
    faults: Faults,
    runner: object,
    clock: SetClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (house, pages):
        host, _ = pages
        await after_a_human_while()
        match = house.match(host)
        monkeypatch.setattr(match.claims, "decide", lambda: 1 / 0)
        await grabs(host)
        clock.forward(1)
        told = await host.hears(lambda m: isinstance(m, wire.Failed) and m.id is None)
        assert isinstance(told, wire.Failed) and told.text.key == "table-failed"
        assert "ZeroDivisionError" in faults.found.pop()
        assert match.claims.decision_at() is None
        number = host.the_view.number
        for _ in range(6):  # it is tried again, and the clock flips
            clock.forward(1)
            await host.settles()
        await host.sees(lambda view: view.number > number)


async def test_nobody_is_faster_than_a_person_can_be(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        await flip(pages, clock)  # somebody who sends a claim with every view
        await grabs(pages[0], view=pages[0].the_view.number)
        await all_see(pages, 7)
        assert marks(pages[0]) == [(0, -1)]


async def test_whoever_opens_another_page_gains_no_time(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the stamp of the new page alone the second claim would be the faster one."""
    async with alike(tmp_path, clock, monkeypatch) as (house, pages):
        host, guest = pages
        await asyncio.sleep(5 * HUMAN)
        await grabs(host)
        await guest.socket.close()
        await guest.is_closed()
        again = await house.enters(guest.person, f"/ws/t/{guest.the_room.id}")
        await again.gets(wire.View)
        await after_a_human_while()
        await grabs(again)
        clock.forward(1)
        await host.sees(lambda view: winner(host) is not None)
        assert marks(host) == [(0, 2)]


# What the receipt tells


@pytest.mark.usefixtures("slow_eyes")
async def test_every_claim_is_answered_alike_and_at_once(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (house, pages):
        host, guest = pages
        watcher = await house.joins("Watcher", host.the_room.link)
        await watcher.gets(wire.View)
        await after_a_human_while()
        table = host.the_view.table
        tried: list[tuple[Page, str, int, str]] = [
            (guest, table, 0, "grab"),  # false
            (guest, table, 0, "grab"),  # known to be false
            (host, table, 4, "grab"),  # right
            (host, table, 4, "grab"),  # said already
            (guest, table, 999, "grab"),  # by a view that isn't there
            (guest, table, 4, "dance"),  # no claim of this game
            (guest, "another", 4, "grab"),
            (watcher, table, 3, "grab"),
        ]
        for page, at, view, claim in tried:
            start, name = await page.settles(), new_id()
            await page.do(wire.Claim, id=name, table=at, view=view, claim=claim)
            assert page.frames[start] == b'{"t":"done","id":"%s"}' % name.encode()
        clock.forward(1)
        await host.sees(lambda view: winner(host) == 0)
        start, name = await guest.settles(), new_id()
        await guest.do(wire.Claim, id=name, table=table, view=4, claim="grab")  # late
        assert guest.frames[start:] == [b'{"t":"done","id":"%s"}' % name.encode()]
        assert marks(host) == [(1, -1), (0, 2)]


# What becomes of a claim that isn't decided


async def test_a_claim_without_a_verdict_is_void_after_a_restart(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (house, pages):
        await after_a_human_while()
        await grabs(pages[0])
        assert house.match(pages[0]).claims.decision_at() is not None
    async with opened(tmp_path / "db", clock) as house:
        pages[0].person.port = house.port
        again = await house.enters(pages[0].person, f"/ws/t/{pages[0].the_room.id}")
        view = await again.gets(wire.View)
        assert house.match(again).claims.decision_at() is None
        clock.forward(1)
        await again.settles()
        assert (again.the_view.number, marks(again)) == (view.number, [])


async def test_a_pause_makes_a_claim_void(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        host, guest = pages
        await after_a_human_while()
        await grabs(host)
        table = host.the_view.table
        await guest.succeeds(wire.Pause, table=table, wanted=True)
        await grabs(host)  # nor does one count that is made meanwhile
        await guest.succeeds(wire.Pause, table=table, wanted=False)
        clock.forward(1)
        await host.settles()
        assert marks(host) == []
        await grabs(host)
        clock.forward(1)
        await host.sees(lambda view: winner(host) == 0)


async def test_what_was_claimed_in_time_is_decided_before_a_clock_ends_it(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (house, pages):
        host, _ = pages
        await after_a_human_while()
        await grabs(host)
        (flipping,) = host.the_view.around.clocks
        clock.forward(flipping.remaining / 1000)
        await host.sees(lambda view: winner(host) == 0)
        moves = [move.text().split()[0] for _, move in house.match(host).table.moves]
        assert moves[4:] in (["verdict"], ["verdict", "flip"])


# Who was first


async def test_claims_that_are_level_draw_a_lot(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    lots: list[int | None] = []
    deal_so(monkeypatch, 2, 3, both_at_the_second_flip)
    async with opened(tmp_path / "db", clock) as house:
        for _ in range(8):
            pages = await house.table("race", seats=2, people=2, options=TWO_SHAPES)
            table = house.match(pages[0]).table
            table.seed = f"{table.seed}/{len(lots)}"  # of the lot alone: the cards are dealt
            await both_grab(pages, clock)
            lots.append(lot_of(house, pages[0]))
    assert lots.count(None) <= 4, "the machine is too busy to claim twice within 8 ms"
    assert {0, 1} <= set(lots), "the slower one never wins"


async def both_grab(pages: list[Page], clock: SetClock) -> None:
    for _ in range(2):
        await flip(pages, clock)
    await after_a_human_while()
    await asyncio.gather(*(grabs(page) for page in pages))
    clock.forward(1)
    await pages[0].sees(lambda view: bool(marks(pages[0])))


def lot_of(house: House, page: Page) -> int | None:
    """Which of two level claims was drawn, the faster (0) or the other; None: they weren't."""
    table = house.match(page).table
    (verdict,) = [move for _, move in table.moves if move.verb() == VERDICT]
    seat, _, _, figures, _ = verdict.params().values()
    ranked = [tuple(map(int, text.split(":"))) for text in str(figures).split(",")]
    if len(ranked) < 2 or ranked[1][1] - ranked[0][1] >= RESOLUTION - 1:
        return None
    drawn = FastRng(f"{table.seed}/tie/{table.version - 1}").below(2)
    assert seat == ranked[drawn][0]
    return drawn


async def test_a_bots_claim_comes_when_it_said(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is flipped meanwhile: its hand is already reaching."""
    deal_so(monkeypatch, 2, 3, both_at_the_second_flip)
    async with opened(tmp_path / "db", clock) as house:
        host = await house.room("race", seats=2, options=TWO_SHAPES, pace="calm")
        house.live(host).doc.places[1].bot = "server.quick_bots:Grabs"
        await host.succeeds(wire.Start)
        await host.gets(wire.View)
        await flip([host], clock)
        clock.forward(5)  # the bot lets the house flip for it
        await all_see([host], 3)
        (hidden,) = house.match(host).table.state.running_clocks()
        clock.forward(hidden.milliseconds / 1000)
        await all_see([host], 4)
        match = house.match(host)
        await until(lambda: match.bots.is_reaching(Seat(1)))
        clock.forward((GRABS_AFTER - 1) / 1000)
        assert isinstance(await host.plays("flip"), wire.Done)
        assert match.claims.referee.heard == []
        clock.forward(0.001)
        await until(lambda: bool(match.claims.referee.heard) or winner(host) == 1)
        clock.forward(1)  # the referee may wait for somebody who could still be faster
        await host.sees(lambda view: winner(host) == 1)
        said = [move.text() for _, move in match.table.moves if move.verb() == VERDICT]
        assert said == [f"verdict 1 3 in-time 1:{GRABS_AFTER}:0 grab"]


# Near and far

REACTIONS = {"far": 0.25, "near": 0.35}
ROUND_TRIPS = {"far": 0.2, "near": 0.005}
TABLES = 8


async def sits_down(house: House, ports: dict[str, int]) -> dict[str, Page]:
    """Two people at a table, each on a line of their own."""
    near, far = [await house.guest(name) for name in ("near", "far")]
    near.port, far.port = ports["near"], ports["far"]
    host = await house.enters(near, f"/ws/r/{(await near.opens_room('race'))['link']}")
    settings = {"pace": "none", "turn_seconds": 0, "absent_seconds": 60}
    race = {"game": "race", "seats": 2, "options": TWO_SHAPES}
    await host.succeeds(wire.Configure, **race, **settings)
    guest = await house.enters(far, f"/ws/r/{host.the_room.link}")
    await guest.succeeds(wire.Sit, seat=1)
    await host.succeeds(wire.Start)
    return {"near": host, "far": guest}


async def plays(page: Page, reaction: float) -> None:
    """Flips in turn, and grabs so long after seeing two cards alike, twice."""
    view, grabbed = await page.gets(wire.View), 0
    while not view.seen.over and len(marks(page)) < 2:
        number, exposure, scene = view.number, view.seen.exposure, view.seen.scene
        assert isinstance(scene, dict)
        if exposure > grabbed and is_alike([(pile or [""])[-1] for pile in scene["piles"]]):
            grabbed = exposure
            await asyncio.sleep(reaction)
            claim = {"table": view.table, "view": number, "claim": "grab"}
            await page.send(wire.Claim, **claim)
        elif view.seen.moves:
            await page.plays("flip")
        view = await page.sees(partial(is_after, number))


def is_after(number: int, view: wire.View) -> bool:
    return view.number > number


async def race(house: House, ports: dict[str, int]) -> list[int]:
    """Who won each time that both could grab."""
    pages = await sits_down(house, ports)
    await asyncio.gather(*(plays(page, REACTIONS[name]) for name, page in pages.items()))
    if not pages["near"].seen.over:
        await pages["near"].succeeds(wire.BreakOff, table=pages["near"].the_view.table)
    await pages["near"].finds(lambda room: not room.playing)
    return [v.seat for v in await verdicts(pages["near"]) if not v.is_early]


async def test_a_fast_player_far_away_beats_a_slower_one_nearby(
    tmp_path: Path, runner: object
) -> None:
    """The claim of the slower one arrives a tenth of a second earlier, every time."""
    settings = Settings(web=tmp_path / "web", trusted_proxy=True)
    async with opened(tmp_path / "db", settings=settings) as house:
        far, near = [long_way(house.port, ROUND_TRIPS[name]) for name in ("far", "near")]
        async with far as far_port, near as near_port:
            ports = {"far": far_port, "near": near_port}
            started = time.monotonic()
            races = await asyncio.gather(*(race(house, ports) for _ in range(TABLES)))
            for page in house.pages:
                await page.socket.close()
    won = [seat for winners in races for seat in winners]
    print(f"far won {won.count(1)} of {len(won)} in {time.monotonic() - started:.1f} s")
    assert len(won) >= TABLES
    assert won.count(1) >= 0.8 * len(won)


# The record


async def test_the_figures_stand_in_the_record_which_needs_no_clock(
    tmp_path: Path, runner: object, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alike(tmp_path, clock, monkeypatch) as (_, pages):
        host, guest = pages
        await after_a_human_while()
        await grabs(guest)
        await asyncio.sleep(0.05)
        await grabs(host)
        clock.forward(1)
        await host.sees(lambda view: winner(host) == 1)
        await host.succeeds(wire.BreakOff, table=host.the_view.table)
        path = f"/api/replays/{host.the_view.table}/record"
        answer = await guest.person.ask("GET", path)
        (verdict,) = await verdicts(guest)
    assert [figure.seat for figure in verdict.figures] == [1, 0]
    fast, slow = [figure.response for figure in verdict.figures]
    assert 1000 * HUMAN - 30 < fast < slow - 30
    record = read_record(answer.content.decode().strip())
    assert difference(record, GAME) is None
    forged = answer.content.replace(f"1:{fast}:".encode(), f"1:{fast - 1}:".encode())
    assert difference(read_record(forged.decode().strip()), GAME) is not None, "they are digested"

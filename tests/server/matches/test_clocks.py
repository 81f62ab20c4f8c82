"""Clocks of the rules: the same for everybody who looks, whenever they come."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.house import ROW, House, SetClock, opened
from server.people import Page, is_number
from server.witness import without_ids
from tablee.engine.shown import ShownClock
from tablee.server import wire

TEN_SECONDS = ShownClock("window", "window-clock", 10_000)


def remaining(view: wire.View) -> dict[str, int]:
    return {clock.key: clock.remaining for clock in view.around.clocks}


async def comes_back(house: House, page: Page) -> wire.View:
    """What somebody sees who opens another page."""
    page.person.port = house.port
    again = await house.enters(page.person, f"/ws/t/{page.the_room.id}")
    return await again.gets(wire.View)


@asynccontextmanager
async def open_window(
    folder: Path, clock: SetClock, **settings: object
) -> AsyncIterator[tuple[House, list[Page]]]:
    """A card lies, and for ten seconds it may be challenged."""
    async with opened(folder / "db", clock) as house:
        pages = await house.table("window", seats=3, people=3, **settings)
        layer = next(page for page in pages if page.seen.moves)
        assert isinstance(await layer.plays(layer.seen.moves[0]), wire.Done)
        for page in pages:
            await page.sees(lambda view: view.number == 1)
        yield house, pages


async def test_what_remains_is_the_same_for_all_and_for_who_comes_later(
    tmp_path: Path, runner: object
) -> None:
    clock = SetClock()
    async with open_window(tmp_path, clock) as (house, pages):
        for page in pages:
            assert page.seen.clocks == [TEN_SECONDS]
            assert remaining(page.the_view) == {"window": 10_000}
        clock.forward(4)
        watcher = await house.joins("Watcher", pages[0].the_room.link)
        for view in (await watcher.gets(wire.View), await comes_back(house, pages[1])):
            assert view.seen.clocks == [TEN_SECONDS]
            assert remaining(view) == {"window": 6000}
        clock.forward(6)
        for page in (*pages, watcher):
            view = await page.sees(lambda view: view.number == 2)
            assert [told.text() for told in view.seen.happened] == ["close"]
            assert (view.seen.clocks, remaining(view)) == ([], {})


async def test_a_clock_runs_on_across_moves(tmp_path: Path, runner: object) -> None:
    """Here: while claims are decided."""
    clock = SetClock()
    async with opened(tmp_path / "db", clock) as house:
        pages = await house.table("race", seats=2, people=2)
        (key,) = remaining(pages[0].the_view)
        clock.forward(1.5)
        for number, page in enumerate(pages, start=1):
            await page.claims("grab")  # for nothing
            for other in pages:
                view = await other.sees(is_number(number))
                assert remaining(view) == {key: 3500}
        clock.forward(3.5)
        view = await pages[0].sees(lambda view: view.number == 3)
        assert [told.text() for told in view.seen.happened] == ["flip"]


@pytest.mark.parametrize("is_restarted", [True, False])
async def test_after_a_restart_or_when_all_were_gone_a_clock_runs_in_full(
    tmp_path: Path, runner: object, is_restarted: bool
) -> None:
    clock = SetClock()
    async with open_window(tmp_path, clock) as (house, pages):
        clock.forward(9)
        for page in pages:
            await page.socket.close()
        while house.live(pages[0]).connections:
            await house.pages[0].is_closed()
        if not is_restarted:
            clock.forward(50)
            assert remaining(await comes_back(house, pages[0])) == {"window": 10_000}
            return
    async with opened(tmp_path / "db", clock) as house:
        assert remaining(await comes_back(house, pages[0])) == {"window": 10_000}
        clock.forward(9)
        assert remaining(await comes_back(house, pages[1])) == {"window": 1000}
        assert house.match(pages[0]).table.version == 1


async def test_a_hidden_clock_is_in_no_frame(tmp_path: Path, runner: object) -> None:
    clock = SetClock()
    async with opened(tmp_path / "db", clock) as house:
        pages = await house.table("race", seats=2, people=2)
        watcher = await house.joins("Watcher", pages[0].the_room.link)
        flipper = next(page for page in pages if page.seen.moves)
        await flipper.plays("flip")
        for page in (*pages, watcher):
            view = await page.sees(lambda view: view.number == 1)
            assert (view.seen.clocks, view.around.clocks) == ([], [])
        (hidden,) = house.match(pages[0]).table.state.running_clocks()
        assert not hidden.is_shown
        assert remaining(await comes_back(house, pages[0])) == {}
        clock.forward(hidden.milliseconds / 1000)
        await watcher.sees(lambda view: view.number == 2)
        for page in house.pages:
            await page.settles()
            for frame in page.frames:
                assert hidden.purpose.encode() not in frame
                assert str(hidden.milliseconds).encode() not in without_ids(frame)


async def test_who_may_wait_is_never_played_by_a_stand_in(tmp_path: Path, runner: object) -> None:
    """Whoever is ready may still change something, and needn't."""
    clock = SetClock()
    async with opened(tmp_path / "db", clock) as house:
        host, guest = await house.table("rows", seats=2, turn_seconds=50, options={"deals": "1"})
        assert isinstance(await host.plays(*ROW), wire.Done)
        assert host.seen.active == [0, 1]
        for number in range(1, 5):
            clock.forward(50)
            await guest.sees(is_number(number + 1))
        await host.sees(lambda view: view.seen.over)
        match = house.store.load_table(host.the_view.table)
        assert match is not None
        by = [{move.by for move in match.moves if move.seat == seat} for seat in (0, 1)]
        assert by == [{"person"}, {"stand-in"}]

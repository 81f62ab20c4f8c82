"""A match stands still, is broken off, or nobody may talk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.house import ROW, House, SetClock, move, opened, play_out
from server.matches.test_clocks import comes_back, open_window, remaining
from server.people import Page, new_id
from tablee.engine.record import difference, read_record
from tablee.games import find_game
from tablee.server import wire


async def pauses(page: Page, *, wanted: bool = True) -> None:
    await page.succeeds(wire.Pause, table=page.the_view.table, wanted=wanted)


# Pausing


async def test_a_pause_stops_every_clock_and_they_go_on_where_they_stood(
    tmp_path: Path, runner: object
) -> None:
    clock = SetClock()
    async with open_window(tmp_path, clock) as (house, pages):
        host, guest, third = pages
        clock.forward(3)
        await pauses(guest)
        for page in pages:
            view = await page.sees(lambda view: view.around.paused)
            assert (view.number, remaining(view)) == (1, {"window": 7000})
        clock.forward(100)
        await pauses(guest)  # it is paused already
        back = await comes_back(house, third)
        assert (back.around.paused, remaining(back)) == (True, {"window": 7000})
        await pauses(host, wanted=False)
        view = await third.sees(lambda view: not view.around.paused)
        assert (view.number, remaining(view)) == (1, {"window": 7000})
        clock.forward(6.9)
        await third.settles()
        assert third.the_view.number == 1
        clock.forward(0.1)
        await third.sees(lambda view: view.number == 2)


async def test_while_a_match_is_paused_nobody_moves(tmp_path: Path, runner: object) -> None:
    clock = SetClock()
    async with opened(tmp_path / "db", clock) as house:
        host, guest = await house.table("rows", seats=3, people=2, turn_seconds=50)
        await pauses(host)
        for page in (host, guest):
            answer = await page.plays("lay p01")
            assert isinstance(answer, wire.Failed) and answer.text.key == "table-paused"
        clock.forward(1000)  # neither bots nor stand-ins
        await host.settles()
        assert house.match(host).table.version == 0
        await pauses(guest, wanted=False)
        assert isinstance(await host.plays("lay p01"), wire.Done)
        clock.forward(50)
        await guest.sees(lambda view: view.number == 1)


async def test_a_pause_outlasts_that_everybody_leaves(tmp_path: Path, runner: object) -> None:
    clock = SetClock()
    async with open_window(tmp_path, clock) as (house, pages):
        clock.forward(3)
        await pauses(pages[0])
        for page in pages:
            await page.socket.close()
        while house.live(pages[0]).connections:
            await asyncio.sleep(0.01)
        clock.forward(100)
        view = await comes_back(house, pages[0])
        assert (view.around.paused, remaining(view)) == (True, {"window": 10_000})


async def test_who_watches_pauses_nothing(house: House) -> None:
    host, _ = await house.table("rows", seats=2)
    watcher = await house.joins("Watcher", host.the_room.link)
    view = await watcher.gets(wire.View)
    for wanted in (True, False):
        pause = {"table": view.table, "wanted": wanted}
        assert await watcher.fails(wire.Pause, **pause) == "table-not-seated"
    assert await host.fails(wire.Pause, table="another", wanted=True) == "table-not-running"
    assert isinstance(await host.plays("lay p01"), wire.Done)


# Breaking off


async def break_off(page: Page, name: str = "") -> None:
    await page.succeeds(wire.BreakOff, id=name or new_id(), table=page.the_view.table)


@pytest.mark.parametrize("game", ["mu", "race", "rows"])
async def test_a_match_that_is_broken_off_has_no_winner_and_can_be_replayed(
    house: House, game: str
) -> None:
    host, guest = await house.table(game, seats=3, people=2)
    for _ in range(5):
        await move(host)
        await move(guest)
    assert await guest.fails(wire.BreakOff, table=host.the_view.table) == "room-host-only"
    await break_off(host)
    for page in (host, guest):
        view = await page.sees(lambda view: view.seen.over)
        assert (view.seen.ranking, view.seen.offers, view.seen.clocks) == ([], [], [])
        assert [told.text() for told in view.seen.happened] == ["break-off"]
        await page.finds(lambda room: not room.playing)
        assert page.the_room.tally == []
    path = f"/api/replays/{guest.the_view.table}"
    answer = await guest.person.ask("GET", f"{path}/record")
    record = read_record(answer.content.decode().strip())
    assert (record.moves[-1][1], record.by[-1]) == ("break-off", "house")
    assert difference(record, find_game(game).game) is None
    deal = await guest.person.ask("GET", f"{path}/deals/{view.seen.deal}?seat=1")
    views = msgspec.json.decode(deal.content, type=wire.ReplayDeal).views
    assert views[-1].seen.over and views[-1].seen.ranking == []


async def test_after_a_break_off_the_room_is_free(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    first = host.the_view.table
    await pauses(guest)
    await break_off(host)
    assert await host.fails(wire.BreakOff, table=first) == "table-not-running"
    await host.succeeds(wire.Start)
    for page in (host, guest):
        view = await page.sees(lambda view: view.table != first)
        assert (view.number, view.around.paused) == (0, False)
    await play_out(host, guest)
    assert [row.matches for row in host.the_room.tally] == [1, 1]


async def test_a_break_off_said_again_counts_once(tmp_path: Path, runner: object) -> None:
    name = new_id()
    async with opened(tmp_path / "db") as house:
        host, _ = await house.table("rows", seats=2)
        await break_off(host, name)
        await break_off(host, name)
    async with opened(tmp_path / "db") as house:
        host.person.port = house.port
        again = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
        assert not again.the_room.playing
        again.view = host.view
        await break_off(again, name)
        match = house.store.load_table(host.the_view.table)
        assert match is not None and [m.move for m in match.moves] == ["break-off"]


async def test_bots_survive_a_break_off(house: House) -> None:
    """Also one that is thinking just then."""
    host = await house.room("mu", seats=4)
    for _ in range(3):
        await host.succeeds(wire.Start)
        await host.finds(lambda room: room.playing)
        await host.hears(lambda m: isinstance(m, wire.View) and m.table == host.the_room.table)
        await break_off(host)
        await host.finds(lambda room: not room.playing)
    await host.succeeds(wire.Start)
    await host.sees(lambda view: bool(view.seen.moves))


# Talk


async def test_nobody_talks_while_choices_are_sealed(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    watcher = await house.joins("Watcher", host.the_room.link)
    await watcher.gets(wire.View)
    for page in (host, guest, watcher):
        assert page.seen.talk_closed
        assert await page.fails(wire.Say, text="p07!") == "chat-closed"
    await host.plays(*ROW)
    await guest.plays(*ROW)
    view = await host.sees(lambda view: view.seen.settled)
    assert not view.seen.talk_closed
    await host.succeeds(wire.Say, text="at last")
    assert (await guest.gets(wire.ChatLine)).text == "at last"
    await move(host)
    await move(guest)
    await guest.sees(lambda view: view.seen.talk_closed)
    assert await host.fails(wire.Say, text="p08!") == "chat-closed"


async def test_elsewhere_people_talk_as_ever(house: House) -> None:
    host, guest = await house.table("passing", seats=2)
    assert not host.seen.talk_closed
    await host.succeeds(wire.Say, text="hello")
    assert (await guest.gets(wire.ChatLine)).text == "hello"

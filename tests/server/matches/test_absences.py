"""Coming and going in a match: absent seats, stand-ins, the time for a turn, spectators, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import FINAL_ROWS, ROW, FastClock, House, move, opened
from server.people import PATIENCE, Page
from tablee.server import wire
from tablee.server.store import StoredMove

ABSENT_SECONDS = 20


@pytest.fixture
def house(tmp_path: Path, runner: asyncio.Runner) -> Iterator[House]:
    """Here time runs a hundred times faster."""
    context = opened(tmp_path / "db", FastClock(speed=100))
    yield runner.run(context.__aenter__())
    runner.run(context.__aexit__(None, None, None))


async def leaves(page: Page) -> None:
    await page.socket.close()
    await page.is_closed()


async def comes_back(house: House, page: Page) -> Page:
    return await house.enters(page.person, f"/ws/t/{page.the_room.id}")


def moves_of(house: House, page: Page, seat: int) -> list[StoredMove]:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return [move for move in match.moves if move.seat == seat]


# Absence


async def test_who_is_away_too_long_is_absent_and_not_before(house: House) -> None:
    host, guest = await house.table("rows", seats=2, absent_seconds=ABSENT_SECONDS)
    await leaves(guest)
    await host.finds(lambda room: not room.people[1].here)
    assert not host.the_room.seats[1].absent
    assert await host.fails(wire.StandIn, seat=1, wanted=True) == "seat-not-absent"
    await host.finds(lambda room: room.seats[1].absent)
    again = await comes_back(house, guest)
    assert not again.the_room.seats[1].absent
    assert not any(isinstance(message, wire.Notice) for message in again.heard)


async def test_a_stand_in_plays_and_gives_the_seat_back(house: House) -> None:
    host, guest = await house.table(
        "rows", seats=2, absent_seconds=ABSENT_SECONDS, options=FINAL_ROWS
    )
    watcher = await house.joins("Claire", host.the_room.link)
    await leaves(guest)
    await host.finds(lambda room: room.seats[1].absent)
    assert await watcher.fails(wire.StandIn, seat=1, wanted=True) == "table-not-seated"
    assert await host.fails(wire.StandIn, seat=0, wanted=True) == "seat-not-absent"
    assert await host.fails(wire.StandIn, seat=9, wanted=True) == "room-no-such-seat"
    await host.succeeds(wire.StandIn, seat=1, wanted=True)
    await host.finds(lambda room: room.seats[1].stand_in and not room.seats[1].absent)
    assert host.the_room.seats[1].person == guest.the_room.me
    await host.sees(lambda view: 1 not in view.seen.active)
    assert [move.by for move in moves_of(house, host, 1)] == ["stand-in"] * 3
    again = await comes_back(house, guest)
    notice = (await again.gets(wire.Notice)).text
    assert (notice.key, notice.params) == ("seat-given-back", {"moves": 3})
    assert not again.the_room.seats[1].stand_in
    assert (await again.gets(wire.View)).seen.seat == 1


async def test_waiting_asks_again_after_as_long(house: House) -> None:
    host, guest = await house.table("rows", seats=2, absent_seconds=ABSENT_SECONDS)
    await leaves(guest)
    await host.finds(lambda room: room.seats[1].absent)
    await host.succeeds(wire.StandIn, seat=1, wanted=False)
    await host.finds(lambda room: not room.seats[1].absent)
    assert moves_of(house, host, 1) == []
    await host.finds(lambda room: room.seats[1].absent)
    await host.succeeds(wire.StandIn, seat=1, wanted=True)
    await host.succeeds(wire.StandIn, seat=1, wanted=False)
    await host.finds(lambda room: not room.seats[1].stand_in)


async def test_a_second_page_keeps_the_seat(house: House) -> None:
    host, guest = await house.table("rows", seats=2, absent_seconds=1)
    other = await comes_back(house, guest)
    await leaves(guest)
    await house.hub.clock.sleep(5)
    await other.settles()
    assert host.the_room.people[1].here
    assert not host.the_room.seats[1].absent


async def test_after_a_restart_nobody_is_absent_before_the_time(
    tmp_path: Path, runner: asyncio.Runner
) -> None:
    clock = FastClock(speed=100)
    async with opened(tmp_path / "again", clock) as house:
        host, _ = await house.table("rows", seats=2, absent_seconds=ABSENT_SECONDS)
    async with opened(tmp_path / "again", clock) as house:
        host.person.port = house.port
        again = await comes_back(house, host)
        assert not again.the_room.seats[1].absent
        await again.finds(lambda room: room.seats[1].absent)


async def test_a_table_at_which_nobody_looks_rests(house: House) -> None:
    host, guest = await house.table("rows", seats=2, turn_seconds=30)
    await leaves(guest)
    await leaves(host)
    await house.hub.clock.sleep(200)
    again = await comes_back(house, host)
    assert (await again.gets(wire.View)).number == 0


# The time for a turn


async def test_when_the_time_is_over_the_stand_in_makes_one_move(house: House) -> None:
    host, guest = await house.table("rows", seats=2, turn_seconds=50)
    view = await host.sees(lambda view: view.number == 1)
    await guest.sees(lambda view: view.number == 1)
    assert [len(moves_of(house, host, seat)) for seat in (0, 1)] == [1, 1]
    assert {move.by for move in moves_of(house, host, 0)} == {"stand-in"}
    assert not host.the_room.seats[0].stand_in
    await host.plays(view.seen.moves[0])
    assert [move.by for move in moves_of(house, host, 0)] == ["stand-in", "person"]
    await guest.sees(lambda view: view.number == 2)


async def test_others_cannot_stretch_the_time_for_a_turn(house: House) -> None:
    host, guest = await house.table("rows", seats=2, turn_seconds=60)
    async with asyncio.timeout(PATIENCE):
        while host.the_view.number == 0:
            name = f"G{len(guest.heard)}"
            await guest.succeeds(wire.Rename, person=guest.the_room.me, name=name)
            await asyncio.sleep(0.1)


# Spectators and chat


async def test_a_spectator_is_offered_nothing_and_may_do_nothing(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    watcher = await house.joins("Claire", host.the_room.link)
    view = await watcher.gets(wire.View)
    assert (view.seen.seat, view.seen.moves, view.seen.prompt) == (None, [], None)
    play = {"table": view.table, "view": view.number, "moves": ["lay p01"]}
    assert await watcher.fails(wire.Play, **play) == "table-not-seated"
    await watcher.succeeds(wire.Continue, table=view.table)
    assert await watcher.fails(wire.StandIn, seat=1, wanted=True) == "table-not-seated"
    await host.plays(*ROW)
    told = (await watcher.sees(lambda view: view.number == 1)).seen.happened
    assert [(event.seat, event.text()) for event in told] == [(0, "ready")]
    assert guest.seen.happened == told


def chat_of(page: Page) -> list[tuple[str, bool]]:
    lines = [message for message in page.heard if isinstance(message, wire.ChatLine)]
    return [(line.text, line.spectator) for line in lines]


async def test_spectators_talk_among_themselves_until_the_end(house: House) -> None:
    host, guest = await house.table("passing", seats=2, options={"deals": "1"})
    one = await house.joins("Claire", host.the_room.link)
    two = await house.joins("Denis", host.the_room.link)
    await one.succeeds(wire.Say, text="psst")
    await host.succeeds(wire.Say, text="good luck")
    assert chat_of(two) == chat_of(one) == [("psst", True), ("good luck", False)]
    await guest.settles()
    assert chat_of(host) == chat_of(guest) == [("good luck", False)]
    again = await comes_back(house, guest)
    await again.settles()
    assert chat_of(again) == [("good luck", False)]
    while not host.seen.over:
        await move(host)
        await move(guest)
    await host.finds(lambda room: not room.playing)
    await one.succeeds(wire.Say, text="well played")
    await host.hears(lambda m: isinstance(m, wire.ChatLine) and m.text == "well played")


async def test_chat_is_cleaned_and_comes_back_after_a_reload(house: House) -> None:
    host = await house.room("rows", seats=2)
    await host.succeeds(wire.Say, text=" <b>hi</b>\n\u202e there " + "x" * 400)
    (line,) = chat_of(host)
    assert line[0].startswith("<b>hi</b> there xx") and len(line[0]) == 300
    assert await host.fails(wire.Say, text=" \u200b ") == "chat-empty"
    again = await comes_back(house, host)
    await again.settles()
    assert chat_of(again) == [line]


async def test_chat_has_a_limit_that_a_reload_doesnt_lift(
    tmp_path: Path, runner: asyncio.Runner
) -> None:
    async with opened(tmp_path / "slow") as house:
        host = await house.room("rows", seats=2)
        for number in range(5):
            await host.succeeds(wire.Say, text=f"line {number}")
        assert await host.fails(wire.Say, text="one more") == "chat-too-fast"
        again = await comes_back(house, host)
        assert await again.fails(wire.Say, text="one more") == "chat-too-fast"
        assert len(chat_of(again)) == 5

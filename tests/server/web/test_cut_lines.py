"""A line that is cut without a word: the others see it within five seconds."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from server.house import House, SetClock, opened
from server.lines import cut_line
from server.people import Page, Person
from tablee.server import serve, wire
from tablee.server.web import websocket

WITHIN = 5.0


def has_left(page: Page) -> bool:
    return not page.the_room.people[1].here


async def comes_by(house: House, port: int, host: Page) -> Page:
    """Somebody whose line goes through this port sits down beside the host."""
    guest = await Person(port).introduces("Max")
    page = await house.enters(guest, f"/ws/r/{host.the_room.link}")
    await page.succeeds(wire.Sit, seat=1)
    return page


async def test_a_cut_line_shows_within_five_seconds(house: House) -> None:
    host = await house.room("rows", seats=2)
    async with cut_line(house.port) as (port, cut):
        guest = await comes_by(house, port, host)
        await host.succeeds(wire.Start)
        assert not has_left(host)
        start = time.monotonic()
        cut.set()
        await host.finds(lambda room: not room.people[1].here)
        assert time.monotonic() - start < WITHIN
        # The others are asked about the seat as late as before, and the socket is still there.
        assert not host.the_room.seats[1].absent
        assert len(house.live(host).connections) == 2
        cut.clear()
        await guest.send(wire.Ping)
        await host.finds(lambda room: room.people[1].here)


async def test_who_answers_every_ping_stays_here(
    tmp_path: Path, runner: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PING_SECONDS", 0.05)
    monkeypatch.setattr(websocket, "SILENT_SECONDS", 0.2)
    async with opened(tmp_path / "db", SetClock()) as house:
        host, _guest = await house.table("rows", seats=2)
        told = len(host.heard)
        await asyncio.sleep(0.6)
        assert not has_left(host) and len(host.heard) == told


async def test_a_page_may_ask_whether_we_are_there(house: House) -> None:
    """At once, whatever the room is busy with; and no table is needed."""
    host = await house.room("rows", seats=2)
    async with house.live(host).lock:
        await host.succeeds(wire.Ping)

"""Stamps and round trips: taken where a socket is read and written, over a long way too."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from server.hostile import frame
from server.house import House, opened
from server.lines import PING, PONG, TEXT, Bare, bare_server, long_way, raw_socket, until
from server.people import Page
from tablee.server.web import line
from tablee.server.web.line import Line
from tablee.server.web.requests import Settings
from tablee.server.web.websocket import TAG

ROUND_TRIP = 0.2


def is_about_the_round_trip(seconds: float) -> bool:
    """Neither half of it nor two; the machine may be busy, and its timers a little early."""
    return 0.95 * ROUND_TRIP < seconds < 1.9 * ROUND_TRIP


async def test_a_stamp_is_taken_where_the_socket_is_read_and_written(runner: object) -> None:
    async with bare_server() as bare, long_way(bare.port, ROUND_TRIP) as port:
        async with raw_socket(port) as raw:
            await raw.say("look")
            start = time.monotonic()
            assert await raw.hears() == (TEXT, b"look")
            await raw.say("seen")
            assert await raw.hears() == (TEXT, b"seen")
        look, seen = bare.frames
        written = bare.lines[0].written_at("look")
        assert written is not None
        assert look.read_at <= written < look.read_at + 0.05
        assert start < look.read_at
        assert is_about_the_round_trip(seen.read_at - written)


async def test_a_stamp_doesnt_wait_for_the_application(runner: object) -> None:
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        async with bare.busy:
            for text in ("first", "second", "third"):
                await raw.say(text)
                await asyncio.sleep(0.1)
            read = time.monotonic()
        for _ in range(3):
            await raw.hears()
        stamps = [received.read_at for received in bare.frames]
        assert stamps[-1] < read
        assert all(stamps[n + 1] - stamps[n] > 0.05 for n in range(2))


async def test_a_message_that_had_to_wait_is_stamped_when_it_is_written(runner: object) -> None:
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.say("first")
        await raw.hears()
        bare.protocol.pause_writing()
        message = {"type": "websocket.send", "text": "late", TAG: "late"}
        sending = asyncio.create_task(bare.sockets[0].send(message))
        await asyncio.sleep(0.1)
        assert bare.lines[0].written_at("late") is None
        resumed = time.monotonic()
        bare.protocol.resume_writing()
        await sending
        written = bare.lines[0].written_at("late")
        assert written is not None and written >= resumed


async def test_only_the_latest_tags_are_kept(runner: object) -> None:
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        stamps: list[float] = []
        for number in range(line.KEPT_TAGS + 2):
            await raw.say(str(number))
            await raw.hears()
            stamp = bare.lines[0].written_at(str(number))
            assert stamp is not None
            stamps.append(stamp)
        kept = [bare.lines[0].written_at(str(number)) for number in range(len(stamps))]
        assert kept == [None, None, *stamps[2:]]
        assert stamps == sorted(stamps)


async def measured(bare: Bare, port: int, least: int) -> list[float]:
    async with raw_socket(port) as raw:
        await raw.say("hello")
        await raw.hears()
        bare.lines[-1].ping_often()
        for _ in range(least):
            kind, payload = await raw.hears()
            assert kind == PING
            await raw.send(frame(PONG, payload))
        await until(lambda: len(bare.lines[-1].round_trips()) >= min(least, 15))
        bare.lines[-1].ping_seldom()
        return bare.lines[-1].round_trips()


async def test_pings_measure_the_round_trip(
    runner: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "QUICK_PING_SECONDS", 0.01)
    async with bare_server() as bare:
        near = await measured(bare, bare.port, 20)
        async with long_way(bare.port, ROUND_TRIP) as port:
            far = await measured(bare, port, 3)
    assert len(near) == 15 and 0 < min(near) < ROUND_TRIP / 4
    assert is_about_the_round_trip(min(far))


async def test_a_pong_that_was_not_asked_for_counts_for_nothing(runner: object) -> None:
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.say("hello")
        await raw.hears()
        bare.lines[0].ping_often()
        _, payload = await raw.hears()
        await raw.send(frame(PONG, b"not this") + frame(PONG, payload) + frame(PONG, payload))
        await raw.say("done")
        await raw.hears()
        assert len(bare.lines[0].round_trips()) == 1


async def test_quick_pings_end(runner: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "QUICK_PING_SECONDS", 0.01)
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.say("hello")
        await raw.hears()
        assert bare.lines[0].round_trips() == []  # the first ping is due in 2 seconds
        bare.lines[0].ping_often()
        bare.lines[0].ping_seldom()
        _, payload = await raw.hears()
        await raw.send(frame(PONG, payload))
        await until(lambda: len(bare.lines[0].round_trips()) == 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(raw.hears(), 0.3)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
async def test_the_kernel_tells_its_shortest_round_trip(runner: object) -> None:
    async with bare_server() as bare:
        async with raw_socket(bare.port) as raw:
            await raw.say("hello")
            await raw.hears()
            shortest = bare.lines[0].min_rtt()
            assert shortest is not None and 0 < shortest < ROUND_TRIP
            bare.lines[0].asks_kernel = False
            assert bare.lines[0].min_rtt() is None
            bare.lines[0].asks_kernel = True
        await bare.ended.wait()
        assert bare.lines[0].min_rtt() is None


def line_of(house: House, page: Page) -> Line:
    (connection,) = house.live(page).connections
    return connection.line


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
@pytest.mark.parametrize(
    ("proxy", "pongs", "asks_kernel"),
    [(False, False, True), (True, False, False), (False, True, False)],
)
async def test_the_kernel_is_asked_unless_it_knows_the_proxy_alone_or_pages_are_trusted(
    tmp_path: Path, runner: object, proxy: bool, pongs: bool, asks_kernel: bool
) -> None:
    settings = Settings(web=tmp_path, trusted_proxy=proxy, trusted_pongs=pongs)
    async with opened(tmp_path / "db", settings=settings) as house:
        host = await house.room("rows", seats=2)
        assert (line_of(house, host).min_rtt() is not None) == asks_kernel

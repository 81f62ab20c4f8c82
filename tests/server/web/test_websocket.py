"""Our WebSocket protocol: floods, and readers that stall."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.hostile import frame
from server.house import ROW, House, move, opened
from server.lines import (
    PING,
    PONG,
    SMALL_BUFFER,
    SOON,
    TEXT,
    at_room,
    bare_server,
    greeting,
    raw_connection,
    raw_socket,
    until,
)
from server.people import Page
from tablee.server import serve, wire
from tablee.server.rooms.connection import Frame
from tablee.server.web import sockets, websocket
from tablee.server.web.frame_counter import FrameCounter

CONTINUATION = 0
FLOOD = 50_000
UNLIMITED = 10**9

Logged = pytest.LogCaptureFixture


def cuts(caplog: Logged) -> list[str]:
    found = [r for r in caplog.records if r.msg == "a socket is cut: %s"]
    assert all(record.levelno == logging.WARNING for record in found)
    return [record.getMessage().partition(": ")[2] for record in found]


def allow_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("FRAMES_A_SECOND", "FRAMES_AT_ONCE", "BYTES_A_SECOND", "BYTES_AT_ONCE"):
        monkeypatch.setattr(websocket, limit, UNLIMITED)


# Floods


FLOODS = {
    "pings": frame(PING, b"") * FLOOD,
    "pongs": frame(PONG, b"?") * FLOOD,
    "empty fragments": frame(TEXT, b"", final=False)
    + frame(CONTINUATION, b"", final=False) * FLOOD,
    "texts": frame(TEXT, b"{}") * FLOOD,
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_ends_its_own_connection_at_once(
    house: House, caplog: Logged, kind: str
) -> None:
    host, guest = await house.table("rows", seats=2)
    async with at_room(house, guest) as raw:
        raw.writer.write(FLOODS[kind])
        async with asyncio.timeout(SOON):
            answered = await raw.rest()
    assert answered.count(frame(PONG, b"", masked=False)) <= websocket.FRAMES_AT_ONCE
    assert cuts(caplog) == ["too many frames or bytes"]
    assert isinstance(await guest.plays(*ROW), wire.Done)
    await host.sees(lambda view: view.number == 1)
    await until(lambda: len(house.live(host).connections) == 2)


async def test_nothing_of_a_flood_is_parsed(runner: object, caplog: Logged) -> None:
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.send(frame(TEXT, b"x") * (websocket.FRAMES_AT_ONCE + 1))
        async with asyncio.timeout(SOON):
            assert await raw.rest() == b""
        assert (bare.frames, cuts(caplog)) == ([], ["too many frames or bytes"])


async def test_a_flood_of_bytes_is_cut(runner: object, caplog: Logged) -> None:
    size = 60_000
    allowed = websocket.BYTES_AT_ONCE // size
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        raw.writer.write(frame(TEXT, b"x" * size) * (allowed + 2))
        async with asyncio.timeout(SOON):
            await raw.rest()
        assert len(bare.frames) <= allowed
        assert cuts(caplog) == ["too many frames or bytes"]


async def test_the_limits_refill(runner: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "FRAMES_A_SECOND", 1000)
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        for _ in range(3):
            await raw.send(frame(PING, b"") * websocket.FRAMES_AT_ONCE)
            for _ in range(websocket.FRAMES_AT_ONCE):
                assert await raw.hears() == (PONG, b"")
            await asyncio.sleep(websocket.FRAMES_AT_ONCE / websocket.FRAMES_A_SECOND)


async def test_fragments_are_limited_even_if_they_drip(
    runner: object, caplog: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_everything(monkeypatch)
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.send(frame(TEXT, b"x", final=False))
        await raw.send(frame(CONTINUATION, b"", final=False) * 2 * websocket.FRAGMENTS_PER_MESSAGE)
        async with asyncio.timeout(SOON):
            await raw.rest()
        assert cuts(caplog) == ["too many fragments"]


async def test_a_message_is_no_longer_in_fragments_than_in_one(runner: object) -> None:
    half = serve.LARGEST_SOCKET_FRAME // 2
    begun = frame(TEXT, b"x" * half, final=False)
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.send(begun + frame(CONTINUATION, b"x" * half))
        assert len((await raw.hears())[1]) == 2 * half
        await raw.send(begun + frame(CONTINUATION, b"x" * (half + 1)))
        kind, content = await raw.hears()
        assert (kind, int.from_bytes(content[:2], "big")) == (8, 1009)
        assert len(bare.frames) == 1


async def test_frames_before_the_handshake_end_it(runner: object) -> None:
    async with bare_server() as bare, raw_connection(bare.port) as raw, bare.busy:
        await raw.send(greeting(bare.port))
        await asyncio.sleep(0.1)
        await raw.send(frame(PING, b""))
        async with asyncio.timeout(SOON):
            assert await raw.rest() == b""


async def test_a_handshake_that_cant_be_read_is_ended(runner: object) -> None:
    """HTTP allows longer lines than the WebSocket parser, and uvicorn forgets who failed there."""
    async with bare_server() as bare, raw_connection(bare.port) as raw:
        await raw.send(greeting(bare.port, cookie="x" * 9000))
        async with asyncio.timeout(SOON):
            assert (await raw.rest()).startswith(b"HTTP/1.1 431 ")


# People


def test_what_the_application_allows_is_within_the_limits() -> None:
    messages, content = sockets.MESSAGES_AT_ONCE, sockets.LARGEST_FRAME
    assert 4 * messages <= websocket.FRAMES_AT_ONCE
    assert websocket.FRAMES_A_SECOND >= 4 * sockets.MESSAGES_A_SECOND
    assert 2 * messages * content <= websocket.BYTES_AT_ONCE
    assert 1.5 * sockets.MESSAGES_A_SECOND * content <= websocket.BYTES_A_SECOND


UNFINISHED = {
    "a flood": FLOODS["pings"],
    "half a frame": frame(TEXT, b"x" * 60_000)[:50_000],
    "a fragment": frame(TEXT, b"x" * 60_000, final=False),
}


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
async def test_who_is_gone_leaves_nothing_of_what_they_sent(runner: object, sent: bytes) -> None:
    """The collector of garbage comes rarely; until then thousands may have come and gone."""
    async with bare_server() as bare:
        async with raw_socket(bare.port) as raw:
            raw.writer.write(sent)
            await asyncio.sleep(0.1)
        async with asyncio.timeout(SOON):
            await bare.ended.wait()
        gone = bare.protocol
        kept = [gone.conn.reader.buffer, gone.frame_counter.partial_header, *gone.frames]
        assert [len(part) for part in kept] == [0, 0]


async def test_ordinary_play_is_not_disturbed(house: House, caplog: Logged) -> None:
    """Fast clicks, messages in fragments, and a ping now and then."""
    pages = await house.table("rows", seats=2)
    for page in pages * 15:
        await move(page)
        await page.socket.ping()
    await pages[0].socket.send(
        ['{"t":"ren', 'ame","id":"fragments","person":"nobody",', '"name":"x"}']
    )
    await pages[0].hears(lambda heard: isinstance(heard, wire.Failed) and heard.id == "fragments")
    assert [page.closed_with for page in pages] == [None, None]
    assert cuts(caplog) == []


# Whoever doesn't read


async def test_pongs_that_nobody_reads_dont_pile_up(
    runner: object, caplog: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_everything(monkeypatch)
    monkeypatch.setattr(websocket, "STALL_SECONDS", 1.0)
    async with bare_server() as bare, raw_socket(bare.port, receive_buffer=SMALL_BUFFER) as raw:
        raw.writer.write(frame(PING, b"x" * 125) * FLOOD * 4)
        most = 0
        while not bare.ended.is_set():
            most = max(most, bare.protocol.transport.get_write_buffer_size())
            await asyncio.sleep(0.005)
        assert 0 < most < 2**20
        assert cuts(caplog) == ["it doesn't read"]


async def test_what_waits_for_one_reader_is_bounded(runner: object, caplog: Logged) -> None:
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.say("hello")
        await raw.hears()
        await bare.sockets[0].send_text("x" * 8 * websocket.LARGEST_WRITE_BUFFER)
        await asyncio.wait_for(bare.ended.wait(), SOON)
        assert cuts(caplog) == ["too much waits for it"]


async def test_a_response_that_nobody_read_before_the_handshake_stalls_it(
    runner: object, caplog: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "STALL_SECONDS", 0.3)
    async with bare_server() as bare, raw_connection(bare.port, SMALL_BUFFER) as raw:
        await raw.send(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(0.1)
        await raw.send(greeting(bare.port))
        await until(lambda: cuts(caplog) == ["it doesn't read"])
        assert bare.lines == []


async def fill(house: House, guest: Page) -> None:
    """Send the newest page of this guest so much that the kernel takes no more."""
    person = guest.the_room.me
    await until(lambda: sum(c.person == person for c in house.live(guest).connections) > 0)
    (connection,) = [c for c in house.live(guest).connections if c.person == person]
    while not connection.outbox.frames:
        connection.send_frame(Frame(b" " * 300_000))
        await asyncio.sleep(0.02)


@asynccontextmanager
async def stalled(house: House) -> AsyncIterator[tuple[Page, Page]]:
    """The host, and a guest whose only socket takes nothing any more."""
    host, guest = await house.table("rows", seats=2)
    await guest.socket.close()
    await host.finds(lambda room: not room.people[1].here)
    async with at_room(house, guest, SMALL_BUFFER):
        await fill(house, guest)
        yield host, guest


def protocol_of(house: House, host: Page, guest: Page) -> websocket.WebSocketProtocol:
    (page,) = [c for c in house.live(host).connections if c.person == guest.the_room.me]
    protocol = page.line.hang_up.__self__  # type: ignore[attr-defined]  # a bound method
    assert isinstance(protocol, websocket.WebSocketProtocol)
    return protocol


async def test_a_stalled_reader_is_gone_after_the_documented_time(
    house: House, caplog: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "STALL_SECONDS", 1.0)
    start = time.monotonic()
    async with stalled(house) as (host, _):
        await host.finds(lambda room: room.people[1].here)
        await host.finds(lambda room: not room.people[1].here)
        assert 1.0 <= time.monotonic() - start < 1.0 + SOON
        assert cuts(caplog) == ["it doesn't read"]


async def test_who_doesnt_answer_a_ping_is_gone_though_bytes_wait(
    tmp_path: Path, runner: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PING_SECONDS", 0.4)
    monkeypatch.setattr(serve, "PONG_SECONDS", 0.4)
    async with opened(tmp_path / "db") as house, stalled(house) as (host, guest):
        protocol = protocol_of(house, host, guest)
        await until(lambda: protocol.disconnected)


async def test_who_is_sent_away_is_gone_though_they_dont_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.3)
    async with stalled(house) as (host, guest):
        protocol = protocol_of(house, host, guest)
        await host.succeeds(wire.Remove, person=guest.the_room.me)
        await until(lambda: protocol.disconnected)


async def test_our_close_is_not_waited_for_long(
    runner: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A peer that takes our close and never answers it."""
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.3)
    async with bare_server() as bare, raw_socket(bare.port) as raw:
        await raw.say("hello")
        await raw.hears()
        await bare.sockets[0].close(4000)
        async with asyncio.timeout(SOON):
            assert await raw.rest() == frame(8, (4000).to_bytes(2, "big"), masked=False)


async def test_a_stop_waits_for_no_stalled_reader(
    tmp_path: Path, runner: object, caplog: Logged
) -> None:
    async with AsyncExitStack() as still_open:
        async with opened(tmp_path / "db") as house:
            await still_open.enter_async_context(stalled(house))
            start = time.monotonic()
        assert time.monotonic() - start < SOON
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


# Counting


@given(st.lists(st.integers(0, 70_000), max_size=8), st.integers(0, 2**32))
def test_frames_are_counted_however_they_are_cut(sizes: list[int], seed: int) -> None:
    luck = Random(seed)
    stream = b"".join(long_frame(size, masked=luck.random() < 0.9) for size in sizes)
    counter, found = FrameCounter(), 0
    while stream:
        size = luck.choice([1, 2, 3, luck.randrange(1, 100_000)])
        found += counter.count(stream[:size], most=100)
        stream = stream[size:]
    assert found == len(sizes)


def long_frame(size: int, *, masked: bool) -> bytes:
    if size < 65_536:
        return frame(TEXT, bytes(size), masked=masked)
    head = bytes([0x81, 127 | (0x80 if masked else 0)]) + size.to_bytes(8, "big")
    return head + bytes(size + 4 * masked)


def test_counting_ends_where_it_is_too_many() -> None:
    assert FrameCounter().count(frame(PING, b"") * FLOOD, most=10) == 11

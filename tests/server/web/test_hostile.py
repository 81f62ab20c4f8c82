"""Sockets of people who mean no good: told so, closed if they insist, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from server.hostile import RAW, frame, frames
from server.house import ROW, FastClock, House, move, opened
from server.lines import at_room
from server.people import Page
from tablee.server import serve, wire
from tablee.server.rooms.connection import LARGEST_OUTBOX, LONGEST_OUTBOX, Connection
from tablee.server.web.line import Line

HOSTILE_FRAMES = 3000
TOLD = {"message-unreadable", "message-too-long"}


async def play_on(pages: list[Page], done: asyncio.Event) -> int:
    """Others play meanwhile, match after match; how many moves they made."""
    made = 0
    while not done.is_set():
        for page in pages:
            made += await move(page)
        if pages[0].seen.over:
            await pages[0].finds(lambda room: not room.playing)
            await pages[0].succeeds(wire.Start)
            await pages[1].sees(lambda view: not view.seen.over)
        await asyncio.sleep(0.01)
    return made


async def test_thousands_of_hostile_frames_disturb_nobody(tmp_path: Path, runner: object) -> None:
    # So fast that neither patience nor limits run out.
    async with opened(tmp_path / "db", FastClock(speed=1e6)) as house:
        pages = await house.table("rows", seats=2)
        attacker = await house.joins("Mallory", pages[0].the_room.link)
        done = asyncio.Event()
        playing = asyncio.create_task(play_on(pages, done))
        endless, told = frames(Random(4)), 0
        for _ in range(HOSTILE_FRAMES):
            if attacker.closed_with is not None:
                attacker = await house.enters(attacker.person, f"/ws/t/{pages[0].the_room.id}")
            start = len(attacker.heard)
            await attacker.socket.send(next(endless))
            answer = await attacker.hears(is_answer, start)
            told += isinstance(answer, wire.Failed) and answer.id is None
            if isinstance(answer, wire.Failed) and answer.id is None:
                assert answer.text.key in TOLD
        done.set()
        assert await playing > 20
        assert told > HOSTILE_FRAMES / 2
        for page in pages:
            assert not [m for m in page.heard if isinstance(m, wire.Failed | wire.Refused)]
            assert page.closed_with is None
        assert [p.name for p in pages[0].the_room.people[:2]] == ["Anne", "Guest 1"]
        assert all(p.host == (n == 0) for n, p in enumerate(pages[0].the_room.people))


def is_answer(message: wire.FromServer) -> bool:
    return isinstance(message, wire.Done | wire.Refused | wire.Failed)


async def test_who_insists_is_closed(house: House) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Mallory", host.the_room.link)
    for text, key in (("{", "message-unreadable"), ("x" * 40_000, "message-too-long")):
        start = len(guest.heard)
        await guest.socket.send(text)
        assert (await guest.gets(wire.Failed, start)).text.key == key
    await guest.succeeds(wire.Sit, seat=1)
    await guest.socket.send(b"binary")
    assert await guest.is_closed() == wire.Close.MISBEHAVING
    last = guest.heard[-1]
    assert isinstance(last, wire.Failed) and last.text.key == "message-unreadable"
    await host.finds(lambda room: not room.people[1].here)
    again = await house.enters(guest.person, f"/ws/t/{host.the_room.id}")
    await again.succeeds(wire.Stand)


async def test_a_flood_is_stopped(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    for _ in range(200):
        await guest.send(wire.Rename, person="nobody", name="x")
    assert await guest.is_closed() == wire.Close.MISBEHAVING
    kinds = [m.text.key for m in guest.heard if isinstance(m, wire.Failed)]
    assert kinds.count("messages-too-many") == 3
    assert 25 <= len(kinds) <= 45
    assert isinstance(await host.plays("lay p01"), wire.Done)


async def test_a_frame_of_any_size_is_survived(house: House) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Mallory", host.the_room.link)
    await guest.socket.send("x" * 1_000_000)
    assert await guest.is_closed() in (1006, 1009)
    await host.settles()


# Below the messages


async def test_broken_frames_close_only_their_own_socket(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    for raw in RAW.values():
        async with at_room(house, guest) as socket:
            await socket.send(raw)
            await asyncio.sleep(0.02)
    await host.settles()
    assert isinstance(await guest.plays(*ROW), wire.Done)
    await host.sees(lambda view: view.number == 1)
    while len(house.live(host).connections) > 2:
        await asyncio.sleep(0.01)


async def test_random_bytes_after_the_greeting(house: House) -> None:
    host = await house.room("rows", seats=2)
    luck = Random(5)
    for _ in range(40):
        async with at_room(house, host) as socket:
            await socket.send(luck.randbytes(luck.randrange(2000)))
            await asyncio.sleep(0)
    await host.settles()


async def test_who_no_longer_answers_is_noticed(
    tmp_path: Path, runner: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cable pulled out: the socket is open, but nobody is there."""
    monkeypatch.setattr(serve, "PING_SECONDS", 0.3)
    monkeypatch.setattr(serve, "PONG_SECONDS", 0.3)
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2)
        async with at_room(house, guest):
            await guest.socket.close()
            await asyncio.sleep(0.2)
            assert host.the_room.people[1].here
            await host.finds(lambda room: not room.people[1].here)


@pytest.mark.parametrize("most, size", [(LONGEST_OUTBOX, 2), (16, LARGEST_OUTBOX // 16)])
def test_who_reads_too_slowly_is_let_go(most: int, size: int) -> None:
    line = Line(asyncio.BaseTransport(), lambda seconds: None, lambda: None)
    connection = Connection("somebody", "device", line)
    for number in range(most):
        connection.send_view("table", number, b"x" * size)
    assert connection.closing is None
    connection.send_view("table", most, b"{}")
    assert connection.closing == wire.Close.TRY_LATER
    connection.send_view("table", 0, b"nothing more")
    connection.close(wire.Close.RESTARTING)
    assert list(connection.outbox.frames) == [None]


async def test_sockets_have_a_limit_per_guest(house: House) -> None:
    host = await house.room("rows", seats=2)
    path = f"/ws/t/{host.the_room.id}"
    for _ in range(7):
        await house.enters(host.person, path)
    late = await house.page(host.person, path)
    assert (await late.gets(wire.Failed)).text.key == "sockets-too-many"
    assert await late.is_closed() == wire.Close.MISBEHAVING
    await house.joins("Blaise", host.the_room.link)
    await house.pages[1].socket.close()
    await asyncio.sleep(0.1)
    await house.enters(host.person, path)


async def test_coming_and_going_has_a_limit(house: House) -> None:
    host = await house.room("rows", seats=2)
    for _ in range(80):
        async with at_room(house, host) as socket:
            await socket.send(frame(8, b""))
            await socket.rest()
    late = await house.page(host.person, f"/ws/t/{host.the_room.id}")
    assert (await late.gets(wire.Failed)).text.key == "requests-too-many"
    assert await late.is_closed() == wire.Close.MISBEHAVING

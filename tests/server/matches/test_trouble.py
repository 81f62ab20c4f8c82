"""When the disk fails during play: people are told, nothing acknowledged is lost, play goes on."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from server.house import ROW, House, move, opened, play_out
from server.people import Page, new_id
from server.store.test_writer import commits_in_log, small_disk
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.limits import Limits
from tablee.server.web.requests import Settings


@contextmanager
def read_only(house: House) -> Iterator[None]:
    connection = house.store.writer.connection
    connection.execute("PRAGMA query_only = 1")
    yield
    connection.execute("PRAGMA query_only = 0")


def count(house: House, page: Page) -> int:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return len(match.moves)


async def test_a_move_that_cant_be_written_is_told_and_can_be_said_again(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    name = new_id()
    with read_only(house):
        seen = await guest.settles()
        failed = await host.plays(*ROW, name=name)
        assert failed == wire.Failed(name, Text("store-read-only"))
        await guest.settles()
        assert not [m for m in guest.heard[seen:] if isinstance(m, wire.View)]
        assert count(house, host) == 0
    assert await host.plays(*ROW, name=name) == wire.Done(name)
    await guest.sees(lambda view: view.number == 1)
    assert count(house, host) == len(ROW)


async def test_a_bots_move_that_cant_be_written_is_told_once_and_tried_again(house: House) -> None:
    host = await house.room("passing", seats=3, pace="brisk")
    await host.succeeds(wire.Start)
    await host.gets(wire.View)
    while host.seen.moves:
        await move(host)
    with read_only(house):
        told = await host.hears(lambda m: isinstance(m, wire.Failed) and m.id is None)
        assert isinstance(told, wire.Failed) and told.text.key == "store-read-only"
        before = count(house, host)
        await asyncio.sleep(2.5)  # it is tried again every second
        assert count(house, host) == before
        failures = [m for m in host.heard if isinstance(m, wire.Failed) and m.id is None]
        assert len(failures) == 1
    await host.sees(lambda view: view.number > before)


async def test_a_room_that_cant_be_written_stays_as_it_was(house: House) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Blaise", host.the_room.link)
    stranger = await house.guest("Claire")
    with read_only(house):
        assert await guest.fails(wire.Stand) == "store-read-only"
        assert await host.fails(wire.RenewLink) == "store-read-only"
        assert await host.fails(wire.Start) == "store-read-only"
        late = await house.page(stranger, f"/ws/r/{host.the_room.link}")
        assert (await late.gets(wire.Failed)).text.key == "store-read-only"
        assert await late.is_closed() == wire.Close.TRY_LATER
        for method, path, body in (
            ("PUT", "/api/me", {"name": "X"}),
            ("POST", "/api/rooms", {"game": "rows"}),
            ("POST", "/api/me/revoke", None),
            ("POST", "/api/me/forget", None),
        ):
            answer = await guest.person.ask(method, path, body)
            assert (answer.status, answer.key) == (503, "store-read-only")
        new = await house.stranger().ask("PUT", "/api/me", {"name": "New"})
        assert (new.status, "set-cookie" in new.headers) == (503, False)
        assert (await guest.person.ask("GET", "/api/me")).contents()["name"] == "Blaise"
    again = await house.enters(guest.person, f"/ws/r/{host.the_room.link}")
    assert [(p.name, p.seat) for p in again.the_room.people] == [("Anne", 0), ("Blaise", 1)]
    assert again.the_room.seats[1].bot == ""
    await host.succeeds(wire.Start)


def fill_up(ballast: Path) -> None:
    """What is left of the disk, as another program might."""
    with ballast.open("ab", buffering=0) as file:
        try:
            while file.write(bytes(512)):
                pass
        except OSError as full:
            assert full.errno == errno.ENOSPC


async def test_a_full_disk_loses_no_move(tmp_path: Path, runner: object) -> None:
    with small_disk(tmp_path / "disk"):
        ballast = tmp_path / "disk" / "ballast"
        unguarded = Settings(web=tmp_path / "web", limits=Limits(free_disk_mib=0))
        async with opened(tmp_path / "disk" / "db", settings=unguarded) as house:
            options = {"pictures": "40", "length": "5"}
            host, guest = await house.table("rows", seats=2, options=options)
            acknowledged = 0
            for page in (host, guest) * 5:
                fill_up(ballast)
                answer = await page.plays(page.seen.moves[0])
                acknowledged += isinstance(answer, wire.Done)
                if isinstance(answer, wire.Failed):
                    break
            assert isinstance(answer, wire.Failed) and answer.text.key == "store-full"
            assert count(house, host) == acknowledged
            ballast.unlink()
            await play_out(host, guest)
            whole = count(house, host)
        async with opened(tmp_path / "disk" / "db") as house:
            assert count(house, host) == whole > acknowledged


# The end of a match


async def last_move(host: Page, guest: Page) -> wire.FromServer:
    """Everything but the last move of a match of Rows is made, then this one."""
    assert isinstance(await host.plays(*ROW), wire.Done)
    return await guest.plays(*ROW)


async def test_the_end_of_a_match_is_one_commit_with_its_last_move(
    tmp_path: Path, runner: object
) -> None:
    """So that no kill can come between them."""
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2, options={"deals": "1"})
        assert isinstance(await host.plays(*ROW), wire.Done)
        before = commits_in_log(tmp_path / "db")
        assert isinstance(await guest.plays(*ROW), wire.Done)
        await host.finds(lambda room: not room.playing)
        assert commits_in_log(tmp_path / "db") - before == 1
        assert list(house.store.open_tables()) == []


async def test_a_last_move_that_cant_be_written_ends_nothing(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    name = new_id()
    assert isinstance(await host.plays(*ROW), wire.Done)
    with read_only(house):
        assert await guest.plays(*ROW, name=name) == wire.Failed(name, Text("store-read-only"))
        await host.settles()
        assert host.the_room.playing and not host.seen.over
    assert await guest.plays(*ROW, name=name) == wire.Done(name)
    await host.finds(lambda room: not room.playing)
    assert [row.matches for row in host.the_room.tally] == [1, 1]
    await host.succeeds(wire.Start)
    await guest.sees(lambda view: not view.seen.over)


def undo_end(database: Path, room: bytes) -> None:
    """As a server left it that wrote the end in steps, and was killed after the last move."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE rooms SET body = ?", (room,))
        connection.execute("UPDATE tables SET finished = NULL")
        connection.commit()


async def test_a_match_that_ended_unwritten_is_counted_at_the_next_start(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2, options={"deals": "1"})
        (in_play,) = house.store.load_rooms()
        await last_move(host, guest)
        await host.finds(lambda room: not room.playing)
    undo_end(tmp_path / "db", in_play.body)
    for _ in range(2):
        async with opened(tmp_path / "db") as house:
            host.person.port = house.port
            again = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
            assert not again.the_room.playing
            assert [(row.name, row.matches) for row in again.the_room.tally] == [
                ("Anne", 1),
                ("Guest 1", 1),
            ]
    async with opened(tmp_path / "db") as house:
        assert list(house.store.open_tables()) == []


# What can't be brought back


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE tables SET rules = '0'",
        "UPDATE tables SET game = 'chess'",
        "UPDATE tables SET seed = 'nonsense'",
        """UPDATE tables SET options = '{"length": "99"}'""",
        "UPDATE moves SET move = 'nonsense'",
        "UPDATE moves SET seat = 7",
        "UPDATE moves SET version = 2",
        "UPDATE tables SET options = '{'",
        "UPDATE tables SET seats = 99",
    ],
)
async def test_a_table_that_cant_go_on_is_set_aside_and_the_others_start(
    tmp_path: Path, runner: object, caplog: pytest.LogCaptureFixture, harm: str
) -> None:
    async with opened(tmp_path / "db") as house:
        host, _ = await house.table("rows", seats=2)
        await move(host)
    harmed = host.the_view.table
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        connection.execute(harm)
        connection.commit()
    async with opened(tmp_path / "db") as house:
        assert f"table {harmed} is set aside" in caplog.text
        other, _ = await house.table("rows", seats=2)
        await move(other)
    for _ in range(2):  # people are told until the next match begins
        async with opened(tmp_path / "db") as house:
            assert house.live(other).doc.playing
            host.person.port = house.port
            again = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
            assert (await again.gets(wire.Notice)).text.key == "table-lost"
            assert not again.the_room.playing
    async with opened(tmp_path / "db") as house:
        host.person.port = house.port
        again = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
        await again.succeeds(wire.Start)
        assert (await again.gets(wire.View)).number == 0
        await again.socket.close()
        once_more = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
        await once_more.gets(wire.View)
        assert not [m for m in once_more.heard if isinstance(m, wire.Notice)]
    async with opened(tmp_path / "db") as house:
        assert len(list(house.store.open_tables())) == 2


async def test_a_room_that_cant_be_read_doesnt_block_the_others(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db") as house:
        host = await house.room("rows", seats=2)
        other = await house.guest("Blaise")
        spoilt = (await other.opens_room("rows"))["id"]
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        connection.execute("UPDATE rooms SET body = CAST('{' AS BLOB) WHERE id = ?", (spoilt,))
        connection.commit()
    async with opened(tmp_path / "db") as house:
        assert list(house.hub.rooms) == [host.the_room.id]

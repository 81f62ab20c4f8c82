"""Commands: each counts once, all of its moves or none, and only after it is on disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.house import ROW, House, move, opened, play_out
from server.people import Page, new_id
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.matches.schedule import PERSON
from tablee.server.rooms.live_room import KEPT_ANSWERS
from tablee.server.store import StoredMove
from tablee.server.store.sqlite import open_store


def stored(house: House, page: Page) -> list[StoredMove]:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return match.moves


def texts(house: House, page: Page) -> list[tuple[int, str]]:
    return [(move.seat, move.move) for move in stored(house, page)]


# Once


async def test_the_same_command_twice_counts_once(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    name = new_id()
    first = await host.plays("lay p01", name=name)
    assert isinstance(first, wire.Done)
    assert await host.plays("lay p01", name=name) == first
    assert await host.plays("lay p02", name=name) == first, "the id is what counts"
    other = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
    await other.gets(wire.View)
    assert await other.plays("lay p01", name=name) == first
    assert texts(house, host) == [(0, "lay p01")]
    assert isinstance(await guest.plays("lay p01", name=new_id()), wire.Done)
    assert texts(house, host) == [(0, "lay p01"), (1, "lay p01")]


async def test_the_same_command_at_once_from_two_pages_counts_once(house: House) -> None:
    host, _ = await house.table("rows", seats=2)
    other = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
    await other.gets(wire.View)
    name = new_id()
    answers = await asyncio.gather(
        *(page.plays("lay p01", name=name) for page in (host, other) for _ in range(5))
    )
    assert answers == [wire.Done(name)] * 10
    assert texts(house, host) == [(0, "lay p01")]


async def come_back(house: House, page: Page) -> Page:
    """The same person at a server that was started again."""
    page.person.port = house.port
    return await house.enters(page.person, f"/ws/t/{page.the_room.id}")


async def test_a_move_said_again_after_a_restart_counts_once(
    tmp_path: Path, runner: object
) -> None:
    """Also if it is legal again, or has ended the match."""
    first, last = new_id(), new_id()
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2, options={"deals": "1"})
        table = host.the_view.table
        assert isinstance(await host.plays("lay p01", name=first), wire.Done)
    async with opened(tmp_path / "db") as house:
        host, guest = await come_back(house, host), await come_back(house, guest)
        await host.gets(wire.View)
        await guest.gets(wire.View)
        assert await host.plays("lay p02", name=first) == wire.Done(first)
        assert texts(house, host) == [(0, "lay p01")]
        await host.plays("lay p02", "lay p03", "ready")
        await guest.plays(*ROW, name=last)
        await guest.finds(lambda room: not room.playing)
        before = texts(house, host)
    async with opened(tmp_path / "db") as house:
        guest = await come_back(house, guest)
        again = await guest.do(wire.Play, id=last, table=table, view=0, moves=["lay p03"])
        assert again == wire.Done(last)
        new = await guest.do(wire.Play, table=table, view=0, moves=["lay p03"])
        assert isinstance(new, wire.Failed)
        match = house.store.load_table(table)
        assert match is not None
        assert [(move.seat, move.move) for move in match.moves] == before


async def test_a_change_said_again_after_a_restart_counts_once(
    tmp_path: Path, runner: object
) -> None:
    renew, start = new_id(), new_id()
    async with opened(tmp_path / "db") as house:
        host = await house.room("rows", seats=2)
        old = host.the_room.link
        await host.do(wire.RenewLink, id=renew)
        await host.do(wire.Start, id=start)
        table = (await host.gets(wire.View)).table
    async with opened(tmp_path / "db") as house:
        host = await come_back(house, host)
        renewed = host.the_room.link
        assert await host.do(wire.RenewLink, id=renew) == wire.Done(renew)
        assert await host.do(wire.Start, id=start) == wire.Done(start)
        again = await come_back(house, host)
        assert again.the_room.link == renewed != old
        assert again.the_room.table == table


async def test_a_refusal_is_the_same_again(house: House) -> None:
    host, guest = await house.table("passing", seats=2)
    waiting = host if guest.seen.moves else guest
    active = guest if waiting is host else host
    name = new_id()
    refused = await waiting.plays(active.seen.moves[0], name=name)
    assert isinstance(refused, wire.Refused)
    while not waiting.seen.moves:
        await move(active)
        await asyncio.sleep(0.01)
    assert await waiting.plays(waiting.seen.moves[0], name=name) == refused


# All or none


async def test_several_moves_are_made_all_or_none(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    refused = await host.plays("lay p01", "lay p02", "lay p01")
    assert isinstance(refused, wire.Refused)
    assert (refused.article, refused.text.key) == ("rows.1.2", "already-laid")
    unknown = await host.plays("lay p01", "lay p99")
    assert isinstance(unknown, wire.Failed)
    assert (unknown.text.key, unknown.text.params) == ("table-no-move", {"move": "lay p99"})
    assert texts(house, host) == []
    assert isinstance(await host.plays(*ROW), wire.Done)
    view = await host.sees(lambda view: view.number == len(ROW))
    assert [event.text() for event in view.seen.happened] == list(ROW)
    view = await guest.sees(lambda view: view.number == 1)
    assert [event.text() for event in view.seen.happened] == ["ready"]
    for page in (host, guest):
        assert len([m for m in page.heard if isinstance(m, wire.View)]) == 2, "one view a command"
    assert len({move.at for move in stored(house, host)}) == 1


async def test_a_refused_command_shows_no_card(house: House) -> None:
    """Else one could look under every card of a memory game, and take nothing back."""
    host, guest = await house.table("memory", seats=2)
    active = host if host.seen.moves else guest
    for cell in range(8):
        for later in ("turn 0", "back v1"):
            answer = await active.plays(f"turn {cell}", later)
            assert isinstance(answer, wire.Failed)
            assert answer.text == Text("table-one-by-one")
    assert texts(house, host) == []


# Who may


async def test_nobody_plays_anothers_seat(house: House) -> None:
    host, guest = await house.table("passing", seats=2)
    active, waiting = (host, guest) if host.seen.moves else (guest, host)
    refused = await waiting.plays(active.seen.moves[0])
    assert isinstance(refused, wire.Refused)
    assert (refused.article, refused.text.key) == ("table.1", "not-your-turn")
    assert isinstance(await waiting.plays("deal"), wire.Refused)
    stranger = await house.room("rows", seats=2)
    view = active.the_view
    play = {"view": view.number, "moves": [view.seen.moves[0]]}
    assert await stranger.fails(wire.Play, table=view.table, **play) == "table-not-running"
    assert await active.fails(wire.Play, table="other", **play) == "table-not-running"
    assert texts(house, active) == []


async def test_after_the_end_nothing_can_be_played(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    await play_out(host, guest)
    late = await host.plays("lay p01")
    assert isinstance(late, wire.Failed) and late.text.key == "table-not-running"
    assert await host.fails(wire.Continue, table=host.the_view.table) == "table-not-running"


# The order


async def test_nothing_is_told_before_it_is_on_disk(house: House) -> None:
    """While another program holds the database, a move is neither answered nor shown."""
    host, guest = await house.table("rows", seats=2)
    seen = [await page.settles() for page in (host, guest)]
    other = house.store.writer.connection.__class__(house.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await host.send(wire.Play, table=host.the_view.table, view=0, moves=ROW)
    await asyncio.sleep(0.3)
    match = house.match(host)
    assert match.table.version == 0
    match.tell_views()  # even if something else makes the server speak
    await asyncio.sleep(0.1)
    for page, before in zip((host, guest), seen, strict=True):
        assert {m.number for m in page.heard[before:] if isinstance(m, wire.View)} == {0}
        assert not [m for m in page.heard[before:] if isinstance(m, wire.Done)]
    other.execute("ROLLBACK")
    other.close()
    await guest.sees(lambda view: view.number == 1)
    await host.gets(wire.Done, seen[0])


async def test_what_was_acknowledged_is_on_disk(tmp_path: Path, runner: object) -> None:
    """Read by another connection, at the moment of the answer."""
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2, options={"pictures": "9", "length": "5"})
        connect = house.store.writer.connection.__class__
        for number in range(1, 6):
            for page in (host, guest):
                await page.plays(f"lay p0{number}")
                reader = connect(tmp_path / "db")
                (count,) = reader.execute("SELECT count(*) FROM moves").fetchone()
                reader.close()
                assert count >= 2 * number - (page is host)


async def test_what_another_program_has_written_counts(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2)
        beside = open_store(tmp_path / "db")
        table = host.the_view.table
        await beside.append(table, 1, [StoredMove(0, "lay p02", 0, PERSON)], None)
        await beside.close()
        lost = await guest.plays("lay p02")
        assert isinstance(lost, wire.Failed) and lost.text.key == "store-conflict"
        assert isinstance(await guest.plays("lay p02"), wire.Done)
        assert texts(house, host) == [(0, "lay p02"), (1, "lay p02")]


async def test_what_others_say_doesnt_make_a_retry_count_twice(house: House) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Blaise", host.the_room.link)
    name = await host.send(wire.Say, text="once")
    await guest.gets(wire.ChatLine)
    for _ in range(KEPT_ANSWERS + 1):
        await asyncio.sleep(0.06)  # a little less than the server allows
        await guest.fails(wire.Rename, person="nobody", name="x")
    await host.succeeds(wire.Say, text="once", id=name)
    await host.settles()
    assert len([m for m in host.heard if isinstance(m, wire.ChatLine)]) == 1

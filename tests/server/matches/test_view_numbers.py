"""Views are numbered by what a seat noticed, and an answer counts while it is still asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from server.house import ROW, House, move, opened
from server.people import Page, is_number, new_id
from tablee.server import wire


def numbers(page: Page) -> list[int]:
    return [message.number for message in page.heard if isinstance(message, wire.View)]


def version(house: House, page: Page) -> int:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return len(match.moves)


async def answers(page: Page, view: int, text: str, name: str = "") -> wire.FromServer:
    """An answer to some view, which may be an old one."""
    fields = {"table": page.the_view.table, "view": view, "moves": [text]}
    return await page.do(wire.Play, id=name or new_id(), **fields)


def is_other_view(answer: wire.FromServer) -> bool:
    return isinstance(answer, wire.Failed) and answer.text.key == "table-other-view"


async def bid_on(pages: list[Page], is_so: Callable[[], bool]) -> None:
    """An auction of Mü that nobody ends."""
    while not is_so():
        for page in [page for page in pages if page.seen.moves]:
            bid = [text for text in page.seen.moves if text != "pass"]
            await page.plays("done" if "done" in bid else bid[0])
        await asyncio.sleep(0)


def may_pass(page: Page, since: int = 0) -> bool:
    return "pass" in page.seen.moves and page.the_view.number >= since


# An answer to an old view


async def test_a_pass_that_was_lost_isnt_carried_out_seven_moves_later(house: House) -> None:
    pages = await house.table("mu", seats=3, people=3)
    host = pages[0]
    await bid_on(pages, lambda: may_pass(host))
    old = host.the_view.number
    await bid_on(pages, lambda: may_pass(host, old + 7))
    before = version(house, host)
    assert is_other_view(await answers(host, old, "pass"))
    assert version(house, host) == before
    assert isinstance(await answers(host, host.the_view.number, "pass"), wire.Done)


async def test_a_pass_that_counted_is_done_however_late_it_is_said_again(
    tmp_path: Path, runner: object
) -> None:
    name = new_id()
    async with opened(tmp_path / "db") as house:
        pages = await house.table("mu", seats=3, people=3)
        host = pages[0]
        await bid_on(pages, lambda: may_pass(host))
        old = host.the_view.number
        assert await answers(host, old, "pass", name) == wire.Done(name)
        await bid_on(pages, lambda: host.the_view.number >= old + 7)
        assert await answers(host, old, "pass", name) == wire.Done(name)
        before = version(house, host)
    async with opened(tmp_path / "db") as house:
        host.person.port = house.port
        again = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
        await again.gets(wire.View)
        assert await answers(again, old, "pass", name) == wire.Done(name)
        assert version(house, host) == before


async def test_a_challenge_hits_only_the_card_that_it_was_meant_for(house: House) -> None:
    """What is asked is the same again, but it was something else in between."""
    pages = await house.table("window", seats=3, people=3)
    first = await lay_next(pages)
    slow, quick = [page for page in pages if page is not first]
    old = slow.the_view.number
    await quick.plays("challenge")
    second = await lay_next(pages)
    while "challenge" not in slow.seen.moves:
        second = await lay_next(pages)
    assert second is not slow
    assert is_other_view(await answers(slow, old, "challenge"))
    assert isinstance(await slow.plays("challenge"), wire.Done)


async def lay_next(pages: list[Page]) -> Page:
    """Who is in turn lays a card; a card that already lies is challenged by somebody else."""
    for page in pages:
        await page.settles()
    table = [page for page in pages if page.seen.moves]
    if len(table) > 1:
        await table[0].plays("challenge")
        return await lay_next(pages)
    (layer,) = table
    number = layer.the_view.number + 1
    await layer.plays(layer.seen.moves[0])
    for page in pages:
        await page.sees(lambda view: view.number == number)
    return layer


async def test_nobody_answers_a_view_that_isnt_there_yet(house: House) -> None:
    host, _ = await house.table("rows", seats=2)
    for view in (1, 5, 999):
        assert is_other_view(await answers(host, view, "lay p01"))
    assert isinstance(await answers(host, 0, "lay p01"), wire.Done)
    assert is_other_view(await answers(host, 0, "lay p02")), "the moves are others by now"


# All at once


async def test_where_all_choose_at_once_nobody_is_refused_because_of_another(house: House) -> None:
    pages = await house.table("rows", seats=4, people=4)

    async def choose(page: Page) -> list[wire.FromServer]:
        return [await page.plays(text) for text in ROW]

    for found in await asyncio.gather(*(choose(page) for page in pages)):
        assert all(isinstance(answer, wire.Done) for answer in found), found
    await pages[0].sees(lambda view: view.seen.settled)


async def test_what_others_do_doesnt_overtake_my_answer(house: House) -> None:
    """The view that I answer is no longer the newest, but I am still asked the same."""
    pages = await house.table("rows", seats=4, people=4)
    slow = pages[0]
    for ready, page in enumerate(pages[1:], start=1):
        await page.plays(*ROW)
        await slow.sees(is_number(ready))
    assert isinstance(await answers(slow, 0, "lay p07"), wire.Done)
    assert is_other_view(await answers(slow, 0, "lay p08")), "I have moved since"


# The count


async def test_numbers_have_no_gaps_and_are_the_same_after_a_restart(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db") as house:
        pages = await house.table("rows", seats=3, people=3, options={"deals": "2"})
        watcher = await house.joins("Watcher", pages[0].the_room.link)
        while pages[0].seen.deal == 1:
            for page in pages:
                await move(page)
        await pages[2].plays("lay p09")
        for page in (*pages, watcher):
            await page.settles()
            assert numbers(page)[0] == 0
            assert set(numbers(page)) == set(range(page.the_view.number + 1))
        # Three rows of four moves, of which others notice the last, and the deal.
        assert [page.the_view.number for page in (*pages, watcher)] == [7, 7, 8, 4]
        before = {page: page.the_view for page in (*pages, watcher)}
    async with opened(tmp_path / "db") as house:
        for page, view in before.items():
            page.person.port = house.port
            again = await house.enters(page.person, f"/ws/t/{page.the_room.id}")
            back = await again.gets(wire.View)
            assert (back.number, back.seen.scene) == (view.number, view.seen.scene)

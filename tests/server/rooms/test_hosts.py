"""What the host may do with people, what names may be, and latecomers who take a bot's seat."""

from __future__ import annotations

import asyncio

import pytest

from server.house import FINAL_ROWS, ROW, House, move, play_out
from server.people import Page
from tablee.server import wire
from tablee.server.rooms.names import BOT_NAMES, alike, clean_name

# Names


async def test_names_are_unique_at_a_table(house: House) -> None:
    host = await house.room("rows", seats=3)
    link = host.the_room.link
    await house.joins("anne", link)
    guest = await house.joins("\uff21NNE", link)
    assert [p.name for p in guest.the_room.people] == ["Anne", "anne 2", "\uff21NNE 3"]
    me = guest.the_room.me
    assert await guest.fails(wire.Rename, person=me, name="Anne 2") == "name-taken"
    await guest.succeeds(wire.Rename, person=me, name="\uff21NNE 3")
    await guest.succeeds(wire.Rename, person=me, name="Blaise")
    await host.finds(lambda room: room.people[2].name == "Blaise")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Zo\u0065\u0301  \t Belle\n", "Zoé Belle"),
        ("a\u202eb\u0000c\u200bd", "abcd"),
        ("x" * 90, "x" * 24),
        ("\u3164\u2800 Z", "Z"),
        ("Z" + "\u0301" * 10, "Ź\u0301\u0301"),
        ("<b>Anne</b>", "<b>Anne</b>"),
        ("A\ufe0fn\u034fn\u17b4e\U000e0101", "Anne"),
        ("\U0001d49cnne", "\U0001d49cnne"),
    ],
)
async def test_a_name_is_made_fit_to_be_shown(house: House, given: str, kept: str) -> None:
    host = await house.room("rows", seats=3)
    await host.succeeds(wire.Rename, person=host.the_room.me, name=given)
    await host.finds(lambda room: room.people[0].name == kept)


@pytest.mark.parametrize(
    "one",
    ["\u0410nne", "Ann\u0435", "\u0391nn\u03b5", "Anne\ufe0f", "Anne\u034f", "ANNE"],
)
def test_names_that_look_alike_are_one(one: str) -> None:
    assert alike(clean_name(one)) == alike("Anne")


def test_letters_and_digits_that_look_alike_are_one() -> None:
    assert alike("Olivia") == alike("0l1via") == alike("OIivia")
    assert alike("d\u2019Or") == alike("d'Or")
    assert len({alike(name) for name in ("Zoé", "Zoe", "Léa", "Lena", "Max", "Mara")}) == 6
    assert len({alike(name) for name in BOT_NAMES}) == len(BOT_NAMES)


@pytest.mark.parametrize("given", ["   ", "\u200b\u202e", "\u3164", "\u0000", "\ufe0f\u034f"])
async def test_a_name_that_nobody_can_read_is_none(house: House, given: str) -> None:
    host = await house.room("rows", seats=3)
    assert await host.fails(wire.Rename, person=host.the_room.me, name=given) == "name-empty"
    answer = await host.person.ask("PUT", "/api/me", {"name": given})
    assert (answer.status, answer.key) == (400, "name-empty")


async def test_the_host_renames_others_and_others_only_themselves(house: House) -> None:
    host = await house.room("rows", seats=3)
    guest = await house.joins("Rude name", host.the_room.link)
    me, other = host.the_room.me, guest.the_room.me
    assert await guest.fails(wire.Rename, person=me, name="Ha") == "room-host-only"
    await host.succeeds(wire.Rename, person=other, name="Blaise")
    await guest.finds(lambda room: room.people[1].name == "Blaise")
    assert await host.fails(wire.Rename, person="nobody", name="X") == "room-not-a-member"


# Removing


async def test_who_is_removed_is_out_and_stays_out(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options=FINAL_ROWS)
    other = await house.enters(guest.person, f"/ws/t/{host.the_room.id}")
    name, table = guest.the_room.me, guest.the_view.table
    assert await guest.fails(wire.Remove, person=host.the_room.me) == "room-host-only"
    assert await host.fails(wire.Remove, person=host.the_room.me) == "room-host-stays"
    await host.succeeds(wire.Remove, person=name)
    for page in (guest, other):
        assert await page.is_closed() == wire.Close.NOT_LET_IN
        assert page.heard[-1] == wire.failed("room-removed")
    assert host.the_room.seats[1].bot == "random"
    link, room = host.the_room.link, host.the_room.id
    back = await house.page(guest.person, f"/ws/r/{link}")
    assert (await back.gets(wire.Failed)).text.key == "room-removed"
    assert await back.is_closed() == wire.Close.NOT_LET_IN
    back = await house.page(guest.person, f"/ws/t/{room}")
    assert (await back.gets(wire.Failed)).text.key == "room-unknown"
    assert (await guest.person.ask("GET", "/api/me")).contents()["rooms"] == []
    await host.sees(lambda view: 1 not in view.seen.active)  # the bot has played on
    match = house.store.load_table(table)
    assert match is not None
    assert {move.by for move in match.moves if move.seat == 1} == {"bot"}


async def test_a_page_that_was_removed_carries_out_nothing_any_more(house: House) -> None:
    """A command that is under way while its sender is removed."""
    host, guest = await house.table("rows", seats=2)
    move = guest.seen.moves[0]
    async with house.live(host).lock:
        removing = asyncio.create_task(host.do(wire.Remove, person=guest.the_room.me))
        await asyncio.sleep(0.1)
        await guest.send(wire.Play, table=guest.the_view.table, view=0, moves=[move])
        await asyncio.sleep(0.1)
    await removing
    assert await guest.is_closed() == wire.Close.NOT_LET_IN
    match = house.store.load_table(host.the_view.table)
    assert match is not None
    assert [move for move in match.moves if move.by == "person"] == []


# Chat and spectators off


async def test_the_host_closes_the_chat(house: House) -> None:
    host = await house.room("rows", seats=3)
    guest = await house.joins("Blaise", host.the_room.link)
    await host.succeeds(wire.Allow, chat=False, spectators=True)
    assert await guest.fails(wire.Say, text="Hello") == "chat-off"
    await host.succeeds(wire.Allow, chat=True, spectators=True)
    await guest.succeeds(wire.Say, text="Hello")
    assert (await host.gets(wire.ChatLine)).text == "Hello"


async def test_without_spectators_only_players_see_the_match(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    watcher = await house.joins("Claire", host.the_room.link)
    await watcher.gets(wire.View)
    await host.succeeds(wire.Allow, chat=True, spectators=False)
    seen = await watcher.settles()
    await guest.plays(*ROW)
    await host.plays("lay p01")
    await watcher.settles()
    assert not [m for m in watcher.heard[seen:] if isinstance(m, wire.View)]
    late = await house.page(await house.guest("Denis"), f"/ws/r/{host.the_room.link}")
    assert (await late.gets(wire.Failed)).text.key == "room-no-spectators"
    assert await late.is_closed() == wire.Close.NOT_LET_IN
    again = await house.enters(watcher.person, f"/ws/t/{host.the_room.id}")
    await again.settles()
    assert again.view is None
    await host.succeeds(wire.Allow, chat=True, spectators=True)
    assert (await watcher.sees(lambda view: view.number == 1)).seen.seat is None
    await again.sees(lambda view: view.number == 1)


# Latecomers


async def test_a_latecomer_takes_a_bots_seat_at_the_next_deal(house: House) -> None:
    host = await house.room("rows", seats=3, options={"deals": "2", **FINAL_ROWS})
    await host.succeeds(wire.Start)
    late = await house.joins("Late", host.the_room.link)
    rival = await house.joins("Rival", host.the_room.link)
    me = late.the_room.me
    assert await late.fails(wire.Sit, seat=0) == "room-seat-taken"
    await late.succeeds(wire.Sit, seat=1)
    await late.succeeds(wire.Sit, seat=2)
    assert await rival.fails(wire.Sit, seat=2) == "room-seat-taken"
    await host.finds(lambda room: room.seats[2].next == me)
    assert [(info.bot, info.next) for info in host.the_room.seats] == [
        ("", None),
        ("random", None),
        ("random", me),
    ]
    view = await late.gets(wire.View)
    play = {"table": view.table, "view": 0, "moves": ["lay p01"]}
    assert await late.fails(wire.Play, **play) == "table-not-seated"
    await rival.succeeds(wire.Sit, seat=1)
    await rival.succeeds(wire.Stand)
    await to_next_deal(host)
    view = await late.sees(lambda view: view.seen.deal == 2)
    assert view.seen.seat == 2
    await late.finds(lambda room: room.seats[2].person == me)
    assert (late.the_room.seats[2].bot, late.the_room.seats[2].next) == ("", None)
    assert (late.the_room.seats[1].bot, late.the_room.seats[1].next) == ("random", None)
    assert isinstance(await late.plays("lay p01"), wire.Done)
    bot = late.the_room.seats[1].name
    await play_out(host, late)
    assert [row.name for row in host.the_room.tally] == ["Anne", bot, "Late"]


async def to_next_deal(host: Page) -> None:
    deal = host.seen.deal
    while host.seen.deal == deal:
        await move(host)
        await asyncio.sleep(0)


async def test_a_latecomer_has_the_seat_when_the_match_is_over(house: House) -> None:
    host = await house.room("rows", seats=2, options={"deals": "1", **FINAL_ROWS})
    await host.succeeds(wire.Start)
    late = await house.joins("Late", host.the_room.link)
    await late.succeeds(wire.Sit, seat=1)
    bot = late.the_room.seats[1].name
    await play_out(host)
    await late.finds(lambda room: room.seats[1].person == late.the_room.me)
    assert [row.name for row in host.the_room.tally] == ["Anne", bot]
    await host.succeeds(wire.Start)
    assert (await late.sees(lambda view: not view.seen.over)).seen.seat == 1


# Newcomers


async def test_a_closed_room_lets_in_those_who_belong_to_it_and_nobody_else(house: House) -> None:
    host = await house.room("rows", seats=3)
    link = host.the_room.link
    guest = await house.joins("Blaise", link)
    rude = await house.joins("Mallory", link)
    await host.succeeds(wire.Remove, person=rude.the_room.me)
    assert await guest.fails(wire.Allow, chat=True, spectators=True) == "room-host-only"
    await host.succeeds(wire.Allow, chat=True, spectators=True, newcomers=False)
    assert not (await host.finds(lambda room: not room.newcomers)).newcomers
    again = await house.page(await house.guest("Mallory again"), f"/ws/r/{link}")
    assert (await again.gets(wire.Failed)).text.key == "room-closed"
    assert await again.is_closed() == wire.Close.NOT_LET_IN
    await house.enters(guest.person, f"/ws/r/{link}")
    await host.succeeds(wire.Allow, chat=True, spectators=True, newcomers=True)
    await house.joins("Claire", link)

"""Rooms: who may come in, who sits where, what is played, and what only the host may do."""

from __future__ import annotations

import msgspec
import pytest

from server.house import House, play_out
from server.people import Page
from tablee.server import wire
from tablee.server.rooms.names import BOT_NAMES, bot_name
from tablee.server.store import StoredTable
from tablee.server.web.sockets import ENTRIES_AT_ONCE

CONFIGURED = {"game": "rows", "pace": "none", "turn_seconds": 0, "absent_seconds": 60}


# Coming in


async def test_an_invitation_opens_the_room(house: House) -> None:
    host = await house.room("rows", seats=3)
    guest = await house.joins("Blaise", host.the_room.link)
    await host.finds(lambda room: [p.here for p in room.people] == [True, True])
    assert [(p.name, p.host, p.here, p.seat) for p in host.the_room.people] == [
        ("Anne", True, True, 0),
        ("Blaise", False, True, 1),
    ]
    assert guest.the_room.me == host.the_room.people[1].id
    assert guest.the_room.people == host.the_room.people


async def test_no_invitation_no_room(house: House) -> None:
    host = await house.room("rows", seats=3)
    for person, path in (
        (await house.guest("Blaise"), "/ws/r/AAAAAAAAAAAAAAAAAAAAAA"),
        (await house.guest("Claire"), f"/ws/t/{host.the_room.id}"),
        (house.stranger(), f"/ws/r/{host.the_room.link}"),
    ):
        page = await house.page(person, path)
        assert await page.hears(lambda message: True) == wire.failed("room-unknown")
        assert await page.is_closed() == wire.Close.UNKNOWN_ROOM
    assert len(host.the_room.people) == 1


async def test_rooms_that_arent_there_are_counted_like_others(house: House) -> None:
    blaise, clara = await house.guest("Blaise"), await house.guest("Clara")
    heard = []
    for _ in range(2 * ENTRIES_AT_ONCE):
        async with blaise.page("/ws/t/nothing") as page:
            heard.append((await page.gets(wire.Failed)).text.key)
            await page.is_closed()
        if heard[-1] == "requests-too-many":
            break
    assert set(heard) == {"room-unknown", "requests-too-many"}
    assert len(heard) > ENTRIES_AT_ONCE
    other = await house.page(clara, "/ws/t/nothing")
    assert (await other.gets(wire.Failed)).text.key == "room-unknown"


async def test_a_renewed_link_closes_the_old_way_in_but_not_the_room(house: House) -> None:
    host = await house.room("rows", seats=3)
    old = host.the_room.link
    guest = await house.joins("Blaise", old)
    assert await guest.fails(wire.RenewLink) == "room-host-only"
    await host.succeeds(wire.RenewLink)
    await guest.finds(lambda room: room.link != old)
    assert guest.the_room.link == host.the_room.link
    late = await house.page(await house.guest("Claire"), f"/ws/r/{old}")
    assert (await late.gets(wire.Failed)).text.key == "room-unknown"
    await house.joins("Claire", host.the_room.link)
    again = await house.enters(guest.person, f"/ws/t/{host.the_room.id}")
    assert len(again.the_room.people) == 3


async def test_my_rooms_are_mine(house: House) -> None:
    host = await house.room("rows", seats=3)
    guest = await house.joins("Blaise", host.the_room.link)
    stranger = await house.guest("Claire")
    for person, others in ((host.person, [["Blaise"]]), (guest.person, [["Anne"]]), (stranger, [])):
        listed = (await person.ask("GET", "/api/me")).contents()["rooms"]
        rooms = msgspec.convert(listed, list[wire.MyRoom])
        assert [room.people for room in rooms] == others
        for room in rooms:
            assert (room.id, room.game, room.playing) == (host.the_room.id, "rows", False)


# Seats


async def test_a_seat_is_taken_and_left(house: House) -> None:
    host = await house.room("rows", seats=3)
    guest = await house.joins("Blaise", host.the_room.link)
    assert await guest.fails(wire.Sit, seat=0) == "room-seat-taken"
    assert await guest.fails(wire.Sit, seat=3) == "room-no-such-seat"
    await guest.succeeds(wire.Sit, seat=1)
    await guest.succeeds(wire.Sit, seat=2)
    await host.finds(lambda room: room.seats[2].name == "Blaise")
    assert host.the_room.seats[1].person is None
    await guest.succeeds(wire.Stand)
    await host.finds(lambda room: room.seats[2].person is None)
    assert [p.seat for p in host.the_room.people] == [0, None]


async def test_the_host_puts_a_bot_on_a_seat(house: House) -> None:
    host = await house.room("mu", seats=3)
    guest = await house.joins("Blaise", host.the_room.link)
    await guest.succeeds(wire.Stand)
    assert await guest.fails(wire.SeatBot, seat=1, bot="club") == "room-host-only"
    assert await host.fails(wire.SeatBot, seat=0, bot="club") == "room-seat-taken"
    assert await host.fails(wire.SeatBot, seat=1, bot="genius") == "room-no-such-bot"
    assert await host.fails(wire.SeatBot, seat=1, bot="os:system") == "room-no-such-bot"
    await host.succeeds(wire.SeatBot, seat=1, bot="club")
    await host.succeeds(wire.SeatBot, seat=2, bot="random")
    await guest.finds(lambda room: room.seats[2].bot == "random")
    assert [seat.bot for seat in guest.the_room.seats] == ["", "club", "random"]
    names = [seat.name for seat in guest.the_room.seats]
    assert names[0] == "Anne" and set(names[1:]) <= set(BOT_NAMES) and len(set(names)) == 3
    await host.succeeds(wire.SeatBot, seat=2, bot="")
    await guest.succeeds(wire.Sit, seat=1)
    assert (guest.the_room.seats[1].bot, guest.the_room.seats[1].name) == ("", "Blaise")


async def test_a_bot_keeps_its_name_which_nobody_else_takes(house: House) -> None:
    host = await house.room("mu", seats=4)
    await host.succeeds(wire.SeatBot, seat=1, bot="random")
    name = host.the_room.seats[1].name
    await host.succeeds(wire.SeatBot, seat=1, bot="club")
    assert host.the_room.seats[1].name == name
    assert await host.fails(wire.Rename, person=host.the_room.me, name=name) == "name-taken"
    guest = await house.joins(name, host.the_room.link)
    await guest.succeeds(wire.Stand)
    assert [person.name for person in guest.the_room.people] == ["Anne", f"{name} 2"]
    await host.succeeds(wire.Start)
    names = [seat.name for seat in host.the_room.seats]
    assert name in names and len(set(names)) == 4 and set(names) <= {"Anne", *BOT_NAMES}


def test_bots_have_other_names_than_people() -> None:
    taken: list[str] = list(BOT_NAMES[1:])
    assert bot_name("room", taken) == BOT_NAMES[0]
    taken.append(BOT_NAMES[0])
    assert bot_name("room", taken) not in taken
    assert len({name[0] for name in BOT_NAMES}) == len(BOT_NAMES)


async def test_fewer_seats_keep_people_seated(house: House) -> None:
    host = await house.room("rows", seats=4)
    guest = await house.joins("Blaise", host.the_room.link)
    await guest.succeeds(wire.Sit, seat=3)
    await host.succeeds(wire.SeatBot, seat=1, bot="random")
    await host.succeeds(wire.Configure, **CONFIGURED, seats=2, options={})
    assert [seat.name for seat in host.the_room.seats] == ["Anne", "Blaise"]


@pytest.mark.parametrize(("people", "seats"), [(1, 5), (2, 5), (3, 3), (6, 6), (7, 5), (-1, 5)])
async def test_a_room_has_a_seat_for_everybody_who_comes(
    house: House, people: int, seats: int
) -> None:
    """Else as many as the game is usually played with."""
    host = await house.guest("Anne")
    answer = await host.ask("POST", "/api/rooms", {"game": "mu", "people": people})
    page = await house.enters(host, f"/ws/t/{answer.read()['id']}")
    assert len(page.the_room.seats) == seats


# What is played


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 5}, "room-seats"),
        ({"seats": 0}, "room-seats"),
        ({"options": {"pictures": "1000"}}, "option-range"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"pace": "frantic"}, "room-no-such-pace"),
        ({"turn_seconds": 5000}, "room-turn-time"),
        ({"absent_seconds": 0}, "room-absent-time"),
    ],
)
async def test_bad_settings_change_nothing(
    house: House, change: dict[str, object], key: str
) -> None:
    host = await house.room("rows", seats=3, options={"length": "2"})
    before = host.the_room
    assert (
        await host.fails(
            wire.Configure, **{**CONFIGURED, "seats": 4, "options": {"length": "4"}, **change}
        )
        == key
    )
    again = await house.enters(host.person, f"/ws/t/{before.id}")
    assert again.the_room == before


async def test_a_deck_that_is_too_small_for_so_many_is_refused(house: House) -> None:
    deck = {"deck": "1/4 1/2 3/4 | fraction decimal words line sum drawing | usual"}
    host = await house.room("diego", seats=2, options=deck)
    assert (host.the_room.withheld, host.the_room.options) == (["deck"], {})
    # Nobody repeats what no client is told: it stays, and is asked about all the same.
    many = {**CONFIGURED, "game": "diego", "seats": 4, "options": {}}
    assert await host.fails(wire.Configure, **many) == "deck-too-few"
    assert len(host.the_room.seats) == 2


async def test_only_the_host_chooses_and_starts(house: House) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Blaise", host.the_room.link)
    assert await guest.fails(wire.Configure, **CONFIGURED, seats=2, options={}) == "room-host-only"
    assert await guest.fails(wire.Start) == "room-host-only"
    assert await guest.fails(wire.Allow, chat=False, spectators=False) == "room-host-only"


async def test_a_match_runs_with_its_options_and_the_room_waits_for_its_end(house: House) -> None:
    host, _ = await house.table("rows", seats=2, options={"length": "2", "pictures": "4"})
    assert host.the_room.playing
    assert len(host.seen.moves) == 4
    stored = only_table(house, host)
    assert stored.options["length"] == "2"
    for command, fields in (
        (wire.Start, {}),
        (wire.Configure, {**CONFIGURED, "seats": 3, "options": {}}),
        (wire.SeatBot, {"seat": 1, "bot": "random"}),
        (wire.Stand, {}),
        (wire.Sit, {"seat": 1}),
    ):
        assert await host.fails(command, **fields) == "room-match-running"


def only_table(house: House, page: Page) -> StoredTable:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return match.table


async def test_the_room_outlives_the_match_and_keeps_the_tally(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    first = host.the_view.table
    await play_out(host, guest)
    assert {(row.name, row.matches) for row in host.the_room.tally} == {
        ("Anne", 1),
        ("Guest 1", 1),
    }
    assert sum(row.wins for row in host.the_room.tally) >= 1
    await host.succeeds(wire.Start)
    await guest.sees(lambda view: view.table != first)
    await play_out(host, guest)
    assert [row.matches for row in guest.the_room.tally] == [2, 2]
    await guest.succeeds(wire.Rename, person=guest.the_room.me, name="Blaise")
    assert guest.the_room.tally[1].name == "Blaise"
    await host.succeeds(
        wire.Configure, **{**CONFIGURED, "game": "passing"}, seats=2, options={"deals": "1"}
    )
    await host.succeeds(wire.Start)
    await guest.sees(lambda view: view.game == "passing")
    await play_out(host, guest)
    assert [(row.name, row.matches) for row in guest.the_room.tally] == [("Anne", 3), ("Blaise", 3)]


async def test_who_changes_seats_afterwards_sees_the_match_as_it_was_played(house: House) -> None:
    host, guest = await house.table("memory", seats=2)
    await play_out(host, guest)
    before = guest.the_view
    assert before.seen.seat == 1
    await host.succeeds(wire.Stand)
    await guest.succeeds(wire.Sit, seat=0)
    again = await house.enters(guest.person, f"/ws/t/{guest.the_room.id}")
    assert await again.gets(wire.View) == before


async def test_the_record_is_given_when_the_match_is_over(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    path = f"/api/replays/{host.the_view.table}/record"
    early = await guest.person.ask("GET", path)
    assert (early.status, early.key) == (400, "replay-not-over")
    await play_out(host, guest)
    record = (await guest.person.ask("GET", path)).contents()
    assert record["seed"] == only_table(house, host).seed
    stranger = await house.guest("Claire")
    assert (await stranger.ask("GET", path)).status == 404
    assert (await house.stranger().ask("GET", path)).status == 404

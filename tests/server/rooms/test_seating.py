"""Who sits where by themselves: guests when they come in, and whoever plays alone with bots."""

from __future__ import annotations

import pytest

from server.house import House, play_out
from tablee.server import wire
from tablee.server.rooms.room import PACES

ALONE = [
    ("mu", 4, {}),
    ("mu", 6, {"deals": "2"}),
    ("safaru", 3, {}),
    ("safaru", 4, {"reversed": "yes"}),
    ("calcory", 4, {}),
    ("window", 3, {}),
    ("passing", 3, {}),
]


def seats(page_room: wire.Room) -> list[str]:
    """Names of people, and of bots their level."""
    return [seat.bot or ("" if seat.person is None else seat.name) for seat in page_room.seats]


# Guests


async def test_a_guest_sits_at_once_and_may_stand_up(house: House) -> None:
    host = await house.room("mu", seats=3)
    await host.succeeds(wire.SeatBot, seat=1, bot="club")
    guest = await house.joins("Blaise", host.the_room.link)
    assert seats(guest.the_room) == ["Anne", "club", "Blaise"]
    await guest.succeeds(wire.Stand)
    again = await house.enters(guest.person, f"/ws/r/{host.the_room.link}")
    assert seats(again.the_room) == ["Anne", "club", ""]
    other = await house.joins("Claire", host.the_room.link)
    assert seats(other.the_room) == ["Anne", "club", "Claire"]


async def test_a_bot_that_the_host_wants_stays(house: House) -> None:
    host = await house.room("mu", seats=3)
    for seat in (1, 2):
        await host.succeeds(wire.SeatBot, seat=seat, bot="club")
    guest = await house.joins("Blaise", host.the_room.link)
    assert seats(guest.the_room) == ["Anne", "club", "club"]
    assert guest.the_room.people[1].seat is None
    await guest.succeeds(wire.Sit, seat=2)
    assert seats(guest.the_room) == ["Anne", "club", "Blaise"]


async def test_a_bot_that_filled_a_gap_gives_way_to_a_guest_after_the_match(house: House) -> None:
    host = await house.room("window", seats=3, options={"deals": "1"})
    await host.succeeds(wire.SeatBot, seat=1, bot="random")
    await host.succeeds(wire.Start)
    await host.gets(wire.View)
    late = await house.joins("Blaise", host.the_room.link)
    assert late.the_room.people[1].seat is None, "nobody is seated in the middle of a match"
    await play_out(host)
    kept = house.live(host).doc.places
    assert [place.is_kept for place in kept if place.bot].count(True) == 1
    guest = await house.joins("Claire", host.the_room.link)
    assert sorted(seats(guest.the_room)) == ["Anne", "Claire", "random"]
    full = await house.joins("Dora", host.the_room.link)
    assert full.the_room.people[3].seat is None


# Alone with bots


@pytest.mark.parametrize(("game", "count", "options"), ALONE)
async def test_whoever_plays_alone_is_asked_first(
    house: House, game: str, count: int, options: dict[str, str]
) -> None:
    """In every match anew, whoever deals; the first view asks already."""
    host = await house.room(game, seats=count, options=options)
    for _ in range(4):
        start = len(host.heard)
        await host.succeeds(wire.Start)
        view = await host.gets(wire.View, start)
        assert view.seen.seat in view.seen.active and view.seen.prompt is not None
        assert view.number == 0
        table = house.match(host).table
        assert view.seen.dealer == table.dealt().dealer, "as the seed has it"
        assert [seat.name for seat in host.the_room.seats].count("Anne") == 1
        await host.succeeds(wire.BreakOff, table=view.table)


async def test_whoever_was_given_something_at_their_seat_stays_there(house: House) -> None:
    host = await house.room("arriba", seats=3, options={"head_start": "300"})
    for _ in range(4):
        start = len(host.heard)
        await host.succeeds(wire.Start)
        view = await host.gets(wire.View, start)
        assert (view.seen.seat, view.seen.scene["head_starts"]) == (0, [300, 0, 0])
        await host.succeeds(wire.BreakOff, table=view.table)


async def test_two_people_stay_where_they_sit(house: House) -> None:
    host = await house.room("mu", seats=4)
    guest = await house.joins("Blaise", host.the_room.link)
    for _ in range(4):
        await host.succeeds(wire.Start)
        await guest.finds(lambda room: room.playing)
        assert [seat.name for seat in host.the_room.seats][:2] == ["Anne", "Blaise"]
        assert host.the_room.table is not None
        await host.succeeds(wire.BreakOff, table=host.the_room.table)


async def test_bots_are_brisk_until_the_first_turn(house: House) -> None:
    """As in a match in which it is somebody else's turn first."""
    (host,) = await house.table("mu", seats=3, people=1, pace="calm")
    live, match = house.live(host), house.match(host)
    seat = match.seat_of(host.the_room.me)
    assert match.pace() == PACES["calm"]
    live.doc.change_seats(seat, (seat + 1) % 3)
    assert match.pace() == PACES["brisk"]
    live.doc.pace = "none"
    assert match.pace() == PACES["none"]
    live.doc.pace = "calm"
    match.table.state.deal = 2
    assert match.pace() == PACES["calm"]

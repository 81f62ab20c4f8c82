"""People leave, come back, quit a room, and play another game in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from server.house import CONFIGURED, FINAL_ROWS, House, move, opened, play_out
from server.people import Page
from tablee.server import wire


async def leaves(page: Page) -> None:
    await page.succeeds(wire.Leave)
    assert await page.is_closed() == wire.Close.LEFT


async def my_rooms(page: Page) -> list[wire.MyRoom]:
    answer = await page.person.ask("GET", "/api/me")
    return msgspec.convert(answer.contents()["rooms"], list[wire.MyRoom])


async def my_matches(page: Page) -> list[wire.PlayedMatch]:
    answer = await page.person.ask("GET", "/api/me")
    return msgspec.convert(answer.contents()["matches"], list[wire.PlayedMatch])


# Leaving


async def test_a_bot_keeps_the_seat_of_who_leaves_until_they_are_back(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options=FINAL_ROWS)
    await leaves(guest)
    room = await host.finds(lambda room: room.seats[1].left)
    seat = room.seats[1]
    assert (seat.person, seat.stand_in, seat.absent) == (guest.the_room.me, True, False)
    notice = await host.gets(wire.Notice)
    assert (notice.text.key, notice.text.params) == ("seat-left", {"seat": 1})
    await host.sees(lambda view: 1 not in view.seen.active)  # nobody waits for the one who left
    back = await house.enters(guest.person, f"/ws/r/{host.the_room.link}")
    room = await back.finds(lambda room: not room.seats[1].left)
    assert not room.seats[1].stand_in
    assert (await back.gets(wire.Notice)).text.key == "seat-given-back"
    assert (await back.gets(wire.View)).seen.seat == 1


async def test_others_see_who_looks_elsewhere(house: House) -> None:
    """On every page of theirs; one in sight is enough to be there."""
    host, guest = await house.table("rows", seats=2)
    await guest.succeeds(wire.Look, away=True)
    room = await host.finds(lambda room: room.people[1].away)
    assert (room.people[0].away, room.people[1].here) == (False, True)
    await house.enters(guest.person, f"/ws/t/{host.the_room.id}")
    await host.finds(lambda room: not room.people[1].away)


async def test_who_left_is_still_gone_after_a_restart(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2)
        await leaves(guest)
        person, room = host.person, host.the_room.id
    async with opened(tmp_path / "db") as house:
        person.port = house.port
        host = await house.enters(person, f"/ws/t/{room}")
        seat = host.the_room.seats[1]
        assert (seat.left, seat.stand_in) == (True, True)


async def test_leaving_closes_every_page_of_the_person(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    second = await house.enters(guest.person, f"/ws/t/{host.the_room.id}")
    await leaves(guest)
    assert await second.is_closed() == wire.Close.LEFT
    await host.finds(lambda room: not room.people[1].here)


async def test_between_matches_whoever_leaves_gives_up_the_seat(house: House) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Max", host.the_room.link)
    await guest.succeeds(wire.Sit, seat=1)
    await leaves(guest)
    room = await host.finds(lambda room: room.seats[1].person is None)
    assert [person.name for person in room.people] == ["Anne", "Max"]


async def test_where_the_host_leaves_somebody_who_plays_is_the_host(house: House) -> None:
    host, guest = await house.table("rows", seats=3)
    await house.joins("Zoe", host.the_room.link)
    await leaves(host)
    room = await guest.finds(lambda room: room.seats[0].left)
    assert [person.name for person in room.people if person.host] == ["Guest 1"]


async def test_a_seat_that_was_left_is_free_after_the_match(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await leaves(guest)
    await host.succeeds(wire.BreakOff, table=host.the_view.table)
    await host.finds(lambda room: room.seats[1].person is None)
    assert host.the_room.played[1].person == guest.the_room.me


# After a match


async def test_the_end_shows_who_played_though_somebody_waited_for_a_seat(house: House) -> None:
    host, _guest = await house.table("rows", seats=3, options={"deals": "1"})
    bot = host.the_room.seats[2].name
    watcher = await house.joins("Zoe", host.the_room.link)
    await watcher.succeeds(wire.Sit, seat=2)
    await host.succeeds(wire.BreakOff, table=host.the_view.table)
    room = await host.finds(lambda room: not room.playing)
    assert room.seats[2].name == "Zoe"
    assert [seat.name for seat in room.played] == ["Anne", "Guest 1", bot]
    await host.succeeds(wire.Start)
    assert (await host.finds(lambda room: room.playing)).played == []


async def test_another_game_keeps_people_link_and_seats(house: House) -> None:
    host, guest = await house.table("mu", seats=4)
    link = host.the_room.link
    await host.succeeds(wire.BreakOff, table=host.the_view.table)
    await host.succeeds(wire.Configure, game="rows", seats=2, options={}, **CONFIGURED)
    await host.succeeds(wire.Start)
    view = await guest.sees(lambda view: view.game == "rows")
    assert (view.seen.seat, guest.the_room.link) == (1, link)
    assert [seat.name for seat in guest.the_room.seats] == ["Anne", "Guest 1"]


# My rooms


async def test_my_rooms_tell_whose_turn_it_is_and_how_it_stands(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    seen = host.seen
    for page, mine in ((host, 0), (guest, 1)):
        (room,) = await my_rooms(page)
        assert (room.playing, room.mine, room.active) == (True, mine, list(seen.active))
        assert (room.teams, room.scores) == (host.the_view.teams, [])
        assert room.table == host.the_view.table
    (before,) = await my_rooms(host)
    assert isinstance(await host.plays("lay p01"), wire.Done)
    (room,) = await my_rooms(host)
    assert room.moved > before.moved and room.people == ["Guest 1"]


async def test_the_latest_room_stands_first(house: House) -> None:
    host = await house.room("rows", seats=2)
    await asyncio.sleep(0.005)  # dates are in milliseconds
    other = await host.person.opens_room("mu")
    assert [room.id for room in await my_rooms(host)] == [other["id"], host.the_room.id]
    await asyncio.sleep(0.005)
    await host.succeeds(wire.Start)
    assert [room.id for room in await my_rooms(host)] == [host.the_room.id, other["id"]]


async def test_a_closed_match_tells_nothing_to_who_isnt_in_it(house: House) -> None:
    host, _guest = await house.table("rows", seats=2)
    watcher = await house.joins("Zoe", host.the_room.link)
    await host.succeeds(wire.Allow, chat=True, spectators=False)
    (room,) = await my_rooms(watcher)
    assert (room.playing, room.active, room.teams, room.scores) == (True, [], [], [])
    answer = await watcher.person.ask("GET", f"/api/replays/{room.table}/scores")
    assert answer.key == "room-no-spectators"


async def test_a_silent_move_changes_no_date_for_who_doesnt_notice(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    (before,) = await my_rooms(guest)
    assert isinstance(await host.plays("lay p01"), wire.Done)
    assert host.the_view.number == 1 and guest.the_view.number == 0
    (after,) = await my_rooms(guest)
    assert after == before


async def test_a_finished_match_tells_its_result(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        pages = await house.table("passing", seats=2, options={"deals": "1"})
        await play_out(*pages)
        seen = pages[0].seen
        (match,) = await my_matches(pages[0])
        assert match.ranking == seen.ranking and match.scores == seen.deal_scores[0]
        assert (match.teams, match.unit) == (pages[0].the_view.teams, pages[0].the_view.unit)
        await pages[0].succeeds(wire.Start)
        await pages[0].sees(lambda view: not view.seen.over)
        await pages[0].succeeds(wire.BreakOff, table=pages[0].the_view.table)
        await pages[0].finds(lambda room: not room.playing)
        assert (await my_matches(pages[0]))[0].ranking == []


# Quitting


async def quits(page: Page, room: str) -> int:
    return (await page.person.ask("POST", f"/api/rooms/{room}/quit")).status


async def test_whoever_quits_a_room_has_it_no_more(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    assert await quits(host, host.the_room.id) == 200
    assert await my_rooms(host) == []
    room = await guest.finds(lambda room: len(room.people) == 1)
    assert room.people[0].host and room.seats[0].bot
    assert await quits(host, host.the_room.id) == 404


async def test_a_room_that_everybody_quits_is_gone(house: House) -> None:
    host = await house.room("rows", seats=2)
    assert await quits(host, host.the_room.id) == 200
    assert house.hub.rooms == {}
    stranger = await house.page(await house.guest("Max"), f"/ws/r/{host.the_room.link}")
    assert await stranger.is_closed() == wire.Close.UNKNOWN_ROOM


# Scores


async def test_the_lines_of_every_deal_can_be_read_again(house: House) -> None:
    host, guest = await house.table("passing", seats=2, options={"deals": "3"})
    shown: list[object] = []
    while len(shown) < 2:
        for page in (host, guest):
            if page.seen.settled and len(page.seen.deal_scores) > len(shown):
                shown.append(msgspec.to_builtins(page.seen.lines))
            await move(page)
        await asyncio.sleep(0)
    answer = await guest.person.ask("GET", f"/api/replays/{host.the_view.table}/scores")
    assert answer.contents()["deals"] == shown
    stranger = await house.guest("Max")
    path = f"/api/replays/{host.the_view.table}/scores"
    assert (await stranger.ask("GET", path)).status == 404


async def test_they_can_be_read_where_the_deals_are_played_from_memory(house: House) -> None:
    host, _guest = await house.table("calcory", seats=2)
    path = f"/api/replays/{host.the_view.table}"
    assert (await host.person.ask("GET", path)).key == "replay-from-memory"
    assert (await host.person.ask("GET", f"{path}/scores")).contents() == {"deals": []}


async def test_several_see_when_the_house_deals(house: House) -> None:
    host, guest = await house.table("passing", seats=2, options={"deals": "2"})
    while not host.seen.settled:
        for page in (host, guest):
            await move(page)
        await asyncio.sleep(0)
    view = await guest.sees(lambda view: view.seen.settled)
    assert view.around.deals_in is not None and 20_000 < view.around.deals_in <= 30_000
    await guest.succeeds(wire.Leave)
    view = await host.sees(lambda view: view.around.deals_in is None)
    assert view.around.waiting == [0], "alone one reads as long as one likes"

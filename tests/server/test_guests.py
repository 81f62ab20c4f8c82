"""Who somebody is: cookies, several devices, personal links, and being forgotten."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.house import ROW, FastClock, House, move, opened, play_out
from server.people import Page, Person
from tablee.server import wire
from tablee.server.people.identity import Signer
from tablee.server.web.requests import Settings

DAY = 86_400.0


async def second_device(house: House, page: Page) -> Person:
    """Another browser of the same person, by a personal link."""
    token = (await page.person.ask("POST", "/api/me/link")).read()["token"]
    device = house.stranger()
    assert (await device.ask("POST", "/api/enter", {"token": token})).status == 200
    return device


@pytest.mark.parametrize(
    ("wishes", "called"),
    [
        ("de-AT,en-GB;q=0.8,fr;q=0.6", "Guest"),
        ("fr", "Invité"),
        ("xx", "Invité"),
        (",;=", "Invité"),
    ],
)
async def test_who_gives_no_name_is_a_guest_in_their_language(
    house: House, wishes: str, called: str
) -> None:
    host, other = await house.guest("Anne"), house.stranger()
    room = await host.opens_room()
    await other.ask("PUT", "/api/me", {"language": ""}, {"Accept-Language": wishes})
    page = await house.enters(other, f"/ws/r/{room['link']}")
    assert [person.name for person in page.the_room.people] == ["Anne", called]


# Cookies


async def test_a_cookie_is_for_us_alone_and_signed(house: House) -> None:
    guest = await house.guest("Anne")
    cookie = guest.answers[0].headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} < parts
    assert "secure" not in parts, "plain http on a home network works"
    assert (await guest.ask("GET", "/api/me")).contents()["name"] == "Anne"
    assert "set-cookie" not in guest.answers[-1].headers
    genuine = guest.cookie
    for forged in (genuine[:-1] + ("0" if genuine[-1] != "0" else "1"), "tablee=a.b", "tablee=é."):
        guest.cookie = forged
        assert (await guest.ask("GET", "/api/me")).contents()["id"] == ""


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        ({"public_url": "https://games.example/"}, {}),
        ({"trusted_proxy": True}, {"X-Forwarded-Proto": "https"}),
    ],
)
async def test_under_https_a_cookie_is_secure(
    tmp_path: Path, runner: object, settings: dict[str, str], headers: dict[str, str]
) -> None:
    async with opened(tmp_path / "db", settings=Settings(tmp_path, **settings)) as house:  # type: ignore[arg-type]  # the settings of one case
        stranger = house.stranger()
        answer = await stranger.ask("PUT", "/api/me", {"name": "Anne"}, headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-tablee=") and "path=/" in cookie.lower()
        assert "secure" in cookie.lower() and "domain" not in cookie.lower()
        stranger.cookie = cookie.partition(";")[0].removeprefix("__Host-")
        old = await stranger.ask("GET", "/api/me", headers=headers)
        assert old.contents()["name"] == "Anne", "one from before is still good"
        assert old.headers["set-cookie"].startswith("__Host-tablee="), "and replaced"


def test_a_token_is_read_only_from_what_we_signed() -> None:
    ours, other = Signer(b"k" * 32), Signer(b"x" * 32)
    assert ours.read(ours.sign("token")) == "token"
    for cookie in (other.sign("token"), "token", "token.", ".", "", "tokén.x", "\udcff.x"):
        assert ours.read(cookie) is None


# Coming back


async def test_a_reload_gives_the_same_room_and_view(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await host.plays(*ROW)
    await guest.sees(lambda view: view.number == 1)
    before = guest.frames[-1]
    again = await house.enters(guest.person, f"/ws/t/{host.the_room.id}")
    await again.gets(wire.View)
    assert again.frames[-1] == before
    assert again.the_room == guest.the_room


async def test_two_devices_of_one_person_both_see_and_both_play(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    device = await second_device(house, guest)
    other = await house.enters(device, f"/ws/t/{host.the_room.id}")
    assert (await other.gets(wire.View)).seen.seat == 1
    assert [p.name for p in other.the_room.people] == ["Anne", "Guest 1"]
    await move(guest)
    await other.sees(lambda view: view.number == 1)
    assert other.frames[-1] == [f for f in guest.frames if f.startswith(b'{"t":"view"')][-1]
    await move(other)
    await guest.sees(lambda view: view.number == 2)


# Personal links


async def test_a_personal_link_works_once_and_only_the_newest(house: House) -> None:
    guest = await house.guest("Anne")
    first = (await guest.ask("POST", "/api/me/link")).read()["token"]
    second = (await guest.ask("POST", "/api/me/link")).read()["token"]
    for token, status in ((first, 404), (second, 200), (second, 404), ("", 404), ("x" * 50, 404)):
        answer = await house.stranger().ask("POST", "/api/enter", {"token": token})
        assert answer.status == status
        assert status == 200 or answer.key == "link-spent"
    unknown = await house.stranger().ask("POST", "/api/me/link")
    assert (unknown.status, unknown.key) == (401, "me-unknown")


async def test_a_personal_link_tells_whose_it_is_and_stays_good(house: House) -> None:
    """Who opens it by somebody else's wish can say no, and is who they were."""
    anne, blaise = await house.guest("Anne"), await house.guest("Blaise")
    token = (await anne.ask("POST", "/api/me/link")).read()["token"]
    for _ in range(2):
        answer = await blaise.ask("POST", "/api/enter/whose", {"token": token})
        assert answer.read() == {"name": "Anne"} and "set-cookie" not in answer.headers
    assert (await blaise.ask("GET", "/api/me")).contents()["name"] == "Blaise"
    assert (await blaise.ask("POST", "/api/enter", {"token": token})).status == 200
    assert (await blaise.ask("GET", "/api/me")).contents()["name"] == "Anne"
    for spent in (token, "", "x" * 50):
        answer = await blaise.ask("POST", "/api/enter/whose", {"token": spent})
        assert (answer.status, answer.key) == (404, "link-spent")


async def test_a_personal_link_grows_old(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", FastClock(speed=5000)) as house:
        guest = await house.guest("Anne")
        token = (await guest.ask("POST", "/api/me/link")).read()["token"]
        await house.hub.clock.sleep(700)
        answer = await house.stranger().ask("POST", "/api/enter", {"token": token})
        assert answer.key == "link-spent"


async def test_a_revoked_device_is_nobodys(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    device = await second_device(house, guest)
    other = await house.enters(device, f"/ws/t/{host.the_room.id}")
    pending = (await guest.person.ask("POST", "/api/me/link")).read()["token"]
    assert (await guest.person.ask("POST", "/api/me/revoke")).status == 200
    assert await other.is_closed() == wire.Close.UNKNOWN_ROOM
    assert other.heard[-1] == wire.failed("me-unknown")
    assert (await device.ask("GET", "/api/me")).contents()["id"] == ""
    back = await house.page(device, f"/ws/t/{host.the_room.id}")
    assert (await back.gets(wire.Failed)).text.key == "room-unknown"
    late = await house.stranger().ask("POST", "/api/enter", {"token": pending})
    assert late.key == "link-spent"
    await guest.plays(*ROW)
    await host.sees(lambda view: view.number == 1)


async def test_devices_are_known_after_a_restart(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2)
        device = await second_device(house, guest)
        room = host.the_room.id
        revoked = await second_device(house, host)
        await host.person.ask("POST", "/api/me/revoke")
    async with opened(tmp_path / "db") as house:
        for person, path, seat in ((guest.person, room, 1), (device, room, 1)):
            person.port = house.port
            page = await house.enters(person, f"/ws/t/{path}")
            assert (await page.gets(wire.View)).seen.seat == seat
        revoked.port = house.port
        assert (await revoked.ask("GET", "/api/me")).contents()["id"] == ""


# Devices one by one


async def devices_of(person: Person) -> list[wire.Device]:
    answer = await person.ask("GET", "/api/me/devices")
    return msgspec.json.decode(answer.content, type=list[wire.Device])


async def test_devices_are_listed_and_signed_out_one_by_one(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    phone, tablet = await second_device(house, guest), await second_device(house, guest)
    page = await house.enters(phone, f"/ws/t/{host.the_room.id}")
    listed = await devices_of(tablet)
    assert [device.this for device in listed] == [True, False, False]
    assert all(device.added == device.seen > 0 for device in listed)
    (name,) = [device.id for device in await devices_of(phone) if device.this]
    foreign = await host.person.ask("POST", f"/api/me/devices/{name}/revoke")
    assert (foreign.status, foreign.key) == (404, "device-unknown")
    link = (await tablet.ask("POST", "/api/me/link")).read()["token"]
    assert (await tablet.ask("POST", f"/api/me/devices/{name}/revoke")).status == 200
    taken = await house.stranger().ask("POST", "/api/enter", {"token": link})
    assert taken.key == "link-spent", "nobody comes back by a link from before"
    assert await page.is_closed() == wire.Close.UNKNOWN_ROOM
    assert (await phone.ask("GET", "/api/me")).contents()["id"] == ""
    assert (await phone.ask("GET", "/api/me/devices")).status == 401
    assert len(await devices_of(tablet)) == len(await devices_of(guest.person)) == 2
    assert guest.closed_with is None


async def test_a_device_that_nobody_uses_is_signed_out(tmp_path: Path, runner: object) -> None:
    clock = FastClock()
    async with opened(tmp_path / "db", clock) as house:
        anne, blaise = await house.guest("Anne"), await house.guest("Blaise")
        clock.ahead = 60 * DAY
        visit = await anne.ask("GET", "/api/me")
        assert "max-age" in visit.headers["set-cookie"].lower(), "the cookie lasts as long again"
        clock.ahead = 100 * DAY
        assert (await anne.ask("GET", "/api/me")).contents()["name"] == "Anne"
        assert (await blaise.ask("GET", "/api/me")).contents()["id"] == ""
    async with opened(tmp_path / "db", clock) as house:
        anne.port = blaise.port = house.port
        assert (await blaise.ask("GET", "/api/me")).contents()["id"] == ""
        await house.visitors.guests.expire()
        clock.ahead = 0.0
        assert (await blaise.ask("GET", "/api/me")).contents()["id"] == "", "for good"
        assert (await anne.ask("GET", "/api/me")).contents()["name"] == "Anne"


def check_signed_in(house: House) -> None:
    """By person as by device, and nothing is remembered of a device that is gone."""
    guests = house.visitors.guests
    by_person: dict[str, set[str]] = {}
    for device, guest in guests.by_device.items():
        by_person.setdefault(guest.id, set()).add(device)
    assert {person: set(them) for person, them in guests.signed_in.things.items()} == by_person
    assert set(guests.seen) == set(guests.by_device)
    assert {person: guests.links[key].person for person, key in guests.newest_link.items()} == {
        link.person: link.person for link in guests.links.values()
    }


async def test_devices_and_links_of_a_person_are_known_whatever_happens_to_them(
    tmp_path: Path, runner: object
) -> None:
    clock = FastClock()
    async with opened(tmp_path / "db", clock) as house:
        host, guest = await house.table("rows", seats=2)
        guests = house.visitors.guests
        for _ in range(2):
            await second_device(house, guest)
        check_signed_in(house)
        await host.person.ask("POST", "/api/me/link")
        await guest.person.ask("POST", "/api/me/link")
        check_signed_in(house)
        phone = await second_device(house, host)
        await guest.person.ask("POST", "/api/me/revoke")
        assert (len(guests.by_device), len(guests.links)) == (3, 0)
        check_signed_in(house)
        await host.person.ask("POST", "/api/me/forget")
        assert (await phone.ask("GET", "/api/me")).contents()["id"] == ""
        assert len(guests.by_device) == 1
        check_signed_in(house)
    async with opened(tmp_path / "db", clock) as house:
        guest.person.port = house.port
        await guest.person.ask("POST", "/api/me/link")
        check_signed_in(house)
        clock.ahead = 100 * DAY
        await house.visitors.guests.expire()
        check_signed_in(house)
        assert house.visitors.guests.seen == {}


async def test_a_link_that_nobody_used_isnt_remembered_for_ever(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db", FastClock(speed=5000)) as house:
        guests, anne = house.visitors.guests, await house.guest("Anne")
        await anne.ask("POST", "/api/me/link")
        assert len(guests.links) == 1
        await house.hub.clock.sleep(700)
        await guests.expire()
        assert (guests.links, guests.newest_link) == ({}, {})


# Being forgotten


async def test_forgetting_leaves_no_name_anywhere(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    await guest.person.ask("PUT", "/api/me", {"name": "Xanthippe"})
    await guest.succeeds(wire.Rename, person=guest.the_room.me, name="Xanthippe")
    await play_out(host, guest)
    await guest.succeeds(wire.Say, text="hello")
    await host.succeeds(wire.Start)
    await guest.sees(lambda view: not view.seen.over)
    answer = await guest.person.ask("POST", "/api/me/forget")
    assert answer.status == 200
    assert await guest.is_closed() == wire.Close.NOT_LET_IN
    assert guest.heard[-1] == wire.failed("room-not-a-member")
    await host.finds(lambda room: len(room.people) == 1)
    assert host.the_room.seats[1].bot == "random"
    assert "Xanthippe" not in str(host.the_room)
    again = await house.enters(host.person, f"/ws/t/{host.the_room.id}")
    await again.settles()
    assert not any(isinstance(m, wire.ChatLine) for m in again.heard)
    assert b"Xanthippe" not in house.store.load_rooms()[0].body
    assert (await guest.person.ask("GET", "/api/me")).contents()["id"] == ""


async def test_when_the_host_is_forgotten_another_is_host(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await host.person.ask("POST", "/api/me/forget")
    await guest.finds(lambda room: room.people[0].host)
    await guest.succeeds(wire.RenewLink)


async def test_when_nobody_is_left_the_room_is_gone(house: House) -> None:
    host = await house.room("rows", seats=2)
    await host.person.ask("POST", "/api/me/forget")
    assert await host.is_closed() in (wire.Close.NOT_LET_IN, wire.Close.UNKNOWN_ROOM)
    assert house.hub.rooms == {} and house.hub.by_link == {}
    assert house.store.load_rooms() == []


async def test_what_is_old_is_swept_from_memory_too(tmp_path: Path, runner: object) -> None:
    clock = FastClock()
    async with opened(tmp_path / "db", clock) as house:
        host, _ = await house.table("rows", seats=2)
        clock.ahead = 31 * DAY
        await host.succeeds(wire.Rename, person=host.the_room.me, name="Still here")
        await house.hub.sweep()
        await host.finds(lambda room: not room.playing)
        assert house.store.load_table(host.the_view.table) is None
        await host.succeeds(wire.Start)
        while clock.ahead < 93 * DAY:
            clock.ahead += 5 * DAY
            await house.hub.sweep()
        assert await host.is_closed() == wire.Close.UNKNOWN_ROOM
        assert host.heard[-1] == wire.failed("room-unknown")
        assert house.hub.rooms == {}

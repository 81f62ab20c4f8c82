"""What the ASVS asks for and no other test shows; docs/security.md names the items."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from server.conftest import Faults
from server.house import House
from server.lines import SOON, raw_connection
from tablee.server import wire
from tablee.server.people import guests
from tablee.server.people.identity import new_id
from tablee.server.rooms import live_room

Logged = pytest.LogCaptureFixture
WRITING = [
    *("/api/me/forget", "/api/me/link", "/api/me/revoke", "/api/enter", "/api/rooms"),
    *("/api/rooms/none/quit", "/api/classes", "/api/replays/none/share"),
]


def events(caplog: Logged) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name == "tablee.security"]


# V1.2.4, V14.2.2


async def test_a_name_is_no_statement_of_sql(house: House) -> None:
    name = "'; DROP TABLE people"
    guest = await house.guest(name)
    await house.guest("Blaise")
    answer = await guest.ask("GET", "/api/me")
    assert answer.contents()["name"] == name
    assert answer.headers["cache-control"] == "no-store"


# V3.4.2, V3.5.3, V13.4.4


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "CONNECT", "DELETE"])
async def test_methods_that_no_path_knows_are_refused(house: House, method: str) -> None:
    for path in ("/api/me", "/healthz"):
        answer = await house.stranger().ask(
            method, path, headers={"Origin": "https://evil.example"}
        )
        assert answer.status in (400, 404, 405), "nothing is done, and nothing sent back"
        assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("path", WRITING)
async def test_what_changes_something_is_never_done_by_get(house: House, path: str) -> None:
    guest = await house.guest("Anne")
    assert (await guest.ask("GET", path)).status in (404, 405)
    assert (await guest.ask("GET", "/api/me")).contents()["name"] == "Anne"


# V4.1.1


ANSWERED = [
    *("/", "/healthz", "/r/none", "/api/me", "/api/shelf", "/api/rules/mu/fr", "/api/cards/mu"),
    *("/api/invitations/none", "/api/replays/none", "/api/classes/none", "/api/nothing"),
    *("/api/print/mu.pdf", "/api/print/none.pdf"),
]


@pytest.mark.parametrize("path", ANSWERED)
async def test_every_answer_says_what_it_is(house: House, path: str) -> None:
    answer = await house.stranger().ask("GET", path)
    kind, _, more = answer.headers["content-type"].partition("; ")
    assert kind in ("application/json", "application/pdf") or more == "charset=utf-8"


# V4.2.1


SMUGGLED = {
    "two lengths": "Content-Length: 4\r\nContent-Length: 40\r\n",
    "a length and chunks": "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
    "an odd length": "Content-Length: +4\r\n",
}


@pytest.mark.parametrize("header", SMUGGLED.values(), ids=SMUGGLED)
async def test_where_a_request_ends_is_never_in_doubt(house: House, header: str) -> None:
    head = f"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Tablee: 1\r\n{header}\r\n"
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        raw.writer.write(head.encode() + b"0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n")
        answer = await raw.rest()
    assert answer.count(b"HTTP/1.1 ") == answer.count(b"HTTP/1.1 400") == 1


# V6.5.3, V6.5.4, V7.2.3


def test_ids_are_long_and_never_the_same() -> None:
    made = {new_id() for _ in range(10_000)}
    assert len(made) == 10_000
    assert {len(one) for one in made} == {22}, "128 bits, six in each sign"


async def test_a_token_is_nowhere_but_in_its_cookie(house: House) -> None:
    guest = await house.guest("Anne")
    link = (await guest.ask("POST", "/api/me/link")).read()["token"]
    token = guest.cookie.partition("=")[2].partition(".")[0]
    with house.store.reading() as reader:
        stored = "\n".join(reader.iterdump())
    assert token not in stored and link not in str(house.classes.guests.links)


# V16.3, V16.5


async def test_who_isnt_entitled_is_in_the_log(house: House, caplog: Logged) -> None:
    host = await house.room("rows", seats=2)
    guest = await house.joins("Blaise", host.the_room.link)
    assert await guest.fails(wire.Start) == "room-host-only"
    assert await guest.fails(wire.Remove, person=host.the_room.me) == "room-host-only"
    await host.succeeds(wire.Remove, person=guest.the_room.me)
    await house.page(guest.person, f"/ws/r/{host.the_room.link}")
    await asyncio.sleep(0.1)
    assert events(caplog) == [
        "refused to somebody who isn't entitled: room-host-only",
        "refused to somebody who isn't entitled: room-host-only",
        "refused to somebody who isn't entitled: room-removed",
    ]


async def test_guesses_are_in_the_log(house: House, caplog: Logged) -> None:
    guest = await house.guest("Anne")
    await guest.ask("GET", "/api/classes/NOSUCH")
    for path in ("/api/enter", "/api/enter/whose"):
        await guest.ask("POST", path, {"token": "guessed"})
    assert events(caplog) == [
        "a code of a class is wrong",
        *["a personal link is spent or wrong"] * 2,
    ]


async def test_a_fault_of_ours_is_answered_without_its_words(
    house: House, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(person: str) -> object:
        raise KeyError("secret r7")

    guest = await house.guest("Anne")
    monkeypatch.setattr(house.hub, "rooms_of", broken)
    answer = await guest.ask("GET", "/api/me")
    assert answer.status == 500
    assert b"secret" not in answer.content and b"Traceback" not in answer.content
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "secret" not in faults.found.pop().replace('KeyError(\\"secret r7\\")', "")


# V15.2.2: what a reviewer found


async def test_a_cookie_is_taken_as_it_is(house: House) -> None:
    """Unquoting one of 47 KB takes a second and a half in some versions of Python."""
    guest = await house.guest("Anne")
    name, _, value = guest.cookie.partition("=")
    quoted = await house.stranger().ask("GET", "/api/me", headers={"Cookie": f'{name}="{value}"'})
    assert quoted.contents()["id"] == ""
    among_others = {"Cookie": f"a=b; {name}={value} ;c"}
    known = await house.stranger().ask("GET", "/api/me", headers=among_others)
    assert known.contents()["name"] == "Anne"


async def test_who_asks_too_much_has_to_connect_again(house: House) -> None:
    stranger = house.stranger("127.0.0.9")
    assert "connection" not in (await stranger.ask("GET", "/healthz")).headers
    house.visitors.requests.buckets["127.0.0.9"].level = -1e6
    refused = await stranger.ask("GET", "/healthz")
    assert (refused.status, refused.headers["connection"]) == (429, "close")


async def test_a_person_has_so_many_devices(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_DEVICES", 3)
    anne = await house.guest("Anne")
    for _ in range(5):
        link = (await anne.ask("POST", "/api/me/link")).read()["token"]
        device = house.stranger()
        assert (await device.ask("POST", "/api/enter", {"token": link})).status == 200
        anne = device
    listed = (await anne.ask("GET", "/api/me/devices")).content
    assert len(msgspec.json.decode(listed, type=list[wire.Device])) == 3


async def test_a_room_has_so_many_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_room, "MOST_PAGES", 2)
    host = await house.room("rows", seats=2)
    await house.enters(host.person, f"/ws/t/{host.the_room.id}")
    third = await house.page(host.person, f"/ws/t/{host.the_room.id}")
    assert await third.is_closed() == wire.Close.NOT_LET_IN
    last = third.heard[-1]
    assert isinstance(last, wire.Failed) and last.text.key == "room-pages"


async def test_in_a_crowd_who_comes_is_told_the_room_at_once_and_others_soon(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_room, "FEW_PAGES", 0)
    monkeypatch.setattr(live_room, "TELLING_SECONDS", 1.0)
    host = await house.room("rows", seats=2)
    told = asyncio.get_running_loop().time()
    guest = await house.joins("Blaise", host.the_room.link)
    assert asyncio.get_running_loop().time() - told < 1.0
    assert [person.here for person in guest.the_room.people] == [True, True]
    await host.finds(lambda room: [person.here for person in room.people] == [True, True])


async def test_who_is_here_is_told_now_and_then(house: House) -> None:
    """And the last word is told, too."""
    host = await house.room("rows", seats=2)
    guest = await house.joins("Blaise", host.the_room.link)
    await asyncio.sleep(2 * live_room.TELLING_SECONDS)
    before = sum(isinstance(message, wire.Room) for message in host.heard)
    for number in range(15):
        await guest.do(wire.Look, away=number % 2 == 0)
    await host.finds(lambda room: [person.away for person in room.people] == [False, True])
    told = sum(isinstance(message, wire.Room) for message in host.heard) - before
    assert told <= 4

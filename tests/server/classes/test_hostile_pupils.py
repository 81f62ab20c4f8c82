"""Pupils who try what they may not: guessing codes, being somebody else, being the teacher."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.classes.school import names_at, opens_school, sizes
from server.house import FINAL_ROWS, House, opened
from tablee.server import wire
from tablee.server.classes.http import GUESSES_AN_HOUR, GUESSES_AN_HOUR_PER_ADDRESS
from tablee.server.limits import Limits
from tablee.server.web.requests import Settings

ALONE = "127.0.0.9"

COMMANDS: list[tuple[type[wire.Command], dict[str, object]]] = [
    (wire.ClassStart, {"rooms": []}),
    (wire.ClassPause, {"rooms": [], "wanted": True}),
    (wire.ClassDeal, {"rooms": []}),
    (wire.ClassStop, {"rooms": []}),
    (wire.ClassTell, {"text": "Ha"}),
    (wire.ClassAllow, {"chat": True}),
    (wire.ClassRoster, {"names": ["Ha"]}),
    (wire.ClassMove, {"pupil": "x", "room": ""}),
    (wire.ClassSpread, {}),
    (wire.ClassRename, {"pupil": "x", "name": "Ha"}),
    (wire.ClassRemove, {"pupil": "x"}),
    (wire.ClassReturn, {"sign": 10, "let_in": True}),
    (wire.ClassClose, {}),
]


# Codes


async def test_wrong_codes_are_limited_by_address(house: House) -> None:
    school = await opens_school(house)
    for _ in range(GUESSES_AN_HOUR_PER_ADDRESS):
        answer = await house.stranger(ALONE).ask("GET", "/api/classes/CCCCCC")
        assert (answer.status, answer.key) == (404, "class-unknown")
    for code in ("CCCCCC", school.code):  # not even told that it is right
        answer = await house.stranger(ALONE).ask("GET", f"/api/classes/{code}")
        assert (answer.status, answer.key) == (429, "class-too-many-guesses")
    assert (await house.stranger().ask("GET", f"/api/classes/{school.code}")).status == 200


async def test_wrong_codes_are_limited_by_device(house: House) -> None:
    school = await opens_school(house)
    hostile, other = await house.guest("Max", ALONE), await house.guest("Zoé", ALONE)
    for _ in range(GUESSES_AN_HOUR):
        await hostile.ask("POST", "/api/classes/CCCCCC/join", {"name": "Max"})
    answer = await hostile.ask("GET", f"/api/classes/{school.code}")
    assert (answer.status, answer.key) == (429, "class-too-many-guesses")
    assert (await other.ask("GET", f"/api/classes/{school.code}")).status == 200


async def test_a_class_that_mistypes_its_code_comes_in_all_the_same(house: House) -> None:
    school = await opens_school(house, seats=4)
    for number in range(28):
        person = house.stranger(ALONE)
        assert (await person.ask("GET", "/api/classes/XXXXXX")).status == 404
        assert (await school.knocks(person, f"Pupil {number}")).status == 200


async def test_right_codes_cost_nothing(house: House) -> None:
    school = await opens_school(house)
    for _ in range(GUESSES_AN_HOUR_PER_ADDRESS + 1):
        answer = await house.stranger(ALONE).ask("GET", f"/api/classes/{school.code}")
        assert answer.status == 200


async def test_a_class_isnt_held_up_by_what_its_address_may(house: House) -> None:
    school = await opens_school(house, seats=2)
    new_guests, rooms = house.visitors.new_guests, house.visitors.rooms_by_address
    for buckets in (new_guests, rooms):
        while buckets.take(ALONE, house.hub.clock.elapsed()):
            pass
    stranger = house.stranger(ALONE)
    assert (await stranger.ask("PUT", "/api/me", {"name": "Max"})).status == 429
    for name in ("Zoé", "Tom", "Ana"):
        assert (await school.knocks(house.stranger(ALONE), name)).status == 200


async def test_a_school_behind_one_router_comes_in_at_once(house: House) -> None:
    schools = [await opens_school(house, seats=4) for _ in range(3)]
    for number in range(20):
        for school in schools:
            answer = await school.knocks(house.stranger(ALONE), f"Pupil {number}")
            assert answer.status == 200


async def test_from_an_address_so_many_pupils_come_known_here_or_not(
    runner: asyncio.Runner, tmp_path: Path
) -> None:
    settings = Settings(tmp_path, limits=Limits(guests_per_hour=3))
    async with opened(tmp_path / "db", settings=settings) as house:
        school, other = [await opens_school(house) for _ in range(2)]
        max_ = await house.guest("Max", ALONE)
        zoe = house.stranger(ALONE)
        for person, lesson in ((zoe, school), (max_, school), (max_, other)):
            assert (await lesson.knocks(person, f"Pupil {person.cookie[-3:]}")).status == 200
        for person in (house.stranger(ALONE), zoe):
            answer = await other.knocks(person, "Tom")
            assert (answer.status, answer.key) == (429, "requests-too-many")
        assert (await other.knocks(house.stranger("127.0.0.8"), "Tom")).status == 200
        name = school.live.doc.pupils[0].name
        assert (await school.knocks(zoe, name)).status == 200, "who comes back isn't counted"


# Being somebody else


async def test_a_name_that_somebody_has_isnt_to_be_had(house: House) -> None:
    school = await opens_school(house)
    zoe = await school.pupil("Zoé")
    answer = await school.knocks(house.stranger(), "zoé")
    assert (answer.status, answer.key) == (400, "class-name-taken")
    assert zoe.closed_with is None


async def test_without_the_nod_nothing_is_taken_over(house: House) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    zoe, max_ = await school.pupils("Zoé", "Max")
    await school.starts()
    hostile = house.stranger()
    asked = await school.asks_back(hostile, "Zoé")
    for token in (asked["token"], "another", ""):
        answer = await school.tries_to_come_back(hostile, token)
        assert (answer.status, answer.contents().get("room", "")) != (200, zoe.the_room.id)
        assert "set-cookie" not in answer.headers
    assert not hostile.cookie
    page = await house.page(hostile, f"/ws/t/{zoe.the_room.id}")
    assert await page.is_closed() == wire.Close.UNKNOWN_ROOM
    await school.teacher.succeeds(wire.ClassReturn, sign=asked["sign"], let_in=False)
    answer = await school.tries_to_come_back(hostile, asked["token"])
    assert (answer.status, answer.key) == (400, "class-return-gone")
    assert zoe.closed_with is None and max_.closed_with is None


async def test_a_nod_counts_once_and_for_the_device_whose_sign_the_teacher_saw(
    house: House,
) -> None:
    school = await opens_school(house)
    await school.pupil("Zoé")
    hostile, tablet = house.stranger(), house.stranger()
    theirs, hers = await school.asks_back(hostile, "Zoé"), await school.asks_back(tablet, "Zoé")
    await school.teacher.succeeds(wire.ClassReturn, sign=hers["sign"], let_in=True)
    assert (await school.tries_to_come_back(hostile, theirs["token"])).key == "class-return-gone"
    assert (await school.tries_to_come_back(tablet, hers["token"])).read()["room"]
    assert (await school.tries_to_come_back(hostile, hers["token"])).key == "class-return-gone"


async def test_who_asks_back_twice_doesnt_lock_the_teacher_out(house: House) -> None:
    school = await opens_school(house)
    await school.pupil("Tom", await house.guest("Tom"))
    first, second = house.stranger(), house.stranger()
    asked = await school.asks_back(first, "Tom")
    await school.teacher.succeeds(wire.ClassReturn, sign=asked["sign"], let_in=True)
    again = await school.asks_back(second, "Tom")
    assert (await school.tries_to_come_back(first, asked["token"])).read()["room"]
    assert (await school.tries_to_come_back(second, again["token"])).key == "class-return-gone"
    await school.teacher.oversees(lambda now: not now.returns and sizes(now) == [1])
    await school.teacher.succeeds(wire.ClassRoster, names=["Tom"])
    page = await house.page(school.teacher.person, f"/ws/class/{school.live.id}")
    assert names_at((await page.gets(wire.Class)).tables[0]) == ["Tom"]


async def test_a_pupil_has_the_name_that_the_teacher_knows(house: House) -> None:
    school = await opens_school(house)
    zoe = await school.pupil("Zoé")
    wish = {"person": zoe.the_room.me, "name": "Tom"}
    assert await zoe.fails(wire.Rename, **wish) == "room-host-only"


# Being the teacher


async def test_no_pupil_opens_the_class_itself(house: House) -> None:
    school = await opens_school(house)
    zoe = await school.pupil("Zoé")
    page = await house.page(zoe.person, f"/ws/class/{school.live.id}")
    # A pupil is shown the way to the own table, a stranger nothing.
    first = await page.hears(lambda message: isinstance(message, wire.Moved | wire.Class))
    assert first == wire.Moved(zoe.the_room.id)
    stranger = await house.page(await house.guest("Max"), f"/ws/class/{school.live.id}")
    assert await stranger.is_closed() == wire.Close.UNKNOWN_ROOM
    for spied in (page, stranger):
        assert not [message for message in spied.heard if isinstance(message, wire.Class)]


@pytest.mark.parametrize(("kind", "fields"), COMMANDS, ids=[kind.__name__ for kind, _ in COMMANDS])
async def test_no_pupil_gives_a_teachers_command(
    house: House, kind: type[wire.Command], fields: dict[str, object]
) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    zoe, max_ = await school.pupils("Zoé", "Max")
    before = msgspec.json.encode(school.live.doc)
    me = zoe.the_room.me
    wish = {name: max_.the_room.me if value == "x" else value for name, value in fields.items()}
    assert await zoe.fails(kind, **wish) in ("room-host-only", "command-unknown")
    command = msgspec.convert(
        {"t": kind.__struct_config__.tag, "id": "0123456789abcdef", **wish}, wire.FromTeacher
    )
    answer = await school.live.answer(me, command)  # even if a socket let them
    assert isinstance(answer, wire.Failed) and answer.text.key == "class-teacher-only"
    assert msgspec.json.encode(school.live.doc) == before


async def test_no_pupil_is_ever_the_host_of_a_table(house: House) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    zoe, max_ = await school.pupils("Zoé", "Max")
    room = zoe.the_room.id
    page = await house.enters(school.teacher.person, f"/ws/t/{room}")
    await page.succeeds(wire.Leave)
    assert await zoe.fails(wire.Start) == "room-host-only"
    assert await zoe.fails(wire.Remove, person=max_.the_room.me) == "room-host-only"
    answer = await school.teacher.person.ask("POST", f"/api/rooms/{room}/quit")
    assert answer.key == "class-teacher-stays"
    assert await max_.fails(wire.Allow, chat=True, spectators=True) == "room-host-only"
    assert zoe.the_room.link == ""
    outsider = await house.page(await house.guest("Eve"), f"/ws/r/{house.hub.rooms[room].doc.link}")
    first = await outsider.hears(lambda message: isinstance(message, wire.Failed | wire.Room))
    assert isinstance(first, wire.Failed) and first.text.key == "class-by-code"


async def test_a_class_isnt_a_room_of_its_teacher_to_others(house: House) -> None:
    """What a pupil reads over plain HTTP names no other table either."""
    school = await opens_school(house, seats=2)
    zoe, _, other = await school.pupils("Zoé", "Max", "Tom")
    me = await zoe.person.ask("GET", "/api/me")
    assert other.the_room.id.encode() not in me.content and b"Tom" not in me.content
    await school.starts()
    answer = await zoe.person.ask("GET", f"/api/replays/{house.match(other).table.id}/scores")
    assert (answer.status, answer.key) == (404, "replay-unknown")

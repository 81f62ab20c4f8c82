"""What a room and a person may use up: told in a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.classes.school import opens_school
from server.house import FastClock, House, SetClock, move, opened
from server.lines import until
from server.people import PATIENCE
from tablee.server import wire
from tablee.server.clock import Clock
from tablee.server.ledger import BYTES_PER_MATCH, BYTES_PER_MOVE, Ledger
from tablee.server.limits import MIB, Limits
from tablee.server.matches.allowance import HOUR, OVERDRAFT, Allowance
from tablee.server.rooms.live_room import CHANGES_AT_ONCE
from tablee.server.rooms.room import Member, NotAllowed
from tablee.server.store import Kept
from tablee.server.store.disk import Disk
from tablee.server.web.requests import Settings

CLASS = {"game": "rows", "seats": 2}


class NotedClock(Clock):
    """The real time, which notes that somebody waits for as long as a new move takes."""

    is_waiting_for_moves = False

    async def sleep(self, seconds: float) -> None:
        self.is_waiting_for_moves |= HOUR / 2 < seconds <= HOUR
        await super().sleep(seconds)


def limited(tmp_path: Path, **limits: int) -> Settings:
    return Settings(tmp_path, limits=Limits(**limits))


def test_a_room_has_so_many_moves_and_gets_new_ones() -> None:
    clock = SetClock()
    allowance = Allowance(Limits(moves_at_once=100, moves_per_hour=3600), clock)
    allowance.note(99)
    assert (allowance.wait(), allowance.is_spent()) == (0.0, False)
    allowance.note(11)
    assert allowance.wait() == 11.0, "until one move is saved up again"
    clock.forward(11)
    assert allowance.wait() == 0.0
    allowance.note(OVERDRAFT + 1)
    assert allowance.is_spent()
    clock.forward(1)
    assert not allowance.is_spent()
    clock.forward(1e6)
    allowance.note(100)
    assert allowance.wait() == 1.0, "no more is saved than this"


async def test_bots_that_wait_for_nobody_wait_when_the_room_has_played_enough(
    tmp_path: Path, runner: object
) -> None:
    settings, clock = limited(tmp_path, moves_at_once=105, moves_per_hour=1), NotedClock()
    enough = 105 - BYTES_PER_MATCH // BYTES_PER_MOVE
    async with opened(tmp_path / "db", clock, settings) as house:
        host = await house.room("rows", seats=3)
        await host.succeeds(wire.Stand)
        await host.succeeds(wire.Start)
        match = house.match(host)
        await until(lambda: clock.is_waiting_for_moves or match.table.version > enough, PATIENCE)
        assert match.is_running
        assert match.table.version == enough


async def test_people_are_told_when_they_must_wait(tmp_path: Path, runner: object) -> None:
    settings = limited(tmp_path, moves_per_hour=3600)
    async with opened(tmp_path / "db", FastClock(), settings) as house:
        host, guest = await house.table("rows", seats=2)
        live = house.live(host)
        live.allowance.bucket.level = 0.5
        assert await move(host), "bots wait, people play on"
        live.allowance.bucket.level = -2.0 * OVERDRAFT
        refused = await guest.plays(guest.seen.moves[0])
        assert isinstance(refused, wire.Failed) and refused.text.key == "moves-too-many"
        await host.succeeds(wire.BreakOff, table=host.the_view.table)
        assert await host.fails(wire.Start) == "moves-too-many"
        live.allowance.bucket.level = 0.0
        await host.succeeds(wire.Start)


async def test_a_room_changes_so_often_and_play_goes_on(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2)
        me, live = guest.the_room.me, house.live(host)
        assert live.changes.level < CHANGES_AT_ONCE
        live.changes.level = -100.0
        assert await guest.fails(wire.Rename, person=me, name="Zoé") == "requests-too-many"
        assert await move(host) or await move(guest), "people play on"
        live.changes.level = 1.0
        await guest.succeeds(wire.Rename, person=me, name="Zoé")


async def test_a_person_keeps_so_many_rooms(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, rooms_per_person=2)) as house:
        anne, blaise = await house.guest("Anne"), await house.guest("Blaise")
        rooms = [await anne.opens_room("rows") for _ in range(2)]
        refused = await anne.ask("POST", "/api/rooms", {"game": "rows"})
        assert (refused.status, refused.key) == (400, "rooms-too-many-kept")
        assert (await blaise.ask("POST", "/api/rooms", {"game": "rows"})).status == 200
        await anne.ask("POST", f"/api/rooms/{rooms[0]['id']}/quit")
        assert (await anne.ask("POST", "/api/rooms", {"game": "rows"})).status == 200


# Storage


def test_a_ledger_knows_whose_rooms_keep_how_much() -> None:
    ledger = Ledger()
    for room, host in (("one", "anne"), ("two", "anne"), ("three", "blaise")):
        ledger.note_people(room, host, ["anne", "blaise"])
        ledger.note(room, Kept(matches=1, options=100, moves=10))
    size = BYTES_PER_MATCH + 100 + 10 * BYTES_PER_MOVE
    assert (ledger.hosted.of("anne"), ledger.size_of_all("anne")) == (["one", "two"], 2 * size)
    ledger.note_people("two", "blaise", ["blaise"])
    assert (ledger.hosted.of("anne"), ledger.size_of_all("blaise")) == (["one"], 2 * size)
    assert ledger.joined.of("anne") == ["one", "three"]
    ledger.drop("one")
    ledger.note_people("three", "blaise", ["carl"])
    assert (ledger.hosted.of("anne"), ledger.size_of("one")) == ([], 0)
    ledger.recount({"two": Kept(matches=1, options=0, moves=0)})
    assert ledger.sizes == {"two": BYTES_PER_MATCH}
    assert set(ledger.joined.things) == {"blaise", "carl"}, "nobody is remembered for nothing"


async def test_what_rooms_keep_is_known_again_after_a_restart(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db") as house:
        host, _ = await house.table("rows", seats=2)
        assert await move(host)
        version, before = house.match(host).table.version, house.hub.services.ledger
        assert version > 0
        smallest = BYTES_PER_MATCH + version * BYTES_PER_MOVE
        assert before.size_of(host.the_room.id) > smallest, "its options count, too"
    async with opened(tmp_path / "db") as house:
        after = house.hub.services.ledger
        assert (after.sizes, after.hosted.things) == (before.sizes, before.hosted.things)
        assert after.joined.things == before.joined.things
        await house.hub.sweep()
        assert after.sizes == before.sizes


@pytest.mark.parametrize(
    ("limit", "key"),
    [
        ("storage_mib_per_room", "room-keeps-too-much"),
        ("storage_mib_per_person", "host-keeps-too-much"),
    ],
)
async def test_no_match_begins_where_too_much_is_kept(
    tmp_path: Path, runner: object, limit: str, key: str
) -> None:
    """What is being played goes on, and others begin."""
    async with opened(tmp_path / "db", settings=limited(tmp_path, **{limit: 1})) as house:
        host, _ = await house.table("rows", seats=2)
        house.live(host).note_kept(Kept(matches=0, options=MIB, moves=0))
        assert await move(host)
        await host.succeeds(wire.BreakOff, table=host.the_view.table)
        assert await host.fails(wire.Start) == key
        other = await house.room("rows", seats=2)
        await other.succeeds(wire.Start)


async def test_the_house_keeps_so_many_rooms(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, rooms=1)) as house:
        anne = await house.guest("Anne")
        await anne.opens_room("rows")
        assert (await anne.ask("POST", "/api/rooms", {"game": "rows"})).key == "house-full"


async def test_no_room_comes_past_what_the_house_keeps_whoever_opens_it(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, rooms=2)) as house:
        school, anne = await opens_school(house, seats=2), await house.guest("Anne")
        await school.pupils("Zoé", "Tom")
        many = [house.hub.create_room(f"host {n}", "Max", "rows", 2, {}) for n in range(5)]
        came = await asyncio.gather(*many, return_exceptions=True)
        assert [isinstance(one, NotAllowed) for one in came].count(False) == 1
        assert len(house.hub.rooms) == 2
        people = len(house.visitors.guests.by_id)
        late = house.stranger()
        answer = await school.knocks(late, "Ana")
        assert (answer.status, answer.key, late.cookie) == (400, "house-full", "")
        assert school.live.doc.named("Ana") is None
        assert len(house.visitors.guests.by_id) == people
        assert (await anne.ask("POST", "/api/classes", CLASS)).key == "house-full"
        await school.teacher.succeeds(wire.ClassClose)
        await anne.opens_room("rows")


async def test_tables_of_a_class_are_rooms_of_its_teacher(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, rooms_per_person=2)) as house:
        school = await opens_school(house, seats=2)
        zoe, *_ = await school.pupils("Zoé", "Tom", "Ana", "Max")
        teacher = school.teacher.person
        assert (await school.knocks(house.stranger(), "Léa")).key == "class-rooms-too-many"
        refused = await school.teacher.fails(wire.ClassMove, pupil=zoe.the_room.me, room="")
        assert refused == "class-rooms-too-many"
        for path in ("rooms", "classes"):
            body = CLASS if path == "classes" else {"game": "rows"}
            assert (await teacher.ask("POST", f"/api/{path}", body)).key == "rooms-too-many-kept"
        await school.teacher.succeeds(wire.ClassRemove, pupil=zoe.the_room.me)
        await school.pupil("Léa")


async def test_a_nod_still_counts_when_there_is_no_table(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, rooms_per_person=1)) as house:
        school = await opens_school(house, seats=2)
        ana, _ = await school.pupils("Ana", "Tom")
        await ana.person.ask("POST", f"/api/rooms/{ana.the_room.id}/quit")
        zoe, tablet = await school.pupil("Zoé"), house.stranger()
        asked = await school.asks_back(tablet, "Ana")
        await school.teacher.succeeds(wire.ClassReturn, sign=asked["sign"], let_in=True)
        answer = await school.tries_to_come_back(tablet, asked["token"])
        assert (answer.key, tablet.cookie) == ("class-rooms-too-many", "")
        assert (await ana.person.ask("GET", "/api/me")).contents()["id"] == ana.the_room.me
        await school.teacher.succeeds(wire.ClassRemove, pupil=zoe.the_room.me)
        answer = await school.tries_to_come_back(tablet, asked["token"])
        assert answer.read()["room"] == zoe.the_room.id


async def test_a_teacher_has_so_many_classes_at_a_time(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, classes_per_person=2)) as house:
        durand, petit = Member("durand", "Mme Durand"), Member("petit", "M. Petit")
        many = [house.classes.create(durand, "rows", 2, {}) for _ in range(5)]
        came = await asyncio.gather(*many, return_exceptions=True)
        refused = [str(one) for one in came if isinstance(one, NotAllowed)]
        assert refused == 3 * ["classes-too-many"], "not even at the same moment"
        await house.classes.create(petit, "rows", 2, {})
        await house.classes.end(house.classes.taught_by("durand")[0])
        await house.classes.create(durand, "rows", 2, {})


async def test_opening_a_class_counts_for_its_address_as_opening_a_room(house: House) -> None:
    rooms = house.visitors.rooms_by_address
    teacher, other = await house.guest("M. Petit", "127.0.0.9"), await house.guest("Mme Durand")
    while rooms.take("127.0.0.9", house.hub.clock.elapsed()):
        pass
    refused = await teacher.ask("POST", "/api/classes", CLASS)
    assert (refused.status, refused.key) == (429, "rooms-too-many")
    assert (await other.ask("POST", "/api/classes", CLASS)).status == 200


async def test_nothing_begins_on_a_disk_that_is_nearly_full(
    tmp_path: Path, runner: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is being played goes on."""
    async with opened(tmp_path / "db") as house:
        host, _ = await house.table("rows", seats=2)
        other = await house.room("rows", seats=2)
        school = await opens_school(house)
        monkeypatch.setattr(house.hub.services.disk, "reserve", 2**62)
        assert await other.fails(wire.Start) == "disk-nearly-full"
        refused = await host.person.ask("POST", "/api/rooms", {"game": "rows"})
        assert refused.key == "disk-nearly-full"
        assert (await school.knocks(house.stranger(), "Zoé")).key == "disk-nearly-full"
        assert await move(host)


def test_a_disk_knows_what_is_free(tmp_path: Path) -> None:
    assert not Disk(tmp_path / "db", 0).is_nearly_full()
    assert Disk(tmp_path / "db", 2**40).is_nearly_full()

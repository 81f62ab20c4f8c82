"""A lesson, over real sockets: 28 pupils with one code, and what their teacher does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from server.classes.school import School, names_at, opens_school, sizes
from server.house import FINAL_ROWS, FastClock, House, move, opened
from server.people import Page
from tablee.server import wire
from tablee.server.classes import USUAL_HOURS
from tablee.server.classes.index import ClassIndex
from tablee.server.classes.messages import IDLE, OVER, PAUSED, PLAYING, SCORED
from tablee.server.classes.sheets import ClassSheets
from tablee.server.rooms.room import NotAllowed
from tablee.server.store.sqlite import open_store

PUPILS = 28
GENEROUS_SECONDS = 60.0  # the figure that is printed is the one that counts


def states(overview: wire.Class) -> set[str]:
    return {table.state for table in overview.tables}


async def seated(school: School, names: list[str]) -> list[Page]:
    """All at once, as a class does."""
    return list(await asyncio.gather(*(school.pupil(name) for name in names)))


# Coming in


async def test_28_pupils_are_seated_by_one_code_and_play(house: House) -> None:
    school = await opens_school(house, seats=4, options=FINAL_ROWS)
    names = [f"Pupil {number:02}" for number in range(PUPILS)]
    start = time.monotonic()
    pages = await seated(school, names)
    seconds = time.monotonic() - start
    print(f"{PUPILS} pupils are seated in {seconds:.2f} s")
    assert seconds < GENEROUS_SECONDS
    overview = await school.teacher.oversees(lambda now: sum(sizes(now)) == PUPILS)
    assert sizes(overview) == [4] * 7
    assert sorted(name for table in overview.tables for name in names_at(table)) == names
    await school.starts()
    for page in pages:
        await page.gets(wire.View)
    await school.teacher.oversees(lambda now: states(now) == {PLAYING})
    for page in pages:
        await move(page)
    await school.teacher.succeeds(wire.ClassStop, rooms=[])
    for page in pages:
        await page.finds(lambda room: not room.playing)
    check_nothing_of_others(house, pages)


def check_nothing_of_others(house: House, pages: list[Page]) -> None:
    """No byte that a pupil was sent names another table, its pupils or what happens there."""
    tables = {page.the_room.id: house.match(page).table for page in pages}
    for page in pages:
        mine = page.the_room
        others = [other.the_room for other in pages if other.the_room.id != mine.id]
        secrets = [
            *(room.id for room in others),
            *(str(room.table) for room in others),
            *(person.name for room in others for person in room.people if not person.host),
            *(table.seed for table in tables.values()),
        ]
        sent = b"".join(page.frames)
        assert [secret for secret in secrets if secret.encode() in sent] == []
        views = [message for message in page.heard if isinstance(message, wire.View)]
        assert {(view.table, view.seen.seat) for view in views} == {(mine.table, page.seen.seat)}


async def test_one_too_many_plays_with_bots_and_a_latecomer_has_a_bots_seat(house: House) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    first, *_, odd = await school.pupils("Anne", "Blaise", "Chloé")
    await school.starts()
    room = await odd.finds(lambda room: room.playing)
    assert [bool(seat.bot) for seat in room.seats].count(True) == 1
    late = await school.pupil("Dora")
    assert late.the_room.id == room.id != first.the_room.id
    assert [seat.next for seat in late.the_room.seats].count(late.the_room.me) == 1
    overview = await school.teacher.oversees(lambda now: sum(sizes(now)) == 4)
    assert [seat.late for table in overview.tables for seat in table.seats].count(True) == 1
    assert not [message for message in late.heard if isinstance(message, wire.View)]


async def test_a_name_is_picked_from_the_list(house: House) -> None:
    school = await opens_school(house, seats=2)
    await school.teacher.succeeds(wire.ClassRoster, names=["Zoé", "Tom", "Ana", "Max"])
    await school.pupils("Zoé", "Tom")
    assert sizes(await school.teacher.oversees(lambda now: sum(sizes(now)) == 2)) == [1, 1]
    answer = await house.stranger().ask("GET", f"/api/classes/{school.code.lower()}")
    assert answer.contents() == {
        "code": school.code,
        "game": "rows",
        "teacher": "Mme Durand",
        "roster": [{"name": n, "taken": n in ("Zoé", "Tom")} for n in ("Zoé", "Tom", "Ana", "Max")],
        "me": "",
        "id": "",
    }


async def test_by_the_same_device_one_is_the_same_pupil(house: House) -> None:
    school = await opens_school(house)
    zoe = await school.pupil("Zoé")
    again = await school.knocks(zoe.person, "zoé")
    assert (again.status, again.read()["room"]) == (200, zoe.the_room.id)
    assert (await zoe.person.ask("GET", f"/api/classes/{school.code}")).contents()["me"] == "Zoé"
    other = await school.knocks(zoe.person, "Tom")  # the tablet goes from hand to hand
    assert other.status == 200
    assert {pupil.name for pupil in school.live.doc.pupils} == {"Zoé", "Tom"}


# Coming back


async def test_two_drop_out_and_come_back_one_on_another_device_with_the_nod(house: House) -> None:
    school = await opens_school(house, seats=3, options=FINAL_ROWS)
    anne, zoe, _ = await school.pupils("Anne", "Zoé", "Tom")
    await school.starts()
    await anne.socket.close()
    await zoe.socket.close()
    await school.teacher.oversees(
        lambda now: [seat.here for seat in now.tables[0].seats].count(False) == 2
    )
    back = await house.enters(anne.person, f"/ws/t/{anne.the_room.id}")
    assert (await back.gets(wire.View)).seen.seat == anne.the_room.people[1].seat
    tablet = house.stranger()
    asked = await school.asks_back(tablet, "zoé")
    assert (await school.tries_to_come_back(tablet, asked["token"])).read() == {"room": ""}
    (wanted,) = (await school.teacher.oversees(lambda now: bool(now.returns))).returns
    assert (wanted.name, wanted.sign) == ("Zoé", asked["sign"])
    await school.teacher.succeeds(wire.ClassReturn, sign=wanted.sign, let_in=True)
    answer = await school.tries_to_come_back(tablet, asked["token"])
    page = await house.enters(tablet, f"/ws/t/{answer.read()['room']}")
    assert page.the_room.me == zoe.the_room.me
    assert (await page.gets(wire.View)).seen.seat is not None
    assert (await zoe.person.ask("GET", "/api/me")).contents()["id"] == ""  # the old one is nobody


async def test_of_somebody_with_tables_of_their_own_only_the_place_is_taken_over(
    house: House,
) -> None:
    school = await opens_school(house, seats=3, options=FINAL_ROWS)
    zoe = await school.pupil("Zoé", await house.guest("Zoé at home"))
    await school.starts()
    await zoe.gets(wire.View)
    tablet = house.stranger()
    asked = await school.asks_back(tablet, "Zoé")
    await school.teacher.succeeds(wire.ClassReturn, sign=asked["sign"], let_in=True)
    room = (await school.tries_to_come_back(tablet, asked["token"])).read()["room"]
    page = await house.enters(tablet, f"/ws/t/{room}")
    assert page.the_room.me != zoe.the_room.me
    assert (await page.gets(wire.View)).seen.seat == zoe.seen.seat
    assert await zoe.is_closed() == wire.Close.NOT_LET_IN
    me = (await zoe.person.ask("GET", "/api/me")).contents()
    assert (me["name"], me["rooms"]) == ("Zoé at home", [])


async def test_who_leaves_keeps_the_seat_and_finds_it_by_the_code(house: House) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    anne, _ = await school.pupils("Anne", "Blaise")
    assert await anne.fails(wire.Stand) == "class-teacher-only"
    await school.starts()
    await anne.succeeds(wire.Leave)
    await school.teacher.succeeds(wire.ClassStop, rooms=[])
    overview = await school.teacher.oversees(lambda now: states(now) == {OVER})
    assert names_at(overview.tables[0]) == ["Anne", "Blaise"]
    again = await school.knocks(anne.person, "Anne")
    back = await house.enters(anne.person, f"/ws/t/{again.read()['room']}")
    assert back.the_room.me in [seat.person for seat in back.the_room.seats]
    await back.succeeds(wire.Leave)
    await school.starts()
    await school.teacher.oversees(lambda now: states(now) == {PLAYING})
    assert names_at(school.teacher.the_class.tables[0]) == ["Anne", "Blaise"]


# What the teacher does


async def test_the_teacher_pauses_deals_and_stops(house: House) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    pages = await school.pupils("Anne", "Blaise", "Chloé", "Dora")
    await school.starts()
    for page in pages:
        await page.gets(wire.View)
    teacher, (one, other) = (
        school.teacher,
        [table.room for table in school.teacher.the_class.tables],
    )
    await teacher.succeeds(wire.ClassPause, rooms=[one], wanted=True)
    overview = await teacher.oversees(lambda now: PAUSED in states(now))
    assert [table.state for table in overview.tables] == [PAUSED, PLAYING]
    table = pages[0].the_view.table
    assert await pages[0].fails(wire.Pause, table=table, wanted=False) == "table-paused-by-host"
    await teacher.succeeds(wire.ClassPause, rooms=[], wanted=False)
    await teacher.oversees(lambda now: states(now) == {PLAYING})
    await play_to_the_score(*pages[:2])
    await teacher.oversees(lambda now: SCORED in states(now))
    await teacher.succeeds(wire.ClassDeal, rooms=[one])
    for page in pages[:2]:
        await page.sees(lambda view: view.seen.deal == 2)
    await teacher.succeeds(wire.ClassStop, rooms=[other])
    await pages[2].finds(lambda room: not room.playing)
    assert (await teacher.oversees(lambda now: OVER in states(now))).tables[0].state == PLAYING
    await teacher.succeeds(wire.ClassStop, rooms=[])
    assert await teacher.fails(wire.ClassPause, rooms=[], wanted=True) == "class-nothing-to-do"
    await school.starts()  # another round
    await teacher.oversees(lambda now: states(now) == {PLAYING})


async def play_to_the_score(*pages: Page) -> None:
    while not all(page.the_view.around.waiting for page in pages):
        for page in pages:
            if page.seen.moves:
                await page.plays(page.seen.moves[0])
        await asyncio.sleep(0.01)


async def test_a_pupil_is_moved_in_the_middle_of_a_match(house: House) -> None:
    school = await opens_school(house, seats=2, options=FINAL_ROWS)
    anne, blaise, chloe = await school.pupils("Anne", "Blaise", "Chloé")
    await school.starts()
    await blaise.gets(wire.View)
    move_there = {"pupil": blaise.the_room.me, "room": chloe.the_room.id}
    await school.teacher.succeeds(wire.ClassMove, **move_there)
    assert (await blaise.gets(wire.Moved)).room == chloe.the_room.id
    assert await blaise.is_closed() == wire.Close.LEFT
    room = await anne.finds(lambda room: len(room.people) == 2)
    assert room.playing and [bool(seat.bot) for seat in room.seats].count(True) == 1
    late = await house.page(blaise.person, f"/ws/t/{anne.the_room.id}")  # missed that it was moved
    assert (await late.gets(wire.Moved)).room == chloe.the_room.id
    there = await house.enters(blaise.person, f"/ws/t/{chloe.the_room.id}")
    assert there.the_room.me in [seat.next for seat in there.the_room.seats]
    overview = await school.teacher.oversees(lambda now: sizes(now) == [1, 2])
    full = next(table for table in overview.tables if len(names_at(table)) == 2)
    wish = {"pupil": anne.the_room.me, "room": full.room}
    assert await school.teacher.fails(wire.ClassMove, **wish) == "class-table-full"


async def test_who_is_alone_is_moved_and_the_empty_table_is_gone(house: House) -> None:
    school = await opens_school(house, seats=2)
    pages = await school.pupils("Anne", "Blaise", "Chloé")
    alone, left = pages[2].the_room, pages[0].the_room
    await school.teacher.succeeds(wire.ClassRemove, pupil=left.me)
    assert await pages[0].is_closed() == wire.Close.NOT_LET_IN
    await school.teacher.succeeds(wire.ClassMove, pupil=alone.me, room=left.id)
    await school.teacher.oversees(lambda now: sizes(now) == [2])
    assert alone.id not in house.hub.rooms
    assert (await school.knocks(pages[0].person, "Anne")).key == "class-removed"


async def test_another_game_with_fewer_seats_finds_a_seat_for_everybody(house: House) -> None:
    school = await opens_school(house, seats=4)
    await school.pupils(*(f"Pupil {number}" for number in range(7)))
    fewer = {"game": "rows", "seats": 3, "options": FINAL_ROWS}
    rest = {"pace": "none", "turn_seconds": 0, "absent_seconds": 60}
    await school.teacher.succeeds(wire.ClassConfigure, **fewer, **rest)
    overview = await school.teacher.oversees(lambda now: now.seats == 3 and sum(sizes(now)) == 7)
    assert sizes(overview) == [1, 3, 3]
    await school.teacher.succeeds(wire.ClassSpread)
    assert sizes(await school.teacher.oversees(lambda now: 1 not in sizes(now))) == [2, 2, 3]
    await school.starts()
    wish = {**fewer, **rest, "seats": 2}
    assert await school.teacher.fails(wire.ClassConfigure, **wish) == "room-match-running"


async def test_everybody_reads_the_teachers_message_and_chat_is_closed(house: House) -> None:
    school = await opens_school(house, seats=2)
    pages = await school.pupils("Anne", "Blaise", "Chloé")
    await school.teacher.succeeds(wire.ClassTell, text="Posez les tablettes !")
    for page in pages:
        told = (await page.gets(wire.Notice)).text
        assert told.params == {"name": "Mme Durand", "text": "Posez les tablettes !"}
        assert await page.fails(wire.Say, text="Psst") == "chat-off"
    await school.teacher.succeeds(wire.ClassAllow, chat=True)
    await pages[0].finds(lambda room: room.chat)
    await pages[0].succeeds(wire.Say, text="Merci")


async def test_a_pupil_is_renamed_at_the_table_too(house: House) -> None:
    school = await opens_school(house, seats=2)
    anne, blaise = await school.pupils("Anne", "Blaise")
    me = anne.the_room.me
    assert (
        await school.teacher.fails(wire.ClassRename, pupil=me, name="blaise") == "class-name-taken"
    )
    await school.teacher.succeeds(wire.ClassRename, pupil=me, name="Ana")
    await blaise.finds(lambda room: "Ana" in [person.name for person in room.people])


# Finding a class


def check_index(house: House) -> None:
    """It says what looking through all classes would."""
    afresh = ClassIndex()
    for live in house.classes.living.values():
        afresh.note(live.doc)
    kept = house.classes.index
    assert kept.by_code == afresh.by_code
    for found, wanted in ((kept.taught, afresh.taught), (kept.joined, afresh.joined)):
        assert (found.people, found.things) == (wanted.people, wanted.things)


async def test_classes_are_found_by_code_teacher_and_pupil_whatever_happens_to_them(
    runner: asyncio.Runner, tmp_path: Path
) -> None:
    async with opened(tmp_path / "db") as house:
        school, other = [await opens_school(house, seats=2) for _ in range(2)]
        anne, blaise, chloe = await school.pupils("Anne", "Blaise", "Chloé")
        zoe = await school.pupil("Zoé", await house.guest("Zoé at home"))
        me = zoe.the_room.me
        check_index(house)
        await school.teacher.succeeds(wire.ClassMove, pupil=blaise.the_room.me, room="")
        assert house.classes.table_of(blaise.the_room.me) == school.live.doc.tables[-1]
        await other.pupil("Zoé", zoe.person)
        assert house.classes.table_of(me) in other.live.doc.tables, "the last one she came to"
        asked = await school.asks_back(house.stranger(), "Zoé")
        await school.teacher.succeeds(wire.ClassReturn, sign=asked["sign"], let_in=True)
        await school.tries_to_come_back(house.stranger(), asked["token"])
        assert [live.id for live in house.classes.joined_by(me)] == [other.live.id]
        check_index(house)
        await anne.person.ask("POST", "/api/me/forget")
        assert house.classes.joined_by(anne.the_room.me) == []
        await school.teacher.succeeds(wire.ClassRemove, pupil=chloe.the_room.me)
        assert house.classes.table_of(chloe.the_room.me) is None
        check_index(house)
        code, teacher = other.code, other.live.doc.teacher
    async with opened(tmp_path / "db") as house:
        check_index(house)
        found = house.classes.by_code(code)
        assert found is not None and house.classes.taught_by(teacher) == [found]
        assert house.classes.table_of(me) == found.doc.tables[0]
        await house.classes.end(found)
        assert house.classes.by_code(code) is None
        assert (house.classes.taught_by(teacher), house.classes.joined_by(me)) == ([], [])
        check_index(house)


# How long it is kept


async def test_a_class_survives_a_restart(runner: asyncio.Runner, tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as house:
        school = await opens_school(house, seats=2, options=FINAL_ROWS)
        zoe = await school.pupil("Zoé")
        await school.starts()
        code, class_id, cookie = school.code, school.live.id, zoe.person.cookie
        teacher = school.teacher.person.cookie
    async with opened(tmp_path / "db") as house:
        host, pupil = house.stranger(), house.stranger()
        host.cookie, pupil.cookie = teacher, cookie
        page = await house.page(host, f"/ws/class/{class_id}")
        overview = await page.gets(wire.Class)
        assert (overview.code, names_at(overview.tables[0])) == (code, ["Zoé"])
        back = await house.enters(pupil, f"/ws/t/{overview.tables[0].room}")
        assert (await back.gets(wire.View)).seen.seat is not None
        await page.oversees(lambda now: all(seat.here for seat in now.tables[0].seats))


async def test_a_closed_table_stays_closed_and_counts_for_the_teacher(
    runner: asyncio.Runner, tmp_path: Path
) -> None:
    async with opened(tmp_path / "db") as house:
        school = await opens_school(house, seats=2)
        pupils = [page.the_room.me for page in await school.pupils("Anne", "Blaise", "Chloé")]
        await school.starts()
        first, second = school.live.tables()
        teacher = first.doc.host
        kept = house.hub.services.ledger.size_of_all(teacher)
        await school.teacher.succeeds(wire.ClassRemove, pupil=pupils[1])
        await school.teacher.succeeds(wire.ClassMove, pupil=pupils[2], room=first.id)
        assert school.live.doc.closed == [second.id]
        assert house.hub.services.ledger.size_of_all(teacher) >= kept > 0
    async with opened(tmp_path / "db") as house:
        assert list(house.hub.rooms) == [first.id]
        assert house.hub.services.ledger.size_of_all(teacher) >= kept
        (live,) = house.classes.living.values()
        await house.classes.end(live)
        assert house.hub.services.ledger.size_of_all(teacher) == 0


@pytest.mark.parametrize("is_told", [True, False])
async def test_a_class_that_is_over_is_gone_with_all_its_names(
    runner: asyncio.Runner, tmp_path: Path, is_told: bool
) -> None:
    clock = FastClock()
    async with opened(tmp_path / "db", clock) as house:
        school = await opens_school(house, seats=2, options=FINAL_ROWS)
        zoe = await school.pupil("Zoé")
        await school.starts()
        code = school.code
        if is_told:
            await school.teacher.succeeds(wire.ClassClose)
        else:
            clock.ahead = 3600 * USUAL_HOURS - 60
            await house.classes.sweep()
            assert (await zoe.person.ask("GET", f"/api/classes/{code}")).status == 200
            clock.ahead += 61
            assert (await zoe.person.ask("GET", f"/api/classes/{code}")).key == "class-unknown"
            await house.classes.sweep()
        assert await zoe.is_closed() == wire.Close.UNKNOWN_ROOM
        assert (await zoe.gets(wire.Failed)).text.key == "class-over"
        assert await school.teacher.is_closed() == wire.Close.UNKNOWN_ROOM
        assert (await zoe.person.ask("GET", f"/api/classes/{code}")).key == "class-unknown"
        assert (await zoe.person.ask("GET", "/api/me")).contents()["id"] == ""
        assert not house.hub.rooms
    store = open_store(tmp_path / "db")
    assert (store.load_rooms(), store.load_classes(), list(store.open_tables())) == ([], [], [])
    await store.close()
    assert "Zoé".encode() not in (tmp_path / "db").read_bytes()


async def test_nobody_comes_into_a_class_that_is_just_deleted(house: House) -> None:
    school = await opens_school(house, seats=2)
    live, guest = school.live, await house.guest("Max")
    await school.teacher.succeeds(wire.ClassClose)
    with pytest.raises(NotAllowed):
        await live.join(guest.cookie, "Max", is_new=False)
    assert (house.store.load_classes(), house.store.load_rooms()) == ([], [])


async def test_a_command_that_is_said_again_counts_once(house: House) -> None:
    school = await opens_school(house, seats=3)
    anne, _ = await school.pupils("Anne", "Blaise")
    away = {"pupil": anne.the_room.me, "room": "", "id": "the-same-command"}
    for _ in range(2):
        await school.teacher.succeeds(wire.ClassMove, **away)
    room = (await school.teacher.oversees(lambda now: sizes(now) == [1, 1])).tables[1].room
    assert school.live.doc.tables[1] == room == (await anne.gets(wire.Moved)).room
    for _ in range(2):
        await school.teacher.succeeds(wire.ClassStart, rooms=[], id="start-only-once")


async def test_who_is_forgotten_is_nobodys_pupil_and_of_a_teacher_nothing_remains(
    house: House,
) -> None:
    school = await opens_school(house, seats=2)
    anne, blaise = await school.pupils("Anne", "Blaise")
    await anne.person.ask("POST", "/api/me/forget")
    await school.teacher.oversees(lambda now: sizes(now) == [1])
    assert [pupil.name for pupil in school.live.doc.pupils] == ["Blaise"]
    await school.teacher.person.ask("POST", "/api/me/forget")
    assert await blaise.is_closed() == wire.Close.UNKNOWN_ROOM
    assert not house.classes.living and not house.hub.rooms


async def test_the_teacher_finds_the_class_again_and_a_pupil_the_table(house: House) -> None:
    school = await opens_school(house, seats=2)
    zoe = await school.pupil("Zoé")
    mine = (await school.teacher.person.ask("GET", "/api/me")).contents()
    assert mine["rooms"] == []
    assert mine["classes"] == [{"id": school.live.id, "code": school.code, "game": "rows"}]
    hers = (await zoe.person.ask("GET", "/api/me")).contents()
    assert (hers["classes"], len(list(hers["rooms"]))) == ([], 1)  # type: ignore[call-overload]
    assert school.teacher.the_class.tables == [] or states(school.teacher.the_class) == {IDLE}


async def test_the_sheets_are_the_teachers_and_know_also_a_table_that_is_closed(
    house: House,
) -> None:
    school = await opens_school(house, "safaru", seats=2, options={"deals": "1"})
    anne, blaise, chloe = await school.pupils("Anne", "Blaise", "Chloé")
    await school.starts()
    await chloe.sees(lambda view: bool(view.seen.offers))
    alone = chloe.the_room
    assert await move(chloe)
    await school.teacher.succeeds(wire.ClassStop, rooms=[])
    path = f"/api/classes/{school.teacher.the_class.id}/sheets"
    before = await sheets(school, path)
    played = {sheet.name: [game.matches for game in sheet.games] for sheet in before.pupils}
    assert played == {"Anne": [], "Blaise": [], "Chloé": [1]}, "who made no move played in none"
    await school.teacher.succeeds(wire.ClassRemove, pupil=blaise.the_room.me)
    wish = {"pupil": alone.me, "room": anne.the_room.id}
    await school.teacher.succeeds(wire.ClassMove, **wish)
    await school.teacher.oversees(lambda now: sizes(now) == [2])
    assert alone.id not in house.hub.rooms
    assert (await sheets(school, path)).pupils[1] == before.pupils[2]
    table = await school.teacher.person.ask("GET", f"{path}.csv?lang=fr")
    assert "Chloé" in table.content.decode("utf-8-sig")
    for stranger in (anne.person, house.stranger()):
        assert (await stranger.ask("GET", path)).key == "class-unknown"
    await school.teacher.succeeds(wire.ClassClose)
    assert house.store.load_rooms() == []


async def sheets(school: School, path: str) -> ClassSheets:
    answer = await school.teacher.person.ask("GET", path)
    return msgspec.json.decode(answer.content, type=ClassSheets)

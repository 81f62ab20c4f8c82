"""What the store promises to the rooms and tables, on real files."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import pytest

from tablee.server.store import (
    BrokenStore,
    Conflict,
    DamagedTable,
    Ending,
    Store,
    StoredClass,
    StoredMatch,
    StoredMove,
    StoredPerson,
    StoredRoom,
    StoredTable,
    StoreFailure,
    StoreUnavailable,
)
from tablee.server.store import sqlite as sqlite_store
from tablee.server.store.sqlite import SqliteStore, open_store
from tablee.texts import LANGUAGES, catalogue

P = ParamSpec("P")

DAY = 24 * 60 * 60.0
HOUR = DAY / 24
NOON = 1_800_000_000.0


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


@asynccontextmanager
async def opened(path: Path, patience: float = 2.0) -> AsyncIterator[SqliteStore]:
    store = open_store(path, patience)
    try:
        yield store
    finally:
        await store.close()


def table(name: str, room: str = "room", started: float = NOON) -> StoredTable:
    return StoredTable(name, room, "mu", "1", {"deals": "3"}, 5, "fair", "ab12", started)


def moves(*texts: str, at: int = round(NOON * 1000)) -> list[StoredMove]:
    return [StoredMove(seat, text, at + seat, "person") for seat, text in enumerate(texts)]


async def furnish(store: Store, *names: str) -> None:
    """A room with tables of these names."""
    await store.save_room("room", "link", "ann", b'{"a":1}', NOON, ["ann", "bob"])
    await asyncio.gather(*(store.create_table(table(name)) for name in names))


def ending(at: float, body: bytes = b"{}") -> Ending:
    """Of a match in the furnished room."""
    room = StoredRoom("room", "link", "ann", b'{"a":2}', NOON)
    return Ending(room, ["ann", "bob"], at, body)


def open_moves(store: Store) -> list[list[StoredMove]]:
    """Of every open table; all of them are whole."""
    found = list(store.open_tables())
    assert not [table for table in found if isinstance(table, DamagedTable)]
    return [match.moves for match in found if not isinstance(match, DamagedTable)]


def texts_of(store: Store, name: str) -> list[str]:
    match = store.load_table(name)
    assert match is not None
    return [move.move for move in match.moves]


def said(failure: StoreFailure) -> str:
    """The key of a failure, which is a sentence in every language."""
    for language in LANGUAGES:
        sentence = catalogue(language).say(failure.why)
        assert sentence.endswith(".")
        assert "\n" not in sentence
    return failure.why.key


# Appending


@in_loop
async def test_moves_come_back_in_order_after_a_restart(tmp_path: Path) -> None:
    first, second = moves("bid", "pass"), moves("play 7")
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        assert await store.append("mu", 1, first, "command-1") == 2
        assert await store.append("mu", 3, second, None) == 3
    async with opened(tmp_path / "db") as store:
        assert store.load_table("mu") == StoredMatch(table("mu"), [*first, *second])
        assert store.load_table("none") is None


@pytest.mark.parametrize("version", [-1, 0, 1, 2, 4])
@in_loop
async def test_only_the_next_version_is_taken(tmp_path: Path, version: int) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid", "pass"), None)
        with pytest.raises(Conflict) as conflict:
            await store.append("mu", version, moves("play 7"), "command-1")
        assert said(conflict.value) == "store-conflict"
        assert texts_of(store, "mu") == ["bid", "pass"]
        assert store.version_of("mu", "command-1") is None


@in_loop
async def test_a_retry_gets_its_version_and_writes_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu", "other")
        assert await store.append("mu", 1, moves("bid", "pass"), "command-1") == 2
        assert await store.append("mu", 3, moves("play 7"), "command-2") == 3
    async with opened(tmp_path / "db") as store:
        assert store.version_of("mu", "command-1") == 2
        assert store.version_of("other", "command-1") is None
        for again in (1, 4, 99):
            assert await store.append("mu", again, moves("bid", "pass"), "command-1") == 2
        assert texts_of(store, "mu") == ["bid", "pass", "play 7"]


@in_loop
async def test_a_retry_that_overtakes_itself_is_written_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        twice = [store.append("mu", 1, moves("bid"), "command-1") for _ in range(2)]
        assert await asyncio.gather(*twice) == [1, 1]
        assert texts_of(store, "mu") == ["bid"]


@in_loop
async def test_a_command_without_moves_is_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        assert await store.append("mu", 1, [], "command-1") == 0
        assert await store.append("mu", 1, moves("bid"), "command-2") == 1
        assert store.version_of("mu", "command-1") == 0


@in_loop
async def test_a_table_that_is_gone_takes_no_moves(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid"), "command-1")
        await store.delete_room("room")
        assert store.load_table("mu") is None
        assert store.version_of("mu", "command-1") is None
        with pytest.raises(Conflict) as gone:
            await store.append("mu", 1, moves("bid"), None)
        assert said(gone.value) == "store-gone"
        with pytest.raises(Conflict) as gone:
            await store.create_table(table("mu"))
        assert said(gone.value) == "store-gone"


@in_loop
async def test_a_table_is_created_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        with pytest.raises(Conflict):
            await store.create_table(table("mu", started=NOON + 1))
        assert store.load_table("mu") == StoredMatch(table("mu"), [])


# Loading


@in_loop
async def test_only_unfinished_tables_are_open(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "a", "b", "c")
        await store.append("a", 1, moves("bid"), None)
        await store.finish_table("b", ending(NOON + 5))
        assert list(store.open_tables()) == [
            StoredMatch(table("a"), moves("bid")),
            StoredMatch(table("c"), []),
        ]
        finished = store.load_table("b")
        assert finished is not None
        assert finished.table.finished == NOON + 5


@in_loop
async def test_the_end_is_written_with_the_last_moves_or_not_at_all(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        with pytest.raises(Conflict):
            await store.append("mu", 2, moves("gap"), None, ending(NOON))
        assert [room.body for room in store.load_rooms()] == [b'{"a":1}']
        assert await store.append("mu", 1, moves("bid"), "command-1", ending(NOON)) == 1
        assert [room.body for room in store.load_rooms()] == [b'{"a":2}']
        assert list(store.open_tables()) == []
        await store.save_room("room", "link", "ann", b'{"a":3}', NOON, [])
        assert await store.append("mu", 1, moves("bid"), "command-1", ending(NOON)) == 1
        assert [room.body for room in store.load_rooms()] == [b'{"a":3}'], "a retry ends nothing"


@in_loop
async def test_the_last_finished_tables_of_rooms_are_listed(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        for room in ("room", "other", "third"):
            await store.save_room(room, room, "ann", b"", NOON, ["bob"])
        for name in ("a", "b", "running"):
            await store.create_table(table(name))
        await store.create_table(table("c", "other"))
        for n, name in enumerate(("a", "c", "b")):
            await store.finish_table(name, ending(NOON + n, b'{"n":1}'))
        assert [found.id for found in store.finished_tables(["room", "other"], 9)] == list("bca")
        assert [found.id for found in store.finished_tables(["room", "other"], 2)] == ["b", "c"]
        assert [found.body for found in store.finished_tables(["room"], 1)] == [b'{"n":1}']
        assert store.finished_tables(["third"], 9) == store.finished_tables([], 9) == []
        plan = store.reader.execute(
            "EXPLAIN QUERY PLAN SELECT body FROM tables WHERE room = 'a' AND finished IS NOT NULL"
            " ORDER BY finished DESC, id LIMIT 9"
        )
        assert ["INDEX finished_tables" in str(row) for row in plan] == [True], "nothing is sorted"


@in_loop
async def test_a_table_is_shared_by_one_link_for_as_long_as_it_is_kept(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "a")
        assert store.shared_table("link") is None
        assert await store.share_table("a", "link") == "link"
        assert await store.share_table("a", "another") == "link"
        assert (store.shared_table("link"), store.shared_table("another")) == ("a", None)
        with pytest.raises(Conflict):
            await store.share_table("none", "third")
        assert store.link_of_table("a") == "link"
        await store.unshare_table("a")
        assert (store.shared_table("link"), store.link_of_table("a")) == (None, None)
        assert await store.share_table("a", "link") == "link"
        await store.delete_room("room")
        assert store.shared_table("link") is None


@in_loop
async def test_open_tables_are_of_one_moment(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "a", "b")
        loading = store.open_tables()
        next(loading)
        await store.append("b", 1, moves("bid"), None)
        await store.delete_room("room")
        assert list(loading) == [StoredMatch(table("b"), [])]


@in_loop
async def test_five_hundred_tables_are_back_at_once(tmp_path: Path) -> None:
    names = [f"table-{n}" for n in range(500)]
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        await asyncio.gather(*(store.create_table(table(name)) for name in names))
        hundred = moves(*(f"play {n}" for n in range(100)))
        await asyncio.gather(*(store.append(name, 1, hundred, name) for name in names))
    async with opened(tmp_path / "db") as store:
        start = time.process_time()
        loaded = sum(len(found) for found in open_moves(store))
        seconds = time.process_time() - start
    assert loaded == 50_000
    assert seconds < 1


@in_loop
async def test_a_missing_move_is_noticed(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid", "pass", "play 7"), None)
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as meddler:
        meddler.execute("DELETE FROM moves WHERE version = 2")
    async with opened(tmp_path / "db") as store:
        with pytest.raises(BrokenStore) as broken:
            store.load_table("mu")
        assert said(broken.value) == "store-gap"
        assert list(store.open_tables()) == [DamagedTable("mu", "room")]


# Rooms


@in_loop
async def test_rooms_are_loaded_as_they_were_saved(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await store.save_room("r2", "l2", "bob", b"2", NOON + 1, ["bob", "bob"])
        await store.save_room("r1", "l1", "ann", b"1", NOON, ["ann", "bob"])
        assert store.load_rooms() == [
            StoredRoom("r1", "l1", "ann", b"1", NOON),
            StoredRoom("r2", "l2", "bob", b"2", NOON + 1),
        ]


@in_loop
async def test_a_room_saved_again_keeps_its_tables(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid"), None)
        await store.save_room("room", "new-link", "bob", b"new", NOON + 9, ["bob"])
        assert store.load_rooms() == [StoredRoom("room", "new-link", "bob", b"new", NOON + 9)]
        assert await store.forget_person("ann") == []
        assert texts_of(store, "mu") == ["bid"]


@in_loop
async def test_two_rooms_never_share_a_link(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        with pytest.raises(Conflict):
            await store.save_room("other", "link", "cat", b"", NOON, ["cat"])
        assert [room.host for room in store.load_rooms()] == ["ann"]


# People


def person(name: str, seen: float = NOON) -> StoredPerson:
    return StoredPerson(name, name.title(), "fr", NOON, seen)


@in_loop
async def test_a_device_leads_to_its_person_until_revoked(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await store.save_person(person("ann"))
        await store.save_person(person("bob"))
        for device in ("phone", "tablet", "laptop"):
            await store.add_device(device, "ann", NOON)
        await store.add_device("watch", "bob", NOON)
        assert store.person_of("phone") == person("ann")
        assert await store.revoke_devices("ann", "phone") == 2
        assert store.person_of("phone") == person("ann")
        assert store.person_of("tablet") is None
        assert await store.revoke_devices("ann", None) == 1
        assert store.person_of("phone") is None
        assert store.person_of("watch") == person("bob")


@in_loop
async def test_a_person_may_change_name_and_language(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await store.save_person(person("ann"))
        await store.add_device("phone", "ann", NOON)
        await store.save_person(StoredPerson("ann", "Anne", "en", NOON + 7, NOON + 8))
        assert store.person_of("phone") == StoredPerson("ann", "Anne", "en", NOON, NOON + 8)


@in_loop
async def test_a_device_needs_a_person_and_belongs_to_one(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        with pytest.raises(Conflict):
            await store.add_device("phone", "nobody", NOON)
        await store.save_person(person("ann"))
        await store.add_device("phone", "ann", NOON)
        with pytest.raises(Conflict):
            await store.add_device("phone", "ann", NOON)


@in_loop
async def test_who_is_forgotten_leaves_no_name_in_the_file(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.save_person(StoredPerson("ann", "Wilhelmine", "fr", NOON, NOON))
        await store.add_device("secret-phone", "ann", NOON)
        await store.save_room("r2", "l2", "bob", b"", NOON, ["ann", "bob"])
        assert await store.forget_person("ann") == ["r2", "room"]
        assert store.person_of("secret-phone") is None
        assert [room.id for room in store.load_rooms()] == ["r2", "room"]
        for file in (tmp_path / "db", tmp_path / "db-wal"):
            assert b"Wilhelmine" not in file.read_bytes()
            assert b"secret-phone" not in file.read_bytes()


@in_loop
async def test_a_name_that_a_backup_still_reads_leaves_the_log_after_it(tmp_path: Path) -> None:
    log = tmp_path / "db-wal"
    async with opened(tmp_path / "db", patience=0.1) as store:
        await furnish(store, "mu")
        await store.save_person(StoredPerson("ann", "Wilhelmine", "fr", NOON, NOON))
        with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT count(*) FROM people").fetchone()
            await store.forget_person("ann")
            assert b"Wilhelmine" in log.read_bytes()
        await store.append("mu", 1, moves("bid"), None)
        assert b"Wilhelmine" not in log.read_bytes()


# Deleting


def rows_in(path: Path, *tables: str) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}") for name in tables]
        return [count for ((count,),) in counts]


Deletion = Callable[[Store], Awaitable[object]]
DELETIONS: dict[str, Deletion] = {
    "room": lambda store: store.delete_room("room"),
    "class": lambda store: store.delete_class("class", ["room"], ["ann"]),
    "sweep": lambda store: store.sweep(NOON + 31 * DAY),
}


async def play_two_matches_and_another(store: Store) -> None:
    """Two of two hundred moves in one room, and one in another room, which is a month younger."""
    await store.save_class(StoredClass("class", "ABCD", b"{}"))
    await furnish(store, "long", "done")
    await store.save_room("other", "other-link", "bob", b"", NOON + 30 * DAY, ["bob"])
    await store.create_table(table("other", "other", NOON + 30 * DAY))
    for name in ("long", "done"):
        await store.append(name, 1, moves(*["bid"] * 200), f"command-{name}")
    await store.finish_table("done", ending(NOON - 366 * DAY))
    await store.share_table("done", "shared")


@pytest.mark.parametrize("way", DELETIONS)
@in_loop
async def test_what_is_deleted_is_gone_at_once_and_its_moves_hold_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(sqlite_store, "CLEARED_AT_ONCE", 10)
    async with opened(tmp_path / "db") as store:
        await play_two_matches_and_another(store)
        await DELETIONS[way](store)
        assert [room.id for room in store.load_rooms()] == ["other"]
        assert list(store.kept_by_rooms()) == ["other"]
        assert list(store.open_tables()) == [
            StoredMatch(table("other", "other", NOON + 30 * DAY), [])
        ]
        assert store.finished_tables(["room"], 9) == []
        assert (store.load_table("done"), store.shared_table("shared")) == (None, None)
        assert (store.version_of("long", "command-long")) is None
        assert await store.append("other", 1, moves("bid"), "command-other") == 1
        assert rows_in(tmp_path / "db", "moves")[0] > 300, "most of them are still to be cleared"
        assert store.clearing is not None
        await store.clearing
        assert rows_in(tmp_path / "db", "moves", "commands", "leftovers") == [1, 1, 0]
        assert texts_of(store, "other") == ["bid"]


@in_loop
async def test_what_is_deleted_while_something_is_cleared_is_cleared_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "CLEARED_AT_ONCE", 10)
    async with opened(tmp_path / "db") as store:
        await play_two_matches_and_another(store)
        await store.append("other", 1, moves("bid"), "command-other")
        await asyncio.gather(store.delete_room("room"), store.delete_room("other"))
        assert store.clearing is not None
        await store.clearing
        assert rows_in(tmp_path / "db", "moves", "commands", "leftovers") == [0, 0, 0]


@in_loop
async def test_names_of_a_class_and_its_rooms_leave_the_file_before_the_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "CLEARED_AT_ONCE", 10)
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves(*["bid"] * 200), None)
        await store.save_class(StoredClass("class", "ABCD", b"Wilhelmine"))
        await store.save_room("room", "link", "ann", b"Wilhelmine", NOON, ["ann"])
        await store.save_person(StoredPerson("ann", "Wilhelmine", "fr", NOON, NOON))
        await store.delete_class("class", ["room"], ["ann"])
        for file in (tmp_path / "db", tmp_path / "db-wal"):
            assert b"Wilhelmine" not in file.read_bytes()
        assert rows_in(tmp_path / "db", "moves")[0] > 0


@in_loop
async def test_a_store_that_closes_leaves_the_rest_for_the_next_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "CLEARED_AT_ONCE", 1)
    async with opened(tmp_path / "db") as store:
        await play_two_matches_and_another(store)
        await store.delete_room("room")
    assert rows_in(tmp_path / "db", "moves")[0] > 0
    async with opened(tmp_path / "db") as store:
        await store.sweep(NOON)
        assert store.clearing is not None
        await store.clearing
    assert rows_in(tmp_path / "db", "moves", "commands", "leftovers") == [0, 0, 0]


# Sweeping


async def played(store: Store, name: str, started: float, last_move: float) -> None:
    await store.create_table(table(name, started=started))
    await store.append(name, 1, moves("bid", at=round(last_move * 1000)), f"command-{name}")


@in_loop
async def test_old_tables_are_swept_and_recent_ones_stay(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        await played(store, "idle", NOON - 90 * DAY, NOON - 31 * DAY)
        await played(store, "slow", NOON - 90 * DAY, NOON - 29 * DAY)
        await played(store, "old", NOON - 90 * DAY, NOON - 90 * DAY)
        await played(store, "done", NOON - 90 * DAY, NOON - 90 * DAY)
        await store.finish_table("old", ending(NOON - 366 * DAY))
        await store.finish_table("done", ending(NOON - 364 * DAY))
        swept = await store.sweep(NOON)
        assert (swept.tables, swept.rooms, swept.people) == (["idle", "old"], [], [])
        assert store.load_table("idle") is None
        assert store.version_of("idle", "command-idle") is None
        assert texts_of(store, "slow") == texts_of(store, "done") == ["bid"]


@in_loop
async def test_rooms_and_people_that_nothing_holds_are_swept(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        for name, seen in (("ann", 500), ("bob", 500), ("cat", 10), ("dan", 500)):
            await store.save_person(person(name, NOON - seen * DAY))
            await store.add_device(f"phone-of-{name}", name, NOON)
        await store.save_room("empty", "l1", "bob", b"", NOON - 31 * DAY, ["bob"])
        await store.save_room("new", "l2", "ann", b"", NOON - 29 * DAY, [])
        await store.save_room("kept", "l3", "ann", b"", NOON - 31 * DAY, ["dan"])
        await store.create_table(table("mu", "kept", NOON - 1 * DAY))
        swept = await store.sweep(NOON)
        assert (swept.tables, swept.rooms, swept.people) == ([], ["empty"], ["bob"])
        assert [room.id for room in store.load_rooms()] == ["kept", "new"]
        assert store.person_of("phone-of-bob") is None
        assert store.person_of("phone-of-dan") is not None


async def keep_one_of_each(store: Store) -> None:
    await furnish(store)
    await played(store, "running", NOON, NOON)
    await store.save_person(person("dan", NOON))


def kept(store: Store) -> tuple[int, int]:
    """Tables under way, and rooms."""
    return len(list(store.open_tables())), len(store.load_rooms())


@pytest.mark.parametrize("days", [31, 400])
@in_loop
async def test_a_clock_that_jumps_ahead_deletes_nothing(tmp_path: Path, days: int) -> None:
    for is_first_sweep in (True, False):
        async with opened(tmp_path / f"db-{is_first_sweep}") as store:
            await keep_one_of_each(store)
            if not is_first_sweep:
                await store.sweep(NOON)
            for hours in (0, 6, 12):
                swept = await store.sweep(NOON + days * DAY + hours * HOUR)
                assert (swept.tables, swept.rooms, swept.people) == ([], [], [])
                assert swept.held_until == NOON + (days + 7) * DAY
            for hours in (6, 12):  # it is set right
                swept = await store.sweep(NOON + hours * HOUR)
                assert swept.tables == [] and swept.held_until == NOON + 6 * HOUR + 7 * DAY
            assert kept(store) == (1, 1)


@in_loop
async def test_a_clock_that_runs_on_after_a_jump_is_believed(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await keep_one_of_each(store)
        await store.sweep(NOON)
        for day in range(40, 47):
            assert (await store.sweep(NOON + day * DAY)).tables == []
        swept = await store.sweep(NOON + 47 * DAY)
        assert (swept.tables, swept.held_until) == (["running"], None)


@in_loop
async def test_a_server_that_runs_once_a_month_forgets_a_month_later(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await keep_one_of_each(store)
        deleted = [(await store.sweep(NOON + month * 31 * DAY)).tables for month in range(4)]
        assert deleted == [[], [], ["running"], []]


# Closing


@in_loop
async def test_closing_writes_what_is_queued_and_leaves_one_file(tmp_path: Path) -> None:
    names = [f"table-{n}" for n in range(50)]
    store = open_store(tmp_path / "db")
    await furnish(store, *names)
    tasks = [asyncio.ensure_future(store.append(name, 1, moves("bid"), None)) for name in names]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [1] * 50
    assert not (tmp_path / "db-wal").exists()
    async with opened(tmp_path / "db") as again:
        assert open_moves(again) == [moves("bid")] * 50


@in_loop
async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = open_store(tmp_path / "db")
    await furnish(store, "mu")
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable) as closed:
        await store.append("mu", 1, moves("bid"), None)
    assert said(closed.value) == "store-closed"
    with pytest.raises(StoreUnavailable):
        store.version_of("mu", "command-1")

"""Opening, migrating, damage, backups, and who may read the files."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from server.store.test_store import furnish, in_loop, moves, opened, said, texts_of
from tablee.engine.words import Text
from tablee.server.store import BrokenStore, StoreUnavailable
from tablee.server.store.copies import copy_database, restore
from tablee.server.store.files import signing_key
from tablee.server.store.schema import Migration, connect, known_migrations, migrate
from tablee.server.store.sqlite import make_database, open_store

NOBODY = 65534


async def make(path: Path, *texts: str) -> None:
    """A database with one table and these moves."""
    async with opened(path) as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves(*texts), None)


@contextmanager
def meddling(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def refusal(path: Path) -> str:
    """Why a file isn't opened; nothing of it is changed, and nothing stays open."""
    before = path.read_bytes()
    with pytest.raises(BrokenStore) as broken:
        open_store(path)
    assert path.read_bytes() == before
    with pytest.raises(BrokenStore):
        open_store(path)
    return said(broken.value)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


# Settings and migrations


@in_loop
async def test_a_commit_is_on_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        writing = store.writer.connection
        assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writing.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writing.execute("PRAGMA foreign_keys").fetchone() == (1,)


@in_loop
async def test_an_empty_file_becomes_a_store_once(tmp_path: Path) -> None:
    path = tmp_path / "db"
    path.touch()
    await make(path, "bid")
    with meddling(path) as connection:
        first = connection.execute("SELECT * FROM migrations").fetchall()
    assert [row[0] for row in first] == [migration.number for migration in known_migrations()]
    async with opened(path) as store:
        assert texts_of(store, "mu") == ["bid"]
    with meddling(path) as connection:
        assert connection.execute("SELECT * FROM migrations").fetchall() == first


def test_migrations_are_numbered_from_one_without_a_gap() -> None:
    names = sorted(
        path.name for path in files("tablee.server.store").joinpath("migrations").iterdir()
    )
    assert all(re.fullmatch(r"\d{4}_\w+\.sql", name) for name in names)
    numbers = [migration.number for migration in known_migrations()]
    assert numbers == list(range(1, len(names) + 1))


def test_a_migration_is_applied_wholly_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "db"
    path.touch()
    good = Migration(1, "CREATE TABLE a (x);\n")
    with closing(connect(path)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, path, [good, Migration(2, "CREATE TABLE b (x);\nNONSENSE;\n")])
        assert tables(connection) == ["a", "migrations"]
        mended = Migration(2, "-- why;\nCREATE TABLE b (\n  x);\nINSERT INTO a\nVALUES (';');\n")
        migrate(connection, path, [good, mended])
        migrate(connection, path, [good, mended])
        assert tables(connection) == ["a", "b", "migrations"]
        assert connection.execute("SELECT x FROM a").fetchall() == [(";",)]


def tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found]


@in_loop
async def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    await make(tmp_path / "db")
    with meddling(tmp_path / "db") as connection:
        connection.execute("INSERT INTO migrations (number, checksum) VALUES (9999, 'x')")
    assert refusal(tmp_path / "db") == "store-newer"


@in_loop
async def test_a_changed_migration_is_refused(tmp_path: Path) -> None:
    await make(tmp_path / "db")
    with meddling(tmp_path / "db") as connection:
        connection.execute("UPDATE migrations SET checksum = 'other' WHERE number = 1")
    assert refusal(tmp_path / "db") == "store-changed"


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with meddling(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE songs (title)")
    assert refusal(tmp_path / "db") == "store-foreign"


# Damage


@pytest.mark.parametrize("content", [b"not a database at all\n" * 500, b"x", bytes(8192)])
def test_what_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "db").write_bytes(content)
    assert refusal(tmp_path / "db") == "store-broken"


@in_loop
async def test_damage_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await make(path, *(f"play {n}" for n in range(5000)))
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    assert refusal(path) == "store-broken"


@in_loop
async def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await make(path, *(f"play {n}" for n in range(5000)))
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    assert refusal(path) == "store-broken"


@pytest.mark.parametrize(
    ("name", "key"), [("folder", "file-is-folder"), ("none/db", "file-missing")]
)
def test_a_place_where_no_file_can_be_is_named(tmp_path: Path, name: str, key: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreUnavailable) as nowhere:
        open_store(tmp_path / name)
    assert said(nowhere.value) == key


# Who may read


@in_loop
async def test_the_files_are_the_owners_alone(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        copy_database(tmp_path / "db", tmp_path / "copy")
        signing_key(tmp_path / "db")
        found = {path.name: mode(path) for path in tmp_path.iterdir()}
    names = ("copy", "db", "db-shm", "db-wal", "db.key", "db.lock")
    assert found == dict.fromkeys(names, 0o600)


@in_loop
async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    await make(tmp_path / "db")
    (tmp_path / "db").chmod(0o644)
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        assert mode(tmp_path / "db") == mode(tmp_path / "db-wal") == 0o600


def test_the_signing_key_is_made_once(tmp_path: Path) -> None:
    key = signing_key(tmp_path / "db")
    assert len(key) == 32
    assert signing_key(tmp_path / "db") == key
    assert signing_key(tmp_path / "other") != key
    assert names_in(tmp_path) == ["db.key", "other.key"]


def test_a_signing_key_cut_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "db.key").write_bytes(b"short")
    with pytest.raises(BrokenStore) as broken:
        signing_key(tmp_path / "db")
    assert said(broken.value) == "store-key-broken"


# Backup and restore


@in_loop
async def test_a_backup_made_while_writing_is_whole(tmp_path: Path) -> None:
    async def write_on() -> int:
        version = 0
        while not done.is_set():
            version = await store.append("mu", version + 1, moves("bid", "pass"), None)
        return version

    done = asyncio.Event()
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        writing = asyncio.create_task(write_on())
        lengths = []
        for n in range(5):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(copy_database, tmp_path / "db", tmp_path / f"copy-{n}")
        done.set()
        last = await writing
    for n in range(5):
        async with opened(tmp_path / f"copy-{n}") as copy:
            lengths.append(len(texts_of(copy, "mu")))
    assert lengths == sorted(lengths)
    assert 0 < lengths[0] < lengths[-1] <= last
    assert all(length % 2 == 0 for length in lengths), "a command is in it wholly or not at all"


@in_loop
async def test_a_backup_is_one_file_and_replaces_the_last(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    target = tmp_path / "copies" / "é ? # %.db"
    target.write_bytes(b"the last one")
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid"), None)
        copy_database(tmp_path / "db", target)
    assert names_in(tmp_path / "copies") == [target.name]
    restore(target, tmp_path / "again")
    async with opened(tmp_path / "again") as store:
        assert texts_of(store, "mu") == ["bid"]
    assert names_in(tmp_path / "copies") == [target.name]


@in_loop
async def test_a_backup_never_overwrites_the_database(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store)
        (tmp_path / "alias").symlink_to(tmp_path / "db")
        for target in ("db", "alias"):
            with pytest.raises(StoreUnavailable) as same:
                copy_database(tmp_path / "db", tmp_path / target)
            assert said(same.value) == "store-same-file"


def test_nothing_is_backed_up_from_nowhere(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as missing:
        copy_database(tmp_path / "db", tmp_path / "copy")
    assert said(missing.value) == "file-missing"
    assert names_in(tmp_path) == []


@in_loop
async def test_a_backup_needs_a_folder(tmp_path: Path) -> None:
    async with opened(tmp_path / "db"):
        with pytest.raises(StoreUnavailable) as missing:
            copy_database(tmp_path / "db", tmp_path / "none" / "copy")
    assert said(missing.value) == "file-missing"


@in_loop
async def test_a_restore_brings_the_backup_and_keeps_the_old(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with opened(path) as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid"), None)
        copy_database(tmp_path / "db", tmp_path / "copy")
        await store.append("mu", 2, moves("pass"), None)
    assert restore(tmp_path / "copy", path) == tmp_path / "db.before-restore"
    assert mode(path) == 0o600
    async with opened(path) as store:
        assert texts_of(store, "mu") == ["bid"]
        await store.append("mu", 2, moves("other"), None)
    assert restore(tmp_path / "copy", path) == tmp_path / "db.before-restore-2"
    for kept, texts in (("", ["bid", "pass"]), ("-2", ["bid", "other"])):
        async with opened(tmp_path / f"db.before-restore{kept}") as store:
            assert texts_of(store, "mu") == texts


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_what_root_makes_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    """Else a service couldn't read what its host restored."""
    folder = tmp_path / "state"
    folder.mkdir()
    os.chown(folder, NOBODY, NOBODY)
    make_database(folder / "db")
    signing_key(folder / "db")
    copy_database(folder / "db", tmp_path / "copy")
    restore(tmp_path / "copy", folder / "db")
    assert names_in(folder) == ["db", "db.before-restore", "db.key", "db.lock"]
    assert {file.stat().st_uid for file in folder.iterdir()} == {NOBODY}
    assert (tmp_path / "copy").stat().st_uid == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else for a while")
def test_a_database_that_may_not_be_read_is_named() -> None:
    with TemporaryDirectory() as name:  # others can't enter pytest's own folders
        folder = Path(name)
        folder.chmod(0o777)
        make_database(folder / "db")
        os.seteuid(NOBODY)
        try:
            with pytest.raises(StoreUnavailable) as refused:
                open_store(folder / "db")
        finally:
            os.seteuid(0)
        assert refused.value.why == Text("file-forbidden", {"file": str(folder / "db")})


def left_by_a_crash(path: Path, target: Path) -> None:
    """The database of an open store, with its log, as it would be found after kill -9."""
    for ending in ("", "-wal"):
        content = path.with_name(path.name + ending).read_bytes()
        target.with_name(target.name + ending).write_bytes(content)


async def back_up_and_crash(folder: Path) -> None:
    """A backup `copy`, and a database `db` that a crash left with its log."""
    await make(folder / "other", "from the backup")
    copy_database(folder / "other", folder / "copy")
    async with opened(folder / "running") as store:
        await furnish(store, "mu")
        await store.append("mu", 1, moves("bid", "pass"), None)
        left_by_a_crash(folder / "running", folder / "db")


@in_loop
async def test_a_restore_after_a_crash_keeps_the_log_of_the_old_one(tmp_path: Path) -> None:
    await back_up_and_crash(tmp_path)
    kept = restore(tmp_path / "copy", tmp_path / "db")
    assert kept is not None
    async with opened(tmp_path / "db") as store:
        assert texts_of(store, "mu") == ["from the backup"]
    async with opened(kept) as store:
        assert texts_of(store, "mu") == ["bid", "pass"]


@in_loop
async def test_a_restored_database_never_finds_the_log_of_a_lost_one(tmp_path: Path) -> None:
    await back_up_and_crash(tmp_path)
    (tmp_path / "db").unlink()
    assert restore(tmp_path / "copy", tmp_path / "db") is None
    async with opened(tmp_path / "db") as store:
        assert texts_of(store, "mu") == ["from the backup"]


@in_loop
async def test_a_restore_mends_a_damaged_database(tmp_path: Path) -> None:
    await make(tmp_path / "other", "bid")
    copy_database(tmp_path / "other", tmp_path / "copy")
    (tmp_path / "db").write_bytes(b"damaged" * 1000)
    (tmp_path / "db-wal").write_bytes(b"its log")
    kept = restore(tmp_path / "copy", tmp_path / "db")
    assert kept is not None
    assert kept.read_bytes() == b"damaged" * 1000
    assert (tmp_path / "db.before-restore-wal").read_bytes() == b"its log"
    async with opened(tmp_path / "db") as store:
        assert texts_of(store, "mu") == ["bid"]


@in_loop
async def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as store:
        await furnish(store, "mu")
        copy_database(tmp_path / "db", tmp_path / "copy")
        with pytest.raises(StoreUnavailable) as in_use:
            restore(tmp_path / "copy", tmp_path / "db")
        assert said(in_use.value) == "store-in-use"
        assert await store.append("mu", 1, moves("bid"), None) == 1
    with meddling(tmp_path / "db") as other:
        other.execute("SELECT * FROM rooms").fetchone()
        with pytest.raises(StoreUnavailable) as in_use:
            restore(tmp_path / "copy", tmp_path / "db")
        assert said(in_use.value) == "store-locked"


def spoil(path: Path, how: str) -> None:
    if how == "store-foreign":
        path.write_bytes(b"")
    elif how == "store-broken":
        path.write_bytes(path.read_bytes()[:9000])
    elif how == "file-missing":
        path.unlink()
    else:
        with meddling(path) as connection:
            connection.execute("INSERT INTO migrations (number, checksum) VALUES (9999, 'x')")


@pytest.mark.parametrize("how", ["store-foreign", "store-broken", "file-missing", "store-newer"])
@in_loop
async def test_a_bad_backup_is_not_restored(tmp_path: Path, how: str) -> None:
    path = tmp_path / "db"
    await make(path, "bid")
    copy_database(path, tmp_path / "copy")
    spoil(tmp_path / "copy", how)
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable) as bad:
        restore(tmp_path / "copy", path)
    assert said(bad.value) == how
    assert str(bad.value.why.params["file"]).endswith("copy")
    assert path.read_bytes() == before
    assert not [name for name in names_in(tmp_path) if "restore" in name or name[0] == "."]

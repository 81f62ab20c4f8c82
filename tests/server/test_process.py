"""The server as a process: its log, signals and restarts."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from games.walks import Walk
from server.house import move
from server.people import Page, Person
from server.process import Process, serving
from tablee.engine.rng import FAIR, seeded
from tablee.games import find_game
from tablee.server import wire
from tablee.server.clock import Clock
from tablee.server.rooms.room import Member, Place, Room
from tablee.server.serve import opened_hub
from tablee.server.store import StoredMove, StoredTable
from tablee.server.store.sqlite import open_store

OPEN_TABLES = 500
MOVES_EACH = 150  # about two deals
SECONDS = 3.0

SEED = "5eed" * 32


@asynccontextmanager
async def match_at(process: Process, deals: int) -> AsyncIterator[list[Page]]:
    """Two people and a bot at a match of Mü."""
    host, guest = Person(process.port), Person(process.port)
    await host.introduces("Anne")
    await guest.introduces("Blaise")
    link = (await host.opens_room("mu"))["link"]
    async with host.page(f"/ws/r/{link}") as one, guest.page(f"/ws/r/{link}") as two:
        await one.succeeds(
            wire.Configure,
            **{"game": "mu", "seats": 3, "options": {"deals": str(deals)}, "pace": "none"},
            **{"turn_seconds": 0, "absent_seconds": 60},
        )
        await two.succeeds(wire.Sit, seat=1)
        await one.succeeds(wire.Start)
        await one.gets(wire.View)
        await two.gets(wire.View)
        yield [one, two]


async def play_some(pages: list[Page], least: int) -> None:
    while pages[0].the_view.number < least and not pages[0].seen.over:
        for page in pages:
            await move(page)
        await asyncio.sleep(0)


# The log


async def test_the_log_names_tables_and_nothing_that_is_secret(
    tmp_path: Path, runner: object
) -> None:
    with serving(tmp_path / "db") as process:
        async with match_at(process, deals=1) as pages:
            await pages[0].do(wire.Say, text="Sesame opens")
            await pages[0].plays("play me the impossible")
            await pages[0].socket.send("\x00nonsense")
            token = (await pages[0].person.ask("POST", "/api/me/link")).read()["token"]
            link, table = pages[0].the_room.link, pages[0].the_view.table
            await play_some(pages, 1000)
            await pages[0].finds(lambda room: not room.playing)
            record = (await pages[0].person.ask("GET", f"/api/replays/{table}/record")).contents()
        process.stop()
        lines = process.log()
    text = json.dumps(lines, ensure_ascii=False)
    assert [line["what"].partition(":")[0] for line in lines if table in line["what"]] == [
        f"table {table} begins",
        f"table {table} ends",
    ]
    secrets = [link, token, str(record["seed"]), "Sesame", "impossible", "nonsense", "127.0.0.1"]
    secrets += ["Anne", "Blaise", *(page.person.cookie.partition("=")[2] for page in pages)]
    secrets += [str(tmp_path), *(page.the_room.me for page in pages)]
    assert [secret for secret in secrets if secret in text] == []
    game = find_game("mu").game
    words = {word for line in lines for word in line["what"].replace(table, "").split()}
    cards = set(game.rules.cards(game.read_options({}), 3))
    assert words & (cards | {"lay", "play", "trump", "pass"}) == set()
    assert not [line for line in lines if "trace" in line]


# Files


def test_people_come_in_again_when_the_system_has_files_again(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as process:
        assert Person(process.port).ask_now("GET", "/healthz", None, None).status == 200
        limit = resource.prlimit(process.popen.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(process.popen.pid, resource.RLIMIT_NOFILE, (5, limit[1]))
        with socket.create_connection(("127.0.0.1", process.port)) as waiting:
            deadline = time.monotonic() + SECONDS
            while not refusals(process) and time.monotonic() < deadline:
                time.sleep(0.01)
            resource.prlimit(process.popen.pid, resource.RLIMIT_NOFILE, limit)
            waiting.settimeout(SECONDS)
            waiting.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert waiting.recv(4096).startswith(b"HTTP/1.1 200")
        assert len(refusals(process)) == 1


def refusals(process: Process) -> list[str]:
    what = [line["what"] for line in process.log()]
    return [line for line in what if line.startswith("no connection can be accepted")]


# Signals


async def test_a_signal_ends_it_kindly_and_a_restart_brings_all_back(
    tmp_path: Path, runner: object
) -> None:
    with serving(tmp_path / "db") as process:
        async with match_at(process, deals=50) as pages:
            await play_some(pages, 12)
            await pages[0].settles()
            before = pages[0].the_view
            status, seconds = await asyncio.to_thread(process.stop)
            assert (status, seconds < 5) == (0, True)
            for page in pages:
                assert await page.is_closed() == wire.Close.RESTARTING
                notice = page.heard[-1]
                assert isinstance(notice, wire.Notice)
                assert notice.text.key == "server-restarting"
    people = [page.person for page in pages]
    with serving(tmp_path / "db") as process:
        for person in people:
            person.port = process.port
        path = f"/ws/t/{pages[0].the_room.id}"
        async with people[0].page(path) as one, people[1].page(path) as two:
            view = await one.gets(wire.View)
            await two.gets(wire.View)
            assert view.number >= before.number
            assert (view.table, view.seen.seat) == (before.table, before.seen.seat)
            if view.number == before.number:
                assert view.seen.scene == before.seen.scene
                assert view.seen.moves == before.seen.moves
            await play_some([one, two], view.number + 20)
            assert one.the_view.number >= view.number + 20
        assert not [line for line in process.log() if "trace" in line]


async def test_a_signal_is_obeyed_though_somebody_doesnt_listen(
    tmp_path: Path, runner: object
) -> None:
    """A page that reads nothing, and half a request."""
    with serving(tmp_path / "db") as process:
        async with match_at(process, deals=50) as pages:
            pages[1].socket.transport.pause_reading()
            reader, writer = await asyncio.open_connection("127.0.0.1", process.port)
            writer.write(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\nX-Tablee: 1\r\nContent-Length: 9\r\n\r\n{"
            )
            await writer.drain()
            status, seconds = await asyncio.to_thread(process.stop)
            assert (status, seconds < 5) == (0, True)
            writer.close()
            await reader.read()
            pages[1].socket.transport.resume_reading()


# Many tables


def many_tables(path: Path) -> None:
    """A database with so many open matches of Mü."""
    game = find_game("mu").game
    options = game.read_options({})
    state = game.start(options, 5, seeded(FAIR, SEED))
    walk = Walk(game, options, state, seeded(FAIR, SEED).stream("play"), []).go(MOVES_EACH)
    moves = [StoredMove(seat, move.text(), 1, "person") for seat, move in walk.moves]

    async def write() -> None:
        store = open_store(path)
        for number in range(OPEN_TABLES):
            people = [f"person-{number}-{seat}" for seat in range(5)]
            room = Room(
                id=f"room-{number}",
                link=f"link-{number}",
                host=people[0],
                game="mu",
                places=[Place(person) for person in people],
                members=[Member(person, person) for person in people],
                table=f"table-{number}",
                playing=True,
            )
            body = msgspec.json.encode(room)
            await store.save_room(room.id, room.link, room.host, body, 1e10, people)
            table = StoredTable(f"table-{number}", room.id, "mu", "1", {}, 5, FAIR, SEED, 1e10)
            await store.create_table(table)
            await store.append(table.id, 1, moves, None)
        await store.close()

    asyncio.run(write())


def test_hundreds_of_tables_are_back_within_seconds(tmp_path: Path) -> None:
    many_tables(tmp_path / "db")

    async def load() -> float:
        start = time.process_time()  # not the time that others take on this machine
        async with opened_hub(tmp_path / "db", Clock()) as (hub, _):
            seconds = time.process_time() - start
            assert sum(live.match is not None for live in hub.rooms.values()) == OPEN_TABLES
            versions = {live.match.table.version for live in hub.rooms.values() if live.match}
            assert versions == {MOVES_EACH}
        return seconds

    assert asyncio.run(load()) < SECONDS


@pytest.mark.parametrize(("language", "words"), [("en", "Another server"), ("fr", "Un autre")])
def test_two_servers_never_serve_one_database(tmp_path: Path, language: str, words: str) -> None:
    options = ("--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "db"))
    with serving(tmp_path / "db"):
        second = subprocess.Popen(
            [sys.executable, "-m", "tablee", "serve", "--lang", language, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert second.stdout is not None
        announced = second.stdout.readline()
        second.kill()
        complaint = second.communicate()[1]
    assert announced == ""
    assert words in complaint and "Traceback" not in complaint
    with serving(tmp_path / "db"):
        pass  # the first one is gone

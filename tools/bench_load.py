"""The full load of one machine: many tables of Mü with five people each, a move every few seconds.

Part of `make bench-server`; by itself `python -m tools.bench_load 400 800`. The tables are written
into a database on disk before the server starts, so that people only have to come in.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
from tools.bench_client import SEATS, Address, Crowd, Table
from tools.bench_process import Process, cores, free_port, run

from tablee.engine.play import random_turn
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES, FastRng, seeded
from tablee.games import find_game
from tablee.server.people.identity import Signer, hashed, new_id
from tablee.server.rooms.room import Member, Room, new_room
from tablee.server.store import Store, StoredMove, StoredPerson, StoredTable
from tablee.server.store.files import signing_key
from tablee.server.store.sqlite import open_store
from tablee.server.web.requests import COOKIE

THINK = 3.0  # seconds, on average, before a move
MOVES_BEFORE = 30  # of each match, when people come in
WARM_SECONDS, SECONDS = 10.0, 30.0
TABLES_PER_ADDRESS = 40  # the server counts sockets by address
SYNCS = 200
TO_REACH_MS = 50.0


@dataclass(frozen=True)
class FullLoad:
    """One row of the load table."""

    tables: int
    sockets: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    slowest_ms: float
    processor: float  # the share of one core
    sync_p50_ms: float  # the disk's own, without us
    sync_p99_ms: float
    stall_ms: float  # the longest that the loop stood still
    collection_ms: float  # of garbage, the longest


@dataclass(frozen=True)
class Prepared:
    """A table on disk, for the people who come to it."""

    room: Room
    cookies: list[str]


# Preparing


async def prepared(database: Path, tables: int) -> list[Prepared]:
    store, signer = open_store(database), Signer(signing_key(database))
    made = await asyncio.gather(*(written(store, signer, number) for number in range(tables)))
    await store.close()
    return made


async def written(store: Store, signer: Signer, number: int) -> Prepared:
    """A match of Mü under way, with everybody known by a cookie."""
    seed = f"{number:0{2 * FAIR_SEED_BYTES}x}"
    game, options = find_game("mu").game, {"target": "2000"}
    state = game.start(game.read_options(options), SEATS, seeded(FAIR, seed))
    rng, moves, now = FastRng(seed), list[StoredMove](), time.time()
    while len(moves) < MOVES_BEFORE:
        seat, move = random_turn(state, rng)
        state.apply(seat, move)
        moves.append(StoredMove(int(seat), move.text(), round(now * 1000), "person"))
    doc = seated_room(number)
    tokens = [new_id() for _ in doc.members]
    for member, token in zip(doc.members, tokens, strict=True):
        await store.save_person(StoredPerson(member.id, member.name, "en", now, now))
        await store.add_device(hashed(token), member.id, now)
    people, body = [member.id for member in doc.members], msgspec.json.encode(doc)
    await store.save_room(doc.id, doc.link, doc.host, body, now, people)
    rules, table = game.rules.version, str(doc.table)
    head = StoredTable(table, doc.id, "mu", rules, options, SEATS, FAIR, seed, now)
    await store.create_table(head)
    await store.append(table, 1, moves, None)
    return Prepared(doc, [f"{COOKIE}={signer.sign(token)}" for token in tokens])


def seated_room(number: int) -> Room:
    doc = new_room(new_id(), new_id(), Member(new_id(), "P0"), "mu", SEATS, {"target": "2000"})
    doc.members += [Member(new_id(), f"P{seat}") for seat in range(1, SEATS)]
    for place, member in zip(doc.places, doc.members, strict=True):
        place.person = member.id
    doc.table, doc.playing, doc.pace = f"load{number:06}", True, "none"
    doc.absent_seconds = 86_400
    return doc


# Measuring


def sync_times(folder: Path) -> list[float]:
    """Seconds in which the disk takes a page for good, one after the other."""
    found: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as probe:
        for _ in range(SYNCS):
            start = time.perf_counter()
            probe.write(bytes(4096))
            os.fdatasync(probe.fileno())
            found.append(time.perf_counter() - start)
    return sorted(found)


@contextlib.contextmanager
def watched_server(database: Path, figures: Path, core: int) -> Iterator[Process]:
    port = free_port()
    options = ["--host", "127.0.0.1", "--port", str(port), "--database", str(database)]
    command = [sys.executable, "-m", "tools.bench_watched", str(figures), "serve", *options]
    process = Process(command, core, port)
    try:
        process.wait_until_healthy()
        yield process
    finally:
        process.stop()


async def watched_figures(process: Process, figures: Path) -> dict[str, float]:
    """Of the loop and the collector, since they were asked the last time."""
    figures.unlink(missing_ok=True)
    os.kill(process.child.pid, signal.SIGUSR1)
    while not (figures.exists() and figures.read_text().endswith("}")):
        await asyncio.sleep(0.01)
    found: dict[str, float] = json.loads(figures.read_text())
    return found


async def loaded(
    tables: list[Prepared], process: Process, figures: Path, syncs: list[float]
) -> FullLoad:
    crowd = Crowd()
    for number, one in enumerate(tables):
        address = Address(process.port, source=f"127.0.0.{10 + number // TABLES_PER_ADDRESS}")
        await Table(crowd, number).enter(address, one.room.link, one.cookies)
    await crowd.play(WARM_SECONDS, THINK)
    await asyncio.sleep(1.0)
    await watched_figures(process, figures)
    cpu = process.cpu()
    latencies = sorted(await crowd.play(SECONDS, THINK))
    cpu = process.cpu() - cpu
    watched = await watched_figures(process, figures)
    return FullLoad(
        tables=len(tables),
        sockets=len(tables) * SEATS,
        moves_a_second=len(latencies) / SECONDS,
        p50_ms=latencies[len(latencies) // 2] * 1e3,
        p99_ms=latencies[len(latencies) * 99 // 100] * 1e3,
        slowest_ms=latencies[-1] * 1e3,
        processor=cpu / SECONDS,
        sync_p50_ms=syncs[len(syncs) // 2] * 1e3,
        sync_p99_ms=syncs[len(syncs) * 99 // 100] * 1e3,
        stall_ms=watched["stall"] * 1e3,
        collection_ms=watched["collection"] * 1e3,
    )


def measure_load(tables: int) -> FullLoad:
    server_core, client_core = cores()
    os.sched_setaffinity(0, {client_core})
    with tempfile.TemporaryDirectory(prefix="bench-load-") as name:
        folder = Path(name)
        made = run(prepared(folder / "load.sqlite", tables))
        syncs = sync_times(folder)
        figures = folder / "figures.json"
        with watched_server(folder / "load.sqlite", figures, server_core) as process:
            return run(loaded(made, process, figures, syncs))


# The report


def tell_loads(loads: list[FullLoad]) -> None:
    print(f"Full load: {SEATS} people a table, a move every {THINK:.0f} s, database on disk.")
    print(
        f"{'tables':>8}{'sockets':>9}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'slowest':>9}"
        f"{'processor':>11}{'fsync p50':>11}{'fsync p99':>11}{'stall ms':>10}{'gc ms':>8}"
    )
    for load in loads:
        print(
            f"{load.tables:>8}{load.sockets:>9}{load.moves_a_second:>9.0f}{load.p50_ms:>8.1f}"
            f"{load.p99_ms:>8.1f}{load.slowest_ms:>9.1f}{load.processor:>11.0%}"
            f"{load.sync_p50_ms:>11.2f}{load.sync_p99_ms:>11.2f}{load.stall_ms:>10.1f}"
            f"{load.collection_ms:>8.1f}"
        )
    print(f"To reach with 1,500 tables: p99 {TO_REACH_MS:.0f} ms.")


if __name__ == "__main__":
    measured = [measure_load(int(tables)) for tables in sys.argv[1:]]
    if os.environ.get("JSON"):
        print(json.dumps([asdict(load) for load in measured]))
    else:
        tell_loads(measured)

"""Measures the server under load, and beside it in the same run the barest server that fans out.

Run as `python -m tools.bench_server` in the checkout (`make bench-server`). The servers share one
core, this process has another: it plays all the clients. What is measured on the server's side is
its own processor time, so a slow client changes moves a second, never the time per move.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import msgspec
from tools.bench_answers import AnsweredTable
from tools.bench_client import MU, SEATS, Address, Circle, Crowd, Played, Ring, Table
from tools.bench_load import FullLoad, measure_load, tell_loads
from tools.bench_process import Process, cores, free_port, run

from tablee.compiled import status
from tablee.engine.play import random_turn
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES, FastRng, seeded
from tablee.games import find_game
from tablee.server.people.identity import new_id
from tablee.server.rooms.room import Member, Room, new_room
from tablee.server.store import StoredMove, StoredTable
from tablee.server.store.sqlite import open_store

TABLES_PER_ADDRESS = 40
CALM_THINK = 0.5  # seconds a move takes where people are imitated
MOVES_FOR_MEMORY = 120
OPEN_TABLES, MOVES_OF_OPEN_TABLE = 500, 200
# Games of which not everybody sees every move at once, and seconds a move takes there: where clocks
# of the house hold them up, Mü is held up as well.
ANSWERED = {"compatibility": 0.0, "arriba": 0.2}


@dataclass(frozen=True)
class Load:
    """A server kept busy."""

    per_second: float
    cpu_us: float  # of the server, for one move (or one message of the echo)
    p50_ms: float
    p99_ms: float


@dataclass(frozen=True)
class Memory:
    """KB a table, beyond its connections."""

    while_played: float
    after_restart: float
    connection: float


@dataclass(frozen=True)
class Restart:
    tables: int
    moves_each: int
    seconds: float
    seconds_when_empty: float
    cpu: float  # seconds of processor time for these tables alone


@dataclass(frozen=True)
class Beside:
    """What a move of a game costs beside one of Mü with as many clients, in turn."""

    game: str
    seats: int
    view_bytes: int
    cpu_us: float  # the medians
    cpu_us_of_mu: float


@dataclass(frozen=True)
class Report:
    compiled: bool
    tables: int
    view_bytes: int
    rounds: list[Load]
    echo_rounds: list[Load]
    play: Load  # the medians
    echo: Load
    ratio: float  # of the medians of processor time
    calm: Load
    memory: Memory | None
    restart: Restart | None
    beside: list[Beside]
    full: list[FullLoad]


# Processes


@contextlib.contextmanager
def our_server(database: Path, core: int | None, *prefix: str) -> Iterator[Process]:
    port = free_port()
    options = ["--host", "127.0.0.1", "--port", str(port), "--database", str(database)]
    command = [*prefix, sys.executable, "-m", "tablee", "serve", *options]
    process = Process(command, core, port)
    try:
        yield process
    finally:
        process.stop()


@contextlib.contextmanager
def echo_server(core: int) -> Iterator[Process]:
    port = free_port()
    process = Process([sys.executable, "-m", "tools.bench_echo", str(port)], core, port)
    try:
        process.wait_until_open()
        yield process
    finally:
        process.stop()


# Load


def address_of(port: int, number: int) -> Address:
    return Address(port, source=f"127.0.0.{10 + number // TABLES_PER_ADDRESS}")


async def seated(port: int, count: int, played: Played = MU) -> tuple[Crowd, list[Table]]:
    crowd = Crowd()
    kind = AnsweredTable if played.game in ANSWERED else Table
    tables = [kind(crowd, number, played) for number in range(count)]
    for number, table in enumerate(tables):
        await table.open(address_of(port, number))
    return crowd, tables


async def begun(tables: list[Table]) -> None:
    for table in tables:
        await table.start()
    await asyncio.sleep(0.2)


async def rings(port: int, count: int) -> Circle:
    circle = Circle()
    circle.rings = [Ring(circle, number) for number in range(count)]
    for ring in circle.rings:
        await ring.open(Address(port))
    return circle


def load(latencies: list[float], seconds: float, cpu: float) -> Load:
    ordered = sorted(latencies)
    return Load(
        per_second=len(ordered) / seconds,
        cpu_us=cpu / len(ordered) * 1e6,
        p50_ms=ordered[len(ordered) // 2] * 1e3,
        p99_ms=ordered[len(ordered) * 99 // 100] * 1e3,
    )


async def measured_play(crowd: Crowd, process: Process, seconds: float, think: float = 0.0) -> Load:
    cpu, start = process.cpu(), time.perf_counter()
    latencies = await crowd.play(seconds, think)
    await asyncio.sleep(0.3)  # what is under way arrives, and its cost belongs to this round
    return load(latencies, time.perf_counter() - start - 0.3, process.cpu() - cpu)


async def measured_echo(circle: Circle, process: Process, seconds: float) -> Load:
    cpu, start = process.cpu(), time.perf_counter()
    latencies = await circle.play(seconds)
    await asyncio.sleep(0.3)
    return load(latencies, time.perf_counter() - start - 0.3, process.cpu() - cpu)


@dataclass(frozen=True)
class Loads:
    rounds: list[Load]
    echo_rounds: list[Load]
    calm: Load
    view_bytes: int


async def under_load(asked: Asked, ours: Process, echo: Process) -> Loads:
    crowd, tables = await seated(ours.port, asked.tables)
    await begun(tables)
    await crowd.play(asked.seconds / 2)  # a first deal, so that every cache is warm
    await asyncio.sleep(0.5)
    view_bytes = crowd.view_bytes // crowd.views
    circle = await rings(echo.port, asked.tables)
    circle.message = b"x" * view_bytes
    await circle.play(asked.seconds / 4)
    await asyncio.sleep(0.5)
    rounds: list[Load] = []
    echo_rounds: list[Load] = []
    for _ in range(asked.rounds):
        rounds.append(await measured_play(crowd, ours, asked.seconds))
        echo_rounds.append(await measured_echo(circle, echo, asked.seconds))
    calm = await measured_play(crowd, ours, asked.seconds, CALM_THINK)
    for table in tables:
        table.close()
    for ring in circle.rings:
        ring.close()
    return Loads(rounds, echo_rounds, calm, view_bytes)


# Other games


def measure_beside(folder: Path, core: int, asked: Asked, name: str) -> Beside:
    with our_server(folder / f"{name}.sqlite", core) as process:
        process.wait_until_healthy()
        return run(beside_mu(process, asked, name))


async def beside_mu(process: Process, asked: Asked, name: str) -> Beside:
    seats = min(SEATS, find_game(name).game.rules.seats[-1])
    costs: dict[str, list[float]] = {name: [], MU.game: []}
    crowds: dict[str, Crowd] = {}
    for played in (Played(name, seats), Played(MU.game, seats, MU.options)):
        crowds[played.game], tables = await seated(process.port, asked.tables // 2, played)
        await begun(tables)
        await crowds[played.game].play(asked.seconds / 2)
        await asyncio.sleep(0.5)
    for _ in range(asked.rounds):
        for game, crowd in crowds.items():
            think = ANSWERED.get(name, 0.0)
            costs[game].append((await measured_play(crowd, process, asked.seconds, think)).cpu_us)
    view_bytes = crowds[name].view_bytes // crowds[name].views
    return Beside(name, seats, view_bytes, median(costs[name]), median(costs[MU.game]))


# Memory and restart


async def memory_of_tables(port: int, process: Process, count: int) -> tuple[float, float]:
    """KB of a connection, and of a table in play beyond its connections."""
    # The first tables fill what all share; they are not counted.
    crowd, warm = await seated(port, 4)
    await begun(warm)
    await crowd.play(1.0)
    await asyncio.sleep(0.2)
    alone = process.memory()
    crowd, tables = await seated(port, count)
    connected = process.memory()
    await begun(tables)
    moves = 0
    while moves < count * MOVES_FOR_MEMORY:
        moves += len(await crowd.play(1.0))
    await asyncio.sleep(0.5)
    played = process.memory()
    for table in [*warm, *tables]:
        table.close()
    per_connection = (connected - alone) / count / SEATS / 1024
    return per_connection, (played - connected) / count / 1024


async def fill(database: Path, tables: int, moves: int) -> None:
    """A database with so many matches of Mü under way, each in a room of its own."""
    store = open_store(database)
    game = find_game("mu").game
    options = {"target": "2000"}
    for number in range(tables):
        seed = f"{number:0{2 * FAIR_SEED_BYTES}x}"
        state = game.start(game.read_options(options), SEATS, seeded(FAIR, seed))
        rng = FastRng(seed)
        made: list[StoredMove] = []
        while len(made) < moves:
            seat, move = random_turn(state, rng)
            state.apply(seat, move)
            made.append(StoredMove(int(seat), move.text(), 0, "person"))
        doc = room_with_people(new_id())
        table = StoredTable(
            str(doc.table),
            doc.id,
            "mu",
            game.rules.version,
            options,
            SEATS,
            FAIR,
            seed,
            time.time(),
        )
        body = msgspec.json.encode(doc)
        await store.save_room(doc.id, doc.link, doc.host, body, time.time(), [doc.host])
        await store.create_table(table)
        await store.append(table.id, 1, made, None)
    await store.close()


def room_with_people(table: str) -> Room:
    doc = new_room(new_id(), new_id(), Member(new_id(), "P0"), "mu", 1, {})
    doc.resize(SEATS)
    doc.members += [Member(new_id(), f"P{seat}") for seat in range(1, SEATS)]
    for place, member in zip(doc.places, doc.members, strict=True):
        place.person = member.id
    doc.table, doc.playing, doc.pace = table, True, "none"
    return doc


def measure_memory(folder: Path, core: int, tables: int) -> tuple[float, float]:
    with our_server(folder / "memory.sqlite", core) as process:
        process.wait_until_healthy()
        return run(memory_of_tables(process.port, process, tables))


def measure_restart(folder: Path, core: int) -> tuple[Restart, float]:
    """How long a start takes, and KB a table that nobody is connected to."""
    full, empty = folder / "full.sqlite", folder / "empty.sqlite"
    run(fill(full, OPEN_TABLES, MOVES_OF_OPEN_TABLE))
    seconds: dict[Path, list[float]] = {full: [], empty: []}
    cpu: dict[Path, list[float]] = {full: [], empty: []}
    memory: dict[Path, int] = {}
    for database in [empty, full] * 3:
        with our_server(database, core) as process:
            seconds[database].append(process.wait_until_healthy())
            cpu[database].append(process.cpu())
            time.sleep(0.5)
            memory[database] = process.memory()
    restart = Restart(
        *(OPEN_TABLES, MOVES_OF_OPEN_TABLE, median(seconds[full]), median(seconds[empty])),
        median(cpu[full]) - median(cpu[empty]),
    )
    return restart, (memory[full] - memory[empty]) / OPEN_TABLES / 1024


# The report


@dataclass(frozen=True)
class Asked:
    tables: int
    rounds: int
    seconds: float
    json: bool
    only_load: bool
    beside: list[str]
    load: list[int]


def measure(asked: Asked) -> Report:
    server_core, client_core = cores()
    os.sched_setaffinity(0, {client_core})
    with tempfile.TemporaryDirectory(prefix="bench-server-") as name:
        folder = Path(name)
        with (
            our_server(folder / "play.sqlite", server_core) as ours,
            echo_server(server_core) as echo,
        ):
            ours.wait_until_healthy()
            loads = run(under_load(asked, ours, echo))
        memory, restart = None, None
        if not asked.only_load:
            connection, while_played = measure_memory(folder, server_core, asked.tables)
            restart, after_restart = measure_restart(folder, server_core)
            memory = Memory(while_played, after_restart, connection)
        others = [measure_beside(folder, server_core, asked, name) for name in asked.beside]
    play, bare = typical(loads.rounds), typical(loads.echo_rounds)
    return Report(
        compiled=status().compiled,
        tables=asked.tables,
        view_bytes=loads.view_bytes,
        rounds=loads.rounds,
        echo_rounds=loads.echo_rounds,
        play=play,
        echo=bare,
        ratio=play.cpu_us / bare.cpu_us,
        calm=loads.calm,
        memory=memory,
        restart=restart,
        beside=others,
        full=[measure_load(tables) for tables in asked.load],
    )


def typical(rounds: list[Load]) -> Load:
    """The median of every figure."""
    return Load(
        median(one.per_second for one in rounds),
        median(one.cpu_us for one in rounds),
        median(one.p50_ms for one in rounds),
        median(one.p99_ms for one in rounds),
    )


def tell(report: Report) -> None:
    rules = "compiled" if report.compiled else "interpreted"
    print(f"Rules: {rules}. {report.tables} tables of Mü, {SEATS} clients each.")
    print(f"A view has {report.view_bytes} bytes on average; the echo's messages have as many.")
    print()
    print(f"{'':26}{'a second':>10}{'CPU µs each':>13}{'p50 ms':>9}{'p99 ms':>9}")
    tell_load("moves, as fast as can be", report.play)
    tell_load("echo to five, likewise", report.echo)
    tell_load("moves, at people's pace", report.calm)
    print()
    print(f"CPU per move / CPU per echo to five: {report.ratio:.2f} (to reach: 3)")
    for play, echo in zip(report.rounds, report.echo_rounds, strict=True):
        print(f"  a round: {play.cpu_us:.0f} µs / {echo.cpu_us:.0f} µs")
    if report.memory is not None:
        memory = report.memory
        print(
            f"Memory: a table beyond its connections {memory.while_played:.0f} KB in play, "
            f"{memory.after_restart:.0f} KB after a restart (to reach: 60); "
            f"a connection in its room {memory.connection:.0f} KB"
        )
    if report.restart is not None:
        restart = report.restart
        print(
            f"Restart: {restart.tables} open tables of {restart.moves_each} moves back in "
            f"{restart.seconds:.2f} s (to reach: 3; with none {restart.seconds_when_empty:.2f}), "
            f"for {restart.cpu:.2f} s of processor time"
        )

    for other in report.beside:
        print(
            f"A move of {other.game}, {other.seats} clients: {other.cpu_us:.0f} µs beside "
            f"{other.cpu_us_of_mu:.0f} µs of Mü, {other.cpu_us / other.cpu_us_of_mu:.2f} times "
            f"(to reach: 1.3); a view has {other.view_bytes} bytes on average"
        )

    if report.full:
        print()
        tell_loads(report.full)


def tell_load(name: str, load: Load) -> None:
    print(
        f"{name:26}{load.per_second:>10,.0f}{load.cpu_us:>13.0f}"
        f"{load.p50_ms:>9.2f}{load.p99_ms:>9.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of a round")
    parser.add_argument("--only-load", action="store_true", help="no memory, no restart")
    parser.add_argument(
        "--beside", metavar="GAME", nargs="+", default=[], help="games whose moves are compared"
    )
    parser.add_argument(
        "--load", metavar="TABLES", type=int, nargs="+", default=[], help="rows of the load table"
    )
    parser.add_argument("--json", action="store_true")
    asked = Asked(**vars(parser.parse_args()))
    report = measure(asked)
    if asked.json:
        print(json.dumps(asdict(report)))
    else:
        tell(report)


if __name__ == "__main__":
    main()

"""Plays at many tables of a real server, kills it again and again, and has everything checked.

The processes in which bots think are killed, too: their tables must go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from cli.calls import command, environment
from server.kills.check import check
from server.kills.journal import Journal
from server.kills.people import FOR_EVER, Guest, Person

TABLES = [  # game, seats, people; bots have the other seats
    ("mu", 5, 5),
    ("mu", 5, 2),
    ("rows", 3, 3),
    ("teams", 4, 4),
    ("passing", 3, 2),
    ("memory", 2, 2),
    ("window", 3, 3),
]
OPTIONS = {"deals": "1"}
PATIENCE = 30.0
LONGEST_PLAY = 0.8  # seconds between a start and a kill
EARLY_KILLS = 0.2  # the share of kills while the server still starts
WORKER_KILLS = 0.5  # how often a process of bots is killed before the server is
LONGEST_START = 0.6
STILL_PLAYING = 3  # versions that every table must get further by after the last kill
ORPHAN = re.compile(r"in spawn_main\n.*\nEOFError: Ran out of input$", re.DOTALL)


class Stuck(Exception):
    """The server doesn't start, or a table doesn't go on."""


class Server:
    """`tablee serve` as a process on one database and one port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tablee.sqlite"
        self.log = folder / "log"
        self.port = free_port()

    def start(self) -> None:
        options = ["--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command("serve", *options, "--database", str(self.database)),
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=environment(),
            )

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        return [
            int(folder.name) for folder in Path("/proc").glob("[0-9]*") if self.is_worker(folder)
        ]

    def is_worker(self, process: Path) -> bool:
        with contextlib.suppress(OSError):  # it has ended meanwhile
            parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
            is_ours = int(parent) == self.process.pid
            return is_ours and b"spawn_main" in (process / "cmdline").read_bytes()
        return False

    def kill_worker(self, rng: Random) -> bool:
        """One of them; False if there is none."""
        workers = self.workers()
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(rng.choice(workers), signal.SIGKILL)
        return bool(workers)

    def wait_until_open(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise Stuck(self.log.read_text("utf-8")[-2000:])

    def complaints(self) -> list[str]:
        """What the server's log says of faults of its own."""
        return complaints_in(self.log.read_text("utf-8"))


def complaints_in(log: str) -> list[str]:
    """Errors and tracebacks, each whole.

    Python itself prints one, before any code of ours runs, in a process whose server was killed
    while starting it: that is no fault.
    """
    errors = re.findall(r'^.*"level": ?"error".*$', log, re.MULTILINE)
    traces = re.findall(r"^Traceback.*\n(?:\s.*\n)*.*$", log, re.MULTILINE)
    return [*errors, *(trace for trace in traces if not ORPHAN.search(trace))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Outcome:
    faults: list[str]
    cycles: int
    worker_kills: int
    acknowledged: int
    retries: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.cycles} kills of the server and {self.worker_kills} of bots "
            f"in {self.seconds:.0f} s: {self.acknowledged} commands "
            f"acknowledged, {self.retries} sent again, {len(self.faults)} faults"
        )


def kill_again_and_again(folder: Path, cycles: int, seed: str) -> Outcome:
    """Start, play, kill, so many times; then compare what people know with the database."""
    began = time.monotonic()
    server, journal = Server(folder), Journal()
    server.start()
    try:
        server.wait_until_open()
        worker_kills = asyncio.run(played(server, journal, cycles, Random(seed)))
    finally:
        server.kill()
    acknowledged, retries = journal.acknowledged(), journal.retries
    faults = [*check(server.database, journal), *server.complaints()]
    return Outcome(faults, cycles, worker_kills, acknowledged, retries, time.monotonic() - began)


async def played(server: Server, journal: Journal, cycles: int, rng: Random) -> int:
    """Returns how many processes of bots were killed."""
    people: list[Person] = []
    for number in range(len(TABLES)):
        people += await seated(server.port, number, journal, rng)
    lives = [asyncio.create_task(person.live()) for person in people]
    try:
        worker_kills = sum([await one_cycle(server, people, rng) for _ in range(cycles)])
        await all_here(people)
        await all_go_on(people)
        await all_answered(people)
        return worker_kills
    except Stuck as stuck:
        raise Stuck(f"{stuck}\n{how_it_stands(server, people, lives)}") from None
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)


def how_it_stands(server: Server, people: list[Person], lives: list[asyncio.Task[None]]) -> str:
    """What a person needs to find out why nothing goes on."""
    away = [(person.link, person.seat) for person in people if not person.is_connected]
    ended = [repr(life.exception()) for life in lives if life.done()]
    log = server.log.read_text("utf-8")[-1000:]
    return f"exit status {server.process.poll()}, away {away}, ended {ended}, log:\n{log}"


async def one_cycle(server: Server, people: list[Person], rng: Random) -> bool:
    """Whether a process of bots was killed before the server."""
    has_killed_worker = False
    if rng.random() < EARLY_KILLS:
        await asyncio.sleep(rng.uniform(0, LONGEST_START))
    else:
        await all_here(people)
        await asyncio.sleep(rng.uniform(0.05, LONGEST_PLAY / 2))
        has_killed_worker = rng.random() < WORKER_KILLS and server.kill_worker(rng)
        await asyncio.sleep(rng.uniform(0, LONGEST_PLAY / 2))
    server.kill()
    for person in people:
        person.is_connected = False
    server.start()
    return has_killed_worker


async def all_here(people: list[Person]) -> None:
    await until(lambda: all(person.is_connected for person in people), "not everybody is back")


async def all_go_on(people: list[Person]) -> None:
    """No table is stuck: each gets further, or on to its next match."""
    for host in [person for person in people if person.is_host]:
        aim = host.progress() + STILL_PLAYING
        await until(partial(has_got_to, host, aim), f"stuck: {host.last}, {host.room}")


def has_got_to(person: Person, aim: int) -> bool:
    return person.progress() >= aim


async def all_answered(people: list[Person]) -> None:
    for person in people:
        person.is_resting = True
    await until(
        lambda: all(person.open is None and not person.start for person in people),
        "a command is never answered",
    )


async def until(holds: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise Stuck(otherwise)
        await asyncio.sleep(0.02)


async def seated(port: int, number: int, journal: Journal, rng: Random) -> list[Person]:
    """One of the tables, with everybody on their seats, before anything is killed."""
    game, seats, count = TABLES[number]
    guests = [Guest(port, f"P{number}-{seat}") for seat in range(count)]
    link = guests[0].ask("POST", "/api/rooms", {"game": game})["link"]
    people = [
        Person(guest, link, seat, journal, Random(rng.random()))
        for seat, guest in enumerate(guests)
    ]
    configure = {
        "t": "configure",
        "game": game,
        "seats": seats,
        "options": OPTIONS,
        "pace": "none",
        "turn_seconds": 0,
        "absent_seconds": FOR_EVER,
    }
    await people[0].once(configure)
    for person in people[1:]:
        await person.once({"t": "sit", "seat": person.seat})
    return people

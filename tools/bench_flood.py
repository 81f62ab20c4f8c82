"""Measures what a bystander feels of a flood: moves at ordinary tables, calm and under attack.

Run as `python -m tools.bench_flood` in the checkout (`make bench-flood`). One hostile guest, in a
process and a room of their own, floods one socket at a time: with pings, with empty fragments,
with pings whose pongs they don't read. Then, without being anybody, with heads that have no end,
with connections that say nothing, with requests on a new connection each. Whenever the server ends
a connection they open the next, sockets as often as the limit on openings allows. Calm and attack
take turns in one run, because the machine may be busy with something else; on such a machine run it
under `chrt -f 5`, which the attacker drops.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import select
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median

from tools.bench_client import Address, Crowd, Visitor, framed
from tools.bench_process import Process, cores, run
from tools.bench_server import begun, our_server, seated

from tablee.server.token_bucket import Bucket
from tablee.server.web.sockets import ENTRIES_A_SECOND, ENTRIES_AT_ONCE

MOST = 3.0  # times the calm p99
THINK = 0.1  # seconds before each move
PATIENCE = 120.0
CONTINUATION, PING = 0, 9
NOT_FINAL = 0x7F  # masks the bit that says: this was the last fragment
CHUNK = 4096  # frames, written over and over
ATTACKER = "127.0.0.9"
NICENESS = 10
MOST_HELD = 5000  # connections


# The hostile guest, in a process of their own


@dataclass(frozen=True)
class Target:
    port: int
    request: bytes


@dataclass
class Flooded:
    """What the attacker got rid of."""

    sockets: int = 0
    sent: int = 0


def find_target(port: int) -> Target:
    """A room of the attacker's own."""
    visitor = Visitor(Address(port, source=ATTACKER))
    visitor.ask("PUT", "/api/me", {"name": "Mallory", "language": "en"})
    room = visitor.ask("POST", "/api/rooms", {"game": "mu"})["id"]
    visitor.close()
    lines = [
        f"GET /ws/t/{room} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {visitor.cookie}",
        *("", ""),
    ]
    return Target(port, "\r\n".join(lines).encode())


@dataclass(frozen=True)
class Frames:
    """What is sent on a socket once, and then over and over."""

    first: bytes
    frame: bytes
    reads: bool


def flood_sockets(frames: Frames, target: Target, end: float, done: Flooded) -> None:
    openings = Bucket(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)
    while time.monotonic() < end:
        if openings.take(time.monotonic()):
            done.sockets += 1
            with contextlib.suppress(OSError):  # cut: the next one
                flood_one(frames, target, end, done)
        else:
            time.sleep(0.05)


def flood_one(frames: Frames, target: Target, end: float, done: Flooded) -> None:
    with connected(target) as hostile:
        hostile.sendall(target.request)
        hostile.recv(65536)
        hostile.sendall(frames.first)
        hostile.setblocking(False)
        chunk, place = frames.frame * CHUNK, 0
        while time.monotonic() < end:
            readers = [hostile] if frames.reads else []
            readable, writable, _ = select.select(readers, [hostile], [], 0.1)
            if readable and not hostile.recv(2**20):
                return
            if writable:
                sent = hostile.send(chunk[place:])
                place = (place + sent) % len(chunk)
                done.sent += sent


def connected(target: Target) -> socket.socket:
    address = ("127.0.0.1", target.port)
    return socket.create_connection(address, timeout=1.0, source_address=(ATTACKER, 0))


def send_heads(target: Target, end: float, done: Flooded) -> None:
    """Headers without an end, until the connection is cut."""
    headers = b"X: " + b"x" * 1021 + b"\r\n"
    while time.monotonic() < end:
        done.sockets += 1
        with contextlib.suppress(OSError), connected(target) as hostile:
            hostile.sendall(b"GET / HTTP/1.1\r\n")
            while time.monotonic() < end:
                done.sent += hostile.send(headers * 64)


def hold_connections(target: Target, end: float, done: Flooded) -> None:
    """As many as there can be, which say nothing."""
    held: list[socket.socket] = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            held.append(connected(target))
            done.sockets += 1
        if len(held) >= MOST_HELD:
            for hostile in held:
                hostile.close()
            held.clear()


def ask_on_new_connections(target: Target, end: float, done: Flooded) -> None:
    while time.monotonic() < end:
        done.sockets += 1
        with contextlib.suppress(OSError), connected(target) as hostile:
            done.sent += hostile.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            hostile.recv(65536)


@dataclass(frozen=True)
class Attack:
    name: str
    run: Callable[[Target, float, Flooded], None]


ATTACKS = [
    Attack("pings", partial(flood_sockets, Frames(b"", framed(PING, b""), reads=True))),
    Attack(
        "empty fragments",
        partial(
            flood_sockets,
            Frames(
                bytes([0x01]) + framed(1, b"")[1:],
                bytes([framed(CONTINUATION, b"")[0] & NOT_FINAL]) + framed(CONTINUATION, b"")[1:],
                reads=True,
            ),
        ),
    ),
    Attack(
        "unread pongs", partial(flood_sockets, Frames(b"", framed(PING, b"x" * 125), reads=False))
    ),
    Attack("endless heads", send_heads),
    Attack("idle connections", hold_connections),
    Attack("new connections", ask_on_new_connections),
]


def flood(
    attack: Attack,
    target: Target,
    seconds: float,
    ready: Barrier,
    found: multiprocessing.Queue[Flooded],
) -> None:
    # Not at the expense of the clients who measure.
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(NICENESS)
    ready.wait()
    done = Flooded()
    attack.run(target, time.monotonic() + seconds, done)
    found.put(done)


@contextlib.contextmanager
def under(
    attack: Attack, target: Target, seconds: float
) -> Iterator[multiprocessing.Queue[Flooded]]:
    """An attack begins; what came of it is in the queue when it is over."""
    spawn = multiprocessing.get_context("spawn")
    ready, found = spawn.Barrier(2), spawn.Queue()
    attacker = spawn.Process(target=flood, args=(attack, target, seconds, ready, found))
    attacker.start()
    try:
        ready.wait()
        yield found
    finally:
        attacker.join()


# The bystanders


@dataclass(frozen=True)
class Felt:
    """Milliseconds until all at a table had seen a move; and how busy the server's core was."""

    moves: float
    p50: float
    p99: float
    worst: float
    busy: float


async def play(crowd: Crowd, process: Process, tables: int, seconds: float) -> Felt:
    """A move that is under way at the end is waited for, and counts."""
    cpu, start = process.cpu(), time.monotonic()
    latencies = await crowd.play(seconds, THINK)
    busy = (process.cpu() - cpu) / (time.monotonic() - start)
    async with asyncio.timeout(PATIENCE):
        while len(crowd.waiting) < tables:
            await asyncio.sleep(0.05)
    ordered = [latency * 1e3 for latency in sorted(latencies)]
    p50, p99 = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return Felt(len(ordered), p50, p99, ordered[-1], busy)


async def measure(process: Process, asked: Asked) -> None:
    crowd, tables = await seated(process.port, asked.tables)
    await begun(tables)
    await play(crowd, process, asked.tables, asked.seconds)  # warms up
    target = await asyncio.to_thread(find_target, process.port)
    phases: dict[str, list[Felt]] = {name: [] for name in ["calm", *(a.name for a in ATTACKS)]}
    for _ in range(asked.rounds):
        phases["calm"].append(await play(crowd, process, asked.tables, asked.seconds))
        for attack in ATTACKS:
            with under(attack, target, asked.seconds) as found:
                phases[attack.name].append(await play(crowd, process, asked.tables, asked.seconds))
                tell_attack(attack, await asyncio.to_thread(found.get), process.memory())
            await asyncio.sleep(1.0)
    tell({name: typical(rounds) for name, rounds in phases.items()})
    for table in tables:
        table.close()


def typical(rounds: list[Felt]) -> Felt:
    """The median of every figure: a round may be spoilt by what else the machine does."""
    return Felt(
        median(one.moves for one in rounds),
        median(one.p50 for one in rounds),
        median(one.p99 for one in rounds),
        median(one.worst for one in rounds),
        median(one.busy for one in rounds),
    )


def tell_attack(attack: Attack, done: Flooded, memory: int) -> None:
    print(
        f"{attack.name}: {done.sockets} connections, {done.sent / 1e6:.1f} MB sent; "
        f"the server has {memory / 2**20:.0f} MB of memory",
        flush=True,
    )


def tell(phases: dict[str, Felt]) -> None:
    calm = phases["calm"]
    print(f"\n{'ms':18}{'moves':>7}{'p50':>9}{'p99':>9}{'worst':>9}{'p99 / calm':>12}{'busy':>8}")
    for name, felt in phases.items():
        print(
            f"{name:18}{felt.moves:>7.0f}{felt.p50:>9.2f}{felt.p99:>9.2f}{felt.worst:>9.2f}"
            f"{felt.p99 / calm.p99:>12.2f}{felt.busy:>8.0%}"
        )
    worst = max(felt.p99 for felt in phases.values()) / calm.p99
    print(f"\nThe worst p99 is {worst:.2f} times the calm one (to reach: {MOST:.0f} at most).")


@dataclass(frozen=True)
class Asked:
    tables: int
    rounds: int
    seconds: float


def memory_disk() -> Path | None:
    """A busy disk makes moves wait far longer than a flood does; that is another matter."""
    return Path("/dev/shm") if Path("/dev/shm").is_dir() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="of a phase")
    asked = Asked(**vars(parser.parse_args()))
    server_core, client_core = cores()
    os.sched_setaffinity(0, {client_core})
    with (
        tempfile.TemporaryDirectory(prefix="bench-flood-", dir=memory_disk()) as folder,
        our_server(Path(folder) / "play.sqlite", server_core) as process,
    ):
        process.wait_until_healthy()
        run(measure(process, asked))


if __name__ == "__main__":
    main()

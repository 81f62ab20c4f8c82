"""Measures what a bystander feels of a flood: moves at ordinary tables, calm and under attack.

Run as `python -m tools.bench_flood` in the checkout (`make bench-flood`), with names of attacks for
some of them. The attacker (tools/bench_attacks.py) has a process of their own. Calm and attack take
turns in one run, because the machine may be busy with something else; on such a machine run it
under `chrt -f 5`, which the attacker drops. The server may use all cores, because bots, replays and
prints have processes of their own. Fails if an attack is felt too much.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median

from tools.bench_attacks import ATTACKS, Attack, Flooded, Target, find_target
from tools.bench_client import Crowd
from tools.bench_process import Process, cores, run
from tools.bench_server import begun, our_server, seated

MOST = 3.0  # times the calm p99
THINK = 0.1  # seconds before each move
PATIENCE = 120.0


# The attacker


def flood(
    attack: Attack,
    target: Target,
    seconds: float,
    ready: Barrier,
    found: multiprocessing.Queue[Flooded],
) -> None:
    # Not at the expense of the clients who measure.
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    ready.wait()
    done = Flooded()
    try:
        attack.run(target, time.monotonic() + seconds, done)
    finally:
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


async def measure(process: Process, asked: Asked) -> float:
    """How many times the calm p99 the worst one is."""
    crowd, tables = await seated(process.port, asked.tables)
    await begun(tables)
    await play(crowd, process, asked.tables, asked.seconds)  # warms up
    attacks = [attack for attack in ATTACKS if attack.name in asked.attacks or not asked.attacks]
    phases: dict[str, list[Felt]] = {name: [] for name in ["calm", *(a.name for a in attacks)]}
    numbers = count()
    for _ in range(asked.rounds):
        phases["calm"].append(await play(crowd, process, asked.tables, asked.seconds))
        for attack in attacks:
            target = await asyncio.to_thread(find_target, attack, process.port, next(numbers))
            with under(attack, target, asked.seconds) as found:
                phases[attack.name].append(await play(crowd, process, asked.tables, asked.seconds))
                tell_attack(attack, await asyncio.to_thread(found.get), process.memory())
            await asyncio.sleep(1.0)
    for table in tables:
        table.close()
    return tell({name: typical(rounds) for name, rounds in phases.items()})


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
        f"{attack.name}: {done.connections} connections, {done.requests} requests, "
        f"{done.sent / 1e6:.1f} MB; the server has {memory / 2**20:.0f} MB of memory",
        flush=True,
    )


def tell(phases: dict[str, Felt]) -> float:
    calm = phases["calm"]
    print(f"\n{'ms':18}{'moves':>7}{'p50':>9}{'p99':>9}{'worst':>9}{'p99 / calm':>12}{'busy':>8}")
    for name, felt in phases.items():
        print(
            f"{name:18}{felt.moves:>7.0f}{felt.p50:>9.2f}{felt.p99:>9.2f}{felt.worst:>9.2f}"
            f"{felt.p99 / calm.p99:>12.2f}{felt.busy:>8.0%}"
        )
    worst = max(felt.p99 for felt in phases.values()) / calm.p99
    print(f"\nThe worst p99 is {worst:.2f} times the calm one (to reach: {MOST:.0f} at most).")
    return worst


@dataclass(frozen=True)
class Asked:
    attacks: list[str]
    tables: int
    rounds: int
    seconds: float


def memory_disk() -> Path | None:
    """A busy disk makes moves wait far longer than a flood does; that is another matter."""
    return Path("/dev/shm") if Path("/dev/shm").is_dir() else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="all, if none is named")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="of a phase")
    asked = Asked(**vars(parser.parse_args()))
    _, client_core = cores()
    os.sched_setaffinity(0, {client_core})
    with (
        tempfile.TemporaryDirectory(prefix="bench-flood-", dir=memory_disk()) as folder,
        our_server(Path(folder) / "play.sqlite", None) as process,
    ):
        process.wait_until_healthy()
        return 0 if run(measure(process, asked)) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())

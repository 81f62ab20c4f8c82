"""Lets attackers loose on a server in whose other rooms people play, and looks what breaks."""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from server.conftest import Faults
from server.fuzz.attackers import Attacker, Found
from server.fuzz.grammar import KINDS
from server.house import FastClock, House, move, opened
from server.people import Page
from tablee.server import wire

ATTACKERS = 8


@dataclass(frozen=True)
class Outcome:
    found: Found
    faults: list[str]
    moves: int  # that others made meanwhile
    megabytes: int  # by which the memory grew
    seconds: float

    def __str__(self) -> str:
        found = self.found
        never = [kind for kind in KINDS if not found.carried_out[kind]]
        lines = [
            f"{found.frames} hostile frames on {found.sockets} sockets in {found.rooms} rooms "
            f"and {found.classes} classes in {self.seconds:.0f} s, beside {self.moves} moves of "
            "others",
            f"carried out: {found.carried_out.total()} commands of {len(KINDS) - len(never)} kinds"
            + (f", never {', '.join(never)}" if never else ""),
            f"refused: {found.refused.total()}, most often {found.refused.most_common(5)}",
            f"closed: {dict(found.closed)} (0: cut)",
            f"memory: {self.megabytes:+} MB; faults: {len(self.faults)}",
        ]
        return "\n".join(lines)


async def attacked(database: Path, most: int, seed: str) -> Outcome:
    """So many frames; the clock is so fast that neither patience nor limits run out."""
    logged, began = Faults(), time.monotonic()
    logging.getLogger().addHandler(logged)
    async with opened(database, FastClock(speed=1e9)) as house:
        pages = await house.table("rows", seats=2)
        done, found = asyncio.Event(), Found()
        playing = asyncio.create_task(play_on(pages, done))
        attackers = [Attacker(house, Random(f"{seed}/{n}"), found) for n in range(ATTACKERS)]
        for attacker in attackers:
            attacker.friends = attackers
        before = memory()
        await asyncio.gather(*(attacker.attack(most) for attacker in attackers))
        grown = memory() - before
        done.set()
        moves = await playing
        faults = [*found.faults, *logged.found, *(await complaints(house, pages))]
    logging.getLogger().removeHandler(logged)
    return Outcome(found, faults, moves, grown, time.monotonic() - began)


def memory() -> int:
    """The most that this process has held, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


async def play_on(pages: list[Page], done: asyncio.Event) -> int:
    """Others play meanwhile, match after match; how many moves they made."""
    made = 0
    while not done.is_set():
        for page in pages:
            made += await move(page)
            page.heard[:-50] = []
        if pages[0].seen.over and not pages[0].the_room.playing:
            await pages[0].do(wire.Start)
        await asyncio.sleep(0.02)
    return made


async def complaints(house: House, pages: list[Page]) -> list[str]:
    """Of those who meant no harm."""
    found = ["a page of others was closed" for page in pages if page.closed_with is not None]
    answer = await house.stranger().ask("GET", "/healthz")
    if answer.status != 200:
        found.append(f"/healthz: {answer.status}")
    await (await house.guest("Late")).opens_room("mu")
    return found

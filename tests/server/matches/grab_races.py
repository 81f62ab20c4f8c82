"""Races for the totem of Arriba over real sockets: two equal players, one near and one far away.

They answer what they are shown as fast as people do, by the same law. A third one flips and never
grabs. Everything is real: the server, its clock, the pings, and a way that takes its time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from server.house import House, opened
from server.lines import long_way
from server.people import Page, Person
from tablee.games.arriba.shown import Scene
from tablee.games.arriba.view import table_calls
from tablee.server import wire
from tablee.server.web.requests import Settings

NEAR, FAR = 1, 2  # seats; the host has the first
NEAR_TRIP, FAR_TRIP = 0.010, 0.300  # seconds
MU, SIGMA, TAU = 0.330, 0.040, 0.080  # seconds: the reaction of both
BEFORE_FLIP = 0.05
PINGS = 2.5  # seconds until the lines are known
# One shape only, so that nearly every card calls for a grab.
OPTIONS = {
    "shapes": "1",
    "heads": "0",
    "manches": "10",
    "flip_seconds": "2",
    "verdict_seconds": "2",
}


@dataclass
class Tally:
    """Who won the races in which both were concerned."""

    wanted: int
    won: list[int] = field(default_factory=list)
    is_done: asyncio.Event = field(default_factory=asyncio.Event)

    def note(self, seat: int) -> None:
        self.won.append(seat)
        if len(self.won) >= self.wanted:
            self.is_done.set()


def is_newer(number: int, view: wire.View) -> bool:
    return view.number > number


def scene_of(view: wire.View) -> Scene:
    return msgspec.convert(view.seen.scene, Scene)


class Player:
    """Looks at every view, and grabs when it is concerned."""

    def __init__(self, page: Page, seat: int, luck: Random, tally: Tally) -> None:
        self.page = page
        self.seat = seat
        self.luck = luck
        self.tally = tally
        self.looked = -1
        self.doing: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        try:
            while not self.page.seen.over:
                self.look(self.page.the_view)
                seen = self.page.the_view.number
                await self.page.sees(partial(is_newer, seen))
        finally:
            for task in list(self.doing):
                task.cancel()

    def look(self, view: wire.View) -> None:
        scene = scene_of(view)
        if self.seat in view.around.waiting:
            self.soon(BEFORE_FLIP, wire.Continue, table=view.table)
        elif "flip" in view.seen.moves:
            answered = {"table": view.table, "view": view.number}
            self.soon(BEFORE_FLIP, wire.Play, **answered, moves=["flip"])
        is_new = view.seen.exposure != self.looked and scene.phase != "hold"
        if is_new and self.seat in (NEAR, FAR) and not view.seen.settled:
            self.looked = view.seen.exposure
            if table_calls(scene)[self.seat] >= 0:
                self.grab(view)

    def grab(self, view: wire.View) -> None:
        reaction = self.luck.gauss(MU, SIGMA) + self.luck.expovariate(1 / TAU)
        answered = {"table": view.table, "view": view.number}
        self.soon(reaction, wire.Claim, **answered, claim="grab")

    def soon(self, seconds: float, kind: type[wire.Command], **fields: object) -> None:
        task = asyncio.create_task(self.send_after(seconds, kind, fields))
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)

    async def send_after(
        self, seconds: float, kind: type[wire.Command], fields: dict[str, object]
    ) -> None:
        await asyncio.sleep(seconds)
        await self.page.send(kind, **fields)


class Counter(Player):
    """The third one, who also counts: what lay there before each verdict says who raced."""

    def __init__(self, page: Page, luck: Random, tally: Tally) -> None:
        super().__init__(page, 0, luck, tally)
        self.calls: list[int] = [-1, -1, -1]

    def look(self, view: wire.View) -> None:
        verdicts = [event for event in view.seen.happened if event.verb == "verdict"]
        if verdicts and self.calls[NEAR] >= 0 and self.calls[NEAR] == self.calls[FAR]:
            self.tally.note(int(verdicts[-1].params["other"]))
        self.calls = table_calls(scene_of(view))
        super().look(view)


async def sit_down(house: House, ports: dict[int, int], number: int) -> list[Page]:
    """A room of three; each comes by a way of their own."""
    host = await house.room("arriba", seats=3, options=OPTIONS)
    pages = [host]
    for seat in (NEAR, FAR):
        person = Person(ports[seat])
        await person.introduces(f"Guest {number} {seat}")
        page = await house.enters(person, f"/ws/r/{host.the_room.link}")
        await page.succeeds(wire.Sit, seat=seat)
        pages.append(page)
    return pages


async def race_at(house: House, ports: dict[int, int], number: int, tally: Tally) -> None:
    """Match after match."""
    pages = await sit_down(house, ports, number)
    while True:
        start = [len(page.heard) for page in pages]
        await pages[0].succeeds(wire.Start)
        for page, heard in zip(pages, start, strict=True):
            await page.gets(wire.View, heard)
        await asyncio.sleep(PINGS)
        luck = [Random(f"{number}/{seat}") for seat in range(3)]
        players = [Player(pages[seat], seat, luck[seat], tally) for seat in (NEAR, FAR)]
        host = Counter(pages[0], luck[0], tally)
        await asyncio.gather(host.play(), *(player.play() for player in players))


async def raced(folder: Path, grabs: int, tables: int) -> Tally:
    """So many races at so many tables at once."""
    tally = Tally(grabs)
    settings = Settings(web=folder / "web", trusted_proxy=True)
    async with opened(folder / "db", settings=settings) as house:
        near, far = long_way(house.port, NEAR_TRIP), long_way(house.port, FAR_TRIP)
        async with near as near_port, far as far_port:
            ports = {NEAR: near_port, FAR: far_port}
            racing = asyncio.gather(*(race_at(house, ports, n, tally) for n in range(tables)))
            done = asyncio.create_task(tally.is_done.wait())
            both: list[asyncio.Future[Any]] = [racing, done]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            done.cancel()
            racing.cancel()  # or it failed already, and says so here
            with suppress(asyncio.CancelledError):
                await racing
            for page in house.pages:
                await page.socket.close()
    return tally

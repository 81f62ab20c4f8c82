"""A server within the test: real sockets, a real database, and a clock that may run faster."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from server.people import Page, Person
from tablee.server import wire
from tablee.server.classes.registry import Classes
from tablee.server.clock import Clock
from tablee.server.matches.running_match import RunningMatch
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.serve import Server, opened_hub, uvicorn_config
from tablee.server.store.sqlite import SqliteStore
from tablee.server.web import websocket
from tablee.server.web.app import Counted, build
from tablee.server.web.connection_limits import ConnectionLimits
from tablee.server.web.listening import Serving, open_socket
from tablee.server.web.requests import Settings, Visitors

# All that a seat of Rows has to do, and the least in which nobody who is ready changes anything.
# Others notice the last move alone.
ROW = ("lay p01", "lay p02", "lay p03", "ready")
FINAL_ROWS = {"pictures": "2"}
CONFIGURED = {"pace": "none", "turn_seconds": 0, "absent_seconds": 60}


class FastClock(Clock):
    """Time runs so many times faster; what is written down may be of another time."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead

    def elapsed(self) -> float:
        return time.monotonic() * self.speed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self.speed)


class SetClock(Clock):
    """Time stands still until it is set forward."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def elapsed(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.time + seconds, waking))
        await waking

    def forward(self, seconds: float) -> None:
        self.time += seconds
        due = [waking for at, waking in self.sleepers if at <= self.time + 1e-9]
        self.sleepers = [(at, waking) for at, waking in self.sleepers if waking not in due]
        for waking in due:
            if not waking.done():
                waking.set_result(None)


@dataclass
class House:
    """The server, and the people who come to it; their pages close with it."""

    hub: Hub
    classes: Classes
    visitors: Visitors
    connection_limits: ConnectionLimits
    port: int
    stack: AsyncExitStack
    people: list[Person] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    @property
    def store(self) -> SqliteStore:
        assert isinstance(self.hub.store, SqliteStore)
        return self.hub.store

    def stranger(self, source: str = "127.0.0.1") -> Person:
        self.people.append(Person(self.port, source))
        return self.people[-1]

    async def guest(self, name: str, source: str = "127.0.0.1") -> Person:
        return await self.stranger(source).introduces(name)

    async def page(self, person: Person, path: str) -> Page:
        page = await self.stack.enter_async_context(person.page(path))
        self.pages.append(page)
        return page

    async def enters(self, person: Person, path: str) -> Page:
        """A page whose room has arrived."""
        page = await self.page(person, path)
        await page.gets(wire.Room)
        return page

    async def joins(self, name: str, link: str) -> Page:
        return await self.enters(await self.guest(name), f"/ws/r/{link}")

    async def room(self, game: str = "mu", *, seats: int = 3, **settings: object) -> Page:
        """A room whose host sits on the first seat; bots don't wait."""
        host = await self.guest("Anne")
        link = (await host.opens_room(game))["link"]
        page = await self.enters(host, f"/ws/r/{link}")
        await page.succeeds(
            wire.Configure,
            **{"game": game, "seats": seats, "options": {}, **CONFIGURED, **settings},
        )
        return page

    async def table(
        self, game: str = "mu", *, seats: int = 3, people: int = 2, **settings: object
    ) -> list[Page]:
        """A match that has begun, people on the first seats and bots on the others."""
        host = await self.room(game, seats=seats, **settings)
        pages = [host]
        for seat in range(1, people):
            page = await self.joins(f"Guest {seat}", host.the_room.link)
            await page.succeeds(wire.Sit, seat=seat)
            pages.append(page)
        await host.succeeds(wire.Start)
        for page in pages:
            await page.gets(wire.View)
        return pages

    def live(self, page: Page) -> LiveRoom:
        return self.hub.rooms[page.the_room.id]

    def match(self, page: Page) -> RunningMatch:
        match = self.live(page).match
        assert match is not None
        return match


@contextmanager
def sped_up_limits(clock: Clock) -> Iterator[None]:
    """What a socket may send in a second, it may in a second of this clock."""
    speed = clock.speed if isinstance(clock, FastClock) else 1.0
    with pytest.MonkeyPatch.context() as patch:
        for name in ("FRAMES_A_SECOND", "BYTES_A_SECOND"):
            patch.setattr(websocket, name, getattr(websocket, name) * speed)
        yield


@asynccontextmanager
async def opened(
    database: Path, clock: Clock | None = None, settings: Settings | None = None
) -> AsyncIterator[House]:
    """A running server; at the end it is stopped as by a signal."""
    listening = open_socket(Serving("127.0.0.1", 0, database))
    port = listening.getsockname()[1]
    clock = clock or Clock()
    settings = settings or Settings(web=database.parent / "web")
    async with opened_hub(database, clock, settings.limits) as (hub, classes):
        app = build(hub, classes, settings)
        assert isinstance(app, Counted)
        connection_limits = ConnectionLimits(settings.limits, is_proxied=settings.trusted_proxy)
        config = uvicorn_config(app, settings.public_url)
        server = Server(config, hub, classes, connection_limits)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            async with AsyncExitStack() as stack:
                stack.enter_context(sped_up_limits(clock))
                yield House(hub, classes, app.visitors, connection_limits, port, stack)
        finally:
            server.should_exit = True
            await serving


async def play_out(*pages: Page) -> None:
    """Everybody makes the first move on offer, to the end of the match."""
    while not any(page.seen.over for page in pages):
        for page in pages:
            await move(page)
        await asyncio.sleep(0)
    for page in pages:
        await page.sees(lambda view: view.seen.over)
        await page.finds(lambda room: not room.playing)


async def move(page: Page) -> bool:
    """The first move on offer, or on to the next deal; False if there is nothing to do."""
    view, seen = page.the_view, page.seen
    if seen.moves and (seen.clocks or not seen.may_wait):  # without a clock waiting costs no time
        await page.plays(seen.moves[0])
    elif seen.seat in view.around.waiting:
        await page.do(wire.Continue, table=view.table)
    else:
        return False
    return True

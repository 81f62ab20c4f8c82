"""A server within the test: real sockets, a real database, and a clock that may run faster."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from server.people import Page, Person
from tablee.server import wire
from tablee.server.app import Counted, build
from tablee.server.clock import Clock
from tablee.server.hub import Hub
from tablee.server.listening import Serving, open_socket
from tablee.server.live import LiveRoom
from tablee.server.serve import Server, opened_hub, uvicorn_config
from tablee.server.store.sqlite import SqliteStore
from tablee.server.visitors import Settings, Visitors

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


@dataclass
class House:
    """The server, and the people who come to it; their pages close with it."""

    hub: Hub
    visitors: Visitors
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


@asynccontextmanager
async def opened(
    database: Path, clock: Clock | None = None, settings: Settings | None = None
) -> AsyncIterator[House]:
    """A running server; at the end it is stopped as by a signal."""
    listening = open_socket(Serving("127.0.0.1", 0, database))
    port = listening.getsockname()[1]
    async with opened_hub(database, clock or Clock()) as (hub, guests):
        app = build(hub, guests, settings or Settings(web=database.parent / "web"))
        assert isinstance(app, Counted)
        server = Server(uvicorn_config(app), hub)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            async with AsyncExitStack() as stack:
                yield House(hub, app.visitors, port, stack)
        finally:
            server.should_exit = True
            await serving


async def play_out(*pages: Page) -> None:
    """Everybody makes the first move on offer, to the end of the match."""
    while not any(page.the_view.over for page in pages):
        for page in pages:
            await move(page)
        await asyncio.sleep(0)
    for page in pages:
        await page.sees(lambda view: view.over)
        await page.finds(lambda room: not room.playing)


async def move(page: Page) -> bool:
    """The first move on offer, or on to the next deal; False if there is nothing to do."""
    view = page.the_view
    if view.moves:
        await page.plays(view.moves[0].move)
    elif view.seat in view.waiting:
        await page.do(wire.Continue, table=view.table)
    else:
        return False
    return True

"""Runs the server: store, bots, rooms and the web application, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from tablee.server.background import BackgroundTasks
from tablee.server.bots.processes import Bots
from tablee.server.classes import USUAL_HOURS
from tablee.server.classes.registry import Classes
from tablee.server.clock import Clock
from tablee.server.errands import Errands
from tablee.server.limits import Limits
from tablee.server.logs import log_to_stderr
from tablee.server.people.guests import Guests
from tablee.server.people.identity import Signer
from tablee.server.replay.process import Replays
from tablee.server.rooms.hub import Hub
from tablee.server.services import Services
from tablee.server.store.disk import Disk
from tablee.server.store.files import served_alone, signing_key
from tablee.server.store.sqlite import open_store
from tablee.server.web.acceptor import Acceptor
from tablee.server.web.app import build
from tablee.server.web.connection_limits import ConnectionLimits
from tablee.server.web.headers import safe_headers
from tablee.server.web.http_protocol import HttpProtocol, refusal
from tablee.server.web.listening import Serving, open_socket
from tablee.server.web.own_addresses import Addresses, find_addresses
from tablee.server.web.requests import Settings
from tablee.server.web.websocket import WebSocketProtocol

log = logging.getLogger("tablee.server")

GRACE_SECONDS = 2
LARGEST_SOCKET_FRAME = 65_536  # the application refuses far smaller ones, with a sentence
PING_SECONDS = 2  # from one to the next
PONG_SECONDS = 20  # within which it is answered
SWEEP_SECONDS = 6 * 3600
CLASS_SWEEP_SECONDS = 60
OBJECTS_BEFORE_COLLECTION = 300_000
FILES_EXPECTED = 65_536


def web_folder() -> Path:
    """The built client: inside an installed package, or in the checkout."""
    packaged = Path(str(files("tablee"))) / "_web"
    return packaged if packaged.exists() else Path(str(files("tablee"))).parents[1] / "web" / "dist"


class Server(uvicorn.Server):
    """Uvicorn with our own `Acceptor`; it says good-bye to the rooms before it closes."""

    def __init__(
        self, config: uvicorn.Config, hub: Hub, classes: Classes, limits: ConnectionLimits
    ) -> None:
        super().__init__(config)
        self.hub = hub
        self.classes = classes
        self.limits = limits
        self.acceptors: list[Acceptor] = []

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server as it should end: that is no failure, and isn't raised again."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        new_protocol = partial(HttpProtocol, self.config, self.server_state, self.lifespan.state)
        refuse = partial(refusal, self.server_state)
        for listening in sockets or []:
            self.acceptors.append(Acceptor(listening, self.limits, new_protocol, refuse))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for acceptor in self.acceptors:
            acceptor.close()
        self.classes.say_goodbye()
        await self.hub.close()
        await super().shutdown(sockets)


@asynccontextmanager
async def opened_hub(
    database: Path, clock: Clock, limits: Limits | None = None, class_hours: int = USUAL_HOURS
) -> AsyncIterator[tuple[Hub, Classes]]:
    """The rooms and classes of a database, and the guests who come, until all is closed again."""
    with served_alone(database):
        store, bots, replays = open_store(database), Bots(), Replays(database)
        errands = Errands(database)
        limits = limits or Limits()
        disk = Disk(database, limits.free_disk_mib)
        try:
            tasks = BackgroundTasks()
            services = Services(store, bots, errands, clock, tasks, disk, limits)
            hub = Hub(services, replays)
            await hub.load()
            guests = Guests(store, Signer(signing_key(database)), clock, limits)
            classes = Classes(hub, guests, class_hours)
            classes.load()
            yield hub, classes
        finally:
            bots.close()
            replays.close()
            errands.close()
            await store.close()


async def run(serving: Serving, announce: Callable[[Addresses], None]) -> None:
    listening = open_socket(serving)
    addresses = find_addresses(serving.host, listening.getsockname()[1], serving.public_url)
    opening = opened_hub(serving.database, Clock(), serving.limits, serving.class_hours)
    async with opening as (hub, classes):
        settings = Settings(
            web_folder(),
            serving.public_url,
            serving.trusted_proxy,
            addresses.invite,
            serving.limits,
            serving.allowed_hosts,
            serving.trusted_pongs,
        )
        connection_limits = ConnectionLimits(serving.limits, is_proxied=serving.trusted_proxy)
        config = uvicorn_config(build(hub, classes, settings), serving.public_url)
        collect_garbage_rarely()
        sweepers = [
            asyncio.create_task(sweep_for_ever(hub.sweep, SWEEP_SECONDS)),
            asyncio.create_task(sweep_for_ever(classes.sweep, CLASS_SWEEP_SECONDS)),
            asyncio.create_task(sweep_for_ever(classes.guests.expire, SWEEP_SECONDS)),
        ]
        log.info("%d rooms", len(hub.rooms))
        announce(addresses)
        await Server(config, hub, classes, connection_limits).serve([listening])
        for sweeper in sweepers:
            sweeper.cancel()


def uvicorn_config(app: ASGIApp, public_url: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        headers=safe_headers(public_url),
        log_config=None,
        access_log=False,
        lifespan="off",
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_SOCKET_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


async def sweep_for_ever(sweep: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        await sweep()
        await asyncio.sleep(seconds)


def serve(serving: Serving, announce: Callable[[Addresses], None]) -> None:
    log_to_stderr()
    allow_many_sockets()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(serving, announce))


def allow_many_sockets() -> None:
    """As many as the system lets us have, where it gives a program fewer at first.

    Linux doubles its table of a program's files as they become more, and makes a program with
    threads wait up to a fiftieth of a second each time. So we have it grow before anybody comes.
    """
    if sys.platform != "win32":
        import resource
        from fcntl import F_DUPFD, fcntl

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        with open(os.devnull) as nothing:
            os.close(fcntl(nothing, F_DUPFD, min(most, FILES_EXPECTED) - 1))


def collect_garbage_rarely() -> None:
    """What is loaded by now will stay, and only a closed connection is garbage in a circle.

    A collection looks at every state that was made since the last one: with 1,500 tables that is a
    sixth of a second, whenever it comes. So it comes when there is something to collect.
    """
    gc.freeze()
    gc.set_threshold(OBJECTS_BEFORE_COLLECTION)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop

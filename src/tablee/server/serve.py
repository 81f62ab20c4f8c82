"""Runs the server: store, bots, rooms and the web application, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from tablee.server.addresses import Addresses, find_addresses
from tablee.server.app import build
from tablee.server.bot_worker import Bots
from tablee.server.clock import Clock
from tablee.server.guests import Guests
from tablee.server.headers import SAFE
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.listening import Serving, open_socket
from tablee.server.logs import log_to_stderr
from tablee.server.patience import PatientProtocol
from tablee.server.store.files import signing_key
from tablee.server.store.sqlite import open_store
from tablee.server.visitors import Settings

log = logging.getLogger("tablee.server")

GRACE_SECONDS = 2
LARGEST_SOCKET_FRAME = 65_536  # the application refuses far smaller ones, with a sentence
PING_SECONDS = 20  # so long after the last one, and so long for its answer
SWEEP_SECONDS = 6 * 3600
OBJECTS_BEFORE_COLLECTION = 20_000


def web_folder() -> Path:
    """The built client: inside an installed package, or in the checkout."""
    packaged = Path(str(files("tablee"))) / "_web"
    return packaged if packaged.exists() else Path(str(files("tablee"))).parents[1] / "web" / "dist"


class Server(uvicorn.Server):
    """Uvicorn that says good-bye to the rooms before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server as it should end: that is no failure, and isn't raised again."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody comes in any more
        await self.hub.close()
        await super().shutdown(sockets)


@asynccontextmanager
async def opened_hub(database: Path, clock: Clock) -> AsyncIterator[tuple[Hub, Guests]]:
    """The rooms of a database and the guests who come to them, until all is closed again."""
    store, bots = open_store(database), Bots()
    try:
        hub = Hub(store, bots, clock)
        await hub.load()
        yield hub, Guests(store, Signer(signing_key(database)), clock)
    finally:
        bots.close()
        await store.close()


async def run(serving: Serving, announce: Callable[[Addresses], None]) -> None:
    listening = open_socket(serving)
    addresses = find_addresses(serving.host, listening.getsockname()[1], serving.public_url)
    async with opened_hub(serving.database, Clock()) as (hub, guests):
        settings = Settings(
            web_folder(), serving.public_url, serving.trusted_proxy, addresses.invite
        )
        collect_garbage_rarely()
        sweeper = asyncio.create_task(sweep_for_ever(hub))
        announce(addresses)
        log.info("%d rooms", len(hub.rooms))
        await Server(uvicorn_config(build(hub, guests, settings)), hub).serve([listening])
        sweeper.cancel()


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        headers=SAFE,
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=LARGEST_SOCKET_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


async def sweep_for_ever(hub: Hub) -> None:
    while True:
        await hub.sweep()
        await asyncio.sleep(SWEEP_SECONDS)


def serve(serving: Serving, announce: Callable[[Addresses], None]) -> None:
    log_to_stderr()
    allow_many_sockets()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(serving, announce))


def allow_many_sockets() -> None:
    """As many as the system lets us have, where it gives a program fewer at first."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def collect_garbage_rarely() -> None:
    """Next to nothing here is garbage in a circle, and what is loaded by now will stay."""
    gc.freeze()
    gc.set_threshold(OBJECTS_BEFORE_COLLECTION)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop

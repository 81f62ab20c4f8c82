"""Runs the server: store, bots, rooms and the web application, until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import msgspec
import uvicorn

from tablee.engine.words import Text
from tablee.server.addresses import Addresses, find_addresses
from tablee.server.app import Settings, build
from tablee.server.bot_worker import BotProcess
from tablee.server.clock import Clock
from tablee.server.guests import Guests
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.matches import Matches
from tablee.server.store.files import signing_key
from tablee.server.store.sqlite import open_store

log = logging.getLogger("tablee.server")

GRACE_SECONDS = 3
BACKLOG = 2048
LARGEST_SOCKET_FRAME = 65_536  # the application refuses far smaller ones, with a sentence
SWEEP_SECONDS = 6 * 3600


@dataclass(frozen=True)
class Serving:
    """What the host decides."""

    host: str
    port: int
    database: Path
    public_url: str = ""
    trusted_proxy: bool = False


class CannotServe(Exception):
    """The server can't start; `why` says what is in the way."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


class JsonLines(logging.Formatter):
    """One line a message: table ids and versions, never cards, moves, chat or tokens."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Below a warning uvicorn writes addresses of visitors and of rooms.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def web_folder() -> Path:
    """The built client: inside an installed package, or in the checkout."""
    packaged = Path(str(files("tablee"))) / "_web"
    return packaged if packaged.exists() else Path(str(files("tablee"))).parents[1] / "web" / "dist"


def open_socket(serving: Serving) -> socket.socket:
    """The listening socket, or CannotServe with what is in the way."""
    try:
        family, *_, address = socket.getaddrinfo(
            serving.host or None, serving.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except socket.gaierror:
        raise CannotServe(Text("serve-no-host", {"host": serving.host})) from None
    except OSError as error:
        why = {"host": serving.host, "port": str(serving.port), "error": error.strerror or ""}
        raise CannotServe(Text("serve-port", {**why})) from None
    return listening


class Server(uvicorn.Server):
    """Uvicorn that says good-bye to the rooms before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.close()
        await super().shutdown(sockets)


async def run(serving: Serving, announce: Callable[[Addresses], None]) -> None:
    listening = open_socket(serving)
    store = open_store(serving.database)
    bots, clock = BotProcess(), Clock()
    try:
        signer = Signer(signing_key(serving.database))
        hub = Hub(store, Matches(store, bots, clock), clock)
        hub.load()
        guests = Guests(store, signer, clock)
        settings = Settings(web_folder(), serving.public_url, serving.trusted_proxy)
        app = build(hub, guests, settings)
        sweeper = asyncio.create_task(sweep_for_ever(hub))
        announce(find_addresses(serving.host, listening.getsockname()[1], serving.public_url))
        await Server(uvicorn_config(app), hub).serve([listening])
        sweeper.cancel()
    finally:
        bots.close()
        await store.close()


def uvicorn_config(app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application, which uvicorn types more narrowly
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=LARGEST_SOCKET_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
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
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(serving, announce))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop

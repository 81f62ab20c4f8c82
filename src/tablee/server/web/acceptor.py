"""Accepts connections, a little at a time, and refuses before anything is built.

The loop's own servers accept whatever waits in one go, and make a transport and a protocol before
anybody can say no: some thousand connections a second were felt at every table. Here a refusal is
an accept, a write and a close; and after each moment of accepting comes a longer rest, in which
the tables have the loop, and the thread that writes to disk has the interpreter.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from time import monotonic

from tablee.server.web.client_address import network_of
from tablee.server.web.connection_limits import ConnectionLimits
from tablee.server.web.http_protocol import HttpProtocol

log = logging.getLogger("tablee.server")

ACCEPT_SECONDS = 0.0005  # at a time
REST_SECONDS = 0.001  # from one time to the next; the loop's timers know no less
SECONDS_WITHOUT_FILES = 1.0  # until we try again, if the system gives us no more


class Acceptor:
    """Lets people in at one listening socket, as far as the limits go."""

    def __init__(
        self,
        listening: socket.socket,
        limits: ConnectionLimits,
        new_protocol: Callable[[], HttpProtocol],
        refusal: Callable[[HTTPStatus], bytes],
    ) -> None:
        self.listening = listening
        self.limits = limits
        self.new_protocol = new_protocol
        self.refusal = refusal
        self.loop = asyncio.get_running_loop()
        listening.setblocking(False)
        self.accepting = self.loop.create_task(self.accept_for_ever())

    def close(self) -> None:
        """Nobody comes in any more."""
        self.accepting.cancel()

    async def accept_for_ever(self) -> None:
        while True:
            try:
                await self.accept_some()
            except (BlockingIOError, ConnectionError):
                pass  # nobody waits, or whoever did is gone
            except OSError as error:
                log.error("no connection can be accepted: %s", error.strerror)
                await asyncio.sleep(SECONDS_WITHOUT_FILES)
            except Exception:  # whatever it is: others must come in
                log.exception("a connection could not be taken")
            await asyncio.sleep(REST_SECONDS)

    async def accept_some(self) -> None:
        """Waits for somebody to come; then takes, for a moment, whoever has come, too."""
        await self.take(*await self.loop.sock_accept(self.listening))
        end = monotonic() + ACCEPT_SECONDS
        while monotonic() < end:
            await self.take(*self.listening.accept())

    async def take(self, connected: socket.socket, address: tuple[str, int]) -> None:
        connected.setblocking(False)
        network = network_of(address[0])
        if self.limits.let_in(network):
            await self.welcome(connected, network)
        else:
            self.turn_away(connected)

    async def welcome(self, connected: socket.socket, network: str) -> None:
        protocol = self.new_protocol()
        protocol.on_lost = partial(self.limits.let_out, network)
        try:
            await self.loop.connect_accepted_socket(lambda: protocol, connected)
        except OSError:  # gone in the meantime
            connected.close()
            if protocol.transport is None:  # it was never told, so it won't tell us either
                self.limits.let_out(network)

    def turn_away(self, connected: socket.socket) -> None:
        with contextlib.suppress(OSError), connected:
            connected.send(self.refusal(HTTPStatus.SERVICE_UNAVAILABLE))

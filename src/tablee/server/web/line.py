"""A connection as the application sees it: its stamps, its round trips, and how to end it.

Every stamp is `time.monotonic()`, in seconds, taken on this machine.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import deque
from collections.abc import Callable, Hashable

KEPT_TAGS = 64
KEPT_ROUND_TRIPS = 15
QUICK_PING_SECONDS = 1.0
# In Linux's struct tcp_info, in microseconds; all bits are set until there is a measurement.
MIN_RTT_START, MIN_RTT_END, NO_MIN_RTT = 148, 152, 2**32 - 1


def nothing() -> None:
    """Nobody wants to know."""


class Line:
    """In the scope of a WebSocket, as `scope["state"]["line"]`."""

    def __init__(
        self,
        transport: asyncio.BaseTransport,
        ping_every: Callable[[float | None], None],
        hang_up: Callable[[], None],
    ) -> None:
        self.transport = transport
        self.ping_every = ping_every
        self.hang_up = hang_up  # abort after a moment, whether the peer takes our close or not
        self.is_silent = False  # a ping waits for its answer longer than usual
        self.on_silence: Callable[[], None] = nothing  # it has fallen silent, or is heard again
        self.asks_kernel = True  # not behind a proxy: there the kernel knows the proxy alone
        self.written: dict[Hashable, float] = {}
        self.samples: deque[float] = deque(maxlen=KEPT_ROUND_TRIPS)

    def note_written(self, tag: Hashable, at: float) -> None:
        self.written.setdefault(tag, at)  # what is sent again was seen before
        if len(self.written) > KEPT_TAGS:
            del self.written[next(iter(self.written))]

    def written_at(self, tag: Hashable) -> float | None:
        """When the message with this tag was written to the socket; None if that is long ago."""
        return self.written.get(tag)

    def ping_often(self) -> None:
        """While a real-time table is open."""
        self.ping_every(QUICK_PING_SECONDS)

    def ping_seldom(self) -> None:
        """As configured, to notice who is gone."""
        self.ping_every(None)

    def note_silence(self, *, is_silent: bool) -> None:
        if is_silent != self.is_silent:
            self.is_silent = is_silent
            self.on_silence()

    def note_round_trip(self, seconds: float) -> None:
        self.samples.append(seconds)

    def round_trips(self) -> list[float]:
        """From ping to pong in seconds, the latest last."""
        return list(self.samples)

    def min_rtt(self) -> float | None:
        """The kernel's shortest round trip of the last minutes, or None where it isn't known."""
        connected = self.transport.get_extra_info("socket")
        if not self.asks_kernel or sys.platform != "linux" or connected.fileno() < 0:  # closed
            return None
        try:
            info = connected.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT_END)
        except OSError:  # no TCP
            return None
        microseconds = int.from_bytes(info[MIN_RTT_START:MIN_RTT_END], sys.byteorder)
        return None if microseconds in (0, NO_MIN_RTT) else microseconds / 1e6

"""Our HTTP protocol: uvicorn's, with limits on heads and bodies, and a deadline at every moment.

Uvicorn stops its only timer at the first byte that comes, whatever it is: a client that then says
nothing sensible would be kept for ever. Here a timer is only ever replaced by another one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from tablee.server.web.line import nothing
from tablee.server.web.websocket import WebSocketProtocol

security = logging.getLogger("tablee.security")

LARGEST_HEAD = 49_152  # bytes of the request line, which may hold a composed deck, and all headers
LARGEST_BODY = 65_536  # as sent; the application reads far less, and says so
MOST_WAITING = 2  # requests behind the one that is being answered; browsers send none
MOST_HEADERS = 100
LONGEST_PATH, MOST_FIELDS = 2048, 64  # of an address; what is composed stands in one field of it
HEAD_SECONDS = 15.0  # from its first byte, or from the connection, to its last
IDLE_SECONDS = 5.0  # from an answer to the next request
ANSWER_SECONDS = 60.0  # from a request to its answer
STALL_SECONDS = 20.0  # within which somebody who reads slowly takes so much
STALL_BYTES = 20_480
# Who is refused is read on for a moment, or they would get a reset instead of the answer.
LINGER_SECONDS, LINGER_BYTES = 2.0, 131_072


class TooMuch(Exception):
    """Raised where the parser calls us: it goes no further."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.on_lost: Callable[[], None] = nothing
        self.is_in_head = True
        self.head_size = 0
        self.body_size = 0
        self.lingering: int | None = None  # bytes that we still read, and throw away
        self.is_answering = False
        self.untaken = 0  # bytes that waited to be written when we last looked
        self.deadline: asyncio.TimerHandle | None = None

    # A connection begins and ends

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # As in uvicorn, which narrows the transport too.
        super().connection_made(transport)
        self.wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.on_lost()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()  # the other protocol has its own
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, WebSocketProtocol)
        upgraded.on_lost = self.on_lost

    # Heads and bodies

    def data_received(self, data: bytes) -> None:
        """Fed to the parser no further than a head or a body may go."""
        if self.lingering is not None:
            self.linger_on(len(data))
            return
        while data and self.is_ours():
            part = data[: LARGEST_HEAD - self.head_size] if self.is_in_head else data
            if not part:
                security.warning("a request's head is too large")
                too_large = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                self.transport.write(refusal(self.server_state, too_large))
                if self.transport.can_write_eof():
                    self.transport.write_eof()
                self.linger()
                self.linger_on(len(data))
                return
            if self.is_in_head:
                self.head_size += len(part)
            else:
                self.body_size += len(part)
            if self.body_size > LARGEST_BODY:
                security.warning("a request's body is too large")
                self.flow.pause_reading()  # until it is answered
                self.linger()
                return
            super().data_received(part)
            data = data[len(part) :]

    def linger(self) -> None:
        """What comes from now on is thrown away, and not for long."""
        self.lingering = LINGER_BYTES
        self.wait(LINGER_SECONDS)

    def linger_on(self, unread: int) -> None:
        assert self.lingering is not None
        self.lingering -= unread
        if self.lingering < 0:
            self.transport.abort()

    def is_ours(self) -> bool:
        """Neither closed nor a WebSocket by now."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self.refuse_head("a request has too many headers")

    def refuse_head(self, why: str) -> None:
        security.warning(why)
        too_large = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        self.transport.write(refusal(self.server_state, too_large))
        self.transport.close()
        raise TooMuch  # the parser would go on with what it has

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():  # else we have answered already
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self.is_answering:
            self.wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            security.warning("a connection is cut: too many requests at once")
            self.transport.abort()
            raise TooMuch
        if len(self.url.partition(b"?")[0]) > LONGEST_PATH or self.url.count(b"&") > MOST_FIELDS:
            self.refuse_head("an address is too long")
        self.is_in_head, self.head_size, self.body_size = False, 0, 0
        self.is_answering = True
        super().on_headers_complete()
        self.wait(ANSWER_SECONDS)

    def on_message_complete(self) -> None:
        self.is_in_head, self.head_size, self.body_size = True, 0, 0
        super().on_message_complete()

    # Answers

    def on_response_complete(self) -> None:
        self.is_answering = bool(self.pipeline)
        super().on_response_complete()
        self._unset_keepalive_if_required()  # ours is enough
        if self.is_answering:
            self.wait(ANSWER_SECONDS)
        elif self.transport.get_write_buffer_size():
            self.wait_for_reader()
        else:
            self.wait(IDLE_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.wait(ANSWER_SECONDS)

    # Deadlines

    def wait(self, seconds: float) -> None:
        """No longer than this, from now on."""
        self.stop_waiting()
        self.deadline = self.loop.call_later(seconds, self.end)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def wait_for_reader(self) -> None:
        self.untaken = untaken_bytes(self.transport)
        self.wait(STALL_SECONDS)

    def end(self) -> None:
        """Its time is up, unless it takes what we have written, if slowly."""
        if not self.transport.get_write_buffer_size():
            self.transport.close()
        elif untaken_bytes(self.transport) <= self.untaken - STALL_BYTES:
            self.wait_for_reader()
        else:
            security.warning("a connection is cut: it doesn't read")
            self.transport.abort()  # a close would wait until it does


def refusal(server_state: ServerState, status: HTTPStatus) -> bytes:
    """A whole answer, for somebody whom the application doesn't hear of."""
    lines = [b"%s: %s\r\n" % header for header in server_state.default_headers]
    ending = b"content-length: 0\r\nconnection: close\r\n\r\n"
    return b"".join([STATUS_LINE[status], *lines, ending])


def untaken_bytes(transport: asyncio.Transport) -> int:
    """What the peer has yet to take, here and in the kernel, which may hold megabytes itself."""
    waiting = transport.get_write_buffer_size()
    connected = transport.get_extra_info("socket")
    if sys.platform != "linux" or connected.fileno() < 0:
        return waiting
    import termios
    from fcntl import ioctl

    queued = ioctl(connected.fileno(), termios.TIOCOUTQ, bytes(4))
    return waiting + int.from_bytes(queued, sys.byteorder)

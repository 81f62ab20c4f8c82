"""Our WebSocket protocol: uvicorn's, with rate limits, bounded buffers, timeouts and stamps.

Every frame counts, whatever its kind, before it is parsed: a ping costs the server as much as a
message. Somebody who floods or doesn't read is aborted, because a close waits for the peer. See
decision 18.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

from tablee.server.token_bucket import Bucket
from tablee.server.web.frame_counter import FrameCounter
from tablee.server.web.line import Line, nothing

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

security = logging.getLogger("tablee.security")

# Of one connection, whatever is in the frames. The application allows far less, and says so.
FRAMES_A_SECOND, FRAMES_AT_ONCE = 50, 300
BYTES_A_SECOND, BYTES_AT_ONCE = 262_144, 1_048_576
FRAGMENTS_PER_MESSAGE = 64
MESSAGES_AHEAD = 32  # read and not yet handled; below that, a stamp never waits for the application
# With 0 uvloop writes at once, not at the end of the loop's turn: so stamps are true, and whatever
# the kernel doesn't take pauses reading.
HIGH_WATER = 0
LARGEST_WRITE_BUFFER = 2 * 2**20
STALL_SECONDS = 20.0  # within which the peer takes what we write
SILENT_SECONDS = 2.0  # within which a ping is answered, or the others see that the line is cut
CLOSE_SECONDS = 2.0  # within which it answers our close

# Keys of ours in ASGI events
READ_AT, TAG = "tablee.read_at", "tablee.tag"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection; the application knows it as a `Line`."""

    line: Line

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.frame_counter = FrameCounter()
        self.frame_limit = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self.byte_limit = Bucket(BYTES_A_SECOND, BYTES_AT_ONCE)
        self.read_at = 0.0
        self.pinged_at = 0.0
        self.stall_timer: asyncio.TimerHandle | None = None
        self.silence_timer: asyncio.TimerHandle | None = None
        self.hang_up_timer: asyncio.TimerHandle | None = None
        self.is_cut = False
        self.on_lost: Callable[[], None] = nothing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.line = Line(transport, self.ping_every, self.hang_up)
        self.app_state = {**self.app_state, "line": self.line}
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        if self.transport.get_write_buffer_size() > HIGH_WATER:
            self.pause_writing()  # an earlier response waits; only our predecessor was told

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self.stall_timer, self.silence_timer, self.hang_up_timer):
            if timer is not None:
                timer.cancel()
        self.on_lost()
        super().connection_lost(exc)
        # What is left of it waits for the collector, which comes rarely: let that be little.
        self.conn.reader.discard()
        self.frames = []

    # Read

    def data_received(self, data: bytes) -> None:
        self.read_at = monotonic()
        self.line.note_silence(is_silent=False)
        if not self.handshake_initiated:
            self.read_request(data)
        elif not self.handshake_complete:
            self.transport.abort()  # a client waits for our answer (RFC 6455, 4.1)
        elif not self.is_allowed(data):
            self.cut("too many frames or bytes")
        else:
            super().data_received(data)
            self.check_write_buffer()

    def read_request(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # refused by the parser, which uvicorn doesn't notice
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def is_allowed(self, data: bytes) -> bool:
        if not self.byte_limit.take(self.read_at, len(data)):
            return False
        frames = self.frame_counter.count(data, FRAMES_AT_ONCE)
        return self.frame_limit.take(self.read_at, frames)

    def handle_cont(self, event: Frame) -> None:
        # Their bytes are limited by `ws_max_size`, but empty ones would pile up for ever.
        if len(self.frames) >= FRAGMENTS_PER_MESSAGE:
            self.cut("too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn pauses reading at every message, and the next one's stamp would come too late."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            event = received(data, is_text=self.curr_msg_data_type == "text", read_at=self.read_at)
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        self.queue.put_nowait(event)
        if self.queue.qsize() >= MESSAGES_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        event = await self.queue.get()
        if self.read_paused and self.queue.qsize() < MESSAGES_AHEAD:
            self.read_paused = False
            self.read_on()
        return event

    def read_on(self) -> None:
        """Unless messages wait for the application, or bytes for the peer."""
        if not self.read_paused and self.writable.is_set():
            self.transport.resume_reading()

    # Write

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.send":
            tag = cast(Mapping[str, Hashable], message).get(TAG)
            if tag is not None:
                self.line.note_written(tag, monotonic())
            self.check_write_buffer()
        elif message["type"] == "websocket.close":
            self.hang_up()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        if self.stall_timer is None:
            self.stall_timer = self.loop.call_later(STALL_SECONDS, self.cut, "it doesn't read")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None
        self.read_on()

    def check_write_buffer(self) -> None:
        if self.transport.get_write_buffer_size() > LARGEST_WRITE_BUFFER:
            self.cut("too much waits for it")

    # End

    def cut(self, why: str) -> None:
        """End the connection now, whatever the peer does. One line in the log says so."""
        if not self.is_cut:
            self.is_cut = True
            security.warning("a socket is cut: %s", why)
            self.transport.abort()

    def hang_up(self) -> None:
        """We have closed, or are about to: end the connection soon, whatever the peer does."""
        if self.hang_up_timer is None:
            self.hang_up_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    # Pings

    def ping_every(self, seconds: float | None) -> None:
        """None: as configured."""
        self.ping_interval = self.config.ws_ping_interval if seconds is None else seconds
        if self.ping_timer is not None:  # else a pong is awaited, and the new interval comes next
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self.pinged_at = monotonic()
        self.silence_timer = self.loop.call_later(SILENT_SECONDS, self.note_silence)

    def note_silence(self) -> None:
        """Whoever is cut off is shown as such long before the connection ends."""
        self.line.note_silence(is_silent=True)

    def handle_pong(self, event: Frame) -> None:
        if event.data == self.pending_ping_payload:
            self.line.note_round_trip(self.read_at - self.pinged_at)
            if self.silence_timer is not None:
                self.silence_timer.cancel()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        self.transport.abort()


def received(data: bytes, *, is_text: bool, read_at: float) -> ASGIReceiveEvent:
    """The event for the application; UnicodeDecodeError if a text is none."""
    content = {"text": data.decode()} if is_text else {"bytes": data}
    event = {"type": "websocket.receive", **content, READ_AT: read_at}
    return cast("ASGIReceiveEvent", event)

"""An open page of somebody in a room: the frames that wait to be sent, and why it closes."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from tablee.server import wire
from tablee.server.web.line import Line
from tablee.server.web.round_trips import p95, plausible_round_trip

LONGEST_OUTBOX = 256  # frames
LARGEST_OUTBOX = 2**20  # bytes; a frame more than that is taken


@dataclass(frozen=True)
class Frame:
    """A message on its way; the line notes when one with a tag is written."""

    content: bytes
    tag: tuple[str, int] | None = None


class Outbox:
    """Frames on their way to a page, taken by one task; None is the last."""

    def __init__(self) -> None:
        self.frames: deque[Frame | None] = deque()
        self.size = 0  # bytes
        self.taker: asyncio.Future[None] | None = None

    def put(self, frame: Frame | None) -> None:
        self.frames.append(frame)
        self.size += 0 if frame is None else len(frame.content)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def take(self) -> Frame | None:
        while not self.frames:
            self.taker = asyncio.get_running_loop().create_future()
            await self.taker
        frame = self.frames.popleft()
        self.size -= 0 if frame is None else len(frame.content)
        return frame

    def is_full(self) -> bool:
        return len(self.frames) >= LONGEST_OUTBOX or self.size >= LARGEST_OUTBOX

    def clear(self) -> None:
        self.frames.clear()
        self.size = 0


@dataclass(eq=False)
class Connection:
    """Somebody's open page; `outbox` is emptied by the socket's own task."""

    person: str
    device: str
    line: Line
    outbox: Outbox = field(default_factory=Outbox)
    closing: wire.Close | None = None
    is_pinged_often: bool = False
    is_out_of_sight: bool = False

    def send(self, message: wire.FromServer) -> None:
        self.send_frame(Frame(wire.write(message)))

    def send_view(self, table: str, number: int, content: bytes) -> None:
        self.send_frame(Frame(content, (table, number)))

    def send_frame(self, frame: Frame) -> None:
        if self.closing is not None:
            return
        if self.outbox.is_full():  # too slow: it comes back by itself, to the newest view
            self.close(wire.Close.TRY_LATER)
        else:
            self.outbox.put(frame)

    def close(self, code: wire.Close) -> None:
        """After what was sent before; unless nobody takes it."""
        if self.closing is not None:
            return
        self.closing = code
        if self.outbox.is_full():
            self.outbox.clear()
        self.outbox.put(None)
        self.line.hang_up()  # soon, though nobody reads

    # Time, by the stamps of the socket

    def written_at(self, table: str, number: int) -> float | None:
        return self.line.written_at((table, number))

    def round_trip(self) -> float:
        """Seconds from us to the page and back."""
        return plausible_round_trip(self.line.round_trips(), self.line.min_rtt()) or 0.0

    def slowest_round_trip(self) -> float:
        return p95(self.line.round_trips()) or 0.0

    def ping(self, *, often: bool) -> None:
        """Round trips are measured while claims may come."""
        if often != self.is_pinged_often:
            self.is_pinged_often = often
            if often:
                self.line.ping_often()
            else:
                self.line.ping_seldom()

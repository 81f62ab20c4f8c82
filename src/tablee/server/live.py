"""What is in memory of a room: its document, its match, and who is connected."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tablee.server import wire
from tablee.server.limits import Bucket
from tablee.server.room import Room
from tablee.server.table import Table

CHAT_RATE, CHAT_BURST = 0.5, 5
LONGEST_OUTBOX = 256
KEPT_ANSWERS = 500
GOING_AWAY = 1012


@dataclass(eq=False)
class Connection:
    """Somebody's open page; `outbox` is emptied by the socket's own task."""

    person: str
    outbox: asyncio.Queue[bytes | None] = field(
        default_factory=lambda: asyncio.Queue(LONGEST_OUTBOX)
    )
    chat: Bucket = field(default_factory=lambda: Bucket(CHAT_RATE, CHAT_BURST))
    is_lost: bool = False
    close_code: int = GOING_AWAY

    def send(self, message: wire.FromServer) -> None:
        self.send_bytes(wire.write(message))

    def send_bytes(self, frame: bytes | None) -> None:
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.is_lost = True  # too slow: its socket is closed, and it comes back with a new view


@dataclass(eq=False)
class LiveRoom:
    """A room in memory, with its match and its connections."""

    doc: Room
    table: Table | None = None
    connections: set[Connection] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    continued: set[int] = field(default_factory=set)
    stand_ins: set[int] = field(default_factory=set)
    waited_for: set[int] = field(default_factory=set)  # absent seats that the others wait for
    gone_since: dict[str, float] = field(default_factory=dict)
    chat: list[wire.ChatLine] = field(default_factory=list)
    next_step: asyncio.Task[None] | None = None
    told_bots: dict[int, int] = field(default_factory=dict)  # views that a bot has seen, by seat
    answered: dict[str, bytes] = field(default_factory=dict)  # command id: its answer

    def is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def waiting(self) -> list[int]:
        """Between two deals: who is here, plays, and has not continued yet."""
        if self.table is None or not self.table.state.settled or self.table.state.over:
            return []
        return [
            seat
            for seat, place in enumerate(self.doc.places)
            if place.person is not None
            and seat not in self.continued
            and seat not in self.stand_ins
            and self.is_here(place.person)
        ]

    def is_absent(self, seat: int, now: float) -> bool:
        """Gone for longer than agreed, and nobody has decided yet what to do about it."""
        person = self.doc.places[seat].person
        since = self.gone_since.get(person) if person is not None else None
        # A little slack: whoever watches wakes at the very moment.
        long = since is not None and now - since >= self.doc.absent_seconds - 0.05
        return long and seat not in self.stand_ins and seat not in self.waited_for

    def is_played_by_bot(self, seat: int) -> bool:
        return bool(self.doc.places[seat].bot) or seat in self.stand_ins

    def remember_answer(self, command: str, frame: bytes) -> None:
        self.answered[command] = frame
        if len(self.answered) > KEPT_ANSWERS:
            del self.answered[next(iter(self.answered))]

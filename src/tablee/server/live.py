"""What is in memory of a room: its document, its match, and who is connected."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from math import inf

from tablee.engine.moves import Seat
from tablee.engine.state import State
from tablee.server import wire
from tablee.server.limits import Bucket
from tablee.server.room import OWN_PACE, PACES, Room
from tablee.server.table import Table

CHAT_RATE, CHAT_BURST = 0.5, 5
LONGEST_OUTBOX = 256
KEPT_ANSWERS = 32


class Outbox:
    """Frames on their way to a page, taken by one task; None is the last."""

    def __init__(self) -> None:
        self.frames: deque[bytes | None] = deque()
        self.taker: asyncio.Future[None] | None = None

    def put(self, frame: bytes | None) -> None:
        self.frames.append(frame)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def take(self) -> bytes | None:
        while not self.frames:
            self.taker = asyncio.get_running_loop().create_future()
            await self.taker
        return self.frames.popleft()

    def is_full(self) -> bool:
        return len(self.frames) >= LONGEST_OUTBOX


@dataclass(eq=False)
class Connection:
    """Somebody's open page; `outbox` is emptied by the socket's own task."""

    person: str
    device: str = ""
    outbox: Outbox = field(default_factory=Outbox)
    closing: wire.Close | None = None

    def send(self, message: wire.FromServer) -> None:
        self.send_bytes(wire.write(message))

    def send_bytes(self, frame: bytes) -> None:
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
            self.outbox.frames.clear()
        self.outbox.put(None)


@dataclass(eq=False)
class LiveRoom:
    """A room in memory, with its match and its connections. Times are the clock's `elapsed`."""

    doc: Room
    table: Table | None = None
    connections: set[Connection] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # By person and command
    answered: dict[tuple[str, str], wire.FromServer] = field(default_factory=dict)
    # Talk
    chat: list[wire.ChatLine] = field(default_factory=list)
    chat_buckets: dict[str, Bucket] = field(default_factory=dict)
    # The match
    seating: dict[str, int] = field(default_factory=dict)  # of the match that is over
    continued: set[int] = field(default_factory=set)
    next_step: asyncio.Task[None] | None = None
    moved_at: float = 0.0
    is_hurried: bool = False  # by the only player: the next bot needn't wait
    active_since: dict[int, float] = field(default_factory=dict)
    passed: set[int] = field(default_factory=set)  # bots that let this moment go by
    told_bots: dict[int, tuple[int, State]] = field(default_factory=dict)  # views seen, up to here
    is_in_trouble: bool = False  # the store failed, and people know
    # Who is away
    gone_since: dict[str, float] = field(default_factory=dict)
    watches: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    stand_ins: dict[int, int] = field(default_factory=dict)  # by seat: the version they began at

    def is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def seat_at_table(self, person: str) -> int | None:
        """The seat in the running match, or in the last one."""
        return self.doc.seat_of(person) if self.doc.playing else self.seating.get(person)

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
        """Gone for longer than agreed, and no stand-in plays."""
        person = self.doc.places[seat].person
        if person is None or person not in self.gone_since or seat in self.stand_ins:
            return False
        return now >= self.gone_since[person] + self.doc.absent_seconds

    def is_played_by_bot(self, seat: int) -> bool:
        return bool(self.doc.places[seat].bot) or seat in self.stand_ins

    def pace(self) -> float:
        """Seconds before a bot or the house moves; without end until the only player asks."""
        if self.is_hurried:
            return 0.0
        player, name = self.doc.lone_player(), self.doc.pace_now()
        is_own = name == OWN_PACE and player is not None and self.is_here(player)
        return inf if is_own else PACES[name]

    # What begins anew

    def open(self, table: Table, now: float) -> None:
        """A match begins, or is brought back."""
        self.table = table
        self.seating, self.continued, self.stand_ins, self.told_bots = {}, set(), {}, {}
        self.take_up(now)

    def take_up(self, now: float) -> None:
        """All times run in full from now on."""
        self.moved_at = now
        self.is_hurried = False
        self.passed = set()
        active = [] if self.table is None else self.table.state.active()
        self.active_since = dict.fromkeys(active, now)

    def note_move(self, mover: Seat, now: float) -> None:
        """Who may still act has been waiting since before; whoever moved begins anew."""
        assert self.table is not None, "a move needs a match"
        since = self.active_since
        self.take_up(now)
        for seat in self.active_since:
            if seat != mover and seat in since:
                self.active_since[seat] = since[seat]

    def remember_answer(self, person: str, command: str, answer: wire.FromServer) -> None:
        self.answered[person, command] = answer
        if len(self.answered) > KEPT_ANSWERS:
            del self.answered[next(iter(self.answered))]

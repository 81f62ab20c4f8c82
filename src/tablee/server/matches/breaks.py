"""The break between two deals: who still reads the score, and how long the house waits for them."""

from __future__ import annotations

from math import inf

from tablee.server.matches.absences import Absences
from tablee.server.matches.room_interface import MatchRoom
from tablee.server.matches.schedule import Timers
from tablee.server.matches.table import Table

LONGEST_BREAK = 30.0  # seconds, if somebody doesn't continue


class Break:
    """Alone with bots one reads as long as one likes; several wait for each other, but not long."""

    def __init__(self, table: Table, room: MatchRoom, absences: Absences) -> None:
        self.table = table
        self.room = room
        self.absences = absences
        self.continued: set[int] = set()  # who has read the score of the last deal

    def waiting(self) -> list[int]:
        """Who is here, plays, and has not continued yet."""
        if not self.table.state.settled or self.table.state.over:
            return []
        return [
            seat
            for seat, place in enumerate(self.room.doc.places)
            if place.person is not None
            and seat not in self.continued
            and seat not in self.absences.stand_ins
            and self.room.is_here(place.person)
        ]

    def seconds(self, pace: float) -> float:
        """How long after the score the house deals."""
        if not self.waiting():
            return pace
        return inf if self.room.doc.lone_player() is not None else LONGEST_BREAK

    def remaining(self, timers: Timers, now: float) -> int | None:
        """Milliseconds until the house deals without whoever still reads; None: it doesn't."""
        if not self.waiting() or self.seconds(inf) == inf:
            return None
        left = timers.moved_at + LONGEST_BREAK - (timers.paused_at or now)
        return max(0, round(1000 * left))

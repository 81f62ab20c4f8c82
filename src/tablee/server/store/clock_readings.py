"""How far the machine's clock is believed when old things are deleted for good.

A clock that jumps ahead can't be told from a long pause: nothing more is deleted until it has run
on steadily for a while. If it was wrong, it is set right before that, and nothing is lost.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

DAY: Final = 24 * 60 * 60.0
LONGEST_PAUSE: Final = 8 * DAY  # of a server that runs one evening a week
GRACE: Final = 7 * DAY
SET_BACK: Final = 60 * 60.0  # so far a clock is set back without having been wrong


@dataclass(frozen=True)
class Readings:
    """By `believed` it is decided what is old; `jumped` was read first after a jump."""

    believed: float
    last: float
    jumped: float | None = None

    def after(self, now: float) -> Readings:
        """With another reading."""
        is_settled = self.jumped is None or now - self.jumped >= GRACE
        if -SET_BACK <= now - self.last <= LONGEST_PAUSE:
            return Readings(now, now) if is_settled else Readings(self.believed, now, self.jumped)
        if now < self.last:
            return Readings(min(self.believed, now), now, now)
        # Whatever was read before, and not taken back for so long, was right.
        return Readings(self.last if is_settled else self.believed, now, now)

    @property
    def held_until(self) -> float | None:
        """When the clock will be believed again."""
        return None if self.jumped is None else self.jumped + GRACE


def read_clock(connection: sqlite3.Connection, now: float) -> Readings:
    """Note another reading, and tell what to make of it."""
    kept = connection.execute("SELECT believed, last, jumped FROM clock").fetchone()
    before = first_reading(connection, now) if kept is None else Readings(*kept)
    readings = before.after(now)
    connection.execute(
        "INSERT INTO clock VALUES (1, ?, ?, ?) ON CONFLICT (one) DO UPDATE SET"
        " believed = excluded.believed, last = excluded.last, jumped = excluded.jumped",
        (readings.believed, readings.last, readings.jumped),
    )
    return readings


def first_reading(connection: sqlite3.Connection, now: float) -> Readings:
    """Before the first sweep the newest thing that is kept tells the time."""
    (newest,) = connection.execute(
        "SELECT max(at) FROM (SELECT max(touched) AS at FROM rooms"
        " UNION ALL SELECT max(seen) FROM people UNION ALL SELECT max(started) FROM tables"
        " UNION ALL SELECT max(finished) FROM tables UNION ALL SELECT max(at) / 1000.0 FROM moves)"
    ).fetchone()
    time = now if newest is None else newest
    return Readings(time, time)

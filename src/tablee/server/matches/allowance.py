"""How much a room may play: without an end to it, bots that wait for nobody would fill a disk."""

from __future__ import annotations

from tablee.server.clock import Clock
from tablee.server.limits import Limits
from tablee.server.token_bucket import Bucket

HOUR = 3600.0
OVERDRAFT = 600  # moves that people may still make when bots must wait


class Allowance:
    """So many moves at once and so many an hour; beyond that bots wait, and much later people."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.clock = clock
        self.bucket = Bucket(
            limits.moves_per_hour / HOUR, limits.moves_at_once, self.clock.elapsed()
        )

    def note(self, moves: int) -> None:
        self.level()
        self.bucket.level -= moves

    def wait(self) -> float:
        """Seconds until a bot or the house may move."""
        return max(0.0, (1 - self.level()) / self.bucket.rate)

    def is_spent(self) -> bool:
        """Whether people must wait, too."""
        return self.level() <= -OVERDRAFT

    def level(self) -> float:
        return self.bucket.refill(self.clock.elapsed())

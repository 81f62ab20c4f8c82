"""Tables at which only bots play at once would leave nothing to the others: they take turns."""

from __future__ import annotations

import asyncio

from tablee.server.clock import Clock
from tablee.server.token_bucket import Bucket

MOVES_A_SECOND, MOVES_AT_ONCE = 300, 30


class Turnstile:
    """Lets so many moves of such tables through, in the order in which they come."""

    def __init__(self) -> None:
        self.bucket = Bucket(MOVES_A_SECOND, MOVES_AT_ONCE)
        self.lock = asyncio.Lock()

    async def pass_through(self, clock: Clock) -> None:
        async with self.lock:
            while not self.bucket.take(clock.elapsed()):
                await clock.sleep(1 / self.bucket.rate)

"""Time, handed in: the server never asks the machine itself."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The real time; a test may hand in another."""

    def now(self) -> float:
        """Seconds since 1970, for what is written down."""
        return time.time()

    def elapsed(self) -> float:
        """Seconds that never jump, for all that waits or is counted."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

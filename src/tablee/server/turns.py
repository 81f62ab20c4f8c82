"""Whoever wants what only one can have at a time waits for a turn, and all who ask take turns."""

from __future__ import annotations

import asyncio
from typing import Final

# Turns for which one asker may wait at once. How many they are concerns nobody else, and strangers
# of one address are one asker: this leaves room for a class behind one router.
MOST_WAITING: Final = 40


class TooManyWaiting(Exception):
    """This asker waits for as many turns as one may; nobody else is held up by that."""


class Turns:
    """One has the turn; the next is for the asker who has waited longest since the last one.

    An asker's own turns come in the order in which they were asked for.
    """

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: dict[str, list[asyncio.Event]] = {}  # by asker; the first one is the next

    async def take(self, asker: str) -> None:
        """Returns with the turn, which must be passed on; who is cancelled waits no more."""
        if not self.is_taken:
            self.is_taken = True
            return
        mine = self.waiting.get(asker, [])
        if len(mine) >= MOST_WAITING:
            raise TooManyWaiting
        turn = asyncio.Event()
        self.waiting[asker] = [*mine, turn]
        try:
            await turn.wait()
        except asyncio.CancelledError:
            if turn.is_set():  # it came too late
                self.pass_on()
            else:
                self.leave(asker, turn)
            raise

    def pass_on(self) -> None:
        self.is_taken = bool(self.waiting)
        if self.is_taken:
            asker = next(iter(self.waiting))
            turn, *others = self.waiting.pop(asker)
            if others:
                self.waiting[asker] = others  # behind everybody else
            turn.set()

    def leave(self, asker: str, turn: asyncio.Event) -> None:
        self.waiting[asker].remove(turn)
        if not self.waiting[asker]:
            del self.waiting[asker]

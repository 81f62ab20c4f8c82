"""Whoever wants what only one can have at a time waits for a turn, and all who ask take turns."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple, TypeVar

# Turns for which one may wait at once: more than a page asks for, or a class behind one router.
MOST_OF_ONE: Final = 8
MOST_OF_ADDRESS: Final = 60

T = TypeVar("T")


class Asker(NamedTuple):
    """Guests cost nothing: so addresses take turns, and at each the people there."""

    address: str
    person: str


class TooManyWaiting(Exception):
    """This asker, or address, waits for as many turns as one may; that holds up nobody else."""


class Turns:
    """One has the turn; the next is for the address, and there for the person, who has waited
    longest since the last one. Somebody's own turns come in the order in which they were asked for.
    """

    def __init__(self) -> None:
        self.is_taken = False
        # By address and person; everywhere the first one is the next.
        self.waiting: dict[str, dict[str, list[asyncio.Event]]] = {}

    async def take(self, asker: Asker) -> None:
        """Returns with the turn, which must be passed on; who is cancelled waits no more."""
        if not self.is_taken:
            self.is_taken = True
            return
        turn = self.queue(asker)
        try:
            await turn.wait()
        except asyncio.CancelledError:
            if turn.is_set():  # it came too late
                self.pass_on()
            else:
                self.leave(asker, turn)
            raise

    def queue(self, asker: Asker) -> asyncio.Event:
        people = self.waiting.get(asker.address, {})
        mine = people.get(asker.person, [])
        if len(mine) >= MOST_OF_ONE or sum(map(len, people.values())) >= MOST_OF_ADDRESS:
            raise TooManyWaiting
        turn = asyncio.Event()
        people[asker.person] = [*mine, turn]
        self.waiting[asker.address] = people
        return turn

    def pass_on(self) -> None:
        self.is_taken = bool(self.waiting)
        if self.is_taken:
            address, people = next(iter(self.waiting.items()))
            person, (turn, *others) = next(iter(people.items()))
            go_behind(people, person, others)
            go_behind(self.waiting, address, people)
            turn.set()

    def leave(self, asker: Asker, turn: asyncio.Event) -> None:
        people = self.waiting[asker.address]
        people[asker.person].remove(turn)
        if not people[asker.person]:
            del people[asker.person]
        if not people:
            del self.waiting[asker.address]


def go_behind(queue: dict[str, T], key: str, rest: T) -> None:
    """Behind all others, with what is left to wait for."""
    del queue[key]
    if rest:
        queue[key] = rest

"""What belongs to whom, of things that may be many thousands.

Nobody looks through all rooms, classes or devices of the house to answer one request.
"""

from __future__ import annotations

from collections.abc import Iterable


class ByPerson:
    """Things by their ids, in the order in which they came to somebody."""

    def __init__(self) -> None:
        self.people: dict[str, frozenset[str]] = {}  # by thing
        self.things: dict[str, dict[str, None]] = {}  # by person

    def note(self, thing: str, people: Iterable[str]) -> None:
        before, now = self.people.get(thing, frozenset()), frozenset(people)
        for person in before - now:
            del self.things[person][thing]
            if not self.things[person]:
                del self.things[person]
        for person in now - before:
            self.things.setdefault(person, {})[thing] = None
        self.people[thing] = now

    def drop(self, thing: str) -> None:
        self.note(thing, ())
        self.people.pop(thing, None)

    def of(self, person: str) -> list[str]:
        return list(self.things.get(person, ()))

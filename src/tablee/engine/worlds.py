"""Sharing out what a seat can't see: every way that fits equally likely, and no other."""

from __future__ import annotations

from dataclasses import dataclass
from math import factorial
from typing import TypeAlias

from tablee.engine.cards import Card
from tablee.engine.rng import MOST, MOST_BITS, Rng

Room: TypeAlias = tuple[int, ...]  # how many cards each place still takes


@dataclass(frozen=True)
class Group:
    """Cards that may lie in the same places."""

    cards: list[Card]
    places: tuple[int, ...]


def merged(groups: list[Group]) -> list[Group]:
    """One group for each set of places, those with the fewest places first."""
    by_places: dict[tuple[int, ...], list[Card]] = {}
    for group in groups:
        by_places.setdefault(group.places, []).extend(group.cards)
    order = sorted((len(places), places) for places in by_places)
    return [Group(by_places[places], places) for _, places in order]


def share_out(groups: list[Group], room: list[int], rng: Rng) -> list[list[Card]]:
    """Fill every place with cards that may lie there; each way to do so is equally likely.

    The order within a place means nothing: a pile that has one is shuffled by the caller.
    """
    counter = WayCounter(merged(groups))
    left: Room = tuple(room)
    shares: list[list[Card]] = [[] for _ in room]
    for index, group in enumerate(counter.groups):
        split = counter.draw_split(index, left, rng)
        cards = list(group.cards)
        rng.shuffle(cards)
        for place, count in zip(group.places, split, strict=True):
            shares[place] += [cards.pop() for _ in range(count)]
        left = after(left, group.places, split)
    return shares


def after(room: Room, places: tuple[int, ...], split: Room) -> Room:
    left = list(room)
    for place, count in zip(places, split, strict=True):
        left[place] -= count
    return tuple(left)


class WayCounter:
    """Counts the ways to share out the groups from one on, remembering what it counted."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.known: dict[tuple[int, Room], int] = {}

    def ways(self, index: int, room: Room) -> int:
        if index == len(self.groups):
            return 1 if not any(room) else 0
        if (index, room) not in self.known:
            splits = self.splits(index, room)
            self.known[index, room] = sum([self.weight(index, room, split) for split in splits])
        return self.known[index, room]

    def weight(self, index: int, room: Room, split: Room) -> int:
        """The ways to share out the groups from `index` on, with this split of the first."""
        rest = self.ways(index + 1, after(room, self.groups[index].places, split))
        return rest * arrangements(split)

    def splits(self, index: int, room: Room) -> list[Room]:
        group = self.groups[index]
        return compositions(len(group.cards), [room[place] for place in group.places])

    def draw_split(self, index: int, room: Room, rng: Rng) -> Room:
        drawn = below_any(self.ways(index, room), rng)
        for split in self.splits(index, room):
            drawn -= self.weight(index, room, split)
            if drawn < 0:
                return split
        raise AssertionError("the weights add up to the ways")


def arrangements(split: Room) -> int:
    """In how many ways so many cards go to the places in these numbers."""
    ways = factorial(sum(split))
    for count in split:
        ways //= factorial(count)
    return ways


def compositions(total: int, most: list[int]) -> list[Room]:
    """Every way to write `total` as a sum of counts, each at most its own limit."""
    if not most:
        return [()] if total == 0 else []
    found: list[Room] = []
    for first in range(min(total, most[0]) + 1):
        if total - first <= sum(most[1:]):
            found += [(first, *rest) for rest in compositions(total - first, most[1:])]
    return found


def below_any(n: int, rng: Rng) -> int:
    """A number below n, however large, each equally likely."""
    assert n > 0, "no world fits what this seat knows"
    bits = (n - 1).bit_length()
    while True:
        number = 0
        for _ in range(bits // MOST_BITS + 1):
            number = number * MOST + rng.below(MOST)
        number >>= MOST_BITS - bits % MOST_BITS
        if number < n:
            return number

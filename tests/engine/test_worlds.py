"""Sharing out hidden cards: all ways that fit, equally likely, no others."""

from __future__ import annotations

from collections import Counter
from itertools import product

from tablee.engine.cards import Card
from tablee.engine.rng import FastRng
from tablee.engine.worlds import Group, below_any, share_out

GROUPS = [
    Group([Card(0), Card(1), Card(2)], (0, 1, 2)),
    Group([Card(3), Card(4)], (1, 2)),
    Group([Card(5)], (0, 2)),
    Group([Card(6)], (1, 2)),
]
ROOM = [2, 3, 2]


def every_way() -> set[tuple[int, ...]]:
    """The place of each card, in all ways that fit, by trying every one."""
    allowed = [group.places for group in GROUPS for _ in group.cards]
    ways = product(range(3), repeat=len(allowed))
    return {
        way
        for way in ways
        if all(place in places for place, places in zip(way, allowed, strict=True))
        and [way.count(place) for place in range(3)] == ROOM
    }


def test_each_way_is_equally_likely() -> None:
    fitting = every_way()
    draws = 200 * len(fitting)
    rng = FastRng("worlds")
    counted: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        shares = share_out(GROUPS, ROOM, rng)
        place_of = {card: place for place, cards in enumerate(shares) for card in cards}
        counted[tuple(place_of[Card(card)] for card in range(7))] += 1
    assert set(counted) == fitting
    freedom = len(fitting) - 1
    chi_square = sum((count - 200) ** 2 / 200 for count in counted.values())
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_large_numbers_are_below_and_even() -> None:
    rng = FastRng("large")
    n = 3 * 2**70
    thirds = Counter(below_any(n, rng) // 2**70 for _ in range(3000))
    assert set(thirds) == {0, 1, 2}
    assert all(abs(count - 1000) < 150 for count in thirds.values())
    assert {below_any(1, rng) for _ in range(5)} == {0}

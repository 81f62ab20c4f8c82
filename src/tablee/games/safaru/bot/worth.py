"""What cards are worth to a player now, and what a table is worth to whoever plays next."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, members, set_of, size
from tablee.engine.sixty import DECK, NUMBER, TRIANGLES
from tablee.games.safaru.moves import ADDING, PAIRING, TOTALLING
from tablee.games.safaru.score import (
    BABY,
    HALVES,
    HEDGEHOGS,
    MOST_CARDS,
    MOST_HEDGEHOGS,
    MOST_HEDGEHOGS_REVERSED,
    MOST_UNICORNS,
    UNICORNS,
)
from tablee.games.safaru.sums import HIGHEST, TOTAL, WITH_NUMBER, ZEROS

IMPOSSIBLE: Final = -math.inf
ALL: Final = set_of([Card(card) for card in range(len(DECK.names))])


def price_of_one_more(points: int, lead: int, left: int) -> float:
    """How far one more card of a race tips its points, with so many cards still to be caught.

    What is left falls to both sides like coins, so the final lead spreads as its square root.
    """
    spread = math.sqrt(left) + 0.5
    return points * math.exp(-0.5 * (lead / spread) ** 2) / (spread * math.sqrt(2 * math.pi))


@dataclass(frozen=True)
class Race:
    """The points for the most of something, and how it stands."""

    points: int
    cards: CardSet

    def price(self, piles: list[CardSet], mine: int) -> float:
        counts = [size(pile & self.cards) for pile in piles]
        others = [count for pile, count in enumerate(counts) if pile != mine]
        left = size(self.cards) - sum(counts)
        return price_of_one_more(self.points, counts[mine] - max(others), left)


PLAIN: Final = [Race(MOST_UNICORNS, UNICORNS), Race(MOST_HEDGEHOGS, HEDGEHOGS)]
REVERSED: Final = [
    Race(-MOST_CARDS // HALVES, ALL),
    Race(-MOST_HEDGEHOGS_REVERSED // HALVES, HEDGEHOGS),
]


def worth_of_cards(piles: list[CardSet], mine: int, is_reversed: bool) -> list[float]:
    """What catching each card would bring to a pile, in points that are good to have."""
    races = [(race.cards, race.price(piles, mine)) for race in (REVERSED if is_reversed else PLAIN)]
    baby, triangle = (0, -1) if is_reversed else (BABY, 1)
    worth: list[float] = []
    for card in members(ALL):
        prices = [price for cards, price in races if cards >> card & 1]
        own = baby if NUMBER[card] == 0 else 0
        worth.append(triangle * TRIANGLES[card] + own + sum(prices))
    return worth


@dataclass(frozen=True)
class Sums:
    """The best that can be gathered for every sum, with one card or more and with two or more."""

    any: list[float]
    several: list[float]


def best_sums(lying: CardSet, worth: list[float]) -> Sums:
    """Of cards that are no 0s: each is taken or left, for every sum up to 17."""
    single, several = [IMPOSSIBLE] * (TOTAL + 1), [IMPOSSIBLE] * (TOTAL + 1)
    for card in members(lying & ~ZEROS):
        number, value = NUMBER[card], worth[card]
        for goal in range(TOTAL, number, -1):
            before = max(single[goal - number], several[goal - number])
            several[goal] = max(several[goal], before + value)
        single[number] = max(single[number], value)
    return Sums([max(pair) for pair in zip(single, several, strict=True)], several)


def best_by_method(number: int, lying: CardSet, sums: Sums, worth: list[float]) -> dict[int, float]:
    """The best catch of a card of this number by each method that it has."""
    zeros = sorted([worth[card] for card in members(lying & ZEROS)], reverse=True)
    same = [worth[card] for card in members(lying & WITH_NUMBER[number])]
    zero = zeros[0] if zeros else 0.0
    if number == 0:
        adding = sum(zeros[:2]) if len(zeros) > 1 else IMPOSSIBLE
    else:
        adding = (sums.any if zeros else sums.several)[number] + zero
    found = {
        ADDING: adding,
        TOTALLING: sums.any[TOTAL - number] + zero,
        PAIRING: max(same, default=IMPOSSIBLE) + mean_worth(number, worth),
    }
    return {method: value for method, value in found.items() if value > IMPOSSIBLE}


def mean_worth(number: int, worth: list[float]) -> float:
    alike = members(WITH_NUMBER[number])
    return sum(worth[card] for card in alike) / len(alike)


def worth_of_playing(methods: dict[int, float], is_reversed: bool) -> float:
    """What a card brings with these catches: all that are good, or the one that must be.

    In the reversed game the neighbour names the worst.
    """
    if not methods:
        return 0.0
    if is_reversed:
        return min(methods.values())
    good = [value for value in methods.values() if value > 0]
    return sum(good) if good else max(methods.values())


def worth_by_number(lying: CardSet, worth: list[float], is_reversed: bool) -> list[float]:
    sums = best_sums(lying, worth)
    return [
        worth_of_playing(best_by_method(number, lying, sums, worth), is_reversed)
        for number in range(HIGHEST + 1)
    ]


def expected_best(by_number: list[float], unseen: CardSet, held: int) -> float:
    """What the best card of an unknown hand brings, on average over all such hands."""
    left, found, none_yet = size(unseen), 0.0, 1.0
    best_first = sorted(range(HIGHEST + 1), key=lambda number: -by_number[number])
    for number in best_first:
        among = size(unseen & WITH_NUMBER[number])
        if left == 0 or among == 0:
            continue
        no_such = none_held(left, among, held)
        found += none_yet * (1 - no_such) * by_number[number]
        none_yet *= no_such
        left -= among
    return found


def none_held(left: int, among: int, held: int) -> float:
    """How likely a hand of so many, out of those left, has none among these."""
    chance = 1.0
    for drawn in range(held):
        chance *= max(0, left - among - drawn) / max(1, left - drawn)
    return chance


def worth_of(cards: CardSet, worth: list[float]) -> float:
    return sum(worth[card] for card in members(cards)) if cards != EMPTY else 0.0

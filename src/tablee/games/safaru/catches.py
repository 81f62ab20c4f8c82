"""Which catches a card can make: for whoever asks what to catch, and for the bot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tablee.engine.cards import EMPTY, CardSet, lowest, members, only, size
from tablee.engine.sixty import DECK, NUMBER
from tablee.games.safaru.moves import ADDING, PAIRING, TOTALLING
from tablee.games.safaru.sums import TOTAL, WITH_NUMBER, ZEROS, can_make, tally_of

MOST_SHOWN: Final = 6  # catches of one card by one method: the simplest ones


@dataclass(frozen=True)
class Catch:
    """Cards that one card can catch by one method, as a whole turn."""

    method: int
    cards: CardSet


def simplest_catches(number: int, lying: CardSet) -> list[Catch]:
    """What a card of this number could catch by each method, few cards first."""
    return [
        *simplest(ADDING, additions(number, lying)),
        *simplest(TOTALLING, totals(number, lying)),
        *[Catch(PAIRING, card) for card in pairs(number, lying)],
    ]


def simplest(method: int, ways: list[CardSet]) -> list[Catch]:
    return [Catch(method, cards) for cards in sorted(ways, key=size)[:MOST_SHOWN]]


def additions(number: int, lying: CardSet) -> list[CardSet]:
    """§4.1, each with a 0 where one lies (§4.4), and with no further 0."""
    zeros = singles(lying & ZEROS)
    if number == 0:
        return [one | other for one, other in combinations(zeros, 2)]
    alone = singles(lying & WITH_NUMBER[number]) if zeros else []
    smaller = sums(number, lying & ~ZEROS & ~WITH_NUMBER[number])
    return [cards | zero for cards in [*alone, *smaller] for zero in zeros or [EMPTY]]


def totals(number: int, lying: CardSet) -> list[CardSet]:
    """§4.2, each with a 0 where one lies, and with no further 0."""
    zeros = singles(lying & ZEROS) or [EMPTY]
    return [cards | zero for cards in sums(TOTAL - number, lying & ~ZEROS) for zero in zeros]


def pairs(number: int, lying: CardSet) -> list[CardSet]:
    """§4.3"""
    return singles(lying & WITH_NUMBER[number])


def singles(cards: CardSet) -> list[CardSet]:
    """A card of every kind among these."""
    return [only(card) for card in members(DECK.one_of_each_kind(cards))]


def sums(goal: int, cards: CardSet) -> Iterator[CardSet]:
    """Every choice among cards that are no 0s with this sum; twins count as one and the same."""
    if goal == 0:
        yield EMPTY
    elif can_make(goal, tally_of(cards)):
        first = lowest(cards)
        rest = cards ^ only(first)
        if NUMBER[first] <= goal:
            for others in sums(goal - NUMBER[first], rest):
                yield only(first) | others
        yield from sums(goal, rest & ~DECK.sets[DECK.kind_of[first]])

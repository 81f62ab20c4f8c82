"""Which cards on the table add up to what. The § numbers point to rulebook.en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import EMPTY, Card, CardSet, lowest, only, set_of, size
from tablee.engine.sixty import DECK, NUMBER

TOTAL: Final = 17  # §4.2
HIGHEST: Final = 9
FEWEST_ADDED: Final = 2  # §4.1

WITH_NUMBER: Final = [
    set_of([Card(card) for card in range(len(DECK.names)) if NUMBER[card] == number])
    for number in range(HIGHEST + 1)
]
ZEROS: Final[i64] = set_of([Card(card) for card in range(len(DECK.names)) if NUMBER[card] == 0])

# A set of sums is an integer as well: bit 5 says that some of the cards make 5.
SUM_OF_NO_CARD: Final[i64] = 1
SUMS_THAT_MATTER: Final[i64] = 2 ** (TOTAL + 1) - 1


def sums_of(cards: CardSet) -> i64:
    """All sums that some of these cards make, none of them included."""
    sums: i64 = SUM_OF_NO_CARD
    while cards != EMPTY:
        sums |= sums << NUMBER[lowest(cards)] & SUMS_THAT_MATTER
        cards &= cards - 1
    return sums


def can_make(wanted: int, cards: CardSet) -> bool:
    """Whether some of these cards make this sum."""
    return sums_of(cards) & only(wanted) != EMPTY


def can_add(number: int, lying: CardSet) -> bool:
    """§4.1: smaller cards that make the number, or the number itself with a 0 beside it."""
    same: CardSet = lying & WITH_NUMBER[number]
    zeros: CardSet = lying & ZEROS
    if same != EMPTY and zeros != EMPTY and size(same | zeros) >= FEWEST_ADDED:
        return True
    return number > 0 and can_make(number, lying & ~same)


def can_total(number: int, lying: CardSet) -> bool:
    """§4.2"""
    return can_make(TOTAL - number, lying)


def catches(number: int, lying: CardSet) -> bool:
    """§3.3: whether a card of this number catches anything."""
    is_pair = lying & WITH_NUMBER[number] != EMPTY
    return is_pair or can_total(number, lying) or can_add(number, lying)


def first_steps(rest: int, fewest: int, lying: CardSet) -> CardSet:
    """The cards with which one can go on towards a sum, and then come to its end.

    `rest` is missing from the sum; at least `fewest` cards are still needed.
    """
    found: CardSet = EMPTY
    for number in range(min(rest, HIGHEST) + 1):
        alike: CardSet = lying & WITH_NUMBER[number]
        if alike != EMPTY and can_end(rest - number, fewest - 1, lying ^ (alike & -alike)):
            found |= alike
    return found


def can_end(rest: int, fewest: int, lying: CardSet) -> bool:
    """Whether the cards that lie there complete the sum; with a 0 it can always grow."""
    if rest > 0:
        return can_make(rest, lying)
    return fewest <= 0 or lying & ZEROS != EMPTY


def sum_of(cards: CardSet) -> int:
    total = 0
    while cards != EMPTY:
        total += NUMBER[lowest(cards)]
        cards &= cards - 1
    return total

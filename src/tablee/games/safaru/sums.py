"""Which cards on the table add up to what. The § numbers point to rulebook.en.md."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablee.engine.cards import EMPTY, Card, CardSet, members, only, set_of
from tablee.engine.sixty import CARDS_PER_COLOUR, DECK, NUMBER

TOTAL: Final = 17  # §4.2
HIGHEST: Final = 9
FEWEST_ADDED: Final = 2  # §4.1

WITH_NUMBER: Final = [
    set_of([Card(card) for card in range(len(DECK.names)) if NUMBER[card] == number])
    for number in range(HIGHEST + 1)
]
ZEROS: Final[i64] = set_of([Card(card) for card in range(len(DECK.names)) if NUMBER[card] == 0])

# How many cards there are of each number, four bits for each: never more than ten.
Tally: TypeAlias = i64
BITS: Final = 4
COUNT: Final = 15
ONE: Final[i64] = only(0)

# A set of sums is an integer as well: bit 5 says that some of the cards make 5.
SUM_OF_NO_CARD: Final[i64] = only(0)
SUMS_THAT_MATTER: Final[i64] = only(TOTAL + 1) - 1

# The cards of a colour stand side by side in a set: their tally is looked up at once.
OF_A_COLOUR: Final[i64] = only(CARDS_PER_COLOUR) - 1
TALLIES: Final[list[int]] = [
    sum([int(only(BITS * NUMBER[card])) for card in members(cards)])
    for cards in range(2**CARDS_PER_COLOUR)
]


def one_of(number: i64) -> Tally:
    return ONE << BITS * number


def tally_of(cards: CardSet) -> Tally:
    tally: i64 = 0
    while cards != EMPTY:
        tally += TALLIES[cards & OF_A_COLOUR]
        cards >>= CARDS_PER_COLOUR
    return tally


def count_of(number: i64, tally: Tally) -> i64:
    return tally >> BITS * number & COUNT


def can_make(wanted: i64, tally: Tally) -> bool:
    """Whether some of these cards, or for 0 none of them, make this sum."""
    sums: i64 = SUM_OF_NO_CARD
    number: i64 = 1
    while number <= HIGHEST and number <= wanted:
        count: i64 = count_of(number, tally)
        while count > 0:
            sums |= sums << number & SUMS_THAT_MATTER
            count -= 1
        number += 1
    return sums >> wanted & SUM_OF_NO_CARD != 0


def can_add(number: i64, tally: Tally) -> bool:
    """§4.1: smaller cards that make the number, or the number itself with a 0 beside it."""
    zeros: i64 = count_of(0, tally)
    if number == 0:
        return zeros >= FEWEST_ADDED
    same: i64 = count_of(number, tally)
    return (same > 0 and zeros > 0) or can_make(number, tally - same * one_of(number))


def can_total(number: i64, tally: Tally) -> bool:
    """§4.2"""
    return can_make(TOTAL - number, tally)


def catches(number: i64, tally: Tally) -> bool:
    """§3.3: whether a card of this number catches anything."""
    is_pair = count_of(number, tally) > 0
    return is_pair or can_total(number, tally) or can_add(number, tally)


def first_steps(rest: i64, fewest: i64, tally: Tally) -> CardSet:
    """All cards of the numbers with which a sum can go on, and then come to its end.

    `rest` is missing from the sum; at least `fewest` cards are still needed.
    """
    found: CardSet = EMPTY
    number: i64 = 0
    while number <= HIGHEST and number <= rest:
        is_there = count_of(number, tally) > 0
        if is_there and can_end(rest - number, fewest - 1, tally - one_of(number)):
            found |= WITH_NUMBER[number]
        number += 1
    return found


def can_end(rest: i64, fewest: i64, tally: Tally) -> bool:
    """Whether the cards that lie there complete the sum; with a 0 it can always grow."""
    if rest > 0:
        return can_make(rest, tally)
    return fewest <= 0 or count_of(0, tally) > 0

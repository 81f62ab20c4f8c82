"""The order of the cards under the chief's and the vice's trump. The § are the rulebook's."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, members, only
from tablee.engine.sixty import NUMBER
from tablee.games.mu.deck import CARDS_OF_TYPE, colour_cards, is_colour

# The grades of trump, above every number. §5.5
VICE_GRADE: Final = 100
CHIEF_GRADE: Final = 200
DOUBLE_GRADE: Final = 300


def trump_cards(chief: int, vice: int) -> CardSet:
    """§5.4: all cards of both types."""
    return CARDS_OF_TYPE[chief] | CARDS_OF_TYPE[vice]


def suit_of(card: Card, trumps: CardSet) -> CardSet:
    """§5.4: all trumps are one suit, and belong to no colour."""
    if trumps & only(card) != EMPTY:
        return trumps
    return colour_cards(card) & ~trumps


def strengths(chief: int, vice: int) -> list[int]:
    """Of every card; trumps stand above all numbers."""
    found = list(NUMBER)
    for card in members(trump_cards(chief, vice)):
        found[card] = trump_strength(card, chief, vice)
    return found


def trump_strength(card: Card, chief: int, vice: int) -> int:
    """§5.5: both types, the chief's, the vice's; within a colour type by number."""
    is_chiefs = CARDS_OF_TYPE[chief] & only(card) != EMPTY
    is_vices = CARDS_OF_TYPE[vice] & only(card) != EMPTY
    if is_chiefs and is_vices:
        return DOUBLE_GRADE
    grade = CHIEF_GRADE if is_chiefs else VICE_GRADE
    return grade + NUMBER[card] if is_colour(chief if is_chiefs else vice) else grade

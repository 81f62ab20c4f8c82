"""Cards and sets of cards.

A card is a number; a set of up to 62 cards is an integer with a bit for each. Twins (the two
red 7s) are two cards of one kind: outside the engine only the kind has a name.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

from tablee.engine.moves import Seat

Card = NewType("Card", int)
CardSet: TypeAlias = i64

MOST_CARDS_IN_A_SET: Final = 62
TOP: Final[i64] = 2**MOST_CARDS_IN_A_SET
EMPTY: Final = 0

# Instead of int.bit_length and int.bit_count: compiled, these would make an object of every set.
# Divided by 67, no two powers of 2 up to 2**61 leave the same remainder.
POWERS_DIFFER: Final = 67
PLACE_BY_REMAINDER: Final = [Card(0)] * POWERS_DIFFER
for place in range(MOST_CARDS_IN_A_SET):
    PLACE_BY_REMAINDER[2**place % POWERS_DIFFER] = Card(place)
PAIRS: Final = 0x5555_5555_5555_5555
FOURS: Final = 0x3333_3333_3333_3333
EIGHTS: Final = 0x0F0F_0F0F_0F0F_0F0F


def only(card: int) -> CardSet:
    """The set of this card alone."""
    # Down from the top, not up from 1: mypyc shifts a literal that fits 32 bits as 32 bits.
    return TOP >> (MOST_CARDS_IN_A_SET - card)


def set_of(cards: list[Card]) -> CardSet:
    found: CardSet = EMPTY
    for card in cards:
        found |= only(card)
    return found


def lowest(cards: CardSet) -> Card:
    """The first card of a set that isn't empty."""
    return PLACE_BY_REMAINDER[(cards & -cards) % POWERS_DIFFER]


def size(cards: CardSet) -> int:
    """How many cards: bits are added up in pairs, in fours, in eights, then in all."""
    cards -= cards >> 1 & PAIRS
    cards = (cards & FOURS) + (cards >> 2 & FOURS)
    cards = cards + (cards >> 4) & EIGHTS
    cards += cards >> 8
    cards += cards >> 16
    return (cards + (cards >> 32)) & 0x7F


def members(cards: CardSet) -> list[Card]:
    """The cards of a set, in the order of the deck."""
    found: list[Card] = []
    while cards != EMPTY:
        first: CardSet = cards & -cards
        found.append(lowest(first))
        cards ^= first
    return found


def nth(cards: CardSet, n: int) -> Card:
    """The n-th card of a set (0 for the first)."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


class Deck:
    """All cards of a game, by the name of their kind: twins stand side by side."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.kinds = list(dict.fromkeys(names))
        self.cards_by_kind: dict[str, list[Card]] = {kind: [] for kind in self.kinds}
        for card, name in enumerate(names):
            self.cards_by_kind[name].append(Card(card))

    def name(self, card: Card) -> str:
        return self.names[card]

    def named(self, cards: list[Card]) -> list[str]:
        return [self.names[card] for card in cards]

    def set_named(self, cards: CardSet) -> list[str]:
        return self.named(members(cards))

    def read(self, names: list[str]) -> list[Card]:
        """Cards of these kinds; each further one of a kind is another twin."""
        taken: dict[str, int] = {}
        cards: list[Card] = []
        for name in names:
            cards.append(self.cards_by_kind[name][taken.get(name, 0)])
            taken[name] = taken.get(name, 0) + 1
        return cards

    def kind_set(self, kind: str) -> CardSet:
        return set_of(self.cards_by_kind[kind])


class Zone:
    """A place where cards lie, by kind and in order, and the seats that see their faces."""

    def __init__(self, name: str, cards: list[str], seen_by: list[Seat] | None) -> None:
        self.name = name
        self.cards = cards
        self.seen_by = seen_by  # None: everybody, spectators included

    def is_seen_by(self, seat: Seat | None) -> bool:
        if self.seen_by is None:
            return True
        return seat is not None and seat in self.seen_by


def open_zone(name: str, cards: list[str]) -> Zone:
    """Cards that lie face up for all."""
    return Zone(name, cards, None)


def own_zone(name: str, cards: list[str], owner: Seat) -> Zone:
    """Cards that one seat alone sees: a hand."""
    return Zone(name, cards, [owner])


def hidden_zone(name: str, cards: list[str]) -> Zone:
    """Cards that nobody sees: a stock."""
    return Zone(name, cards, [])

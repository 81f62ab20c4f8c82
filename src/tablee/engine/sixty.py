"""The sixty cards of one box, which several games share: five colours, twelve cards each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import EMPTY, CardSet, Deck, lowest, set_of
from tablee.engine.moves import Move

COLOURS: Final = "rbkyg"  # red, blue, black, yellow, green
NUMBERS: Final = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]
TRIANGLES_BY_NUMBER: Final = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]
CARDS_PER_COLOUR: Final = len(NUMBERS)

DECK: Final = Deck([f"{colour}{number}" for colour in COLOURS for number in NUMBERS])
NUMBER: Final = [NUMBERS[card % CARDS_PER_COLOUR] for card in range(len(DECK.names))]
COLOUR: Final = [card // CARDS_PER_COLOUR for card in range(len(DECK.names))]
TRIANGLES: Final = [TRIANGLES_BY_NUMBER[number] for number in NUMBER]
KIND: Final = [DECK.kinds.index(name) for name in DECK.names]
CARDS_OF_KIND: Final = [set_of(DECK.cards_by_kind[kind]) for kind in DECK.kinds]
# The first of every pair of twins; the second stands right behind it.
FIRST_TWINS: Final[i64] = set_of(
    [cards[0] for cards in DECK.cards_by_kind.values() if len(cards) > 1]
)


@dataclass(frozen=True)
class CardMove(Move):
    """A move with one card: `play r4`. What is done with it is said by its class, in one verb."""

    kind: CardSet  # the card, or both twins: either of them

    def verb(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        return f"{self.verb()} {DECK.name(lowest(self.kind))}"


def one_of_each_kind(cards: CardSet) -> CardSet:
    """The set without the second twin where both are in it."""
    return cards & ~((cards & FIRST_TWINS) << 1)


def of_each_kind(table: list[Move], cards: CardSet) -> list[Move]:
    """Of a table of moves by kind, those of the kinds among these cards."""
    kinds: CardSet = one_of_each_kind(cards)
    moves: list[Move] = []
    while kinds != EMPTY:
        moves.append(table[KIND[lowest(kinds)]])
        kinds &= kinds - 1
    return moves

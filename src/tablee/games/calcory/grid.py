"""The grid and the cards on it. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, members, only
from tablee.engine.sixty import CARDS_PER_COLOUR, COLOURS

# §1.1: cells are written in capitals, cards in small letters: B3 is a place, b3 the blue 3.
ROWS: Final = "ABCDEF"
COLUMNS: Final = 10
CELL_NAMES: Final = [f"{row}{column + 1}" for row in ROWS for column in range(COLUMNS)]
NO_CARD: Final = Card(-1)  # in a cell that is empty, or outside a small grid

# The cards of a colour in the order in which a small grid takes them: two that make 13 first.
STUDY_ORDER: Final = [8, 7, 0, 9, 1, 6, 3, 5, 4, 2, 10, 11]


def cells_of(rows: int, columns: int) -> CardSet:
    """The cells of a grid, from its first row on; a set of cells is like a set of cards."""
    cells: CardSet = EMPTY
    for row in range(rows):
        for column in range(columns):
            cells |= only(COLUMNS * row + column)
    return cells


def cards_on(rows: int, columns: int) -> list[Card]:
    """As many cards as there are cells, colour by colour: all sixty on the whole grid."""
    cards = [
        Card(CARDS_PER_COLOUR * colour + place)
        for colour in range(len(COLOURS))
        for place in STUDY_ORDER
    ]
    return cards[: rows * columns]


def cells_named(cells: CardSet) -> list[str]:
    """The names of cells, row by row."""
    return [CELL_NAMES[cell] for cell in members(cells)]

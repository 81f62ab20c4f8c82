"""The eighty cards: eighteen shapes in four colours, four totems and four heads.

A card of a shape is named by the letter of the shape and the number of its colour: `a1` to `r4`.
The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card, Deck

SHAPES: Final = 18  # §1.1
COLOURS: Final = 4
TOTEMS: Final = 4
HEADS: Final = 4
LETTERS: Final = "abcdefghijklmnopqr"
FAMILY: Final = 3  # so many shapes that stand side by side are deliberately alike

DECK: Final = Deck(
    [
        *[f"{letter}{colour + 1}" for letter in LETTERS for colour in range(COLOURS)],
        *["totem"] * TOTEMS,
        *["head"] * HEADS,
    ]
)

# What lies on top of a pile: the number of a shape, one of these, or nothing.
TOTEM: Final = SHAPES
HEAD: Final = SHAPES + 1
NO_CARD: Final = -1

FIRST_TOTEM: Final = SHAPES * COLOURS
FIRST_HEAD: Final = FIRST_TOTEM + TOTEMS


def sort_of(card: Card) -> int:
    """§1.2: what counts of a card. Its colour doesn't."""
    if card >= FIRST_HEAD:
        return HEAD
    return TOTEM if card >= FIRST_TOTEM else card // COLOURS


def in_play(shapes: int, colours: int, totems: int, heads: int) -> list[Card]:
    """All eighty, or fewer for study."""
    return [
        *[Card(COLOURS * shape + colour) for shape in range(shapes) for colour in range(colours)],
        *[Card(FIRST_TOTEM + n) for n in range(totems)],
        *[Card(FIRST_HEAD + n) for n in range(heads)],
    ]

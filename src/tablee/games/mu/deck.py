"""Which of the sixty cards are in play, and the types of trump.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card, CardSet, set_of
from tablee.engine.sixty import CARDS_PER_COLOUR, COLOUR, COLOURS, DECK, NUMBER

COLOURS_OF_THREE: Final = 3  # §1.3: red, blue and black

# A type of trump is a number, or a colour, or (for the chief) none. §4.2
TYPES: Final = [*"0123456789", *COLOURS]
FIRST_COLOUR: Final = 10
NO_TRUMP: Final = len(TYPES)
TYPE_NAMES: Final = [*TYPES, "none"]
CARDS_OF_TYPE: Final = [
    set_of([Card(c) for c in range(len(DECK.names)) if TYPES[t] in DECK.names[c]])
    for t in range(len(TYPES))
] + [0]


def is_colour(trump: int) -> bool:
    return FIRST_COLOUR <= trump < NO_TRUMP


def colour_cards(card: Card) -> CardSet:
    """All cards of this card's colour."""
    return CARDS_OF_TYPE[FIRST_COLOUR + COLOUR[card]]


def types_of(cards: list[Card]) -> list[int]:
    """The types of trump that these cards show, numbers first."""
    shown = {NUMBER[card] for card in cards} | {FIRST_COLOUR + COLOUR[card] for card in cards}
    return sorted(shown)


def in_play(per_colour: int, seats: int) -> list[Card]:
    """§1.3: all colours, or three with three players; an uneven rest of a study deck stays out."""
    colours = COLOURS_OF_THREE if seats == COLOURS_OF_THREE else len(COLOURS)
    cards = [
        Card(CARDS_PER_COLOUR * colour + place)
        for colour in range(colours)
        for place in range(per_colour)
    ]
    return cards[: len(cards) - len(cards) % seats]

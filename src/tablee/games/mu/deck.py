"""The sixty cards of Mü: five colours, twelve cards each, triangles, and the types of trump.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import Card, CardSet, Deck, set_of

COLOURS: Final = "rbkyg"  # red, blue, black, yellow, green
NUMBERS: Final = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]  # §1.1
TRIANGLES_BY_NUMBER: Final = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]  # §1.2
CARDS_PER_COLOUR: Final = len(NUMBERS)
COLOURS_OF_THREE: Final = 3  # §1.3: red, blue and black

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


def one_of_each_kind(cards: CardSet) -> CardSet:
    """The set without the second twin where both are in it."""
    return cards & ~((cards & FIRST_TWINS) << 1)


def in_play(per_colour: int, seats: int) -> list[Card]:
    """§1.3: all colours, or three with three players; an uneven rest of a study deck stays out."""
    colours = COLOURS_OF_THREE if seats == COLOURS_OF_THREE else len(COLOURS)
    cards = [
        Card(CARDS_PER_COLOUR * colour + place)
        for colour in range(colours)
        for place in range(per_colour)
    ]
    return cards[: len(cards) - len(cards) % seats]

"""The sixty cards of one box, which several games share: five colours, twelve cards each."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Deck

COLOURS: Final = "rbkyg"  # red, blue, black, yellow, green
NUMBERS: Final = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]
TRIANGLES_BY_NUMBER: Final = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]
CARDS_PER_COLOUR: Final = len(NUMBERS)

DECK: Final = Deck([f"{colour}{number}" for colour in COLOURS for number in NUMBERS])
NUMBER: Final = [NUMBERS[card % CARDS_PER_COLOUR] for card in range(len(DECK.names))]
COLOUR: Final = [card // CARDS_PER_COLOUR for card in range(len(DECK.names))]
TRIANGLES: Final = [TRIANGLES_BY_NUMBER[number] for number in NUMBER]

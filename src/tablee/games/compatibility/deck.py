"""The fifty pictures, the forty cards of themes, and the places of a row."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card, Deck

LISTED: Final = (
    "ants attic bakery balloon beanstalk bed bicycle bridge cake campfire carousel castle cave"
    " chest classroom door elephants floe fox goal island lanterns library lighthouse market maze"
    " mirror moon musician nest painter picnic race rocket rooftops scarecrow snowman stage station"
    " summit throne tightrope tornado umbrella volcano wedding well whale window workshop"
)
PICTURES: Final = LISTED.split()
DECK: Final = Deck(PICTURES)

THEME_CARDS: Final = [f"t{number:02}" for number in range(1, 41)]
FACES: Final = 6  # of the die, and themes on a card

LONGEST: Final = 5  # row
# What lies where a picture is missing: in its place of the row, or in its place of the album while
# it is in the row. So an album always tells the whole order of a player's pictures.
SLOTS: Final = [f"slot{place}" for place in range(1, LONGEST + 1)]
NO_PICTURE: Final = Card(-1)

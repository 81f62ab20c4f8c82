"""The phases of a turn, and what a card obliges the next player to.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, CardSet
from tablee.games.pique_points.deck import ACCIDENTS, PICKUPS, PRESSURES

# From SEARCHING on the house is to move.
PLAY: Final = 0
START: Final = 1  # §3: no Route lies yet
PRESSED: Final = 2  # §5
SEARCHING: Final = 3  # §3.3
SKIPPING: Final = 4  # §4.8
PENALTY: Final = 5  # §4.9
PHASES: Final = ["play", "start", "pressed", "searching", "skipping", "penalty"]

# What a card obliges the next player to.
NOTHING: Final = 0
ANSWER: Final = 1
PICK_UP: Final = 2
MISS_A_TURN: Final = 3
DUTIES: Final = ["", "answer", "draw", "skip"]


def duty_of(card: CardSet) -> int:
    """What a card obliges the next player to."""
    if card & PRESSURES != EMPTY:
        return ANSWER
    if card & PICKUPS != EMPTY:
        return PICK_UP
    return MISS_A_TURN if card & ACCIDENTS != EMPTY else NOTHING

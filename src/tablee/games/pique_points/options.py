"""The options of Pique Points, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.options import Allowed, Options
from tablee.games.pique_points.deck import DECK, SPLITS, in_play


@dataclass(frozen=True)
class PiquePointsOptions(Options):
    games: int = 1  # §6.5
    points: str = "even"  # §1.1: how many Points cards are worth 1, 2 and 3
    turns: int = 500  # §6.3
    study: bool = False  # six cards, so that all deals can be tried


ALLOWED: Final[Allowed] = {
    "games": range(1, 21),
    "points": tuple(SPLITS),
    "turns": range(1, 2001),
}
STUDY: Final = ("turns", "study")


def cards(options: PiquePointsOptions, seats: int) -> list[str]:
    return DECK.named(in_play(options.points, options.study))

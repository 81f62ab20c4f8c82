"""The options of Mü, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.options import Allowed, Options
from tablee.engine.sixty import CARDS_PER_COLOUR, DECK
from tablee.games.mu.deck import in_play


@dataclass(frozen=True)
class MuOptions(Options):
    target: int = 200  # §7.1
    bonus_cap: int = 100  # §6.3
    redeal: str = "left"  # §3.6: who deals after everybody has passed
    memory_aid: bool = False  # §5.7: tricks already taken may be looked at
    per_colour: int = CARDS_PER_COLOUR  # fewer cards, for study


ALLOWED: Final[Allowed] = {
    "target": range(1, 2001),
    "bonus_cap": range(10, 181),
    "redeal": ("left", "same"),
    "per_colour": range(2, CARDS_PER_COLOUR + 1),
}
STUDY: Final = ("per_colour",)


def cards(options: MuOptions, seats: int) -> list[str]:
    return DECK.named(in_play(options.per_colour, seats))

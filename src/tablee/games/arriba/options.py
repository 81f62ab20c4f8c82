"""The options of Arriba, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine import words
from tablee.engine.cards import Card
from tablee.engine.options import Allowed, BySeat, Options
from tablee.games.arriba.deck import COLOURS, DECK, HEADS, SHAPES, TOTEMS, in_play

MOST_SEATS: Final = 8
HEAD_STARTS: Final = range(0, 1001, 50)  # milliseconds


@dataclass(frozen=True)
class ArribaOptions(Options):
    manches: int = 3  # §6.4
    flip_seconds: int = 5  # §2.3
    verdict_seconds: int = 3  # §5.4
    head_start: str = ""  # §7.1: milliseconds for each seat, in their order: `0 300 0`
    calm: int = 0  # §7.2: seconds to choose in; 0: who is fastest decides
    shapes: int = SHAPES  # fewer cards, for study
    colours: int = COLOURS
    totems: int = TOTEMS
    heads: int = HEADS


def head_starts(text: str) -> list[int]:
    """§7.1, by seat; those that aren't named have none."""
    found = [int(number) for number in text.split()]
    return found + [0] * (MOST_SEATS - len(found))


ALLOWED: Final[Allowed] = {
    "manches": range(1, 11),
    "flip_seconds": range(2, 31),
    "verdict_seconds": range(2, 11),
    "head_start": BySeat(HEAD_STARTS, MOST_SEATS),
    "calm": range(0, 61),
    "shapes": range(1, SHAPES + 1),
    "colours": range(1, COLOURS + 1),
    "totems": range(0, TOTEMS + 1),
    "heads": range(0, HEADS + 1),
}
STUDY: Final = ("shapes", "colours", "totems", "heads")


def deck(options: ArribaOptions) -> list[Card]:
    return in_play(options.shapes, options.colours, options.totems, options.heads)


def fault_at(options: ArribaOptions, seats: int) -> words.Text | None:
    """§6.1: whoever is dealt nothing would have won before the first card."""
    count = len(deck(options))
    return None if count >= seats else words.Text("arriba-too-few-cards", {"count": count})


def cards(options: ArribaOptions, seats: int) -> list[str]:
    return DECK.named(deck(options))

"""The options of Calcory, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.options import Allowed, Options
from tablee.engine.sixty import DECK
from tablee.games.calcory.grid import COLUMNS, ROWS, cards_on


@dataclass(frozen=True)
class CalcoryOptions(Options):
    thirteen_beats: bool = False  # §3.4: a 13 turns another's marked cards back
    mental: bool = False  # §6.2: nobody is told a sum
    show_seconds: int = 3  # §2.7
    turns: int = 400  # §5.3
    rows: int = len(ROWS)  # a smaller grid, for study
    columns: int = COLUMNS


ALLOWED: Final[Allowed] = {
    "show_seconds": range(2, 6),
    "turns": range(1, 1001),
    "rows": range(1, len(ROWS) + 1),
    "columns": range(2, COLUMNS + 1),
}
STUDY: Final = ("rows", "columns")


def cards(options: CalcoryOptions, seats: int) -> list[str]:
    return DECK.named(cards_on(options.rows, options.columns))

"""The moves of Calcory and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import CardMove
from tablee.engine.moves import Move, Vocabulary, Word
from tablee.engine.sixty import DECK
from tablee.engine.words import Params
from tablee.games.calcory.grid import CELL_NAMES


@dataclass(frozen=True)
class Turn(Move):
    """Turn the card of a cell face up."""

    cell: int

    def verb(self) -> str:
        return "turn"

    def params(self) -> Params:
        return {"cell": CELL_NAMES[self.cell]}


class Back(CardMove):
    """Choose which card of the catch goes back to the table."""

    def verb(self) -> str:
        return "back"


@dataclass(frozen=True)
class At(Move):
    """Put that card face down into an empty cell."""

    cell: int

    def verb(self) -> str:
        return "at"

    def params(self) -> Params:
        return {"cell": CELL_NAMES[self.cell]}


STOP: Final = Word("stop")
TURNS: Final[list[Move]] = [Turn(cell) for cell in range(len(CELL_NAMES))]
BACKS: Final = DECK.moves(Back)
ATS: Final[list[Move]] = [At(cell) for cell in range(len(CELL_NAMES))]
# The house, when everybody has had the time to look, §2.7, or when there is nothing to choose.
COVER: Final = Word("cover")
TAKE: Final = Word("take")
PASS: Final = Word("pass")
VOCABULARY: Final = Vocabulary([*TURNS, STOP, *BACKS, *ATS, COVER, TAKE, PASS])

"""The moves of Pique Points and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import CardMove
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.words import Params
from tablee.games.pique_points.deck import DECK

MOST_SEATS: Final = 5


class Lay(CardMove):
    """Lay a card: on its pile, or Points before oneself."""

    def verb(self) -> str:
        return "lay"


@dataclass(frozen=True)
class Skip(Move):
    """The house passes over a seat, because of another's Accident."""

    seat: Seat
    other: Seat

    def verb(self) -> str:
        return "skip"

    def params(self) -> Params:
        return {"seat": self.seat, "other": self.other}


@dataclass(frozen=True)
class Penalty(Move):
    """The house draws for a seat, because of another's Pick-up: that is its turn."""

    seat: Seat
    other: Seat

    def verb(self) -> str:
        return "penalty"

    def params(self) -> Params:
        return {"seat": self.seat, "other": self.other}


@dataclass(frozen=True)
class Pass(Move):
    """The house passes for a seat that owes a draw, because there is nothing to draw."""

    seat: Seat
    other: Seat

    def verb(self) -> str:
        return "pass"

    def params(self) -> Params:
        return {"seat": self.seat, "other": self.other}


@dataclass(frozen=True)
class Search(Move):
    """The house draws for a seat that can't begin: it holds neither Route nor Points."""

    seat: Seat

    def verb(self) -> str:
        return "search"

    def params(self) -> Params:
        return {"seat": self.seat}


LAYS: Final = DECK.moves(Lay)
DRAW: Final = Word("draw")
DONE: Final = Word("done")  # nothing more in this turn
SEATS: Final = [Seat(seat) for seat in range(MOST_SEATS)]
SKIPS: Final[list[list[Move]]] = [[Skip(seat, other) for other in SEATS] for seat in SEATS]
PENALTIES: Final[list[list[Move]]] = [[Penalty(seat, other) for other in SEATS] for seat in SEATS]
PASSES: Final[list[list[Move]]] = [[Pass(seat, other) for other in SEATS] for seat in SEATS]
SEARCHES: Final[list[Move]] = [Search(seat) for seat in SEATS]
VOCABULARY: Final = Vocabulary(
    [
        *LAYS,
        DRAW,
        DONE,
        *SEARCHES,
        *[move for row in [*SKIPS, *PENALTIES, *PASSES] for move in row],
    ]
)

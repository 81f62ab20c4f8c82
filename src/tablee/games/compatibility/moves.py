"""The moves of Compatibility and their notation: places are counted from 1 there, from 0 here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.words import Params
from tablee.games.compatibility.deck import DECK, LONGEST, PICTURES

MOST_SEATS: Final = 8


@dataclass(frozen=True)
class Place(Move):
    """Put a picture in a place of one's row."""

    place: int
    picture: Card

    def verb(self) -> str:
        return "place"

    def params(self) -> Params:
        return {"place": self.place + 1, "card": DECK.name(self.picture)}


@dataclass(frozen=True)
class Remove(Move):
    """Take a picture off one's row."""

    place: int

    def verb(self) -> str:
        return "remove"

    def params(self) -> Params:
        return {"place": self.place + 1}


@dataclass(frozen=True)
class Swap(Move):
    """Let two places of one's own row change pictures."""

    first: int
    second: int

    def verb(self) -> str:
        return "swap"

    def params(self) -> Params:
        return {"first": self.first + 1, "second": self.second + 1}


@dataclass(frozen=True)
class Double(Move):
    """Lay a Double Stake on a place of one's own row."""

    place: int

    def verb(self) -> str:
        return "double"

    def params(self) -> Params:
        return {"place": self.place + 1}


@dataclass(frozen=True)
class Jumble(Move):
    """Lay a Jumble on an opponent."""

    on: Seat

    def verb(self) -> str:
        return "jumble"

    def params(self) -> Params:
        return {"other": self.on}


@dataclass(frozen=True)
class Exchange(Move):
    """Let two places of the row that one jumbles change pictures, unseen."""

    first: int
    second: int

    def verb(self) -> str:
        return "exchange"

    def params(self) -> Params:
        return {"first": self.first + 1, "second": self.second + 1}


PAIRS: Final = [(first, second) for first in range(LONGEST) for second in range(first + 1, LONGEST)]
PLACES: Final[list[list[Move]]] = [
    [Place(place, Card(picture)) for picture in range(len(PICTURES))] for place in range(LONGEST)
]
REMOVES: Final[list[Move]] = [Remove(place) for place in range(LONGEST)]
SWAPS: Final = [Swap(first, second) for first, second in PAIRS]
DOUBLES: Final[list[Move]] = [Double(place) for place in range(LONGEST)]
JUMBLES: Final[list[Move]] = [Jumble(Seat(seat)) for seat in range(MOST_SEATS)]
EXCHANGES: Final = [Exchange(first, second) for first, second in PAIRS]
READY: Final = Word("ready")
LEAVE: Final = Word("leave")  # the row that one could jumble
TIME: Final = Word("time")  # of the house: it is up
VOCABULARY: Final = Vocabulary(
    [
        *[move for row in PLACES for move in row],
        *REMOVES,
        *SWAPS,
        READY,
        *DOUBLES,
        *JUMBLES,
        *EXCHANGES,
        LEAVE,
        TIME,
    ]
)

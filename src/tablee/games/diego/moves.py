"""The moves of Diego and their notation.

Cards are named by their places, numbered from 1 as they lie: `diego 3 5` pairs the third card of
one's hand with the fifth of the row. So no move says what stands on a card.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.moves import Claim, Move, Seat, Vocabulary, Word
from tablee.engine.words import Params
from tablee.games.diego.options import HAND, MOST_PLAYERS


@dataclass(frozen=True)
class Diego(Move):
    """§2.1: announce a pair of a card in hand and a card of the row."""

    hand: int  # places, from 0
    row: int

    def verb(self) -> str:
        return "diego"

    def params(self) -> Params:
        return {"hand": self.hand + 1, "row": self.row + 1}


@dataclass(frozen=True)
class HandDiego(Move):
    """§7.6: announce a pair of two cards in hand, the left one first."""

    hand: int
    second: int

    def verb(self) -> str:
        return "hand-diego"

    def params(self) -> Params:
        return {"hand": self.hand + 1, "second": self.second + 1}


@dataclass(frozen=True)
class Name(Move):
    """§4.3: of the hand of whoever passed, name the pair that was possible."""

    hand: int
    row: int

    def verb(self) -> str:
        return "name"

    def params(self) -> Params:
        return {"hand": self.hand + 1, "row": self.row + 1}


@dataclass(frozen=True)
class OfSeat(Move):
    """What the house decides about somebody."""

    word: str
    other: Seat

    def verb(self) -> str:
        return self.word

    def params(self) -> Params:
        return {"other": self.other}


@dataclass(frozen=True)
class Call(Claim):
    """A word that counts for whoever calls it first."""

    word: str

    def verb(self) -> str:
        return self.word


PLACES: Final = range(HAND)
SEATS: Final = range(MOST_PLAYERS)
DIEGOS: Final = [[Diego(hand, row) for row in PLACES] for hand in PLACES]
HAND_DIEGOS: Final = [[HandDiego(hand, second) for second in PLACES] for hand in PLACES]
NAMES: Final = [[Name(hand, row) for row in PLACES] for hand in PLACES]
PASS: Final = Word("pass")  # §2.5
AGREE: Final = Word("agree")  # §8.2
END: Final = Word("end")  # §5.3: propose the end, or vote for it
GO_ON: Final = Word("go-on")
CLOSE: Final = Word("close")  # the house: the delay is over
SKIPS: Final = [OfSeat("skip", Seat(seat)) for seat in SEATS]  # the house: §2.6, a hand is empty
VOIDS: Final = [OfSeat("void", Seat(seat)) for seat in SEATS]  # the house: §8.3, no pair was named
NOT_DIEGO: Final = Call("not-diego")  # §3.2
COUNTER: Final = Call("counter")  # §4.2
VOCABULARY: Final = Vocabulary(
    [
        *[move for moves in DIEGOS for move in moves],
        *[HAND_DIEGOS[hand][second] for hand in PLACES for second in PLACES if hand < second],
        *[move for moves in NAMES for move in moves],
        *[PASS, AGREE, END, GO_ON, CLOSE],
        *[*SKIPS, *VOIDS],
    ],
    [NOT_DIEGO, COUNTER],
)

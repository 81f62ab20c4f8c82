"""The moves of Safarü and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import CardMove
from tablee.engine.moves import Move, Vocabulary, Word
from tablee.engine.sixty import DECK
from tablee.engine.words import Params

# The three methods, in their order; a turn may use each once.
NO_METHOD: Final = 0
ADDING: Final = 1
TOTALLING: Final = 2
PAIRING: Final = 3
METHODS: Final = ["", "add", "total", "pair"]


class Play(CardMove):
    """Play a card of one's hand, to catch with it."""

    def verb(self) -> str:
        return "play"


class Free(CardMove):
    """Let a card of one's hand go: it catches nothing and stays on the table."""

    def verb(self) -> str:
        return "free"


@dataclass(frozen=True)
class Begin(Move):
    """Begin to catch by a sum: add, or total."""

    method: int

    def verb(self) -> str:
        return METHODS[self.method]


class Take(CardMove):
    """Take a card from the table into the sum."""

    def verb(self) -> str:
        return "take"


class Pair(CardMove):
    """Catch a card of the same number, with the card played."""

    def verb(self) -> str:
        return "pair"


@dataclass(frozen=True)
class Name(Move):
    """Say by which method the right-hand neighbour must catch."""

    method: int

    def verb(self) -> str:
        return "name"

    def params(self) -> Params:
        return {"method": METHODS[self.method]}


DONE: Final = Word("done")  # the turn is complete
ADD: Final = Begin(ADDING)
TOTAL_UP: Final = Begin(TOTALLING)
PLAYS: Final = DECK.moves(Play)
FREES: Final = DECK.moves(Free)
TAKES: Final = DECK.moves(Take)
PAIRS: Final = DECK.moves(Pair)
NAMES: Final[list[Move]] = [Name(method) for method in range(len(METHODS))]
VOCABULARY: Final = Vocabulary(
    [*PLAYS, *FREES, ADD, TOTAL_UP, *PAIRS, *TAKES, DONE, *NAMES[ADDING:]]
)

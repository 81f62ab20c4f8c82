"""The moves of Mü and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import CardMove
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.sixty import DECK
from tablee.engine.words import Params
from tablee.games.mu.deck import TYPE_NAMES

MOST_SEATS: Final = 6


class Lay(CardMove):
    """Offer a card: put it face up before oneself."""

    def verb(self) -> str:
        return "lay"


@dataclass(frozen=True)
class Trump(Move):
    """Name a number or a colour as trump, or (the chief) none."""

    type: int

    def verb(self) -> str:
        return "trump"

    def params(self) -> Params:
        return {"trump": TYPE_NAMES[self.type]}


@dataclass(frozen=True)
class Partner(Move):
    """Choose one's partner."""

    seat: Seat

    def verb(self) -> str:
        return "partner"

    def params(self) -> Params:
        return {"other": self.seat}


class Play(CardMove):
    """Play a card to the trick."""

    def verb(self) -> str:
        return "play"


PASS: Final = Word("pass")
DONE: Final = Word("done")  # the bid of this turn is complete
LAYS: Final = DECK.moves(Lay)
TRUMPS: Final[list[Move]] = [Trump(trump) for trump in range(len(TYPE_NAMES))]
PARTNERS: Final[list[Move]] = [Partner(Seat(seat)) for seat in range(MOST_SEATS)]
PLAYS: Final = DECK.moves(Play)
VOCABULARY: Final = Vocabulary([*LAYS, DONE, PASS, *TRUMPS, *PARTNERS, *PLAYS])

"""The moves of Mü and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import CardSet, lowest
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.sixty import CARDS_OF_KIND, DECK
from tablee.games.mu.deck import TYPE_NAMES

MOST_SEATS: Final = 6


@dataclass(frozen=True)
class Lay(Move):
    """Offer a card: put it face up before oneself."""

    kind: CardSet  # the card, or both twins: either of them

    def text(self) -> str:
        return f"lay {DECK.name(lowest(self.kind))}"


@dataclass(frozen=True)
class Trump(Move):
    """Name a number or a colour as trump, or (the chief) none."""

    type: int

    def text(self) -> str:
        return f"trump {TYPE_NAMES[self.type]}"


@dataclass(frozen=True)
class Partner(Move):
    """Choose one's partner."""

    seat: Seat

    def text(self) -> str:
        return f"partner {self.seat}"


@dataclass(frozen=True)
class Play(Move):
    """Play a card to the trick."""

    kind: CardSet

    def text(self) -> str:
        return f"play {DECK.name(lowest(self.kind))}"


PASS: Final = Word("pass")
DONE: Final = Word("done")  # the bid of this turn is complete
LAYS: Final[list[Move]] = [Lay(kind) for kind in CARDS_OF_KIND]
TRUMPS: Final[list[Move]] = [Trump(trump) for trump in range(len(TYPE_NAMES))]
PARTNERS: Final[list[Move]] = [Partner(Seat(seat)) for seat in range(MOST_SEATS)]
PLAYS: Final[list[Move]] = [Play(kind) for kind in CARDS_OF_KIND]
VOCABULARY: Final = Vocabulary([*LAYS, DONE, PASS, *TRUMPS, *PARTNERS, *PLAYS])

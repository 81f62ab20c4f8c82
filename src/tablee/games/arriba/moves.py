"""The moves of Arriba and the one claim, with their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.moves import Claim, Move, Vocabulary, Word
from tablee.engine.words import Params


@dataclass(frozen=True)
class Grab(Claim):
    """Reach for the totem."""

    def verb(self) -> str:
        return "grab"


@dataclass(frozen=True)
class Choose(Move):
    """§7.2, calm: sealed, whether to reach for the totem."""

    choice: str

    def verb(self) -> str:
        return "choose"

    def params(self) -> Params:
        return {"choice": self.choice}


FLIP: Final = Word("flip")
SHOW: Final = Word("show")  # the house: the card is seen, by all at once
SIGNAL: Final = Word("signal")  # one, two, three…
REVEAL: Final = Word("reveal")  # the house: …Arriba!
RESUME: Final = Word("resume")  # the house: hands under the table, play goes on
UNCOVER: Final = Word("uncover")  # the house: the sealed choices are seen
END: Final = Word("end")  # the house: nobody grabs any more
GRAB: Final = Grab()
REACH: Final = Choose("reach")
LEAVE: Final = Choose("leave")
VOCABULARY: Final = Vocabulary(
    [FLIP, SHOW, SIGNAL, REVEAL, RESUME, UNCOVER, END, REACH, LEAVE], [GRAB]
)

"""What a seat does: a small value that reads and writes as short text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from mypy_extensions import mypyc_attr

Seat = NewType("Seat", int)

# The house is a seat: what a clock or the table decides is its move. Its number is one
# that no table reaches, so that using it as an index fails loudly.
HOUSE: Final = Seat(99)

# Like moves, the usual answer to "who is active" is made once.
ONE_SEAT: Final = [[Seat(seat)] for seat in range(HOUSE + 1)]


def alone(seat: Seat) -> list[Seat]:
    """This seat and no other; the list is shared and never changed."""
    return ONE_SEAT[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A choice. Subclasses are frozen dataclasses, built once and kept in a table."""

    def text(self) -> str:
        """The notation: short, readable, and read back to an equal move."""
        raise NotImplementedError


@dataclass(frozen=True)
class Word(Move):
    """A move without parts, that one word says: `pass`, `challenge`."""

    word: str

    def text(self) -> str:
        return self.word


# The house deals the next deal: a move of every game, and no game has another of this name.
DEAL: Final = Word("deal")


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The moves of a game; one whose moves are too many to list reads the others itself."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves  # every move that can be listed
        self.by_text: dict[str, Move] = {move.text(): move for move in [*moves, DEAL]}

    def read(self, text: str) -> Move | None:
        """The move of this text, or None if it is none."""
        return self.by_text.get(text)

"""What can be learnt from a match: what somebody did right, did wrong, or missed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from tablee.engine.moves import Move, Seat
from tablee.engine.state import AnyState
from tablee.engine.words import Text

StateT = TypeVar("StateT", bound=AnyState)

RIGHT: Final = "right"
WRONG: Final = "wrong"
MISSED: Final = "missed"  # it was there to be seen, and nothing was done
OUTCOMES: Final = (RIGHT, WRONG, MISSED)

# A match before one of its moves: the number of the move, from 0, the state, who moves, and what.
Step: TypeAlias = tuple[int, StateT, Seat, Move]


@dataclass(frozen=True)
class Lesson:
    """What one seat did, once. It goes by what that seat could see, and names nobody."""

    seat: Seat
    step: int  # the number of the move that showed it
    outcome: str
    article: str
    about: tuple[Text, ...]  # what lessons are counted by; two: what was put together
    said: Text  # what happened, as a sentence
    why: Text | None = None  # what there is to know about it beyond the game
    is_caught: bool = False  # another player noticed it


def steps(state: StateT, moves: Iterable[tuple[Seat, Move]]) -> Iterator[Step[StateT]]:
    """The match before each of its moves, from this state on; every time the same object."""
    for number, (seat, move) in enumerate(moves):
        yield number, state, seat, move
        state.apply(seat, move)


def nothing_to_learn(course: Iterable[Step[AnyState]]) -> list[Lesson]:
    """A game that teaches nothing but itself."""
    return []

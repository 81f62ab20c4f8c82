"""How fast the rules are in this process: asked for and answered line by line in JSON.

`bench` runs this module twice at once, compiled and interpreted, and asks them in turn.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

from tablee.compiled import status
from tablee.engine.options import Options
from tablee.engine.play import playout, playouts
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import AnyState
from tablee.games import find_game

COPIES_AT_ONCE = 100
ROLLOUTS_AT_ONCE = 20


class Course:
    """Random deals of a game, one after another, the same in every process."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = find_game(game).game
        self.seats = seats
        self.options: Options = self.game.read_options({"deals": "1"})
        self.dealt = 0

    def deal(self) -> tuple[AnyState, Rng]:
        self.dealt += 1
        rng = FastRng(f"bench/{self.dealt}")
        return self.game.start(self.options, self.seats, rng), rng.stream("table")


def play_from_python(course: Course) -> int:
    """A deal through the questions that any program asks; the number of moves."""
    state, rng = course.deal()
    moves = 0
    while not state.over:
        active = state.active()
        seat = active[rng.below(len(active))]
        choices = state.legal_moves(seat)
        state.apply(seat, choices[rng.below(len(choices))])
        moves += 1
    return moves


def play_inside(course: Course) -> int:
    """A deal in the engine's own loop; the number of moves."""
    state, rng = course.deal()
    return playout(state, rng)


def copy(course: Course) -> int:
    """Copies of a fresh deal; their number."""
    state, _ = course.deal()
    for _ in range(COPIES_AT_ONCE):
        state.copy()
    return COPIES_AT_ONCE


def roll_out(course: Course) -> int:
    """Many ends of one dealt state, in the engine; the number of moves."""
    state, rng = course.deal()
    return playouts(state, rng, ROLLOUTS_AT_ONCE)


MEASURES = {"plain": play_from_python, "playout": play_inside, "rollouts": roll_out, "copy": copy}


def per_second(measure: str, game: str, seats: int, seconds: float) -> float:
    """So many moves (or copies) a second, over at least this time."""
    course = Course(game, seats)
    done = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        done += MEASURES[measure](course)
    return done / passed


def answer(question: dict[str, object]) -> object:
    match question:
        case {"measure": str(measure), "game": str(game), "seats": int(seats), "seconds": float(s)}:
            return per_second(measure, game, seats, s)
    return status().reason  # why the rules aren't compiled here; empty: they are


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()

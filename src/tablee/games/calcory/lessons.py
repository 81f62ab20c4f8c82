"""What a match of Calcory teaches: which sums came to 13, went beyond it, or fell short.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.cards import EMPTY, CardSet, members, only, size
from tablee.engine.lessons import MISSED, RIGHT, WRONG, Lesson, Step
from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.sixty import NUMBER
from tablee.engine.words import Params, Text
from tablee.games.calcory.moves import COVER, STOP, TAKE, At, Turn
from tablee.games.calcory.rules import GOAL, NOT_BETTER, OVER, THIRTEEN, TWO_ZEROS, Calcory


def lessons(course: Iterable[Step[Calcory]]) -> list[Lesson]:
    reader = Reader()
    for step, state, seat, move in course:
        if not state.over:
            reader.read(step, state, seat, move)
    return reader.found


class Reader:
    """Follows a match, and keeps in mind which cells each seat has seen."""

    def __init__(self) -> None:
        self.found: list[Lesson] = []
        self.seen: CardSet = EMPTY  # cells whose card everybody has seen
        self.known: dict[Seat, CardSet] = {}  # and those that a seat put back itself, §4.2
        self.fitting: Lesson | None = None  # a 13 that this turn could have made, §2.4

    def read(self, step: int, state: Calcory, seat: Seat, move: Move) -> None:
        if seat == HOUSE:
            self.read_house(step, state, move)
        elif isinstance(move, Turn):
            self.look_for_thirteen(step, state, move.cell)
            self.seen |= only(move.cell)
        elif isinstance(move, At):
            known: CardSet = self.known.get(seat, EMPTY)
            self.known[seat] = known | only(move.cell)
            self.seen &= ~only(move.cell)
        elif move == STOP:
            self.read_stop(step, state)

    def look_for_thirteen(self, step: int, state: Calcory, cell: int | None) -> None:
        """§2.4: a card that this seat has seen would make 13, and it turns another, or stops."""
        seat = state.turn
        known: CardSet = self.known.get(seat, EMPTY)
        fitting = [
            place
            for place in members((self.seen | known) & state.down)
            if state.sum + NUMBER[state.grid[place]] == GOAL
        ]
        if fitting and cell not in fitting and state.sum > 0 and self.fitting is None:
            said = Text("calcory-lesson-missed", {"total": state.sum, "missing": GOAL - state.sum})
            self.fitting = Lesson(seat, step, MISSED, "calcory.2.4", (thirteen(),), said)

    def read_stop(self, step: int, state: Calcory) -> None:
        self.look_for_thirteen(step, state, None)
        self.close_turn()
        if state.marked != EMPTY and state.is_better():
            said = Text("calcory-lesson-better", compared(state))
            self.found.append(
                Lesson(state.turn, step, RIGHT, "calcory.3.2", (doing_better(),), said)
            )

    def read_house(self, step: int, state: Calcory, move: Move) -> None:
        if move == COVER:
            self.close_turn()
            self.found.append(failed_turn(step, state))
        elif move == TAKE:
            if state.phase == THIRTEEN:
                said = Text("calcory-lesson-thirteen", {"sum": written(state)})
                self.found.append(
                    Lesson(state.turn, step, RIGHT, "calcory.2.4", (thirteen(),), said)
                )
            self.fitting = None  # a 13 made in another way is as good
            self.forget(state.turned if state.phase == THIRTEEN else state.marked)

    def close_turn(self) -> None:
        if self.fitting is not None:
            self.found.append(self.fitting)
        self.fitting = None

    def forget(self, cells: CardSet) -> None:
        """These cards leave the grid."""
        self.seen &= ~cells
        for seat, known in self.known.items():
            own: CardSet = known
            self.known[seat] = own & ~cells


def thirteen() -> Text:
    return Text("calcory-topic-thirteen")


def doing_better() -> Text:
    return Text("calcory-topic-better")


def failed_turn(step: int, state: Calcory) -> Lesson:
    """§2.2, §2.3, §3.3"""
    seat = state.turn
    if state.phase == OVER:
        params: Params = {"sum": written(state), "total": state.sum, "over": state.sum - GOAL}
        said = Text("calcory-lesson-over", params)
        return Lesson(seat, step, WRONG, "calcory.2.2", (thirteen(),), said)
    if state.phase == TWO_ZEROS:
        about, said = Text("calcory-topic-zeros"), Text("calcory-lesson-zeros")
        return Lesson(seat, step, WRONG, "calcory.2.3", (about,), said)
    assert state.phase == NOT_BETTER, "nothing else is covered"
    said = Text("calcory-lesson-not-better", compared(state))
    return Lesson(seat, step, WRONG, "calcory.3.3", (doing_better(),), said)


def compared(state: Calcory) -> Params:
    """§3.2: the sum of this turn, and the one that it had to beat."""
    return {
        "sum": written(state),
        "total": state.sum,
        "count": size(state.turned),
        "goal": state.marked_sum,
        "marked": size(state.marked),
    }


def written(state: Calcory) -> str:
    """The sum of the turn as one writes it: `1 + 5 + 7`."""
    return " + ".join([str(number) for number in sorted(numbers_turned(state))])


def numbers_turned(state: Calcory) -> list[int]:
    return [NUMBER[state.grid[cell]] for cell in members(state.turned)]

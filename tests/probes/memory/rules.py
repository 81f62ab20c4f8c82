"""Memory. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Zone, hidden_zone, open_zone, own_zone
from tablee.engine.moves import HOUSE, Move, Seat, Vocabulary, Word
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Params, Refusal, ScoreLine

MOST_VALUES: Final = 6
CELLS: Final = 2 * MOST_VALUES
EMPTY: Final = 0

NOT_FACE_DOWN: Final = Refusal("memory.1.1", "not-face-down")
NOT_TURNED: Final = Refusal("memory.2.1", "not-turned")

ALLOWED: Final = {"values": range(2, MOST_VALUES + 1), "turns": range(1, 100)}


@dataclass(frozen=True)
class MemoryOptions(Options):
    values: int = 5
    turns: int = 12


def name(value: int) -> str:
    return f"v{value}"


@dataclass(frozen=True)
class Turn(Move):
    """Turn the card of a cell face up."""

    cell: int

    def verb(self) -> str:
        return "turn"

    def params(self) -> Params:
        return {"cell": self.cell}


@dataclass(frozen=True)
class Back(Move):
    """Put this one of the two cards back, face down; keep the other."""

    value: int

    def verb(self) -> str:
        return "back"

    def params(self) -> Params:
        return {"card": name(self.value)}


TURNS: Final = [Turn(cell) for cell in range(CELLS)]
BACKS: Final = [Back(value) for value in range(MOST_VALUES + 1)]
COVER: Final = Word("cover")  # the house turns both cards face down again
VOCABULARY: Final = Vocabulary([*TURNS, *BACKS[1:], COVER])


def cards(options: MemoryOptions, seats: int) -> list[str]:
    return [name(value + 1) for value in range(options.values)] * 2


class Memory(State[MemoryOptions]):
    """Two cards a turn; an odd sum wins one of them."""

    def __init__(self, options: MemoryOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.cells: list[int] = []  # values; EMPTY where a card was won
        self.turned: list[int] = []  # cells
        self.won: list[list[int]] = []
        self.seat = Seat(0)
        self.turns = 0

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def set_up(self, rng: Rng) -> None:
        self.cells = [value + 1 for value in range(self.options.values)] * 2
        rng.shuffle(self.cells)
        self.turned = []
        self.won = [[] for _ in range(self.seats)]
        self.seat = self.left_of(self.dealer)
        self.turns = 0

    def is_odd(self) -> bool:
        return len(self.turned) == 2 and sum(self.faces()) % 2 == 1

    def faces(self) -> list[int]:
        return [self.cells[cell] for cell in self.turned]

    def to_act(self) -> list[Seat]:
        if len(self.turned) == 2 and not self.is_odd():
            return [HOUSE]  # §1.2
        return [self.seat]

    def choices(self, seat: Seat) -> list[Move]:
        if seat == HOUSE:
            return [COVER]
        if self.is_odd():
            return [BACKS[value] for value in self.faces()]
        return [TURNS[cell] for cell in range(len(self.cells)) if self.is_face_down(cell)]

    def is_face_down(self, cell: int) -> bool:
        if cell >= len(self.cells):
            return False
        return self.cells[cell] != EMPTY and cell not in self.turned

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == HOUSE:
            return None if move == COVER else NOT_NOW
        if isinstance(move, Back) and self.is_odd():
            return None if move.value in self.faces() else NOT_TURNED
        if isinstance(move, Turn) and not self.is_odd():
            return None if self.is_face_down(move.cell) else NOT_FACE_DOWN
        return NOT_NOW

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Turn):
            self.turned.append(move.cell)
            return
        if isinstance(move, Back):
            self.put_back(seat, move.value)
        self.end_turn()

    def put_back(self, seat: Seat, value: int) -> None:
        """§2.1: one lies again in the first of the two cells, the other is won."""
        first, second = self.turned
        self.won[seat].append(sum(self.faces()) - value)
        self.cells[first], self.cells[second] = value, EMPTY

    def end_turn(self) -> None:
        self.turned = []
        self.turns += 1
        self.seat = self.left_of(self.seat)
        left = sum([value != EMPTY for value in self.cells])
        if self.turns == self.options.turns or left < 2:
            self.settle(
                [
                    ScoreLine(s, "memory.3.1", "won", len(won), {"count": len(won)})
                    for s, won in enumerate(self.won)
                ]
            )

    def is_final(self) -> bool:
        return True

    def copy(self) -> Memory:
        copy = Memory(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.cells = list(self.cells)
        copy.turned = list(self.turned)
        copy.won = [list(won) for won in self.won]
        copy.seat = self.seat
        copy.turns = self.turns
        return copy

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        for cell, value in enumerate(self.cells):
            card = [name(value)] if value != EMPTY else []
            is_up = cell in self.turned
            found.append((open_zone if is_up else hidden_zone)(f"cell {cell}", card))
        for s, won in enumerate(self.won):
            found.append(own_zone(f"won {s}", [name(value) for value in won], Seat(s)))
        return found

    def details(self) -> dict[str, object]:
        return {"seat": self.seat, "turns": self.turns, "turned": self.turned}

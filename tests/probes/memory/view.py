"""What a seat of Memory sees, and what it may remember: a covered card leaves every view."""

from __future__ import annotations

from dataclasses import dataclass

from probes.memory.rules import EMPTY, Back, Memory, MemoryOptions, name
from tablee.engine.moves import Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import HIDDEN, View
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import Params

FACE_DOWN = "?"


@dataclass(frozen=True)
class Scene:
    seat: Seat
    turns: int
    turned: list[int]
    cells: list[str]  # a value, FACE_DOWN, or nothing
    mine: list[str]
    won: list[int]


def scene(state: Memory, seat: Seat | None) -> Scene:
    cells = [name(value) if value != EMPTY else "" for value in state.cells]
    return Scene(
        seat=state.seat,
        turns=state.turns,
        turned=list(state.turned),
        cells=[
            FACE_DOWN if face and c not in state.turned else face for c, face in enumerate(cells)
        ],
        mine=[] if seat is None else [name(value) for value in state.won[seat]],
        won=[len(won) for won in state.won],
    )


def seen(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    return {"card": HIDDEN} if isinstance(move, Back) and mover != watcher else move.params()


class MemoryKnowledge(Knowledge[MemoryOptions, Scene]):
    """Every card that was turned in sight, and the pairs of which another put one back."""

    def __init__(self, options: MemoryOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.faces: dict[int, int] = {}  # by cell
        # Cards another seat won, in order: a value, or the cell where the other of the pair lies.
        self.won: list[list[int | tuple[int, int, int]]] = [[] for _ in range(seats)]

    def observe(self, view: View) -> None:
        before, now = self.last, view.scene
        assert isinstance(now, Scene)
        if before is None or before.deal != view.deal:
            self.faces, self.won = {}, [[] for _ in range(self.seats)]
        elif isinstance(before.scene, Scene) and now.won != before.scene.won:
            self.pair_won(before.scene, now)
        for cell in now.turned:
            self.learn(cell, int(now.cells[cell][1:]))
        super().observe(view)

    def pair_won(self, before: Scene, now: Scene) -> None:
        first, second = before.turned
        one, other = self.faces.pop(first), self.faces.pop(second)
        if before.seat != self.seat:
            self.won[before.seat].append((first, one, other))
        else:
            self.faces[first] = one + other - int(now.mine[-1][1:])

    def learn(self, cell: int, value: int) -> None:
        """A turned card tells which one of its pair was kept."""
        self.faces[cell] = value
        for won in self.won:
            for place, pair in enumerate(won):
                if isinstance(pair, tuple) and pair[0] == cell:
                    won[place] = pair[1] + pair[2] - value


def imagine(knowledge: MemoryKnowledge, rng: Rng) -> Memory:
    view, mine = knowledge.view(), knowledge.scene()
    state = Memory(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, view)
    state.seat, state.turns, state.turned = mine.seat, mine.turns, list(mine.turned)
    faces = dict(knowledge.faces)
    for s in range(knowledge.seats):
        state.won.append([settled(kept, faces, rng) for kept in knowledge.won[s]])
    state.won[knowledge.seat] = [int(text[1:]) for text in mine.mine]
    unseen = [value + 1 for value in range(knowledge.options.values)] * 2
    for value in [*faces.values(), *(value for won in state.won for value in won)]:
        unseen.remove(value)
    rng.shuffle(unseen)
    for cell, shown in enumerate(mine.cells):
        state.cells.append(EMPTY if not shown else faces[cell] if cell in faces else unseen.pop())
    return state


def settled(kept: int | tuple[int, int, int], faces: dict[int, int], rng: Rng) -> int:
    """Which card of a pair was won: if unknown, by lot, and the other lies in the cell."""
    if isinstance(kept, int):
        return kept
    cell, one, other = kept
    won = one if rng.below(2) else other
    faces[cell] = one + other - won
    return won

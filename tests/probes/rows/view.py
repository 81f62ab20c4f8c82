"""What a seat of Rows sees: its own row, how long the others' are, and all of them at the end."""

from __future__ import annotations

from dataclasses import dataclass

from probes.rows.rules import Lay, Rows, RowsOptions, name
from tablee.engine.moves import Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.engine.view import Knowledge, restore_match


@dataclass(frozen=True)
class Scene:
    star: int
    lengths: list[int]
    rows: list[list[str]]  # what this seat may see of each row


def scene(state: State, seat: Seat | None) -> Scene:
    assert isinstance(state, Rows)
    shown = [row if state.settled or s == seat else [] for s, row in enumerate(state.rows)]
    return Scene(
        star=state.star,
        lengths=[len(row) for row in state.rows],
        rows=[[name(picture) for picture in row] for row in shown],
    )


def seen(move: Move, mover: Seat, watcher: Seat | None) -> str:
    return "lay ?" if isinstance(move, Lay) and mover != watcher else move.text()


def imagine(knowledge: Knowledge, rng: Rng) -> Rows:
    view = knowledge.view()
    assert isinstance(view.scene, Scene) and isinstance(knowledge.options, RowsOptions)
    state = Rows(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, view)
    state.star = view.scene.star
    for length, shown in zip(view.scene.lengths, view.scene.rows, strict=True):
        pictures = list(range(knowledge.options.pictures))
        rng.shuffle(pictures)
        state.rows.append([int(text[1:]) - 1 for text in shown] or pictures[:length])
    return state

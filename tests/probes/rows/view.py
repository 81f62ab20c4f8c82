"""What a seat of Rows sees: its own row, who is ready, and all rows at the end."""

from __future__ import annotations

from dataclasses import dataclass

from probes.rows.rules import READY, Rows, RowsOptions, name
from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import scene_of
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import Params


@dataclass(frozen=True)
class Scene:
    star: int
    ready: list[bool]
    rows: list[list[str]]  # what this seat may see of each row


def scene(state: Rows, seat: Seat | None) -> Scene:
    shown = [row if state.settled or s == seat else [] for s, row in enumerate(state.rows)]
    rows = [[name(picture) for picture in row] for row in shown]
    return scene_of(Scene, state.details(), {"rows": rows})


def seen(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    """§1.5: nobody notices what another lays or changes."""
    is_open = mover in (watcher, HOUSE) or move == READY
    return move.params() if is_open else None


def imagine(knowledge: Knowledge[RowsOptions, Scene], rng: Rng) -> Rows:
    shown = knowledge.scene()
    state = Rows(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    state.star, state.ready = shown.star, list(shown.ready)
    for s, row in enumerate(shown.rows):
        is_known = state.settled or s == knowledge.seat
        length = state.length() if shown.ready[s] else rng.below(state.length() + 1)
        pictures = list(range(knowledge.options.pictures))
        rng.shuffle(pictures)
        state.rows.append([int(text[1:]) - 1 for text in row] if is_known else pictures[:length])
    return state

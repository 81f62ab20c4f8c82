"""Rounds of Compatibility written as text. A row is written `ants bed cake castle door`."""

from __future__ import annotations

from games import positions
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.compatibility import GAME
from tablee.games.compatibility.rules import Compatibility

ROW = "ants bed cake castle door"
OTHER = "fox goal maze moon nest"  # nothing in common with it
THIRD = "race stage well whale window"


def begun(seats: int, totals: list[int] | None = None, **options: str) -> Compatibility:
    """A round that seat 0 leads, or in which it draws; with these totals of players or teams."""
    state = positions.begun(GAME, seats, **options)
    state.dealer = Seat(0)
    if totals is not None:
        state.deal_scores = [totals]
    state.set_up(FastRng("round"))
    return state


def lay(state: Compatibility, seat: int, row: str) -> None:
    """From place 1 on; a dash leaves a place empty."""
    for place, picture in enumerate(row.split()):
        if picture != "-":
            positions.move(state, seat, f"place {place + 1} {picture}")


def laid(state: Compatibility, *rows: str) -> Compatibility:
    """These rows lie, as far as they have places; nobody has said that they are ready."""
    for seat, row in enumerate(rows):
        lay(state, seat, " ".join(row.split()[: state.table.lengths[seat]]))
    return state


def shown(state: Compatibility, *rows: str) -> Compatibility:
    """These rows are laid, and everybody is ready."""
    laid(state, *rows)
    return all_ready(state)


def all_ready(state: Compatibility) -> Compatibility:
    for seat in state.table.players():
        if not state.table.ready[seat]:
            positions.move(state, seat, "ready")
    return state


def row(state: Compatibility, seat: int) -> str:
    return positions.cards_in(state, f"row {seat}")


def points(state: Compatibility) -> list[int]:
    """Of the round that was just shown, by player or team."""
    return state.deal_scores[-1]


def keys(state: Compatibility) -> list[tuple[int, str, int]]:
    return [(seat, key, gained) for seat, _, key, gained in positions.lines(state)]

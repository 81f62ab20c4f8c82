"""Play without players."""

from __future__ import annotations

from collections import Counter

from games.positions import begun, move
from probes.rows import GAME as ROWS
from probes.window import GAME as WINDOW
from probes.window.rules import Window
from tablee.engine.moves import HOUSE
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng


def open_window() -> Window:
    """A card lies on the table, and two may challenge it before the house closes the window."""
    state = begun(WINDOW, 3)
    move(state, state.turn, state.legal_moves(state.turn)[0].text())
    return state


def test_everybody_may_be_the_first() -> None:
    state = begun(ROWS, 4)
    movers = {random_turn(state, FastRng(str(n)))[0] for n in range(100)}
    assert movers == set(range(4))


def test_whoever_may_wait_waits_as_often_as_making_a_move() -> None:
    """Challenge or wait, each of two: the house comes to its move once in four times."""
    state = open_window()
    movers = Counter(random_turn(state, FastRng(str(n)))[0] for n in range(2000))
    others = [seat for seat in state.active() if seat != HOUSE]
    assert set(movers) == {*others, HOUSE}
    assert 440 < movers[HOUSE] < 560
    assert all(680 < movers[seat] < 820 for seat in others)

"""Play without players."""

from __future__ import annotations

from itertools import permutations

from tablee.engine.moves import HOUSE, Seat
from tablee.engine.play import turn_order
from tablee.engine.rng import FastRng


def test_everybody_may_be_asked_first_and_the_house_comes_last() -> None:
    active = [Seat(0), HOUSE, Seat(1), Seat(2)]
    orders = {tuple(turn_order(active, FastRng(str(n)))) for n in range(200)}
    assert orders == {(*order, HOUSE) for order in permutations(range(3))}

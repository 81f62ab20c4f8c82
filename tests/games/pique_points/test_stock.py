"""Articles 2.4 and 2.5 at the end of the cards: who may make a new stock, and how often."""

from __future__ import annotations

import pytest

from games.pique_points.positions import detail, hand, table
from games.positions import go, legal, moves, refused
from tablee.games.pique_points.rules import PiquePoints


def test_2_5_nobody_makes_two_new_stocks_in_a_row() -> None:
    state = go(table("accident s50", "x", stock=""), "lay accident, draw, skip 1 0")
    assert (hand(state, 0), *detail(state, "renewer")) == ("s50 accident", 0)
    go(state, "lay accident")
    assert (legal(state), *detail(state, "reshuffles")) == ("skip 1 0", 1)
    go(state, "skip 1 0")
    assert refused(state, "draw") == ("pique_points.2.5", "stock-twice")
    assert legal(state) == "done, lay s50"


@pytest.mark.parametrize("course", ["draw, done", "lay s90, done"])
def test_2_5_once_another_has_acted_a_stock_may_be_made_again(course: str) -> None:
    state = table("s50 p1 p1", "s90 s90 p2", stock="", driving="belt phone s50")
    go(state, f"draw, lay p1, {course}")
    assert detail(state, "renewer") == [None]
    while state.stock:
        state.driving.append(state.stock.pop())
    assert "draw" in legal(state)


def test_2_5_the_others_may_make_a_stock_meanwhile() -> None:
    state = table("pickup s50", "s90 s90", stock="")
    go(state, "lay pickup, draw, pass 1 0, lay pickup, penalty 1 0")
    assert (hand(state, 1), *detail(state, "renewer")) == ("s90 s90 pickup", 1)


def stubborn(state: PiquePoints, card: str) -> str:
    """Seat 0 lays this card and draws it back; seat 1 does nothing, when it may."""
    wanted = [f"lay {card}", "draw", "done"] if state.active() == [0] else ["done"]
    return next((move for move in wanted if move in moves(state)), moves(state)[0])


@pytest.mark.parametrize("card", ["accident", "pickup", "pressure"])
def test_r36_nobody_can_be_kept_out_of_the_game_with_one_card(card: str) -> None:
    hands = (f"{card} s50 s90", "gendarme s50 p3")
    state = table(*hands, stock="", stashes=("p1",))
    for _ in range(12):
        go(state, stubborn(state, card))
        if state.active() == [1] and "lay gendarme" in moves(state):
            return
    raise AssertionError("seat 1 may never lay a card")

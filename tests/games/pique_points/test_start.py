"""Chapter 3: until a Route lies there."""

from __future__ import annotations

from games.pique_points.positions import detail, hand, stash, table
from games.positions import cards_in, go, legal, refused
from tablee.engine.moves import HOUSE, Seat
from tablee.games.pique_points import GAME
from tablee.games.pique_points.rules import PiquePoints


def start(*hands: str, stock: str = "x x") -> PiquePoints:
    return table(*hands, stock=stock, route="")


def test_3_the_start_lasts_until_a_route_lies_there() -> None:
    state = start("p1 x", "p2 x", "r90 x", "belt x")
    phases = []
    for course in ("lay p1, done", "lay p2, done", "lay r90, done"):
        phases.append(detail(state, "phase")[0])
        go(state, course)
    assert [*phases, *detail(state, "phase")] == ["start", "start", "start", "play"]


def test_3_1_and_r8_whoever_holds_a_route_lays_it_before_anything_else() -> None:
    """pique_points.r8: no choice at the start."""
    state = start("r50 r90 p1 s50", "x")
    assert legal(state) == "lay r50, lay r90"
    for text in ("lay p1", "lay s50", "draw", "done"):
        assert refused(state, text) == ("pique_points.3.1", "route-first")


def test_3_1_and_then_draws_or_not() -> None:
    state = go(start("r50 s50", "x"), "lay r50")
    assert legal(state) == "done, draw"
    assert go(state, "draw").active() == [1]


def test_3_2_without_a_route_points_are_laid() -> None:
    state = start("p1 p3 s50", "x")
    assert legal(state) == "lay p1, lay p3"
    for text in ("lay s50", "draw", "done"):
        assert refused(state, text) == ("pique_points.3.2", "points-first")
    go(state, "lay p3")
    assert (stash(state, 0), legal(state)) == ("p3", "done, draw")


def test_3_2_a_route_drawn_afterwards_waits() -> None:
    state = go(start("p1 s50", "s90 p2", stock="r50 s90"), "lay p1, draw")
    assert (hand(state, 0), state.active()) == ("r50 s50", [1])


def test_3_3_with_neither_the_table_draws() -> None:
    state = start("s50 belt", "p1 s90", stock="s90 s50")
    assert (state.active(), legal(state)) == ([HOUSE], "search 0")
    go(state, "search 0")
    assert (state.active(), hand(state, 0)) == ([1], "s50 s90 belt")


def test_3_3_and_r8_what_was_drawn_is_laid_if_it_may_begin() -> None:
    state = go(start("s50 belt", "x", stock="p2 s50"), "search 0")
    assert (state.active(), legal(state)) == ([0], "lay p2")
    assert go(state, "lay p2").active() == [HOUSE]
    state = go(start("s50 belt", "x", stock="r90 s50"), "search 0, lay r90")
    assert (cards_in(state, "route"), state.active()) == ("r90", [1])
    assert detail(state, "phase") == ["play"]


def test_r7_the_start_is_for_everybody_and_nothing_else_is_laid() -> None:
    state = go(start("s50 belt", "accident p1", "s90 gendarme", stock="s50 s90 p2"), "search 0")
    assert legal(state) == "lay p1"
    go(state, "lay p1, done")
    assert (state.active(), legal(state)) == ([HOUSE], "search 2")


def test_3_3_with_nothing_to_draw_the_turn_passes() -> None:
    state = go(start("s50 belt", "x", stock=""), "search 0")
    assert (hand(state, 0), state.active(), legal(state)) == ("s50 belt", [HOUSE], "search 1")
    assert go(state, "search 1").settled


def test_3_the_house_draws_for_the_seat_whose_turn_it_is() -> None:
    state = start("s50 belt", "x")
    assert refused(state, "search 1") == ("table.2", "not-now")
    assert refused(state, "skip 0 1") == ("table.2", "not-now")
    assert refused(state, "penalty 0 1") == ("table.2", "not-now")
    assert GAME.view(state, Seat(0), []).offers == []

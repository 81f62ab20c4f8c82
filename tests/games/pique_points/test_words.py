"""What the table says of a position is true: whose turn it is and why, and what is asked."""

from __future__ import annotations

from games.pique_points.positions import pressed, table
from games.positions import go, in_words, legal, refused
from tablee.engine.moves import Seat
from tablee.games.pique_points import GAME
from tablee.games.pique_points.rules import PiquePoints

THREE = ("p1", "p2", "p3")


def now(state: PiquePoints) -> tuple[str, object]:
    """What is said of the turn: the end of its key, and because of whom."""
    key, params = next(said for said in in_words(GAME, state) if "-now-" in said[0])
    return key.removeprefix("pique_points-now-"), params.get("other")


def asked(state: PiquePoints) -> str:
    """What whoever is to act is asked."""
    prompt = GAME.view(state, Seat(state.active()[0]), []).prompt
    assert prompt is not None
    return prompt.key.removeprefix("pique_points-")


def test_5_5_a_pressure_that_was_answered_presses_nobody_any_more() -> None:
    state = pressed("belt s50 x", "s50 x", "x x", stashes=THREE)
    assert now(state) == ("pressed", 2)
    assert now(go(state, "lay belt")) == ("play", None)


def test_5_2_a_pressure_as_an_answer_presses_the_next_player_not_its_own() -> None:
    state = pressed("pressure s50 x", "s50 x", "x x", stashes=THREE)
    assert now(go(state, "lay pressure")) == ("play", None)
    assert now(go(state, "done")) == ("pressed", 0)


def test_5_2_an_open_pressure_asks_for_an_infraction_or_a_gendarme() -> None:
    assert asked(pressed("belt s50", "x", stashes=("p1", "p2"))) == "answer"


def test_r19_no_gendarme_is_asked_for_when_the_pressure_was_shuffled() -> None:
    hands = ("pressure s50 s90", "belt gendarme s50", "s90 accident")
    state = table(*hands, stock="", driving="phone", stashes=THREE)
    go(state, "lay pressure, draw")
    assert (asked(state), legal(state)) == ("answer-infraction", "lay belt")


def test_5_4_what_is_asked_is_what_is_left() -> None:
    """A Gendarme or a draw, a draw alone; with nothing to draw the turn is ended."""
    both = pressed("gendarme s50", "x", stashes=("", "p1"), stock="p3")
    assert (asked(both), legal(both)) == ("answer-or-draw", "draw, lay gendarme")
    draw = pressed("s90 s50", "x", stashes=("", "p1"), stock="p3")
    assert (asked(draw), legal(draw)) == ("only-draw", "draw")
    hands = ("pressure s50 s90", "gendarme s50", "s90 accident")
    end = go(table(*hands, stock="", stashes=THREE), "lay pressure, draw")
    assert (asked(end), legal(end)) == ("only-end", "done")


def test_2_5_whoever_has_nothing_to_draw_isnt_asked_to() -> None:
    lay = table("s50 p1", "x", stock="")
    assert (asked(lay), legal(lay)) == ("lay-or-end", "done, lay p1, lay s50")
    stuck = table("belt phone", "x", stock="")
    assert (asked(stuck), legal(stuck)) == ("nothing-to-lay", "done")


def test_4_9_a_pick_up_is_told_as_a_draw_or_as_a_turn_that_passes() -> None:
    state = go(table("pickup s50", "x", stock="p3"), "lay pickup, done")
    assert (now(state), legal(state)) == (("penalty", 0), "penalty 1 0")
    assert refused(state, "pass 1 0") == ("table.2", "not-now")
    empty = go(table("pickup s50", "x", stock=""), "lay pickup, draw")
    assert (now(empty), legal(empty)) == (("passing", 0), "pass 1 0")


def test_3_1_whoever_has_laid_the_first_route_isnt_said_to_lack_it() -> None:
    state = go(table("r50 s50", "x", route=""), "lay r50")
    assert now(state) == ("play", None)

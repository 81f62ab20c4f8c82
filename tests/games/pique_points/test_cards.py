"""Chapter 4: what each card does."""

from __future__ import annotations

import pytest

from games.pique_points.positions import detail, hand, stash, table
from games.positions import cards_in, go, in_words, legal, refused
from tablee.engine.moves import HOUSE
from tablee.games.pique_points import GAME


def test_4_1_points_lie_before_their_player() -> None:
    state = go(table("p2 p3 s50", "x"), "lay p3, done, done, lay p2, done")
    assert stash(state, 0) == "p2 p3"
    assert GAME.view(state, None, []).scene.points == [5, 0]


@pytest.mark.parametrize(("below", "above"), [("r50", "r130"), ("r130", "r50"), ("r90", "r90")])
def test_4_2_any_route_covers_any_other_and_sets_the_limit(below: str, above: str) -> None:
    state = go(table(f"{above} s50", "x", route=below), f"lay {above}")
    assert GAME.view(state, None, []).scene.limit == int(above[1:])


@pytest.mark.parametrize("speed", ["s50", "s90"])
def test_4_3_up_to_the_limit_there_is_no_risk(speed: str) -> None:
    state = go(table(f"{speed} s130", "x", route="r90"), f"lay {speed}")
    assert (cards_in(state, "driving"), *detail(state, "offender")) == (speed, None)


def test_4_4_and_r9_above_the_limit_it_is_an_infraction() -> None:
    state = table("s130 s50", "x", route="r90")
    assert refused(state, "lay s130") == ("pique_points.4.4", "over-the-limit")
    state = go(table("s130 s50", "x", route="r90", stashes=("p1",)), "lay s130")
    assert detail(state, "offender") == [0]
    scene = GAME.view(state, None, []).scene
    assert (scene.offence, scene.offender) == ("s130", 0)


def test_4_4_a_later_route_changes_nothing() -> None:
    state = table("s90 s50 s50", "r130 gendarme s90", route="r50", stashes=("p1",))
    go(state, "lay s90, done, lay r130, done")
    assert detail(state, "offender") == [0]
    state = table("s90 s50 s50", "r50 gendarme s90", route="r130", stashes=("p1",))
    go(state, "lay s90, done, lay r50, done")
    assert detail(state, "offender") == [None]


def test_r9_speeding_is_punished_like_any_infraction() -> None:
    state = table("s130 s50", "gendarme s90", route="r90", stashes=("p1 p3",))
    go(state, "lay s130, done, lay gendarme")
    assert (stash(state, 0), stash(state, 1)) == ("p3", "p1")


@pytest.mark.parametrize("card", ["belt", "phone", "pressure"])
def test_4_5_and_r10_an_infraction_takes_points_to_lose(card: str) -> None:
    """pique_points.r10: at the moment of laying, Pressure included."""
    state = table(f"{card} p1 s50", "x")
    assert refused(state, f"lay {card}") == ("pique_points.4.5", "no-stash")
    assert legal(state) == "done, draw, lay p1, lay s50"
    go(state, "lay p1, done, done")
    assert f"lay {card}" in legal(state)
    assert detail(go(state, f"lay {card}"), "offender") == [0]


def test_4_6_an_infraction_stays_open_until_it_is_covered() -> None:
    state = table("belt s50 p2", "r50 s50", "p3 s90", "x", stashes=("p1",))
    go(state, "lay belt, done, lay r50, done, lay p3, done")
    assert detail(state, "offender") == [0]
    go(state, "draw, done, lay p2, done")
    assert detail(state, "offender") == [0]
    go(state, "lay s50")
    assert detail(state, "offender") == [None]


def test_4_6_another_infraction_covers_the_first() -> None:
    state = table("belt s50", "phone s90", "gendarme s50", stashes=("p1", "p2"))
    go(state, "lay belt, done, lay phone, done, lay gendarme")
    assert [stash(state, s) for s in range(3)] == ["p1", "", "p2"]


def test_r11_whoever_laid_it_is_robbed_however_far_away() -> None:
    state = table("belt s50", "x", "gendarme s90", stashes=("p2", "p1"))
    go(state, "lay belt, done, done, lay gendarme")
    assert [stash(state, s) for s in range(3)] == ["", "p1", "p2"]


def test_4_7_and_r12_the_lowest_points_card_changes_stashes() -> None:
    """pique_points.r12: it is always the lowest, and counts at once."""
    state = table("belt s50", "gendarme s90", stashes=("p3 p2 p2", "p1"))
    go(state, "lay belt, done, lay gendarme")
    assert (stash(state, 0), stash(state, 1)) == ("p2 p3", "p1 p2")
    assert detail(state, "thief", "robbed", "stolen", "offender") == [1, 0, ["p2"], None]
    told = dict(in_words(GAME, state))["pique_points-words-stolen"]
    assert told == {"seat": 1, "other": 0, "cards": "p2"}
    assert detail(go(state, "done"), "thief", "robbed", "stolen") == [None, None, []]


def test_r13_a_gendarme_may_be_laid_without_an_infraction() -> None:
    state = go(table("gendarme s50", "x", stashes=("", "p1")), "lay gendarme")
    assert (cards_in(state, "driving"), stash(state, 1)) == ("gendarme", "p1")
    assert go(table("gendarme", "x"), "lay gendarme").settled


def test_r14_a_gendarme_on_ones_own_infraction_covers_it_and_steals_nothing() -> None:
    state = table("belt gendarme s50", "x", stashes=("p1", "p2"))
    go(state, "lay belt, done, done, lay gendarme")
    assert (stash(state, 0), stash(state, 1)) == ("p1", "p2")
    assert detail(state, "offender", "thief") == [None, None]


def test_4_8_the_next_player_misses_a_turn() -> None:
    state = go(table("accident s50", "x", "x"), "lay accident, done")
    assert (state.active(), legal(state)) == ([HOUSE], "skip 1 0")
    go(state, "skip 1 0")
    assert (state.active(), *detail(state, "skipped")) == ([2], 1)
    scene = GAME.view(state, None, []).scene
    assert (scene.skipped, scene.skipped_by) == (1, 0)


def test_4_8_the_table_says_by_whose_accident() -> None:
    state = go(table("accident s50", "x", "x"), "lay accident, done")
    assert ("pique_points-now-skipping", {"seat": 1, "other": 0}) in in_words(GAME, state)
    assert refused(state, "skip 2 0") == refused(state, "skip 1 2") == ("table.2", "not-now")


def test_4_8_after_laying_it_one_may_still_draw() -> None:
    state = go(table("accident s50", "x", "x", stock="p1"), "lay accident, draw")
    assert (hand(state, 0), legal(state)) == ("p1 s50", "skip 1 0")


def test_r23_with_two_players_whoever_laid_it_plays_again() -> None:
    state = go(table("accident s50", "x"), "lay accident, done, skip 1 0")
    assert (state.active(), *detail(state, "has_drawn", "has_laid")) == ([0], False, False)


def test_4_9_the_next_player_draws_and_that_is_all() -> None:
    state = go(table("pickup s50", "x", "x", stock="p1 p2"), "lay pickup, done")
    assert (state.active(), legal(state)) == ([HOUSE], "penalty 1 0")
    assert refused(state, "penalty 1 2") == ("table.2", "not-now")
    go(state, "penalty 1 0")
    assert (hand(state, 1), state.active()) == ("p1 s90", [2])


def test_r22_with_nothing_to_draw_the_turn_passes() -> None:
    """A Pick-up lies there, so there is always that to draw, unless it was shuffled and drawn."""
    state = go(table("pickup s50", "x", "x", stock=""), "lay pickup, draw")
    assert (hand(state, 0), state.stock, state.driving) == ("s50 pickup", [], [])
    assert legal(state) == "pass 1 0"
    assert refused(state, "penalty 1 0") == ("table.2", "not-now")
    go(state, "pass 1 0")
    assert (hand(state, 1), state.active(), *detail(state, "idle")) == ("s90", [2], 1)


@pytest.mark.parametrize("card", ["accident", "pickup", "s90", "gendarme"])
def test_r24_whatever_is_laid_on_it_covers_an_infraction(card: str) -> None:
    state = table("belt s50", f"{card} s90", "gendarme", stashes=("p1",))
    go(state, f"lay belt, done, lay {card}")
    assert detail(state, "offender") == [None]


def test_r25_what_was_imposed_is_still_due_after_a_shuffle() -> None:
    state = go(table("accident s50", "x", stock=""), "lay accident, draw")
    assert (hand(state, 0), legal(state)) == ("s50 accident", "skip 1 0")


def test_4_4_offences_of_the_hand_are_shown_to_its_owner() -> None:
    state = table("s130 s90 s50 belt belt gendarme", "phone", route="r50", stashes=("p1",))
    assert GAME.view(state, state.turn, []).scene.offences == ["s90", "s130", "belt"]
    assert GAME.view(state, None, []).scene.offences == []

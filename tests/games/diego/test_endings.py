"""Diego, chapters 5 and 6, and the variants that change the score: how a game ends, and points."""

from __future__ import annotations

import pytest

from games.diego.positions import calls, closed, named, piles, shown, table
from games.positions import lines, move, refused
from tablee.engine.moves import HOUSE
from tablee.engine.play import playout
from tablee.engine.rng import FastRng
from tablee.games.diego import GAME
from tablee.games.diego.rules import DiegoMatch

# §5


def test_5_1_the_game_is_over_when_no_target_is_left() -> None:
    state = table("d3/4 d1/4", "w1/2", row="f3/4 .", stock="l1/4")
    move(state, 0, "diego 1 1")
    assert not state.over
    closed(state)
    assert (state.over, state.ended) == (True, "row")


def test_5_1_an_empty_place_is_no_end() -> None:
    state = table("d3/4", "w1/2", row="f3/4 f1/2", stock="l1/4")
    move(state, 0, "diego 1 1")
    assert not closed(state).over


def test_5_2_and_r10_when_all_pass_in_a_row_the_game_is_over() -> None:
    """diego.r10"""
    state = table("d3/4", "w1/2", "s1/4")
    for seat in range(3):
        assert not state.over
        move(state, seat, "pass")
        closed(state)
    assert (state.over, state.ended) == (True, "passes")


def test_5_2_and_r11_a_pair_between_passes_begins_the_count_anew() -> None:
    """diego.r11"""
    state = table(". .", "w1/2 w5/4")
    move(state, HOUSE, "skip 0")
    move(state, 1, "diego 1 1")
    closed(state)
    assert state.passes == 0
    move(state, HOUSE, "skip 0")
    move(state, 1, "pass")
    calls(state, 0, "counter")
    move(state, 0, "name 2 3")
    assert (state.passes, state.over) == (0, False)


def test_5_3_the_game_ends_when_all_agree() -> None:
    state = table("d3/4", "w1/2", "s1/4")
    move(state, 0, "end")
    assert state.active() == [1, 2]
    move(state, 2, "end")
    assert not state.over
    move(state, 1, "end")
    assert (state.over, state.ended) == (True, "vote")


def test_5_3_and_r10_one_who_wants_to_go_on_ends_the_vote() -> None:
    """diego.r10"""
    state = table("d3/4", "w1/2", "s1/4")
    move(state, 0, "end")
    move(state, 1, "end")
    move(state, 2, "go-on")
    assert (state.active(), state.voters) == ([0], [])
    assert refused(state, "end") == ("diego.5.3", "proposed-already")
    move(state, 0, "pass")
    move(closed(state), 1, "end")
    assert state.voters == [1]


def test_5_4_and_r4_the_control_sheet_is_turned_over_at_the_end() -> None:
    """diego.r4"""
    state = table("d3/4", "w1/2", row="f3/4", stock="l1/4")
    move(state, 0, "diego 1 1")
    assert GAME.view(state, None, []).scene.control == {}
    assert GAME.view(closed(state), None, []).scene.control == {
        "dec_0_75": "3/4",
        "frac_3_4": "3/4",
    }


def test_5_4_or_lies_open_from_the_beginning() -> None:
    state = table("d3/4", "w1/2", row="f1/2 f3/4", at_once="yes")
    move(state, 0, "diego 1 1")
    assert GAME.view(state, None, []).scene.control == {}
    assert GAME.view(closed(state), None, []).scene.control == {
        "dec_0_75": "3/4",
        "frac_1_2": "1/2",
    }


# §6


def scored(course: str, *, is_contradicted: bool, **options: str) -> DiegoMatch:
    state = table("d3/4 s1/2", "w1/2", row="f3/4", stock="", **options)
    move(state, 0, course)
    return calls(state, 1, "not-diego") if is_contradicted else closed(state)


@pytest.mark.parametrize(
    ("course", "is_contradicted", "line"),
    [
        ("diego 1 1", False, (0, "diego.6.1", "diego-right", 2)),
        ("diego 2 1", False, (0, "diego.6.2", "diego-wrong", -2)),
        ("diego 2 1", True, (1, "diego.6.3", "contra-right", 4)),
        ("diego 1 1", True, (1, "diego.6.4", "contra-wrong", -4)),
    ],
)
def test_6_1_to_6_4_and_r3_a_side_counts_by_what_it_claims(
    course: str, is_contradicted: bool, line: tuple[int, str, str, int]
) -> None:
    """diego.6.1, diego.6.2, diego.6.3, diego.6.4, diego.r3"""
    assert lines(scored(course, is_contradicted=is_contradicted)) == [line]


def test_6_2_and_r7_a_wrong_pair_named_against_a_pass_costs_2() -> None:
    """diego.r7"""
    state = table("d3/4", "w1/2", row="f1/2", stock="")
    move(state, 0, "pass")
    calls(state, 1, "counter")
    move(state, 1, "name 1 1")
    assert lines(state) == [(1, "diego.6.2", "diego-wrong", -2)]


def test_6_5_the_most_points_win_and_ties_share() -> None:
    assert scored("diego 1 1", is_contradicted=False).ranking() == [1, 2]
    assert scored("diego 2 1", is_contradicted=False).ranking() == [2, 1]
    nobody = table("d3/4", "w1/2")
    for seat in range(2):
        move(nobody, seat, "pass")
        closed(nobody)
    assert nobody.ranking() == [1, 1]


def test_6_5_partners_points_are_added() -> None:
    state = table("d3/4 s1/2", "w1/2", "d1/2", "s3/4", row="f3/4 f1/2", stock="", partners="yes")
    move(state, 0, "diego 1 1")
    move(closed(state), 1, "diego 1 2")
    assert calls(state, 2, "not-diego").scores() == [2 - 4, 0]


def test_r2_there_is_no_bonus() -> None:
    """Whatever is scored is one of the four kinds of pair, or the capital."""
    keys = {line[2] for seed in range(8) for line in lines(played(seed))}
    assert keys <= {"diego-right", "diego-wrong", "contra-right", "contra-wrong"}


def played(seed: int) -> DiegoMatch:
    state = GAME.start(GAME.rules.options(), 3, FastRng(str(seed)))
    playout(state, FastRng(f"{seed}/luck"))
    return state


# §7


def test_7_6_a_pair_in_hand_takes_two_cards_and_leaves_the_row() -> None:
    state = table("d3/4 s3/4 d1/4", "w1/2", pair_in_hand="yes")
    row = list(state.row)
    move(state, 0, "hand-diego 1 2")
    assert state.details()["phase"] == "claimed"
    closed(state)
    assert shown(state, hand=0) == named(state, "l1/4 l1/2 d1/4")
    assert (state.row, piles(state)) == (row, [(1, 0), (0, 0)])


def test_7_6_it_can_be_contradicted() -> None:
    state = table("d3/4 s3/4 d1/4", "w1/2", pair_in_hand="yes")
    move(state, 0, "hand-diego 2 3")
    assert piles(calls(state, 1, "not-diego")) == [(0, 0), (0, 1)]


def test_7_6_only_where_it_was_agreed_on() -> None:
    assert refused(table("d3/4 s3/4", "w1/2"), "hand-diego 1 2") == (
        "diego.7.6",
        "no-pair-in-hand",
    )
    state = table("d3/4 .", "w1/2", pair_in_hand="yes")
    assert refused(state, "hand-diego 1 2") == ("diego.2.1", "no-card-in-hand")


def test_7_7_everybody_starts_with_100() -> None:
    state = scored("diego 2 1", is_contradicted=False, capital="yes")
    assert state.scores() == [98, 100]
    assert (1, "diego.7.7", "diego-capital", 100) in lines(state)


def test_r14_a_team_has_a_capital_for_each_partner() -> None:
    state = table("d3/4", "w1/2", "d1/2", "s3/4", row="f3/4", capital="yes", partners="yes")
    for seat in range(4):
        move(state, seat, "pass")
        closed(state)
    assert state.scores() == [200, 200]


def test_r18_the_box_says_what_the_original_says_and_what_we_add() -> None:
    box = GAME.presentation.box
    assert box is not None
    assert (box.age, box.minutes, list(GAME.rules.seats)) == (9, 25, [2, 3, 4])

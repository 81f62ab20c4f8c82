"""§3.2 to §3.7, §5: what rows are worth, between partners and with a leader."""

from __future__ import annotations

from games.compatibility.positions import (
    OTHER,
    ROW,
    THIRD,
    all_ready,
    begun,
    keys,
    laid,
    points,
    row,
    shown,
)
from games.positions import lines, move, refused
from tablee.games.compatibility import GAME


def test_3_2_all_rows_are_shown() -> None:
    state = shown(begun(4), ROW, OTHER, THIRD, OTHER)
    scene = GAME.view(state, None, []).scene
    assert [" ".join(names) for names in scene.rows] == [ROW, OTHER, THIRD, OTHER]


def test_3_3_same_picture_same_place() -> None:
    state = shown(begun(4), ROW, OTHER, "ants fox cake goal maze", THIRD)
    assert lines(state) == [(0, "compatibility.3.3", "direct", 6)]
    assert state.lines[0].params == {"count": 2, "cards": "ants cake"}


def test_3_4_same_picture_another_place() -> None:
    state = shown(begun(4), ROW, OTHER, "bed ants fox goal cake", THIRD)
    assert lines(state) == [(0, "compatibility.3.4", "indirect", 6)]


def test_r8_by_rank_whoever_sits_where() -> None:
    state = shown(begun(6), ROW, OTHER, THIRD, ROW, THIRD, OTHER)
    assert points(state) == [15, 0, 0]


def test_r9_a_common_picture_counts_once_for_the_team() -> None:
    state = shown(begun(4), ROW, OTHER, "door fox goal maze moon", THIRD)
    assert keys(state) == [(0, "indirect", 2)]
    assert len(GAME.view(state, None, []).scene.matches) == 1


def test_3_7_pawns_move_by_the_points() -> None:
    state = shown(begun(4, [7, 20]), ROW, OTHER, ROW, OTHER)
    scene = GAME.view(state, None, []).scene
    assert scene.pawns == [7 + 15, 20 + 12]


# Everybody alone


def test_5_1_alone_with_odd_numbers_and_if_agreed_on() -> None:
    assert [begun(3).table.leader, begun(4).table.leader] == [0, None]
    assert begun(4, alone="yes").table.leader == 0


def test_r19_the_lead_passes_to_the_left() -> None:
    state = shown(begun(3), ROW, OTHER, THIRD)
    state.next_deal()
    assert state.table.leader == 1


def test_5_2_the_leader_lays_five() -> None:
    assert begun(5, [40, 0, 12, 24, 36]).table.lengths == [5, 5, 4, 3, 2]


def test_5_3_two_double_stakes_and_a_jumble_and_none_for_the_leader() -> None:
    state = laid(begun(5), *[ROW] * 5)
    assert (state.table.doubles, state.table.jumbles) == ([2] * 5, [1] * 5)
    for text in ("double 1", "jumble 1"):
        assert refused(state, text, 0) == ("compatibility.5.3", "leader-plays-none")
    assert refused(state, "jumble 0", 1) == ("compatibility.5.3", "not-on-the-leader")
    assert refused(state, "jumble 1", 1) == ("compatibility.2.7", "no-opponent")


def test_r17_attacked_once_and_each_kind_once_a_round() -> None:
    state = laid(begun(5), *[ROW] * 5)
    move(state, 1, "jumble 2")
    assert refused(state, "jumble 2", 3) == ("compatibility.2.7", "attacked-already")
    assert refused(state, "jumble 3", 1) == ("compatibility.2.7", "jumbled-already")
    move(state, 1, "double 1")
    assert refused(state, "double 2", 1) == ("compatibility.2.6", "doubled-already")
    move(state, 2, "double 2")


def test_5_4_everybody_is_compared_with_the_leader() -> None:
    state = shown(begun(3), ROW, "ants cake fox goal maze", "ants cake fox goal maze")
    assert points(state) == [2, 5, 5]


def test_5_5_a_point_for_each_player_who_agrees() -> None:
    state = shown(begun(4, alone="yes"), ROW, ROW, OTHER, "door fox goal maze moon")
    assert keys(state) == [(0, "led", 2), (1, "direct", 15), (3, "indirect", 2)]
    nobody = shown(begun(3), ROW, OTHER, THIRD)
    assert points(nobody) == [0, 0, 0]


def test_r20_fewer_pictures_than_the_leader() -> None:
    """Two places: the second is compared with the second, and the first with all five."""
    state = shown(begun(3, [0, 36, 36]), ROW, "door bed", "fox goal")
    assert row(state, 1) == "door bed"
    assert keys(state) == [(0, "led", 1), (1, "direct", 3), (1, "indirect", 2)]


def test_r21_one_point_however_many_matches_of_either_kind() -> None:
    state = shown(begun(3), ROW, ROW, "door fox goal maze moon")
    assert points(state)[0] == 2


def test_r22_a_double_stake_on_a_direct_match_with_the_leader() -> None:
    state = laid(begun(3), ROW, "ants fox goal maze bed", OTHER)
    move(state, 1, "double 1")
    all_ready(state)
    assert points(state) == [1, 3 + 2 + 3, 0]
    lost = laid(begun(3), ROW, "ants fox goal maze bed", OTHER)
    move(lost, 1, "double 5")
    all_ready(lost)
    assert points(lost) == [1, 3 + 2, 0]

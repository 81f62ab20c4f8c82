"""§4: the arrival, the remainder, extra rounds; and the box."""

from __future__ import annotations

import pytest

from games.compatibility.positions import OTHER, ROW, THIRD, begun, laid, points, row, shown
from games.positions import move, refused
from tablee.engine.moves import Seat
from tablee.games.compatibility import GAME
from tablee.games.compatibility.deck import NO_PICTURE
from tablee.games.compatibility.rules import Compatibility

HALF = "ants bed fox goal maze"  # 6 points with ROW


@pytest.mark.parametrize(("before", "ends"), [(41, False), (42, True), (47, True)])
def test_4_1_the_match_ends_when_a_pawn_arrives(before: int, ends: bool) -> None:
    state = shown(begun(4, [before, 0]), "ants bed", OTHER, "ants bed", THIRD)
    assert state.over == ends
    assert state.ranking() == [1, 2]


def test_r10_reached_or_passed_after_all_have_moved() -> None:
    state = shown(begun(4, [46, 36]), "ants bed", ROW, "bed ants", ROW)
    assert state.scores() == [50, 42] and state.over
    later = shown(begun(4, [46, 45]), "ants bed", ROW, "bed ants", ROW)
    assert later.scores() == [50, 51] and later.ranking() == [2, 1]


def test_4_2_the_furthest_beyond_the_arrival_wins() -> None:
    state = shown(begun(4, [47, 44]), "ants bed", ROW, "ants bed", ROW)
    assert state.scores() == [53, 50] and state.over and state.ranking() == [1, 2]


def test_r11_a_pawn_stays_at_the_arrival_and_points_go_on() -> None:
    state = shown(begun(4, [47, 0]), "ants bed", OTHER, "ants bed", THIRD)
    assert GAME.view(state, None, []).scene.pawns == [48, 0]
    assert state.scores() == [53, 0]


def tied() -> Compatibility:
    """Teams 0 and 1 of three have arrived with the same total."""
    state = shown(begun(6, [42, 42, 0]), "ants bed", "ants bed", ROW, "ants bed", "ants bed", OTHER)
    assert state.scores() == [48, 48, 0] and not state.over
    state.next_deal()
    return state


def test_4_3_those_who_are_tied_play_on_with_five_pictures() -> None:
    state = tied()
    assert state.table.lengths == [5, 5, 0, 5, 5, 0]
    assert state.active() == [0, 1, 3, 4]
    assert refused(state, "place 1 ants", 2) == ("table.1", "not-your-turn")


def test_4_3_without_special_cards() -> None:
    state = laid(tied(), ROW, ROW, "", ROW, ROW)
    for text in ("double 1", "jumble 1"):
        assert refused(state, text, 0) == ("compatibility.4.3", "not-in-extra-rounds")


def test_4_3_until_one_has_more() -> None:
    state = shown(tied(), ROW, ROW, "", ROW, ROW)
    assert not state.over
    state.next_deal()
    shown(state, ROW, ROW, "", ROW, HALF)
    assert state.over and state.ranking() == [1, 2, 3]


def test_r15_two_of_three_go_on() -> None:
    state = shown(begun(6, [42, 42, 42]), *["ants bed"] * 6)
    state.next_deal()
    assert state.table.tied == [0, 1, 2]
    shown(state, ROW, ROW, ROW, ROW, ROW, HALF)
    state.next_deal()
    assert state.table.tied == [0, 1]
    shown(state, HALF, ROW, "", ROW, ROW)
    assert state.over and state.ranking() == [2, 1, 3]


def alone_and_tied(tied: list[int], leader: int) -> Compatibility:
    state = begun(4, [48 if seat in tied else 10 for seat in range(4)], alone="yes")
    while state.table.leader != leader:
        state.dealer = state.left_of(state.dealer)
        state.table.leader = state.dealer
    state.table.lengths = [state.length_of(Seat(seat)) for seat in range(4)]
    state.table.rows = [[NO_PICTURE] * length for length in state.table.lengths]
    return state


def test_r14_a_leader_who_isnt_tied_scores_nothing() -> None:
    state = alone_and_tied([1, 2], leader=0)
    assert state.table.lengths == [5, 5, 5, 0]
    shown(state, ROW, HALF, ROW)
    assert points(state) == [0, 6, 15, 0]
    assert state.over


def test_r14_a_leader_who_is_tied_scores() -> None:
    state = alone_and_tied([1, 2], leader=1)
    assert state.table.lengths == [0, 5, 5, 0]
    shown(state, "", ROW, HALF)
    assert points(state) == [0, 1, 6, 0]


def test_r14_a_tied_leader_cant_get_ahead_of_two_but_of_three() -> None:
    """Everybody agrees on as little as there is: one indirect match."""
    little = "door fox goal maze moon"
    for tied, gained in (([0, 1, 2], [2, 2, 2, 0]), ([0, 1, 2, 3], [3, 2, 2, 2])):
        state = alone_and_tied(tied, leader=0)
        shown(state, ROW, *[little] * (len(tied) - 1))
        assert points(state) == gained
        assert state.over == (len(tied) == 4)


def test_r26_nobody_lays_more_pictures_than_there_are_not_even_the_leader() -> None:
    assert begun(3, pictures="3").table.lengths == [3, 3, 3]


def test_r29_after_the_agreed_rounds_the_highest_total_wins_and_equals_share() -> None:
    state = shown(begun(6, [3, 0, 3], deals="1"), ROW, ROW, OTHER, ROW, OTHER, OTHER)
    assert state.over and state.scores() == [18, 0, 18]
    assert state.ranking() == [1, 3, 1]


def test_r28_the_box() -> None:
    box = GAME.presentation.box
    assert box is not None and (box.age, box.minutes) == (8, 45)


def test_a_copy_has_rows_of_its_own() -> None:
    state = laid(begun(3), ROW)
    twin = state.copy()
    move(twin, 0, "remove 1")
    assert row(state, 0) == ROW

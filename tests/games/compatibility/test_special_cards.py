"""§2.6, §2.7, §3.1, §3.5, §3.6: Double Stakes and Jumbles."""

from __future__ import annotations

import pytest

from games.compatibility.positions import OTHER, ROW, THIRD, all_ready, begun, keys, laid, lay, row
from games.positions import move, refused
from tablee.engine.moves import Seat
from tablee.games.compatibility import GAME
from tablee.games.compatibility.rules import Compatibility


def laid_by_all(seats: int = 4) -> Compatibility:
    return laid(begun(seats), *[ROW] * seats)


# Double Stake


def test_2_6_it_names_a_place_and_locks_the_row() -> None:
    state = laid_by_all()
    move(state, 0, "double 3")
    assert GAME.view(state, None, []).scene.doubled == [3, 0, 0, 0]
    for text in ("place 1 fox", "remove 1", "swap 1 2"):
        assert refused(state, text, 0) == ("compatibility.2.6", "locked")
    move(state, 2, "swap 1 2")  # the partner's row stays free


def test_2_6_only_on_a_whole_row_and_a_place_of_it() -> None:
    state = begun(4, [40, 0])
    lay(state, 0, "ants")
    assert refused(state, "double 1", 0) == ("compatibility.2.6", "row-first")
    assert refused(state, "double 3", 0) == ("compatibility.2.2", "no-such-place")


def test_2_6_a_locked_row_that_is_ready_has_nothing_left_to_do() -> None:
    state = laid_by_all()
    state.table.jumbles[0] = 0
    move(state, 0, "double 3")
    assert [one.text() for one in state.legal_moves(Seat(0))] == ["ready"]
    move(state, 0, "ready")
    assert state.active() == [1, 2, 3]


def test_2_6_also_by_who_is_ready() -> None:
    state = laid_by_all()
    move(state, 0, "ready")
    move(state, 0, "double 1")
    assert state.table.doubles == [2, 3]


def test_r3_one_a_team_whoever_lays_it() -> None:
    state = laid_by_all()
    move(state, 0, "double 3")
    for seat in (0, 2):
        assert refused(state, "double 1", seat) == ("compatibility.2.6", "doubled-already")
    move(state, 1, "double 1")


def test_2_6_three_in_a_match() -> None:
    state = laid_by_all()
    state.table.doubles[0] = 0
    assert refused(state, "double 1", 0) == ("compatibility.2.6", "no-double-left")


def test_3_5_three_more_on_a_direct_match() -> None:
    state = laid(begun(4), ROW, OTHER, ROW, THIRD)
    move(state, 2, "double 1")
    all_ready(state)
    assert keys(state) == [(0, "direct", 15), (0, "doubled", 3)]


@pytest.mark.parametrize(("place", "worth"), [(1, [6, 2, 2]), (2, [3, 2, 2]), (5, [3, 2, 2])])
def test_r4_six_in_all_and_nothing_on_another_match(place: int, worth: list[int]) -> None:
    """A direct match in place 1, an indirect one in place 2, none in place 5."""
    state = laid(begun(4), "ants bed cake fox goal", OTHER, "ants cake bed maze moon", THIRD)
    move(state, 0, f"double {place}")
    all_ready(state)
    assert state.scores() == [sum(worth), 0]
    assert [match.points for match in GAME.view(state, None, []).scene.matches] == worth
    assert state.table.doubles == [2, 3]


def test_3_6_what_was_laid_doesnt_come_back() -> None:
    state = laid_by_all()
    move(state, 0, "double 3")
    move(state, 1, "jumble 2")
    all_ready(state)
    move(state, 1, "leave")
    state.next_deal()
    assert (state.table.doubles, state.table.jumbles) == ([2, 3], [2, 1])
    assert (state.table.doubled, state.table.attacks) == ([-1] * 4, [])


# Jumble


def test_2_7_it_names_an_opponent_and_locks_nothing() -> None:
    state = laid_by_all()
    move(state, 0, "jumble 3")
    attacks = GAME.view(state, None, []).scene.attacks
    assert [(one.by, one.on, one.settled, one.places) for one in attacks] == [(0, 3, False, [])]
    move(state, 0, "swap 1 2")
    move(state, 3, "swap 1 2")


def test_2_7_on_an_opponent_with_ones_own_row_laid() -> None:
    state = laid_by_all()
    for on in (0, 2, 7):
        assert refused(state, f"jumble {on}", 0) == ("compatibility.2.7", "no-opponent")
    move(state, 0, "remove 1")
    assert refused(state, "jumble 1", 0) == ("compatibility.2.7", "row-first")


def test_2_7_two_in_a_match() -> None:
    state = laid_by_all()
    state.table.jumbles[0] = 0
    assert refused(state, "jumble 1", 0) == ("compatibility.2.7", "no-jumble-left")


def test_r5_a_team_attacks_once_and_is_attacked_once() -> None:
    state = laid_by_all(6)
    move(state, 0, "jumble 4")
    for seat in (0, 3):
        assert refused(state, "jumble 2", seat) == ("compatibility.2.7", "jumbled-already")
    for on in (1, 4):
        assert refused(state, f"jumble {on}", 2) == ("compatibility.2.7", "attacked-already")
    move(state, 5, "jumble 3")
    move(state, 1, "jumble 2")


def test_r16_laid_openly_as_soon_as_the_row_lies() -> None:
    state = begun(4)
    lay(state, 2, ROW)
    for text in ("double 2", "jumble 1"):
        made = state.vocabulary().read(text)
        assert made is not None
        move(state, 2, text)
        for watcher in (Seat(0), Seat(1), Seat(3), None):
            assert GAME.is_noticed(watcher, Seat(2), made)


# Exchanging


def attacked(doubled: str = "") -> Compatibility:
    """Seat 1 has laid a Jumble on seat 0, and everybody is ready."""
    state = laid(begun(4), ROW, OTHER, ROW, THIRD)
    if doubled:
        move(state, 0, doubled)
    move(state, 1, "jumble 0")
    return all_ready(state)


def test_3_1_when_all_are_ready_two_places_change_pictures() -> None:
    state = attacked()
    assert not state.settled and state.active() == [1]
    assert refused(state, "place 1 fox", 1) == ("table.2", "not-now")
    assert refused(state, "exchange 1 2", 0) == ("table.1", "not-your-turn")
    move(state, 1, "exchange 1 2")
    assert state.settled and row(state, 0) == "bed ants cake castle door"
    assert state.scores() == [9 + 4, 0]


def test_3_1_a_place_of_that_row() -> None:
    state = laid(begun(4, [24, 0]), ROW, OTHER, ROW, THIRD)
    move(state, 1, "jumble 0")
    all_ready(state)
    assert refused(state, "exchange 1 4", 1) == ("compatibility.3.1", "no-place-there")
    assert len(state.legal_moves(Seat(1))) == 3 + 1


def test_r6_unseen_and_only_if_one_likes() -> None:
    state = attacked()
    scene = GAME.view(state, Seat(1), []).scene
    assert scene.rows[0] == [] and scene.matches == []
    move(state, 1, "leave")
    assert row(state, 0) == ROW and state.scores() == [15, 0]
    assert state.table.jumbles == [2, 1]


@pytest.mark.parametrize(("places", "followed"), [("1 2", 1), ("2 5", 5), ("3 4", 2)])
def test_r7_a_double_stake_follows_its_picture(places: str, followed: int) -> None:
    state = attacked("double 2")
    move(state, 1, f"exchange {places}")
    assert GAME.view(state, None, []).scene.doubled == [followed, 0, 0, 0]
    assert ("doubled" in [key for _, key, _ in keys(state)]) == (places == "3 4")


def test_3_1_several_decide_at_once() -> None:
    state = laid_by_all(6)
    move(state, 0, "jumble 1")
    move(state, 2, "jumble 3")
    all_ready(state)
    assert state.active() == [0, 2]
    move(state, 2, "exchange 4 5")
    assert not state.settled
    move(state, 0, "leave")
    assert state.settled

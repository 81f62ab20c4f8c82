"""Chapters 1 and 2: the grid, and what a turn may come to."""

from __future__ import annotations

from collections import Counter

import pytest

from games.calcory.positions import detail, table, winners, won
from games.positions import go, moves, refused
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FastRng
from tablee.games.calcory import GAME
from tablee.games.calcory.rules import Calcory


def test_1_1_sixty_cards_lie_in_six_rows_of_ten() -> None:
    state = GAME.start(GAME.read_options({}), 3, FastRng("grid"))
    assert isinstance(state, Calcory)
    scene = GAME.view(state, None, []).scene
    assert getattr(scene, "cells", None) == ["?"] * 60
    assert [len(moves(state)), moves(state)[0], moves(state)[-1]] == [60, "turn A1", "turn F10"]
    numbers = Counter(int(name[1:]) for name in GAME.rules.cards(GAME.read_options({}), 3))
    assert [numbers[n] for n in range(10)] == [5, 10, 5, 5, 5, 5, 5, 10, 5, 5]


def test_1_1_a_small_grid_has_no_other_cells() -> None:
    assert refused(table("7 6 0"), "turn A4") == ("calcory.1.1", "no-such-cell")
    assert refused(table("7 6 0"), "turn B1") == ("calcory.1.1", "no-such-cell")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_the_dealers_left_neighbour_begins_and_the_turn_goes_left(seats: int) -> None:
    state = GAME.start(GAME.read_options({}), seats, FastRng("first"))
    assert state.active() == [(state.dealer + 1) % seats]
    state = table("9 9 9 9", seats=seats)
    for seat in [*range(seats), 0]:
        assert state.active() == [seat]
        go(state, "turn A1, turn A2, cover")


def test_r12_the_first_dealer_is_drawn_by_lot() -> None:
    begun = [GAME.start(GAME.read_options({}), 4, FastRng(str(seed))) for seed in range(60)]
    assert {state.dealer for state in begun} == {0, 1, 2, 3}


def test_2_1_cards_are_turned_one_by_one_and_added() -> None:
    state = go(table("2 3 4 9"), "turn A2, turn A1")
    assert detail(state, "turned", "sum") == [["A1", "A2"], 5]
    assert state.active() == [0]
    assert moves(state) == ["turn A3", "turn A4", "stop"]


def test_2_1_a_card_is_turned_once_and_where_one_lies() -> None:
    state = go(table("2 . 4 9"), "turn A1")
    assert refused(state, "turn A1") == ("calcory.2.1", "already-up")
    assert refused(state, "turn A2") == ("calcory.2.1", "no-card-there")


def test_2_1_and_r4_at_least_one_card_is_turned() -> None:
    state = winners("2 3")
    assert refused(state, "stop") == ("calcory.2.1", "nothing-turned")
    assert refused(state, "pass") == ("table.2", "not-now")


def test_r4_nobody_passes_by_choice() -> None:
    assert moves(winners("2 3")) == ["turn A1", "turn A2"]


def test_2_2_beyond_13_all_cards_of_the_turn_are_covered() -> None:
    state = go(table("9 3 2 1"), "turn A1, turn A2, turn A3")
    assert (state.active(), *detail(state, "phase", "sum")) == ([HOUSE], "over", 14)
    go(state, "cover")
    assert (state.active(), *detail(state, "phase", "turned")) == ([1], "turning", [])
    assert detail(state, "down", "marked") == [["A1", "A2", "A3", "A4"], []]
    assert won(state) == [0, 0]


def test_2_3_and_r1_the_second_0_ends_the_turn_in_the_same_way() -> None:
    state = go(table("0 5 0 1"), "turn A1, turn A2")
    assert state.active() == [0]
    go(state, "turn A3")
    assert (state.active(), *detail(state, "phase")) == ([HOUSE], "two-zeros")
    go(state, "cover")
    assert detail(state, "down", "turn") == [["A1", "A2", "A3", "A4"], 1]


def test_r1_a_0_of_another_turn_doesnt_count() -> None:
    state = go(table("0 5 0 1"), "turn A1, turn A2, stop, turn A3, turn A4")
    assert detail(state, "phase", "turn") == ["turning", 1]


def test_r1_one_0_among_the_cards_of_a_13_does_no_harm() -> None:
    state = go(table("0 9 4 0"), "turn A1, turn A2, turn A3")
    assert detail(state, "phase") == ["thirteen"]


def test_2_4_thirteen_is_taken_up_but_for_one_card() -> None:
    state = go(table("7 1 0 5 9"), "turn A1, turn A2, turn A3, turn A4")
    assert (state.active(), *detail(state, "phase")) == ([HOUSE], "thirteen")
    go(state, "take")
    assert (state.active(), won(state)) == ([0], [0, 0])
    go(state, "back r1, at A1")
    assert (won(state), state.active()) == ([3, 0], [1])
    assert detail(state, "down") == [["A1", "A5"]]


def test_r2_a_13_can_be_neither_left_lying_nor_exceeded() -> None:
    state = go(table("7 6 1"), "turn A1, turn A2")
    assert moves(state) == ["take"]
    for seat, text in [(0, "stop"), (0, "turn A3")]:
        assert refused(state, text, seat) == ("table.1", "not-your-turn")


def test_2_5_whoever_stops_marks_all_cards_turned() -> None:
    state = go(table("7 1 3 5"), "turn A1, turn A3, stop")
    assert detail(state, "marked", "owner", "to_beat") == [["A1", "A3"], 0, 10]
    assert (state.active(), *detail(state, "turned", "sum")) == ([1], [], 0)


def test_r18_marked_cards_stay_face_up_for_all() -> None:
    state = go(table("7 1 3 5"), "turn A1, turn A3, stop")
    for watcher in (Seat(0), Seat(1), None):
        cells = getattr(GAME.view(state, watcher, []).scene, "cells", [])
        assert [cell[-1] for cell in cells] == ["7", "?", "3", "?"]


def test_2_6_who_has_won_nothing_turns_two_cards() -> None:
    state = go(table("7 1 3 5"), "turn A1")
    assert refused(state, "stop") == ("calcory.2.6", "two-at-least")
    go(state, "turn A2, stop")
    assert detail(state, "to_beat") == [8]


def test_2_6_who_has_won_a_card_may_stop_on_one() -> None:
    state = go(winners("7 1 3 5"), "turn A1, stop")
    assert detail(state, "marked") == [["A1"]]


def test_r3_the_minimum_is_what_there_is() -> None:
    state = go(table(". 1 ."), "turn A2")
    assert moves(state) == ["stop"]
    go(state, "stop")
    assert detail(state, "marked") == [["A2"]]


def test_r16_the_minimum_holds_against_marked_cards_too() -> None:
    state = go(table("1 1 9 5"), "turn A1, turn A2, stop, turn A3")
    assert refused(state, "stop") == ("calcory.2.6", "two-at-least")


@pytest.mark.parametrize("course", ["turn A1, turn A2, turn A3", "turn A4, turn A5", "turn A1"])
def test_2_7_what_is_about_to_go_stays_for_the_agreed_time(course: str) -> None:
    state = go(table("9 3 2 6 7", show_seconds="5"), course)
    is_ending = state.active() == [HOUSE]
    clocks = GAME.view(state, None, []).clocks
    assert [clock.milliseconds for clock in clocks] == ([5000] if is_ending else [])
    assert [clock.move.text() for clock in state.clocks()] == (moves(state) if is_ending else [])


def test_r21_the_agreed_time_is_two_to_five_seconds_and_usually_three() -> None:
    assert GAME.all_allowed()["show_seconds"] == range(2, 6)
    assert GAME.defaults()["show_seconds"] == 3
    failed = go(table("1 1 3 2"), "turn A1, turn A3, stop, turn A2, turn A4, stop")
    assert (detail(failed, "phase"), failed.clocks()[0].milliseconds) == (["not-better"], 3000)


def test_r21_a_catch_of_marked_cards_was_seen_long_enough() -> None:
    state = go(table("9 3 2 9"), "turn A1, turn A2, stop, turn A3, turn A4, stop")
    go(state, "cover")
    assert (detail(state, "phase"), state.clocks()) == (["collecting"], [])

"""Chapter 3: doing better than cards that are marked."""

from __future__ import annotations

import pytest

from games.calcory.positions import detail, table, winners, won
from games.positions import go, moves, refused
from tablee.engine.moves import HOUSE

TEN_WITH_TWO = "turn A1, turn A2, stop"


def test_3_1_marked_cards_cant_be_turned() -> None:
    state = go(table("7 3 5 5"), TEN_WITH_TWO)
    assert refused(state, "turn A1") == ("calcory.3.1", "marked")
    assert moves(state) == ["turn A3", "turn A4"]


@pytest.mark.parametrize(
    ("grid", "is_better"),
    [
        ("7 3 9 2", True),  # 11 with two
        ("7 3 9 3", True),  # 12 with two
        ("7 3 5 4 1", True),  # 10 with three
        ("7 3 9 1 0", True),  # 10 with three, a 0 among them
        ("7 3 6 4", False),  # 10 with two
        ("7 3 1 1 1 2 4", False),  # 9 with five
    ],
)
def test_3_2_a_higher_sum_or_the_same_with_more_cards(grid: str, is_better: bool) -> None:
    state = go(table(grid), TEN_WITH_TWO)
    new = [f"A{column + 1}" for column in range(2, len(grid.split()))]
    go(state, ", ".join([*(f"turn {cell}" for cell in new), "stop"]))
    assert detail(state, "marked") == [new if is_better else ["A1", "A2"]]
    assert state.active() == ([0] if is_better else [HOUSE])


def test_3_2_the_cards_that_are_beaten_are_covered_at_once() -> None:
    state = go(table("7 3 9 2", seats=3), TEN_WITH_TWO)
    go(state, "turn A3, turn A4, stop")
    assert detail(state, "down", "owner", "turn") == [["A1", "A2"], 1, 2]


def test_3_3_and_r5_the_same_sum_with_as_many_or_fewer_cards_fails() -> None:
    as_many = go(table("7 3 6 4"), f"{TEN_WITH_TWO}, turn A3, turn A4, stop")
    assert detail(as_many, "phase") == ["not-better"]
    fewer = go(winners("2 3 5 1"), f"{TEN_WITH_TWO}, turn A3, stop")
    assert detail(fewer, "phase") == ["not-better"]


def test_r5_a_tie_needs_more_cards() -> None:
    more = go(winners("2 3 4 1 9", seats=3), f"{TEN_WITH_TWO}, turn A3, turn A4, stop")
    assert detail(more, "phase") == ["not-better"]
    more = go(winners("5 3 4 1 0", seats=3), "turn A1, stop, turn A3, turn A4, stop")
    assert detail(more, "owner", "marked") == [1, ["A3", "A4"]]


def test_3_3_a_failure_covers_what_was_turned_and_leaves_what_was_marked() -> None:
    state = go(table("7 3 2 1 9", seats=3), f"{TEN_WITH_TWO}, turn A3, turn A4, stop")
    assert detail(state, "turned", "marked") == [["A3", "A4"], ["A1", "A2"]]
    go(state, "cover")
    assert detail(state, "turned", "marked", "turn") == [[], ["A1", "A2"], 2]


def test_r6_stopping_below_is_allowed_after_one_card() -> None:
    state = go(winners("7 3 2 1"), f"{TEN_WITH_TWO}, turn A3, stop")
    assert detail(state, "phase") == ["not-better"]


def test_3_4_and_r7_a_13_leaves_anothers_marked_cards() -> None:
    state = go(table("7 3 6 7 9", seats=3), f"{TEN_WITH_TWO}, turn A3, turn A4, take")
    assert detail(state, "marked", "owner", "to_beat") == [["A1", "A2"], 0, 10]
    go(state, "back r6, at A3")
    assert (detail(state, "marked", "turn"), won(state)) == ([["A1", "A2"], 2], [0, 1, 0])


def test_r7_their_owner_takes_them_up_if_they_last() -> None:
    state = go(table("7 3 6 7 9"), f"{TEN_WITH_TWO}, turn A3, turn A4, take, back r6, at A3")
    assert detail(state, "phase", "turn") == ["collecting", 0]
    go(state, "take, back r7, at A1")
    assert won(state) == [1, 1]


def test_r17_the_other_reading_turns_them_back_and_gives_them_to_nobody() -> None:
    state = table("7 3 6 7 9", thirteen_beats="yes")
    go(state, f"{TEN_WITH_TWO}, turn A3, turn A4")
    assert detail(state, "marked") == [["A1", "A2"]]
    go(state, "take")
    assert detail(state, "marked", "owner", "down") == [[], None, ["A1", "A2", "A5"]]
    go(state, "back r6, at A3")
    assert (detail(state, "phase", "turn"), won(state)) == (["turning", 0], [0, 1])


def test_3_5_who_finds_the_cards_still_marked_takes_them_up() -> None:
    state = go(table("7 3 2 9 9"), f"{TEN_WITH_TWO}, turn A4, turn A5, cover")
    assert (state.active(), *detail(state, "phase")) == ([HOUSE], "collecting")
    go(state, "take, back r3, at A2")
    assert (won(state), *detail(state, "marked", "owner", "turn")) == ([1, 0], [], None, 1)


def test_r9_taking_up_is_the_whole_turn() -> None:
    state = go(table("7 3 2 9 9"), f"{TEN_WITH_TWO}, turn A4, turn A5, cover, take, back r3")
    assert moves(state) == ["at A1", "at A2"]
    go(state, "at A1")
    assert state.active() == [1]


def test_3_6_where_all_is_marked_the_table_passes() -> None:
    state = go(table("7 3", seats=3), TEN_WITH_TWO)
    assert (state.active(), moves(state), *detail(state, "phase")) == ([HOUSE], ["pass"], "stuck")
    go(state, "pass, pass")
    assert detail(state, "phase", "turn") == ["collecting", 0]


def test_r11_an_exhausted_table_ends_with_its_last_card() -> None:
    state = go(table("7 3"), f"{TEN_WITH_TWO}, pass, take, back r3, at A1")
    assert (state.active(), won(state)) == ([1], [1, 0])
    go(state, "turn A1, stop, pass, take")
    assert (state.over, state.scores()) == (True, [1, 1])


def test_r8_any_number_of_cards_can_be_marked() -> None:
    course = ", ".join(f"turn A{column}" for column in range(1, 9))
    state = go(table("1 1 1 1 1 1 1 1"), f"{course}, stop")
    assert detail(state, "to_beat", "phase") == [8, "stuck"]


def test_r15_there_is_only_one_players_marker() -> None:
    state = go(table("1 1 2 2 3 3 9 9", seats=3), TEN_WITH_TWO)
    go(state, "turn A3, turn A4, stop, turn A5, turn A6, stop")
    assert detail(state, "marked", "owner", "down") == [
        ["A5", "A6"],
        2,
        ["A1", "A2", "A3", "A4", "A7", "A8"],
    ]


def test_r18_beaten_cards_are_covered_without_further_time() -> None:
    state = go(table("1 1 2 2 9", seats=3), f"{TEN_WITH_TWO}, turn A3, turn A4, stop")
    assert (state.active(), state.clocks()) == ([2], [])

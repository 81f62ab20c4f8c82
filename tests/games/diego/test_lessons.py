"""What a match of Diego teaches: pairs of representations, rightly announced, doubted or missed."""

from __future__ import annotations

import pytest

from games.diego.positions import named, table
from games.positions import learnt
from tablee.engine.lessons import Lesson
from tablee.games.diego import GAME

RIGHT_PAIR, WRONG_PAIR = "diego 1 2", "diego 1 1"  # 0.75 with 3/4, and with 1/2


def told(lesson: Lesson) -> tuple[int, str, str, bool]:
    return (
        lesson.seat,
        lesson.outcome,
        lesson.said.key.removeprefix("diego-lesson-"),
        lesson.is_caught,
    )


def about(lesson: Lesson) -> list[str]:
    return [text.key.removeprefix("diego-representation-") for text in lesson.about]


@pytest.mark.parametrize("end", ["close", "agree"])
def test_2_2_a_pair_that_stands_is_right_or_wrong(end: str) -> None:
    [lesson] = learnt(GAME, table("d3/4 w1/2", "s1/4 s1/2"), f"{RIGHT_PAIR}, {end}")
    assert (told(lesson), about(lesson)) == ((0, "right", "right", False), ["fraction", "decimal"])
    state = table("d3/4 w1/2", "s1/4 s1/2")
    pair = named(state, "f1/2 d3/4")
    [lesson] = learnt(GAME, state, f"{WRONG_PAIR}, {end}")
    assert told(lesson) == (0, "wrong", "wrong", False)
    assert lesson.said.params == {
        **{"card": pair[0], "cards": pair[1], "bracket": "none"},
        **{"first": "1/2", "second": "3/4"},
    }


def test_8_2_only_the_last_word_closes_a_window() -> None:
    state = table("d3/4 w1/2", "s1/4 s1/2", "s3/4 s5/4")
    [lesson] = learnt(GAME, state, f"{RIGHT_PAIR}, agree, agree")
    assert (lesson.step, lesson.seat) == (2, 0)


def test_3_2_of_a_contradiction_both_learn() -> None:
    found = learnt(GAME, table("d3/4 w1/2", "s1/4 s1/2"), f"{WRONG_PAIR}, 1:not-diego")
    assert [told(lesson) for lesson in found] == [
        (0, "wrong", "wrong", True),
        (1, "right", "doubt-right", False),
    ]
    found = learnt(GAME, table("d3/4 w1/2", "s1/4 s1/2"), f"{RIGHT_PAIR}, 1:not-diego")
    assert [told(lesson) for lesson in found] == [
        (0, "right", "right", True),
        (1, "wrong", "doubt-wrong", False),
    ]


def test_2_5_a_pass_with_a_pair_in_sight_is_missed() -> None:
    [lesson] = learnt(GAME, table("w1/4 b3/4", "s1/4 s1/2"), "pass, close")
    assert (told(lesson), lesson.article) == ((0, "missed", "missed", False), "diego.2.5")
    assert about(lesson) == ["fraction", "bracket"]
    assert (lesson.said.params["first"], lesson.said.params["bracket"]) == ("3/4", "second")


def test_2_5_a_pass_without_a_pair_teaches_nothing() -> None:
    assert learnt(GAME, table("w1/4 l1/4", "s1/4 s1/2"), "pass, close") == []


@pytest.mark.parametrize(("row", "outcome"), [(2, "right"), (1, "wrong")])
def test_4_4_a_pair_named_against_a_pass_is_the_callers(row: int, outcome: str) -> None:
    state = table("d3/4 w1/4", "s1/4 s1/2")
    missed, lesson = learnt(GAME, state, f"pass, 1:counter, name 1 {row}")
    assert told(missed) == (0, "missed", "missed", False)
    assert told(lesson) == (1, outcome, outcome, False)


def test_7_6_a_pair_of_two_cards_in_hand_counts_alike() -> None:
    state = table("d3/4 w3/4", "s1/4 s1/2", pair_in_hand="yes")
    [lesson] = learnt(GAME, state, "hand-diego 1 2, close")
    assert (told(lesson)[:2], about(lesson)) == ((0, "right"), ["decimal", "words"])


def test_7_3_an_amplified_and_a_decimal_fraction_are_told_apart() -> None:
    state = table("a3/4 t1/2", "s1/4 s1/2", cards="extended")
    first, second = learnt(GAME, state, "diego 1 2, close, pass, close, diego 2 1, close")[::2]
    assert (about(first), about(second)) == (["fraction", "amplified"], ["fraction", "tenths"])

"""What a match of Safarü teaches: sums and pairs that were found, and those that were missed."""

from __future__ import annotations

import pytest

from games.positions import learnt
from games.safaru.positions import hunt, reversed_hunt
from tablee.engine.lessons import Lesson
from tablee.games.safaru import GAME


def told(lesson: Lesson) -> tuple[str, str, str]:
    method = lesson.about[0].key.removeprefix("safaru-topic-")
    return lesson.outcome, method, str(lesson.said.params["sum"])


def test_3_4_whatever_is_caught_is_right() -> None:
    course = "play r5, add, take b2, take b3, total, take b8, take b4, pair b5, done"
    found = learnt(GAME, hunt("b2 b3 b8 b4 b5", "r5 g9", "k9 k8"), course)
    assert [told(lesson) for lesson in found] == [
        ("right", "add", "2 + 3 = 5"),
        ("right", "total", "5 + 4 + 8 = 17"),
        ("right", "pair", "5 = 5"),
    ]
    assert [lesson.article for lesson in found] == ["safaru.4.1", "safaru.4.2", "safaru.4.3"]
    assert {lesson.seat for lesson in found} == {0}


def test_3_4_what_the_same_card_could_still_catch_is_missed() -> None:
    found = learnt(GAME, hunt("b2 b3 b8 b4 b5", "r5 g9", "k9 k8"), "play r5, pair b5, done")
    assert [told(lesson) for lesson in found] == [
        ("right", "pair", "5 = 5"),
        ("missed", "add", "2 + 3 = 5"),
        ("missed", "total", "5 + 4 + 8 = 17"),
    ]


def test_4_4_a_sum_that_the_zero_forbids_is_not_missed() -> None:
    """The only 0 left with the pair."""
    found = learnt(GAME, hunt("b0 b8 b9", "r0 g9", "k9 k8"), "play r0, pair b0, done")
    assert [told(lesson) for lesson in found] == [("right", "pair", "0 = 0")]


def test_3_3_a_card_freed_while_another_could_catch_is_missed() -> None:
    [lesson] = learnt(GAME, hunt("b2 b3", "r5 g6", "k9 k8"), "free g6")
    assert told(lesson) == ("missed", "add", "2 + 3 = 5")
    assert (lesson.article, lesson.said.key) == ("safaru.3.3", "safaru-lesson-freed")
    assert lesson.said.params["number"] == 5


def test_3_2_a_card_freed_where_none_can_catch_misses_nothing() -> None:
    assert learnt(GAME, hunt("b2", "r5 g6", "k9 k8"), "free g6") == []


def test_7_1_in_reverse_a_card_that_must_catch_is_missed_where_another_could_go_free() -> None:
    state = reversed_hunt("b2 b3", "r5 g6", "k9 k8")
    found = learnt(GAME, state, "play r5, add, take b2, take b3, done")
    assert [(*told(lesson), lesson.said.key) for lesson in found] == [
        ("missed", "add", "2 + 3 = 5", "safaru-lesson-forced"),
        ("right", "add", "2 + 3 = 5", "safaru-lesson-caught"),
    ]


@pytest.mark.parametrize("hand", ["r5", "r5 g5"])
def test_7_1_in_reverse_whoever_has_no_choice_misses_nothing(hand: str) -> None:
    state = reversed_hunt("b2 b3", hand, "k9 k8")
    found = learnt(GAME, state, "play r5, add, take b2, take b3, done")
    assert [lesson.outcome for lesson in found] == ["right"]


def test_7_2_in_reverse_nothing_more_is_to_be_caught_and_nothing_to_be_freed() -> None:
    state = reversed_hunt("b2 b3 b5 k1", "r5 g4", "k9 k8")
    found = learnt(GAME, state, "play r5, name pair, pair b5, done")
    assert [told(lesson)[0] for lesson in found] == ["right"]
    assert learnt(GAME, reversed_hunt("b2", "r5 g2", "k9 k8"), "free r5") == []

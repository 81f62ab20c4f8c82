"""What a match of Calcory teaches: sums that came to 13, went beyond, or could have been made."""

from __future__ import annotations

from games.calcory.positions import table, winners
from games.positions import learnt
from tablee.engine.lessons import Lesson
from tablee.games.calcory import GAME


def told(lesson: Lesson) -> tuple[int, str, str, str]:
    return lesson.seat, lesson.outcome, lesson.article, lesson.said.key


def test_2_4_a_thirteen_is_right() -> None:
    [lesson] = learnt(GAME, table("7 1 5 9"), "turn A1, turn A2, turn A3, take")
    assert told(lesson) == (0, "right", "calcory.2.4", "calcory-lesson-thirteen")
    assert (lesson.said.params, lesson.step) == ({"sum": "1 + 5 + 7"}, 3)


def test_2_2_beyond_13_is_told_by_how_much() -> None:
    [lesson] = learnt(GAME, table("7 9 5 4"), "turn A1, turn A2, cover")
    assert told(lesson) == (0, "wrong", "calcory.2.2", "calcory-lesson-over")
    assert lesson.said.params == {"sum": "7 + 9", "total": 16, "over": 3}


def test_2_3_the_second_0_is_a_topic_of_its_own() -> None:
    [lesson] = learnt(GAME, table("0 0 5 4"), "turn A1, turn A2, cover")
    assert told(lesson) == (0, "wrong", "calcory.2.3", "calcory-lesson-zeros")


def test_3_2_to_beat_a_sum_is_right_and_3_3_to_stop_below_it_is_not() -> None:
    course = "turn A1, turn A2, stop, turn A3, turn A4"
    [lesson] = learnt(GAME, table("7 2 8 3 / 9 9 9 9"), f"{course}, stop")
    assert told(lesson) == (1, "right", "calcory.3.2", "calcory-lesson-better")
    [lesson] = learnt(GAME, table("7 2 4 3 / 9 9 9 9"), f"{course}, stop, cover")
    assert told(lesson) == (1, "wrong", "calcory.3.3", "calcory-lesson-not-better")
    beaten = {"sum": "3 + 4", "total": 7, "count": 2, "goal": 9, "marked": 2}
    assert lesson.said.params == beaten


def test_2_4_a_thirteen_with_a_card_that_was_seen_is_missed() -> None:
    """The 4 was turned by seat 0 and covered; seat 1 has 9, and turns something else."""
    seen = "turn A1, turn A2, turn A3, cover"  # 4 + 7 + 8
    grid = "4 7 8 9 / 6 1 5 2"
    _, lesson, over = learnt(GAME, table(grid), f"{seen}, turn A4, turn B1, cover")
    assert told(lesson) == (1, "missed", "calcory.2.4", "calcory-lesson-missed")
    assert lesson.said.params == {"total": 9, "missing": 4}
    assert (over.seat, over.outcome) == (1, "wrong")


def test_2_4_stopping_short_of_a_known_card_is_missed_once() -> None:
    seen = "turn A1, turn A2, turn A3, cover"
    _, lesson = learnt(GAME, winners("4 7 8 9 / 6 1 5 2"), f"{seen}, turn A4, stop")
    assert told(lesson) == (1, "missed", "calcory.2.4", "calcory-lesson-missed")


def test_2_4_nobody_misses_what_was_never_seen() -> None:
    assert learnt(GAME, winners("4 7 8 9"), "turn A4, stop") == []


def test_2_4_another_way_to_13_misses_nothing() -> None:
    seen = "turn A1, turn A2, turn A3, cover"
    found = learnt(GAME, table("4 7 8 9 / 3 1 5 2"), f"{seen}, turn A4, turn B1, turn B2, take")
    assert [lesson.outcome for lesson in found] == ["wrong", "right"]


def test_4_2_a_card_put_back_in_secret_is_known_to_its_player_alone() -> None:
    """Seat 0 puts the 7 back at A1; then both have 6, and stop."""
    course = "turn A1, turn A2, take, back r7, at A1, turn A3, turn B1, stop"
    state = winners("7 6 5 4 / 1 2 8 9")
    found = learnt(GAME, state, f"{course}, turn A4, turn B2, stop, cover")
    assert [(lesson.seat, lesson.outcome) for lesson in found] == [
        (0, "right"),
        (0, "missed"),
        (0, "wrong"),
    ]

"""What a match of Pique Points teaches: offences by their kind, and which were caught."""

from __future__ import annotations

import pytest

from games.pique_points.positions import table
from games.positions import learnt
from tablee.engine.lessons import Lesson
from tablee.games.pique_points import GAME


def told(lesson: Lesson) -> tuple[int, str, str, bool]:
    return lesson.seat, lesson.outcome, lesson.about[0].key, lesson.is_caught


@pytest.mark.parametrize("card", ["belt", "phone", "pressure"])
def test_4_5_an_infraction_is_an_offence_of_its_kind_and_says_why(card: str) -> None:
    state = table(f"{card} s50", "x", stashes=("p1",))
    [lesson] = learnt(GAME, state, f"lay {card}, done")
    assert told(lesson) == (0, "wrong", f"pique_points-topic-{card}", False)
    assert (lesson.article, lesson.step) == ("pique_points.4.5", 0)
    assert lesson.why is not None and lesson.why.key == f"pique_points-why-{card}"


@pytest.mark.parametrize(("speed", "limit", "over"), [("s90", "r50", 40), ("s130", "r50", 80)])
def test_4_4_speeding_is_told_by_how_much(speed: str, limit: str, over: int) -> None:
    state = table(f"{speed} s50", "x", route=limit, stashes=("p1",))
    [lesson] = learnt(GAME, state, f"lay {speed}")
    assert told(lesson) == (0, "wrong", "pique_points-topic-speeding", False)
    assert lesson.about[0].params == {"over": over}
    assert lesson.said.params == {"card": speed, "limit": int(limit[1:]), "over": over}


def test_4_3_up_to_the_limit_is_right() -> None:
    [lesson] = learnt(GAME, table("s90 s50", "x", route="r90"), "lay s90")
    assert told(lesson) == (0, "right", "pique_points-topic-limit", False)


def test_4_4_the_limit_is_that_of_the_moment() -> None:
    state = table("s90 s50", "r130 s50", route="r50", stashes=("p1",))
    [lesson] = learnt(GAME, state, "lay s90, done, lay r130, done")
    assert lesson.said.params["limit"] == 50


def test_4_7_a_gendarme_of_another_player_catches_the_last_offence() -> None:
    state = table("belt phone s50", "gendarme s90", stashes=("p1 p3",))
    found = learnt(GAME, state, "lay belt, done, done, lay phone, done, lay gendarme")
    assert [told(lesson)[2:] for lesson in found] == [
        ("pique_points-topic-belt", False),
        ("pique_points-topic-phone", True),
    ]


def test_r14_nobody_catches_themselves() -> None:
    state = table("belt gendarme s50", "x", stashes=("p1 p3",))
    [lesson] = learnt(GAME, state, "lay belt, done, done, lay gendarme")
    assert not lesson.is_caught


def test_r24_what_was_covered_is_caught_no_more() -> None:
    state = table("belt s50", "accident gendarme s90", stashes=("p1",))
    found = learnt(GAME, state, "lay belt, done, lay accident, done, skip 0 1, lay gendarme")
    assert [lesson.is_caught for lesson in found] == [False]

"""What a match of Pique Points teaches: which rules of the road were broken, and who was caught.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tablee.engine.cards import EMPTY
from tablee.engine.lessons import RIGHT, WRONG, Lesson, Step
from tablee.engine.moves import Seat
from tablee.engine.words import Params, Text
from tablee.games.pique_points.deck import GENDARMES, INFRACTIONS, NO_LIMIT, SPEEDS
from tablee.games.pique_points.moves import Lay
from tablee.games.pique_points.rules import PiquePoints


def lessons(course: Iterable[Step[PiquePoints]]) -> list[Lesson]:
    found: list[Lesson] = []
    for step, state, seat, move in course:
        if not isinstance(move, Lay) or state.over:
            continue
        if move.kind & INFRACTIONS != EMPTY:
            found.append(infraction(seat, step, move.card))
        elif move.kind & SPEEDS != EMPTY and state.limit() != NO_LIMIT:
            found.append(speed(seat, step, move.card, state.limit()))
        elif move.kind & GENDARMES != EMPTY and state.offender not in (None, seat):
            found = with_last_caught(found)
    return found


def infraction(seat: Seat, step: int, card: str) -> Lesson:
    """§4.5"""
    said = Text("pique_points-lesson-offence", {"card": card})
    about, why = Text(f"pique_points-topic-{card}"), Text(f"pique_points-why-{card}")
    return Lesson(seat, step, WRONG, "pique_points.4.5", (about,), said, why)


def speed(seat: Seat, step: int, card: str, limit: int) -> Lesson:
    """§4.3, §4.4"""
    over = int(card[1:]) - limit
    params: Params = {"card": card, "limit": limit, "over": over}
    if over <= 0:
        about, said = Text("pique_points-topic-limit"), Text("pique_points-lesson-limit", params)
        return Lesson(seat, step, RIGHT, "pique_points.4.3", (about,), said)
    about = Text("pique_points-topic-speeding", {"over": over})
    said, why = Text("pique_points-lesson-speeding", params), Text("pique_points-why-speed")
    return Lesson(seat, step, WRONG, "pique_points.4.4", (about,), said, why)


def with_last_caught(found: list[Lesson]) -> list[Lesson]:
    """§4.7: the infraction that is open is the last one laid."""
    last = max([place for place, lesson in enumerate(found) if lesson.outcome == WRONG])
    return [*found[:last], replace(found[last], is_caught=True), *found[last + 1 :]]

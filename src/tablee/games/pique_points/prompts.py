"""What a seat that is to act is asked.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from tablee.engine.moves import Seat
from tablee.engine.words import Text
from tablee.games.pique_points.deck import INFRACTIONS, ROUTES
from tablee.games.pique_points.judge import Position
from tablee.games.pique_points.turn import PRESSED, START


def prompt_for(now: Position, can_lay: bool, by: Seat | None) -> Text:
    if now.has_laid:
        return Text("pique_points-draw-or-end")
    if now.phase == START:
        is_route = now.holds(ROUTES)
        return Text("pique_points-first-route" if is_route else "pique_points-first-points")
    if now.phase == PRESSED and by is not None:
        return demand(now, can_lay, by)
    if now.can_draw and not now.has_drawn:
        return Text("pique_points-your-turn")
    return Text("pique_points-lay-or-end" if can_lay else "pique_points-nothing-to-lay")


def demand(now: Position, can_lay: bool, by: Seat) -> Text:
    """§5: what is left to whoever is under pressure."""
    if now.has_stash and now.holds(INFRACTIONS):  # §5.2, r19
        key = "pique_points-answer" if now.is_open else "pique_points-answer-infraction"
        return Text(key, {"other": by})
    if can_lay:
        choice = "pique_points-answer-or-draw" if now.can_draw else "pique_points-answer-or-end"
        return Text(choice, {"other": by})
    rest = "pique_points-only-draw" if now.can_draw else "pique_points-only-end"
    return Text(rest, {"other": by})

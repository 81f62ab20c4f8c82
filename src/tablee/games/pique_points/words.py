"""The table of Pique Points in sentences.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import cast

from tablee.engine.shown import View
from tablee.engine.words import (
    CENTRE,
    HAND,
    NEWS,
    REST,
    SEATS,
    STAKES,
    Params,
    Sentence,
    listed,
    several,
)
from tablee.games.pique_points.shown import Scene

HINTS = {
    "start": "pique_points.3.1",
    "play": "pique_points.2.1",
    "pressed": "pique_points.5.1",
    "skipping": "pique_points.4.8",
    "penalty": "pique_points.4.9",
    "scored": "pique_points.6.4",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = [] if view.settled else course(scene)
    lines += road(scene)
    if view.seat is not None:
        lines.append(Sentence(HAND, "pique_points-words-hand", several(scene.hand)))
        if scene.offences:
            cards: Params = {"cards": listed(scene.offences)}
            lines.append(Sentence(HAND, "pique_points-words-offences", cards))
    lines += players(scene)
    lines.append(Sentence(REST, "pique_points-words-stock", {"count": scene.stock}))
    return lines


def course(scene: Scene) -> list[Sentence]:
    """Whose turn it is and why, and how near the end is."""
    names: Params = {"seat": scene.turn}
    if scene.duty_by is not None and scene.duty_by != scene.turn:  # one's own binds the next
        names["other"] = scene.duty_by
    lines = [Sentence(STAKES, f"pique_points-now-{moment(scene)}", names)]
    if scene.idle > 0:
        lines.append(Sentence(STAKES, "pique_points-words-idle", {"count": scene.idle}))
    return lines


def moment(scene: Scene) -> str:
    """The phase as it is told, r22: where nothing can be drawn the turn passes."""
    is_passing = scene.phase == "penalty" and not scene.can_draw
    return "passing" if is_passing else scene.phase


def road(scene: Scene) -> list[Sentence]:
    """The limit, the driving pile, and the infraction that lies open on it."""
    lines = [Sentence(STAKES, "pique_points-words-no-limit")]
    if scene.limit > 0:
        lines = [Sentence(STAKES, "pique_points-words-limit", {"limit": scene.limit})]
    if scene.driving:
        top: Params = {"card": scene.driving[-1], "count": len(scene.driving)}
        lines.append(Sentence(CENTRE, "pique_points-words-driving", top))
    else:
        lines.append(Sentence(CENTRE, "pique_points-words-driving-empty"))
    if scene.offender is not None:
        fault: Params = {"seat": scene.offender, "card": scene.offence}
        lines.append(Sentence(STAKES, "pique_points-words-open", fault))
        lines.append(Sentence(REST, f"pique_points-why-{reason(scene.offence)}"))
    return lines


def reason(offence: str) -> str:
    """By which sentence an offence is explained: any Speed card by the same."""
    return "speed" if offence[1:].isdigit() else offence


def players(scene: Scene) -> list[Sentence]:
    lines: list[Sentence] = []
    if scene.thief is not None and scene.robbed is not None:
        names: Params = {"seat": scene.thief, "other": scene.robbed}
        stolen: Params = {**names, "cards": listed(scene.stolen)}
        lines.append(Sentence(NEWS, "pique_points-words-stolen", stolen))
    for seat, stash in enumerate(scene.stashes):
        worth: Params = {"seat": seat, "points": scene.points[seat], **several(stash)}
        lines.append(Sentence(SEATS, "pique_points-words-stash", worth))
        held: Params = {"seat": seat, "count": scene.hand_sizes[seat]}
        lines.append(Sentence(SEATS, "pique_points-words-holds", held))
    return lines

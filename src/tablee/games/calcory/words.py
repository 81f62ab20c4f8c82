"""The table of Calcory in sentences.

Only these name cards: what is told of a move stays on the screen when its card has been covered,
§6.1.
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
    Sentence,
    listed,
    several,
)
from tablee.games.calcory.grid import ROWS
from tablee.games.calcory.shown import FACE_DOWN, Scene

# Phases in which something has just turned out.
TURNED_OUT = ("over", "two-zeros", "not-better", "thirteen", "collecting", "stuck")

HINTS = {
    "turning": "calcory.2.1",
    "over": "calcory.2.2",
    "thirteen": "calcory.2.4",
    "collecting": "calcory.3.5",
    "giving": "calcory.4.1",
}


def in_words(view: View) -> list[Sentence]:
    """The table in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    if view.settled:
        return piles(scene)
    return [
        *course(scene),
        *face_up(scene),
        *mine(scene),
        *[
            Sentence(SEATS, "calcory-words-won", {"seat": seat, "count": count})
            for seat, count in enumerate(scene.won)
        ],
        *rows(scene),
    ]


def course(scene: Scene) -> list[Sentence]:
    """What is going on, and by how much."""
    topic = STAKES if scene.phase == "turning" else NEWS if scene.phase in TURNED_OUT else REST
    lines = [Sentence(topic, f"calcory-now-{scene.phase}", {"seat": scene.turn})]
    if scene.turned and scene.sum is not None:
        lines.append(
            Sentence(STAKES, "calcory-words-sum", {"sum": scene.sum, "count": len(scene.turned)})
        )
    if scene.owner is not None:
        count = len(scene.marked)
        lines.append(Sentence(STAKES, "calcory-words-owner", {"seat": scene.owner, "count": count}))
        if scene.to_beat is not None:
            lines.append(
                Sentence(STAKES, "calcory-words-to-beat", {"sum": scene.to_beat, "count": count})
            )
    return lines


def face_up(scene: Scene) -> list[Sentence]:
    """Each card that lies face up now, by its place."""
    up = [*scene.turned, *scene.marked]
    return [
        Sentence(
            CENTRE,
            "calcory-words-marked" if cell in scene.marked else "calcory-words-turned",
            {"cell": cell, "card": card_at(scene, cell)},
        )
        for cell in up
    ]


def card_at(scene: Scene, cell: str) -> str:
    return scene.cells[ROWS.index(cell[0]) * scene.columns + int(cell[1:]) - 1]


def mine(scene: Scene) -> list[Sentence]:
    if scene.catch:
        return [Sentence(HAND, "calcory-words-catch", {"cards": listed(scene.catch)})]
    if scene.returned:
        return [Sentence(HAND, "calcory-words-returned", {"card": scene.returned})]
    return []


def rows(scene: Scene) -> list[Sentence]:
    """Where cards lie face down, row by row."""
    lines: list[Sentence] = []
    for row in range(scene.rows):
        first = row * scene.columns
        down = [
            str(column + 1)
            for column in range(scene.columns)
            if scene.cells[first + column] == FACE_DOWN
        ]
        if down:
            params = {"row": ROWS[row], "columns": ", ".join(down)}
            lines.append(Sentence(REST, "calcory-words-row", {**params, "count": len(down)}))
    return lines


def piles(scene: Scene) -> list[Sentence]:
    lines = [
        Sentence(SEATS, "calcory-words-pile", {"seat": seat, **several(pile)})
        for seat, pile in enumerate(scene.piles)
    ]
    left = [card for card in scene.cells if card]
    return [*lines, Sentence(REST, "calcory-words-left", several(left))]

"""Calcory in words: moves to choose, moves made, and the whole table in sentences.

A move made is told without its card: what is told stays on the screen when the card has been
covered, §6.1. Only the table as it lies now names cards.
"""

from __future__ import annotations

from tablee.engine.game import offered_as_written, told_as_written
from tablee.engine.moves import Seat
from tablee.engine.view import View
from tablee.engine.words import Text
from tablee.games.calcory.grid import ROWS
from tablee.games.calcory.shown import FACE_DOWN, Scene

TOPICS = {
    "calcory-now-turning": "stakes",
    "calcory-now-over": "news",
    "calcory-now-two-zeros": "news",
    "calcory-now-not-better": "news",
    "calcory-now-thirteen": "news",
    "calcory-now-collecting": "news",
    "calcory-now-stuck": "news",
    "calcory-twin-sum": "stakes",
    "calcory-twin-owner": "stakes",
    "calcory-twin-to-beat": "stakes",
    "calcory-twin-turned": "centre",
    "calcory-twin-marked": "centre",
    "calcory-twin-catch": "hand",
    "calcory-twin-returned": "hand",
    "calcory-twin-won": "seats",
    "calcory-twin-pile": "seats",
}

HINTS = {
    "turning": "calcory.2.1",
    "over": "calcory.2.2",
    "thirteen": "calcory.2.4",
    "collecting": "calcory.3.5",
    "giving": "calcory.4.1",
    "scored": "calcory.5.2",
}


def offered(move: str) -> Text:
    verb, _, what = move.partition(" ")
    match verb:
        case "turn":
            return Text("calcory-turn-offered", {"cell": what})
        case "stop":
            return Text("calcory-stop-offered")
        case "back":
            return Text("calcory-back-offered", {"card": what})
        case "at":
            return Text("calcory-at-offered", {"cell": what})
    return offered_as_written(move)


def told(move: str, mover: Seat) -> Text:
    verb, _, what = move.partition(" ")
    match verb:
        case "turn":
            return Text("calcory-turn-told", {"seat": mover, "cell": what})
        case "stop":
            return Text("calcory-stop-told", {"seat": mover})
        case "back":
            return Text("calcory-back-told", {"seat": mover})
        case "at":
            return Text("calcory-at-told", {"seat": mover, "cell": what})
        case "cover":
            return Text("calcory-cover-told")
        case "take":
            return Text("calcory-take-told")
        case "pass":
            return Text("calcory-pass-told")
    return told_as_written(move, mover)


def twin(view: View) -> list[Text]:
    """The table in the order in which a player looks at it."""
    scene = view.scene
    assert isinstance(scene, Scene)
    if view.settled:
        return piles(scene)
    return [
        *course(scene),
        *face_up(scene),
        *mine(scene),
        *(
            Text("calcory-twin-won", {"seat": seat, "count": count})
            for seat, count in enumerate(scene.won)
        ),
        *rows(scene),
    ]


def course(scene: Scene) -> list[Text]:
    """What is going on, and by how much."""
    lines = [Text(f"calcory-now-{scene.phase}", {"seat": scene.turn})]
    if scene.turned and scene.sum is not None:
        lines.append(Text("calcory-twin-sum", {"sum": scene.sum, "count": len(scene.turned)}))
    if scene.owner is not None:
        count = len(scene.marked)
        lines.append(Text("calcory-twin-owner", {"seat": scene.owner, "count": count}))
        if scene.to_beat is not None:
            lines.append(Text("calcory-twin-to-beat", {"sum": scene.to_beat, "count": count}))
    return lines


def face_up(scene: Scene) -> list[Text]:
    """Each card that lies face up now, by its place."""
    up = [*scene.turned, *scene.marked]
    return [
        Text(
            "calcory-twin-marked" if cell in scene.marked else "calcory-twin-turned",
            {"cell": cell, "card": card_at(scene, cell)},
        )
        for cell in up
    ]


def card_at(scene: Scene, cell: str) -> str:
    return scene.cells[ROWS.index(cell[0]) * scene.columns + int(cell[1:]) - 1]


def mine(scene: Scene) -> list[Text]:
    if scene.catch:
        return [Text("calcory-twin-catch", {"cards": " ".join(scene.catch)})]
    return [Text("calcory-twin-returned", {"card": scene.returned})] if scene.returned else []


def rows(scene: Scene) -> list[Text]:
    """Where cards lie face down, row by row."""
    lines: list[Text] = []
    for row in range(scene.rows):
        first = row * scene.columns
        down = [
            str(column + 1)
            for column in range(scene.columns)
            if scene.cells[first + column] == FACE_DOWN
        ]
        if down:
            params = {"row": ROWS[row], "columns": ", ".join(down)}
            lines.append(Text("calcory-twin-row", {**params, "count": len(down)}))
    return lines


def piles(scene: Scene) -> list[Text]:
    lines = [
        Text("calcory-twin-pile", {"seat": seat, "count": len(pile), "cards": " ".join(pile)})
        for seat, pile in enumerate(scene.piles)
    ]
    left = [card for card in scene.cells if card]
    return [*lines, Text("calcory-twin-left", {"count": len(left), "cards": " ".join(left)})]

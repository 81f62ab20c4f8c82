"""The table of Arriba in sentences: what lies open, and never whether two cards are alike."""

from __future__ import annotations

from typing import cast

from tablee.engine.shown import View
from tablee.engine.words import CENTRE, HAND, NEWS, REST, SEATS, STAKES, Params, Sentence
from tablee.games.arriba.moves import REACH
from tablee.games.arriba.shown import Scene

HINTS = {
    "flip": "arriba.2.1",
    "signal": "arriba.3.4",
    "hold": "arriba.5.4",
    "choice": "arriba.7.2",
    "last": "arriba.6.2",
    "scored": "arriba.6.3",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = [*choices(scene), *verdict(scene)]
    if not view.settled:
        lines.append(Sentence(STAKES, f"arriba-now-{scene.phase}", whose(scene)))
    lines += open_cards(scene, view.seat)
    lines.append(Sentence(STAKES, "arriba-words-pot", {"count": len(scene.pot)}))
    for seat in range(view.seats):
        held: Params = {"seat": seat, "stock": scene.stocks[seat], "pile": len(scene.piles[seat])}
        lines.append(Sentence(HAND if seat == view.seat else SEATS, "arriba-words-holds", held))
    for seat, start in enumerate(scene.head_starts):
        if start > 0:
            lines.append(Sentence(REST, "arriba-words-head-start", {"seat": seat, "time": start}))
    return lines


def whose(scene: Scene) -> Params:
    is_head = scene.flipper is not None and scene.phase in ("signal", "count")
    return {"seat": scene.flipper if is_head and scene.flipper is not None else scene.turn}


def choices(scene: Scene) -> list[Sentence]:
    """Calm: who wanted the totem, once all choices are shown."""
    reached = [seat for seat, choice in enumerate(scene.choices) if choice == REACH.choice]
    if scene.choices and not reached:
        return [Sentence(NEWS, "arriba-words-nobody-reached")]
    return [Sentence(NEWS, "arriba-words-reached", {"seat": seat}) for seat in reached]


def verdict(scene: Scene) -> list[Sentence]:
    """What the last grab came to, and who takes how many cards."""
    if scene.grabber is None:
        return []
    lines = [Sentence(NEWS, f"arriba-words-{scene.outcome}", {"seat": scene.grabber})]
    if scene.head_starts and scene.head_starts[scene.grabber] > 0 and not is_fault(scene):
        started: Params = {"seat": scene.grabber, "time": scene.head_starts[scene.grabber]}
        lines.append(Sentence(NEWS, "arriba-words-started-ahead", started))
    for seat, cards in enumerate(scene.taken):
        if cards:
            lines.append(Sentence(NEWS, "arriba-words-takes", {"seat": seat, "count": len(cards)}))
    if scene.potted > 0:
        lines.append(Sentence(NEWS, "arriba-words-potted", {"count": scene.potted}))
    return lines


def is_fault(scene: Scene) -> bool:
    return scene.outcome in ("false", "early")


def open_cards(scene: Scene, mine: int | None) -> list[Sentence]:
    """The top of every pile, my own first, the others as they sit from my left."""
    seats = len(scene.piles)
    first = 0 if mine is None else mine
    lines: list[Sentence] = []
    for seat in [(first + n) % seats for n in range(seats)]:
        if scene.piles[seat]:
            top: Params = {"seat": seat, "card": scene.piles[seat][-1]}
            key = "arriba-words-settled" if scene.spent[seat] else "arriba-words-top"
            lines.append(Sentence(CENTRE, key, top))
    return lines or [Sentence(CENTRE, "arriba-words-none")]

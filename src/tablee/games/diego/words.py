"""The table of Diego in sentences: what stands on the cards, and never what it comes to."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.shown import View
from tablee.engine.words import BEFORE, CENTRE, HAND, NEWS, REST, SEATS, STAKES, Params, Sentence
from tablee.games.diego.shown import Scene

HINTS: Final = {
    "turn": "diego.2.1",
    "claimed-asked": "diego.3.2",
    "passed-asked": "diego.4.2",
    "naming-asked": "diego.4.3",
    "voting-asked": "diego.5.3",
}

# Which of the two cards of a pair is a bracket: it isn't its number, but holds it.
BRACKETS: Final = {
    (False, False): "none",
    (True, False): "first",
    (False, True): "second",
    (True, True): "both",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = news(scene)
    if not view.settled:
        lines += [*course(scene), *centre(scene)]
        if view.seat is not None:
            lines += mine(scene)
    lines += seats(scene)
    lines.append(Sentence(REST, "diego-words-stock", {"count": scene.stock}))
    return [*lines, *checked(scene)]


def news(scene: Scene) -> list[Sentence]:
    """Whose pair it was, if the last move placed one."""
    if scene.placed_by is None:
        return []
    is_diego = scene.placed_on == "diego"
    pile = (scene.diego if is_diego else scene.contra)[scene.placed_by]
    pair = two_cards({"seat": scene.placed_by}, pile[-2:])
    if is_diego:
        return [Sentence(NEWS, "diego-words-won", pair)]
    return [Sentence(NEWS, "diego-words-taken", pair)]


def two_cards(params: Params, pair: list[str]) -> Params:
    return {**params, "card": pair[0], "cards": pair[1]}


def course(scene: Scene) -> list[Sentence]:
    """What is going on, and how near the end is."""
    seat = scene.turn if scene.announcer is None else scene.announcer
    lines = [Sentence(STAKES, f"diego-now-{scene.phase}", {"seat": seat})]
    lines += [Sentence(STAKES, "diego-words-agreed", {"seat": agreed}) for agreed in scene.agreed]
    if scene.passes > 0:
        lines.append(Sentence(STAKES, "diego-words-passes", {"count": scene.passes}))
    return lines


def centre(scene: Scene) -> list[Sentence]:
    """The pair that was announced, the hand that is shown, and the row, place by place."""
    lines: list[Sentence] = []
    if scene.claimed:
        pair = two_cards({"seat": scene.turn}, scene.claimed)
        lines.append(Sentence(CENTRE, "diego-words-claimed", pair))
    for place, card in enumerate(scene.shown, 1):
        if card:
            shown: Params = {"seat": scene.turn, "place": place, "card": card}
            lines.append(Sentence(CENTRE, "diego-words-shown", shown))
    for place, card in enumerate(scene.row, 1):
        if card:
            lines.append(Sentence(CENTRE, "diego-words-row", {"place": place, "card": card}))
    return lines


def mine(scene: Scene) -> list[Sentence]:
    lines = [
        Sentence(HAND, "diego-words-hand", {"place": place, "card": card})
        for place, card in enumerate(scene.hand, 1)
        if card
    ]
    return lines or [Sentence(HAND, "diego-words-hand-empty")]


def seats(scene: Scene) -> list[Sentence]:
    lines: list[Sentence] = []
    for seat, places in enumerate(scene.held):
        pairs: Params = {
            "seat": seat,
            "diego": len(scene.diego[seat]) // 2,
            "contra": len(scene.contra[seat]) // 2,
            "count": sum(places),
        }
        lines.append(Sentence(SEATS, "diego-words-seat", pairs))
    return lines


def checked(scene: Scene) -> list[Sentence]:
    """§5.4: which pairs were right, and why."""
    if not scene.control:
        return []
    lines: list[Sentence] = []
    for seat in range(len(scene.diego)):
        lines += [check(scene, seat, pair, "diego") for pair in pairs_of(scene.diego[seat])]
        lines += [check(scene, seat, pair, "contra") for pair in pairs_of(scene.contra[seat])]
    return lines


def pairs_of(cards: list[str]) -> list[list[str]]:
    return [cards[first : first + 2] for first in range(0, len(cards), 2)]


def is_bracket(card: str) -> bool:
    return card.startswith("between_")


def check(scene: Scene, seat: int, pair: list[str], side: str) -> Sentence:
    first, second = scene.control[pair[0]], scene.control[pair[1]]
    bracket = BRACKETS[is_bracket(pair[0]), is_bracket(pair[1])]
    params: Params = {"side": side, "first": first, "second": second, "bracket": bracket}
    said = two_cards({"seat": seat, **params}, pair)
    if first == second:
        return Sentence(BEFORE, "diego-words-right", said)
    return Sentence(BEFORE, "diego-words-wrong", said)

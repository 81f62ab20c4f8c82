"""The table of Rummü in sentences."""

from __future__ import annotations

from typing import cast

from tablee.engine.shown import View
from tablee.engine.words import (
    BEFORE,
    CENTRE,
    HAND,
    SEATS,
    STAKES,
    Params,
    Sentence,
    listed,
    several,
)
from tablee.games.rummu.combinations import JOKERS, KINDS
from tablee.games.rummu.shown import Scene, Shown

HINTS = {
    "draw": "rummu.3.1",
    "taking": "rummu.3.3",
    "play": "rummu.4.1",
    "take-back": "rummu.5.6",
    "discard": "rummu.3.5",
    "scored": "rummu.6.1",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = piles(scene)
    if view.seat is not None:
        lines.append(Sentence(HAND, "rummu-words-hand", several(scene.hand)))
    if scene.drawn:
        lines.append(Sentence(HAND, "rummu-words-drawn", {"cards": listed(scene.drawn)}))
    lines += openings(view, scene)
    return lines + (left(scene) if view.settled else seats(view, scene))


def seats(view: View, scene: Scene) -> list[Sentence]:
    """What lies before everybody, and how many cards the others hold."""
    lines: list[Sentence] = []
    for one in scene.combinations:
        lines += combination(one, scene.turn == view.seat)
    for seat, count in enumerate(scene.hand_sizes):
        if seat != view.seat:
            lines.append(Sentence(SEATS, "rummu-words-holds", {"seat": seat, "count": count}))
    return lines


def left(scene: Scene) -> list[Sentence]:
    """§6.2; what lies is told line by line in the score."""
    return [
        Sentence(BEFORE, "rummu-words-left", {"seat": seat, "cards": listed(cards)})
        for seat, cards in enumerate(scene.left)
        if cards
    ]


def piles(scene: Scene) -> list[Sentence]:
    """§3.4, r8"""
    count = scene.discards
    lines = [
        Sentence(CENTRE, "rummu-words-top", {"card": card, "count": count}) for card in scene.top
    ]
    if not scene.top:
        lines.append(Sentence(CENTRE, "rummu-words-no-top"))
    if scene.buried:
        lines.append(Sentence(CENTRE, "rummu-words-buried", {"cards": listed(scene.buried)}))
    lines.append(Sentence(CENTRE, "rummu-words-stock", {"count": scene.stock}))
    if scene.reshuffles > 0:
        lines.append(Sentence(CENTRE, "rummu-words-shuffled", {"count": scene.reshuffles}))
    return lines


def openings(view: View, scene: Scene) -> list[Sentence]:
    """§5.1, §7.1"""
    lines = [Sentence(STAKES, "rummu-words-goal", {"target": scene.target})]
    for seat, needed in enumerate(scene.openings):
        if seat not in scene.opened and not view.settled:
            if seat == view.seat:
                lines.append(Sentence(STAKES, "rummu-words-open", {"needed": needed}))
            else:
                told: Params = {"seat": seat, "needed": needed}
                lines.append(Sentence(STAKES, "rummu-words-opens", told))
    return lines


def combination(one: Shown, is_my_turn: bool) -> list[Sentence]:
    """§5.4: to whoever is to play, also what frees its jokers."""
    told: Params = {
        "number": one.number,
        "seat": one.owner,
        "cards": listed(one.cards),
        "points": one.points,
    }
    lines = [Sentence(SEATS, "rummu-words-combination", told)]
    numbers = [name[1:] for name in one.cards if name in JOKER_NAMES]
    freeing = [colour + number for number in numbers for colour in one.frees]
    if freeing and is_my_turn:
        frees: Params = {"number": one.number, "cards": listed(freeing)}
        lines.append(Sentence(SEATS, "rummu-words-frees", frees))
    return lines


JOKER_NAMES = KINDS.set_named(JOKERS)

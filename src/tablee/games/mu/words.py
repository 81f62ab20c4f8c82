"""The table of Mü in sentences."""

from __future__ import annotations

from typing import cast

from tablee.engine.shown import View
from tablee.engine.words import (
    BEFORE,
    CENTRE,
    HAND,
    NEWS,
    SEATS,
    STAKES,
    Params,
    Sentence,
    listed,
    several,
)
from tablee.games.mu.score import target
from tablee.games.mu.shown import Scene

HINTS = {
    "auction": "mu.3.1",
    "vice-trump": "mu.4.2",
    "chief-trump": "mu.4.3",
    "partner": "mu.4.4",
    "tricks": "mu.5.4",
    "scored": "mu.6.2",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = roles(view, scene) if scene.chief is not None else bids(view, scene)
    lines += trick(view, scene)
    if view.seat is not None:
        lines.append(Sentence(HAND, "mu-words-hand", several(scene.hand)))
    if scene.tricks > 0 and not scene.trick:
        lines.append(Sentence(NEWS, "mu-words-taken", {"seat": scene.leader}))
    if scene.last_trick:
        last: Params = {"seat": scene.last_leader, "cards": listed(scene.last_trick)}
        lines.append(Sentence(BEFORE, "mu-words-last-trick", last))
    return lines


def bids(view: View, scene: Scene) -> list[Sentence]:
    lines = [
        Sentence(STAKES, "mu-words-bid", {"seat": seat, "bid": bid, "cards": listed(laid)})
        for seat, (bid, laid) in enumerate(zip(scene.bids, scene.laid, strict=True))
        if bid > 0
    ]
    if not view.settled:
        held = scene.bids[scene.turn] + scene.hand_sizes[scene.turn]  # §3.5
        most = min(scene.most, held)
        lines.append(Sentence(STAKES, "mu-words-most", {"seat": scene.turn, "most": most}))
    return lines


def roles(view: View, scene: Scene) -> list[Sentence]:
    assert scene.chief is not None, "roles are told once there is a chief"
    bid = scene.bids[scene.chief]
    chief: Params = {"seat": scene.chief, "bid": bid, "target": target(view.seats, bid)}
    lines = [Sentence(STAKES, "mu-words-chief", chief)]
    if scene.partner is not None:
        lines.append(Sentence(STAKES, "mu-words-partner", {"seat": scene.partner}))
    if scene.vice is not None:
        lines.append(Sentence(STAKES, "mu-words-vice", {"seat": scene.vice}))
    if scene.phase in ("partner", "tricks"):
        lines.append(Sentence(STAKES, "mu-words-chief-trump", {"trump": scene.chief_trump}))
    if scene.vice is not None and scene.phase != "vice-trump":
        lines.append(Sentence(STAKES, "mu-words-vice-trump", {"trump": scene.vice_trump}))
    for seat, cards in enumerate(scene.laid):
        if cards:
            lines.append(Sentence(SEATS, "mu-words-laid", {"seat": seat, "cards": listed(cards)}))
    return lines


def trick(view: View, scene: Scene) -> list[Sentence]:
    seats = [(scene.leader + place) % view.seats for place in range(view.seats)]
    return [
        Sentence(CENTRE, "mu-words-trick", {"seat": seat, "card": card})
        for seat, card in zip(seats, scene.trick, strict=False)
    ]

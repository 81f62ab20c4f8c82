"""Mü in words: moves to choose, moves made, and the whole table in sentences."""

from __future__ import annotations

from tablee.engine.game import offered_as_written, told_as_written
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.view import View
from tablee.engine.words import Text
from tablee.games.mu.score import target
from tablee.games.mu.shown import Scene

TOPICS = {
    "mu-twin-bid": "stakes",
    "mu-twin-most": "stakes",
    "mu-twin-chief": "stakes",
    "mu-twin-partner": "stakes",
    "mu-twin-vice": "stakes",
    "mu-twin-chief-trump": "stakes",
    "mu-twin-vice-trump": "stakes",
    "mu-twin-laid": "seats",
    "mu-twin-trick": "centre",
    "mu-twin-hand": "hand",
    "mu-twin-last-trick": "before",
    "mu-twin-taken": "news",
}

HINTS = {
    "auction": "mu.3.1",
    "vice-trump": "mu.4.2",
    "chief-trump": "mu.4.3",
    "partner": "mu.4.4",
    "tricks": "mu.5.4",
    "scored": "mu.6.2",
}


def offered(move: str) -> Text:
    verb, _, what = move.partition(" ")
    match verb:
        case "lay":
            return Text("mu-lay", {"card": what})
        case "play":
            return Text("mu-play", {"card": what})
        case "trump":
            return Text("mu-trump", {"trump": what})
        case "partner":
            return Text("mu-choose-partner", {"seat": int(what)})
        case "done":
            return Text("mu-done")
        case "pass":
            return Text("mu-pass")
    return offered_as_written(move)


def told(move: str, mover: Seat) -> Text:
    verb, _, what = move.partition(" ")
    match verb:
        case "lay":
            return Text("mu-lay-told", {"seat": mover, "card": what})
        case "play":
            return Text("mu-play-told", {"seat": mover, "card": what})
        case "trump":
            return Text("mu-trump-told", {"seat": mover, "trump": what})
        case "partner":
            return Text("mu-partner-told", {"seat": int(what)})
        case "done":
            return Text("mu-done-told", {"seat": mover})
        case "pass" if mover == HOUSE:
            return Text("mu-pass-spent")
        case "pass":
            return Text("mu-pass-told", {"seat": mover})
    return told_as_written(move, mover)


def twin(view: View) -> list[Text]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = view.scene
    assert isinstance(scene, Scene)
    lines = roles(view, scene) if scene.chief is not None else bids(view, scene)
    lines += trick(view, scene)
    if view.seat is not None:
        lines.append(Text("mu-twin-hand", {"count": len(scene.hand), "cards": listed(scene.hand)}))
    if scene.tricks > 0 and not scene.trick:
        lines.append(Text("mu-twin-taken", {"seat": scene.leader}))
    if scene.last_trick:
        last = listed(scene.last_trick)
        lines.append(Text("mu-twin-last-trick", {"seat": scene.last_leader, "cards": last}))
    return lines


def listed(cards: list[str]) -> str:
    return " ".join(cards)


def bids(view: View, scene: Scene) -> list[Text]:
    lines = [
        Text("mu-twin-bid", {"seat": seat, "bid": bid, "cards": listed(scene.laid[seat])})
        for seat, bid in enumerate(scene.bids)
        if bid > 0
    ]
    if not view.settled:
        held = scene.bids[scene.turn] + scene.hand_sizes[scene.turn]  # §3.5
        most = min(scene.most, held)
        lines.append(Text("mu-twin-most", {"seat": scene.turn, "most": most}))
    return lines


def roles(view: View, scene: Scene) -> list[Text]:
    assert scene.chief is not None, "roles are told once there is a chief"
    bid = scene.bids[scene.chief]
    needed = target(view.seats, bid)
    lines = [Text("mu-twin-chief", {"seat": scene.chief, "bid": bid, "target": needed})]
    if scene.partner is not None:
        lines.append(Text("mu-twin-partner", {"seat": scene.partner}))
    if scene.vice is not None:
        lines.append(Text("mu-twin-vice", {"seat": scene.vice}))
    if scene.phase in ("partner", "tricks"):
        lines.append(Text("mu-twin-chief-trump", {"trump": scene.chief_trump}))
    if scene.vice is not None and scene.phase != "vice-trump":
        lines.append(Text("mu-twin-vice-trump", {"trump": scene.vice_trump}))
    for seat, cards in enumerate(scene.laid):
        if cards:
            lines.append(Text("mu-twin-laid", {"seat": seat, "cards": listed(cards)}))
    return lines


def trick(view: View, scene: Scene) -> list[Text]:
    return [
        Text("mu-twin-trick", {"seat": (scene.leader + place) % view.seats, "card": card})
        for place, card in enumerate(scene.trick)
    ]

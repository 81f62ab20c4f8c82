"""Safarü in words: moves to choose, moves made, and the whole table in sentences."""

from __future__ import annotations

from tablee.engine.game import offered_as_written, told_as_written
from tablee.engine.moves import Seat
from tablee.engine.view import View
from tablee.engine.words import Params, Text
from tablee.games.safaru.shown import Scene

TOPICS = {
    "safaru-twin-table": "centre",
    "safaru-twin-card": "stakes",
    "safaru-twin-named": "stakes",
    "safaru-twin-last-card": "before",
    "safaru-twin-add": "before",
    "safaru-twin-total": "before",
    "safaru-twin-pair": "before",
    "safaru-twin-hand": "hand",
    "safaru-twin-member": "seats",
    "safaru-twin-pile": "seats",
    "safaru-twin-team-pile": "seats",
    "safaru-twin-caught": "seats",
    "safaru-twin-team-caught": "seats",
    "safaru-twin-stock": "stakes",
}

HINTS = {
    "card": "safaru.3.3",
    "catch": "safaru.3.4",
    "naming": "safaru.7.2",
    "scored": "safaru.5.2",
}


def offered(move: str) -> Text:
    verb, _, what = move.partition(" ")
    match verb:
        case "play" | "free" | "take" | "pair":
            return Text(f"safaru-{verb}", {"card": what})
        case "name":
            return Text("safaru-name", {"method": what})
        case "add" | "total" | "done":
            return Text(f"safaru-{verb}")
    return offered_as_written(move)


def told(move: str, mover: Seat) -> Text:
    verb, _, what = move.partition(" ")
    match verb:
        case "play" | "free" | "take" | "pair":
            return Text(f"safaru-{verb}-told", {"seat": mover, "card": what})
        case "name":
            return Text("safaru-name-told", {"seat": mover, "method": what})
        case "add" | "total" | "done":
            return Text(f"safaru-{verb}-told", {"seat": mover})
    return told_as_written(move, mover)


def twin(view: View) -> list[Text]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = view.scene
    assert isinstance(scene, Scene)
    lines = [Text("safaru-twin-table", {"count": len(scene.table), "cards": listed(scene.table)})]
    lines += turn(scene)
    if view.seat is not None:
        count = len(scene.hand)
        lines.append(Text("safaru-twin-hand", {"count": count, "cards": listed(scene.hand)}))
    lines += piles(scene, view.seats)
    lines.append(Text("safaru-twin-stock", {"count": scene.stock}))
    return lines


def piles(scene: Scene, seats: int) -> list[Text]:
    """§1.3, §7.7: of every player, or of two teams and who is in them."""
    sides = range(len(scene.pile_sizes))
    has_teams = len(sides) < seats
    of = "team-" if has_teams else ""
    owners: list[Params] = [{"number": n + 1} if has_teams else {"seat": n} for n in sides]
    members = range(seats) if has_teams else range(0)
    caught = enumerate(scene.piles or [])
    return [
        *[Text("safaru-twin-member", {"seat": s, **owners[s % len(sides)]}) for s in members],
        *[
            Text(f"safaru-twin-{of}pile", {**owners[n], "count": count})
            for n, count in enumerate(scene.pile_sizes)
        ],
        *[
            Text(f"safaru-twin-{of}caught", {**owners[n], "cards": listed(cards)})
            for n, cards in caught
            if cards
        ],
    ]


def listed(cards: list[str]) -> str:
    return " ".join(cards)


def turn(scene: Scene) -> list[Text]:
    """The turn that is being played, or the last one."""
    if not scene.played:
        return []
    key = "safaru-twin-last-card" if scene.phase == "card" else "safaru-twin-card"
    lines = [Text(key, {"seat": scene.hunter, "card": scene.played[0]})]
    if scene.named and scene.phase == "catch":
        lines.append(Text("safaru-twin-named", {"method": scene.named}))
    catches = {"add": scene.added, "total": scene.totalled, "pair": scene.paired}
    for method, cards in catches.items():
        if cards:
            lines.append(Text(f"safaru-twin-{method}", {"cards": listed(cards)}))
    return lines

"""The table of Safarü in sentences."""

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
from tablee.games.safaru.shown import Scene

HINTS = {
    "card": "safaru.3.3",
    "catch": "safaru.3.4",
    "naming": "safaru.7.2",
    "scored": "safaru.5.2",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = [Sentence(CENTRE, "safaru-words-table", several(scene.table))]
    lines += turn(scene)
    if view.seat is not None:
        lines.append(Sentence(HAND, "safaru-words-hand", several(scene.hand)))
    lines += piles(scene, view.seats)
    lines.append(Sentence(STAKES, "safaru-words-stock", {"count": scene.stock}))
    return lines


def piles(scene: Scene, seats: int) -> list[Sentence]:
    """§1.3, §7.7: of every player, or of two teams and who is in them."""
    sides = range(len(scene.pile_sizes))
    has_teams = len(sides) < seats
    of = "team-" if has_teams else ""
    owners: list[Params] = [{"number": n + 1} if has_teams else {"seat": n} for n in sides]
    members = range(seats) if has_teams else range(0)
    caught = enumerate(scene.piles or [])
    return [
        *[
            Sentence(SEATS, "safaru-words-member", {"seat": s, **owners[s % len(sides)]})
            for s in members
        ],
        *[
            Sentence(SEATS, f"safaru-words-{of}pile", {**owners[n], "count": count})
            for n, count in enumerate(scene.pile_sizes)
        ],
        *[
            Sentence(SEATS, f"safaru-words-{of}caught", {**owners[n], "cards": listed(cards)})
            for n, cards in caught
            if cards
        ],
    ]


def turn(scene: Scene) -> list[Sentence]:
    """The turn that is being played, or the last one."""
    if not scene.played:
        return []
    card: Params = {"seat": scene.hunter, "card": scene.played[0]}
    is_over = scene.phase == "card"
    now = Sentence(STAKES, "safaru-words-card", card)
    lines = [Sentence(BEFORE, "safaru-words-last-card", card) if is_over else now]
    if scene.named and scene.phase == "catch":
        lines.append(Sentence(STAKES, "safaru-words-named", {"method": scene.named}))
    catches = {"add": scene.added, "total": scene.totalled, "pair": scene.paired}
    for method, cards in catches.items():
        if cards:
            lines.append(Sentence(BEFORE, f"safaru-words-{method}", {"cards": listed(cards)}))
    return lines

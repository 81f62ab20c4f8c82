"""What a player has to look at before grabbing."""

from __future__ import annotations

from tablee.games.arriba.deck import DECK, FAMILY, NO_CARD, SHAPES, sort_of
from tablee.games.arriba.shown import Scene


def open_piles(scene: Scene) -> int:
    return len([pile for pile in scene.piles if pile])


def has_look_alike(scene: Scene, seat: int) -> bool:
    """Whether another shape of the family of this seat's own lies open."""
    tops = [sort_of(DECK.read(pile[-1:])[0]) if pile else NO_CARD for pile in scene.piles]
    own = tops[seat]
    return own in range(SHAPES) and any(
        top in range(SHAPES) and top != own and top // FAMILY == own // FAMILY for top in tops
    )

"""Why a move is refused; written beside the generator, not from it.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import EMPTY, CardSet, lowest
from tablee.engine.words import Refusal
from tablee.games.pique_points.deck import (
    GENDARMES,
    INFRACTIONS,
    NO_LIMIT,
    NUMBER,
    POINTS,
    ROUTES,
    SPEED_LIMITS,
    SPEEDS,
)
from tablee.games.pique_points.turn import PLAY, PRESSED, START

NOT_IN_HAND: Final = Refusal("pique_points.2.3", "not-in-hand")
ONE_CARD: Final = Refusal("pique_points.2.1", "one-card")
ONE_DRAW: Final = Refusal("pique_points.2.1", "one-draw")
NOTHING_TO_DRAW: Final = Refusal("pique_points.2.5", "nothing-to-draw")
STOCK_TWICE: Final = Refusal("pique_points.2.5", "stock-twice")
ROUTE_FIRST: Final = Refusal("pique_points.3.1", "route-first")
POINTS_FIRST: Final = Refusal("pique_points.3.2", "points-first")
NO_STASH: Final = Refusal("pique_points.4.5", "no-stash")
OVER_THE_LIMIT: Final = {
    limit: Refusal("pique_points.4.4", "over-the-limit", {"limit": limit})
    for limit in [NO_LIMIT, *SPEED_LIMITS]
}
ANSWER_FIRST: Final = Refusal("pique_points.5.1", "answer-first")
INFRACTION_FIRST: Final = Refusal("pique_points.5.2", "infraction-first")
PRESSURE_GONE: Final = Refusal("pique_points.5.3", "pressure-gone")
DRAW_INSTEAD: Final = Refusal("pique_points.5.4", "draw-instead")


@dataclass(frozen=True)
class Position:
    """What the rules look at when a seat is to act."""

    phase: int
    hand: CardSet
    has_stash: bool
    limit: int
    has_drawn: bool
    has_laid: bool
    can_draw: bool
    has_piles: bool  # there are cards to make a stock of, whoever may
    is_open: bool  # an infraction lies there that a Gendarme could cover, §4.6

    def holds(self, cards: CardSet) -> bool:
        return self.hand & cards != EMPTY


def judge_card(now: Position, kind: CardSet) -> Refusal | None:
    if not now.holds(kind):
        return NOT_IN_HAND
    if now.has_laid:
        return ONE_CARD
    if now.phase == START:
        return judge_first_card(now, kind)
    return judge_answer(now, kind) if now.phase == PRESSED else judge_offence(now, kind)


def judge_first_card(now: Position, kind: CardSet) -> Refusal | None:
    """§3: a Route, without one Points; whoever is to act holds one of them."""
    if kind & ROUTES != EMPTY:
        return None
    if now.holds(ROUTES):
        return ROUTE_FIRST
    return None if kind & POINTS != EMPTY else POINTS_FIRST


def judge_answer(now: Position, kind: CardSet) -> Refusal | None:
    """§5: an Infraction, or a Gendarme on the Pressure that still lies there."""
    if kind & INFRACTIONS != EMPTY:
        return judge_offence(now, kind)
    if kind & GENDARMES == EMPTY:
        return ANSWER_FIRST
    return None if now.is_open else PRESSURE_GONE


def judge_offence(now: Position, kind: CardSet) -> Refusal | None:
    """§4.5: whoever has nothing to lose can't break the rules."""
    if now.has_stash:
        return None
    if kind & INFRACTIONS != EMPTY:
        return NO_STASH
    is_too_fast = kind & SPEEDS != EMPTY and NUMBER[lowest(kind)] > now.limit
    return OVER_THE_LIMIT[now.limit] if is_too_fast else None


def judge_draw(now: Position) -> Refusal | None:
    if now.has_drawn:
        return ONE_DRAW
    owed = card_owed(now)
    if owed is not None:
        return owed
    if now.can_draw:
        return None
    return STOCK_TWICE if now.has_piles else NOTHING_TO_DRAW


def judge_done(now: Position) -> Refusal | None:
    owed = card_owed(now)
    if owed is not None or now.phase != PRESSED:
        return owed
    return DRAW_INSTEAD if now.can_draw else None


def card_owed(now: Position) -> Refusal | None:
    """Why another card must be laid before anything else, if one must."""
    if now.has_laid or now.phase == PLAY:
        return None
    if now.phase == START:
        return ROUTE_FIRST if now.holds(ROUTES) else POINTS_FIRST
    return INFRACTION_FIRST if now.has_stash and now.holds(INFRACTIONS) else None

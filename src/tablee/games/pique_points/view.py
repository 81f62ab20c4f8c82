"""What a seat of Pique Points sees, and the worlds that it must reckon with.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, set_of, size
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import scene_of
from tablee.engine.view import restore_match
from tablee.games.pique_points.deck import DECK, POINTS, ROUTES, points_in
from tablee.games.pique_points.history import PiquePointsKnowledge, unseen_cards
from tablee.games.pique_points.rules import PiquePoints
from tablee.games.pique_points.shown import Scene
from tablee.games.pique_points.turn import DUTIES, PHASES, START

MOST_TRIES: Final = 20_000  # far more than it ever takes


def scene(state: PiquePoints, seat: Seat | None) -> Scene:
    seats = range(state.seats)
    hand = EMPTY if seat is None else state.hands.of(seat)
    return scene_of(
        Scene,
        state.details(),
        {
            "hand": DECK.set_named(hand),
            "hand_sizes": [size(state.hands.of(s)) for s in seats],
            "stock": len(state.stock),
            "limit": state.limit(),
            "route": DECK.named(state.route),
            "driving": DECK.named(state.driving),
            "stashes": [DECK.set_named(state.stashes.of(s)) for s in seats],
            "points": [points_in(state.stashes.of(s)) for s in seats],
            "can_draw": state.can_draw(),
            "offence": "" if state.offender is None else DECK.name(state.driving[-1]),
            "skipped_by": None if state.skipped is None else (state.skipped - 1) % state.seats,
            "offences": DECK.set_named(DECK.one_of_each_kind(hand & state.offences())),
        },
    )


def imagine(knowledge: PiquePointsKnowledge, rng: Rng) -> PiquePoints:
    """What lies open stays; the rest as it may have been drawn, by some course of draws that fits.

    A choice says nothing of a hand but that it was legal.
    """
    now = knowledge.scene()
    for _ in range(MOST_TRIES):
        places = unseen_cards(knowledge, rng)
        if places is not None:
            places[knowledge.seat] = now.hand
            state = restored(knowledge, now, places, rng)
            if can_begin(state, knowledge.seat):
                return state
    raise AssertionError("some course of draws fits what this seat saw")


def can_begin(state: PiquePoints, seat: Seat) -> bool:
    """§3: whoever is asked for a first card holds one."""
    if state.phase != START or state.has_laid or state.turn == seat:
        return True
    return state.hands.of(state.turn) & (ROUTES | POINTS) != EMPTY


def restored(
    knowledge: PiquePointsKnowledge, now: Scene, places: list[list[str]], rng: Rng
) -> PiquePoints:
    """The table of a scene, with these hands and, last, this stock."""
    state = PiquePoints(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    restore_turn(state, now)
    groups = [*places, now.route, now.driving, *now.stashes]
    # Read all at once: so copies are told apart, and no card lies in two places.
    cards = iter(DECK.read([name for group in groups for name in group]))
    *hands, state.stock, state.route, state.driving = [
        [next(cards) for _ in group] for group in groups[: -state.seats]
    ]
    for s, stash in enumerate(now.stashes):
        state.hands.put(s, set_of(hands[s]))
        state.stashes.put(s, set_of([next(cards) for _ in stash]))
    return state


def restore_turn(state: PiquePoints, now: Scene) -> None:
    state.phase, state.turn, state.turns = PHASES.index(now.phase), now.turn, now.turns
    state.reshuffles, state.renewer, state.idle = now.reshuffles, now.renewer, now.idle
    state.has_drawn, state.has_laid = now.has_drawn, now.has_laid
    state.offender = now.offender
    state.duty, state.duty_by = DUTIES.index(now.duty), now.duty_by
    state.thief, state.robbed, state.skipped = now.thief, now.robbed, now.skipped
    state.stolen = set_of(DECK.read(now.stolen))

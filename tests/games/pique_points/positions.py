"""Positions of Pique Points written as text, and what the tests ask of them.

Seat 0 is to play. `x` is any card that nothing depends on. A course is written `lay r90, draw,
done`: each move is made by whoever is to act, the house included.
"""

from __future__ import annotations

from collections import Counter

from games.positions import begun, cards_in
from tablee.engine.cards import SeatSets, set_of
from tablee.engine.moves import Seat
from tablee.games.pique_points import GAME
from tablee.games.pique_points.deck import DECK
from tablee.games.pique_points.rules import PiquePoints

# What an `x` may be: the first of these that is still to be had.
SPARE = ["s90", "s90", "s50", "s50", "accident", "accident", "pickup", "pickup", "phone", "belt"]


def table(
    *hands: str,
    stock: str = "x x",
    route: str = "r130",
    driving: str = "",
    stashes: tuple[str, ...] = (),
    **options: str,
) -> PiquePoints:
    """These hands, stashes and piles (top last); the first card of the stock is drawn first.

    All are read at once, so that copies are two cards.
    """
    state = begun(GAME, max(2, len(hands)), **options)
    places = [stock, route, driving, *hands, *stashes]
    cards = iter(DECK.read(filled([name for place in places for name in place.split()])))
    drawn, state.route, state.driving, *held = [
        [next(cards) for _ in place.split()] for place in places
    ]
    state.stock = drawn[::-1]
    state.hands, state.stashes = SeatSets(), SeatSets()
    for seat, cards_held in enumerate(held[: len(hands)]):
        state.hands.put(seat, set_of(cards_held))
    for seat, stash in enumerate(held[len(hands) :]):
        state.stashes.put(seat, set_of(stash))
    state.dealer = Seat(state.seats - 1)
    state.begin_turn(Seat(0))
    return state


def filled(names: list[str]) -> list[str]:
    spare = list((Counter(SPARE) - Counter(names)).elements())
    return [spare.pop(0) if name == "x" else name for name in names]


def pressed(*hands: str, stashes: tuple[str, ...], **rest: str) -> PiquePoints:
    """The last seat has just laid a Pressure: seat 0 must answer."""
    state = table(*hands[:-1], f"{hands[-1]} pressure", stashes=stashes, **rest)
    state.begin_turn(Seat(state.seats - 1))
    for text in ("lay pressure", "done"):
        move = state.vocabulary().read(text)
        assert move is not None
        state.play(Seat(state.seats - 1), move)
    return state


def detail(state: PiquePoints, *names: str) -> list[object]:
    return [state.details()[name] for name in names]


def hand(state: PiquePoints, seat: int) -> str:
    return cards_in(state, f"hand {seat}")


def stash(state: PiquePoints, seat: int) -> str:
    return cards_in(state, f"stash {seat}")

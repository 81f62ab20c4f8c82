"""Positions of Safarü written as text, and what the tests ask of them. Seat 0 is to play."""

from __future__ import annotations

from games import positions
from games.positions import cards_in, move
from tablee.engine.cards import EMPTY, seat_sets, set_of
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK
from tablee.games.safaru import GAME
from tablee.games.safaru.rules import Safaru


def begun(seats: int, **options: str) -> Safaru:
    return positions.begun(GAME, seats, **options)


def hunt(table: str, *hands: str, **options: str) -> Safaru:
    """These cards on the table and in the hands, and nothing in the stock.

    All are read at once, so that twins are two cards. At least two play, if with empty hands.
    """
    state = begun(max(2, len(hands)), **options)
    places = [table, *hands]
    cards = iter(DECK.read([name for place in places for name in place.split()]))
    lying, *held = [set_of([next(cards) for _ in place.split()]) for place in places]
    clear_table(state)
    state.lay(lying)
    state.hands = seat_sets(held)
    state.stock = []
    state.turn, state.dealer = Seat(0), Seat(state.seats - 1)
    return state


def clear_table(state: Safaru) -> None:
    state.table, state.tally = EMPTY, 0


def reversed_hunt(table: str, *hands: str, **options: str) -> Safaru:
    return hunt(table, *hands, reversed="yes", **options)


def table(state: Safaru) -> str:
    return in_order(state, "table")


def pile(state: Safaru, number: int) -> str:
    return in_order(state, f"pile {number}")


def in_order(state: Safaru, place: str) -> str:
    return " ".join(sorted(cards_in(state, place).split()))


def scored(*piles: str, seats: int | None = None, **options: str) -> Safaru:
    """A pack that has just been scored, with these piles; the last card was freed."""
    state = begun(seats or len(piles), **options)
    cards = iter(DECK.read([name for cards in piles for name in cards.split()]))
    state.piles = [set_of([next(cards) for _ in cards_of.split()]) for cards_of in piles]
    clear_table(state)
    state.stock = []
    state.turn, state.hands = Seat(0), seat_sets([set_of(DECK.read(["r9"]))])
    move(state, 0, "free r9")
    return state


def points(state: Safaru, key: str) -> dict[int, int]:
    """Who scored what under this key."""
    return {line.seat: line.points for line in state.lines if line.key == key}

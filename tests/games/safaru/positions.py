"""Positions of Safarü written as text, and what the tests ask of them. Seat 0 is to play."""

from __future__ import annotations

import pytest

from tablee.engine.cards import EMPTY, set_of
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.engine.sixty import DECK
from tablee.engine.state import IllegalMove
from tablee.games.safaru import GAME
from tablee.games.safaru.rules import Safaru


def begun(seats: int, **options: str) -> Safaru:
    state = GAME.start(GAME.read_options(options), seats, FastRng("safaru"))
    assert isinstance(state, Safaru)
    return state


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
    state.hands = [*held, *[EMPTY] * (state.seats - len(held))]
    state.stock = []
    state.turn, state.dealer = Seat(0), Seat(state.seats - 1)
    return state


def clear_table(state: Safaru) -> None:
    state.table, state.tally = EMPTY, 0


def reversed_hunt(table: str, *hands: str, **options: str) -> Safaru:
    return hunt(table, *hands, reversed="yes", **options)


def go(state: Safaru, course: str) -> Safaru:
    """Moves of whoever is to act, separated by commas."""
    for text in course.split(","):
        move(state, state.active()[0], text.strip())
    return state


def move(state: Safaru, seat: int, text: str) -> None:
    read = GAME.vocabulary.read(text)
    assert read is not None, text
    state.play(Seat(seat), read)


def refused(state: Safaru, text: str, seat: int | None = None) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as answer:
        move(state, state.active()[0] if seat is None else seat, text)
    return answer.value.refusal.article, answer.value.refusal.key


def refused_with(state: Safaru, text: str) -> dict[str, object]:
    """What the refusal fills into its sentence."""
    with pytest.raises(IllegalMove) as answer:
        move(state, state.active()[0], text)
    return dict(answer.value.refusal.params)


def legal(state: Safaru) -> str:
    """The moves of whoever is to act, sorted, so that a test depends on no order."""
    return ", ".join(sorted(one.text() for one in state.legal_moves(state.active()[0])))


def cards_in(state: Safaru, place: str) -> str:
    return next(" ".join(sorted(z.cards)) for z in state.zones() if z.name == place)


def table(state: Safaru) -> str:
    return cards_in(state, "table")


def pile(state: Safaru, number: int) -> str:
    return cards_in(state, f"pile {number}")


def scored(*piles: str, seats: int | None = None, **options: str) -> Safaru:
    """A pack that has just been scored, with these piles; the last card was freed."""
    state = begun(seats or len(piles), **options)
    cards = iter(DECK.read([name for cards in piles for name in cards.split()]))
    state.piles = [set_of([next(cards) for _ in cards_of.split()]) for cards_of in piles]
    clear_table(state)
    state.stock = []
    state.hands = [EMPTY] * state.seats
    last = DECK.read(["r9"])[0]
    state.turn = Seat(0)
    state.hands[0] = set_of([last])
    move(state, 0, "free r9")
    return state


def lines(state: Safaru) -> list[tuple[int, str, str, int]]:
    """What was scored, sorted, so that a test depends on no order."""
    return sorted((line.seat, line.article, line.key, line.points) for line in state.lines)


def points(state: Safaru, key: str) -> dict[int, int]:
    """Who scored what under this key."""
    return {line.seat: line.points for line in state.lines if line.key == key}

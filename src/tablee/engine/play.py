"""Play without players: at random, and counting every way to go on."""

from __future__ import annotations

from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.state import State


def turn_order(active: list[Seat], rng: Rng) -> list[Seat]:
    """Who is asked first where several may act: by lot, the house after all others."""
    if len(active) == 1:
        return active
    order = [seat for seat in active if seat != HOUSE]
    rng.shuffle(order)
    if HOUSE in active:
        order.append(HOUSE)
    return order


def may_wait(seat: Seat, active: list[Seat]) -> bool:
    """Beside the house a seat may let its moment pass: the house's move will end it."""
    return seat != HOUSE and HOUSE in active


def random_turn(state: State, rng: Rng) -> tuple[Seat, Move]:
    """The next move of random play: each legal move, or waiting where it is allowed."""
    active = state.active()
    if len(active) == 1:
        return active[0], state.random_move(active[0], rng)
    for seat in turn_order(active, rng):
        if not may_wait(seat, active):
            return seat, state.random_move(seat, rng)
        moves = state.legal_moves(seat)
        pick = rng.below(len(moves) + 1)
        if pick < len(moves):
            return seat, moves[pick]
    raise AssertionError("the house, or a seat that may not wait, always moves")


def playout(state: State, rng: Rng) -> int:
    """Play at random to the end of the match; the number of moves it took."""
    moves = 0
    while not state.over:
        active = state.active()
        if len(active) == 1:
            state.apply(active[0], state.random_move(active[0], rng))
        else:
            seat, move = random_turn(state, rng)
            state.apply(seat, move)
        moves += 1
    return moves


def playouts(state: State, rng: Rng, count: int) -> int:
    """So many random ends of the same match; the number of moves of all of them."""
    moves = 0
    for _ in range(count):
        moves += playout(state.copy(), rng)
    return moves


def perft(state: State, depth: int) -> int:
    """In how many ways the next `depth` moves can be made."""
    if depth == 0:
        return 1
    ways = 0
    for seat in state.active():
        for move in state.legal_moves(seat):
            after = state.copy()
            after.apply(seat, move)
            ways += perft(after, depth - 1)
    return ways

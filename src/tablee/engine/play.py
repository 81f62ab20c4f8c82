"""Play without players: at random, and counting every way to go on."""

from __future__ import annotations

from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.state import AnyState


def random_turn(state: AnyState, rng: Rng) -> tuple[Seat, Move]:
    """The next move of random play: each legal move, or waiting where it is allowed.

    Where several may act, they are asked in an order drawn by lot, the house after all others: so
    what a clock or a referee decides comes up as well.
    """
    active = state.active()
    order = [seat for seat in active if seat != HOUSE]
    rng.shuffle(order)
    for seat in order:
        if not state.may_wait(seat):
            return seat, state.random_move(seat, rng)
        moves = state.legal_moves(seat)
        pick = rng.below(len(moves) + 1)
        if pick < len(moves):
            return seat, moves[pick]
    assert HOUSE in active, "where everybody may wait the house has a move"
    return HOUSE, state.random_move(HOUSE, rng)


def playout(state: AnyState, rng: Rng) -> int:
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


def playouts(state: AnyState, rng: Rng, count: int) -> int:
    """So many random ends of the same match; the number of moves of all of them."""
    moves = 0
    for _ in range(count):
        moves += playout(state.copy(), rng)
    return moves


def perft(state: AnyState, depth: int) -> int:
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

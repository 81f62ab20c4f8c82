"""What a seat can conclude where people grab rightly, which random play hardly ever does."""

from __future__ import annotations

from collections import Counter

import pytest

from games.walks import Walk, as_bytes
from tablee.engine.moves import HOUSE, Move, Seat, Verdict
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import AnyState
from tablee.games import find_game

GAME = find_game("arriba").game
STEPS = 160


def sensible_move(state: AnyState, luck: Rng) -> Move:
    """Of the house: mostly what is due; now and then a verdict, more often than not a right one."""
    moves = state.legal_moves(HOUSE)
    verdicts = [move for move in moves if isinstance(move, Verdict)]
    right = [v for v in verdicts if state.is_upheld(v)]
    if right and luck.below(3) == 0:
        return right[luck.below(len(right))]
    if verdicts and luck.below(15) == 0:
        return verdicts[luck.below(len(verdicts))]
    return moves[0]


def walked(seats: int, seed: int) -> Walk:
    options = GAME.read_options({"shapes": "6", "manches": "1"})
    return Walk.begin(GAME, options, seats, f"sensible/{seed}")


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_every_seat_imagines_what_it_was_shown_all_along(seats: int) -> None:
    outcomes: Counter[object] = Counter()
    for seed in range(3):
        walk, luck = walked(seats, seed), FastRng(f"{seed}/luck")
        for _ in range(STEPS):
            if walk.state.over:
                break
            walk.make(HOUSE, sensible_move(walk.state, luck))
            outcomes[walk.state.details()["outcome"]] += 1
            seat = Seat(luck.below(seats))
            world = GAME.sight.imagine(walk.knowledge[seat], luck)
            assert as_bytes(GAME.view(world, seat, [])) == as_bytes(GAME.view(walk.state, seat, []))
            assert world.details() == walk.state.details()
    assert {"totem", "duel", "false"} <= set(outcomes)


def test_what_went_under_a_stock_in_sight_of_all_lies_there_in_every_world() -> None:
    walk, luck = walked(4, 7), FastRng("under")
    seen = 0
    for _ in range(STEPS):
        if walk.state.over:
            break
        walk.make(HOUSE, sensible_move(walk.state, luck))
        world = GAME.sight.imagine(walk.knowledge[Seat(1)], luck)
        real, imagined = (
            [zone.cards for zone in state.zones() if zone.name.startswith("under")]
            for state in (walk.state, world)
        )
        assert real == imagined
        seen += sum(map(len, real))
    assert seen > 0

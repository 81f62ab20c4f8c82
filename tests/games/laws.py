"""What the laws of every game are tried on: positions reached by random play, with every table."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from games.walks import Walk
from tablee.engine.game import AnyGame
from tablee.engine.moves import HOUSE, Seat, Vocabulary
from tablee.engine.state import AnyState
from tablee.games import known_games

MOST_STEPS = 60

seeds = st.integers(0, 2**32)
steps = st.integers(0, MOST_STEPS)


def tables(game: AnyGame) -> list[object]:
    return [pytest.param(game, seats, id=f"{game.name}-{seats}") for seats in game.rules.seats]


GAMES = [shelved.game for shelved in known_games().values()]
every_game = pytest.mark.parametrize(
    ("game", "seats"), [table for game in GAMES for table in tables(game)]
)


def somewhere(game: AnyGame, seats: int, seed: int, count: int) -> Walk:
    options = game.read_options(game.rules.brief)
    return Walk.begin(game, options, seats, str(seed)).go(count)


def vocabulary_of(game: AnyGame, seats: int) -> Vocabulary:
    return somewhere(game, seats, 0, 0).state.vocabulary()


def all_seats(state: AnyState) -> list[Seat]:
    return [*(Seat(seat) for seat in range(state.seats)), HOUSE]

"""Positions reached by random play, with all that every seat was sent on the way there."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tablee.engine.game import Game
from tablee.engine.moves import Move, Seat
from tablee.engine.options import Options
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import State
from tablee.engine.view import Knowledge, View


def watchers(state: State) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [Seat(seat) for seat in range(state.seats)] + [None]


def as_bytes(view: View) -> bytes:
    """A view as it leaves the server."""
    return msgspec.json.encode(view)


@dataclass
class Walk:
    """A match at some point, how it came there, and what each seat knows of it."""

    game: Game
    options: Options
    state: State
    rng: Rng
    knowledge: list[Knowledge]
    moves: list[tuple[Seat, Move]] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, options: Options, seats: int, seed: str) -> Walk:
        state = game.start(options, seats, FastRng(f"{seed}/match"))
        known = [game.knowledge(options, seats, Seat(seat)) for seat in range(seats)]
        walk = cls(game, options, state, FastRng(f"{seed}/play"), known)
        walk.inform([])
        return walk

    def inform(self, happened: list[tuple[Seat, Move]]) -> None:
        for seat, knowledge in enumerate(self.knowledge):
            knowledge.observe(self.game.view(self.state, Seat(seat), happened))

    def step(self) -> bool:
        """One random move; False when the match is over."""
        if self.state.over:
            return False
        seat, move = random_turn(self.state, self.rng)
        self.state.apply(seat, move)
        self.moves.append((seat, move))
        self.inform([(seat, move)])
        return True

    def go(self, steps: int) -> Walk:
        for _ in range(steps):
            if not self.step():
                break
        return self

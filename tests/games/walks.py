"""Positions reached by random play, with all that every seat was sent on the way there."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tablee.engine.game import AnyGame
from tablee.engine.moves import Move, Seat
from tablee.engine.options import Options
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng, Rng
from tablee.engine.shown import View
from tablee.engine.state import AnyState
from tablee.engine.view import AnyKnowledge


def watchers(state: AnyState) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [Seat(seat) for seat in range(state.seats)] + [None]


def as_bytes(view: View) -> bytes:
    """A view as it leaves the server."""
    return msgspec.json.encode(view)


@dataclass
class Walk:
    """A match at some point, how it came there, and what each seat knows of it."""

    game: AnyGame
    options: Options
    state: AnyState
    rng: Rng
    informed: list[AnyKnowledge]
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    last_told: AnyState | None = None  # the match as the seats know it; it follows when they do
    told: int = 0

    @classmethod
    def begin(cls, game: AnyGame, options: Options, seats: int, seed: str) -> Walk:
        state = game.start(options, seats, FastRng(f"{seed}/match"))
        known = [game.sight.knowledge(options, seats, Seat(seat)) for seat in range(seats)]
        walk = cls(game, options, state, FastRng(f"{seed}/play"), known, last_told=state.copy())
        walk.inform(state, [])
        return walk

    @property
    def knowledge(self) -> list[AnyKnowledge]:
        """Of every seat. Views are made when somebody asks: they take longer than the match."""
        while self.last_told is not None and self.told < len(self.moves):
            event = self.moves[self.told]
            self.told += 1
            self.last_told.apply(*event)
            self.inform(self.last_told, [event])
        return self.informed

    def inform(self, state: AnyState, happened: list[tuple[Seat, Move]]) -> None:
        """Whoever doesn't notice a move is sent nothing."""
        for seat, knowledge in enumerate(self.informed):
            if all(self.game.is_noticed(Seat(seat), *event) for event in happened):
                knowledge.observe(self.game.view(state, Seat(seat), happened))

    def step(self) -> bool:
        """One random move; False when the match is over."""
        if self.state.over:
            return False
        self.make(*random_turn(self.state, self.rng))
        return True

    def make(self, seat: Seat, move: Move) -> None:
        self.state.apply(seat, move)
        self.moves.append((seat, move))

    def go(self, steps: int) -> Walk:
        for _ in range(steps):
            if not self.step():
                break
        return self

"""Every world that a seat can't tell from the real one, found by trying them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from games.walks import Walk, as_bytes
from tablee.engine.moves import Move, Seat
from tablee.engine.record import canonical, describe
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import State

Look: TypeAlias = Callable[[Walk, State, Seat, list[tuple[Seat, Move]]], str]


class Script:
    """A list of choices that counts through all of them, like an odometer."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int]] = []
        self.place = 0

    def choose(self, n: int) -> int:
        if self.place == len(self.digits):
            self.digits.append((0, n))
        self.place += 1
        return self.digits[self.place - 1][0]

    def advance(self) -> bool:
        """The next list of choices; False after the last."""
        del self.digits[self.place :]
        while self.digits:
            digit, n = self.digits.pop()
            if digit + 1 < n:
                self.digits.append((digit + 1, n))
                self.place = 0
                return True
        return False


class ScriptedRng(Rng):
    """Chance that comes out in every possible way, one after the other."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def below(self, n: int) -> int:
        return self.script.choose(n)

    def stream(self, label: str) -> Rng:
        return self


def sent(walk: Walk, state: State, watcher: Seat, happened: list[tuple[Seat, Move]]) -> str:
    """The view that the watcher gets."""
    return as_bytes(walk.game.view(state, watcher, happened)).decode()


def due(walk: Walk, state: State, watcher: Seat, happened: list[tuple[Seat, Move]]) -> str:
    """What the watcher has a right to see: open cards, how many are hidden, and the rest."""
    open_state = describe(state)
    open_state["zones"] = [
        [zone.name, zone.cards if zone.is_seen_by(watcher) else len(zone.cards)]
        for zone in state.zones()
    ]
    return canonical(open_state)


def consistent_worlds(walk: Walk, watcher: Seat, look: Look) -> set[str]:
    """All states, by all deals and all hidden moves of others, that look the same all along."""
    state = walk.game.start(walk.options, walk.state.seats, walk.state.rng)
    looks = [look(walk, state, watcher, [])]
    for seat, move in walk.moves:
        state.apply(seat, move)
        looks.append(look(walk, state, watcher, [(seat, move)]))
    script = Script()
    found: set[str] = set()
    while True:
        for world in tried(walk, watcher, look, looks, script):
            found.add(canonical(describe(world)))
        if not script.advance():
            return found


def tried(
    walk: Walk, watcher: Seat, look: Look, looks: list[str], script: Script
) -> Iterator[State]:
    """The world of this script, if it looks the same to the watcher all along."""
    game = walk.game
    state = game.start(walk.options, walk.state.seats, ScriptedRng(script))
    if look(walk, state, watcher, []) != looks[0]:
        return
    for (seat, move), wanted in zip(walk.moves, looks[1:], strict=True):
        text = game.seen(move, seat, watcher)
        alike = [m for m in state.legal_moves(seat) if game.seen(m, seat, watcher) == text]
        if not alike:
            return
        chosen = alike[script.choose(len(alike))]
        state.apply(seat, chosen)
        if look(walk, state, watcher, [(seat, chosen)]) != wanted:
            return
    yield state


def imagined_worlds(walk: Walk, watcher: Seat, count: int) -> set[str]:
    rng = FastRng(f"worlds/{watcher}")
    knowledge = walk.knowledge[watcher]
    return {canonical(describe(walk.game.imagine(knowledge, rng))) for _ in range(count)}

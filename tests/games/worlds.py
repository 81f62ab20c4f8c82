"""Every world that a seat can't tell from the real one, found by trying them all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from games.walks import Walk, as_bytes
from tablee.engine.game import AnyGame
from tablee.engine.moves import Move, Seat
from tablee.engine.record import canonical, describe
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import AnyState

MOST_SILENT_MOVES = 6
QUIET = FastRng("nothing of this is looked at")

Look: TypeAlias = Callable[[Walk, AnyState, Seat | None, list[tuple[Seat, Move]]], str]


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


def sent(
    walk: Walk, state: AnyState, watcher: Seat | None, happened: list[tuple[Seat, Move]]
) -> str:
    """The view that the watcher gets."""
    return as_bytes(walk.game.view(state, watcher, happened)).decode()


def due(
    walk: Walk, state: AnyState, watcher: Seat | None, happened: list[tuple[Seat, Move]]
) -> str:
    """What the watcher has a right to see: open cards, how many are hidden, and the rest."""
    open_state = describe(state)
    open_state["zones"] = [
        [zone.name, zone.cards if zone.is_seen_by(watcher) else len(zone.cards)]
        for zone in state.zones()
        if zone.is_seen_by(watcher) or not zone.is_sealed
    ]
    return canonical(open_state)


def consistent_worlds(walk: Walk, watcher: Seat, look: Look) -> set[str]:
    """All states, by all deals and all hidden moves of others, that look the same all along."""
    game, real = walk.game, walk.game.start(walk.options, walk.state.seats, walk.state.rng)
    wanted = look(walk, real, watcher, [])
    worlds = unique(
        world
        for world in every_chance(lambda rng: game.start(walk.options, real.seats, rng))
        if look(walk, world, watcher, []) == wanted
    )
    worlds = silently_reached(game, worlds, watcher)
    for seat, move in walk.moves:
        real.apply(seat, move)
        if game.is_noticed(watcher, seat, move):
            wanted = look(walk, real, watcher, [(seat, move)])
            worlds = unique(
                after
                for world in worlds
                for other in alike(game, world, watcher, (seat, move))
                for after in made(world, seat, other)
                if look(walk, after, watcher, [(seat, other)]) == wanted
            )
            worlds = silently_reached(game, worlds, watcher)
    return {truth(world) for world in worlds}


def truth(state: AnyState) -> str:
    return canonical(describe(state))


def unique(worlds: Iterable[AnyState]) -> list[AnyState]:
    """One of each: what was chosen differently and came to the same is one world."""
    return list({truth(world): world for world in worlds}.values())


def every_chance(make: Callable[[Rng], AnyState]) -> Iterator[AnyState]:
    """What is made, in every way in which chance can come out."""
    script = Script()
    while True:
        state = make(ScriptedRng(script))
        state.rng = QUIET
        yield state
        if not script.advance():
            return


def made(world: AnyState, seat: Seat, move: Move) -> Iterator[AnyState]:
    """The world after a move."""

    def moved(rng: Rng) -> AnyState:
        after = world.copy()
        after.rng = rng
        after.apply(seat, move)
        return after

    return every_chance(moved)


def alike(game: AnyGame, world: AnyState, watcher: Seat, event: tuple[Seat, Move]) -> list[Move]:
    """The moves that this watcher can't tell from the one that was made."""
    seat, wanted = event[0], game.happened(watcher, [event])
    moves = world.legal_moves(seat)
    return [move for move in moves if game.happened(watcher, [(seat, move)]) == wanted]


def silently_reached(game: AnyGame, worlds: list[AnyState], watcher: Seat) -> list[AnyState]:
    """All that others may have made of these worlds by moves that the watcher didn't notice."""
    reached = {truth(world): world for world in worlds}
    new = list(worlds)
    while new:
        before = new.pop()
        for seat in before.active():
            for move in before.legal_moves(seat):
                if not game.is_noticed(watcher, seat, move):
                    for after in made(before, seat, move):
                        if reached.setdefault(truth(after), after) is after:
                            new.append(after)
    return list(reached.values())


def imagined_worlds(walk: Walk, watcher: Seat, count: int) -> set[str]:
    rng = FastRng(f"worlds/{watcher}")
    knowledge = walk.knowledge[watcher]
    return {truth(walk.game.sight.imagine(knowledge, rng)) for _ in range(count)}


def done_otherwise(
    walk: Walk, watcher: Seat | None, luck: Rng
) -> Iterator[tuple[AnyState, AnyState, tuple[Seat, Move]]]:
    """After each move that a watcher notices: the match, and one where others did otherwise."""
    game = walk.game
    if all(game.is_noticed(watcher, *event) for event in walk.moves):
        return
    real, other = (game.start(walk.options, walk.state.seats, walk.state.rng) for _ in range(2))
    for seat, move in walk.moves:
        real.apply(seat, move)
        if not game.is_noticed(watcher, seat, move):
            go_on_silently(game, other, watcher, seat, luck)
            continue
        for _ in range(MOST_SILENT_MOVES):
            if move not in other.legal_moves(seat):
                go_on_silently(game, other, watcher, seat, luck)
        if move not in other.legal_moves(seat):
            return
        other.apply(seat, move)
        if due(walk, real, watcher, []) != due(walk, other, watcher, []):
            return
        yield real, other, (seat, move)


def go_on_silently(
    game: AnyGame, state: AnyState, watcher: Seat | None, seat: Seat, luck: Rng
) -> None:
    """Any move of this seat that the watcher doesn't notice, or none."""
    moves = [m for m in state.legal_moves(seat) if not game.is_noticed(watcher, seat, m)]
    pick = luck.below(len(moves) + 1)
    if pick < len(moves):
        state.apply(seat, moves[pick])

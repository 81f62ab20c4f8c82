"""One match between bots, with a record if one is wanted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from typing import Protocol

from tablee.bots.random_bot import RandomBot
from tablee.engine.bot import Bot
from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.play import may_wait, turn_order
from tablee.engine.record import Recording, write_record
from tablee.engine.rng import Rng, seeded
from tablee.engine.state import State
from tablee.lab.faults import Watch
from tablee.lab.setting import Table


@dataclass(frozen=True)
class Played:
    """What came of a match."""

    teams: list[list[Seat]]
    scores: list[int]
    ranking: list[int]
    lowest_wins: bool
    moves: int
    record: str | None


class Company(Protocol):
    """Those who sit at the seats."""

    def see(self, happened: list[tuple[Seat, Move]]) -> None:
        """What was just moved, nothing at the start: everybody looks at the table."""

    def choose(self, seat: Seat, active: list[Seat]) -> Move | None:
        """A legal move of this seat, or None: it waits."""


def play_match(table: Table, number: int, *, recorded: bool) -> Played:
    """The match of this number; it depends on the table's setting and on nothing else."""
    seats, seed, rng = table.setting.seats, table.match_seed(number), table.setting.rng
    if recorded:
        recording = Recording(table.game, table.options, seats, rng, seed)
        moves = play(table, number, recording.state, recording.play)
        return played(recording.state, moves, write_record(recording.record()))
    state = table.game.start(table.options, seats, seeded(rng, seed))
    return played(state, play(table, number, state, state.apply), None)


def played(state: State, moves: int, record: str | None) -> Played:
    ranking, scores = state.ranking(), state.scores()
    return Played(state.teams(), scores, ranking, state.lowest_wins(), moves, record)


def play(table: Table, number: int, state: State, apply: Callable[[Seat, Move], None]) -> int:
    """Play to the end of the match; the number of moves it took."""
    lots = table.lots(number)
    order = lots.stream("table")
    watch = Watch(table.bots, number, table.setting.bot_seconds)
    # What a bot prints is no part of our answer, which a program may read.
    with watch.kept(), redirect_stdout(sys.stderr):
        company = seated(table, state, lots, watch)
        company.see([])
        while not state.over:
            seat, move = next_move(table, state, company, order, watch)
            apply(seat, move)
            watch.move += 1
            company.see([(seat, move)])
    return watch.move - 1


def seated(table: Table, state: State, lots: Rng, watch: Watch) -> Company:
    streams = [lots.stream(f"bot/{seat}") for seat in range(state.seats)]
    if all(maker is RandomBot for maker in table.makers):
        return AtRandom(state, streams)
    return Bots(table, state, streams, watch)


def next_move(
    table: Table, state: State, company: Company, order: Rng, watch: Watch
) -> tuple[Seat, Move]:
    active = state.active()
    asked = turn_order(active, order)
    for seat in asked:
        if seat == HOUSE:
            return HOUSE, table.game.house(state, HOUSE, order)
        move = company.choose(seat, active)
        if move is not None:
            return seat, move
    raise watch.all_wait(asked[0])


class Bots:
    """Bots who are sent views and answer with text, as people do."""

    def __init__(self, table: Table, state: State, streams: list[Rng], watch: Watch) -> None:
        self.game = table.game
        self.state = state
        self.watch = watch
        self.bots: list[Bot] = []
        for index, (maker, rng) in enumerate(zip(table.makers, streams, strict=True)):
            seat = Seat(index)
            with watch.over(seat):
                self.bots.append(maker(table.options, state.seats, seat, rng))

    def see(self, happened: list[tuple[Seat, Move]]) -> None:
        for seat, bot in enumerate(self.bots):
            view = self.game.view(self.state, Seat(seat), happened)
            with self.watch.over(Seat(seat)):
                bot.observe(view)

    def choose(self, seat: Seat, active: list[Seat]) -> Move | None:
        with self.watch.over(seat):
            answer: object = self.bots[seat].choose()
        return None if answer is None else self.checked(seat, answer)

    def checked(self, seat: Seat, answer: object) -> Move:
        move = self.game.vocabulary.read(answer) if type(answer) is str else None
        if move is None:
            raise self.watch.no_move(seat, answer)
        refusal = self.state.refusal(seat, move)
        if refusal is not None:
            raise self.watch.illegal(seat, move.text(), refusal.article)
        return move


class AtRandom:
    """What a `RandomBot` at every seat would choose, without the views that it doesn't need."""

    def __init__(self, state: State, streams: list[Rng]) -> None:
        self.state = state
        self.streams = streams

    def see(self, happened: list[tuple[Seat, Move]]) -> None:
        pass

    def choose(self, seat: Seat, active: list[Seat]) -> Move | None:
        if not may_wait(seat, active):
            return self.state.random_move(seat, self.streams[seat])
        moves = self.state.legal_moves(seat)
        pick = self.streams[seat].below(len(moves) + 1)
        return moves[pick] if pick < len(moves) else None

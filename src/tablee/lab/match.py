"""One match between bots, with a record if one is wanted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass

from tablee.bots import AnyBot
from tablee.bots.random_bot import RandomBot, random_delay, random_pick
from tablee.engine.bot import Choice
from tablee.engine.game import as_made
from tablee.engine.moves import Claim, Move, Seat
from tablee.engine.record import Recording, write_record
from tablee.engine.rng import Rng, seeded
from tablee.engine.state import AnyState
from tablee.lab.faults import Watch
from tablee.lab.setting import Lineup
from tablee.lab.timeline import Company, Intent, Timeline

# In Mü, one match in some thousand never ends at random: all have lost too much to come back.
LONGEST_MATCH = 1_000_000  # moves


@dataclass(frozen=True)
class Played:
    """What came of a match."""

    teams: list[list[Seat]]
    scores: list[int]
    ranking: list[int]
    lowest_wins: bool
    moves: int
    record: str | None


def play_match(lineup: Lineup, number: int, *, recorded: bool) -> Played:
    """The match of this number; it depends on the lineup's setting and on nothing else."""
    seats, seed, rng = lineup.setting.seats, lineup.match_seed(number), lineup.setting.rng
    if recorded:
        recording = Recording(lineup.game, lineup.options, seats, rng, seed)
        moves = play(lineup, number, recording.state, recording.play)
        return played(recording.state, moves, write_record(recording.record()))
    state = lineup.game.start(lineup.options, seats, seeded(rng, seed))
    return played(state, play(lineup, number, state, state.apply), None)


def played(state: AnyState, moves: int, record: str | None) -> Played:
    ranking, scores = state.ranking(), state.scores()
    lowest_wins = state.lowest_wins() and not state.deals_decide()
    return Played(state.teams(), scores, ranking, lowest_wins, moves, record)


def play(lineup: Lineup, number: int, state: AnyState, apply: Callable[[Seat, Move], None]) -> int:
    """Play to the end of the match; the number of moves it took."""
    lots = lineup.lots(number)
    watch = Watch(lineup.bots, number, lineup.setting.bot_seconds)
    # What a bot prints is no part of our answer, which a program may read.
    with watch.kept(), redirect_stdout(sys.stderr):
        timeline = Timeline(state, seated(lineup, state, lots, watch), lots.stream("table"))
        timeline.see([])
        while not state.over:
            if watch.move > LONGEST_MATCH:
                raise watch.endless()
            due = timeline.next_move()
            apply(*due)
            watch.move += 1
            timeline.see([due])
    return watch.move - 1


def seated(lineup: Lineup, state: AnyState, lots: Rng, watch: Watch) -> Company:
    streams = [lots.stream(f"bot/{seat}") for seat in range(state.seats)]
    if all(maker is RandomBot for maker in lineup.makers):
        return AtRandom(lineup, state, streams)
    return Bots(lineup, state, streams, watch)


def noticing(lineup: Lineup, seats: int, happened: list[tuple[Seat, Move]]) -> list[Seat]:
    """Who is sent a view after these moves."""
    game = lineup.game
    every = [Seat(seat) for seat in range(seats)]
    if game.sight.seen is as_made:
        return every
    return [seat for seat in every if all(game.is_noticed(seat, *event) for event in happened)]


class Bots:
    """Bots who are sent views and answer with text, as people do."""

    def __init__(self, lineup: Lineup, state: AnyState, streams: list[Rng], watch: Watch) -> None:
        self.lineup = lineup
        self.game = lineup.game
        self.state = state
        self.watch = watch
        self.bots: list[AnyBot] = []
        for index, (maker, rng) in enumerate(zip(lineup.makers, streams, strict=True)):
            seat = Seat(index)
            with watch.over(seat):
                self.bots.append(maker(lineup.options, state.seats, seat, rng))

    def see(self, happened: list[tuple[Seat, Move]]) -> list[Seat]:
        seats = noticing(self.lineup, self.state.seats, happened)
        for seat in seats:
            view = self.game.view(self.state, seat, happened)
            with self.watch.over(seat):
                self.bots[seat].observe(view)
        return seats

    def choose(self, seat: Seat) -> Intent | None:
        with self.watch.over(seat):
            choice: object = self.bots[seat].choose()
        if choice is None:
            if seat in self.state.active() and not self.state.may_wait(seat):
                raise self.watch.waits(seat)
            return None
        if not isinstance(choice, Choice):
            raise self.watch.no_move(seat, choice)
        return Intent(self.checked(seat, choice.text), choice.after)

    def checked(self, seat: Seat, text: str) -> Move | Claim:
        vocabulary = self.state.vocabulary()
        claim = vocabulary.read_claim(text)
        if claim is not None and claim in self.state.open_claims(seat):
            return claim
        move = vocabulary.read(text)
        if move is None:
            raise self.watch.no_move(seat, text)
        refusal = self.state.refusal(seat, move)
        if refusal is not None:
            raise self.watch.illegal(seat, move.text(), refusal.article)
        return move


class AtRandom:
    """What a `RandomBot` at every seat would choose, without the views that it doesn't need.

    Of moves that are picked, which a view tells by an example, it chooses among all.
    """

    def __init__(self, lineup: Lineup, state: AnyState, streams: list[Rng]) -> None:
        self.lineup = lineup
        self.state = state
        self.streams = streams

    def see(self, happened: list[tuple[Seat, Move]]) -> list[Seat]:
        return noticing(self.lineup, self.state.seats, happened)

    def choose(self, seat: Seat) -> Intent | None:
        state, rng = self.state, self.streams[seat]
        active, claims = state.active(), state.open_claims(seat)
        if len(active) == 1 and not claims and not state.may_wait(seat):
            return Intent(state.random_move(seat, rng))
        moves = state.legal_moves(seat)
        acts: list[Move | Claim] = [*moves, *claims]
        pick = random_pick(len(acts), not moves or state.may_wait(seat), rng)
        is_alone = len(active) == 1 and not claims
        return None if pick is None else Intent(acts[pick], random_delay(is_alone, rng))

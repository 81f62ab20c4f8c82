"""Which of two bots is better: duplicate deals, so that the luck of the cards cancels out.

For every deal the candidate sits once with each team's cards against the baseline everywhere
else, and is compared with the baseline in its place: same deal, same streams (a team of one is a
seat). A deal gives one independent value, the mean of these differences.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from time import perf_counter

from tablee.engine.moves import Seat
from tablee.lab.estimate import Estimate, estimate
from tablee.lab.match import Played, play_match
from tablee.lab.setting import Lineup, Setting
from tablee.lab.workers import in_order


@dataclass
class Margins:
    """Sums over deals, in whole numbers: margins are counted in 1/teams of the game's unit."""

    deals: int = 0
    teams: int = 0
    margin: int = 0
    squares: int = 0
    wins: Fraction = Fraction(0)
    moves: int = 0

    def add(self, part: Margins) -> None:
        self.deals += part.deals
        self.teams = part.teams
        self.margin += part.margin
        self.squares += part.squares
        self.wins += part.wins
        self.moves += part.moves


@dataclass(frozen=True)
class Duel:
    """A candidate against a baseline, as plain values."""

    setting: Setting
    candidate: str
    baseline: str

    def lineup(self, candidates: list[Seat]) -> Lineup:
        """The candidate on these seats, the baseline elsewhere."""
        lineup = Lineup(self.setting, [self.baseline])
        for seat in candidates:
            lineup.seat_bot(seat, self.candidate)
        return lineup

    def play(self, numbers: range) -> Margins:
        reference = self.lineup([])
        against: list[Lineup] = []
        total = Margins()
        for number in numbers:
            played = play_match(reference, number, recorded=False)
            against = against or [self.lineup(team) for team in played.teams]
            total.add(compared(number, played, against))
        return total


def compared(number: int, reference: Played, against: list[Lineup]) -> Margins:
    """One deal: the candidate in the place of each team, and the baseline there before it."""
    margin, wins, moves = 0, Fraction(0), reference.moves
    for team, lineup in enumerate(against):
        played = play_match(lineup, number, recorded=False)
        margin += played.scores[team] - reference.scores[team]
        wins += Fraction(int(played.ranking[team] == 1), played.ranking.count(1))
        moves += played.moves
    better = -margin if reference.lowest_wins else margin
    return Margins(1, len(against), better, better * better, wins, moves)


@dataclass(frozen=True)
class DuelResult:
    """What a duel gave; a positive margin means that the candidate is better."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    rng: str
    seed: str
    candidate: str
    baseline: str
    deals: int
    margin: Estimate
    wins: float
    equal_wins: float
    moves: int
    seconds: float
    moves_per_second: float


def duel(contest: Duel, deals: int, jobs: int, on_part: Callable[[Margins], None]) -> DuelResult:
    """Play so many deals in all seatings; `on_part` gets every part, in order."""
    lineup = contest.lineup([Seat(0)])
    total = Margins()
    started = perf_counter()
    with closing(in_order(contest, deals, jobs)) as parts:
        for part in parts:
            on_part(part)
            total.add(part)
    return verdict(contest, lineup, total, perf_counter() - started)


def verdict(contest: Duel, lineup: Lineup, total: Margins, seconds: float) -> DuelResult:
    unit = lineup.game.presentation.unit(lineup.options) * total.teams
    return DuelResult(
        game=contest.setting.game,
        rules=lineup.game.rules.version,
        seats=contest.setting.seats,
        options=contest.setting.options,
        rng=contest.setting.rng,
        seed=contest.setting.seed,
        candidate=contest.candidate,
        baseline=contest.baseline,
        deals=total.deals,
        margin=estimate(total.deals, total.margin, total.squares, unit),
        wins=float(total.wins / total.deals / total.teams),
        equal_wins=1 / total.teams,
        moves=total.moves,
        seconds=seconds,
        moves_per_second=total.moves / seconds,
    )

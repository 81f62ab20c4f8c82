"""Bots play one another, and the results are counted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter

from tablee.lab.estimate import deviation
from tablee.lab.match import Played, play_match
from tablee.lab.setting import Lineup, Setting
from tablee.lab.workers import in_order


@dataclass
class Tally:
    """Sums over matches, in whole numbers: in which order they are added is all the same."""

    matches: int = 0
    moves: int = 0
    teams: list[list[int]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[dict[int, int]] = field(default_factory=list)  # by how many shared the win
    records: list[str] = field(default_factory=list)  # of this part only, in order

    def count(self, played: Played) -> None:
        winners = played.ranking.count(1)
        part = Tally(
            matches=1,
            moves=played.moves,
            teams=[list(team) for team in played.teams],
            points=played.scores,
            squares=[score * score for score in played.scores],
            wins=[{winners: int(place == 1)} for place in played.ranking],
            records=[played.record] if played.record is not None else [],
        )
        self.add(part)
        self.records += part.records

    def add(self, part: Tally) -> None:
        if not self.teams:
            self.teams = part.teams
            self.points = [0] * len(part.teams)
            self.squares = [0] * len(part.teams)
            self.wins = [{} for _ in part.teams]
        self.matches += part.matches
        self.moves += part.moves
        for team in range(len(self.teams)):
            self.points[team] += part.points[team]
            self.squares[team] += part.squares[team]
            for sharers, wins in part.wins[team].items():
                self.wins[team][sharers] = self.wins[team].get(sharers, 0) + wins


@dataclass(frozen=True)
class Simulation:
    """Matches to play, as plain values."""

    setting: Setting
    bots: list[str]
    recorded: bool = False

    def lineup(self) -> Lineup:
        return Lineup(self.setting, self.bots)

    def play(self, numbers: range) -> Tally:
        lineup = self.lineup()
        tally = Tally()
        for number in numbers:
            tally.count(play_match(lineup, number, recorded=self.recorded))
        return tally


@dataclass(frozen=True)
class TeamResult:
    """How a team fared, in points of the game; a shared win counts as its share."""

    seats: list[int]
    bots: list[str]
    mean: float
    deviation: float | None
    wins: float


@dataclass(frozen=True)
class Summary:
    """What a simulation gave."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    rng: str
    seed: str
    matches: int
    teams: list[TeamResult]
    moves: int
    seconds: float
    moves_per_second: float


def simulate(
    simulation: Simulation, matches: int, jobs: int, on_part: Callable[[Tally], None]
) -> Summary:
    """Play matches 1 to `matches`; `on_part` gets every part, in order, with its records."""
    lineup = simulation.lineup()
    total = Tally()
    started = perf_counter()
    with closing(in_order(simulation, matches, jobs)) as parts:
        for part in parts:
            on_part(part)
            total.add(part)
    return summary(lineup, total, perf_counter() - started)


def summary(lineup: Lineup, total: Tally, seconds: float) -> Summary:
    setting = lineup.setting
    return Summary(
        game=setting.game,
        rules=lineup.game.rules.version,
        seats=setting.seats,
        options=setting.options,
        rng=setting.rng,
        seed=setting.seed,
        matches=total.matches,
        teams=[team_result(lineup, total, team) for team in range(len(total.teams))],
        moves=total.moves,
        seconds=seconds,
        moves_per_second=total.moves / seconds,
    )


def team_result(lineup: Lineup, total: Tally, team: int) -> TeamResult:
    seats, matches, unit = (
        total.teams[team],
        total.matches,
        lineup.game.presentation.unit(lineup.options),
    )
    spread = deviation(matches, total.points[team], total.squares[team])
    return TeamResult(
        seats=seats,
        bots=[lineup.bots[seat] for seat in seats],
        mean=total.points[team] / matches / unit,
        deviation=None if spread is None else spread / unit,
        wins=sum(wins / sharers for sharers, wins in total.wins[team].items()) / matches,
    )

"""Rounds at random, counted again by a referee who knows the rulebook and nothing of our code.

It follows the moves of a match alone: who laid what, which places were exchanged, who scores.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from games.walks import Walk
from tablee.engine.game import any_game
from tablee.engine.moves import HOUSE
from tablee.games.compatibility import GAME
from tablee.games.compatibility.rules import Compatibility

ROUNDS = 60  # of each table, in as many matches as that takes


@dataclass
class Referee:
    """Rows as dictionaries from places to pictures, and totals as the pawns' spaces."""

    seats: int
    in_teams: bool
    track: int
    leader: int
    totals: list[int]
    rows: list[dict[int, str]] = field(default_factory=list)
    stakes: dict[int, int] = field(default_factory=dict)
    targets: dict[int, int] = field(default_factory=dict)

    def clear(self) -> None:
        self.rows = [{} for _ in range(self.seats)]
        self.stakes, self.targets = {}, {}

    def follow(self, seat: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "place":
            self.rows[seat][int(words[0])] = words[1]
        elif verb == "remove":
            del self.rows[seat][int(words[0])]
        elif verb == "swap":
            self.turn_round(seat, int(words[0]), int(words[1]))
        elif verb == "double":
            self.stakes[seat] = int(words[0])
        elif verb == "jumble":
            self.targets[seat] = int(words[0])
        elif verb == "exchange":
            on, (one, other) = self.targets[seat], (int(words[0]), int(words[1]))
            self.turn_round(on, one, other)
            if on in self.stakes:
                self.stakes[on] = {one: other, other: one}.get(self.stakes[on], self.stakes[on])

    def turn_round(self, seat: int, one: int, other: int) -> None:
        row = self.rows[seat]
        swapped = {one: other, other: one}
        self.rows[seat] = {swapped.get(place, place): picture for place, picture in row.items()}

    def points(self, seat: int, other: int) -> int:
        staked = {self.stakes.get(seat), self.stakes.get(other)}
        total = 0
        for place, picture in self.rows[seat].items():
            if self.rows[other].get(place) == picture:
                total += 6 if place in staked else 3
            elif picture in self.rows[other].values():
                total += 2
        return total

    def gains(self) -> list[int]:
        if self.in_teams:
            half = self.seats // 2
            return [self.points(team, team + half) for team in range(half)]
        gains = [self.points(seat, self.leader) for seat in range(self.seats)]
        gains[self.leader] = sum(
            1 for seat, gained in enumerate(gains) if gained and seat != self.leader
        )
        best = max(self.totals)
        if best >= self.track:
            gains = [g if self.totals[seat] == best else 0 for seat, g in enumerate(gains)]
        return gains

    def is_over(self) -> bool:
        best = max(self.totals)
        return best >= self.track and self.totals.count(best) == 1


@pytest.mark.parametrize("alone", ["no", "yes"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_a_referee_of_its_own_counts_the_same(seats: int, alone: str) -> None:
    game, counted, seed = any_game(GAME), 0, 0
    while counted < ROUNDS:
        seed += 1
        options = game.read_options({"pictures": "7", "track": "12", "alone": alone})
        walk = Walk.begin(game, options, seats, f"referee/{seed}")
        state = walk.state
        assert isinstance(state, Compatibility)
        teams = len(state.teams())
        referee = Referee(seats, teams < seats, 12, state.dealer, [0] * teams)
        referee.clear()
        while walk.step():
            seat, made = walk.moves[-1]
            if seat == HOUSE:
                referee.leader = (referee.leader + 1) % seats
                referee.clear()
                continue
            referee.follow(seat, made.text())
            if state.settled:
                gains = referee.gains()
                assert gains == state.deal_scores[-1]
                counted += 1
                referee.totals = [a + b for a, b in zip(referee.totals, gains, strict=True)]
                assert state.over == referee.is_over()

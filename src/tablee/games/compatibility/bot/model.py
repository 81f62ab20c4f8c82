"""What another person will probably lay, and the row that agrees with it best.

The other is taken to draw pictures one after the other, each in proportion to exp(weight / SPREAD):
a Plackett-Luce model. Many such rows are drawn, and counted by place.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, log, pi, sqrt

from tablee.engine.rng import MOST, Rng
from tablee.games.compatibility.bot.associations import Weights, mixed
from tablee.games.compatibility.score import DIRECT, INDIRECT

SPREAD = 0.16  # how far people stray from what comes to mind first
DRAWS = 120
HALF = 0.5
SWAY = 0.15  # how much a round tells of somebody's liking for a picture
MOST_SWAY = 0.45


def uniform(rng: Rng) -> float:
    return (rng.below(MOST) + HALF) / MOST


def normal(rng: Rng) -> float:
    """Of mean 0 and deviation 1 (Box-Muller)."""
    return sqrt(-2 * log(uniform(rng))) * cos(2 * pi * uniform(rng))


def gumbel(rng: Rng) -> float:
    return -log(-log(uniform(rng)))


class Liking:
    """What a seat has shown of itself at this table: pictures that it lays more than others do."""

    def __init__(self) -> None:
        self.fancy: dict[str, float] = {}

    def learn(self, theme: str, row: list[str], pictures: list[str]) -> None:
        """Take in a row that was shown: what was laid though others suit better, and these."""
        expected = self.weights(theme, pictures)
        likeliest = sorted(pictures, key=lambda picture: -expected[picture])[: len(row)]
        for picture in row:
            self.sway(picture, SWAY)
        for picture in likeliest:
            self.sway(picture, -SWAY)

    def sway(self, picture: str, by: float) -> None:
        moved = self.fancy.get(picture, 0.0) + by
        self.fancy[picture] = max(-MOST_SWAY, min(MOST_SWAY, moved))

    def weights(self, theme: str, pictures: list[str]) -> Weights:
        known = mixed(theme, pictures)
        return {picture: known[picture] + self.fancy.get(picture, 0.0) for picture in pictures}


@dataclass(frozen=True)
class Forecast:
    """How often a picture was drawn, and in which place, of so many rows."""

    anywhere: dict[str, float]
    placed: dict[tuple[str, int], float]

    def direct(self, picture: str, place: int) -> float:
        return self.placed.get((picture, place), 0.0)

    def value(self, picture: str, place: int) -> float:
        """Expected points of a picture in a place."""
        direct = self.direct(picture, place)
        return DIRECT * direct + INDIRECT * (self.anywhere.get(picture, 0.0) - direct)


def forecast(known: Weights, length: int, rng: Rng) -> Forecast:
    """Rows of another who thinks by these weights."""
    anywhere: dict[str, float] = {}
    placed: dict[tuple[str, int], float] = {}
    for _ in range(DRAWS):
        drawn = {picture: weight / SPREAD + gumbel(rng) for picture, weight in known.items()}
        row = sorted(drawn, key=lambda picture: -drawn[picture])[:length]
        for place, picture in enumerate(row):
            anywhere[picture] = anywhere.get(picture, 0.0) + 1 / DRAWS
            placed[picture, place] = placed.get((picture, place), 0.0) + 1 / DRAWS
    return Forecast(anywhere, placed)


def best_row(seen: Forecast, known: Weights, length: int) -> list[str]:
    """The row that promises most: the likeliest pictures, then places exchanged while it pays."""
    order = sorted(known, key=lambda picture: (-seen.anywhere.get(picture, 0), -known[picture]))
    row = order[:length]
    is_better = True
    while is_better:
        is_better = False
        for first in range(length):
            for second in range(first + 1, length):
                gain = exchanged(seen, row, first, second)
                if gain > 1e-9:
                    row[first], row[second] = row[second], row[first]
                    is_better = True
    return row


def exchanged(seen: Forecast, row: list[str], first: int, second: int) -> float:
    """What is gained if two places change pictures."""
    here, there = row[first], row[second]
    before = seen.value(here, first) + seen.value(there, second)
    return seen.value(here, second) + seen.value(there, first) - before

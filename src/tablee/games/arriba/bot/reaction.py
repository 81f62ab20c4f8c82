"""How long people take to grab, and how often they err: an ex-Gaussian law, by level.

The figures are starting values from what is known of reaction times; a hand is never faster than
the floor, whatever the law draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log2

from tablee.engine.rng import Rng

FLOOR = 150  # milliseconds
SCREEN = 40  # until a card is drawn, and until a hand is noticed
LOOKING = 28  # for every doubling of the piles in sight
DOUBT = 30  # if a shape lies there that looks like one's own
UNIFORMS = 12  # so many make a normal deviate
FINE = 1_000_000
PERCENT = 1000  # chances are written in thousandths


@dataclass(frozen=True)
class Reaction:
    """A level: the normal part and the tail in milliseconds, chances in thousandths."""

    mu: float
    sigma: float
    tau: float
    fooled: int  # to grab wrongly, for every new card that looks like one's own
    blind: int  # not to see at first that one is concerned

    def time(self, piles: int, has_look_alike: bool, rng: Rng) -> int:
        law = self.mu + self.sigma * normal(rng) + self.tau * exponential(rng)
        doubt = DOUBT if has_look_alike else 0
        return max(FLOOR, round(SCREEN + law + LOOKING * log2(1 + piles) + doubt))


def normal(rng: Rng) -> float:
    return sum(rng.below(FINE) for _ in range(UNIFORMS)) / FINE - UNIFORMS / 2


def exponential(rng: Rng) -> float:
    return -log((1 + rng.below(FINE)) / FINE)


def happens(chance: int, rng: Rng) -> bool:
    return chance > 0 and rng.below(PERCENT) < chance

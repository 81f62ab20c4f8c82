"""How long people take to grab, and how often they err: an ex-Gaussian law, by level.

The figures are starting values from what is known of reaction times; a hand is never faster than
the floor, whatever the law draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, exp, log, log2, sqrt

from tablee.engine.rng import Rng

FLOOR = 150  # milliseconds
SCREEN = 40  # until a card is drawn, and until a hand is noticed
LOOKING = 28  # for every doubling of the piles in sight
DOUBT = 30  # if a shape lies there that looks like one's own
UNIFORMS = 12  # so many make a normal deviate
FINE = 1_000_000
THOUSAND = 1000  # chances are written in thousandths


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
        return max(FLOOR, round(law + looking(piles, has_look_alike)))

    # The law itself

    def sees(self) -> float:
        return 1 - self.blind / THOUSAND

    def density(self, time: float) -> float:
        """The chance of one millisecond."""
        return self.tail(time) / self.tau

    def share_before(self, time: float) -> float:
        return normal_share((time - self.mu) / self.sigma) - self.tail(time)

    def tail(self, time: float) -> float:
        spread = self.sigma / self.tau
        late = (time - self.mu) / self.sigma
        return exp(spread * (spread / 2 - late)) * normal_share(late - spread)


def looking(piles: int, has_look_alike: bool) -> float:
    """What the cards in sight add to anybody's time."""
    return SCREEN + LOOKING * log2(1 + piles) + (DOUBT if has_look_alike else 0)


def level(mu: float) -> Reaction:
    """A player of this speed who is otherwise as the levels are: the slower, the less careful."""
    slow = (mu - 270) / 210  # 0: as the best level, 1: as the lowest
    return Reaction(
        mu=mu,
        sigma=max(15.0, 32 + 48 * slow),
        tau=max(20.0, 55 + 125 * slow),
        fooled=round(min(80.0, max(5.0, 20 + 50 * slow))),
        blind=round(min(120.0, max(0.0, 5 + 115 * slow))),
    )


def normal_share(deviate: float) -> float:
    return (1 + erf(deviate / sqrt(2))) / 2


def normal(rng: Rng) -> float:
    return sum(rng.below(FINE) for _ in range(UNIFORMS)) / FINE - UNIFORMS / 2


def exponential(rng: Rng) -> float:
    return -log((1 + rng.below(FINE)) / FINE)


def happens(chance: int, rng: Rng) -> bool:
    return chance > 0 and rng.below(THOUSAND) < chance

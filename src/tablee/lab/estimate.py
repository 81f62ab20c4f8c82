"""What a sample says about the whole: its spread, and the interval in which the mean lies."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval of 95 %; one value alone has no interval."""

    mean: float
    low: float | None
    high: float | None


def deviation(n: int, total: int, squares: int) -> float | None:
    """The sample's standard deviation, from exact sums; None for a single value."""
    if n < 2:
        return None
    return sqrt((n * squares - total * total) / (n * (n - 1)))


def estimate(n: int, total: int, squares: int, unit: int) -> Estimate:
    """The mean of n values that were counted in 1/unit, by Student's t."""
    mean = total / n / unit
    spread = deviation(n, total, squares)
    if spread is None:
        return Estimate(mean, None, None)
    half = t_quantile((1 + CONFIDENCE) / 2, n - 1) * spread / sqrt(n) / unit
    return Estimate(mean, mean - half, mean + half)


def t_quantile(p: float, freedom: int) -> float:
    """The value that Student's t stays below with probability p.

    Exact for one and two degrees of freedom; from three on by the expansion of Cornish and Fisher
    (Abramowitz and Stegun 26.7.5), within 0.2 % at the levels that intervals use.
    """
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    terms = [
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return fsum(term / float(freedom) ** power for power, term in enumerate(terms))

"""Deviation and interval, against numbers from books."""

from __future__ import annotations

from statistics import stdev

import pytest

from tablee.lab.estimate import deviation, estimate, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        *((1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (6, 2.4469)),
        *((10, 2.2281), (20, 2.0860), (30, 2.0423), (60, 2.0003), (120, 1.9799)),
        *((1000, 1.9623), (1_000_000, 1.9600)),
    ],
)
def test_students_t_at_95_per_cent(freedom: int, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, rel=2e-3)
    assert t_quantile(0.025, freedom) == pytest.approx(-quantile, rel=2e-3)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 4.6041), (10, 3.1693), (60, 2.6603)])
def test_students_t_at_99_per_cent(freedom: int, quantile: float) -> None:
    assert t_quantile(0.995, freedom) == pytest.approx(quantile, rel=5e-3)


def test_deviation_from_sums() -> None:
    values = [3, -4, 10, 0, 7]
    found = deviation(len(values), sum(values), sum(value**2 for value in values))
    assert found == pytest.approx(stdev(values))


def test_large_sums_lose_nothing() -> None:
    big = 10**15
    assert deviation(2, 2 * big + 2, big**2 + (big + 2) ** 2) == pytest.approx(2**0.5)


def test_an_interval_in_the_unit_of_the_game() -> None:
    """1, 2, 3 in halves: mean 1, deviation 0.5, half width 4.3027 * 0.5 / sqrt(3)."""
    found = estimate(3, 6, 14, unit=2)
    assert found.mean == 1.0
    assert found.low == pytest.approx(1 - 1.24207, abs=1e-4)
    assert found.high == pytest.approx(1 + 1.24207, abs=1e-4)


def test_one_value_has_no_interval() -> None:
    found = estimate(1, 6, 36, unit=2)
    assert (found.mean, found.low, found.high) == (3.0, None, None)

"""The arithmetic of round trips: median, p95, and what the kernel makes plausible."""

from __future__ import annotations

import pytest

from tablee.server.web.round_trips import median, p95, plausible_round_trip

MS = 1e-3


def test_without_a_sample_there_is_nothing_to_say() -> None:
    assert (median([]), p95([]), plausible_round_trip([], 0.1)) == (None, None, None)


def test_the_median_is_the_middle() -> None:
    assert median([0.3]) == 0.3
    assert median([0.9, 0.1, 0.2]) == 0.2
    assert median([0.1, 0.2, 0.3, 0.4]) == pytest.approx(0.25)


def test_p95_is_the_sample_below_which_nineteen_of_twenty_lie() -> None:
    assert p95([0.3]) == 0.3
    assert p95([n * MS for n in range(15)]) == 14 * MS  # of fifteen the slowest
    assert p95([n * MS for n in range(20, 0, -1)]) == 19 * MS
    assert p95([n * MS for n in range(1, 101)]) == 95 * MS


@pytest.mark.parametrize(
    ("kernel_min", "plausible"),
    [
        (None, 200),  # unknown: the pings are believed
        (198, 200),  # an honest line
        (184, 200),  # 184 and 9 % would be 200.6
        (150, 163.5),  # pongs held back: 9 % more is believed
        (50, 58),  # of a short line 8 ms
        (0.05, 8.05),
    ],
)
def test_no_round_trip_is_believed_far_beyond_the_kernels(
    kernel_min: float | None, plausible: float
) -> None:
    found = plausible_round_trip([200 * MS] * 15, None if kernel_min is None else kernel_min * MS)
    assert found == pytest.approx(plausible * MS)


def test_one_slow_pong_changes_nothing() -> None:
    assert plausible_round_trip([20 * MS] * 14 + [1.0], 19 * MS) == 20 * MS

"""What the round trips of a connection say about its latency. All times are seconds."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import ceil

# A pong takes longer than the kernel's fastest acknowledgement, but only so much longer: what a
# cheat gains by it stays at three points of a hundred (`make bench-fairness`); with 10 ms and 12 %
# it is up to five. This has a price where a line jitters a lot: at 300 ms and 15 % of jitter
# somebody honest wins 44 grabs of 100 where 49 would be due, at 8 % as many as are due.
LEAST_SLACK, SLACK = 0.008, 0.09


def median(samples: Sequence[float]) -> float | None:
    """None without a sample."""
    return statistics.median(samples) if samples else None


def p95(samples: Sequence[float]) -> float | None:
    """By nearest rank, so that it is one of the samples; None without one."""
    return sorted(samples)[ceil(0.95 * len(samples)) - 1] if samples else None


def plausible_round_trip(samples: Sequence[float], kernel_min: float | None) -> float | None:
    """The median, unless the kernel knows better: a client may hold its pongs back, to seem far.

    What the kernel acknowledges by itself no client delays without delaying everything it sends.
    `kernel_min` is None where that isn't known, or isn't asked for.
    """
    measured = median(samples)
    if measured is None or kernel_min is None:
        return measured
    return min(measured, kernel_min + max(LEAST_SLACK, SLACK * kernel_min))

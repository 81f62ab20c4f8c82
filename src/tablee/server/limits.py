"""How much is too much: a bucket that fills with time, and a count of what is open."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Bucket:
    """So many at once, and so many a second after that."""

    rate: float
    burst: float
    since: float = 0.0
    level: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for everyone; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: float) -> bool:
        if key not in self.buckets and len(self.buckets) >= self.MOST:
            self.forget_full(now)
        bucket = self.buckets.setdefault(key, Bucket(self.rate, self.burst, now))
        return bucket.take(now)

    def forget_full(self, now: float) -> None:
        refill = self.burst / self.rate
        self.buckets = {k: b for k, b in self.buckets.items() if now - b.since < refill}


class Open:
    """How many everyone has open at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}

    def take(self, key: str) -> bool:
        count = self.counts.get(key, 0)
        if count >= self.most:
            return False
        self.counts[key] = count + 1
        return True

    def give_back(self, key: str) -> None:
        self.counts[key] -= 1
        if self.counts[key] == 0:
            del self.counts[key]

"""Rate limits: token buckets, and a limit of what is open at the same time."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Bucket:
    """A token bucket: `burst` at once, and `rate` a second after that."""

    rate: float
    burst: float
    since: float = 0.0
    level: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, now: float, count: int = 1) -> bool:
        """Whether so many more are allowed now."""
        if self.refill(now) < count:
            return False
        self.level -= count
        return True

    def refill(self, now: float) -> float:
        """The level now."""
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        return self.level


class Buckets:
    """A bucket for every key; those that are full again are forgotten."""

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

    def has(self, key: str, now: float) -> bool:
        """Whether one more would be allowed now."""
        bucket = self.buckets.get(key)
        return bucket is None or bucket.refill(now) >= 1

    def forget_full(self, now: float) -> None:
        refill = self.burst / self.rate
        self.buckets = {k: b for k, b in self.buckets.items() if now - b.since < refill}


class Open:
    """Counts what every key has open at the moment, up to a limit."""

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

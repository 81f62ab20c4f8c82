"""What somebody makes of two faces: seen as a pair or not, how easily, and after how long."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tablee.engine.rng import Rng
from tablee.games.diego.representations import COUNTED, PARTS

PERCENT = 100
PER_MILLE = 1000

# By kind of face, how hard it is to see the number in it: 0 for a plain fraction.
HARD_TO_READ = {
    "frac": 0.1,
    "word": 0.1,
    "disc": 0.2,
    "area": 0.3,
    "dec": 0.3,
    "pct": 0.3,
    "sum": 0.4,
    "line": 0.5,
    "between": 0.6,
}

# Milliseconds at an even tempo.
SEARCH = 2500
JUDGE = 1600
HARDER = 2200
SPREAD = 0.6


@dataclass(frozen=True)
class Level:
    """Chances in parts of a hundred, but for errors; and how slow somebody is."""

    sees: int  # an easy pair that is right
    loses: int  # so much less of the hardest
    errs: int  # in parts of a thousand: takes two numbers for one
    unmasks: int  # sees at once that an announced pair is wrong
    misjudges: int  # takes an announced pair for wrong that is right
    tempo: float


class Eye:
    """Judges every pair of faces once."""

    def __init__(self, level: Level, rng: Rng) -> None:
        self.level = level
        self.rng = rng
        self.found: dict[tuple[str, str], bool] = {}
        self.doubted: dict[tuple[str, str], bool] = {}

    def ease(self, first: str, second: str) -> float:
        """From 0 to 1: two that look alike are the easiest."""
        kinds = [name.partition("_")[0] for name in (first, second)]
        if kinds[0] == kinds[1]:
            return 1.0
        return 1.0 - (HARD_TO_READ[kinds[0]] + HARD_TO_READ[kinds[1]]) / 1.2

    def finds(self, first: str, second: str) -> bool:
        """Whether it takes the two for a pair when it looks for one."""
        pair = (min(first, second), max(first, second))
        if pair not in self.found:
            self.found[pair] = self.is_found(first, second)
        return self.found[pair]

    def is_found(self, first: str, second: str) -> bool:
        if not is_right(first, second):
            return self.rng.below(PER_MILLE) < self.level.errs
        hardness = 1.0 - self.ease(first, second)
        return self.rng.below(PERCENT) < self.level.sees - hardness * self.level.loses

    def doubts(self, first: str, second: str) -> bool:
        """Whether it would bet that an announced pair is wrong: 4 points more, or 4 less."""
        pair = (min(first, second), max(first, second))
        if pair not in self.doubted:
            self.doubted[pair] = self.is_doubted(first, second)
        return self.doubted[pair]

    def is_doubted(self, first: str, second: str) -> bool:
        if self.found.get((min(first, second), max(first, second))):
            return False  # what it would have announced itself
        chance = self.level.misjudges if is_right(first, second) else self.level.unmasks
        return self.rng.below(PERCENT) < chance

    # Time

    def search_time(self) -> int:
        return self.spread(SEARCH)

    def judging_time(self, claimed: list[str]) -> int:
        """The harder the two are to compare, the longer; a whole hand takes a search."""
        if not claimed:
            return self.spread(SEARCH)
        hardness = 1.0 - self.ease(claimed[0], claimed[1])
        return self.spread(JUDGE + hardness * HARDER)

    def spread(self, milliseconds: float) -> int:
        part = 1.0 - SPREAD / 2 + SPREAD * self.rng.below(PERCENT) / PERCENT
        return round(milliseconds * self.level.tempo * part)


# What a face comes to, for whoever can reckon


def is_right(first: str, second: str) -> bool:
    """§2.2, by what stands on the two cards."""
    low, high = sorted([reckoned(first), reckoned(second)], key=len)
    if len(low) == len(high):
        return low == high
    return high[0] < low[0] < high[1]


def reckoned(name: str) -> list[Fraction]:
    """The number of a face, or the two bounds of a bracket."""
    kind, *parts = name.split("_")
    if kind == "word":
        return [in_figures(parts[0], parts[1])]
    if kind in ("dec", "between"):
        return [written(*parts[at : at + 2]) for at in range(0, len(parts), 2)]
    numbers = [int(part) for part in parts]
    if kind == "sum":
        return [Fraction(numbers[0], numbers[1]) + Fraction(numbers[2], numbers[3])]
    if kind == "pct":
        return [Fraction(numbers[0], PERCENT)]
    if kind == "area":
        return [Fraction(numbers[3], numbers[1] * numbers[2])]
    over, under = numbers if kind == "frac" else (numbers[2], numbers[1])
    return [Fraction(over, under)]


def written(whole: str, decimals: str) -> Fraction:
    return Fraction(f"{whole}.{decimals}")


def in_figures(count: str, part: str) -> Fraction:
    over = next(n for n, words in COUNTED.items() if words.split()[0] == count)
    under = next(n for n, words in PARTS.items() if part in words.split()[:2])
    return Fraction(over, under)

"""What a turn of Calcory is worth: sums that can be made of known cards, and the rest by chance.

All values are in cards won. Chance is reckoned as if every unknown card were drawn anew from all
of them: near enough, and quick.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tablee.games.calcory.rules import GOAL

Chances: TypeAlias = dict[int, float]  # how likely each number is
NOTHING: Chances = {}
SEEN_IS_BEATEN = 0.7  # how likely a rival finds better cards that were seen


class Standing(NamedTuple):
    """How far a turn has come."""

    sum: int
    cards: int
    has_zero: bool

    def after(self, number: int) -> Standing:
        return Standing(self.sum + number, self.cards + 1, self.has_zero or number == 0)


@dataclass(frozen=True)
class Aim:
    """What stopping is for: the marked cards to beat, and what it brings."""

    to_beat: int = 0
    cards_to_beat: int = 0
    denied: float = 0.0  # worth of keeping these cards from their owner
    rivals: int = 1  # who may beat mine before my next turn
    thirteen_beats: bool = False  # §3.4: a rival's 13 turns my marked cards back
    alone: float = 0.0  # worth of ending the match with a card alone, §5.1

    def is_better(self, standing: Standing) -> bool:
        if standing.sum != self.to_beat or self.cards_to_beat == 0:
            return standing.sum > self.to_beat or self.cards_to_beat == 0
        return standing.cards > self.cards_to_beat


class Sums:
    """For every sum the most known cards that make it; one 0 may be among them."""

    def __init__(self, known: dict[str, int]) -> None:
        self.zeros = [cell for cell, number in known.items() if number == 0][:1]
        self.cells: list[list[str] | None] = [[], *(None for _ in range(GOAL))]
        for cell, number in known.items():
            if number > 0:
                self.add(cell, number)

    def add(self, cell: str, number: int) -> None:
        for total in range(GOAL, number - 1, -1):
            rest = self.cells[total - number]
            best = self.cells[total]
            if rest is not None and (best is None or len(best) <= len(rest)):
                self.cells[total] = [*rest, cell]

    def making(self, total: int, has_zero: bool) -> list[str]:
        """The cells, if there are any."""
        cells = self.cells[total] or []
        if self.cells[total] is None or has_zero:
            return cells
        return self.zeros + cells

    def most(self, total: int, has_zero: bool) -> int:
        """How many they are."""
        cells = self.cells[total]
        if cells is None:
            return 0
        return len(cells) if has_zero else len(cells) + len(self.zeros)


@dataclass
class Odds:
    """What can be expected of a turn from any standing on."""

    sums: Sums
    chances: Chances  # of a card that isn't known
    aim: Aim
    known: dict[Standing, float] = field(default_factory=dict)
    lasts: dict[int, float] = field(default_factory=dict)
    blind: dict[int, float] = field(default_factory=dict)

    def best(self, standing: Standing) -> float:
        """The best of stopping, of known cards, and of one more unknown card."""
        if standing not in self.known:
            self.known[standing] = max(
                self.stopping(standing),
                self.certain(standing)[0],
                self.turning(standing, self.chances),
            )
        return self.known[standing]

    def stopping(self, standing: Standing) -> float:
        if standing.cards == 0 or not self.aim.is_better(standing):
            return 0.0
        gain = standing.cards - 1.0 if standing.cards > 1 else self.aim.alone
        return self.aim.denied + gain * self.lasting(standing.sum)

    def certain(self, standing: Standing) -> tuple[float, int]:
        """The best that known cards alone can do, and the sum to make of them."""
        best, aimed = 0.0, 0
        for total in range(standing.sum, GOAL + 1):
            count = self.sums.most(total - standing.sum, standing.has_zero)
            if count > 0:
                then = Standing(total, standing.cards + count, standing.has_zero)
                value = then.cards - 1.0 if total == GOAL else self.stopping(then)
                if value > best:
                    best, aimed = value, total
        return best, aimed

    def turning(self, standing: Standing, chances: Chances) -> float:
        return sum(
            chance * self.turned(standing, number)
            for number, chance in chances.items()
            if standing.sum + number <= GOAL
        )

    def turned(self, standing: Standing, number: int) -> float:
        then = standing.after(number)
        if number == 0 and standing.has_zero:
            return 0.0
        return standing.cards if then.sum == GOAL else self.best(then)

    # Whether marked cards last

    def lasting(self, total: int) -> float:
        """How likely it is that no rival does better than this sum."""
        if total not in self.lasts:
            beaten = self.landing(0, total)
            if self.is_seen(total):
                beaten = max(beaten, SEEN_IS_BEATEN)
            self.lasts[total] = (1 - beaten) ** self.aim.rivals
        return self.lasts[total]

    def is_seen(self, to_beat: int) -> bool:
        """Whether what I remember would be enough to beat this: others remember, too."""
        last = GOAL + 1 if self.aim.thirteen_beats else GOAL
        return any(self.sums.cells[total] is not None for total in range(to_beat + 1, last))

    def landing(self, total: int, to_beat: int) -> float:
        """How likely unknown cards alone come to lie above a sum without going too far."""
        last = GOAL if self.aim.thirteen_beats else GOAL - 1
        if total > to_beat:
            return 1.0 if total <= last else 0.0
        key = GOAL * to_beat + total
        if key not in self.blind:
            moving = {number: chance for number, chance in self.chances.items() if number > 0}
            weight = sum(moving.values())
            self.blind[key] = sum(
                chance / weight * self.landing(total + number, to_beat)
                for number, chance in moving.items()
            )
        return self.blind[key]


def chances_of(numbers: list[int]) -> Chances:
    """Each of these cards is equally likely."""
    return {number: numbers.count(number) / len(numbers) for number in sorted(set(numbers))}

"""What a player makes of the others at the table: how fast they are, and how often they err.

Of a grab one learns the time of whoever was first, and of the others concerned only that they were
slower. So every speed is given the chance that it has to bring about all that was seen, and the
speeds are weighed by these chances. Head starts are taken off: what counts is who comes first.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, log

from tablee.games.arriba.bot.looks import has_look_alike, open_piles
from tablee.games.arriba.bot.reaction import THOUSAND, Reaction, level, looking
from tablee.games.arriba.calls import NOTHING
from tablee.games.arriba.moves import LEAVE, REACH
from tablee.games.arriba.shown import Scene
from tablee.games.arriba.view import table_calls

SPEEDS = [level(mu) for mu in range(120, 1201, 30)]
USUAL, SPREAD = 340, 200  # milliseconds: what is expected of people who haven't been seen yet
ODD = 0.001  # the chance of what no speed explains, so that one odd hand doesn't decide
WORTH = 20  # how often they err: the guess from their speed weighs as much as so many occasions


class Speed:
    """How fast they are, as a weight for each speed that they may have."""

    def __init__(self) -> None:
        self.weights = [-(((law.mu - USUAL) / SPREAD) ** 2) / 2 for law in SPEEDS]  # logarithms

    def was(self, time: float) -> None:
        """Somebody took so many milliseconds, without what the cards in sight take anybody."""
        seen = max(time, SPEEDS[0].mu)  # a head start may leave nothing of it
        for n, law in enumerate(SPEEDS):
            self.weights[n] += log(ODD / THOUSAND + law.sees() * law.density(seen))

    def was_above(self, time: float) -> None:
        """Somebody was slower than that, or didn't see."""
        for n, law in enumerate(SPEEDS):
            self.weights[n] += log(ODD + 1 - law.sees() * law.share_before(time))

    def mean(self) -> float:
        most = max(self.weights)
        chances = [exp(weight - most) for weight in self.weights]
        weighed = zip(SPEEDS, chances, strict=True)
        return sum(law.mu * chance for law, chance in weighed) / sum(chances)


class Errors:
    """How often they err, of the occasions that they had."""

    def __init__(self) -> None:
        self.occasions = self.errors = 0

    def among(self, guess: int) -> int:
        """In thousandths: the guess gives way to what was seen."""
        return round((WORTH * guess + THOUSAND * self.errors) / (WORTH + self.occasions))


class Rivals:
    """The others, as if they were one."""

    def __init__(self, seats: int, mine: int) -> None:
        self.seats = [seat for seat in range(seats) if seat != mine]
        self.speed = Speed()
        self.fooled, self.blind = Errors(), Errors()

    def like_them(self) -> Reaction:
        """Somebody as fast as they are, who errs as often."""
        usual = level(self.speed.mean())
        fooled, blind = self.fooled.among(usual.fooled), self.blind.among(usual.blind)
        return replace(usual, fooled=fooled, blind=blind)

    def see_layout(self, now: Scene) -> None:
        """Other cards lie open: whoever isn't called on may be fooled."""
        calls = table_calls(now)
        for seat in self.seats:
            self.fooled.occasions += calls[seat] == NOTHING and has_look_alike(now, seat)

    def see_verdict(self, before: Scene, now: Scene, figures: str) -> None:
        if now.outcome in ("false", "early"):
            self.fooled.errors += now.grabber in self.seats
            return
        times = response_times(figures, now.head_starts)
        if now.grabber not in times:
            return
        for seat in self.seats:
            taken = looking(open_piles(before), has_look_alike(before, seat))
            if seat in times:
                self.speed.was(times[seat] - taken)
            elif seat in now.concerned or now.outcome == "totem":
                self.speed.was_above(times[now.grabber] - taken)

    def see_choices(self, before: Scene, now: Scene) -> None:
        """§7.2: calm, what everybody chose about the cards that lay open."""
        calls = table_calls(before)
        for seat in self.seats:
            if calls[seat] != NOTHING:
                self.blind.occasions += 1
                self.blind.errors += now.choices[seat] == LEAVE.choice
            else:
                self.fooled.occasions += has_look_alike(before, seat)
                self.fooled.errors += now.choices[seat] == REACH.choice


def response_times(figures: str, head_starts: list[int]) -> dict[int, int]:
    """By seat, of all whose hands were compared."""
    times: dict[int, int] = {}
    for figure in figures.split(","):
        seat, _, rest = figure.partition(":")
        if rest:
            head_start = head_starts[int(seat)] if head_starts else 0
            times[int(seat)] = int(rest.partition(":")[0]) - head_start
    return times

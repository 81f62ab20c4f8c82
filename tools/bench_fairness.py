"""Whether equal players win equally behind unequal lines: the referee in virtual time.

Players react alike (ex-Gaussian), each behind a line of its own: asymmetric paths, jitter, spikes
now and then, and a screen that draws sixty times a second. The referee of the engine gets what the
server would stamp, and decides when it says it will; beside it stand rules that seem fair. Then
what a faster player, and what a cheat, makes of it. With `pair` only two players are tried.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from math import log, sqrt
from statistics import median, quantiles

from tablee.engine.moves import Claim, Seat
from tablee.engine.referee import ELIGIBLE, Contender, Referee, Stamped
from tablee.engine.rng import FastRng
from tablee.server.web.round_trips import plausible_round_trip

TRIALS = 40_000
SEED = "fairness"
DELAYS = [10.0, 30.0, 60.0, 120.0, 200.0, 300.0]  # round trips, milliseconds
PAIR = [10.0, 300.0]
EIGHT = [10.0 + 290.0 * n / 7 for n in range(8)]
MOST_BIAS = 0.015  # the interval of every share stays so close to an equal one
MOST_BIAS_OF_EIGHT = 0.008
MOST_GAIN = 0.03  # by holding back one's pongs
MOST_DIFFERENCE = 0.03  # of what a faster player wins, on either line
Z_90 = 1.645

# Reaction, milliseconds: a normal part and an exponential tail.
MU, SIGMA, TAU = 330.0, 40.0, 80.0
LEAST_RESPONSE = 100
FRAME = 1000.0 / 60
FASTER = 0.9
# The line.
ASYMMETRY = 0.3  # of half a round trip, either way
JITTER = 0.08  # the mean of a round trip's, of the round trip: twice an exponential there and back
SPIKES, SPIKE = 0.01, (40.0, 200.0)  # of all ways there or back, and how long
SAMPLES = 15  # pings that the server remembers
P95 = 14  # of so many, by nearest rank
HISTORIES = 10_000  # of so many series of pings one is drawn for each grab
HELD_BACK = 150.0  # milliseconds: the pongs of a cheat

EXPOSURE = 1
FIRST, HALF, TRUST, OURS = (
    "first arrival",
    "minus half the round trip",
    "what clients say",
    "the referee",
)
RULES = (FIRST, HALF, OURS)


@dataclass(frozen=True)
class Grab(Claim):
    def verb(self) -> str:
        return "grab"


GRAB = Grab()


@dataclass(frozen=True)
class Player:
    """Somebody behind a line, and what they try."""

    round_trip: float
    speed: float = 1.0  # of their reaction
    pongs_held: float = 0.0  # milliseconds
    all_held: float = 0.0  # milliseconds that everything they send is delayed
    is_direct: bool = False  # the kernel knows their line, too
    claims_half: bool = False  # tells half the time that it took, if anybody asked


def way(luck: random.Random, base: float, round_trip: float) -> float:
    """How long something takes there or back."""
    jitter = -JITTER * round_trip / 4 * log((1 - luck.random()) * (1 - luck.random()))
    late = luck.uniform(*SPIKE) if luck.random() < SPIKES else 0.0
    return base + jitter + late


@cache
def histories(round_trip: float) -> list[tuple[float, float]]:
    """Of many series of pings the median and the 95th percentile."""
    luck, half = random.Random(f"{SEED}/{round_trip}"), round_trip / 2
    found: list[tuple[float, float]] = []
    for _ in range(HISTORIES):
        pings = sorted(
            way(luck, half, round_trip) + way(luck, half, round_trip) for _ in range(SAMPLES)
        )
        found.append((median(pings), pings[P95]))
    return found


@dataclass(frozen=True)
class Attempt:
    """A claim as the server sees it, what it knows of the line, and what the client would say."""

    claim: Stamped
    slowest_round_trip: float
    said: float


def attempt(luck: random.Random, seat: int, player: Player) -> Attempt:
    half = player.round_trip / 2
    aside = half * luck.uniform(-ASYMMETRY, ASYMMETRY)
    measured, slowest = histories(player.round_trip)[int(luck.random() * HISTORIES)]
    held = player.pongs_held + player.all_held
    measured, slowest = measured + held, slowest + held
    if player.is_direct:
        kernel = (player.round_trip + player.all_held) / 1000
        measured = 1000 * (plausible_round_trip([measured / 1000], kernel) or 0.0)
    written = luck.uniform(0.0, 0.5)  # one socket after the other
    seen = written + way(luck, half + aside, player.round_trip) + luck.uniform(0.0, FRAME)
    reaction = player.speed * (luck.gauss(MU, SIGMA) + luck.expovariate(1 / TAU))
    read = seen + reaction + way(luck, half - aside, player.round_trip) + player.all_held
    said = reaction / 2 if player.claims_half else reaction
    claim = Stamped(Seat(seat), GRAB, EXPOSURE, read, {EXPOSURE: written}, measured)
    return Attempt(claim, slowest, said)


# Rules


def first_arrival(attempts: list[Attempt]) -> Seat:
    return min(attempts, key=lambda one: one.claim.read).claim.seat


def minus_half(attempts: list[Attempt]) -> Seat:
    return min(attempts, key=lambda one: one.claim.read - one.claim.round_trip / 2).claim.seat


def what_they_say(attempts: list[Attempt]) -> Seat:
    return min(attempts, key=lambda one: one.said).claim.seat


RULE: dict[str, Callable[[list[Attempt]], Seat]] = {
    FIRST: first_arrival,
    HALF: minus_half,
    TRUST: what_they_say,
}


def by_the_referee(attempts: list[Attempt], lots: FastRng) -> tuple[Seat | None, float]:
    """Whose claim is upheld, if anybody's is, and how long the first one had to wait."""
    referee = Referee()
    coming = sorted(attempts, key=lambda one: one.claim.read)
    now = due = 0.0
    for n, one in enumerate(coming):
        if n > 0 and one.claim.read > due:
            break
        now = one.claim.read
        referee.hear(one.claim, ELIGIBLE, EXPOSURE, LEAST_RESPONSE)
        others = [
            Contender(o.claim.written[EXPOSURE], o.slowest_round_trip) for o in coming[n + 1 :]
        ]
        due = max(now, referee.due(others))
    verdict = referee.decide(list(referee.heard), lots)
    is_upheld = verdict is not None and not verdict.is_early
    return verdict.seat if verdict and is_upheld else None, due - coming[0].claim.read


# Figures


@dataclass(frozen=True)
class Share:
    """How often somebody won."""

    won: int
    of: int

    def value(self) -> float:
        return self.won / self.of

    def spread(self) -> float:
        """Half the width of the 90 % interval."""
        return Z_90 * sqrt(self.value() * (1 - self.value()) / self.of)

    def is_within(self, most: float, equal: float) -> bool:
        return abs(self.value() - equal) + self.spread() <= most

    def __str__(self) -> str:
        low, high = self.value() - self.spread(), self.value() + self.spread()
        return f"{100 * self.value():5.1f} [{100 * low:4.1f}, {100 * high:4.1f}]"


@dataclass(frozen=True)
class Findings:
    shares: dict[str, list[Share]]  # by rule, a share for each player
    waits: list[float]

    def are_equal(self, most: float) -> bool:
        shares = self.shares[OURS]
        return all(share.is_within(most, 1 / len(shares)) for share in shares)

    def first_share(self, rule: str = OURS) -> Share:
        return self.shares[rule][0]


def tried(players: list[Player], rules: tuple[str, ...] = RULES) -> Findings:
    luck, lots = random.Random(SEED), FastRng(SEED)
    won: dict[str, Counter[Seat | None]] = {name: Counter() for name in rules}
    waits: list[float] = []
    for _ in range(TRIALS):
        attempts = [attempt(luck, seat, player) for seat, player in enumerate(players)]
        winner, wait = by_the_referee(attempts, lots)
        waits.append(wait)
        won[OURS][winner] += 1
        for name in rules:
            if name != OURS:
                won[name][RULE[name](attempts)] += 1
    seats = range(len(players))
    shares = {name: [Share(count[Seat(n)], TRIALS) for n in seats] for name, count in won.items()}
    return Findings(shares, waits)


# What is printed


class Report:
    """Prints figures, and remembers whether all of them are as they should be."""

    def __init__(self) -> None:
        self.is_fair = True

    def say(self, text: str = "") -> None:
        print(text, flush=True)

    def demand(self, is_so: bool, what: str) -> None:
        self.is_fair = self.is_fair and is_so
        self.say(f"  {'yes' if is_so else 'NO '}  {what}")

    def equal_players(self, trips: list[float], most: float) -> None:
        found = tried([Player(trip) for trip in trips])
        lines = ", ".join(f"{trip:.0f}" for trip in trips)
        self.say(f"\n{len(trips)} equal players behind {lines} ms; {TRIALS} grabs, 90 % intervals")
        for name, shares in found.shares.items():
            self.say(f"  {name:<26} " + "  ".join(str(share) for share in shares))
        cuts = quantiles(found.waits, n=20)
        self.say(f"  the first waits {cuts[9]:.0f} ms (median), {cuts[18]:.0f} ms (19 of 20)")
        equal = 100 / len(trips)
        self.demand(found.are_equal(most), f"inside {equal:.1f} ± {100 * most:.1f} points")

    def every_pair(self, pairs: Iterable[tuple[float, float]]) -> None:
        self.say(
            f"\nTwo equal players; {TRIALS} grabs a pair: what the nearer one wins, in per cent"
        )
        self.say(f"  {'lines, ms':<12} {OURS:<19} {FIRST:<19} {HALF}")
        is_equal = True
        for near, far in pairs:
            found = tried([Player(near), Player(far)])
            is_equal = is_equal and found.are_equal(MOST_BIAS)
            shares = "   ".join(str(found.first_share(name)) for name in (OURS, FIRST, HALF))
            self.say(f"  {f'{near:.0f} and {far:.0f}':<12} {shares}")
        self.demand(is_equal, f"every interval inside 50.0 ± {100 * MOST_BIAS:.1f} points")

    def faster_player(self) -> None:
        near, far = PAIR
        on_near = tried([Player(near, FASTER), Player(far)])
        on_far = tried([Player(far, FASTER), Player(near)])
        self.say(f"\nA player who is 10 % faster, on either line of {near:.0f} and {far:.0f} ms")
        for line, found in ((near, on_near), (far, on_far)):
            first = found.first_share(FIRST)
            self.say(f"  on {line:3.0f} ms   {found.first_share()}   by {FIRST}: {first}")
        apart = abs(on_near.first_share().value() - on_far.first_share().value())
        wins = min(on_near.first_share().value(), on_far.first_share().value()) > 0.5 + MOST_BIAS
        self.demand(wins and apart <= MOST_DIFFERENCE, "it wins more, and alike on either line")

    def cheats(self) -> None:
        self.say(f"\nA cheat against an equal player on a line of the same length; {TRIALS} grabs")
        for trip in (10.0, 30.0, 120.0, 300.0):
            honest = Player(trip, is_direct=True)
            cheat = replace(honest, pongs_held=HELD_BACK)
            proxied = replace(cheat, is_direct=False)
            open_gain = tried([proxied, replace(honest, is_direct=False)]).first_share()
            gain = tried([cheat, honest]).first_share()
            self.say(f"  {trip:3.0f} ms: pongs held back {HELD_BACK:.0f} ms, by proxy {open_gain}")
            self.say(f"          the same, with the kernel's floor    {gain}")
            held = gain.value() - 0.5 <= MOST_GAIN
            self.demand(held, f"gains at most {100 * MOST_GAIN:.0f} points with the floor")
        slowed = tried([Player(30.0, all_held=HELD_BACK), Player(30.0)]).first_share()
        self.say(f"  everything held back {HELD_BACK:.0f} ms               {slowed}")
        self.demand(slowed.is_within(MOST_BIAS, 0.5), "gains nothing")
        lied = tried([Player(30.0, claims_half=True), Player(30.0)], (*RULES, TRUST))
        self.say(f"  half the time said, by {TRUST}   {lied.first_share(TRUST)}")
        self.say(f"  the same, by {OURS}                 {lied.first_share()}")
        self.demand(lied.first_share().is_within(MOST_BIAS, 0.5), "gains nothing")


def main() -> int:
    report = Report()
    if sys.argv[1:] == ["pair"]:
        report.equal_players(PAIR, MOST_BIAS)
    else:
        report.every_pair(combinations(DELAYS, 2))
        report.equal_players(EIGHT, MOST_BIAS_OF_EIGHT)
        report.faster_player()
        report.cheats()
    verdict = "All figures are" if report.is_fair else "NOT all figures are"
    print(f"\n{verdict} as they should be.")
    return 0 if report.is_fair else 1


if __name__ == "__main__":
    sys.exit(main())

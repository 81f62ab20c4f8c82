"""What the rules answer to a claim, and who was first: a referee that networks don't bias.

Claims are ranked by response time: from when an exposure of the table was written to the claimant's
socket until the claim was read there, less the round trip of that line. Both stamps are the
server's, so that no client's clock is asked and no asymmetry of the path matters. A head start that
the table agreed on is taken off where claims are compared, and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.moves import Claim, Figure, Seat, Verdict
from tablee.engine.rng import Rng

# What a state answers to a claim that refers to one of its exposures.
ELIGIBLE: Final = "eligible"  # right; the first one counts
FALSE: Final = "false"  # wrong, and it costs what the rules say
LATE: Final = "late"  # decided meanwhile: no fault, no effect

MOST_COMPENSATED: Final = 400.0  # milliseconds of a round trip
MARGIN: Final = 40.0  # milliseconds for those who may still be faster
RESOLUTION: Final = 8.0  # responses that are closer than so many milliseconds are level


@dataclass(frozen=True)
class Stamped:
    """A claim as it came in. All times are milliseconds of one clock."""

    seat: Seat
    claim: Claim
    exposure: int  # what its player had been shown, and what it is judged by
    read: float
    written: dict[int, float]  # when each exposure was written to the claimant's socket
    round_trip: float = 0.0  # of the claimant's line; a bot has none
    head_start: int = 0  # that the table agreed on for the claimant

    def compensated(self) -> float:
        return min(self.round_trip, MOST_COMPENSATED)

    def response_to(self, exposure: int) -> float:
        """How long after an exposure it was made, without the network."""
        written = self.written.get(exposure, self.written[self.exposure])
        return self.read - written - self.compensated()

    def rank(self, exposure: int) -> float:
        """What claims are compared by, the lowest first."""
        return self.response_to(exposure) - self.head_start

    def figure(self, exposure: int) -> Figure:
        return Figure(self.seat, round(self.response_to(exposure)), round(self.compensated()))


@dataclass(frozen=True)
class Contender:
    """Somebody eligible who hasn't claimed yet: when they were shown the table, on which line."""

    written: float
    slowest_round_trip: float  # the 95th percentile
    head_start: int = 0


@dataclass(frozen=True)
class Heard:
    """A claim that waits to be compared with others, right or wrong."""

    claim: Stamped
    cause: int  # the exposure that called for it
    is_right: bool
    is_early: bool  # sooner than anybody can react

    @property
    def seat(self) -> Seat:
        return self.claim.seat


class Referee:
    """Hears claims and decides on them. Pure: whoever asks it brings the time.

    All are timed from the exposure that the first of them answers: so nobody is faster for having
    waited until the table looked different.
    """

    def __init__(self) -> None:
        self.heard: list[Heard] = []  # what isn't decided yet

    def hear(self, claim: Stamped, ruling: str, cause: int, least_response: int) -> None:
        """Right or wrong, it waits: a wrong hand nearby mustn't outrun a right one far away."""
        if ruling == LATE or claim.seat in [heard.seat for heard in self.heard]:
            return
        is_early = ruling == ELIGIBLE and claim.response_to(cause) < least_response
        is_right = ruling == ELIGIBLE and not is_early
        self.heard.append(Heard(claim, cause, is_right, is_early))

    def reference(self) -> int:
        return self.heard[0].claim.exposure

    def due(self, contenders: list[Contender]) -> float:
        """When no contender can have been faster any more than the fastest claim so far.

        They were shown the referee's reference.
        """
        fastest = min([heard.claim.rank(self.reference()) for heard in self.heard])
        return max([self.latest(c, fastest) for c in contenders], default=0.0)

    def latest(self, contender: Contender, rank: float) -> float:
        """When a claim of theirs that ranks equally would be here at the latest."""
        way = min(contender.slowest_round_trip, MOST_COMPENSATED)
        return contender.written + rank + contender.head_start + way + MARGIN

    def decide(self, still_open: list[Heard], rng: Rng) -> Verdict | None:
        """On the fastest of the claims that are still open.

        Of level ones a right one counts before a wrong one; then a lot decides. The others wait on:
        the state will say whether they come too late now. Who was wrong and slower than somebody
        right has done nothing.
        """
        if not still_open:
            self.heard = []
            return None
        reference = self.reference()
        ranked = sorted(still_open, key=lambda h: (h.claim.rank(reference), h.seat))
        fastest = ranked[0].claim.rank(reference)
        level = [h for h in ranked if h.claim.rank(reference) - fastest < RESOLUTION]
        level = [h for h in level if h.is_right] or level
        first = level[rng.below(len(level))] if len(level) > 1 else level[0]
        right = [h for h in ranked if h.is_right]
        self.heard = [h for h in (right if first.is_right else still_open) if h is not first]
        if first.is_right:
            figures = tuple([h.claim.figure(reference) for h in right])
        else:
            figures = (first.claim.figure(first.cause),)
        return Verdict(first.seat, first.claim.claim, first.claim.exposure, first.is_early, figures)

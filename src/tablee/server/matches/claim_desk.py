"""Claims at a table: stamped where sockets are read and written, decided by the referee."""

from __future__ import annotations

from dataclasses import replace

from tablee.engine.moves import Claim, Seat, Verdict
from tablee.engine.referee import (
    ELIGIBLE,
    FALSE,
    LATE,
    MOST_COMPENSATED,
    Contender,
    Referee,
    Stamped,
)
from tablee.engine.rng import FastRng
from tablee.server.matches.room_interface import MatchRoom
from tablee.server.matches.table import Table
from tablee.server.rooms.connection import Connection

MILLISECONDS = 1000
IN_SIGHT = 100.0  # milliseconds until what has come to a page is surely seen there


class ClaimDesk:
    """Takes claims and asks the referee; what it is told by clients about time it doesn't believe.

    Claims that aren't decided are in memory alone: after a restart they are void.
    """

    def __init__(self, table: Table, room: MatchRoom) -> None:
        self.table = table
        self.room = room
        self.referee = Referee()
        self.kept_stamps: dict[Seat, dict[int, float]] = {}  # of pages that are closed

    def stamped(
        self, seat: Seat, claim: Claim, view: int, connection: Connection, read_at: float
    ) -> Stamped | None:
        """The claim of a person; None if the view that it answers was sent too long ago."""
        named = self.table.watchers[seat].exposures.get(view)
        written = self.written(connection, seat)
        if named is None or named not in written:
            return None
        slowest = MILLISECONDS * connection.slowest_round_trip()
        exposure = answered(named, written, MILLISECONDS * read_at, slowest)
        read, round_trip = MILLISECONDS * read_at, MILLISECONDS * connection.round_trip()
        head_start = self.table.state.head_start(seat)
        stamped = Stamped(seat, claim, exposure, read, self.shown(seat), round_trip, head_start)
        return self.as_seen(stamped)

    def as_seen(self, claim: Stamped) -> Stamped:
        """A hand that was on its way when the table changed is judged by what it reached for."""
        least = self.table.state.least_response()
        seen = [e for e in claim.written if e <= claim.exposure and claim.response_to(e) >= least]
        if not seen or max(seen) == claim.exposure or self.ruling(claim) != FALSE:
            return claim
        before = replace(claim, exposure=max(seen))
        return claim if self.ruling(before) == FALSE else before

    def hear(self, claim: Stamped) -> None:
        state, ruling = self.table.state, self.ruling(claim)
        cause = claim.exposure
        if ruling == ELIGIBLE:
            cause = state.cause(claim.seat, claim.claim, claim.exposure)
        self.referee.hear(claim, ruling, cause, state.least_response())

    def ruling(self, claim: Stamped) -> str:
        return self.table.state.answer_to(claim.seat, claim.claim, claim.exposure)

    def decision_at(self) -> float | None:
        """When the referee decides, in seconds of the sockets' stamps; None: nothing to decide."""
        if not self.referee.heard:
            return None
        return self.referee.due(self.contenders()) / MILLISECONDS

    def contenders(self) -> list[Contender]:
        """Who else is eligible and may have claimed already, somewhere on the way to us."""
        first = self.referee.heard[0].claim
        claimed = {heard.seat for heard in self.referee.heard}
        found: list[Contender] = []
        for seat, pages in self.pages().items():
            shown = None if seat in claimed else self.shown(seat).get(first.exposure)
            ruling = self.table.state.answer_to(seat, first.claim, first.exposure)
            if shown is not None and ruling == ELIGIBLE:
                slowest = MILLISECONDS * max(page.slowest_round_trip() for page in pages)
                head_start = self.table.state.head_start(seat)
                found.append(Contender(shown, slowest, head_start))
        return found

    def pages(self) -> dict[Seat, list[Connection]]:
        found: dict[Seat, list[Connection]] = {}
        for connection in self.room.connections:
            seat = self.room.doc.seat_of(connection.person)
            if seat is not None:
                found.setdefault(Seat(seat), []).append(connection)
        return found

    # When a seat was shown what it claims

    def shown(self, seat: Seat) -> dict[int, float]:
        """When each exposure came first, on any page: who opens another one gains no time."""
        pages = self.pages().get(seat, [])
        stamps = [self.written(page, seat) for page in pages]
        return earliest([self.kept_stamps.get(seat, {}), *stamps])

    def written(self, connection: Connection, seat: Seat) -> dict[int, float]:
        """When this page was first shown each exposure."""
        stamps: dict[int, float] = {}
        for number, exposure in self.table.watchers[seat].exposures.items():
            stamp = connection.written_at(self.table.id, number)
            if stamp is not None:
                stamps.setdefault(exposure, MILLISECONDS * stamp)
        return stamps

    def keep_stamps(self, connection: Connection) -> None:
        """A page is closed."""
        seat, open_ones = self.room.doc.seat_of(connection.person), self.table.state.exposures()
        if seat is not None:
            before = self.kept_stamps.get(Seat(seat), {})
            stamps = earliest([before, self.written(connection, Seat(seat))])
            self.kept_stamps[Seat(seat)] = {e: at for e, at in stamps.items() if e in open_ones}

    def decide(self) -> Verdict | None:
        still = [heard for heard in self.referee.heard if self.ruling(heard.claim) != LATE]
        # As secret as the match's seed: nobody foresees the lot.
        rng = FastRng(f"{self.table.seed}/tie/{self.table.version}")
        return self.referee.decide(still, rng)

    def clear(self) -> None:
        self.referee.heard = []


def answered(named: int, written: dict[int, float], read: float, slowest_round_trip: float) -> int:
    """The exposure that a claim is judged by: the one it names, unless a newer one was in sight.

    A client may name an old one because it was worth more. `written` is of the claimant's page.
    """
    way = min(slowest_round_trip, MOST_COMPENSATED) + IN_SIGHT
    return max([named, *[e for e, at in written.items() if at + way < read]])


def earliest(stamps: list[dict[int, float]]) -> dict[int, float]:
    found: dict[int, float] = {}
    for some in stamps:
        for exposure, at in some.items():
            found[exposure] = min(at, found.get(exposure, at))
    return found

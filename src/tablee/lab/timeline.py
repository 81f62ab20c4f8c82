"""Virtual time: what bots answer and what clocks bring, the earliest first and never by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Claim, Move, Seat, Verdict
from tablee.engine.referee import ELIGIBLE, LATE, RESOLUTION, Referee, Stamped
from tablee.engine.rng import MOST, Rng
from tablee.engine.state import AnyState

PACE: Final = "the table's pace"
PACE_MILLISECONDS: Final = 1000


@dataclass(frozen=True)
class Intent:
    """What a bot has decided to do, so many milliseconds after the view it answers."""

    act: Move | Claim
    after: int = 0


class Company(Protocol):
    """Those who sit at the seats."""

    def see(self, happened: list[tuple[Seat, Move]]) -> list[Seat]:
        """What was just moved, nothing at the start: who has a new view of the table now."""

    def choose(self, seat: Seat) -> Intent | None:
        """What this seat does about its last view, or None: it waits."""


@dataclass(frozen=True, order=True)
class Due:
    """When something happens; of what happens at the same time a lot decides."""

    at: float
    lot: int


@dataclass(frozen=True)
class Answer:
    """What a seat will do if nothing changes its mind before; a claim keeps to what it saw."""

    due: Due
    act: Move | Claim
    exposure: int


class Timeline:
    """Decides whose move comes next."""

    def __init__(self, state: AnyState, company: Company, lots: Rng) -> None:
        self.state = state
        self.company = company
        self.lots = lots
        self.now = 0.0
        self.answers: dict[Seat, Answer | None] = {}  # None: lets this moment go by
        self.running: list[Clock] = []
        self.clocks: dict[str, Due] = {}  # by key
        self.has_claims = bool(state.vocabulary().claims)
        self.written: dict[int, float] = {}  # when everybody was shown each exposure
        self.referee = Referee()
        self.decision: Due | None = None

    def see(self, happened: list[tuple[Seat, Move]]) -> None:
        """Whoever has a new view thinks again, but for a hand that is already reaching."""
        self.written.setdefault(self.state.exposure, self.now)
        for seat in self.company.see(happened):
            if not self.is_reaching(seat):
                self.answers.pop(seat, None)

    def is_reaching(self, seat: Seat) -> bool:
        """Whether this seat is about to claim something that is still open to it."""
        answer = self.answers.get(seat)
        return answer is not None and answer.act in self.state.open_claims(seat)

    def next_move(self) -> tuple[Seat, Move]:
        active = self.state.active()
        self.set_clocks(active)
        if len(active) == 1 and not self.clocks and not self.has_claims:
            return self.only_move(active[0])
        self.ask(active)
        return self.earliest()

    def only_move(self, seat: Seat) -> tuple[Seat, Move]:
        if seat == HOUSE:
            return HOUSE, self.state.random_move(HOUSE, self.lots)
        choice = self.company.choose(seat)
        assert choice is not None and isinstance(choice.act, Move), "who is alone can't wait"
        return seat, choice.act

    def ask(self, active: list[Seat]) -> None:
        for s in range(self.state.seats):
            seat = Seat(s)
            can_act = seat in active or self.state.open_claims(seat)
            if seat not in self.answers and can_act:
                choice = self.company.choose(seat)
                self.answers[seat] = None if choice is None else self.answer(choice)

    def answer(self, choice: Intent) -> Answer:
        return Answer(self.due(choice.after), choice.act, self.state.exposure)

    def due(self, wait: float) -> Due:
        return Due(self.now + wait, self.lots.below(MOST))

    def set_clocks(self, active: list[Seat]) -> None:
        """A clock that ran before runs on; one that is gone is forgotten."""
        self.running = self.state.running_clocks()
        if not self.running and self.has_claims and active == [HOUSE]:
            self.running = [self.pace()]
        if self.running or self.clocks:
            self.clocks = {
                clock.key: self.clocks.get(clock.key) or self.due(clock.milliseconds)
                for clock in self.running
            }

    def pace(self) -> Clock:
        """A house without a clock gives those who claim the time that a table gives."""
        moves = [m for m in self.state.legal_moves(HOUSE) if not isinstance(m, Verdict)]
        move = moves[self.lots.below(len(moves))]
        return Clock(key=PACE, purpose=PACE, milliseconds=PACE_MILLISECONDS, move=move)

    def earliest(self) -> tuple[Seat, Move]:
        while True:
            due, who = min(self.events(), key=lambda event: event[0])
            self.now = max(self.now, due.at)
            move = self.bring(who)
            if move is not None:
                return move

    def events(self) -> list[tuple[Due, Seat | str | None]]:
        """What is to come: a seat's answer, a clock by its key, the referee's decision (None).

        What was claimed in time is decided before a clock ends it.
        """
        found: list[tuple[Due, Seat | str | None]] = []
        found += [(answer.due, seat) for seat, answer in self.answers.items() if answer]
        if self.decision:
            return [*found, (self.decision, None)]
        return [*found, *[(due, key) for key, due in self.clocks.items()]]

    def bring(self, who: Seat | str | None) -> tuple[Seat, Move] | None:
        """What an event makes of it: a move, or nothing yet."""
        if who is None:
            return self.verdict()
        if isinstance(who, str):
            del self.clocks[who]
            return HOUSE, next(clock.move for clock in self.running if clock.key == who)
        answer = self.answers.pop(who)
        assert answer is not None, "only an answer has a time"
        if isinstance(answer.act, Move):
            return who, answer.act
        self.answers[who] = None  # asked again with the next view
        head_start = self.state.head_start(who)
        self.hear(
            Stamped(who, answer.act, answer.exposure, self.now, self.written, head_start=head_start)
        )
        return None

    def hear(self, claim: Stamped) -> None:
        """It is decided when nobody can be level any more."""
        ruling, least = self.ruling(claim), self.state.least_response()
        seat, exposure = claim.seat, claim.exposure
        cause = self.state.cause(seat, claim.claim, exposure) if ruling == ELIGIBLE else exposure
        self.referee.hear(claim, ruling, cause, least)
        if self.referee.heard and self.decision is None:
            starts = [self.state.head_start(Seat(s)) for s in range(self.state.seats)]
            self.decision = self.due(RESOLUTION + max(starts))

    def verdict(self) -> tuple[Seat, Move] | None:
        open_still = [heard for heard in self.referee.heard if self.ruling(heard.claim) != LATE]
        verdict = self.referee.decide(open_still, self.lots)
        self.decision = self.due(0) if self.referee.heard else None
        return None if verdict is None else (HOUSE, verdict)

    def ruling(self, claim: Stamped) -> str:
        return self.state.answer_to(claim.seat, claim.claim, claim.exposure)

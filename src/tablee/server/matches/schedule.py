"""The schedule of a match: what happens next without a person, and when. Pure.

It depends on the pace, on who is active and on who is here, never on what is hidden. All times are
seconds of the clock's `elapsed`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf

from tablee.engine.bot import Choice
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.record import HOUSE_NAME
from tablee.server.rooms.room import PACES, USUAL_PACE

PERSON, BOT, STAND_IN = "person", "bot", "stand-in"


@dataclass
class Timers:
    """Since when a match waits, for whom, and until when its clocks run."""

    moved_at: float = 0.0
    is_hurried: bool = False  # by the only player: the next bot needn't wait
    active: dict[Seat, float] = field(default_factory=dict)  # since when a seat may act
    viewed: dict[Seat, float] = field(default_factory=dict)  # since when it has its last view
    clocks: dict[str, float] = field(default_factory=dict)  # by key: when a clock has run down
    paused_at: float | None = None
    paused_by: Seat | None = None

    def restart(self, active: list[Seat], clocks: list[Clock], now: float) -> None:
        """All times run in full from now on, or when a pause ends."""
        self.moved_at, self.is_hurried = now, False
        self.paused_at = None if self.paused_at is None else now
        self.active = dict.fromkeys(active, now)
        self.viewed, self.clocks = {}, {}
        self.set_clocks(clocks, now)

    def note_moves(self, mover: Seat, noticing: list[Seat | None], now: float) -> None:
        """Whoever noticed nothing isn't held up: not even the time of a silent move shows."""
        if None in noticing:
            self.moved_at, self.is_hurried = now, False
        for seat in noticing:
            if seat is not None:
                self.viewed[seat] = now
        self.active.pop(mover, None)

    def set_active(self, active: list[Seat], now: float) -> None:
        """Who may still act has been waiting since before."""
        self.active = {seat: self.active.get(seat, now) for seat in active}

    def set_clocks(self, clocks: list[Clock], now: float) -> None:
        """A clock with the same key runs on."""
        self.clocks = {
            clock.key: self.clocks.get(clock.key, now + clock.milliseconds / 1000)
            for clock in clocks
        }

    def pause(self, seat: Seat, now: float) -> None:
        self.paused_at, self.paused_by = now, seat

    def resume(self, now: float) -> None:
        """Everything goes on where it stopped."""
        assert self.paused_at is not None, "only what was paused goes on"
        gone, self.paused_at = now - self.paused_at, None
        self.moved_at += gone
        for times in (self.active, self.viewed, self.clocks):
            for key in times:
                times[key] += gone  # type: ignore[index]

    def remaining(self, key: str, now: float) -> int:
        """Milliseconds of a clock that runs."""
        left = self.clocks[key] - (now if self.paused_at is None else self.paused_at)
        return max(0, round(1000 * left))


@dataclass(frozen=True)
class Situation:
    """A snapshot of all that the schedule depends on."""

    timers: Timers
    pace: float  # seconds before a bot or the house moves; inf: until the only player asks
    is_between_deals: bool
    break_seconds: float  # that the house waits between deals; inf: until the only player goes on
    is_at_once: bool  # others may act beside a bot: then its own delay counts
    choices: dict[Seat, Choice]  # what bots have decided to do
    reaching: list[Seat]  # those of them who are about to claim something
    bots: dict[Seat, str]  # the seats that no person plays: by BOT or STAND_IN
    patient: list[Seat]  # who may wait
    clocks: list[Clock]
    decision_at: float | None  # of the referee
    turn_seconds: int  # that a person has for a move; 0: no limit


@dataclass(frozen=True)
class Due:
    """Something that happens without a person: whose move it is, on whose behalf, and when."""

    seat: Seat
    by: str
    at: float
    text: str | None = None  # None: still to be asked
    is_decision: bool = False  # of the referee


def next_due(now: Situation) -> Due | None:
    if now.is_between_deals:
        due = between_deals(now)
    else:
        # A bot before the house, the house before whoever is out of time.
        dues = [*bots_due(now), *house_due(now), *out_of_time(now)]
        due = min(dues, key=lambda due: due.at, default=None)
    return None if due is None or due.at == inf else due


def between_deals(now: Situation) -> Due | None:
    return Due(HOUSE, HOUSE_NAME, now.timers.moved_at + now.break_seconds, "deal")


def bots_due(now: Situation) -> list[Due]:
    """The faster one first, also where the pace holds both up."""
    timers = now.timers
    by_speed = sorted(now.choices.items(), key=lambda choice: choice[1].after)
    return [
        Due(
            seat,
            now.bots[seat],
            timers.viewed.get(seat, timers.moved_at) + bot_wait(now, seat, choice),
            choice.text,
        )
        for seat, choice in by_speed
    ]


def bot_wait(now: Situation, seat: Seat, choice: Choice) -> float:
    """The table's pace; but where others may act beside it a bot is as fast as it says."""
    if seat in now.reaching:
        return choice.after / 1000
    pace = now.pace
    if now.clocks:  # a bot that waits to be asked, or is slower than the clock, comes too late
        shortest = min(clock.milliseconds for clock in now.clocks) / 1000
        pace = min(PACES[USUAL_PACE] if pace == inf else pace, shortest / 2)
    return max(pace, choice.after / 1000) if now.is_at_once else pace


def house_due(now: Situation) -> list[Due]:
    """What the referee decides, what clocks bring, and what the house does at the table's pace.

    What was claimed in time is decided before a clock ends it.
    """
    timers = now.timers
    if now.decision_at is not None:
        return [Due(HOUSE, HOUSE_NAME, now.decision_at, is_decision=True)]
    if HOUSE in timers.active and not now.clocks:
        return [Due(HOUSE, HOUSE_NAME, timers.active[HOUSE] + now.pace)]
    return [
        Due(HOUSE, HOUSE_NAME, timers.clocks[clock.key], clock.move.text()) for clock in now.clocks
    ]


def out_of_time(now: Situation) -> list[Due]:
    """People who are waited for longer than agreed; whoever may wait isn't."""
    if now.turn_seconds == 0:
        return []
    return [
        Due(seat, STAND_IN, since + now.turn_seconds)
        for seat, since in now.timers.active.items()
        if seat != HOUSE and seat not in now.bots and seat not in now.patient
    ]

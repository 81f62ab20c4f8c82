"""What a seat is sent, and what it knows from that. Nothing else of a match leaves the server."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from tablee.engine.moves import Seat
from tablee.engine.options import Options
from tablee.engine.state import State
from tablee.engine.words import ScoreLine, Text


@dataclass(frozen=True)
class Happened:
    """A move as one watcher reads it: what is hidden from him stands as `?`."""

    seat: Seat
    move: str


@dataclass  # not frozen: that makes it three times as slow to build, and each seat has its own
class View:
    """The match as one seat sees it; a spectator's seat is None."""

    seat: Seat | None
    seats: int
    deal: int
    dealer: Seat
    active: list[Seat]
    settled: bool
    over: bool
    prompt: Text | None
    moves: list[str]
    deal_scores: list[list[int]]
    lines: list[ScoreLine]
    ranking: list[int]
    happened: list[Happened]
    scene: object | None  # the game's own part: its Scene


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What one seat knows: in most games its last view says it all."""

    def __init__(self, options: Options, seats: int, seat: Seat) -> None:
        self.options = options
        self.seats = seats
        self.seat = seat
        self.last: View | None = None

    def observe(self, view: View) -> None:
        """Take in a view; every view that the seat is sent comes here, in order."""
        self.last = view

    def view(self) -> View:
        assert self.last is not None, "a seat knows nothing before its first view"
        return self.last


def restore_match(state: State, view: View) -> None:
    """Give an imagined state the public course of the match."""
    state.deal = view.deal
    state.dealer = view.dealer
    state.settled = view.settled
    state.over = view.over
    state.lines = view.lines
    state.deal_scores = view.deal_scores

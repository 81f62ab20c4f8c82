"""A bot is a function of the views that it was sent, its level and its seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, cast

from mypy_extensions import mypyc_attr

from tablee.engine.moves import Seat
from tablee.engine.options import OptionsT
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.engine.view import SceneT


@dataclass(frozen=True)
class Choice:
    """A move or a claim on offer, and how long after the view it comes.

    Where several act at once the fastest comes first; where one is waited for, the table's pace
    decides.
    """

    text: str
    after: int = 0  # milliseconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[OptionsT, SceneT]):
    """A player who is a program. It gets views, as people do, and never the state."""

    def __init__(self, options: OptionsT, seats: int, seat: Seat, rng: Rng) -> None:
        self.options = options
        self.seats = seats
        self.seat = seat
        self.rng = rng
        self.last: View | None = None

    def observe(self, view: View) -> None:
        """Every view that the seat is sent, in order; the last one is what `choose` answers."""
        self.last = view

    def choose(self) -> Choice | None:
        """What to do about the last view; None: let the moment go by, where `may_wait` says so."""
        raise NotImplementedError

    def view(self) -> View:
        assert self.last is not None, "a bot is asked after its first view"
        return self.last

    def scene(self) -> SceneT:
        return cast(SceneT, self.view().scene)

"""What a seat knows from the views that it was sent."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from tablee.engine.moves import Seat
from tablee.engine.options import Options, OptionsT
from tablee.engine.shown import View
from tablee.engine.state import AnyState

SceneT = TypeVar("SceneT", covariant=True)  # what a game shows: its Scene


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[OptionsT, SceneT]):
    """What one seat knows: in most games its last view says it all."""

    def __init__(self, options: OptionsT, seats: int, seat: Seat) -> None:
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

    def scene(self) -> SceneT:
        return cast(SceneT, self.view().scene)


AnyKnowledge: TypeAlias = Knowledge[Options, object]  # of a game that isn't known


def restore_match(state: AnyState, view: View) -> None:
    """Give an imagined state the public course of the match."""
    state.deal = view.deal
    state.dealer = view.dealer
    state.settled = view.settled
    state.over = view.over
    state.is_broken_off = view.over and not view.ranking
    state.exposure = view.exposure
    state.lines = view.lines
    state.deal_scores = view.deal_scores

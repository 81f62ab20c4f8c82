"""A bot is a function of the views that it was sent, its level and its seed."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.engine.moves import Seat
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player who is a program. It gets views, as people do, and never the state."""

    def __init__(self, options: Options, seats: int, seat: Seat, rng: Rng) -> None:
        self.options = options
        self.seats = seats
        self.seat = seat
        self.rng = rng

    def observe(self, view: View) -> None:
        """Every view that the seat is sent, in order; the last one is what `choose` answers."""
        raise NotImplementedError

    def choose(self) -> str | None:
        """One of the moves of the last view; None: wait, where others may act as well."""
        raise NotImplementedError

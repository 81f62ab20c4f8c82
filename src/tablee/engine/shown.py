"""What a seat is sent of a match. Never compiled: a compiled class forgets its fields' types."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, TypeVar

from tablee.engine.moves import Seat, notation
from tablee.engine.words import Param, Params, ScoreLine, Text

T = TypeVar("T")

HIDDEN = "?"  # a parameter that this watcher may not read


@dataclass
class Offer:
    """Acts that are open to a seat: one verb, with every combination of these parameters.

    Where several values of one are picked at will they are too many to list: the domain says which
    may be among them, and one act stands for all.
    """

    verb: str
    domain: dict[str, list[Param]]
    picked: str = ""  # the parameter for which several values are picked
    example: str = ""  # a pick that is open

    def texts(self) -> list[str]:
        return [notation(self.verb, params) for params in self.choices()]

    def choices(self) -> list[Params]:
        """All of them; of those that are picked, the example."""
        names = list(self.domain)
        domain = dict(self.domain)
        if self.picked:
            domain[self.picked] = [self.example]
        return [dict(zip(names, values, strict=True)) for values in product(*domain.values())]


@dataclass
class Happened:
    """A move as one watcher reads it: what is hidden from them stands as `?`."""

    seat: Seat
    verb: str
    params: Params

    def text(self) -> str:
        return notation(self.verb, self.params)


@dataclass
class ShownClock:
    """A clock that runs, as everybody sees it; how much remains is the server's to say."""

    key: str
    purpose: str
    milliseconds: int


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
    offers: list[Offer]  # the moves that this seat may make now
    claims: list[Offer]  # what it may claim, whoever is active
    may_wait: bool  # nobody waits for this seat
    exposure: int  # what a claim that answers this view refers to
    clocks: list[ShownClock]
    talk_closed: bool
    deal_scores: list[list[int]]
    scores: list[int]  # of every team so far
    deals_decide: bool  # scores are deals won, not points
    lines: list[ScoreLine]
    ranking: list[int]  # empty before the end, and where a match was broken off
    happened: list[Happened]
    scene: Any  # the game's own part: its Scene

    @cached_property
    def moves(self) -> list[str]:
        """Every move on offer, in its notation."""
        return [text for offer in self.offers for text in offer.texts()]

    @cached_property
    def claim_texts(self) -> list[str]:
        return [text for offer in self.claims for text in offer.texts()]


def scene_of(shape: type[T], details: dict[str, object], own: dict[str, object]) -> T:
    """A scene: `own` parts, and the others as the details of the state have them.

    Lists are copied: a view belongs to its reader.
    """
    parts = {**details, **own}
    fields: dict[str, object] = getattr(shape, "__dataclass_fields__")  # noqa: B009  not in a type
    values = [parts.get(name) for name in fields]
    return shape(*[value.copy() if isinstance(value, list) else value for value in values])

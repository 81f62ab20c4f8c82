"""What the rules say to people: keys with parameters, made into sentences only at the rim."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Param: TypeAlias = int | str
Params: TypeAlias = dict[str, Param]


@dataclass(init=False)
class Text:
    """Something to say: a key of the text files, and what to fill in."""

    key: str
    params: Params

    # Written out here and below, because the one that dataclass makes isn't compiled: a view has
    # a dozen of these, and every playout of a deal ends with as many score lines.
    def __init__(self, key: str, params: Params | None = None) -> None:
        self.key = key
        self.params = {} if params is None else params


@dataclass(frozen=True)
class Refusal:
    """Why the rules refuse a move: the article that says so, and the sentence to read."""

    article: str
    key: str
    params: Params = field(default_factory=dict)


@dataclass(init=False)
class ScoreLine:
    """Points that a seat won or lost in a deal, and the article that gives them.

    Points are whole numbers of the game's unit (halves where `Game.unit` says 2).
    """

    seat: int
    article: str
    key: str
    points: int
    params: Params

    def __init__(
        self, seat: int, article: str, key: str, points: int, params: Params | None = None
    ) -> None:
        self.seat = seat
        self.article = article
        self.key = key
        self.points = points
        self.params = {} if params is None else params

    def copy(self) -> ScoreLine:
        return ScoreLine(self.seat, self.article, self.key, self.points, dict(self.params))

"""What the rules say to people: keys with parameters, made into sentences only at the rim."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

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


@dataclass(init=False)
class Sentence(Text):
    """A sentence about the table, and what it is about."""

    topic: str

    def __init__(self, topic: str, key: str, params: Params | None = None) -> None:
        super().__init__(key, params)
        self.topic = topic


# What sentences about the table can be about: my cards, the middle of the table, what is played
# for, what lies before each seat, what has just been cleared away, what has just turned out (told
# at once to those who listen), and the rest.
HAND: Final = "hand"
CENTRE: Final = "centre"
STAKES: Final = "stakes"
SEATS: Final = "seats"
BEFORE: Final = "before"
NEWS: Final = "news"
REST: Final = ""
TOPICS: Final = (HAND, CENTRE, STAKES, SEATS, BEFORE, NEWS, REST)


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


def listed(names: list[str]) -> str:
    """Several cards as one parameter."""
    return " ".join(names)


def several(names: list[str]) -> Params:
    """The parameters of a sentence about some cards: how many, and which."""
    return {"count": len(names), "cards": listed(names)}

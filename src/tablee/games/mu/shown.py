"""What a seat of Mü is shown. Apart from view.py, because a compiled class forgets its types."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass(frozen=True)
class Prospect:
    """What a bid would come to if I laid so many cards more in this turn."""

    added: int
    total: int
    target: int  # §6.2, with the highest bid
    bonus_of_colour: int  # §6.3
    bonus_of_one_or_seven: int
    bonus_of_another_number: int
    bonus_without_trump: int
    level_with: list[Seat]  # whose highest bid it would equal: §3.7
    loss: int  # the Eklat that this would be if all passed


@dataclass  # not frozen, like View
class Scene:
    """The table of Mü; §5.7 decides how much of the tricks already taken is on it."""

    phase: str
    turn: Seat
    hand: list[str]  # mine, without the cards I laid
    hand_sizes: list[int]
    laid: list[list[str]]  # of each seat, in order, what it still holds
    bids: list[int]
    raised: list[int]
    raises: int
    passes: int
    most: int
    laying: bool
    chief: Seat | None
    vice: Seat | None
    partner: Seat | None
    chief_trump: str
    vice_trump: str
    leader: Seat
    trick: list[str]
    last_leader: Seat
    last_trick: list[str]
    tricks: int
    played: list[str] | None  # None: from memory
    won: list[int] | None
    target: int | None  # the triangles that the chief's team needs
    strengths: list[int]  # of my cards: those of the hand, then those that I laid
    grades: list[int]  # of the same cards, as trumps; 0: no trump
    outlook: list[Prospect]  # my bid as it could be after this turn; the chief's as it is

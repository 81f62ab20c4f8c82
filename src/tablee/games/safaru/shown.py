"""What a seat of Safarü is shown. Apart from view.py: a compiled class forgets its types."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass(frozen=True)
class Prey:
    """A catch that one of my cards could make by one method, by places in hand and on the table."""

    card: int  # as many as there are cards in the hand: the one just played
    method: str
    cards: list[int]


@dataclass  # not frozen, like View
class Scene:
    """The table of Safarü; §4.5 decides how much of the piles is on it."""

    phase: str
    turn: Seat
    hand: list[str]
    hand_sizes: list[int]
    table: list[str]  # without the card that is being played
    stock: int
    pile_sizes: list[int]  # of every player or team, in the order of the scores
    piles: list[list[str]] | None  # None: from memory
    # This turn; between two turns, the one before.
    hunter: Seat
    played: list[str]  # the card; nothing before the first turn
    named: str
    method: str
    added: list[str]
    totalled: list[str]
    paired: list[str]
    total: int  # §4.2: what cards are totalled to
    reversed: bool  # §7.2: the neighbour names the method before anything is caught
    prey: list[Prey]  # what I could catch now, when I am to choose a card

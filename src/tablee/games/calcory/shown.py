"""What a seat of Calcory is shown. Apart from view.py: a compiled class forgets its types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.moves import Seat

FACE_DOWN: Final = "?"


@dataclass  # not frozen, like View
class Scene:
    """The table of Calcory: what lies face up now, and nothing of what did before."""

    phase: str
    turn: Seat
    turns: int  # played so far
    rows: int
    columns: int
    cells: list[str]  # row by row: a card, FACE_DOWN, or nothing
    turned: list[str]  # cells
    marked: list[str]  # cells
    owner: Seat | None  # of the marked cards
    sum: int | None  # of the cards turned; None: §6.2
    to_beat: int | None
    catch: list[str]  # mine, of which one goes back
    returned: str  # mine, on its way back
    won: list[int]  # how many cards each seat has won
    piles: list[list[str]]  # §5.4: at the end

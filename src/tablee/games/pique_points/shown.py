"""What a seat of Pique Points is shown. Apart from view.py: a compiled class forgets its types."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass  # not frozen, like View
class Scene:
    """The table of Pique Points; both piles lie open, §1.4."""

    phase: str  # start, play, pressed; with the house to move: searching, skipping, penalty
    turn: Seat
    turns: int  # played so far
    hand: list[str]
    hand_sizes: list[int]
    stock: int
    reshuffles: int
    renewer: Seat | None  # who made the stock, if no other has drawn or laid since, §2.5
    limit: int  # in km/h; 0: no Route lies yet
    route: list[str]  # the pile, from the bottom up
    driving: list[str]
    stashes: list[list[str]]
    points: list[int]  # of each stash
    has_drawn: bool  # in this turn
    has_laid: bool
    can_draw: bool  # whether there is a card to draw for whose turn it is, §2.5
    offence: str  # the infraction that lies open, §4.6; nothing if none does
    offender: Seat | None  # who laid it
    duty: str  # answer, draw or skip: what the next player owes, or whose turn it is; else nothing
    duty_by: Seat | None  # whose card it is
    idle: int  # turns in a row without a card laid or drawn, §6.2
    # What the last move did, if it did that.
    thief: Seat | None
    robbed: Seat | None
    stolen: list[str]
    skipped: Seat | None
    skipped_by: Seat | None
    offences: list[str]  # of my hand: the kinds that would be an infraction if I laid them now

"""What a seat of Rummü is shown. Apart from view.py: a compiled class forgets its types."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass(frozen=True)
class Shown:
    """A combination on the table."""

    number: int  # its name in moves
    owner: Seat
    shape: str  # `number`, `colour` or `colours`: §4.2 to §4.4
    cards: list[str]  # by number, then by colour
    points: int  # §6, as it lies
    frees: str  # §5.4: the colours of which a card, of a joker's number, frees that joker


@dataclass  # not frozen, like View
class Scene:
    """The table of Rummü; §3.4 decides how much of the discards is on it."""

    phase: str
    turn: Seat
    hand: list[str]
    hand_sizes: list[int]
    drawn: list[str]  # what came to my hand in this turn and is still there
    stock: int
    reshuffles: int  # r8: so far in this round, two at most
    discards: int
    top: list[str]  # the discard on top; nothing when the last one was taken
    buried: list[str] | None  # those below it, the lowest first; None: from memory
    combinations: list[Shown]  # in the order of laying
    numbered: int  # combinations laid so far in this round
    openings: list[int]  # §5.1: how many cards the first combination of each seat takes
    opened: list[Seat]
    idle: int  # r10: turns in a row without a gain; -1: the stock was drawn from in this one
    most: int  # r10: the most cards that lay on the table when a turn ended
    target: int  # §7.1
    left: list[list[str]]  # at the end of a round, what everybody still holds

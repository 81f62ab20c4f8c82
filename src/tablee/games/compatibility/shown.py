"""What a seat of Compatibility is shown. Apart from view.py: a compiled class forgets its types."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass(frozen=True)
class ShownAttack:
    """A Jumble that lies before somebody."""

    by: Seat
    on: Seat
    settled: bool
    places: list[int]  # the two that were exchanged; none: not yet, or they were left alone


@dataclass(frozen=True)
class ShownMatch:
    """A picture that a row has in common with the partner's or the leader's, by its places."""

    seat: Seat
    place: int
    there: int  # its place in the other row
    points: int  # with those of a Double Stake


@dataclass  # not frozen, like View
class Scene:
    """The table of Compatibility; lists by seat, but for `tied`, `doubles`, `jumbles`, `pawns`."""

    phase: str
    theme: str  # its card and its number, `t05-3`; the text `theme-t05-3` says it
    drawn: list[str]  # the cards of themes since they were shuffled, this one last
    leader: Seat | None  # §5.1
    tied: list[int]  # §4.3: the teams of an extra round
    lengths: list[int]  # how many pictures everybody lays; 0: doesn't play in this round
    ready: list[bool]
    doubled: list[int]  # the place under a Double Stake; 0: none
    attacks: list[ShownAttack]
    doubles: list[int]  # left, by team
    jumbles: list[int]
    spaces: list[int]  # §1.4: the number of every space before the arrival
    pawns: list[int]  # by team, the space; the number of spaces is the arrival
    album: list[str]  # all my pictures, in my order
    rows: list[list[str]]  # mine, everybody's at the end; `` where a picture is missing
    matches: list[ShownMatch]  # at the end

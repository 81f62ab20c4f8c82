"""The options of Compatibility, and what they decide before the first round.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.moves import Seat
from tablee.engine.options import Allowed, Options
from tablee.games.compatibility.deck import LONGEST, PICTURES, SLOTS, THEME_CARDS

SEATS_IN_TEAMS: Final = (4, 6, 8)  # §1.2
NUMBERS: Final = [5, 4, 3, 2]  # §1.4: on the four quarters of the track

DOUBLES_OF_A_TEAM: Final = 3  # §1.3
JUMBLES_OF_A_TEAM: Final = 2
DOUBLES_ALONE: Final = 2  # §5.3
JUMBLES_ALONE: Final = 1


@dataclass(frozen=True)
class CompatibilityOptions(Options):
    alone: bool = False  # §5.1: with 4, 6 or 8 players, too
    track: str = "48"  # §1.4: how many spaces lie before the arrival
    seconds: int = 0  # §6.1: to choose in; 0: no limit
    pictures: int = len(PICTURES)  # of each player
    theme_cards: int = len(THEME_CARDS)


ALLOWED: Final[Allowed] = {
    "track": ("12", "24", "36", "48", "60"),
    "seconds": range(0, 301),
    "pictures": range(2, len(PICTURES) + 1),
    "theme_cards": range(1, len(THEME_CARDS) + 1),
}


def cards(options: CompatibilityOptions, seats: int) -> list[str]:
    """Everybody's pictures, and what marks the places of their row."""
    return (PICTURES[: options.pictures] + SLOTS) * seats


def is_in_teams(options: CompatibilityOptions, seats: int) -> bool:
    """§1.2, §5.1"""
    return seats in SEATS_IN_TEAMS and not options.alone


def teams_of(options: CompatibilityOptions, seats: int) -> list[list[Seat]]:
    """§1.2: whoever sits opposite is the partner."""
    count = seats // 2 if is_in_teams(options, seats) else seats
    return [[Seat(seat) for seat in range(first, seats, count)] for first in range(count)]


def spaces_of(options: CompatibilityOptions) -> list[int]:
    """§1.4: the number of every space before the arrival."""
    return [number for number in NUMBERS for _ in range(int(options.track) // len(NUMBERS))]


def row_length(options: CompatibilityOptions, total: int) -> int:
    """§2.2: by the space on which this total stands; beyond the arrival, §4.3."""
    spaces = spaces_of(options)
    number = spaces[total] if total < len(spaces) else LONGEST
    return min(number, options.pictures)

"""The options of Rummü, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.engine.options import Allowed, Options
from tablee.engine.sixty import DECK
from tablee.games.rummu.combinations import KINDS

OFFICIAL: Final = "official"
TARGET: Final = 200  # §7.1
TARGET_OF_TEAMS: Final = 500
SEATS_IN_TEAMS: Final = (4, 6)  # §1.3
HAND: Final = {3: 9, 4: 8, 5: 8, 6: 7}  # §2.1, by players

STUDY_PACK: Final = ["r7", "r7", "b7", "y7", "r8", "r9"]
STUDY_HAND: Final = 1
STUDY_OPENING: Final = 3

# §5.1: from which total on it takes so many cards to open; below 0, three.
OPENINGS: Final = [(0, 4), (100, 5), (150, 6)]
OPENINGS_OF_TEAMS: Final = [(0, 4), (200, 5), (400, 6)]
OPENING_BELOW_ZERO: Final = 3


@dataclass(frozen=True)
class RummuOptions(Options):
    partners: bool = False  # §1.3: with four or six, those who sit opposite each other
    target: str = OFFICIAL  # §7.1: 200, or 500 in teams
    memory_aid: bool = False  # §3.4: everybody may look at the buried discards
    study: bool = False  # six cards, so that all deals can be tried


ALLOWED: Final[Allowed] = {"target": (OFFICIAL, "100", "200", "300", "500")}
STUDY: Final = ("study",)


def in_play(options: RummuOptions, seats: int) -> list[Card]:
    """Every card, by its kind: copies are alike."""
    names = [*STUDY_PACK, *more_for(seats)] if options.study else DECK.names
    return [KINDS.cards_by_kind[name][0] for name in names]


def more_for(seats: int) -> list[str]:
    """So that larger tables have a card each, too."""
    return [f"g{number}" for number in range(seats - 3)]


def cards(options: RummuOptions, seats: int) -> list[str]:
    return KINDS.named(in_play(options, seats))


def hand_size(options: RummuOptions, seats: int) -> int:
    """§2.1"""
    return STUDY_HAND if options.study else HAND[seats]


def is_in_teams(options: RummuOptions, seats: int) -> bool:
    """§1.3"""
    return options.partners and seats in SEATS_IN_TEAMS


def team_count(options: RummuOptions, seats: int) -> int:
    return seats // 2 if is_in_teams(options, seats) else seats


def teams_of(options: RummuOptions, seats: int) -> list[list[Seat]]:
    """§1.3: whoever sits opposite is the partner."""
    count = team_count(options, seats)
    return [[Seat(seat) for seat in range(first, seats, count)] for first in range(count)]


def target_of(options: RummuOptions, seats: int) -> int:
    """§7.1"""
    if options.target != OFFICIAL:
        return int(options.target)
    return TARGET_OF_TEAMS if is_in_teams(options, seats) else TARGET


def opening(options: RummuOptions, seats: int, total: int) -> int:
    """§5.1: how many cards the first combination takes, with this total of player or team."""
    if options.study:
        return STUDY_OPENING
    needed = OPENING_BELOW_ZERO
    for least, count in OPENINGS_OF_TEAMS if is_in_teams(options, seats) else OPENINGS:
        if total >= least:
            needed = count
    return needed

"""The options of Diego, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.moves import Seat
from tablee.engine.options import Allowed, Composed, Options
from tablee.engine.words import Text
from tablee.games.diego.deck import (
    LONGEST,
    PERCENT_DECK,
    PRESETS,
    STUDY_DECK,
    YOUNG_DECK,
    Pack,
    fault,
    fault_at_table,
    pack_of,
)

HAND: Final = 6  # §1.2, and as many lie in the row
SMALL_HAND: Final = 4  # §7.2
STUDY: Final = ("study",)
STUDY_HAND: Final = 2
STUDY_ROW: Final = 1
FEWEST_PLAYERS: Final = 2  # §1.4
MOST_PLAYERS: Final = 4
SEATS_IN_TEAMS: Final = MOST_PLAYERS  # §1.5

DELAY: Final = "delay"  # §3.1: the clock that the table agreed on, in seconds
NO_CLOCK: Final = "none"


@dataclass(frozen=True)
class DiegoOptions(Options):
    delay: int = 10  # §3.1, seconds
    size: int = HAND  # §7.2: cards in a hand and in the row
    cards: str = "official"  # §7.1, §7.3: a preset
    deck: str = ""  # §7.4: one that was composed, instead
    pair_in_hand: bool = False  # §7.6
    capital: bool = False  # §7.7
    partners: bool = False  # §1.5: with four
    at_once: bool = False  # §5.4: the control sheet lies open
    clock: str = DELAY  # §8.1: house rule, a longer delay or none
    early_close: bool = True  # §8.2: house rule
    five_seconds: bool = True  # §8.3: house rule
    study: bool = False  # six cards, so that all deals can be tried


ALLOWED: Final[Allowed] = {
    "delay": range(1, 16),
    "size": range(SMALL_HAND, HAND + 1, HAND - SMALL_HAND),
    "cards": tuple(PRESETS),
    "deck": Composed(LONGEST, fault, is_withheld=True),
    "clock": (DELAY, "30", "60", NO_CLOCK),
}

# §7.4: what the composer begins with, by name; `tools/diego_decks.py` writes it for the browser.
BEGINNINGS: Final = {
    "young": DiegoOptions(deck=YOUNG_DECK, size=SMALL_HAND, capital=True),
    "first": DiegoOptions(deck=PRESETS["first"]),
    "official": DiegoOptions(deck=PRESETS["official"]),
    "decimals": DiegoOptions(deck=PRESETS["decimals"]),
    "percent": DiegoOptions(deck=PERCENT_DECK),
    "hard": DiegoOptions(deck=PRESETS["hard"]),
}


def pack_for(options: DiegoOptions) -> Pack:
    if options.study:
        return pack_of(STUDY_DECK)
    return pack_of(options.deck or PRESETS[options.cards])


def cards(options: DiegoOptions, seats: int) -> list[str]:
    return list(pack_for(options).deck.names)


def fault_at(options: DiegoOptions, seats: int) -> Text | None:
    """§7.5: whether the cards will do for so many players."""
    text = options.deck or PRESETS[options.cards]
    return None if options.study else fault_at_table(text, seats, options.size)


def hand_size(options: DiegoOptions, seats: int) -> int:
    """§1.2, §7.2"""
    if options.study:
        return STUDY_HAND if seats == 2 else 1
    return options.size


def row_size(options: DiegoOptions, seats: int) -> int:
    return STUDY_ROW if options.study else hand_size(options, seats)


def is_in_teams(options: DiegoOptions, seats: int) -> bool:
    return options.partners and seats == SEATS_IN_TEAMS


def team_count(options: DiegoOptions, seats: int) -> int:
    return seats // 2 if is_in_teams(options, seats) else seats


def teams_of(options: DiegoOptions, seats: int) -> list[list[Seat]]:
    """§1.5: whoever sits opposite is the partner."""
    count = team_count(options, seats)
    return [[Seat(seat) for seat in range(first, seats, count)] for first in range(count)]


def closes_early(options: DiegoOptions) -> bool:
    """§8.2; without a clock nothing else closes a window."""
    return options.early_close or options.clock == NO_CLOCK


def delay_milliseconds(options: DiegoOptions) -> int:
    """§3.1, §8.1; 0: no clock."""
    if options.clock == NO_CLOCK:
        return 0
    return 1000 * (options.delay if options.clock == DELAY else int(options.clock))

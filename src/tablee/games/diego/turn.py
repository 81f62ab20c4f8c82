"""The phases of a turn of Diego: their clocks, and what is asked in them.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.clocks import Clock
from tablee.engine.moves import Move, Seat
from tablee.engine.words import Text
from tablee.games.diego.moves import CLOSE, SKIPS, VOIDS
from tablee.games.diego.options import DiegoOptions, delay_milliseconds

FINISHING_MILLISECONDS: Final = 5000  # §8.3
# §8.1: without a clock a window stays open until all have answered; after a day nobody will.
A_DAY: Final = 24 * 60 * 60 * 1000

# The phases of a turn.
TURN: Final = 0
CLAIMED: Final = 1  # §3: a pair was announced
PASSED: Final = 2  # §4: the hand is shown
NAMING: Final = 3  # §4.3
VOTING: Final = 4  # §5.3
PHASES: Final = ["turn", "claimed", "passed", "naming", "voting"]

# How a game ended, §5.
NOT_ENDED: Final = ""
ROW_EMPTY: Final = "row"
ALL_PASSED: Final = "passes"
VOTED: Final = "vote"


def house_move(phase: int, turn: Seat, announcer: Seat | None) -> Move:
    """What comes by itself: a pass with an empty hand, or that time is up."""
    if phase == TURN:
        return SKIPS[turn]
    return CLOSE if announcer is None else VOIDS[announcer]


def clock_of(phase: int, windows: int, options: DiegoOptions, closing: Move) -> Clock:
    """§3.1, §8.1, §8.3: the clock of a window, or of whoever is to name a pair."""
    if phase == NAMING and options.five_seconds:
        return Clock(f"finish/{windows}", "diego-finish", FINISHING_MILLISECONDS, closing)
    delay = delay_milliseconds(options)
    key = f"delay/{windows}"
    return Clock(key, "diego-delay", delay or A_DAY, closing, is_shown=delay > 0)


def prompt_for(phase: int, seat: Seat, options: DiegoOptions) -> Text:
    """What is asked, about the one whose turn it is or who proposed the end."""
    if phase == TURN:
        return Text("diego-your-turn-hand" if options.pair_in_hand else "diego-your-turn")
    if phase == VOTING:
        return Text("diego-vote", {"seat": seat})
    if phase == NAMING:
        return Text("diego-name-it", {"seat": seat})
    if phase == CLAIMED:
        return Text("diego-doubt-pair", {"seat": seat})
    return Text("diego-doubt-pass", {"seat": seat})


def placed_on(seat: Seat | None, is_diego: bool) -> str:
    if seat is None:
        return ""
    return "diego" if is_diego else "contra"

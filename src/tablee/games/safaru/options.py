"""The options of Safarü, and what they decide before a card is dealt.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card
from tablee.engine.options import Allowed, Options
from tablee.engine.sixty import DECK
from tablee.games.safaru.score import HALVES

PARTNERS: Final = 4  # §1.3: so many players are two teams
STUDY_CARDS_PER_SEAT: Final = 3  # red ones alone


@dataclass(frozen=True)
class SafaruOptions(Options):
    reversed: bool = False  # §7
    target: int = 100  # §6.1
    rounds: int = 0  # §7.8; 0: as many as there are players
    partners: bool = False  # §7.7
    memory_aid: bool = False  # §4.5: caught cards may be looked at
    study: bool = False  # a few red cards, so that all packs can be tried


ALLOWED: Final[Allowed] = {"target": range(1, 2001), "rounds": range(101)}
STUDY: Final = ("study",)


def in_play(options: SafaruOptions, seats: int) -> list[Card]:
    count = STUDY_CARDS_PER_SEAT * seats if options.study else len(DECK.names)
    return [Card(card) for card in range(count)]


def cards(options: SafaruOptions, seats: int) -> list[str]:
    return DECK.named(in_play(options, seats))


def unit(options: SafaruOptions) -> int:
    """§7.6"""
    return HALVES if options.reversed else 1


def piles_of(options: SafaruOptions, seats: int) -> int:
    """§1.3, §7.7: a pile for each player, or for each of two teams."""
    is_in_teams = seats == PARTNERS and (options.partners or not options.reversed)
    return seats // 2 if is_in_teams else seats

"""Which cards go where when the totem has been grabbed.

The § numbers point to rulebook.en.md beside this file. All piles are written from the bottom up:
the card flipped first comes up first when a pile has gone under a stock, §5.5.
"""

from __future__ import annotations

from tablee.engine.cards import Card
from tablee.engine.moves import Seat


class Transfer:
    """The piles and the pot after a grab, and what each seat takes under its stock."""

    def __init__(self, piles: list[list[Card]], pot: list[Card]) -> None:
        self.piles = [list(pile) for pile in piles]
        self.pot = list(pot)
        self.potted = 0  # so many cards went into the pot
        self.taken: list[list[Card]] = [[] for _ in piles]

    def take_pile(self, seat: int, pile: int) -> None:
        self.taken[seat] += self.piles[pile]
        self.piles[pile] = []

    def take_pot(self, seat: int) -> None:
        self.taken[seat] += self.pot
        self.pot = []


def from_left_of(seat: int, seats: int) -> list[int]:
    """Everybody else, from the left neighbour round the table."""
    return [(seat + n) % seats for n in range(1, seats)]


def to_the_pot(seat: Seat, piles: list[list[Card]], pot: list[Card]) -> Transfer:
    """§5.1: the first on a totem card puts the own pile under the totem."""
    after = Transfer(piles, pot)
    after.pot += after.piles[seat]
    after.potted, after.piles[seat] = len(after.piles[seat]), []
    return after


def duel(seat: Seat, concerned: list[Seat], piles: list[list[Card]], pot: list[Card]) -> Transfer:
    """§5.2, §5.3: the others concerned take up their own piles, and the faster one's with the pot.

    Three or more share it evenly; what doesn't divide lies in the pot.
    """
    after = Transfer(piles, pot)
    losers = [s for s in from_left_of(seat, len(piles)) if s in concerned]
    for loser in losers:
        after.take_pile(loser, loser)
    given = after.piles[seat] + after.pot
    even = len(given) - len(given) % len(losers)
    for n in range(even):
        after.taken[losers[n % len(losers)]].append(given[n])
    after.piles[seat], after.pot = [], given[even:]
    after.potted = len(after.pot)
    return after


def penalty(seat: Seat, piles: list[list[Card]], pot: list[Card]) -> Transfer:
    """§4.4: whoever grabs wrongly takes all that lies open, and the pot."""
    after = Transfer(piles, pot)
    after.take_pile(seat, seat)
    for other in from_left_of(seat, len(piles)):
        after.take_pile(seat, other)
    after.take_pot(seat)
    return after

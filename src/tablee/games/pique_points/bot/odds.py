"""What can be reckoned from a scene of Pique Points: what is to come, and who may have what."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import comb

from tablee.engine.moves import Seat
from tablee.games.pique_points.options import PiquePointsOptions, cards
from tablee.games.pique_points.shown import Scene

GENDARME = "gendarme"
POINTS = {"p1": 1, "p2": 2, "p3": 3}
COVERED = 0.5  # how often whoever can't punish an infraction covers it


def holding(copies: int, hidden: int, cards: int) -> float:
    """The chance that a hand of so many cards has one of so many copies, of all hidden cards."""
    if copies <= 0 or hidden <= 0:
        return 0.0
    return 1.0 - comb(max(hidden - copies, 0), cards) / comb(hidden, cards)


@dataclass(frozen=True)
class Outlook:
    """A scene as one seat reckons with it."""

    scene: Scene
    seat: Seat
    unseen: Counter[str]  # neither in my hand nor on the table
    counts: bool  # by the cards gone by; else by what there is in the box

    @property
    def seats(self) -> int:
        return len(self.scene.hand_sizes)

    def hidden(self) -> int:
        return self.scene.stock + sum(self.others(self.scene.hand_sizes))

    def others(self, values: list[int]) -> list[int]:
        return [value for seat, value in enumerate(values) if seat != self.seat]

    def mine(self) -> int:
        return self.scene.points[self.seat]

    def still_to_lay(self) -> int:
        return sum(POINTS.get(card, 0) for card in self.scene.hand)

    def best_other(self) -> int:
        return max(self.others(self.scene.points))

    def smallest_hand(self) -> int:
        return min(self.others(self.scene.hand_sizes))

    def drawn_points(self) -> float:
        """What the next card of the stock is worth: Points never come back to it."""
        left = sum(POINTS[card] * self.unseen[card] for card in POINTS)
        if self.counts and (self.scene.reshuffles > 0 or self.scene.stock == 0):
            return 0.0
        return left / max(1, self.hidden())

    def gendarmes(self) -> int:
        return self.unseen[GENDARME]

    def caught(self) -> float:
        """The chance that an infraction of mine is punished before something covers it."""
        chance, is_open = 0.0, 1.0
        for step in range(1, self.seats):
            cards = self.scene.hand_sizes[(self.seat + step) % self.seats]
            here = holding(self.gendarmes(), self.hidden(), cards)
            chance += is_open * here
            is_open *= (1.0 - here) * (1.0 - COVERED)
        return chance

    def at_stake(self) -> int:
        """What a Gendarme would take from me."""
        stash = self.scene.stashes[self.seat]
        return min(POINTS[card] for card in stash) if stash else 0


def outlook(scene: Scene, seat: Seat, options: PiquePointsOptions, counts: bool) -> Outlook:
    """What is unseen: by the cards on the table, or without those that were laid away."""
    unseen = Counter(cards(options, len(scene.hand_sizes)))
    unseen.subtract(scene.hand)
    for stash in scene.stashes:
        unseen.subtract(stash)
    if counts:
        unseen.subtract(scene.driving)
        unseen.subtract(scene.route)
    return Outlook(scene, seat, unseen, counts)

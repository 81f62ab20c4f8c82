"""The auction of Mü: how it stands, and what it ends in. The § are the rulebook's."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.engine.sixty import NUMBER
from tablee.engine.words import ScoreLine

ALONE: Final = 3  # §3.8, §4.4: with so many players there is neither vice nor partner

# §3.7
EKLAT_PER_CARD: Final = 5
LAST_TO_DRAW_LEVEL_PER_CARD: Final = 10


class Auction:
    """Who has laid which cards, and how many one may lay."""

    def __init__(self, laid: list[list[Card]], bids: list[int], raised: list[int]) -> None:
        self.laid = laid  # by each seat, in order
        self.bids = bids  # how many cards each seat has laid
        self.raised = raised  # when each last laid cards: the number of that bid
        self.raises = 0  # bids so far
        self.passes = 0  # in a row
        self.most = 1  # how many cards the seat whose turn it is may have laid in all
        self.is_laying = False  # it has laid a card in this turn

    def may_grow(self, seat: Seat) -> bool:
        """§3.2"""
        return self.bids[seat] < self.most

    def lay(self, seat: Seat, card: Card) -> None:
        self.laid[seat].append(card)
        self.bids[seat] += 1
        self.is_laying = True

    def end_turn(self, seat: Seat) -> None:
        """§3.4: with the cards laid, or a pass."""
        if not self.is_laying:
            self.passes += 1
            return
        self.raises += 1
        self.raised[seat] = self.raises
        self.passes, self.is_laying = 0, False
        if self.bids[seat] == self.most:
            self.most += 1  # §3.2

    def is_over(self) -> bool:
        """§3.4: as many passes in a row as there are players."""
        return self.passes == len(self.bids)

    def leaders(self) -> list[Seat]:
        """All who share the highest bid; nobody if there is none."""
        highest = max(self.bids)
        return [Seat(s) for s in range(len(self.bids)) if self.bids[s] == highest > 0]

    def copy(self) -> Auction:
        laid = [list(cards) for cards in self.laid]
        copy = Auction(laid, list(self.bids), list(self.raised))
        copy.raises = self.raises
        copy.passes = self.passes
        copy.most = self.most
        copy.is_laying = self.is_laying
        return copy


def opened(seats: int) -> Auction:
    """Nobody has laid anything yet."""
    return Auction([[] for _ in range(seats)], [0] * seats, [0] * seats)


def eklat_lines(leaders: list[Seat], auction: Auction) -> list[ScoreLine]:
    """§3.7: all who share the highest bid gain, but the last of them to draw level pays."""
    bid, raised = auction.bids[leaders[0]], auction.raised
    last = max([raised[seat] for seat in leaders])
    lines: list[ScoreLine] = []
    for seat in leaders:
        if raised[seat] == last:
            loss = -LAST_TO_DRAW_LEVEL_PER_CARD * bid
            lines.append(ScoreLine(seat, "mu.3.7", "eklat-last", loss, {"bid": bid}))
        else:
            gain = EKLAT_PER_CARD * bid
            lines.append(ScoreLine(seat, "mu.3.7", "eklat", gain, {"bid": bid}))
    return lines


def chosen_vice(chief: Seat, laid: list[list[Card]]) -> Seat | None:
    """§3.8: the second highest bid; among equals the higher cards; still equal: nobody."""
    others = [Seat(s) for s in range(len(laid)) if s != chief and laid[s]]
    if not others or len(laid) == ALONE:
        return None
    bids = [(len(laid[seat]), from_the_highest(laid[seat])) for seat in others]
    best = max(bids)
    return others[bids.index(best)] if bids.count(best) == 1 else None


def from_the_highest(cards: list[Card]) -> list[int]:
    """The numbers of these cards as two bids are compared."""
    return sorted([NUMBER[card] for card in cards], reverse=True)

"""What lies on the table and in the hands in a round of Rummü.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, SeatSets, members, only, size
from tablee.engine.moves import Seat
from tablee.games.rummu.combinations import FEWEST, JOKERS, Combination, fault
from tablee.games.rummu.score import Left

# The phases of a turn, in their order.
DRAWING: Final = 0  # §3.2, §3.3
TAKING: Final = 1  # a discard was taken: one may go on taking, or play
PLAYING: Final = 2
TAKING_BACK: Final = 3  # §5.6
DISCARDING: Final = 4  # r6: nothing else any more
PHASES: Final = ["draw", "taking", "play", "take-back", "discard"]

MOST_RESHUFFLES: Final = 2  # r8
BUSY: Final = -1


class Table:
    """Cards and whose turn it is. What a seat holds are kinds, and kinds that it holds twice."""

    def __init__(self) -> None:
        self.phase = DRAWING
        self.turn = Seat(0)
        self.hands = SeatSets()
        self.twins = SeatSets()
        self.stock: list[Card] = []  # the last one is drawn first
        self.discards: list[Card] = []  # the last one is on top
        self.laid: list[Combination] = []  # in the order of laying
        self.numbered = 0  # combinations laid so far in this round
        self.openings: list[int] = []  # §5.1, by seat
        self.opened: CardSet = EMPTY  # seats
        self.reshuffles = 0
        self.idle = 0  # r10: turns in a row without a gain; BUSY: this one drew from the stock
        self.most = 0  # r10: the most cards that lay on the table when a turn ended
        self.drawn: CardSet = EMPTY  # what came to hand in this turn; the rules don't ask

    def copy(self) -> Table:
        copy = Table()
        copy.phase, copy.turn = self.phase, self.turn
        copy.hands, copy.twins = self.hands.copy(), self.twins.copy()
        copy.stock, copy.discards = self.stock.copy(), self.discards.copy()
        copy.laid, copy.numbered = self.laid.copy(), self.numbered
        copy.openings, copy.opened = self.openings, self.opened  # openings never change
        copy.reshuffles, copy.idle, copy.most = self.reshuffles, self.idle, self.most
        copy.drawn = self.drawn
        return copy

    # Hands

    def receive(self, seat: Seat, card: Card) -> None:
        kind: CardSet = only(card)
        held: CardSet = self.hands.of(seat)
        if held & kind == EMPTY:
            self.hands.put(seat, held | kind)
        else:
            self.twins.put(seat, self.twins.of(seat) | kind)

    def give_up(self, seat: Seat, kinds: CardSet) -> None:
        """One card of each of these kinds leaves a hand."""
        twice: CardSet = self.twins.of(seat)
        self.hands.put(seat, self.hands.of(seat) & ~(kinds & ~twice))
        self.twins.put(seat, twice & ~kinds)

    def count(self, seat: Seat) -> int:
        return size(self.hands.of(seat)) + size(self.twins.of(seat))

    def held(self, seat: Seat) -> list[Card]:
        """A hand in order, twins side by side."""
        cards: list[Card] = []
        for card in members(self.hands.of(seat)):
            cards += [card] * (2 if self.twins.of(seat) & only(card) != EMPTY else 1)
        return cards

    def left(self, seat: Seat) -> Left:
        hand: CardSet = self.hands.of(seat)
        twice: CardSet = self.twins.of(seat)
        jokers = size(hand & JOKERS) + size(twice & JOKERS)
        return Left(jokers, self.count(seat) - jokers)

    # Stock and discards

    def has_nothing_to_draw(self) -> bool:
        """r3: no stock, and no discard below the top one to make a new stock of."""
        return not self.stock and len(self.discards) <= 1

    def is_used_up(self) -> bool:
        """r8: no stock, and no shuffle left to make another."""
        return not self.stock and self.reshuffles == MOST_RESHUFFLES

    # Combinations

    def has_opened(self, seat: Seat) -> bool:
        return self.opened & only(seat) != EMPTY

    def fewest(self, seat: Seat) -> int:
        """§4.1, §5.1: how many cards a combination of this seat takes now."""
        return FEWEST if self.has_opened(seat) else self.openings[seat]

    def place_of(self, number: int) -> int:
        """Where in the list of combinations this one is; -1 for nowhere."""
        for place in range(len(self.laid)):
            if self.laid[place].number == number:
                return place
        return -1

    def end_turn(self) -> None:
        """r10: only a card of the stock, or more cards on the table than ever, is a gain."""
        lying = sum([one.size() for one in self.laid])
        self.idle = 0 if lying > self.most else self.idle + 1
        self.most = max(self.most, lying)
        self.drawn = EMPTY

    def owns_any(self, seat: Seat) -> bool:
        return any(one.owner == seat for one in self.laid)

    def has_removable(self, seat: Seat) -> bool:
        """§5.6: whether a single card could be taken back."""
        return any(one.owner == seat and removable(one) != EMPTY for one in self.laid)


def removable(laid: Combination) -> CardSet:
    """§5.6: the cards without which it is still a combination."""
    found: CardSet = EMPTY
    if laid.size() > FEWEST:
        for card in members(laid.cards):
            if fault(laid.cards & ~only(card)) is None:
                found |= only(card)
    return found

"""The best way to lay a hand down at once, as far as it can be reckoned: what bots think with.

Worths are whole numbers of hundredths of a point. The § numbers point to rulebook.en.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import EMPTY, CardSet, size
from tablee.games.rummu.combinations import FEWEST, JOKERS, Combination
from tablee.games.rummu.search import additions, lays

POINT: Final = 100
MOST_STEPS: Final = 3000  # of a search; a hand that needs more is searched by its best items
MOST_ITEMS: Final = 80


class Aims:
    """What counts for somebody who lays cards down."""

    def __init__(self) -> None:
        self.card_off = 0  # the worth of having a normal card less
        self.joker_off = 0
        self.going_out = 0
        self.shares: list[int] = []  # by seat: the worth of a point for its combinations


class Item:
    """Cards that could be laid at once: as a combination, or added to the one of this number."""

    def __init__(self, cards: CardSet, worth: int, number: int) -> None:
        self.cards: i64 = cards
        self.worth: i64 = worth
        self.number = number  # 0: a combination of its own
        self.density: i64 = worth // size(cards)


def worth_of(item: Item) -> int:
    return -item.worth


class Layout:
    """Items that can be laid one after the other, and what they are worth in all."""

    def __init__(self, worth: int, items: list[Item]) -> None:
        self.worth = worth
        self.items = items


class Planner:
    """Looks for the best layout of a hand on a table."""

    def __init__(self, laid: list[Combination], seat: int, aims: Aims) -> None:
        self.laid = laid
        self.seat = seat
        self.aims = aims
        # Hands that are compared share most of what they can lay: so each item is made once.
        self.known: list[dict[int, Item]] = [{} for _ in range(len(laid) + 1)]
        self.items: list[Item] = []
        self.dense: list[int] = []  # by place in the items: the densest from there on
        self.best: i64 = 0
        self.best_items: list[Item] = []
        self.steps: i64 = 0

    def off(self, cards: CardSet) -> int:
        """The worth of not holding these cards any more."""
        jokers = size(cards & JOKERS)
        return self.aims.joker_off * jokers + self.aims.card_off * (size(cards) - jokers)

    def best_layout(self, hand: CardSet, twins: CardSet, opening: int) -> Layout:
        """`opening` is the size of the first combination; 0 for whoever has opened."""
        self.best, self.best_items, self.steps = 0, [], 0
        self.collect(hand, opening)
        if opening == 0:
            self.pack(0, hand, twins, 0, [])
        else:
            for first in self.items:
                if first.number == 0 and size(first.cards) >= opening:
                    rest: CardSet = hand & ~(first.cards & ~twins)
                    self.pack(0, rest, twins & ~first.cards, first.worth, [first])
        return Layout(self.best, self.best_items)

    def collect(self, hand: CardSet, opening: int) -> None:
        """All items of a hand, the best first; whoever can't open has none."""
        items: list[Item] = []
        if opening == 0 or lays(hand, opening):
            for cards in lays(hand, FEWEST):
                items.append(self.laid_alone(cards))
            for place in range(len(self.laid)):
                for cards in additions(hand, self.laid[place]):
                    items.append(self.added(place, cards))
        items.sort(key=worth_of)
        self.items = items[:MOST_ITEMS]
        self.dense = [0] * (len(self.items) + 1)
        for place in range(len(self.items) - 1, -1, -1):
            self.dense[place] = max(self.dense[place + 1], self.items[place].density)

    def laid_alone(self, cards: CardSet) -> Item:
        known = self.known[-1]
        if cards not in known:
            worth = self.share(Combination(0, self.seat, cards)) + self.off(cards)
            known[cards] = Item(cards, worth, 0)
        return known[cards]

    def added(self, place: int, cards: CardSet) -> Item:
        known, laid = self.known[place], self.laid[place]
        if cards not in known:
            grown = Combination(0, laid.owner, laid.cards | cards)
            worth = self.share(grown) - self.share(laid) + self.off(cards)
            known[cards] = Item(cards, worth, laid.number)
        return known[cards]

    def share(self, one: Combination) -> int:
        return one.points() * self.aims.shares[one.owner]

    def pack(
        self, place: int, hand: CardSet, twins: CardSet, worth: i64, chosen: list[Item]
    ) -> None:
        """Any of the items from this place on, as far as the cards go: §5.3, once a combination."""
        self.steps += 1
        rest: i64 = size(hand) + size(twins)
        reached: i64 = worth + (self.aims.going_out if rest <= 1 else 0)
        if reached > self.best:
            self.best = reached
            self.best_items = list(chosen)
        for at in range(place, len(self.items)):
            if self.steps > MOST_STEPS:
                return
            if worth + rest * self.dense[at] + self.aims.going_out <= self.best:
                return
            item = self.items[at]
            if item.cards & ~hand == EMPTY and not is_used(chosen, item.number):
                left: CardSet = hand & ~(item.cards & ~twins)
                follow = at if item.number == 0 and item.cards & twins == item.cards else at + 1
                self.pack(follow, left, twins & ~item.cards, worth + item.worth, [*chosen, item])


def is_used(chosen: list[Item], number: int) -> bool:
    return number > 0 and any(item.number == number for item in chosen)

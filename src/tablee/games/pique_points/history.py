"""What a seat has seen of the cards' course: who drew when, who laid what, who lacked what.

A stock that was made of the piles is known card by card, though not its order: so it matters
whether a card was drawn before that or after. And whoever did what is only allowed without a Route,
without Points or without an Infraction has shown that they held none.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import Happened, View
from tablee.engine.view import Knowledge
from tablee.engine.worlds import Group, WayCounter, merged, share_out
from tablee.games.pique_points.deck import DECK, INFRACTIONS, POINTS, ROUTES, in_play
from tablee.games.pique_points.options import PiquePointsOptions
from tablee.games.pique_points.shown import Scene

# The newest stock is told apart from all that was drawn before. To tell older ones apart would rule
# out a few worlds more, and take thousands of tries to find one that is left.
MOST_STOCKS: Final = 2


class Event:
    """Something that tells of hidden cards."""


@dataclass(frozen=True)
class Drew(Event):
    """Another seat took so many cards that I didn't see."""

    seat: int
    count: int


@dataclass(frozen=True)
class DrewMyself(Event):
    kind: int


@dataclass(frozen=True)
class Laid(Event):
    """Another seat laid a card of its hand."""

    seat: int
    kind: int


@dataclass(frozen=True)
class Lacked(Event):
    """At this moment another seat held none of these cards."""

    seat: int
    cards: CardSet


@dataclass(frozen=True)
class Reshuffled(Event):
    """These cards became the stock."""

    cards: list[str]


class PiquePointsKnowledge(Knowledge[PiquePointsOptions, Scene]):
    """The last view, and what was seen of the cards' course in this game."""

    def __init__(self, options: PiquePointsOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.course: list[Event] = []

    def observe(self, view: View) -> None:
        before = None if self.last is None else self.scene()
        super().observe(view)
        now = self.scene()
        if before is None or any(event.verb == "deal" for event in view.happened):
            self.begin(now)
        else:
            for event in view.happened:
                self.take_in(event, before, now)
        if now.phase == "searching":  # §3.3
            self.see_lacking(now.turn, ROUTES | POINTS)

    def begin(self, now: Scene) -> None:
        """From here on: whatever isn't seen may be anywhere."""
        seen = Counter([*now.hand, *now.route, *now.driving])
        for stash in now.stashes:
            seen.update(stash)
        every = Counter(DECK.named(in_play(self.options.points, self.options.study)))
        self.course = [Reshuffled(list((every - seen).elements()))]
        for s, count in enumerate(now.hand_sizes):
            if s != self.seat:
                self.course.append(Drew(s, count))

    def take_in(self, event: Happened, before: Scene, now: Scene) -> None:
        if event.verb == "lay":
            self.see_laid(event.seat, str(event.params["card"]), before)
            return
        if before.phase == "pressed" and before.stashes[before.turn]:  # §5.4
            self.see_lacking(before.turn, INFRACTIONS)
        if now.reshuffles > before.reshuffles:
            self.course.append(Reshuffled(before.driving + before.route[:-1]))
        self.see_drawn(before, now)
        has_failed = now.phase != "start" or now.turn != before.turn
        if event.verb == "search" and has_failed:
            self.see_lacking(before.turn, ROUTES | POINTS)

    def see_laid(self, seat: Seat, name: str, before: Scene) -> None:
        if seat == self.seat:
            return
        self.course.append(Laid(seat, DECK.kinds.index(name)))
        if before.phase == "start" and DECK.kind_set(name) & POINTS != EMPTY:  # §3.2
            self.see_lacking(seat, ROUTES)

    def see_drawn(self, before: Scene, now: Scene) -> None:
        s = before.turn
        if now.hand_sizes[s] == before.hand_sizes[s]:
            return
        if s != self.seat:
            self.course.append(Drew(s, 1))
            return
        for name in Counter(now.hand) - Counter(before.hand):
            self.course.append(DrewMyself(DECK.kinds.index(name)))

    def see_lacking(self, seat: Seat, cards: CardSet) -> None:
        if seat != self.seat:
            self.course.append(Lacked(seat, cards))


# Telling a course that fits


@dataclass
class Batch:
    """Cards that a seat drew from one stock and still holds, and what they can't be."""

    seat: int
    stock: int
    count: int
    excluded: CardSet = EMPTY

    def may_hold(self, kind: int) -> bool:
        return self.count > 0 and self.excluded & DECK.sets[kind] == EMPTY


@dataclass
class Telling:
    """One way in which the cards may have come to where they are."""

    batches: list[Batch] = field(default_factory=list)  # of all other seats, the oldest first
    stocks: list[list[int]] = field(default_factory=list)  # of each: unseen cards by kind

    def add_stock(self, cards: list[str]) -> None:
        counts = [0] * len(DECK.kinds)
        for name in cards:
            counts[DECK.kinds.index(name)] += 1
        self.stocks.append(counts)
        if len(self.stocks) > MOST_STOCKS:
            self.merge_oldest()

    def merge_oldest(self) -> None:
        """Two old stocks become one, and what a seat holds of them one batch."""
        oldest = self.stocks.pop(0)
        self.stocks[0] = [one + other for one, other in zip(oldest, self.stocks[0], strict=True)]
        by_seat: dict[int, Batch] = {}
        for batch in self.batches:
            if batch.count > 0 and batch.seat in by_seat:
                known = by_seat[batch.seat]
                known.count += batch.count
                known.excluded &= batch.excluded
            elif batch.count > 0:
                by_seat[batch.seat] = Batch(batch.seat, 0, batch.count, batch.excluded)
        self.batches = list(by_seat.values())

    def add_draw(self, seat: int, count: int) -> None:
        newest = len(self.stocks) - 1
        for batch in self.batches:
            if (batch.seat, batch.stock, batch.excluded) == (seat, newest, EMPTY):
                batch.count += count
                return
        self.batches.append(Batch(seat, newest, count))

    def exclude(self, seat: int, cards: CardSet) -> None:
        for batch in self.batches:
            if batch.seat == seat:
                batch.excluded |= cards

    def lay(self, seat: int, kind: int, is_oldest: bool, rng: Rng) -> bool:
        """Take a laid card out of a batch that may hold it; False if there is none."""
        able = [
            batch
            for batch in self.batches
            if batch.seat == seat and batch.may_hold(kind) and self.stocks[batch.stock][kind] > 0
        ]
        if not able:
            return False
        weights = [batch.count * self.stocks[batch.stock][kind] for batch in able]
        batch = able[0] if is_oldest else able[drawn_by_weight(weights, rng)]
        batch.count -= 1
        self.stocks[batch.stock][kind] -= 1
        return True


def drawn_by_weight(weights: list[int], rng: Rng) -> int:
    drawn = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    raise AssertionError("the weights add up")


def unseen_cards(knowledge: PiquePointsKnowledge, rng: Rng) -> list[list[str]] | None:
    """The cards of every other hand and, last, of the stock in its order; None: try again."""
    # Every other time a laid card comes from the oldest cards that it can come from: the others
    # could be needed later on.
    telling = told(knowledge.course, rng.below(2) == 0, rng)
    if telling is None:
        return None
    places: list[list[str]] = [[] for _ in range(knowledge.seats + 1)]
    for stock in range(len(telling.stocks)):
        if not share_out_stock(telling, stock, places, rng):
            return None
    rng.shuffle(places[-1])
    return places


def told(course: list[Event], is_oldest: bool, rng: Rng) -> Telling | None:
    telling = Telling()
    for event in course:
        if isinstance(event, Reshuffled):
            telling.add_stock(event.cards)
        elif isinstance(event, Drew):
            telling.add_draw(event.seat, event.count)
        elif isinstance(event, DrewMyself):
            telling.stocks[-1][event.kind] -= 1
        elif isinstance(event, Lacked):
            telling.exclude(event.seat, event.cards)
        elif isinstance(event, Laid) and not telling.lay(event.seat, event.kind, is_oldest, rng):
            return None
    return telling


def share_out_stock(telling: Telling, stock: int, places: list[list[str]], rng: Rng) -> bool:
    """The rest of a stock over the batches drawn from it, and what is left of the newest."""
    batches = [batch for batch in telling.batches if batch.stock == stock]
    counts = telling.stocks[stock]
    left = sum(counts) - sum([batch.count for batch in batches])
    is_newest = stock == len(telling.stocks) - 1
    if min(counts) < 0 or left < 0 or (left > 0 and not is_newest):
        return False
    room = [*[batch.count for batch in batches], left]
    groups: list[Group] = []
    for kind, count in enumerate(counts):
        able = [n for n, batch in enumerate(batches) if batch.may_hold(kind)]
        if count > 0:
            groups.append(Group([Card(kind)] * count, (*able, len(batches))))
    if WayCounter(merged(groups)).ways(0, tuple(room)) == 0:
        return False
    *held, rest = share_out(groups, room, rng)
    for batch, kinds in zip(batches, held, strict=True):
        places[batch.seat] += [DECK.kinds[kind] for kind in kinds]
    places[-1] += [DECK.kinds[kind] for kind in rest]
    return True

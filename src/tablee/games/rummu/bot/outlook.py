"""What a bot of Rummü makes of its view: what its hand is worth, and what it may become."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tablee.engine.cards import EMPTY, Card, CardSet, only, set_of
from tablee.engine.moves import Seat
from tablee.games.rummu.combinations import COLOUR, NUMBER, YELLOW, Combination, fault
from tablee.games.rummu.knowledge import RummuKnowledge, kinds
from tablee.games.rummu.layout import POINT, Aims, Layout, Planner
from tablee.games.rummu.options import in_play, teams_of
from tablee.games.rummu.score import CARD_LEFT, JOKER_LEFT, OUT_FIRST

BUILDING = 35  # parts of a hundred of what a hand could lay, while its owner can't open
RELIEF = 30  # parts of a hundred of what others lose when the round ends


@dataclass(frozen=True)
class Level:
    """What somebody heeds; figures are parts of a hundred."""

    overlooks: int  # how often a way to lay cards down isn't seen
    rivalry: int  # how much a point for an opponent costs
    counts: bool  # knows which cards are still to come, and what lies below the top discard
    looks_ahead: bool  # asks what a hand may become
    heeds_others: bool  # how near they are to going out, and what they would do with a discard


@dataclass(frozen=True)
class Hand:
    """Kinds, and those held twice."""

    cards: CardSet
    twins: CardSet

    def plus(self, card: Card) -> Hand:
        kind = only(card)
        if self.cards & kind == EMPTY:
            return Hand(self.cards | kind, self.twins)
        return Hand(self.cards, self.twins | kind)

    def minus(self, card: Card) -> Hand:
        kind = only(card)
        if self.twins & kind != EMPTY:
            return Hand(self.cards, self.twins & ~kind)
        return Hand(self.cards & ~kind, self.twins)


@dataclass(frozen=True)
class Prospect:
    """A card that may come: how likely, what it would add to the hand, and with which cards."""

    card: Card
    chance: float
    gain: int
    needs: CardSet


class Outlook:
    """One seat's view of the table, as a player reckons with it."""

    def __init__(self, knowledge: RummuKnowledge, level: Level) -> None:
        self.knowledge = knowledge
        self.level = level
        self.scene = knowledge.scene()
        self.seat = knowledge.seat
        self.seats = knowledge.seats
        held = kinds(self.scene.hand)
        self.hand = Hand(set_of(held), set_of([c for c in held if held.count(c) > 1]))
        self.laid = [
            Combination(one.number, one.owner, set_of(kinds(one.cards)))
            for one in self.scene.combinations
        ]
        has_opened = self.seat in self.scene.opened
        self.opening = 0 if has_opened else self.scene.openings[self.seat]
        self.mates = next(
            team for team in teams_of(knowledge.options, self.seats) if self.seat in team
        )
        self.aims = self.made_aims()
        self.planner = Planner(self.laid, self.seat, self.aims)
        self.known_values: dict[Hand, tuple[int, CardSet]] = {}

    # What counts

    def made_aims(self) -> Aims:
        aims = Aims()
        aims.card_off = round(-CARD_LEFT * POINT * self.danger())
        aims.joker_off = round(-JOKER_LEFT * POINT * self.danger())
        others = [s for s in range(self.seats) if s not in self.mates]
        theirs = sum(self.scene.hand_sizes[s] for s in others) * -CARD_LEFT * POINT
        aims.going_out = OUT_FIRST * POINT + (theirs * RELIEF // 100) // len(others)
        rivalry = POINT * self.level.rivalry // 100
        aims.shares = [POINT if s in self.mates else -rivalry for s in range(self.seats)]
        return aims

    def danger(self) -> float:
        """How likely the cards in my hand are to be there at the end."""
        if not self.level.heeds_others:
            return 0.5
        others = [s for s in range(self.seats) if s not in self.mates]
        least = min(self.scene.hand_sizes[s] + (0 if s in self.scene.opened else 4) for s in others)
        return max(0.3, min(1.0, 1.1 - 0.1 * least))

    # What a hand is worth

    def layout(self, hand: Hand) -> Layout:
        return self.planner.best_layout(hand.cards, hand.twins, self.opening)

    def value(self, hand: Hand) -> int:
        return self.valued(hand)[0]

    def valued(self, hand: Hand) -> tuple[int, CardSet]:
        """What it is worth, and the cards that this is owed to."""
        if hand not in self.known_values:
            self.known_values[hand] = self.reckoned(hand)
        return self.known_values[hand]

    def reckoned(self, hand: Hand) -> tuple[int, CardSet]:
        off = self.planner.off(hand.cards) + self.planner.off(hand.twins)
        layout = self.layout(hand)
        worth = layout.worth
        if self.opening and not layout.items:
            layout = self.planner.best_layout(hand.cards, hand.twins, 0)
            worth = layout.worth * BUILDING // 100
        used: CardSet = EMPTY
        for item in layout.items:
            used |= item.cards
        return worth - off, used

    def off(self, card: Card) -> int:
        return self.planner.off(only(card))

    # What may come

    def to_come(self) -> Counter[Card]:
        """The cards that I can't see: for who doesn't count them, all that don't lie open."""
        if self.level.counts:
            return Counter(self.knowledge.unseen())
        unseen = Counter(in_play(self.knowledge.options, self.seats))
        unseen.subtract(kinds(self.scene.hand))
        for one in self.scene.combinations:
            unseen.subtract(kinds(one.cards))
        return +unseen

    def prospects(self, hand: Hand) -> list[Prospect]:
        """The cards that would be of use."""
        now = self.value(hand)
        unseen = self.to_come()
        total = sum(unseen.values())
        found: list[Prospect] = []
        for card, count in sorted(unseen.items()):
            then, needs = self.valued(hand.plus(card))
            gain = then + self.off(card) - now
            if gain > 0:
                found.append(Prospect(card, count / total, gain, needs))
        return found

    def potential(self, hand: Hand) -> float:
        return self.draws_left() * sum(p.chance * p.gain for p in self.prospects(hand))

    def draws_left(self) -> float:
        return 0.6 + 1.6 * (1.0 - self.danger())

    # What others would do with a card

    def feeding(self, card: Card) -> float:
        """What it costs to hand this card to whoever comes next, and a little to those after."""
        weight, cost = 1.0, 0.0
        for step in range(1, self.seats):
            seat = (self.seat + step) % self.seats
            use = self.use_for(Seat(seat), card)
            cost += weight * (-0.5 * use if seat in self.mates else use)
            weight *= 0.3
        return cost

    def use_for(self, seat: Seat, card: Card) -> float:
        use = 250.0 if COLOUR[card] == YELLOW else 0.0
        known = self.knowledge.known[seat] if self.level.counts else []
        if any(near(card, other) for other in known):
            use += 200.0
        if seat in self.scene.opened:
            use += max((self.use_on(one, seat, card) for one in self.laid), default=0.0)
        return use

    def use_on(self, one: Combination, seat: Seat, card: Card) -> float:
        """Added to a combination, or exchanged for a joker of it."""
        if one.freeing() & only(card) != EMPTY:
            return 500.0
        if one.cards & only(card) != EMPTY or fault(one.cards | only(card)) is not None:
            return 0.0
        grown = Combination(one.number, one.owner, one.cards | only(card))
        is_theirs = (one.owner == seat) or (one.owner not in self.mates and len(self.mates) > 1)
        return 150.0 + (0.5 * POINT * (grown.points() - one.points()) if is_theirs else 0.0)


def near(card: Card, other: Card) -> bool:
    """Whether both could soon lie together."""
    gap = abs(NUMBER[card] - NUMBER[other])
    is_same_colour = COLOUR[card] == COLOUR[other]
    return gap == 1 or (gap == 2 and is_same_colour) or (gap == 0 and not is_same_colour)

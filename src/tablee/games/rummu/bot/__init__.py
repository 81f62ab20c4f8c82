"""Three players of Rummü who see the same table and heed more or less of it.

What they know comes from the views they were sent, as a person's does.
"""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.bot import Bot, Choice
from tablee.engine.cards import EMPTY, Card, members, only
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.games.rummu.bot.outlook import Hand, Level, Outlook, Prospect
from tablee.games.rummu.combinations import (
    COLOUR,
    KINDS,
    NUMBER,
    YELLOW,
    Combination,
    joker_like,
)
from tablee.games.rummu.knowledge import RummuKnowledge, kinds
from tablee.games.rummu.layout import Item
from tablee.games.rummu.options import RummuOptions
from tablee.games.rummu.shown import Scene

CERTAIN = 100
SHOWING = 60  # hundredths of a point that it costs to take a card before everybody's eyes
DEEPEST = 6  # so many discards at most are taken for the sake of the lowest


class Player(Bot[RummuOptions, Scene]):
    """Lays what is worth most at once, and keeps what may become something."""

    LEVEL: ClassVar[Level]

    def __init__(self, options: RummuOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.knowledge = RummuKnowledge(options, seats, seat)

    def observe(self, view: View) -> None:
        self.knowledge.observe(view)

    def choose(self) -> Choice | None:
        moves = self.knowledge.view().moves
        if len(moves) == 1:
            return Choice(moves[0])
        outlook = Outlook(self.knowledge, self.LEVEL)
        phase = outlook.scene.phase
        if phase == "draw":
            return Choice(self.drawing(outlook))
        if phase == "take-back":
            return Choice(self.taking_back(outlook, moves))
        if phase == "discard":
            return Choice(self.discarding(outlook))
        return Choice(self.playing(outlook))

    def misses(self) -> bool:
        return self.LEVEL.overlooks > 0 and self.rng.below(CERTAIN) < self.LEVEL.overlooks

    # Drawing

    def drawing(self, outlook: Outlook) -> str:
        take = f"take {outlook.scene.top[0]}"
        if "draw" not in self.knowledge.view().moves:
            return take
        return take if self.by_taking(outlook) > self.by_drawing(outlook) else "draw"

    def by_drawing(self, outlook: Outlook) -> float:
        """What the hand may be expected to be worth with a card of the stock."""
        unseen = outlook.to_come()
        total = sum(unseen.values())
        worth = sum(
            count * outlook.value(outlook.hand.plus(card)) for card, count in unseen.items()
        )
        later = outlook.potential(outlook.hand) if self.LEVEL.looks_ahead else 0.0
        return worth / total + later

    def by_taking(self, outlook: Outlook) -> float:
        """The best that one, two or more discards can do, as far down as they are known."""
        pile = self.knowledge.discards if self.LEVEL.counts else kinds(outlook.scene.top)
        hand, best = outlook.hand, float("-inf")
        for card in reversed(pile[-DEEPEST:]):
            hand = hand.plus(card)
            later = outlook.potential(hand) if self.LEVEL.looks_ahead else 0.0
            best = max(best, outlook.value(hand) + later - SHOWING)
        return best

    # Playing

    def playing(self, outlook: Outlook) -> str:
        scene = outlook.scene
        if scene.phase == "taking" and scene.top:
            more = self.by_taking(outlook)
            later = outlook.potential(outlook.hand) if self.LEVEL.looks_ahead else 0.0
            if more > outlook.value(outlook.hand) + later:
                return f"take {scene.top[0]}"
        exchange = self.exchange(outlook)
        if exchange:
            return exchange
        items = outlook.layout(outlook.hand).items
        item = items[0] if items else None
        if item is None or self.misses():
            return self.discarding(outlook)
        return text_of(item)

    def exchange(self, outlook: Outlook) -> str:
        """The joker that is worth most, if one is worth having."""
        if outlook.opening:
            return ""
        now, best, found = outlook.value(outlook.hand), 0, ""
        for one in outlook.laid:
            for card in members(one.freeing() & outlook.hand.cards):
                gain = self.by_exchange(outlook, one, card) - now
                if gain > best and not self.misses():
                    best, found = gain, f"exchange {one.number} {KINDS.name(card)}"
        return found

    def by_exchange(self, outlook: Outlook, one: Combination, card: Card) -> int:
        joker = joker_like(card)
        after = Combination(one.number, one.owner, one.cards & ~only(joker) | only(card))
        then = Outlook(self.knowledge, self.LEVEL)
        then.laid[outlook.laid.index(one)] = after  # which its planner shares
        given = (after.points() - one.points()) * outlook.aims.shares[one.owner]
        return then.value(outlook.hand.minus(card).plus(joker)) + given

    # Taking back

    def taking_back(self, outlook: Outlook, moves: list[str]) -> str:
        """What costs the fewest points; whoever takes a card back is out."""
        by_number = {one.number: one for one in outlook.laid}

        def loss(text: str) -> int:
            _, number, *names = text.split()
            one = by_number[int(number)]
            if not names:
                return one.points() + one.size()
            rest = one.cards & ~only(kinds(names)[0])
            return one.points() - Combination(0, one.owner, rest).points()

        return min(moves, key=loss)

    # Discarding

    def discarding(self, outlook: Outlook) -> str:
        hand = outlook.hand
        held = members(hand.cards)
        if self.LEVEL.looks_ahead:
            prospects = outlook.prospects(hand)
            worths = {card: self.without(outlook, prospects, card) for card in held}
            best = max(held, key=lambda card: worths[card])
        else:
            best = min(held, key=lambda card: self.liking(hand, card))
        return f"discard {KINDS.name(best)}"

    def without(self, outlook: Outlook, prospects: list[Prospect], card: Card) -> float:
        """What the rest of the hand is worth, now and by what may come; and for the others."""
        rest = outlook.hand.minus(card)
        now = outlook.value(rest)
        hoped = 0.0
        for prospect in prospects:
            gain = prospect.gain
            if prospect.needs & only(card) != EMPTY:
                then = outlook.value(rest.plus(prospect.card))
                gain = max(0, then + outlook.off(prospect.card) - now)
            hoped += prospect.chance * gain
        fed = outlook.feeding(card) if self.LEVEL.heeds_others else 0.0
        return now + outlook.draws_left() * hoped - fed

    def liking(self, hand: Hand, card: Card) -> float:
        """How gladly a card is kept, at a glance: for the cards that go with it."""
        if COLOUR[card] == YELLOW:
            return 6.0
        likes = 0.0
        for other in members(hand.cards & ~only(card)):
            gap = abs(NUMBER[card] - NUMBER[other])
            is_like = COLOUR[card] == COLOUR[other] or COLOUR[other] == YELLOW
            likes += (
                [1.0, 2.0 if is_like else 0.7, 1.0 if is_like else 0.0][gap] if gap < 3 else 0.0
            )
        return likes + self.rng.below(CERTAIN) / CERTAIN * self.LEVEL.overlooks / 20


def text_of(item: Item) -> str:
    cards = " ".join(KINDS.set_named(item.cards))
    return f"add {item.number} {cards}" if item.number else f"lay {cards}"


class Novice(Player):
    LEVEL = Level(overlooks=40, rivalry=0, counts=False, looks_ahead=False, heeds_others=False)


class Habitue(Player):
    LEVEL = Level(overlooks=8, rivalry=0, counts=False, looks_ahead=False, heeds_others=False)


class Club(Player):
    LEVEL = Level(overlooks=0, rivalry=35, counts=True, looks_ahead=True, heeds_others=True)

"""The club player: goes for unicorns, shuns hedgehogs and babies, and leaves little behind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from tablee.engine.bot import Bot, Choice
from tablee.engine.cards import EMPTY, CardSet, lowest, set_of
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.engine.sixty import DECK, NUMBER
from tablee.games.safaru.bot.worth import (
    ALL,
    expected_best,
    worth_by_number,
    worth_of,
    worth_of_cards,
)
from tablee.games.safaru.catches import additions, pairs, singles, totals
from tablee.games.safaru.moves import ADDING, METHODS, PAIRING, TOTALLING
from tablee.games.safaru.options import SafaruOptions
from tablee.games.safaru.shown import Scene
from tablee.games.safaru.sums import ZEROS
from tablee.games.safaru.view import SafaruKnowledge

# How much of what the next player can expect is my loss: all of it when there is but one other.
CARE: Final = {2: 0.8, 3: 0.45, 4: 0.7}
EVERY_METHOD: Final = (ADDING, TOTALLING, PAIRING)
WAYS_WEIGHED: Final = 12  # the best catches by each method, and the best turns of a card


@dataclass(frozen=True)
class Plan:
    """A whole turn: the card, what it takes by which method, and what that brings at once."""

    card: CardSet
    added: CardSet
    totalled: CardSet
    paired: CardSet
    gain: float

    def caught(self) -> CardSet:
        return self.added | self.totalled | self.paired

    def left_on(self, table: CardSet) -> CardSet:
        stays = self.card if self.paired == EMPTY else EMPTY
        return (table & ~self.caught()) | stays

    def moves(self) -> list[str]:
        card = DECK.name(lowest(self.card))
        if self.caught() == EMPTY:
            return [f"free {card}"]
        return [f"play {card}", *self.catches()]

    def catches(self) -> list[str]:
        moves: list[str] = []
        for method, cards in ((ADDING, self.added), (TOTALLING, self.totalled)):
            if cards != EMPTY:
                moves += [METHODS[method], *(f"take {name}" for name in DECK.set_named(cards))]
        moves += [f"pair {name}" for name in DECK.set_named(self.paired)]
        return [*moves, "done"]


class Club(Bot[SafaruOptions, Scene]):
    """A player with sense and a memory, and no search.

    It never draws a lot: the same views, the same moves.
    """

    def __init__(self, options: SafaruOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.is_reversed = options.reversed
        self.knowledge = SafaruKnowledge(options, seats, seat)
        self.planned: list[str] = []

    def observe(self, view: View) -> None:
        self.knowledge.observe(view)

    def choose(self) -> Choice | None:
        return Choice(self.best_move(self.knowledge.view().moves, self.knowledge.scene()))

    def best_move(self, moves: list[str], scene: Scene) -> str:
        if len(moves) == 1:
            return self.strike(moves[0])
        if scene.phase == "naming":
            return self.name(scene)
        if scene.phase == "card":
            self.planned = self.turn(scene)
        elif not self.planned or self.planned[0] not in moves:
            self.planned = self.catch(scene)
        return self.strike(next((move for move in self.planned if move in moves), moves[-1]))

    def strike(self, move: str) -> str:
        """Strike a move off the plan, with whatever the naming has made needless before it."""
        if move in self.planned:
            del self.planned[: self.planned.index(move) + 1]
        return move

    # Planning

    def turn(self, scene: Scene) -> list[str]:
        """The turn that brings most, less what it leaves to the next player."""
        mine = self.worth(self.seat)
        plans = [plan for card in self.hand(scene) for plan in self.turns_of(card, scene, mine)]
        theirs, unseen = self.worth(self.next_seat()), self.unseen(scene)
        held = scene.hand_sizes[self.next_seat()]

        def good(plan: Plan) -> float:
            left = worth_by_number(plan.left_on(table_of(scene)), theirs, self.is_reversed)
            return plan.gain - CARE[self.seats] * expected_best(left, unseen, held)

        return max(plans, key=good).moves()

    def turns_of(self, card: CardSet, scene: Scene, worth: list[float]) -> list[Plan]:
        """The best turns of a card; in the reversed game, what the neighbour will make of it."""
        found = catches_of(card, table_of(scene), worth)
        if not found:
            return [Plan(card, EMPTY, EMPTY, EMPTY, 0.0)]
        if not self.is_reversed:
            return combined(found, table_of(scene), worth)
        best = [best_of(by_method(found, method))[:1] for method in EVERY_METHOD]
        return best_of([plan for plans in best for plan in plans])[-1:]

    def catch(self, scene: Scene) -> list[str]:
        """Once the card lies there: the best catch by what is allowed now."""
        card, worth = beside_table(scene.played, scene), self.worth(self.seat)
        found = [
            plan
            for plan in catches_of(card, table_of(scene), worth)
            if scene.named in ("", METHODS[method_of(plan)])
        ]
        plans = found if self.is_reversed else combined(found, table_of(scene), worth)
        return max(plans, key=lambda plan: plan.gain).catches() if plans else []

    def name(self, scene: Scene) -> str:
        """The method that costs the hunter most, less what the table will then cost me."""
        theirs, mine = self.worth(scene.hunter), self.worth(self.seat)
        card, table = beside_table(scene.played, scene), table_of(scene)

        def good(method: int) -> float:
            likely = best_of(by_method(catches_of(card, table, theirs), method))[0]
            by_number = worth_by_number(likely.left_on(table), mine, self.is_reversed)
            hand = [by_number[NUMBER[lowest(held)]] for held in self.hand(scene)]
            return max(hand, default=0.0) - likely.gain

        offered = [move.split()[1] for move in self.knowledge.view().moves]
        return f"name {max(offered, key=lambda method: good(METHODS.index(method)))}"

    # What it knows

    def next_seat(self) -> Seat:
        return Seat((self.seat + 1) % self.seats)

    def hand(self, scene: Scene) -> list[CardSet]:
        return singles(beside_table(scene.hand, scene))

    def worth(self, seat: Seat) -> list[float]:
        names = self.knowledge.piles
        cards = iter(DECK.read([name for pile in names for name in pile]))
        piles = [set_of([next(cards) for _ in pile]) for pile in names]
        return worth_of_cards(piles, seat % len(piles), self.is_reversed)

    def unseen(self, scene: Scene) -> CardSet:
        """What lies in the stock and in other hands."""
        known = [scene.hand, scene.table, *self.knowledge.piles]
        return ALL & ~set_of(DECK.read([name for group in known for name in group]))


def table_of(scene: Scene) -> CardSet:
    return set_of(DECK.read(scene.table))


def beside_table(names: list[str], scene: Scene) -> CardSet:
    """Read after the table: a card whose copy lies there is the other one."""
    return set_of(DECK.read([*scene.table, *names])[len(scene.table) :])


def method_of(plan: Plan) -> int:
    if plan.paired != EMPTY:
        return PAIRING
    return ADDING if plan.added != EMPTY else TOTALLING


def catches_of(card: CardSet, table: CardSet, worth: list[float]) -> list[Plan]:
    """The best catches of a card by each single method."""
    number = NUMBER[lowest(card)]
    ways = [
        [Plan(card, way, EMPTY, EMPTY, worth_of(way, worth)) for way in additions(number, table)],
        [Plan(card, EMPTY, way, EMPTY, worth_of(way, worth)) for way in totals(number, table)],
        [
            Plan(card, EMPTY, EMPTY, way, worth_of(way | card, worth))
            for way in pairs(number, table)
        ],
    ]
    return [plan for plans in ways for plan in best_of(plans)]


def best_of(plans: list[Plan]) -> list[Plan]:
    return sorted(plans, key=lambda plan: -plan.gain)[:WAYS_WEIGHED]


def combined(single: list[Plan], table: CardSet, worth: list[float]) -> list[Plan]:
    """The best turns by one, two or three methods that take different animals."""
    adding, totalling, pairing = (by_method(single, method) for method in EVERY_METHOD)
    # One 0 is enough for both sums: the second leaves it.
    both = [
        joined(one, replace(other, totalled=cards), worth)
        for one, other in product(adding, totalling)
        if one.added & (cards := beside(other.totalled & ~ZEROS, one.added, table)) == EMPTY
    ]
    sums = [*adding, *totalling, *both]
    all_three = [
        joined(one, replace(other, paired=card), worth)
        for one, other in product(sums, pairing)
        if one.caught() & (card := beside(other.paired, one.caught(), table)) == EMPTY
    ]
    return best_of([*sums, *pairing, *all_three])


def beside(cards: CardSet, taken: CardSet, table: CardSet) -> CardSet:
    """These cards; where one of them is taken and its copy is left, the copy."""
    copies = (cards & taken & DECK.followed) << 1 & table & ~taken & ~cards
    return cards & ~(copies >> 1) | copies


def joined(one: Plan, other: Plan, worth: list[float]) -> Plan:
    added, totalled = one.added | other.added, one.totalled | other.totalled
    paired = one.paired | other.paired
    caught = added | totalled | paired
    taken = caught | one.card if paired != EMPTY else caught
    return Plan(one.card, added, totalled, paired, worth_of(taken, worth))


def by_method(plans: list[Plan], method: int) -> list[Plan]:
    return [plan for plan in plans if method_of(plan) == method]

"""What a seat of Rummü can know: every card that it saw pass, and from which shuffle others draw.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tablee.engine.cards import Card
from tablee.engine.moves import BREAK_OFF, Seat
from tablee.engine.rng import MOST, Rng
from tablee.engine.shown import Happened, View
from tablee.engine.view import Knowledge
from tablee.games.rummu.combinations import KINDS, joker_like
from tablee.games.rummu.options import RummuOptions, in_play
from tablee.games.rummu.shown import Scene
from tablee.games.rummu.table import MOST_RESHUFFLES


@dataclass(frozen=True)
class Guess:
    """Which unseen cards may be where: those that were shuffled together lie in any order.

    The first pool are the cards of the deal; a reshuffle makes a pool of discards that everybody
    saw. Who draws gets a card of the last pool, and nobody sees which.
    """

    pools: tuple[tuple[Card, ...], ...]  # sorted, the cards that are still unseen
    slots: tuple[tuple[int, ...], ...]  # by place, how many cards of each pool lie there

    def draws(self, place: int) -> list[Likely]:
        row = self.slots[place]
        return [(self.with_row(place, (*row[:-1], row[-1] + 1)), 1.0)]

    def draws_openly(self, pool: int, card: Card) -> list[Likely]:
        """I drew this card myself."""
        count = self.pools[pool].count(card)
        return [(self.without(pool, card), count / len(self.pools[pool]))] if count > 0 else []

    def with_row(self, place: int, row: tuple[int, ...]) -> Guess:
        return Guess(self.pools, (*self.slots[:place], row, *self.slots[place + 1 :]))

    def without(self, pool: int, card: Card) -> Guess:
        cards = list(self.pools[pool])
        cards.remove(card)
        return Guess((*self.pools[:pool], tuple(cards), *self.pools[pool + 1 :]), self.slots)

    def reshuffles(self, cards: list[Card]) -> list[Likely]:
        rows = [(*row, 0) for row in self.slots]
        return [(Guess((*self.pools, tuple(sorted(cards))), tuple(rows)), 1.0)]

    def reveals(self, place: int, card: Card) -> list[Likely]:
        """How it can be that this card came from there, and how likely each is.

        There are two ways if its twin was shuffled at another time.
        """
        found: list[Likely] = []
        row = self.slots[place]
        for pool, cards in enumerate(self.pools):
            if row[pool] > 0 and card in cards:
                likely = row[pool] * cards.count(card) / len(cards)
                less = (*row[:pool], row[pool] - 1, *row[pool + 1 :])
                found.append((self.with_row(place, less).without(pool, card), likely))
        return found


Likely: TypeAlias = tuple[Guess, float]


def kinds(names: list[str]) -> list[Card]:
    return [KINDS.cards_by_kind[name][0] for name in names]


class RummuKnowledge(Knowledge[RummuOptions, Scene]):
    """The last view, and of all other cards what follows from the views before."""

    def __init__(self, options: RummuOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.guesses: dict[Guess, float] = {}
        self.known: list[list[Card]] = []  # by seat, what everybody saw it take
        self.discards: list[Card] = []  # as far as they were seen, the last one on top
        self.laid: list[list[Card]] = []  # by number of the combination, from 1

    def observe(self, view: View) -> None:
        before = None if self.last is None else self.scene()
        super().observe(view)
        is_new = any(event.verb == "deal" for event in view.happened)
        if before is None or is_new or self.is_lost(before):
            self.start_over()
            return
        self.see_all(view.happened, before)
        self.see_top()

    def start_over(self) -> None:
        """What this view alone says: all that isn't seen was shuffled together.

        One place after the seats holds the discards that were covered before this view.
        """
        scene = self.scene()
        self.laid = [[] for _ in range(scene.numbered + 1)]
        for one in scene.combinations:
            self.laid[one.number] = kinds(one.cards)
        self.discards = kinds([*(scene.buried or []), *scene.top])
        self.known = [[] for _ in range(self.seats)]
        unseen = in_play(self.options, self.seats)
        for cards in [kinds(scene.hand), self.discards, *self.laid]:
            for card in cards:
                unseen.remove(card)
        rooms = [*scene.hand_sizes, scene.discards - len(self.discards)]
        rooms[self.seat] = 0
        self.guesses = {Guess((tuple(sorted(unseen)),), tuple([(room,) for room in rooms])): 1.0}

    def is_lost(self, before: Scene) -> bool:
        """Whether discards that I never saw were shuffled again."""
        has_all = len(self.discards) == before.discards
        return not has_all and self.scene().reshuffles > before.reshuffles

    # What was seen

    def see_all(self, happened: list[Happened], before: Scene) -> None:
        """Move by move; which cards I drew meanwhile, my hand says at the end."""
        stock, reshuffles = before.stock, before.reshuffles
        drawn = Counter(kinds(self.scene().hand))
        drawn.subtract(kinds(before.hand))
        pools: list[int] = []  # by draw of mine, the shuffle that it came from
        for event in happened:
            if event.verb == "draw":
                if stock == 0 and reshuffles == MOST_RESHUFFLES:
                    break  # r8: there was nothing to draw any more, and the round is over
                if stock == 0:
                    stock, reshuffles = len(self.discards) - 1, reshuffles + 1
                    self.see_reshuffle()
                stock -= 1
                pools += self.see_draw(event.seat)
            elif event.verb != BREAK_OFF.verb():
                if event.seat == self.seat:
                    drawn.update(given(event))
                    drawn.subtract(self.received(event))
                self.see(event)
        self.see_drawn(pools, list(drawn.elements()))

    def see_reshuffle(self) -> None:
        pool, self.discards = self.discards[:-1], self.discards[-1:]
        self.go_on(lambda guess: guess.reshuffles(pool))

    def see_draw(self, seat: Seat) -> list[int]:
        """The shuffle of which I drew a card, if it was me."""
        if seat != self.seat:
            self.go_on(lambda guess: guess.draws(seat))
            return []
        return [len(next(iter(self.guesses)).pools) - 1]

    def see_drawn(self, pools: list[int], cards: list[Card]) -> None:
        """Nothing tells which card is of which shuffle if a view tells draws of mine from two."""
        if len(set(pools)) > 1:
            self.start_over()
            return
        for pool, card in zip(pools, cards, strict=True):
            self.draw_openly(pool, card)

    def draw_openly(self, pool: int, card: Card) -> None:
        self.go_on(lambda guess: guess.draws_openly(pool, card))

    def see(self, event: Happened) -> None:
        """Any move but drawing: which cards left a hand, and which came to it."""
        received = self.received(event)
        if event.verb == "take":
            self.see_taken(received[0])
        for card in given(event):
            self.see_given(event.seat, card)
        if event.seat != self.seat:
            self.known[event.seat] += received
        if event.verb == "discard":
            self.discards += given(event)
        elif event.verb == "lay":
            self.laid.append(given(event))
        elif "combination" in event.params:
            laid = self.laid[int(event.params["combination"])]
            laid += given(event)
            for card in received:
                laid.remove(card)

    def see_taken(self, card: Card) -> None:
        """From the top; one that was covered before my first view shows only now."""
        if self.discards:
            self.discards.pop()
        else:
            self.go_on(lambda guess: guess.reveals(self.seats, card))

    def received(self, event: Happened) -> list[Card]:
        """The cards that a move other than drawing brings to the hand."""
        if event.verb == "pick-up":
            return list(self.laid[int(event.params["combination"])])
        if event.verb not in ("take", "take-back", "exchange"):
            return []
        card = kinds([str(event.params["card"])])[0]
        return [joker_like(card) if event.verb == "exchange" else card]

    def see_given(self, seat: Seat, card: Card) -> None:
        if seat == self.seat:
            return
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.go_on(lambda guess: guess.reveals(seat, card))

    def see_top(self) -> None:
        """A discard that was covered before my first view, and has come to the top."""
        top = kinds(self.scene().top)
        if top and not self.discards:
            self.discards = top
            self.go_on(lambda guess: guess.reveals(self.seats, top[0]))

    def go_on(self, step: Callable[[Guess], list[Likely]]) -> None:
        """Each guess as it goes on; those that come to the same are one."""
        after: dict[Guess, float] = {}
        for guess, weight in self.guesses.items():
            for follower, likely in step(guess):
                after[follower] = after.get(follower, 0.0) + weight * likely
        assert after, "what was seen can be"
        self.guesses = after

    # What may be

    def unseen(self) -> list[Card]:
        """The cards that may be in other hands or in the stock."""
        guess = next(iter(self.guesses))
        return [card for pool in guess.pools for card in pool]

    def drawn_guess(self, rng: Rng) -> Guess:
        """One of the guesses, each as often as it is likely."""
        rest = sum(self.guesses.values()) * rng.below(MOST) / MOST
        for guess, weight in self.guesses.items():
            rest -= weight
            if rest < 0:
                return guess
        return next(reversed(self.guesses))


def given(event: Happened) -> list[Card]:
    """The cards that a move takes out of the hand."""
    if event.verb in ("lay", "add"):
        return kinds(str(event.params["cards"]).split())
    return kinds([str(event.params["card"])]) if event.verb in ("discard", "exchange") else []

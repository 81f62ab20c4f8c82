"""Players of Arriba who see alike and react unlike, and one who is as good as the others.

They compare the cards in the views that they are sent, as a person does; how long that takes them,
and how often look-alikes fool them, is their level.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from tablee.engine.bot import Bot, Choice
from tablee.engine.moves import VERDICT, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.games.arriba.bot.reaction import Reaction, happens
from tablee.games.arriba.calls import NOTHING
from tablee.games.arriba.deck import DECK, FAMILY, NO_CARD, SHAPES, sort_of
from tablee.games.arriba.moves import UNCOVER
from tablee.games.arriba.options import ArribaOptions
from tablee.games.arriba.shown import Scene
from tablee.games.arriba.view import table_calls

GRAB, FLIP, SIGNAL = "grab", "flip", "signal"
REACH, LEAVE = "choose reach", "choose leave"
SOONEST, SPREAD = 600, 700  # milliseconds before a card is flipped: others must see the last one


class Player(Bot[ArribaOptions, Scene]):
    """Grabs when it is concerned, or believes it is; else flips when it is its turn."""

    REACTION: ClassVar[Reaction]

    def __init__(self, options: ArribaOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.reaction = self.REACTION
        self.looked = -1  # the last layout that it made up its mind about

    def choose(self) -> Choice | None:
        view, scene = self.view(), self.scene()
        if LEAVE in view.moves:
            return Choice(REACH if self.wants(scene) else LEAVE, self.pace())
        if view.exposure != self.looked:
            self.looked = view.exposure
            if view.claims and self.wants(scene):
                return Choice(GRAB, self.time(scene))
        for move in (FLIP, SIGNAL):
            if move in view.moves:
                return Choice(move, self.pace())
        return None

    def pace(self) -> int:
        return SOONEST + self.rng.below(SPREAD)

    # Looking

    def wants(self, scene: Scene) -> bool:
        if scene.grabber is not None:
            return False  # §5.4: hands are under the table
        if table_calls(scene)[self.seat] != NOTHING:
            return not happens(self.reaction.blind, self.rng)
        return self.sees_look_alike(scene) and happens(self.reaction.fooled, self.rng)

    def sees_look_alike(self, scene: Scene) -> bool:
        """Whether another shape of the family of one's own lies open."""
        tops = [sort_of(DECK.read(pile[-1:])[0]) if pile else NO_CARD for pile in scene.piles]
        mine = tops[self.seat]
        return mine in range(SHAPES) and any(
            top in range(SHAPES) and top != mine and top // FAMILY == mine // FAMILY for top in tops
        )

    def time(self, scene: Scene) -> int:
        piles = len([pile for pile in scene.piles if pile])
        return self.reaction.time(piles, self.sees_look_alike(scene), self.rng)


class Novice(Player):
    REACTION = Reaction(mu=480, sigma=80, tau=180, fooled=70, blind=120)


class Habitue(Player):
    REACTION = Reaction(mu=340, sigma=45, tau=95, fooled=35, blind=40)


class Club(Player):
    REACTION = Reaction(mu=270, sigma=32, tau=55, fooled=20, blind=5)


class Even(Player):
    """Is slower and less careful while it is ahead, faster and more careful while it isn't.

    What counts is who has the fewest cards. Ahead, it eases off by as many steps as it has rivals;
    else it takes one back: so of four it is ahead a quarter of the time, whoever they are. How far
    ahead or behind it is adds to that, or a match of three manches would be over before it tells.
    """

    REACTION = Reaction(mu=340, sigma=45, tau=90, fooled=30, blind=30)
    # Milliseconds. The first steps are longer, so that it is soon near.
    STEP, FIRST_STEP, SHORTER = 8.0, 40.0, 0.85
    A_CARD = 5.0
    FASTEST, SLOWEST = 100.0, 1200.0
    FAULTLESS, A_FAULT = 250.0, 3.0  # from where on it errs, and for how much more a thousandth
    MOST_FOOLED, MOST_BLIND = 250, 120  # thousandths

    def __init__(self, options: ArribaOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.step = self.FIRST_STEP
        self.ease = self.reaction.mu

    def observe(self, view: View) -> None:
        super().observe(view)
        if any(event.verb in (VERDICT, UNCOVER.text()) for event in view.happened):
            self.learn(self.cards_ahead(view))

    def cards_ahead(self, view: View) -> int:
        """How many cards fewer it has in all than whoever of the others has the fewest."""
        scene, had = self.scene(), list(view.scores)
        if not view.settled:
            held = zip(had, scene.stocks, scene.piles, strict=True)
            had = [score + stock + len(pile) for score, stock, pile in held]
        return min(had[: self.seat] + had[self.seat + 1 :]) - had[self.seat]

    def learn(self, ahead: int) -> None:
        change = self.step * (self.seats - 1) if ahead > 0 else -self.step
        self.ease = self.within(self.ease + change)
        self.step = max(self.STEP, self.SHORTER * self.step)
        mu = self.within(self.ease + self.A_CARD * ahead)
        faults = round(max(0.0, mu - self.FAULTLESS) / self.A_FAULT)
        self.reaction = replace(
            self.reaction,
            mu=mu,
            fooled=min(self.MOST_FOOLED, faults),
            blind=min(self.MOST_BLIND, faults),
        )

    def within(self, mu: float) -> float:
        return min(self.SLOWEST, max(self.FASTEST, mu))

"""Players of Arriba who see alike and react unlike, and one who is as good as the others.

They compare the cards in the views that they are sent, as a person does; how long that takes them,
and how often look-alikes fool them, is their level.
"""

from __future__ import annotations

from typing import ClassVar, cast

from tablee.engine.bot import Bot, Choice
from tablee.engine.moves import VERDICT, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.games.arriba.bot.looks import has_look_alike, open_piles
from tablee.games.arriba.bot.reaction import Reaction, happens, level
from tablee.games.arriba.bot.rivals import USUAL, Rivals
from tablee.games.arriba.calls import NOTHING
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
        return has_look_alike(scene, self.seat) and happens(self.reaction.fooled, self.rng)

    def time(self, scene: Scene) -> int:
        is_unsure = has_look_alike(scene, self.seat)
        return self.reaction.time(open_piles(scene), is_unsure, self.rng)


class Novice(Player):
    REACTION = Reaction(mu=480, sigma=80, tau=180, fooled=70, blind=120)


class Habitue(Player):
    REACTION = Reaction(mu=340, sigma=45, tau=95, fooled=35, blind=40)


class Club(Player):
    REACTION = Reaction(mu=270, sigma=32, tau=55, fooled=20, blind=5)


class Even(Player):
    """Does as the others do: as fast as they have been at this table, and as often wrong.

    Whoever is like the others wins as often as they do, whoever they are.
    """

    REACTION = level(USUAL)

    def __init__(self, options: ArribaOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.rivals = Rivals(seats, seat)

    def observe(self, view: View) -> None:
        before = self.last
        super().observe(view)
        if before is None or before.deal != view.deal:
            return
        self.watch(cast(Scene, before.scene), view)
        if view.claims and view.exposure != before.exposure and self.scene().grabber is None:
            self.rivals.see_layout(self.scene())
        self.reaction = self.rivals.like_them()

    def watch(self, before: Scene, view: View) -> None:
        now = self.scene()
        for event in view.happened:
            if event.verb == VERDICT and now.grabber is not None:
                self.rivals.see_verdict(before, now, str(event.params["figures"]))
            elif event.verb == UNCOVER.text() and now.choices:
                self.rivals.see_choices(before, now)

    def time(self, scene: Scene) -> int:
        """§7.1: a head start of one's own makes nobody faster than the others."""
        own = scene.head_starts[self.seat] if scene.head_starts else 0
        return super().time(scene) + own

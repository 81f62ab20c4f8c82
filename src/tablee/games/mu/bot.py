"""The club player: bids what its hand is worth, counts cards, and knows its side."""

from __future__ import annotations

from tablee.engine.bot import Bot
from tablee.engine.moves import Seat
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.sixty import DECK
from tablee.engine.view import View
from tablee.games.mu.bidding import card_to_lay, plan, trump_for_chief, trump_for_vice
from tablee.games.mu.deck import TYPE_NAMES
from tablee.games.mu.ranks import ranks
from tablee.games.mu.rules import AUCTION, CHIEF_TRUMP, PARTNER, PHASES, VICE_TRUMP
from tablee.games.mu.shown import Scene
from tablee.games.mu.tactics import best_play, scene_of, seen_table
from tablee.games.mu.valuation import best_partner, outlook
from tablee.games.mu.view import MuKnowledge


class Club(Bot):
    """A player with sense: nothing that a partner would wince at, and no search.

    It never draws a lot: the same views, the same moves.
    """

    def __init__(self, options: Options, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.knowledge = MuKnowledge(options, seats, seat)

    def observe(self, view: View) -> None:
        self.knowledge.observe(view)

    def choose(self) -> str | None:
        moves = self.knowledge.view().moves
        scene = scene_of(self.knowledge)
        if len(moves) == 1:
            return moves[0]
        phase = PHASES.index(scene.phase)
        if phase == AUCTION:
            return self.bid(scene)
        if phase in (VICE_TRUMP, CHIEF_TRUMP):
            return self.name_trump(scene)
        if phase == PARTNER:
            return self.choose_partner(scene)
        return f"play {DECK.name(best_play(seen_table(self.knowledge)))}"

    def bid(self, scene: Scene) -> str:
        """Card by card towards the plan, which stays the same until the turn ends."""
        view = outlook(self.knowledge, scene)
        raised = list(scene.raised)
        if scene.laying:
            raised[self.seat] = scene.raises + 1
        planned = plan(view, raised)
        if scene.bids[self.seat] < planned.total:
            return f"lay {DECK.name(card_to_lay(view, planned.types))}"
        return "done" if scene.laying else "pass"

    def name_trump(self, scene: Scene) -> str:
        view = outlook(self.knowledge, scene)
        if scene.vice == self.seat:
            assert scene.chief is not None, "trumps are named once there is a chief"
            return f"trump {TYPE_NAMES[trump_for_vice(view, scene.chief)]}"
        vice_trump = TYPE_NAMES.index(scene.vice_trump)
        return f"trump {TYPE_NAMES[trump_for_chief(view, scene.vice, vice_trump)]}"

    def choose_partner(self, scene: Scene) -> str:
        view = outlook(self.knowledge, scene)
        order = ranks(TYPE_NAMES.index(scene.chief_trump), TYPE_NAMES.index(scene.vice_trump))
        return f"partner {best_partner(view, scene.vice, order)}"

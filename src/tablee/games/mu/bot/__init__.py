"""The club player: bids what its hand is worth, counts cards, and knows its side."""

from __future__ import annotations

from tablee.engine.bot import Bot, Choice
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.engine.sixty import DECK
from tablee.games.mu.bot.bidding import card_to_lay, plan, trump_for_chief, trump_for_vice
from tablee.games.mu.bot.ranks import ranks
from tablee.games.mu.bot.tactics import best_play, seen_table
from tablee.games.mu.bot.valuation import best_partner, outlook
from tablee.games.mu.deck import TYPE_NAMES
from tablee.games.mu.options import MuOptions
from tablee.games.mu.rules import AUCTION, CHIEF_TRUMP, PARTNER, PHASES, VICE_TRUMP
from tablee.games.mu.shown import Scene
from tablee.games.mu.view import MuKnowledge


class Club(Bot[MuOptions, Scene]):
    """A player with sense: nothing that a partner would wince at, and no search.

    It never draws a lot: the same views, the same moves.
    """

    def __init__(self, options: MuOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.knowledge = MuKnowledge(options, seats, seat)

    def observe(self, view: View) -> None:
        self.knowledge.observe(view)

    def choose(self) -> Choice | None:
        moves = self.knowledge.view().moves
        return Choice(moves[0] if len(moves) == 1 else self.best_move(self.knowledge.scene()))

    def best_move(self, scene: Scene) -> str:
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

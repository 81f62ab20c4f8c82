"""Three players of Pique Points, who differ in what they reckon with.

All of them go by the view they were sent. The novice lays what comes to hand, the habitué lays
points first and weighs risks by a rule of thumb, the club player counts the cards gone by and knows
when to end a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tablee.engine.bot import Bot, Choice
from tablee.games.pique_points.bot.odds import GENDARME, POINTS, Outlook, outlook
from tablee.games.pique_points.options import PiquePointsOptions
from tablee.games.pique_points.shown import Scene

# In points.
WIN = 6.0  # to end the game ahead, or what it costs to end it behind
GOING_OUT = 0.8  # a card less for whoever leads and wants to end
TIDY = 0.15  # a card less for anybody
OCCASION = 0.2  # to be rid of a card that may be a risk later
TEMPO = 0.35  # another's turn that is lost
BURDEN = 0.25  # a card that another must take
ON_GUARD = 0.7  # a Gendarme in hand, for infractions to come
NEARLY_OUT = 2  # so few cards are a threat
PERCENT = 100
HABIT = 40  # draws in a hundred turns of whoever doesn't plan


@dataclass(frozen=True)
class Level:
    """What somebody thinks of, and how often they don't think at all."""

    fears: float  # how much of a risk is felt
    counts: bool  # the cards gone by
    plans: bool  # for the end of the game
    lead: int  # with which to end it
    hurry: float  # what a card more costs then
    slips: int  # moves in a hundred that are made at random


class Player(Bot[PiquePointsOptions, Scene]):
    """Makes the move that promises most points, as far as its level sees."""

    LEVEL: ClassVar[Level]

    def choose(self) -> Choice | None:
        moves = self.view().moves
        if len(moves) == 1:
            return Choice(moves[0])
        if self.rng.below(PERCENT) < self.LEVEL.slips:
            return Choice(moves[self.rng.below(len(moves))])
        now = outlook(self.scene(), self.seat, self.options, self.LEVEL.counts)
        return Choice(max(moves, key=lambda move: self.worth(move, now)))

    def worth(self, move: str, now: Outlook) -> float:
        """What a move is worth in points; the rest of the turn is reckoned with it."""
        if move == "done":
            return 0.0
        if move == "draw":
            return self.worth_of_drawing(now)
        return self.worth_of_laying(move.removeprefix("lay "), now)

    # Drawing

    def worth_of_drawing(self, now: Outlook) -> float:
        """Before laying, if at all: the card drawn may be the one to lay."""
        if not self.LEVEL.plans:
            return WIN if self.rng.below(PERCENT) < HABIT else -WIN
        gain = now.drawn_points()
        cost = self.LEVEL.hurry if self.wants_to_end(now) else 0.0
        if gain <= cost:
            return gain - cost - TIDY  # rather let the game end than go on for nothing
        is_first = not now.scene.has_laid and not self.must_lay_first(now)
        return gain - cost + (WIN if is_first else 0.0)

    def must_lay_first(self, now: Outlook) -> bool:
        """Before an infraction that I can punish is shuffled away, or the game goes on."""
        scene = now.scene
        is_punishable = scene.offender is not None and scene.offender != self.seat
        return scene.stock == 0 and is_punishable and GENDARME in scene.hand

    def wants_to_end(self, now: Outlook) -> bool:
        """Ahead with what is laid and what can still be laid."""
        lead = now.mine() + now.still_to_lay() - now.best_other()
        return self.LEVEL.plans and lead >= self.LEVEL.lead

    # Laying

    def worth_of_laying(self, card: str, now: Outlook) -> float:
        value = self.effect(card, now) + (GOING_OUT if self.wants_to_end(now) else TIDY)
        if len(now.scene.hand) == 1:
            value += self.worth_of_ending(card, now)
        return value

    def worth_of_ending(self, card: str, now: Outlook) -> float:
        """§6.1: with this card the game is over."""
        if not self.LEVEL.plans:
            return WIN
        final = now.mine() + POINTS.get(card, 0)
        return WIN if final >= now.best_other() else -WIN

    def effect(self, card: str, now: Outlook) -> float:
        if card in POINTS:
            return WIN / 2 + POINTS[card]
        if card == GENDARME:
            return self.worth_of_a_gendarme(now)
        value = self.relief(now) if not card.startswith("r") else 0.0
        if card in now.scene.offences:
            value += OCCASION * (1.0 - now.caught()) - self.risk(now)
        if card in ("pressure", "accident"):
            value += TEMPO
        if card == "pickup":
            value += self.worth_of_a_pickup(now)
        return value + self.worth_of_a_limit(card, now)

    def risk(self, now: Outlook) -> float:
        """The chance to be caught, times what it costs me and gives another."""
        if len(now.scene.hand) == 1:
            return 0.0
        rivals = 1.0 + 1.0 / (now.seats - 1)
        return self.LEVEL.fears * now.caught() * now.at_stake() * rivals

    def relief(self, now: Outlook) -> float:
        """Covering an infraction of my own that still lies open."""
        is_mine = now.scene.offender == self.seat
        return self.LEVEL.fears * now.caught() * now.at_stake() if is_mine else 0.0

    def worth_of_a_gendarme(self, now: Outlook) -> float:
        scene = now.scene
        if scene.offender is None or scene.offender == self.seat:
            return self.relief(now) - (ON_GUARD if self.LEVEL.plans else 0.0)
        stolen = min(POINTS[card] for card in scene.stashes[scene.offender])
        return WIN / 2 + stolen

    def worth_of_a_pickup(self, now: Outlook) -> float:
        """A burden for whoever is about to go out, else perhaps a gift."""
        if not self.LEVEL.counts:
            return TEMPO
        victim = (self.seat + 1) % now.seats
        is_threat = now.scene.hand_sizes[victim] <= NEARLY_OUT and not self.wants_to_end(now)
        return TEMPO + (1.0 if is_threat else BURDEN) - now.drawn_points()

    def worth_of_a_limit(self, card: str, now: Outlook) -> float:
        """A Route that lets me lay my own Speed cards without risk."""
        if not card.startswith("r") or not self.LEVEL.counts:
            return 0.0
        speeds = [int(other[1:]) for other in now.scene.hand if other[0] == "s"]
        limit, new = now.scene.limit, int(card[1:])
        change = sum((speed <= new) - (speed <= limit) for speed in speeds)
        return 0.1 * change


class Novice(Player):
    LEVEL = Level(fears=0.0, counts=False, plans=False, lead=0, hurry=0.0, slips=25)


class Habitue(Player):
    LEVEL = Level(fears=0.5, counts=False, plans=True, lead=1, hurry=0.45, slips=10)


class Club(Player):
    LEVEL = Level(fears=1.5, counts=True, plans=True, lead=3, hurry=0.1, slips=0)

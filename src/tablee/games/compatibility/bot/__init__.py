"""Three players of Compatibility who think of the other, each as well as they can.

What comes to a player's mind at a theme is what the tables say, blurred. A novice's mind wanders
far, and it thinks of itself; a club player's hardly, and it learns how the others here think.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tablee.engine.bot import Bot, Choice
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.games.compatibility.bot.associations import TABLES, Weights, weights
from tablee.games.compatibility.bot.model import (
    Forecast,
    Liking,
    best_row,
    forecast,
    normal,
    uniform,
)
from tablee.games.compatibility.deck import PICTURES
from tablee.games.compatibility.options import CompatibilityOptions
from tablee.games.compatibility.shown import Scene
from tablee.games.compatibility.table import EXCHANGING, PHASES

SURE_ENOUGH = 0.4  # of a direct match, to put a Double Stake on it
BOLD = 0.2  # the same, when the race is nearly over
BLIND_STAKE = 0.15  # how often a novice lays one, wherever
SHORT_THOUGHT = 350  # milliseconds
LONG_THOUGHT = 1_600


@dataclass(frozen=True)
class Level:
    """How somebody thinks."""

    blur: float  # how far what comes to mind is from what the tables say
    is_selfish: bool  # lays what it likes, not what the other would lay
    learns: bool  # from the rows that were shown
    reckons: bool  # where special cards pay


@dataclass(frozen=True)
class Plan:
    """What a player means to lay in a round."""

    row: list[str]
    stake: int | None  # a place for a Double Stake


class Player(Bot[CompatibilityOptions, Scene]):
    """Plans a row when the theme is known, lays it picture by picture, and is ready."""

    LEVEL: ClassVar[Level]

    def __init__(self, options: CompatibilityOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.pictures = PICTURES[: options.pictures]
        self.likings = [Liking() for _ in range(seats)]
        self.own_table = TABLES[rng.below(len(TABLES))]
        self.plan: Plan | None = None
        self.planned_deal = 0
        self.learnt_deal = 0

    # Learning

    def observe(self, view: View) -> None:
        super().observe(view)
        if view.settled and self.learnt_deal != view.deal:
            self.learnt_deal = view.deal
            if self.LEVEL.learns:
                self.learn(self.scene())

    def learn(self, scene: Scene) -> None:
        for seat, row in enumerate(scene.rows):
            laid = [picture for picture in row if picture]
            if seat != self.seat and laid:
                self.likings[seat].learn(scene.theme, laid, self.pictures)

    # Planning

    def planned(self, scene: Scene) -> Plan:
        deal = self.view().deal
        if self.plan is None or self.planned_deal != deal:
            self.planned_deal, self.plan = deal, self.make_plan(scene)
        return self.plan

    def make_plan(self, scene: Scene) -> Plan:
        mind, length = self.mind(scene), scene.lengths[self.seat]
        if self.LEVEL.is_selfish:
            row = sorted(mind, key=lambda picture: -mind[picture])[:length]
            return Plan(row, self.rng.below(length) if uniform(self.rng) < BLIND_STAKE else None)
        theirs = max(scene.lengths[seat] for seat in self.others(scene))
        seen = forecast(mind, theirs, self.rng)
        row = best_row(seen, mind, length)
        return Plan(row, self.stake(scene, seen, row))

    def others(self, scene: Scene) -> list[Seat]:
        """Who should agree with me: my partner, the leader, or those who follow me."""
        if scene.leader is None:
            return [Seat((self.seat + self.seats // 2) % self.seats)]
        if scene.leader != self.seat:
            return [scene.leader]
        players = [Seat(seat) for seat, length in enumerate(scene.lengths) if length > 0]
        return [seat for seat in players if seat != self.seat]

    def mind(self, scene: Scene) -> Weights:
        """What comes to mind: of what the others would think of, or of what I like."""
        if self.LEVEL.is_selfish:
            known = weights(scene.theme, self.own_table, self.pictures)
        else:
            others = self.others(scene)
            likely = [self.likings[seat].weights(scene.theme, self.pictures) for seat in others]
            known = {p: sum(one[p] for one in likely) / len(likely) for p in self.pictures}
        blur = self.LEVEL.blur
        return {picture: weight + blur * normal(self.rng) for picture, weight in known.items()}

    def stake(self, scene: Scene, seen: Forecast, row: list[str]) -> int | None:
        """The place that is surest to agree, if it is sure enough."""
        place = max(range(len(row)), key=lambda place: seen.direct(row[place], place))
        nearest = max(scene.pawns) / len(scene.spaces)
        needed = SURE_ENOUGH + nearest * (BOLD - SURE_ENOUGH)
        return place if seen.direct(row[place], place) >= needed else None

    # Laying

    def choose(self) -> Choice | None:
        scene, verbs = self.scene(), [offer.verb for offer in self.view().offers]
        if scene.phase == PHASES[EXCHANGING]:
            return Choice(self.exchange(scene), LONG_THOUGHT)
        if self.view().may_wait:
            return None
        step = self.next_step(scene)
        if step is not None:
            return Choice(step, SHORT_THOUGHT + self.rng.below(SHORT_THOUGHT))
        text = self.special(scene, verbs) or "ready"
        return Choice(text, LONG_THOUGHT + self.rng.below(LONG_THOUGHT))

    def next_step(self, scene: Scene) -> str | None:
        """The first place that isn't as planned: somebody else may have begun this row."""
        row = scene.rows[self.seat]
        if scene.doubled[self.seat] > 0:
            return None
        for place, wanted in enumerate(self.planned(scene).row):
            if row[place] != wanted:
                return mended(row, place, wanted)
        return None

    def special(self, scene: Scene, verbs: list[str]) -> str:
        """A card to lay before being ready, or nothing."""
        stake = self.planned(scene).stake
        if stake is not None and "double" in verbs:
            return f"double {stake + 1}"
        if self.LEVEL.reckons and "jumble" in verbs:
            return self.jumble(scene)
        return ""

    def jumble(self, scene: Scene) -> str:
        """Whoever has a Double Stake to lose; late in the race, whoever is ahead."""
        targets = [int(seat) for seat in self.domain("jumble", "other")]
        staked = [seat for seat in targets if scene.doubled[seat] > 0]
        if staked:
            return f"jumble {staked[0]}"
        teams = len(scene.pawns)
        foremost = max(targets, key=lambda seat: scene.pawns[seat % teams])
        is_late = 2 * scene.pawns[foremost % teams] >= len(scene.spaces)
        return f"jumble {foremost}" if is_late else ""

    def domain(self, verb: str, name: str) -> list[int | str]:
        return next(offer.domain[name] for offer in self.view().offers if offer.verb == verb)

    def exchange(self, scene: Scene) -> str:
        """The doubled place if there is one, else the first, which is likeliest to agree."""
        on = next(one.on for one in scene.attacks if one.by == self.seat and not one.settled)
        if not self.LEVEL.reckons:
            moves = self.view().moves
            return moves[self.rng.below(len(moves))]
        doubled = max(scene.doubled[on], 1)
        first, second = sorted((doubled, 2 if doubled == 1 else 1))
        return f"exchange {first} {second}"


def mended(row: list[str], place: int, wanted: str) -> str:
    """A step that brings a row nearer to the plan."""
    if wanted in row:
        first, second = sorted((place, row.index(wanted)))
        return f"swap {first + 1} {second + 1}"
    return f"place {place + 1} {wanted}" if row[place] == "" else f"remove {place + 1}"


class Novice(Player):
    LEVEL = Level(blur=0.42, is_selfish=True, learns=False, reckons=False)


class Habitue(Player):
    LEVEL = Level(blur=0.32, is_selfish=False, learns=False, reckons=True)


class Club(Player):
    LEVEL = Level(blur=0.2, is_selfish=False, learns=True, reckons=True)

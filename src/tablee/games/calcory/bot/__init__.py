"""Three players of Calcory who reckon alike and remember unlike.

What they know comes from the views they were sent, as a person's does. The club player forgets
nothing, and its description says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tablee.engine.bot import Bot, Choice
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.games.calcory.bot.odds import NOTHING, Aim, Chances, Odds, Standing, Sums, chances_of
from tablee.games.calcory.options import CalcoryOptions, cards
from tablee.games.calcory.shown import FACE_DOWN, Scene
from tablee.games.calcory.view import CalcoryKnowledge

WINNING = 12.0  # cards that the end of a match is worth to whoever leads, or costs who doesn't
ENDGAME = 3  # begins when this part of the cards is left
SHOWING = 0.1  # cards that it costs to show an unknown card to all


@dataclass(frozen=True)
class Level:
    """How well somebody remembers, in parts of a hundred."""

    notes: int  # how often a card that was turned is kept in mind at all
    fades: int  # how often each card kept in mind is lost in the course of a turn
    counts: bool  # knows which cards were never seen


class Player(Bot[CalcoryOptions, Scene]):
    """Turns what it remembers, and else what promises most."""

    LEVEL: ClassVar[Level]

    def __init__(self, options: CalcoryOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.thirteen_beats = options.thirteen_beats
        self.deck = [int(name[1:]) for name in cards(options, seats)]
        self.knowledge = CalcoryKnowledge(options, seats, seat)
        self.noted: dict[str, int] = {}  # numbers, by cell
        self.turns = 0

    # Remembering

    def observe(self, view: View) -> None:
        known_before = dict(self.knowledge.faces)
        self.knowledge.observe(view)
        faces, scene = self.knowledge.faces, self.knowledge.scene()
        if scene.turns != self.turns:
            self.turns = scene.turns
            self.fade()
        for cell in list(self.noted):
            if cell not in faces:
                del self.noted[cell]
        for cell, card in faces.items():
            is_new = cell in scene.turned or cell not in known_before
            # The longer it lies there, the surer it is kept in mind.
            if is_new and self.happens(self.LEVEL.notes):
                self.noted[cell] = int(card[1:])

    def fade(self) -> None:
        for cell in list(self.noted):
            if self.happens(self.LEVEL.fades):
                del self.noted[cell]

    def happens(self, chance: int) -> bool:
        return chance == CERTAIN or (chance > 0 and self.rng.below(CERTAIN) < chance)

    # Choosing

    def choose(self) -> Choice | None:
        return Choice(self.best_move(self.knowledge.view().moves, self.knowledge.scene()))

    def best_move(self, moves: list[str], scene: Scene) -> str:
        if len(moves) == 1:
            return moves[0]
        if scene.catch:
            return f"back {min(scene.catch, key=usefulness)}"
        if scene.returned:
            return moves[self.rng.below(len(moves))]
        return self.go_on(scene, "stop" in moves)

    def go_on(self, scene: Scene, may_stop: bool) -> str:
        hidden = [
            cell
            for cell, face in zip(self.knowledge.names, scene.cells, strict=True)
            if face == FACE_DOWN
        ]
        known = {cell: self.noted[cell] for cell in hidden if cell in self.noted}
        unknown = [cell for cell in hidden if cell not in known]
        chances = self.chances() if unknown else NOTHING
        odds = Odds(Sums(known), chances, self.aim(scene))
        standing = self.standing(scene)
        by_memory, total = odds.certain(standing)
        by_luck, cell = self.luckiest(odds, standing, unknown)
        stopping = odds.stopping(standing) if may_stop else 0.0
        if may_stop and stopping >= max(by_memory, by_luck):
            return "stop"
        if total and (by_memory >= by_luck or not cell):
            return f"turn {odds.sums.making(total - standing.sum, standing.has_zero)[0]}"
        return f"turn {cell or self.harmless(known)}"

    def luckiest(self, odds: Odds, standing: Standing, unknown: list[str]) -> tuple[float, str]:
        """The unknown card that promises most; one out of a catch isn't wholly unknown."""
        best: tuple[float, str] = (0.0, "")
        fresh = [cell for cell in unknown if cell not in self.knowledge.riddles]
        if fresh:
            cell = fresh[self.rng.below(len(fresh))]
            best = (odds.turning(standing, odds.chances) - SHOWING, cell)
        for cell in unknown:
            if cell in self.knowledge.riddles:
                chances = self.chances_at(cell) if self.LEVEL.counts else odds.chances
                value = odds.turning(standing, chances) - SHOWING
                if not best[1] or value > best[0]:
                    best = (value, cell)
        return best

    def harmless(self, known: dict[str, int]) -> str:
        """Where nothing can be won: the lowest card that I know, which tells nobody anything."""
        return min(known, key=lambda cell: (known[cell], cell))

    def chances(self) -> Chances:
        """Of a card that I don't know: any that I haven't in mind, or that was never seen."""
        numbers = list(self.deck)
        seen = list(self.noted.values())
        if self.LEVEL.counts:
            knowledge = self.knowledge
            heaps = [*knowledge.piles, *(catch.cards for catch in knowledge.riddles.values())]
            names = [*knowledge.faces.values(), *(card for heap in heaps for card in heap)]
            seen = [int(name[1:]) for name in names]
        for number in seen:
            numbers.remove(number)
        return chances_of(numbers or self.deck)

    def chances_at(self, cell: str) -> Chances:
        return chances_of([int(name[1:]) for name in self.knowledge.riddles[cell].cards])

    def standing(self, scene: Scene) -> Standing:
        """Added up by itself: a table may tell no sums."""
        numbers = [int(self.knowledge.faces[cell][1:]) for cell in scene.turned]
        return Standing(sum(numbers), len(numbers), 0 in numbers)

    def aim(self, scene: Scene) -> Aim:
        numbers = [int(self.knowledge.faces[cell][1:]) for cell in scene.marked]
        return Aim(
            to_beat=sum(numbers),
            cards_to_beat=len(numbers),
            denied=self.denied(scene),
            rivals=self.seats - 1,
            thirteen_beats=self.thirteen_beats,
            alone=WINNING if self.may_end(scene) else -WINNING,
        )

    def may_end(self, scene: Scene) -> bool:
        """In the lead, and not while there is still much to be won."""
        left = [face for face in scene.cells if face]
        others = max(won for seat, won in enumerate(scene.won) if seat != self.seat)
        return scene.won[self.seat] + 1 > others and ENDGAME * len(left) <= len(self.deck)

    def denied(self, scene: Scene) -> float:
        """What beating the marked cards takes from their owner, as far as it is my gain."""
        if scene.owner is None:
            return 0.0
        if len(scene.marked) > 1:
            return (len(scene.marked) - 1) / (self.seats - 1)
        others = max(won for seat, won in enumerate(scene.won) if seat != scene.owner)
        return WINNING if scene.won[scene.owner] + 1 >= others else 0.0


CERTAIN = 100


def usefulness(card: str) -> tuple[int, str]:
    """Which card to put back: low ones fit into many sums, and I alone know where it lies."""
    number = int(card[1:])
    return (number if number > 0 else CERTAIN, card)


class Novice(Player):
    LEVEL = Level(notes=35, fades=15, counts=False)


class Habitue(Player):
    LEVEL = Level(notes=75, fades=4, counts=False)


class Club(Player):
    LEVEL = Level(notes=CERTAIN, fades=0, counts=True)

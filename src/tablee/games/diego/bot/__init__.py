"""Three players of Diego, who differ in what they recognise, how fast, and how often they err.

They see the faces that a person sees. Whether two of them make a pair each judges once, by a chance
that depends on the two representations, and sticks to it.
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from tablee.engine.bot import Bot, Choice
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.games.diego.bot.eye import Eye, Level
from tablee.games.diego.options import DiegoOptions
from tablee.games.diego.shown import Scene

READING = 600  # milliseconds before anybody has taken in what is new
AT_ONCE = 250  # a hand that has decided


class Player(Bot[DiegoOptions, Scene]):
    """Announces what it takes for a pair, and contradicts what it takes for none."""

    LEVEL: ClassVar[Level]

    def __init__(self, options: DiegoOptions, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(options, seats, seat, rng)
        self.eye = Eye(self.LEVEL, rng)
        self.decided = 0  # the window in which it has made up its mind

    def choose(self) -> Choice | None:
        scene = self.scene()
        if scene.phase == "turn":
            return Choice(self.announced(scene), self.eye.search_time())
        if scene.phase == "naming":
            return self.named(scene)
        if scene.phase == "voting":
            return Choice("end" if self.is_done(scene) else "go-on", READING)
        return self.answered(scene)

    # One's own turn

    def announced(self, scene: Scene) -> str:
        """The pair that it is surest of, or a pass."""
        found = self.pairs(scene.hand, scene.row)
        if found:
            hand, row = self.surest(found, scene.hand, scene.row)
            return f"diego {hand + 1} {row + 1}"
        for first, second in self.pairs_in_hand(scene.hand):
            return f"hand-diego {first + 1} {second + 1}"
        return "pass"

    def pairs(self, hand: list[str], row: list[str]) -> list[tuple[int, int]]:
        """Places that it takes for pairs."""
        return [
            (i, j)
            for i, held in enumerate(hand)
            for j, target in enumerate(row)
            if self.is_pair(held, target)
        ]

    def pairs_in_hand(self, hand: list[str]) -> list[tuple[int, int]]:
        """§7.6: the same, where that is agreed."""
        if not self.options.pair_in_hand:
            return []
        places = combinations(range(len(hand)), 2)
        return [(i, j) for i, j in places if self.is_pair(hand[i], hand[j])]

    def is_pair(self, first: str, second: str) -> bool:
        return bool(first and second) and self.eye.finds(first, second)

    def surest(
        self, found: list[tuple[int, int]], hand: list[str], row: list[str]
    ) -> tuple[int, int]:
        return max(found, key=lambda pair: self.eye.ease(hand[pair[0]], row[pair[1]]))

    def is_done(self, scene: Scene) -> bool:
        """Whether it would only pass from now on."""
        sees_pairs = self.pairs(scene.hand, scene.row) or self.pairs_in_hand(scene.hand)
        return scene.stock == 0 and not sees_pairs

    # Others' turns

    def answered(self, scene: Scene) -> Choice | None:
        """Contradict, agree, or let time go by."""
        claims, moves = self.view().claim_texts, self.view().moves
        wait = READING if self.decided == scene.windows else self.eye.judging_time(scene.claimed)
        self.decided = scene.windows
        if claims and self.contradicts(scene):
            return Choice(claims[0], wait)
        return Choice("agree", wait) if "agree" in moves else None

    def contradicts(self, scene: Scene) -> bool:
        if scene.phase == "claimed":
            return self.eye.doubts(scene.claimed[0], scene.claimed[1])
        return bool(self.pairs(scene.shown, scene.row))

    def named(self, scene: Scene) -> Choice | None:
        """The pair. If a person announced whose seat it now has, it may see none, and waits."""
        found = self.pairs(scene.shown, scene.row)
        if not found:
            return None if self.view().may_wait else Choice(self.view().moves[0], AT_ONCE)
        hand, row = self.surest(found, scene.shown, scene.row)
        return Choice(f"name {hand + 1} {row + 1}", AT_ONCE)


class Novice(Player):
    """Knows its fractions, is slow with all else, and errs."""

    LEVEL = Level(sees=70, loses=45, errs=6, unmasks=40, misjudges=5, tempo=2.2)


class Habitue(Player):
    """Recognises most, takes its time, and seldom errs."""

    LEVEL = Level(sees=92, loses=35, errs=1, unmasks=70, misjudges=2, tempo=1.2)


class Club(Player):
    """Sees nearly every pair, quickly."""

    LEVEL = Level(sees=100, loses=8, errs=0, unmasks=96, misjudges=0, tempo=0.7)

"""Bots for the tests that act at once, or after as long as they say."""

from __future__ import annotations

from probes.race.view import Scene
from tablee.engine.bot import Bot, Choice
from tablee.engine.options import Options

GRABS_AFTER = 400  # milliseconds


class Grabs(Bot[Options, Scene]):
    """In Race: reaches for the totem where it has a reason, and flips nothing."""

    def choose(self) -> Choice | None:
        _, *tops = self.scene().tops[-1]
        mine = tops[self.seat]
        return Choice("grab", GRABS_AFTER) if mine >= 0 and tops.count(mine) > 1 else None

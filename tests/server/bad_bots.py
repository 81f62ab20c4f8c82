"""Bots that go wrong in every way we can think of."""

from __future__ import annotations

import os
import time

from tablee.engine.bot import Bot, Choice
from tablee.engine.options import Options
from tablee.engine.shown import View


class Raises(Bot[Options, object]):
    def observe(self, view: View) -> None:
        pass

    def choose(self) -> Choice | None:
        raise ValueError("I hold the secret card p07")


class RaisesOnViews(Raises):
    def observe(self, view: View) -> None:
        raise ValueError("I see the secret card p07")


class TalksNonsense(Raises):
    def choose(self) -> Choice | None:
        return Choice("lay p99")


class Waits(Raises):
    """Where nobody may wait."""

    def choose(self) -> Choice | None:
        return None


class Dies(Raises):
    def choose(self) -> Choice | None:
        os._exit(1)


class Stalls(Raises):
    def choose(self) -> Choice | None:
        time.sleep(60)
        return None

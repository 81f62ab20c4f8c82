"""Bots that go wrong in every way we can think of."""

from __future__ import annotations

import os
import time

from tablee.engine.bot import Bot
from tablee.engine.view import View


class Raises(Bot):
    def observe(self, view: View) -> None:
        pass

    def choose(self) -> str | None:
        raise ValueError("I hold the secret card p07")


class RaisesOnViews(Raises):
    def observe(self, view: View) -> None:
        raise ValueError("I see the secret card p07")


class TalksNonsense(Raises):
    def choose(self) -> str | None:
        return "lay p99"


class Waits(Raises):
    """Where nobody may wait."""

    def choose(self) -> str | None:
        return None


class Dies(Raises):
    def choose(self) -> str | None:
        os._exit(1)


class Stalls(Raises):
    def choose(self) -> str | None:
        time.sleep(60)
        return None

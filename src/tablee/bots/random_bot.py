"""The bot that plays any game, and none well."""

from __future__ import annotations

from tablee.engine.bot import Bot
from tablee.engine.play import may_wait
from tablee.engine.view import View


class RandomBot(Bot):
    """Every legal move is equally likely, and so is waiting where it is allowed."""

    view: View

    def observe(self, view: View) -> None:
        self.view = view

    def choose(self) -> str | None:
        moves = self.view.moves
        waiting = int(may_wait(self.seat, self.view.active))
        pick = self.rng.below(len(moves) + waiting)
        return moves[pick] if pick < len(moves) else None

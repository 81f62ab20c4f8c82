"""The bot that plays any game, and none well."""

from __future__ import annotations

from typing import Final

from tablee.engine.bot import Bot, Choice
from tablee.engine.options import Options
from tablee.engine.rng import Rng

SLOWEST: Final = 3000  # milliseconds: where several may act, any of them may be the first


class RandomBot(Bot[Options, object]):
    """Every move and claim is equally likely, and so is waiting where it is allowed."""

    def choose(self) -> Choice | None:
        view = self.view()
        texts = [*view.moves, *view.claim_texts]
        pick = random_pick(len(texts), view.may_wait or not view.moves, self.rng)
        is_alone = len(view.active) == 1 and not view.claims
        return None if pick is None else Choice(texts[pick], random_delay(is_alone, self.rng))


def random_pick(choices: int, may_wait: bool, rng: Rng) -> int | None:
    """Which of so many, or none."""
    pick = rng.below(choices + int(may_wait))
    return pick if pick < choices else None


def random_delay(is_alone: bool, rng: Rng) -> int:
    """Whoever is waited for needn't wait."""
    return 0 if is_alone else rng.below(SLOWEST)

"""What lies on the two sides of a répartiteur, and what it comes to.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card
from tablee.engine.words import ScoreLine
from tablee.games.diego.deck import Pack

DIEGO_POINTS: Final = 2  # §6.1, §6.2
CONTRA_POINTS: Final = 4  # §6.3, §6.4
CAPITAL: Final = 100  # §7.7


class Side:
    """The pairs of one player, two cards each, side DIEGO and side PAS DIEGO. Never changed."""

    def __init__(self, diego: list[Card] | None = None, contra: list[Card] | None = None) -> None:
        self.diego: list[Card] = diego or []
        self.contra: list[Card] = contra or []

    def with_pair(self, pair: list[Card], is_diego: bool) -> Side:
        if is_diego:
            return Side([*self.diego, *pair], self.contra)
        return Side(self.diego, [*self.contra, *pair])


def count_right(cards: list[Card], pack: Pack) -> int:
    """How many of these pairs represent one number."""
    pairs = zip(cards[::2], cards[1::2], strict=True)
    return sum([int(pack.is_pair(first, second)) for first, second in pairs])


def score_lines(sides: list[Side], pack: Pack, has_capital: bool) -> list[ScoreLine]:
    """§6: what is said on a side is right or wrong; the control sheet tells."""
    lines: list[ScoreLine] = []
    for seat, side in enumerate(sides):
        if has_capital:
            lines.append(ScoreLine(seat, "diego.7.7", "diego-capital", CAPITAL))
        lines += [line for line in lines_of(seat, side, pack) if line.points != 0]
    return lines


def lines_of(seat: int, side: Side, pack: Pack) -> list[ScoreLine]:
    right, mistaken = count_right(side.diego, pack), count_right(side.contra, pack)
    wrong, unmasked = len(side.diego) // 2 - right, len(side.contra) // 2 - mistaken
    return [
        ScoreLine(seat, "diego.6.1", "diego-right", right * DIEGO_POINTS, {"count": right}),
        ScoreLine(seat, "diego.6.2", "diego-wrong", -wrong * DIEGO_POINTS, {"count": wrong}),
        ScoreLine(seat, "diego.6.3", "contra-right", unmasked * CONTRA_POINTS, {"count": unmasked}),
        ScoreLine(
            seat, "diego.6.4", "contra-wrong", -mistaken * CONTRA_POINTS, {"count": mistaken}
        ),
    ]

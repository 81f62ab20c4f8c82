"""What a round of Rummü is worth. The § numbers are the rulebook's."""

from __future__ import annotations

from typing import Final

from tablee.engine.moves import Seat
from tablee.engine.words import Params, ScoreLine, listed
from tablee.games.rummu.combinations import HALVED, KINDS, SAME_NUMBER, Combination

OUT_FIRST: Final = 10  # §6.1
CARD_LEFT: Final = -5  # §6.2
JOKER_LEFT: Final = -10


class Left:
    """What somebody still holds when the round ends."""

    def __init__(self, jokers: int, normals: int) -> None:
        self.jokers = jokers
        self.normals = normals


def round_lines(
    laid: list[Combination], left: list[Left], out: Seat | None, spared: list[Seat]
) -> list[ScoreLine]:
    """§6: combinations in the order of laying, then who went out, then what is left in hand."""
    lines = [combination_line(one) for one in laid if one.points() != 0]
    if out is not None:
        lines.append(ScoreLine(out, "rummu.6.1", "out-first", OUT_FIRST))
    for seat in range(len(left)):
        if Seat(seat) not in spared:
            lines += left_lines(Seat(seat), left[seat])
    return lines


def combination_line(one: Combination) -> ScoreLine:
    told: Params = {"cards": listed(KINDS.set_named(one.cards))}
    points = one.points()
    if one.shape != SAME_NUMBER:
        if one.is_pure():
            return ScoreLine(one.owner, "rummu.6.5", "pure-run", points, told)
        return ScoreLine(one.owner, "rummu.6.5", "mixed-run", points, told)
    article = "rummu.6.4" if one.low in HALVED else "rummu.6.3"
    if one.is_pure():
        return ScoreLine(one.owner, article, "pure-number", points, told)
    return ScoreLine(one.owner, article, "mixed-number", points, told)


def left_lines(seat: Seat, left: Left) -> list[ScoreLine]:
    """§6.2"""
    lines: list[ScoreLine] = []
    if left.jokers > 0:
        loss = JOKER_LEFT * left.jokers
        lines.append(ScoreLine(seat, "rummu.6.2", "jokers-left", loss, {"count": left.jokers}))
    if left.normals > 0:
        loss = CARD_LEFT * left.normals
        lines.append(ScoreLine(seat, "rummu.6.2", "cards-left", loss, {"count": left.normals}))
    return lines

"""What an auction of Mü ends in: a chief and a vice, or an Eklat. The § are the rulebook's."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.engine.sixty import NUMBER
from tablee.engine.words import ScoreLine

ALONE: Final = 3  # §3.8, §4.4: with so many players there is neither vice nor partner

# §3.7
EKLAT_PER_CARD: Final = 5
LAST_TO_DRAW_LEVEL_PER_CARD: Final = 10


def eklat_lines(leaders: list[Seat], bid: int, raised: list[int]) -> list[ScoreLine]:
    """§3.7: all who share the highest bid gain, but the last of them to draw level pays."""
    last = max([raised[seat] for seat in leaders])
    lines: list[ScoreLine] = []
    for seat in leaders:
        if raised[seat] == last:
            loss = -LAST_TO_DRAW_LEVEL_PER_CARD * bid
            lines.append(ScoreLine(seat, "mu.3.7", "eklat-last", loss, {"bid": bid}))
        else:
            gain = EKLAT_PER_CARD * bid
            lines.append(ScoreLine(seat, "mu.3.7", "eklat", gain, {"bid": bid}))
    return lines


def chosen_vice(chief: Seat, laid: list[list[Card]]) -> Seat | None:
    """§3.8: the second highest bid; among equals the higher cards; still equal: nobody."""
    others = [Seat(s) for s in range(len(laid)) if s != chief and laid[s]]
    if not others or len(laid) == ALONE:
        return None
    bids = [(len(laid[seat]), from_the_highest(laid[seat])) for seat in others]
    best = max(bids)
    return others[bids.index(best)] if bids.count(best) == 1 else None


def from_the_highest(cards: list[Card]) -> list[int]:
    """The numbers of these cards as two bids are compared."""
    return sorted([NUMBER[card] for card in cards], reverse=True)

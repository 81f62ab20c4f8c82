"""What a pack of Safarü is worth. The § numbers are the rulebook's."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, lowest, set_of, size
from tablee.engine.moves import Seat
from tablee.engine.sixty import COLOUR, COLOURS, DECK, TRIANGLES
from tablee.engine.words import Params, ScoreLine
from tablee.games.safaru.sums import ZEROS


def of_colour(letter: str) -> CardSet:
    colour = COLOURS.index(letter)
    return set_of([Card(card) for card in range(len(DECK.names)) if COLOUR[card] == colour])


UNICORNS: Final = of_colour("b")
HEDGEHOGS: Final = of_colour("y")

MOST_UNICORNS: Final = 24  # §5.2
MOST_HEDGEHOGS: Final = -12  # §5.3
BABY: Final = -5  # §5.4

# The reversed game counts in halves: §7.6.
HALVES: Final = 2
MOST_CARDS: Final = 24 * HALVES  # §7.3
MOST_HEDGEHOGS_REVERSED: Final = 18 * HALVES  # §7.4


def triangles_on(cards: CardSet) -> int:
    found = 0
    while cards != EMPTY:
        found += TRIANGLES[lowest(cards)]
        cards &= cards - 1
    return found


def with_most(counts: list[int]) -> list[int]:
    """The piles that have the most; none of them if nobody has any."""
    most = max(counts)
    return [pile for pile in range(len(counts)) if counts[pile] == most] if most > 0 else []


def part_of(counts: list[int], pile: int) -> Params:
    """How many cards these are, and how many share the points for them."""
    return {"count": counts[pile], "level": len(with_most(counts))}


def counted(piles: list[CardSet], wanted: CardSet) -> list[int]:
    return [size(pile & wanted) for pile in piles]


# A score is told pile by pile; `scorers` are the seats at which the piles are written down.


def pack_lines(piles: list[CardSet], scorers: list[Seat]) -> list[ScoreLine]:
    """§5"""
    babies, triangles = counted(piles, ZEROS), [triangles_on(pile) for pile in piles]
    return [
        *unicorn_lines(counted(piles, UNICORNS), scorers),
        *hedgehog_lines(counted(piles, HEDGEHOGS), scorers),
        *[
            ScoreLine(scorers[p], "safaru.5.4", "babies", BABY * count, {"count": count})
            for p, count in enumerate(babies)
            if count > 0
        ],
        *[
            ScoreLine(scorers[p], "safaru.5.5", "triangles", count, {"count": count})
            for p, count in enumerate(triangles)
            if count > 0
        ],
    ]


def unicorn_lines(counts: list[int], scorers: list[Seat]) -> list[ScoreLine]:
    """§5.2, §5.6: those who are level share."""
    level = with_most(counts)
    return [
        ScoreLine(
            scorers[p],
            "safaru.5.2",
            "most-unicorns",
            MOST_UNICORNS // len(level),
            part_of(counts, p),
        )
        for p in level
    ]


def hedgehog_lines(counts: list[int], scorers: list[Seat]) -> list[ScoreLine]:
    """§5.3, §5.6"""
    level = with_most(counts)
    return [
        ScoreLine(
            scorers[p],
            "safaru.5.3",
            "most-hedgehogs",
            MOST_HEDGEHOGS // len(level),
            part_of(counts, p),
        )
        for p in level
    ]


def reversed_lines(piles: list[CardSet], scorers: list[Seat]) -> list[ScoreLine]:
    """§7.3 to §7.5, in halves of a point."""
    sizes, hedgehogs = [size(pile) for pile in piles], counted(piles, HEDGEHOGS)
    big, prickly = with_most(sizes), with_most(hedgehogs)
    triangles = [triangles_on(pile) for pile in piles]
    return [
        *[
            ScoreLine(
                scorers[p],
                "safaru.7.3",
                "most-cards",
                MOST_CARDS // len(big),
                part_of(sizes, p),
            )
            for p in big
        ],
        *[
            ScoreLine(
                scorers[p],
                "safaru.7.4",
                "most-hedgehogs-reversed",
                MOST_HEDGEHOGS_REVERSED // len(prickly),
                part_of(hedgehogs, p),
            )
            for p in prickly
        ],
        *[
            ScoreLine(
                scorers[p], "safaru.7.5", "triangles-reversed", HALVES * count, {"count": count}
            )
            for p, count in enumerate(triangles)
            if count > 0
        ],
    ]

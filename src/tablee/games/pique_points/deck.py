"""The thirty-four cards, and what each of them is.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, Deck, set_of

SPEED_LIMITS: Final = [50, 90, 130]
POINTS_NAMES: Final = ["p1", "p2", "p3"]

# §1.1: how many Points cards are worth 1, 2 and 3. Either way there are seven, worth 15.
SPLITS: Final = {"even": [2, 2, 3], "twos": [1, 4, 2]}
MOST_OF_A_VALUE: Final = [2, 4, 3]

COPIES: Final = {
    **dict(zip(POINTS_NAMES, MOST_OF_A_VALUE, strict=True)),
    **{f"r{limit}": 2 for limit in SPEED_LIMITS},  # a Route
    **{f"s{limit}": 2 for limit in SPEED_LIMITS},  # a Speed
    "belt": 2,
    "phone": 2,
    "pressure": 2,
    "gendarme": 5,
    "accident": 2,
    "pickup": 2,
}
DECK: Final = Deck([name for name, copies in COPIES.items() for _ in range(copies)])

# With so few cards every deal can be tried out.
STUDY_CARDS: Final = ["p1", "r50", "s90", "pressure", "gendarme", "gendarme"]


def cards_named(names: list[str]) -> CardSet:
    """All cards of these kinds."""
    return set_of([card for name in names for card in DECK.cards_by_kind[name]])


POINTS: Final = cards_named(POINTS_NAMES)
ROUTES: Final = cards_named([f"r{limit}" for limit in SPEED_LIMITS])
SPEEDS: Final = cards_named([f"s{limit}" for limit in SPEED_LIMITS])
INFRACTIONS: Final = cards_named(["belt", "phone", "pressure"])
PRESSURES: Final = cards_named(["pressure"])
GENDARMES: Final = cards_named(["gendarme"])
ACCIDENTS: Final = cards_named(["accident"])
PICKUPS: Final = cards_named(["pickup"])

NUMBER: Final = [
    int(name[1:]) if name[1:].isdigit() else 0 for name in DECK.names
]  # by card: points, or kilometres per hour
NO_LIMIT: Final = 0  # before the first Route

# §4.4: the Speed cards beyond the limit of each Route, by card.
TOO_FAST: Final = [
    cards_named([f"s{speed}" for speed in SPEED_LIMITS if speed > number]) for number in NUMBER
]


def points_in(cards: CardSet) -> int:
    """What the Points cards of a stash are worth."""
    points = 0
    for card in range(sum(MOST_OF_A_VALUE)):
        if cards >> card & 1 != EMPTY:
            points += NUMBER[card]
    return points


def in_play(split: str, is_study: bool) -> list[Card]:
    if is_study:
        return DECK.read(STUDY_CARDS)
    copies = {**COPIES, **dict(zip(POINTS_NAMES, SPLITS[split], strict=True))}
    return DECK.read([name for name, count in copies.items() for _ in range(count)])

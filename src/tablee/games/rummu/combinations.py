"""The combinations of Rummü: which cards may lie together, what that is worth, and why not.

Two cards of one name are alike in everything, and no combination holds both: so the game reckons
with *kinds*, of which there are fifty, and a set of kinds is a set of cards of the deck `KINDS`. It
is ordered by number, and by colour within a number: that is also the order in which cards are
written and laid. The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import EMPTY, Card, CardSet, Deck, members, only, set_of, size
from tablee.engine.sixty import COLOURS
from tablee.engine.words import Refusal

NUMBERS: Final = 10
WIDTH: Final[i64] = 5  # colours: so many kinds of a number stand side by side
YELLOW: Final = COLOURS.index("y")
NORMAL_COLOURS: Final = [colour for colour in range(len(COLOURS)) if colour != YELLOW]

KINDS: Final = Deck([f"{colour}{number}" for number in range(NUMBERS) for colour in COLOURS])
NUMBER: Final = [kind // len(COLOURS) for kind in range(len(KINDS.names))]
COLOUR: Final = [kind % len(COLOURS) for kind in range(len(KINDS.names))]
OF_COLOUR: Final = [
    set_of([Card(kind) for kind in range(len(KINDS.names)) if COLOUR[kind] == colour])
    for colour in range(len(COLOURS))
]
OF_NUMBER: Final = [
    set_of([Card(kind) for kind in range(len(KINDS.names)) if NUMBER[kind] == number])
    for number in range(NUMBERS)
]
JOKERS: Final[i64] = set_of(
    [Card(kind) for kind in range(len(KINDS.names)) if COLOUR[kind] == YELLOW]
)

FEWEST: Final = 3  # §4.1
MOST_JOKERS_IN_COLOURS: Final = 1  # §4.8

# What a combination is.
SAME_NUMBER: Final = 0  # §4.2
ONE_COLOUR: Final = 1  # §4.3
SEVERAL_COLOURS: Final = 2  # §4.4
SHAPES: Final = ["number", "colour", "colours"]

TOO_FEW: Final = Refusal("rummu.4.1", "too-few")
NO_COMBINATION: Final = Refusal("rummu.4.1", "no-combination")
NOT_IN_A_ROW: Final = Refusal("rummu.4.3", "not-in-a-row")
COLOURS_NOT_IN_A_ROW: Final = Refusal("rummu.4.4", "not-in-a-row")
COLOUR_TWICE: Final = Refusal("rummu.4.4", "colour-twice")
TWO_ALIKE: Final = Refusal("rummu.4.5", "two-alike")
TOO_MANY_JOKERS: Final = Refusal("rummu.4.7", "too-many-jokers")
ONE_JOKER: Final = Refusal("rummu.4.8", "one-joker")


def joker_like(card: Card) -> Card:
    """§4.6: the joker that can stand for this card has its number."""
    return Card(card - COLOUR[card] + YELLOW)


def fault(kinds: CardSet) -> Refusal | None:
    """Why these are no combination, or None if they are one."""
    cards = members(kinds)
    if len(cards) < FEWEST:
        return TOO_FEW
    numbers = [NUMBER[card] for card in cards]
    if numbers[0] == numbers[-1]:
        return None  # §4.2: of one number there is no colour twice, and one joker at most
    for place in range(1, len(numbers)):
        if numbers[place] == numbers[place - 1]:
            return NO_COMBINATION
    colours = [COLOUR[card] for card in cards]
    if numbers[-1] - numbers[0] >= len(numbers):
        return NOT_IN_A_ROW if len(set(colours) - {YELLOW}) <= 1 else COLOURS_NOT_IN_A_ROW
    return fault_of_run(colours)


def fault_of_run(colours: list[int]) -> Refusal | None:
    """§4.3, §4.4, and the limits of jokers in each."""
    normal = [colour for colour in colours if colour != YELLOW]
    jokers = len(colours) - len(normal)
    shown = len(set(normal))
    if shown <= 1:
        return None if len(normal) > jokers else TOO_MANY_JOKERS
    if shown < len(normal):
        return COLOUR_TWICE
    return None if jokers <= MOST_JOKERS_IN_COLOURS else ONE_JOKER


class Combination:
    """Cards that lie together on the table. Never changed: one that grows is another one."""

    def __init__(self, number: int, owner: int, cards: CardSet) -> None:
        self.number = number  # in the order of laying, from 1
        self.owner = owner
        self.cards: i64 = cards
        in_order = members(cards)
        self.low: i64 = NUMBER[in_order[0]]
        self.high: i64 = NUMBER[in_order[-1]]
        self.jokers: i64 = size(cards & JOKERS)
        self.normals: i64 = len(in_order) - self.jokers
        self.colours: i64 = colours_of(cards)
        self.colour: i64 = NORMAL_COLOURS[0]
        for colour in NORMAL_COLOURS:
            if self.colours & only(colour) != EMPTY:
                self.colour = colour  # §4.3: the one that it has, if it is of one colour
        self.shape = SEVERAL_COLOURS
        if self.low == self.high:
            self.shape = SAME_NUMBER
        elif self.colours | only(YELLOW) == only(self.colour) | only(YELLOW):
            self.shape = ONE_COLOUR

    def is_pure(self) -> bool:
        """§6.6"""
        return self.shape != SEVERAL_COLOURS and self.jokers == 0

    def size(self) -> int:
        return self.normals + self.jokers

    def points(self) -> int:
        if self.shape == SAME_NUMBER:
            return points_of_number(self.low, self.size(), self.is_pure())
        return points_of_run(self.size(), self.is_pure())

    def freeing_colours(self) -> i64:
        """§5.4: a card of these colours, and of a joker's number, is exchanged for that joker."""
        if self.jokers == 0:
            return 0
        if self.shape == ONE_COLOUR:
            return only(self.colour)
        return ALL_NORMAL & ~self.colours

    def freeing(self) -> CardSet:
        """§5.4: the cards that free one of its jokers."""
        found: CardSet = EMPTY
        jokers: CardSet = self.cards & JOKERS
        colours: i64 = self.freeing_colours()
        while jokers != EMPTY:
            joker: CardSet = jokers & -jokers
            found |= (joker >> YELLOW) * colours
            jokers ^= joker
        return found


ALL_NORMAL: Final[i64] = set_of([Card(colour) for colour in NORMAL_COLOURS])


def colours_of(cards: CardSet) -> i64:
    """The colours of these cards, as a set of their numbers in COLOURS."""
    found: i64 = 0
    while cards != EMPTY:
        found |= cards & COLOURS_AT_ZERO
        cards >>= WIDTH
    return found


COLOURS_AT_ZERO: Final[i64] = 31

# §6.3: by how many cards of the same number, from three on.
OF_A_NUMBER_PURE: Final = [0, 30]
OF_A_NUMBER_MIXED: Final = [0, 10, 50]
HALVED: Final = (1, 7)  # §6.4
# §6.5: of a run of three, four and five cards, and each further card.
OF_A_RUN_PURE: Final = [10, 20, 40]
OF_A_RUN_MIXED: Final = [0, 10, 20]
FURTHER_CARD: Final = 10


def points_of_number(number: int, count: int, is_pure: bool) -> int:
    """§6.3, §6.4"""
    points = (OF_A_NUMBER_PURE if is_pure else OF_A_NUMBER_MIXED)[count - FEWEST]
    return points // 2 if number in HALVED else points


def points_of_run(count: int, is_pure: bool) -> int:
    """§6.5"""
    table = OF_A_RUN_PURE if is_pure else OF_A_RUN_MIXED
    extra = max(0, count - FEWEST - len(table) + 1)
    return table[count - FEWEST - extra] + FURTHER_CARD * extra

"""Every way to lay cards of a hand down: as combinations of their own, or added to others.

The judge (`combinations.fault`) looks at cards and says what is wrong; this looks at a hand and
finds what is right, number by number. The two know nothing of each other, and a law holds them
equal. The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import EMPTY, CardSet, only, size
from tablee.games.rummu.combinations import (
    COLOURS_AT_ZERO,
    JOKERS,
    NORMAL_COLOURS,
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    ONE_COLOUR,
    SAME_NUMBER,
    WIDTH,
    YELLOW,
    Combination,
)

LAST: Final[i64] = NUMBERS - 1
ONE_A_NUMBER: Final[i64] = JOKERS >> YELLOW  # the first colour of every number
SPILLING: Final[i64] = 16
MOST_IN_COLOURS: Final[i64] = WIDTH  # §4.2, §4.4: no colour twice
COUNT: Final = [size(colours) for colours in range(COLOURS_AT_ZERO + 1)]


def parts_of(colours: int) -> list[int]:
    """Its subsets that aren't empty, in the order of their numbers."""
    return [part for part in range(1, COLOURS_AT_ZERO + 1) if part & ~colours == EMPTY]


PARTS: Final = [parts_of(colours) for colours in range(COLOURS_AT_ZERO + 1)]


class Search:
    """Counts what it finds; keeps it all, or only the one that is wanted."""

    def __init__(self, hand: CardSet, fewest: int) -> None:
        self.hand: i64 = hand
        self.fewest: i64 = fewest  # cards to be laid at once
        self.count: i64 = 0
        self.wanted: i64 = -1
        self.found: i64 = EMPTY  # the one that is wanted
        self.keeps_all = False
        self.all: list[CardSet] = []

    def hit(self, cards: CardSet) -> None:
        if self.count == self.wanted:
            self.found = cards
        if self.keeps_all:
            self.all.append(cards)
        self.count += 1

    def nth_lay(self, n: int) -> CardSet:
        """The n-th combination, once they have been counted."""
        self.count, self.wanted = 0, n
        self.lay()
        return self.found

    # Combinations of their own, §4

    def lay(self) -> None:
        """All combinations of at least so many cards of the hand."""
        held: i64 = self.hand
        counts: i64 = held & ONE_A_NUMBER  # of colours: five bits a number hold them
        counts += (held >> 1 & ONE_A_NUMBER) + (held >> 2 & ONE_A_NUMBER)
        counts += (held >> 3 & ONE_A_NUMBER) + (held >> 4 & ONE_A_NUMBER)
        if self.fewest <= MOST_IN_COLOURS:
            self.lay_numbers(at_least(self.fewest, counts))
        starts: CardSet = self.starts(at_least(1, counts))
        if starts == EMPTY:
            return
        for colour in NORMAL_COLOURS:
            self.lay_colour(colour)
        if self.fewest <= MOST_IN_COLOURS:
            self.lay_colours(starts)

    def lay_numbers(self, enough: CardSet) -> None:
        """§4.2"""
        shift: i64 = 0
        while enough != EMPTY:
            if enough & 1 != 0:
                for part in PARTS[self.hand >> shift & COLOURS_AT_ZERO]:
                    if COUNT[part] >= self.fewest:
                        cards: CardSet = part
                        self.hit(cards << shift)
            enough >>= WIDTH
            shift += WIDTH

    def lay_colour(self, colour: i64) -> None:
        """§4.3"""
        held: i64 = self.hand
        if size(held & OF_COLOUR[colour]) <= self.fewest // 2:
            return  # §4.7: too few normal cards, however many jokers
        starts: CardSet = self.starts((held >> colour | held >> YELLOW) & ONE_A_NUMBER)
        number: i64 = 0
        while starts != EMPTY:
            if starts & 1 != 0:
                self.go_up_in_colour(colour, number, EMPTY, 0)
            starts >>= WIDTH
            number += 1

    def lay_colours(self, starts: CardSet) -> None:
        """§4.4"""
        number: i64 = 0
        while starts != EMPTY:
            if starts & 1 != 0:
                self.go_up_in_colours(number, EMPTY, 0, 0)
            starts >>= WIDTH
            number += 1

    def starts(self, one_a_number: CardSet) -> CardSet:
        """The numbers from which on so many follow one another."""
        found: CardSet = one_a_number
        step: i64 = 1
        while step < self.fewest and found != EMPTY:
            found &= one_a_number >> (WIDTH * step)
            step += 1
        return found

    def go_up_in_colour(self, colour: i64, number: i64, cards: CardSet, balance: i64) -> None:
        """Go on with the card of the colour, or with the joker in its place: §4.6.

        The balance is how many more normal cards there are than jokers: §4.7.
        """
        if number > LAST:
            return
        normal: CardSet = cards | self.hand & only(WIDTH * number + colour)
        joker: CardSet = cards | self.hand & only(WIDTH * number + YELLOW)
        if normal != cards:
            if balance >= 0 and size(normal) >= self.fewest:
                self.hit(normal)
            self.go_up_in_colour(colour, number + 1, normal, balance + 1)
        if joker != cards:
            if balance > 1 and size(joker) >= self.fewest:
                self.hit(joker)
            self.go_up_in_colour(colour, number + 1, joker, balance - 1)

    def go_up_in_colours(self, number: i64, cards: CardSet, used: i64, length: i64) -> None:
        """Go on with a colour that isn't there yet; yellow is one, and so comes once: §4.8."""
        if number > LAST:
            return
        free: i64 = self.hand >> (WIDTH * number) & COLOURS_AT_ZERO & ~used
        while free != 0:
            colour: i64 = free & -free
            grown: CardSet = cards | colour << (WIDTH * number)
            if length + 1 >= self.fewest:
                self.hit(grown)
            self.go_up_in_colours(number + 1, grown, used | colour, length + 1)
            free ^= colour

    # Cards added to a combination, §5.3

    def add_to(self, laid: Combination) -> None:
        """All sets of cards of the hand that this combination can take in at once."""
        if laid.shape == SAME_NUMBER:
            self.add_to_number(laid)
        elif self.hand & beside(laid) == EMPTY:
            return
        elif laid.shape == ONE_COLOUR:
            self.go_down_in_colour(laid, laid.low - 1, EMPTY, laid.normals - laid.jokers)
        else:
            self.go_down_in_colours(laid, laid.low - 1, EMPTY, laid.colours)

    def add_to_number(self, laid: Combination) -> None:
        shift: i64 = WIDTH * laid.low
        free: i64 = self.hand >> shift & COLOURS_AT_ZERO & ~laid.colours
        for part in PARTS[free]:
            cards: CardSet = part
            self.hit(cards << shift)

    def go_down_in_colour(
        self, laid: Combination, number: i64, cards: CardSet, balance: i64
    ) -> None:
        """What lies below comes first; with each of that, what lies above."""
        if cards != EMPTY and balance > 0:
            self.hit(cards)
        self.go_up_in_colour(laid.colour, laid.high + 1, cards, balance)
        if number < 0:
            return
        normal: CardSet = cards | self.hand & only(WIDTH * number + laid.colour)
        joker: CardSet = cards | self.hand & only(WIDTH * number + YELLOW)
        if normal != cards:
            self.go_down_in_colour(laid, number - 1, normal, balance + 1)
        if joker != cards:
            self.go_down_in_colour(laid, number - 1, joker, balance - 1)

    def go_down_in_colours(self, laid: Combination, number: i64, cards: CardSet, used: i64) -> None:
        if cards != EMPTY:
            self.hit(cards)
        self.go_up_in_colours(laid.high + 1, cards, used, self.fewest)
        if number < 0:
            return
        free: i64 = self.hand >> (WIDTH * number) & COLOURS_AT_ZERO & ~used
        while free != 0:
            colour: i64 = free & -free
            grown: CardSet = cards | colour << (WIDTH * number)
            self.go_down_in_colours(laid, number - 1, grown, used | colour)
            free ^= colour


def at_least(fewest: i64, counts: i64) -> CardSet:
    """The numbers whose count is high enough: what is added makes it spill into another bit."""
    return (counts + ONE_A_NUMBER * (SPILLING - fewest)) >> 4 & ONE_A_NUMBER


def beside(laid: Combination) -> CardSet:
    """All cards of the numbers before and behind a run."""
    found: CardSet = EMPTY
    if laid.low > 0:
        found = OF_NUMBER[laid.low - 1]
    if laid.high < LAST:
        found |= OF_NUMBER[laid.high + 1]
    return found


def lays(hand: CardSet, fewest: int) -> list[CardSet]:
    """Every combination that this hand could lay."""
    search = Search(hand, fewest)
    search.keeps_all = True
    search.lay()
    return search.all


def additions(hand: CardSet, laid: Combination) -> list[CardSet]:
    """Every set of cards of this hand that a combination could take in."""
    search = Search(hand, 1)
    search.keeps_all = True
    search.add_to(laid)
    return search.all

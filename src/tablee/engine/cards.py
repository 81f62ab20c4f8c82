"""Cards and sets of cards.

A card is a number; a set of up to 62 cards is an integer with a bit for each. Copies (the two red
7s) are cards of one kind: outside the engine only the kind has a name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

from mypy_extensions import i64, mypyc_attr

from tablee.engine.moves import Move, Seat
from tablee.engine.words import Params

Card = NewType("Card", int)
CardSet: TypeAlias = i64

MOST_CARDS_IN_A_SET: Final = 62
TOP: Final[i64] = 2**MOST_CARDS_IN_A_SET
EMPTY: Final = 0

# Instead of int.bit_length and int.bit_count: compiled, these would make an object of every set.
# Divided by 67, no two powers of 2 up to 2**61 leave the same remainder.
POWERS_DIFFER: Final = 67
PLACE_BY_REMAINDER: Final = [Card(0)] * POWERS_DIFFER
for place in range(MOST_CARDS_IN_A_SET):
    PLACE_BY_REMAINDER[2**place % POWERS_DIFFER] = Card(place)
PAIRS: Final = 0x5555_5555_5555_5555
FOURS: Final = 0x3333_3333_3333_3333
EIGHTS: Final = 0x0F0F_0F0F_0F0F_0F0F


def only(card: int) -> CardSet:
    """The set of this card alone."""
    # Down from the top, not up from 1: mypyc shifts a literal that fits 32 bits as 32 bits.
    return TOP >> (MOST_CARDS_IN_A_SET - card)


def set_of(cards: list[Card]) -> CardSet:
    found: CardSet = EMPTY
    for card in cards:
        found |= only(card)
    return found


def lowest(cards: CardSet) -> Card:
    """The first card of a set that isn't empty."""
    return PLACE_BY_REMAINDER[(cards & -cards) % POWERS_DIFFER]


def size(cards: CardSet) -> int:
    """How many cards: bits are added up in pairs, in fours, in eights, then in all."""
    cards -= cards >> 1 & PAIRS
    cards = (cards & FOURS) + (cards >> 2 & FOURS)
    cards = cards + (cards >> 4) & EIGHTS
    cards += cards >> 8
    cards += cards >> 16
    return (cards + (cards >> 32)) & 0x7F


def members(cards: CardSet) -> list[Card]:
    """The cards of a set, in the order of the deck."""
    found: list[Card] = []
    while cards != EMPTY:
        first: CardSet = cards & -cards
        found.append(lowest(first))
        cards ^= first
    return found


def nth(cards: CardSet, n: int) -> Card:
    """The n-th card of a set (0 for the first)."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


class SeatSets:
    """A set of cards for each of up to eight seats, in native fields: a list would hold objects."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.fourth: i64 = 0
        self.fifth: i64 = 0
        self.sixth: i64 = 0
        self.seventh: i64 = 0
        self.eighth: i64 = 0

    def of(self, seat: int) -> CardSet:
        if seat < 4:
            if seat < 2:
                return self.first if seat == 0 else self.second
            return self.third if seat == 2 else self.fourth
        if seat < 6:
            return self.fifth if seat == 4 else self.sixth
        return self.seventh if seat == 6 else self.eighth

    def put(self, seat: int, cards: CardSet) -> None:
        match seat:
            case 0:
                self.first = cards
            case 1:
                self.second = cards
            case 2:
                self.third = cards
            case 3:
                self.fourth = cards
            case 4:
                self.fifth = cards
            case 5:
                self.sixth = cards
            case 6:
                self.seventh = cards
            case _:
                self.eighth = cards

    def copy(self) -> SeatSets:
        copy = SeatSets()
        copy.first, copy.second, copy.third = self.first, self.second, self.third
        copy.fourth, copy.fifth, copy.sixth = self.fourth, self.fifth, self.sixth
        copy.seventh, copy.eighth = self.seventh, self.eighth
        return copy


def seat_sets(sets: list[CardSet]) -> SeatSets:
    """The sets of the first so many seats."""
    found = SeatSets()
    for seat, cards in enumerate(sets):
        found.put(seat, cards)
    return found


class Deck:
    """All cards of a game, by the name of their kind: copies stand side by side.

    Any number of cards; one of up to 62 has sets of cards, too.
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.kinds = list(dict.fromkeys(names))
        self.cards_by_kind: dict[str, list[Card]] = {kind: [] for kind in self.kinds}
        for card, name in enumerate(names):
            self.cards_by_kind[name].append(Card(card))
        self.kind_of = [self.kinds.index(name) for name in names]  # by card
        self.has_sets = len(names) <= MOST_CARDS_IN_A_SET
        self.most_copies = max([len(cards) for cards in self.cards_by_kind.values()], default=0)
        self.sets = [
            set_of(cards) if self.has_sets else EMPTY for cards in self.cards_by_kind.values()
        ]
        # Cards behind which another of their kind stands.
        self.followed: i64 = set_of(self.all_followed()) if self.has_sets else EMPTY

    def all_followed(self) -> list[Card]:
        return [card for cards in self.cards_by_kind.values() for card in cards[:-1]]

    def name(self, card: Card) -> str:
        return self.names[card]

    def named(self, cards: list[Card]) -> list[str]:
        return [self.names[card] for card in cards]

    def set_named(self, cards: CardSet) -> list[str]:
        return self.named(members(cards))

    def read(self, names: list[str]) -> list[Card]:
        """Cards of these kinds; each further one of a kind is another copy."""
        taken: dict[str, int] = {}
        cards: list[Card] = []
        for name in names:
            cards.append(self.cards_by_kind[name][taken.get(name, 0)])
            taken[name] = taken.get(name, 0) + 1
        return cards

    def kind_set(self, kind: str) -> CardSet:
        return self.sets[self.kinds.index(kind)]

    def one_of_each_kind(self, cards: CardSet) -> CardSet:
        """The set without further copies of a kind."""
        behind: CardSet = cards  # and all copies that stand behind one of these
        for _ in range(self.most_copies - 2):
            behind |= (behind & self.followed) << 1
        return cards & ~((behind & self.followed) << 1)

    # Moves with a card

    def moves(self, maker: Callable[[CardSet, str], Move]) -> list[Move]:
        """One move for each kind, in their order."""
        return [maker(cards, kind) for cards, kind in zip(self.sets, self.kinds, strict=True)]

    def moves_with(self, table: list[Move], cards: CardSet) -> list[Move]:
        """Of a table of moves by kind, those with one of these cards."""
        kinds: CardSet = self.one_of_each_kind(cards)
        moves: list[Move] = []
        while kinds != EMPTY:
            moves.append(table[self.kind_of[lowest(kinds)]])
            kinds &= kinds - 1
        return moves

    def nth_move(self, table: list[Move], kinds: CardSet, n: int) -> Move:
        """The n-th of those moves, without making the list; `kinds` is one of each kind."""
        return table[self.kind_of[nth(kinds, n)]]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardMove(Move):
    """A move with one card: `play r4`. A subclass says in one verb what is done with it."""

    kind: CardSet  # the card, or any of its copies
    card: str

    def params(self) -> Params:
        return {"card": self.card}


class Zone:
    """A place where cards lie, by kind and in order, and the seats that see their faces."""

    def __init__(
        self, name: str, cards: list[str], seen_by: list[Seat] | None, is_sealed: bool = False
    ) -> None:
        self.name = name
        self.cards = cards
        self.seen_by = seen_by  # None: everybody, spectators included
        self.is_sealed = is_sealed  # whoever doesn't see the cards can't even count them

    def is_seen_by(self, seat: Seat | None) -> bool:
        if self.seen_by is None:
            return True
        return seat is not None and seat in self.seen_by


def open_zone(name: str, cards: list[str]) -> Zone:
    """Cards that lie face up for all."""
    return Zone(name, cards, None)


def own_zone(name: str, cards: list[str], owner: Seat) -> Zone:
    """Cards that one seat alone sees: a hand."""
    return Zone(name, cards, [owner])


def sealed_zone(name: str, cards: list[str], owner: Seat) -> Zone:
    """Cards of which the other seats don't even see how many there are: a sealed choice."""
    return Zone(name, cards, [owner], is_sealed=True)


def hidden_zone(name: str, cards: list[str]) -> Zone:
    """Cards that nobody sees: a stock."""
    return Zone(name, cards, [])

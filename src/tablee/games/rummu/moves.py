"""The moves of Rummü and their notation.

Too many to list: a set of cards is read from its text, where the cards stand in the order of the
deck `KINDS` (by number, then by colour). A combination is called by its number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import EMPTY, Card, CardMove, CardSet, members, only
from tablee.engine.moves import Move, Vocabulary, Word
from tablee.engine.words import Params
from tablee.games.rummu.combinations import KINDS

CARDS: Final = "cards"


def in_order(cards: CardSet, twins: CardSet) -> str:
    """The names of these kinds; of those that come twice, twice."""
    names: list[str] = []
    for card in members(cards):
        names += [KINDS.name(card)] * (2 if twins & only(card) != EMPTY else 1)
    return " ".join(names)


@dataclass(frozen=True)
class Lay(Move):
    """Lay one combination; with twins it is refused, §4.5, but it can be said."""

    cards: CardSet
    twins: CardSet = EMPTY

    def verb(self) -> str:
        return "lay"

    def params(self) -> Params:
        return {CARDS: in_order(self.cards, self.twins)}

    def picked(self) -> str:
        return CARDS


@dataclass(frozen=True)
class Add(Move):
    """Add cards, all at once, to a combination that lies."""

    combination: int
    cards: CardSet
    twins: CardSet = EMPTY

    def verb(self) -> str:
        return "add"

    def params(self) -> Params:
        return {"combination": self.combination, CARDS: in_order(self.cards, self.twins)}

    def picked(self) -> str:
        return CARDS


@dataclass(frozen=True)
class Exchange(Move):
    """Put a card in the place of the joker that stands for it, and take the joker."""

    combination: int
    card: Card

    def verb(self) -> str:
        return "exchange"

    def params(self) -> Params:
        return {"combination": self.combination, "card": KINDS.name(self.card)}


@dataclass(frozen=True)
class TakeBack(Move):
    """Take a card of one's own combination back, to have one to discard."""

    combination: int
    card: Card

    def verb(self) -> str:
        return "take-back"

    def params(self) -> Params:
        return {"combination": self.combination, "card": KINDS.name(self.card)}


@dataclass(frozen=True)
class PickUp(Move):
    """Take a whole combination of one's own back, where no single card can go."""

    combination: int

    def verb(self) -> str:
        return "pick-up"

    def params(self) -> Params:
        return {"combination": self.combination}


class Take(CardMove):
    """Take the discard on top; it is named, so that everybody reads what was taken."""

    def verb(self) -> str:
        return "take"


class Discard(CardMove):
    """Put a card onto the discards: the turn is over."""

    def verb(self) -> str:
        return "discard"


DRAW: Final = Word("draw")
TAKES: Final = KINDS.moves(Take)
DISCARDS: Final = KINDS.moves(Discard)
# Of a combination's number. By r8 and r10 a round has some 2500 turns at most: each draws a card of
# the stock, or lets more cards lie, or is one of two rounds without either. What is laid stays or
# was picked up, nine cards a turn at most: that makes fewer than 10,000 combinations.
MOST_DIGITS: Final = 4


class RummuVocabulary(Vocabulary):
    """Reads what can't be listed."""

    def read(self, text: str) -> Move | None:
        found = super().read(text)
        if found is None:
            found = read_move(text.split(" "))
        return found if found is None or found.text() == text else None


def read_move(words: list[str]) -> Move | None:
    if words[0] == "lay":
        cards = read_cards(words[1:])
        return None if cards is None else Lay(cards[0], cards[1])
    if len(words) < 2 or not is_number(words[1]):
        return None
    combination = int(words[1])
    if words[0] == "pick-up":
        return PickUp(combination)
    cards = read_cards(words[2:])
    if cards is None:
        return None
    if words[0] == "add":
        return Add(combination, cards[0], cards[1])
    if len(words) != 3 or words[0] not in ("exchange", "take-back"):
        return None
    card = members(cards[0])[0]
    return Exchange(combination, card) if words[0] == "exchange" else TakeBack(combination, card)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS


def read_cards(names: list[str]) -> tuple[CardSet, CardSet] | None:
    """The kinds, and those that come twice; in another order their text won't be the same."""
    cards: CardSet = EMPTY
    twins: CardSet = EMPTY
    for name in names:
        if name not in KINDS.cards_by_kind:
            return None
        kind: CardSet = only(KINDS.cards_by_kind[name][0])
        twins |= cards & kind
        cards |= kind
    return None if cards == EMPTY else (cards, twins)


VOCABULARY: Final = RummuVocabulary(
    [DRAW, *TAKES, *DISCARDS],
    read_only=["lay", "add", "exchange", "take-back", "pick-up"],
)

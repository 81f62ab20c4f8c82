"""How the cards rank under a pair of trumps, ready for bots that ask it over and over."""

from __future__ import annotations

from functools import cache

from tablee.engine.cards import EMPTY, Card, CardSet, set_of
from tablee.engine.sixty import DECK
from tablee.games.mu.trumps import strengths, suit_of, trump_cards


class Ranks:
    """For every card its strength, its suit, and the cards of that suit that beat it."""

    def __init__(self, chief_trump: int, vice_trump: int) -> None:
        cards = [Card(card) for card in range(len(DECK.names))]
        self.trumps: CardSet = trump_cards(chief_trump, vice_trump)
        self.strength = strengths(chief_trump, vice_trump)
        self.suit: list[CardSet] = [suit_of(card, self.trumps) for card in cards]
        self.stronger: list[CardSet] = [EMPTY] * len(cards)
        above: CardSet = EMPTY
        for strength in sorted(set(self.strength), reverse=True):
            equals = [card for card in cards if self.strength[card] == strength]
            for card in equals:  # of equal ones the first played wins: none beats another
                self.stronger[card] = above & self.suit[card]
            above |= set_of(equals)


@cache
def ranks(chief_trump: int, vice_trump: int) -> Ranks:
    return Ranks(chief_trump, vice_trump)

"""How the cards rank under a pair of trumps, ready for bots that ask it over and over."""

from __future__ import annotations

from functools import cache

from tablee.engine.cards import EMPTY, Card, CardSet, set_of
from tablee.engine.rng import Rng
from tablee.games.mu.deck import DECK
from tablee.games.mu.rules import Mu, MuOptions


class Ranks:
    """For every card its strength, its suit, and the cards of that suit that beat it.

    They are asked of a state of the rules, so that the order of trumps (§5.5) is written once.
    """

    def __init__(self, chief_trump: int, vice_trump: int) -> None:
        state = Mu(MuOptions(), 5, Rng())
        state.chief_trump, state.vice_trump = chief_trump, vice_trump
        state.rank_cards()
        cards = [Card(card) for card in range(len(DECK.names))]
        self.trumps: CardSet = state.trumps
        self.strength = list(state.strength)
        self.suit: list[CardSet] = [state.suit_of(card) for card in cards]
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

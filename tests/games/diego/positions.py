"""Positions of Diego written as text, and what the tests ask of them.

A card is written by a letter for its representation and its number: `f3/4` the fraction, `d` the
decimal, `t` the decimal fraction, `w` in words, `g` the drawing, `l` the line, `s` the sum, `b` the
bracket, `a` the amplified fraction, `p` the percentage. A dot is an empty place. Seat 0 is to play.
"""

from __future__ import annotations

from games.positions import begun
from tablee.engine.cards import Card
from tablee.engine.moves import HOUSE, Seat, Verdict
from tablee.games.diego import GAME
from tablee.games.diego.deck import PRESETS, read_deck
from tablee.games.diego.options import cards
from tablee.games.diego.places import NO_CARD
from tablee.games.diego.representations import EXTRA, REPRESENTATIONS
from tablee.games.diego.rules import DiegoMatch

LETTERS = dict(zip("fdtwglsbap", REPRESENTATIONS + EXTRA, strict=True))


def table(
    *hands: str, row: str = "f1/2 f3/4 f5/4", stock: str = "l1/4 l1/2 l3/4 l5/4", **options: str
) -> DiegoMatch:
    """These hands and this row, by place; the first card of the stock is drawn first."""
    state = begun(GAME, max(2, len(hands)), **options)
    state.hands = [read(state, hand) for hand in hands]
    state.row = read(state, row)
    state.stock = read(state, stock)[::-1]
    state.dealer = Seat(state.seats - 1)
    state.begin_turn(Seat(0))
    return state


def read(state: DiegoMatch, text: str) -> list[Card]:
    return [card(state, word) for word in text.split()]


def card(state: DiegoMatch, word: str) -> Card:
    if word == ".":
        return NO_CARD
    deck = read_deck(state.options.deck or PRESETS[state.options.cards])
    numbers = [number.text() for number in deck.numbers]
    at = deck.representations.index(LETTERS[word[0]])
    return Card(numbers.index(word[1:]) * len(deck.representations) + at)


def named(state: DiegoMatch, text: str) -> list[str]:
    return [cards(state.options, state.seats)[card] for card in read(state, text)]


def shown(state: DiegoMatch, *, hand: int) -> list[str]:
    """A hand by place, nothing where no card is."""
    names = state.pack.deck.names
    return ["" if card == NO_CARD else names[card] for card in state.hands[hand]]


def calls(state: DiegoMatch, seat: int, word: str, exposure: int | None = None) -> DiegoMatch:
    """The referee finds that this seat was the first to call it."""
    claim = state.vocabulary().read_claim(word)
    assert claim is not None
    at = state.exposure if exposure is None else exposure
    state.play(HOUSE, Verdict(Seat(seat), claim, at))
    return state


def closed(state: DiegoMatch) -> DiegoMatch:
    """The delay is over, or no pair was named in time."""
    state.play(HOUSE, state.house_move())
    return state


def piles(state: DiegoMatch) -> list[tuple[int, int]]:
    """How many pairs everybody has on either side."""
    return [(len(side.diego) // 2, len(side.contra) // 2) for side in state.sides]

"""Positions of Arriba written as text, and what the tests ask of them.

Stocks are written `a1 totem b2`, one for each seat, the next card first. Seat 0 begins.
"""

from __future__ import annotations

from games.positions import begun, move
from tablee.engine.moves import HOUSE, Seat, Verdict
from tablee.games.arriba import GAME
from tablee.games.arriba.deck import DECK
from tablee.games.arriba.moves import GRAB
from tablee.games.arriba.rules import Arriba


def arriba(*stocks: str, **options: str) -> Arriba:
    state = begun(GAME, len(stocks), **options)
    cards = iter(DECK.read([name for stock in stocks for name in stock.split()]))
    state.dealer, state.turn = Seat(len(stocks) - 1), Seat(0)
    state.stocks = [[next(cards) for _ in stock.split()][::-1] for stock in stocks]
    return state


def flipped(state: Arriba, count: int = 1) -> Arriba:
    """So many cards later."""
    for _ in range(count):
        move(state, state.turn, "flip")
        move(state, HOUSE, "show")
    return state


def grabbed(
    state: Arriba, seat: int, exposure: int | None = None, *, is_early: bool = False
) -> Arriba:
    """The house decides that this seat was the first."""
    shown = state.exposure if exposure is None else exposure
    state.play(HOUSE, Verdict(Seat(seat), GRAB, shown, is_early))
    return state


def resumed(state: Arriba) -> Arriba:
    move(state, HOUSE, "resume")
    return state


def rulings(state: Arriba, exposure: int | None = None) -> list[str]:
    shown = state.exposure if exposure is None else exposure
    return [state.answer_to(Seat(seat), GRAB, shown) for seat in range(state.seats)]


def stocks(state: Arriba) -> list[str]:
    """The next card first."""
    return [" ".join(DECK.named(stock[::-1])) for stock in state.stocks]


def piles(state: Arriba) -> list[str]:
    """The first flipped first."""
    return [" ".join(DECK.named(pile)) for pile in state.piles]


def pot(state: Arriba) -> str:
    return " ".join(DECK.named(state.pot))


def phase(state: Arriba) -> str:
    return str(state.details()["phase"])

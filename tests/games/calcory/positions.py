"""Positions of Calcory written as text, and what the tests ask of them.

A grid is written `7 6 0 / 2 . 4`: rows of numbers, a dot for an empty cell. Seat 0 begins. A course
is written `turn A1, turn A2, stop`: each move is made by whoever is to move, the house included.
"""

from __future__ import annotations

from games.positions import begun
from tablee.engine.cards import EMPTY, Card, only, set_of
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK, NUMBER
from tablee.games.calcory import GAME
from tablee.games.calcory.grid import CELL_NAMES, COLUMNS, NO_CARD
from tablee.games.calcory.rules import Calcory

A_CARD_WON = DECK.read(["g9"])[0]


def table(grid: str, *, seats: int = 2, **options: str) -> Calcory:
    """This grid, with nothing won yet; a number is the first card of it that isn't used yet."""
    rows = [row.split() for row in grid.split("/")]
    small = {"rows": str(len(rows)), "columns": str(len(rows[0])), **options}
    state = begun(GAME, seats, **small)
    state.dealer, state.turn, state.down = Seat(seats - 1), Seat(0), EMPTY
    state.grid = [NO_CARD] * len(CELL_NAMES)
    used: set[Card] = set()
    for row, numbers in enumerate(rows):
        for column, number in enumerate(numbers):
            if number != ".":
                card = next(c for c in cards_of(int(number)) if c not in used)
                used.add(card)
                state.grid[COLUMNS * row + column] = card
                state.down |= only(COLUMNS * row + column)
    return state


def cards_of(number: int) -> list[Card]:
    return [Card(card) for card in range(len(NUMBER)) if NUMBER[card] == number]


def winners(grid: str, *, seats: int = 2, **options: str) -> Calcory:
    """The same when everybody has won a card: one may stop on a single one."""
    state = table(grid, seats=seats, **options)
    state.piles = [set_of([A_CARD_WON])] * seats
    return state


def detail(state: Calcory, *names: str) -> list[object]:
    return [state.details()[name] for name in names]


def won(state: Calcory) -> list[int]:
    counts = GAME.view(state, None, []).scene
    return list(getattr(counts, "won", []))

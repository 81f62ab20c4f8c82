"""Positions of Rummü written as text, and what the tests ask of them. Seat 0 is to play."""

from __future__ import annotations

from games import positions
from tablee.engine.cards import EMPTY, CardSet, only, set_of
from tablee.engine.moves import Seat
from tablee.games.rummu import GAME
from tablee.games.rummu.combinations import Combination, fault
from tablee.games.rummu.knowledge import kinds
from tablee.games.rummu.rules import Rummu
from tablee.games.rummu.table import DRAWING, PLAYING

FILLER = "g0 g9 k0"


def begun(seats: int, **options: str) -> Rummu:
    return positions.begun(GAME, seats, **options)


def cards(names: str) -> CardSet:
    """A set of these kinds."""
    return set_of(kinds(names.split()))


def article(names: str) -> str:
    """The article that forbids this combination; nothing if it is one."""
    wrong = fault(cards(names))
    return "" if wrong is None else wrong.article


def drawing(*hands: str, laid: str = "", seats: int = 3, **options: str) -> Rummu:
    """These hands before a turn of seat 0; every seat has opened that a combination belongs to.

    Combinations are separated by commas, each begins with its owner: `0 r3 r4 r5, 1 b7 k7 g7`.
    """
    state = begun(seats, **options)
    table = state.table
    table.phase, table.turn, state.dealer = DRAWING, Seat(0), Seat(seats - 1)
    for seat in range(seats):
        table.hands.put(seat, EMPTY)
        table.twins.put(seat, EMPTY)
        for card in kinds((hands[seat] if seat < len(hands) else FILLER).split()):
            table.receive(Seat(seat), card)
    for number, text in enumerate([text for text in laid.split(",") if text.strip()]):
        owner, *names = text.split()
        table.laid.append(Combination(number + 1, int(owner), cards(" ".join(names))))
        table.opened |= only(int(owner))
    table.numbered = len(table.laid)
    table.most = sum(one.size() for one in table.laid)
    table.stock = kinds(["k8", "k9"])
    table.discards = kinds(["b0", "b9"])
    return state


def playing(*hands: str, laid: str = "", seats: int = 3, **options: str) -> Rummu:
    """The same, when seat 0 has drawn."""
    state = drawing(*hands, laid=laid, seats=seats, **options)
    state.table.phase, state.table.idle = PLAYING, -1
    return state


def hand(state: Rummu, seat: int) -> str:
    return positions.cards_in(state, f"hand {seat}")


def on_table(state: Rummu) -> str:
    """What lies, as `drawing` writes it."""
    return ", ".join(
        f"{one.owner} {positions.cards_in(state, f'combination {one.number}')}"
        for one in state.table.laid
    )


def lines(state: Rummu) -> list[tuple[int, str, str, int]]:
    return positions.lines(state)


def ended(*hands: str, laid: str = "", seats: int = 3, **options: str) -> Rummu:
    """A round in which seat 0 has just gone out; the others hold these cards."""
    state = playing("g9", *hands, laid=laid, seats=seats, **options)
    positions.move(state, 0, "discard g9")
    return state


def without_laying(state: Rummu) -> list[str]:
    """The legal moves but for lays, additions and discards."""
    verbs = ("lay ", "add ", "discard ")
    return [text for text in positions.moves(state) if not text.startswith(verbs)]

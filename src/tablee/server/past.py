"""A match that was played, walked through again: the views of then, and the record. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

import msgspec

from tablee.engine.cards import Zone
from tablee.engine.moves import Seat
from tablee.engine.record import Record
from tablee.engine.state import State
from tablee.server import wire
from tablee.server.matches import opened
from tablee.server.store import Match
from tablee.server.table import Ahead, Table


@dataclass(frozen=True)
class Watching:
    """How one looks back: from a seat, or none, and perhaps with all cards open."""

    seat: Seat | None
    is_open: bool = False


def walk(match: Match) -> Iterator[Table]:
    """The table as it was dealt and after each move; every time the same object, further on."""
    stored, moves = match
    table = opened(stored)
    yield table
    for stored_move in moves:
        seat, move = Seat(stored_move.seat), table.read(stored_move.move)
        table.state.apply(seat, move)
        table.advance(Ahead(table.state, [(seat, move)]))
        yield table


def played(match: Match) -> Table:
    """The table after its last move."""
    *_, table = walk(match)
    return table


def views_of_deal(match: Match, deal: int, watching: Watching) -> wire.ReplayDeal:
    """One deal, view by view; nothing if there was no such deal."""
    views: list[wire.View] = []
    hidden: list[dict[str, list[str]]] = []
    for table in takewhile(lambda table: table.state.deal <= deal, walk(match)):
        if table.state.deal == deal:
            view = table.message(watching.seat, [])
            views.append(msgspec.structs.replace(view, prompt=None, moves=[]))
            if watching.is_open:
                hidden.append(held(table.state))
    return wire.ReplayDeal(views, hidden)


def held(state: State) -> dict[str, list[str]]:
    """What lies where not everybody sees it, by the name of the place and whose it is.

    Places of one name that are nobody's are one: the stock, the cells of a grid.
    """
    closed = [zone for zone in state.zones() if zone.seen_by is not None]
    places = Counter(place_of(zone) for zone in closed)
    found: dict[str, list[str]] = {}
    for zone in closed:
        owner = [] if zone.seen_by is None else [str(seat) for seat in zone.seen_by[:1]]
        # A pile that its own seat doesn't see either is still that seat's.
        is_one_a_seat = places[place_of(zone)] == state.seats
        name = zone.name if is_one_a_seat else " ".join([place_of(zone), *owner])
        found.setdefault(name, []).extend(zone.cards)
    return found


def place_of(zone: Zone) -> str:
    return zone.name.partition(" ")[0]


def full_record(match: Match) -> Record:
    """With when and by whom, as it was stored."""
    stored, moves = match
    start = round(stored.started * 1000)
    return replace(
        played(match).record(),
        at=[max(0, move.at - start) for move in moves],
        by=[move.by for move in moves],
    )

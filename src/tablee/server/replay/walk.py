"""Replays a stored match move by move: the views as they were sent, and the record. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from tablee.engine.cards import Zone
from tablee.engine.moves import Seat
from tablee.engine.record import Record
from tablee.engine.state import AnyState
from tablee.engine.words import ScoreLine
from tablee.server import wire
from tablee.server.matches.storage import opened
from tablee.server.matches.table import Table
from tablee.server.store import StoredMatch


@dataclass(frozen=True)
class Watching:
    """How one looks back: from a seat, or none, and perhaps with all cards open."""

    seat: Seat | None
    is_open: bool = False


def walk(match: StoredMatch) -> Iterator[Table]:
    """The table as it was dealt and after each move; every time the same object, further on."""
    table = opened(match.table)
    yield table
    for stored in match.moves:
        seat, move = Seat(stored.seat), table.read(stored.move)
        table.state.apply(seat, move)
        table.moves.append((seat, move))
        yield table


def played(match: StoredMatch) -> Table:
    """The table after its last move."""
    *_, table = walk(match)
    return table


def views_of_deal(
    match: StoredMatch, deal: int, watching: Watching, *, whole: bool
) -> wire.ReplayDeal:
    """One deal, view by view; nothing if there was no such deal.

    The whole match has a view for every move; one that still runs only for those that were noticed.
    """
    views: list[wire.View] = []
    hidden: list[dict[str, list[str]]] = []
    for table in takewhile(lambda table: table.state.deal <= deal, walk(match)):
        happened = table.moves[-1:]
        if whole or all(table.game.is_noticed(watching.seat, *event) for event in happened):
            watcher = table.watchers[watching.seat]
            watcher.number, watcher.happened = watcher.number + len(happened), happened
            if table.state.deal == deal:
                views.append(unasked(table.message(watching.seat, wire.Around())))
                hidden += [held(table.state)] if watching.is_open else []
    return wire.ReplayDeal(views, hidden)


def scored_deals(match: StoredMatch) -> wire.ScoredDeals:
    """The score lines of every deal so far."""
    deals: list[list[ScoreLine]] = []
    for table in walk(match):
        if len(table.state.deal_scores) > len(deals):
            deals.append(table.state.lines)
    return wire.ScoredDeals(deals)


def unasked(view: wire.View) -> wire.View:
    """Whoever looks back is offered nothing."""
    view.seen.prompt, view.seen.offers, view.seen.claims = None, [], []
    return view


def held(state: AnyState) -> dict[str, list[str]]:
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


def full_record(match: StoredMatch) -> Record:
    """With when and by whom, as it was stored."""
    start = round(match.table.started * 1000)
    return replace(
        played(match).record(),
        at=[max(0, move.at - start) for move in match.moves],
        by=[move.by for move in match.moves],
    )

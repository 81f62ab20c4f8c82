"""Tables to and from the store."""

from __future__ import annotations

import logging

from tablee.engine.moves import Seat
from tablee.games import find_game
from tablee.server.matches.table import Table
from tablee.server.store import StoredMatch, StoredMove, StoredTable

log = logging.getLogger("tablee.server")


def stored_table(table: Table, room: str, now: float) -> StoredTable:
    game = table.shelved.game
    return StoredTable(
        id=table.id,
        room=room,
        game=game.name,
        rules=game.rules.version,
        options=table.option_texts(),
        seats=table.seats,
        rng=table.rng,
        seed=table.seed,
        started=now,
    )


def opened(stored: StoredTable) -> Table:
    """A table from the store, before its first move; KeyError: its rules are no longer served."""
    shelved = find_game(stored.game)
    rules = shelved.game.rules
    if rules.version != stored.rules or stored.seats not in rules.seats:
        raise KeyError(stored.rules)
    options = shelved.game.read_options(stored.options)
    return Table(stored.id, shelved, options, stored.seats, stored.rng, stored.seed)


def restored(match: StoredMatch) -> Table:
    """The table after its last move; whatever the rules raise if they have changed since."""
    table = opened(match.table)
    table.restart(moves_of(match.moves))
    return table


def moves_of(moves: list[StoredMove]) -> list[tuple[Seat, str]]:
    return [(Seat(move.seat), move.move) for move in moves]


def noticed_at(table: Table, match: StoredMatch) -> dict[Seat | None, int]:
    """When each watcher last noticed a move."""
    made = list(zip(table.moves, match.moves, strict=True))
    return {
        watcher: stored.at
        for watcher in table.watchers
        for event, stored in made
        if table.game.is_noticed(watcher, *event)
    }

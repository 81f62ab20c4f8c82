"""Known positions: a match that a stopped server has stored is given another course."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeAlias

from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.rng import FAST, FastRng, Rng, seeded
from tablee.games import find_game
from web.conftest import Server
from web.people import Somebody

MOST_MATCHES = 5000
MOST_MOVES = 150
# A state of some game; which one, the test knows.
AnyState: TypeAlias = Any
# Which of the moves on offer is made on the way to a position.
Choose: TypeAlias = Callable[[AnyState, list[Move], Rng], Move]


@dataclass(frozen=True)
class Course:
    """What a match starts from, and its moves up to a position."""

    seed: str
    moves: list[tuple[int, str]]


def at_random(state: AnyState, moves: list[Move], rng: Rng) -> Move:
    return moves[rng.below(len(moves))]


def course_to(
    name: str,
    seats: int,
    wanted: Callable[[AnyState], bool],
    choose: Choose = at_random,
    options: dict[str, str] | None = None,
) -> Course:
    """A course to the first position that is wanted, found by playing matches out."""
    game = find_game(name).game
    for number in range(MOST_MATCHES):
        seed, rng = f"position {number}", FastRng(f"choices {number}")
        state: AnyState = game.start(game.read_options(options or {}), seats, seeded(FAST, seed))
        moves: list[tuple[int, str]] = []
        while not state.settled and len(moves) < MOST_MOVES:
            if wanted(state):
                return Course(seed, moves)
            seat: Seat = state.to_act()[0]
            offered = state.choices(seat)
            move = offered[0] if seat == HOUSE else choose(state, offered, rng)
            moves.append((seat, move.text()))
            state.apply(seat, move)
    raise AssertionError("no match comes to that")


def sees(person: Somebody, server: Server, course: Course) -> None:
    """The page of the newest match is opened afresh, in this position."""
    table = person.page.url
    person.page.goto("about:blank")
    lay_out(server, course)
    person.page.goto(table)


def lay_out(server: Server, course: Course) -> None:
    """The newest match of this server, as if it had taken this course."""
    server.stop()
    with closing(sqlite3.connect(server.database)) as store, store:
        query = "SELECT id FROM tables ORDER BY started DESC LIMIT 1"
        table = store.execute(query).fetchone()[0]
        store.execute(
            "UPDATE tables SET rng = ?, seed = ? WHERE id = ?", (FAST, course.seed, table)
        )
        store.execute("DELETE FROM moves WHERE table_id = ?", (table,))
        rows = [
            (table, n, seat, move, 0, "house" if seat == HOUSE else "person")
            for n, (seat, move) in enumerate(course.moves, start=1)
        ]
        store.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", rows)
        seat_somebody_first(store)
    server.start()


def seat_somebody_first(store: sqlite3.Connection) -> None:
    """Whoever plays alone was seated where the match began, which is another one now."""
    for room, body in store.execute("SELECT id, body FROM rooms").fetchall():
        doc = json.loads(body)
        doc["places"].sort(key=lambda place: place.get("person") is None)
        store.execute("UPDATE rooms SET body = ? WHERE id = ?", (json.dumps(doc).encode(), room))

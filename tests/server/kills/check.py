"""Compares what people were told with what is on disk, read without the server's own code."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from server.kills.journal import DONE, Journal, Sent, Shown, canonical
from tablee.engine.moves import Seat
from tablee.engine.rng import seeded
from tablee.engine.state import AnyState, IllegalMove
from tablee.games import find_game

PERSON = "person"


@dataclass(frozen=True)
class Written:
    """A table as it is on disk."""

    id: str
    room: str
    game: str
    options: dict[str, str]
    seats: int
    rng: str
    seed: str
    versions: list[int]
    moves: list[tuple[int, str, str]]  # seat, move, by
    commands: dict[str, int]
    seated: int | None  # how many places are kept with a finished match


def read_tables(database: Path) -> list[Written]:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        heads = connection.execute(
            "SELECT tables.id, link, game, options, seats, rng, seed, finished, tables.body"
            " FROM tables JOIN rooms ON rooms.id = tables.room"
        ).fetchall()
        return [read_table(connection, *head) for head in heads]


def read_table(
    connection: sqlite3.Connection,
    table: str,
    room: str,
    game: str,
    options: str,
    seats: int,
    rng: str,
    seed: str,
    finished: float | None,
    body: bytes,
) -> Written:
    rows = connection.execute(
        'SELECT version, seat, move, "by" FROM moves WHERE table_id = ? ORDER BY version', (table,)
    ).fetchall()
    commands = connection.execute(
        "SELECT command, version FROM commands WHERE table_id = ?", (table,)
    ).fetchall()
    return Written(
        id=table,
        room=room,
        game=game,
        options=json.loads(options),
        seats=seats,
        rng=rng,
        seed=seed,
        versions=[row[0] for row in rows],
        moves=[(row[1], row[2], row[3]) for row in rows],
        commands=dict(commands),
        seated=None if finished is None else len(json.loads(body).get("places", [])),
    )


def check(database: Path, journal: Journal) -> list[str]:
    """Everything that is wrong; nothing, if the server kept its promises."""
    tables = read_tables(database)
    by_table: defaultdict[str, list[Sent]] = defaultdict(list)
    for command in journal.commands:
        by_table[command.table].append(command)
    shown = dict(journal.views)
    faults = [*journal.faults, *start_faults(tables, journal)]
    for table in tables:
        sent = by_table[table.id]
        found = [
            *version_faults(table),
            *command_faults(table, sent),
            *cover_faults(table, sent),
            *order_faults(table, sent),
            *replay_faults(table, shown),
        ]
        faults += [f"table {table.id}: {fault}" for fault in found]
    for missing, number, seat in shown:
        faults.append(f"table {missing}: view {number} was shown to {seat}, and isn't there")
    return faults


def start_faults(tables: list[Written], journal: Journal) -> Iterator[str]:
    """Every acknowledged start made a table, and none made two that anybody saw."""
    seen = {table for table, _, _ in journal.views}
    found = Counter(table.room for table in tables if table.moves or table.id in seen)
    for room, starts in journal.starts.items():
        if not starts.acknowledged <= found[room] <= starts.sent:
            yield f"room {room}: {found[room]} tables from {starts}"


def version_faults(table: Written) -> Iterator[str]:
    if table.versions != list(range(1, len(table.versions) + 1)):
        yield f"versions have gaps: {table.versions}"


def command_faults(table: Written, sent: list[Sent]) -> Iterator[str]:
    """What was acknowledged is there, what was refused isn't, and nothing else is."""
    for command in sent:
        is_there = command.id in table.commands
        if command.answer == DONE and not is_there:
            yield f"lost: {command}"
        if command.answer not in (DONE, "") and is_there:
            yield f"answered “{command.answer}”, but written: {command}"
    for name in sorted(table.commands.keys() - {command.id for command in sent}):
        yield f"command {name} was never sent"


def cover_faults(table: Written, sent: list[Sent]) -> Iterator[str]:
    """Each move of a person belongs to one command, and to no other: none was made twice."""
    covered: Counter[int] = Counter()
    for command in sent:
        last = table.commands.get(command.id)
        if last is None:
            continue
        versions = range(last - len(command.moves) + 1, last + 1)
        covered.update(versions)
        expected = [(command.seat, move, PERSON) for move in command.moves]
        if table.moves[versions[0] - 1 : last] != expected:
            yield f"written otherwise than sent: {command}"
    for version, (_, move, by) in enumerate(table.moves, start=1):
        if covered[version] != (by == PERSON):
            yield f"version {version} ({move}) by {by} belongs to {covered[version]} commands"


def order_faults(table: Written, sent: list[Sent]) -> Iterator[str]:
    """Whatever was acknowledged before another command was sent has the smaller version."""
    written = [command for command in sent if command.id in table.commands]
    written.sort(key=lambda command: table.commands[command.id], reverse=True)
    earliest: Sent | None = None  # of those with a higher version, the one acknowledged first
    for command in written:
        if earliest is not None and earliest.answered < command.sent:
            yield f"{earliest} was acknowledged before {command} was sent, and comes after it"
        if command.answer == DONE and (earliest is None or command.answered < earliest.answered):
            earliest = command


def replay_faults(table: Written, shown: Shown) -> Iterator[str]:
    """The moves on disk are a match, and every view that was sent is a view of it."""
    game = find_game(table.game).game
    state = game.start(game.read_options(table.options), table.seats, seeded(table.rng, table.seed))
    numbers: dict[Seat | None, int] = dict.fromkeys([None, *map(Seat, range(table.seats))], 0)
    yield from view_faults(table, shown, state, numbers)
    for version, (seat, text, _) in enumerate(table.moves, start=1):
        move = state.vocabulary().read(text)
        try:
            assert move is not None
            state.play(Seat(seat), move)
        except (AssertionError, IllegalMove):
            yield f"version {version}: seat {seat} can't play {text}"
            return
        for watcher in numbers:
            numbers[watcher] += game.is_noticed(watcher, Seat(seat), move)
        yield from view_faults(table, shown, state, numbers)
    # The end was written with the last move, or neither was.
    if table.seated != (table.seats if state.over else None):
        yield f"over: {state.over}, and kept with it are {table.seated} places"


def view_faults(
    table: Written, shown: Shown, state: AnyState, numbers: dict[Seat | None, int]
) -> Iterator[str]:
    game = find_game(table.game).game
    for seat, number in numbers.items():
        sent = shown.pop((table.id, number, seat), None)
        if sent is None:
            continue
        view = game.view(state, seat, [])
        scene = json.loads(msgspec.json.encode(view.scene))
        parts = [scene, view.moves, view.active, view.deal, view.deal_scores]
        if canonical(parts) != sent:
            yield f"view {number}, seat {seat}: shown {sent}, is {canonical(parts)}"

"""Random moves a second, compiled and interpreted, in turn and in one run.

Two processes stand by, one for each way, and are asked alternately: whatever slows the machine
for a while slows both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Final

from tablee.games import find_game
from tablee.lab import openspiel
from tablee.lab.measure import MEASURES
from tablee.lab.setting import check_seats
from tablee.lab.workers import LostWorker

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
OPEN_SPIEL: Final = "open_spiel"


@dataclass(frozen=True)
class Rate:
    """How many a second: in the best round and in the middle one."""

    best: float
    median: float


@dataclass(frozen=True)
class Row:
    """One measure of a game; `ratio` is how many times faster compiled is at its best."""

    game: str
    seats: int
    measure: str
    rates: dict[str, Rate]
    ratio: float | None


@dataclass(frozen=True)
class Bench:
    rows: list[Row]
    peers: list[Row]  # games of OpenSpiel, where it is installed
    not_compiled: str  # the reason, where there was nothing compiled to measure


@dataclass(frozen=True)
class Measurement:
    """What is measured, and for how long."""

    game: str
    seats: int
    measure: str
    seconds: float


class Rules:
    """The rules in a process of their own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, question: dict[str, object]) -> object:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())
        except (BrokenPipeError, ValueError):
            raise LostWorker from None

    def per_second(self, wanted: Measurement) -> float:
        found = self.ask({**vars(wanted)})
        assert isinstance(found, float)
        return found

    def why_not_compiled(self) -> str:
        found = self.ask({})
        assert isinstance(found, str)
        return found


MODULES: Final = {OPEN_SPIEL: "tablee.lab.openspiel"}


@contextmanager
def rules(way: str) -> Iterator[Rules]:
    wish = "no" if way == INTERPRETED else "auto"
    path = os.pathsep.join(folder for folder in sys.path if folder)
    process = subprocess.Popen(
        [sys.executable, "-m", MODULES.get(way, "tablee.lab.measure")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TABLEE_COMPILED": wish, "PYTHONPATH": path},
        encoding="utf-8",
        start_new_session=True,  # Ctrl-C is for us alone
    )
    try:
        yield Rules(process)
    finally:
        process.kill()
        process.communicate()


def measurements(games: list[str], seats: int | None, seconds: float) -> list[Measurement]:
    """Every measure of every game, at its least number of seats unless another is wanted."""
    wanted: list[Measurement] = []
    for name in games:
        game = find_game(name).game
        here = game.rules.seats[0] if seats is None else seats
        check_seats(game, here)
        wanted += [Measurement(name, here, measure, seconds) for measure in MEASURES]
    return wanted


def peer_measurements(games: list[str], seconds: float) -> list[Measurement]:
    """The same of OpenSpiel's games that are nearest to these, where it is installed."""
    if not openspiel.is_installed():
        return []
    peers = dict.fromkeys(peer for game in games for peer in openspiel.PEERS.get(game, []))
    return [
        Measurement(peer, 0, measure, seconds) for peer in peers for measure in openspiel.MEASURES
    ]


def bench(
    wanted: list[Measurement],
    rounds: int,
    on_step: Callable[[], None],
    peers: list[Measurement] | None = None,
) -> Bench:
    """Measure everything so many times, in turn; `on_step` is called after each measurement."""
    with ExitStack() as stack:
        ways = {way: stack.enter_context(rules(way)) for way in (COMPILED, INTERPRETED)}
        reason = ways[COMPILED].why_not_compiled()
        if reason:
            del ways[COMPILED]
        asked = [(one, way, process) for one in wanted for way, process in ways.items()]
        if peers:
            other = stack.enter_context(rules(OPEN_SPIEL))
            asked += [(one, OPEN_SPIEL, other) for one in peers]
        found: dict[tuple[Measurement, str], list[float]] = {}
        for _ in range(rounds):
            for one, way, process in asked:
                found.setdefault((one, way), []).append(process.per_second(one))
                on_step()
    return Bench(
        rows=[row(one, found) for one in wanted],
        peers=[row(one, found) for one in peers or []],
        not_compiled=reason,
    )


def row(one: Measurement, found: dict[tuple[Measurement, str], list[float]]) -> Row:
    rates = {
        way: Rate(max(found[one, way]), median(found[one, way]))
        for way in (COMPILED, INTERPRETED, OPEN_SPIEL)
        if (one, way) in found
    }
    ratio = rates[COMPILED].best / rates[INTERPRETED].best if COMPILED in rates else None
    return Row(one.game, one.seats, one.measure, rates, ratio)

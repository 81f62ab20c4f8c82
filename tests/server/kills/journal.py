"""What the scripted people sent, were answered and saw: all that the checker compares."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias

DONE = "done"

Shown: TypeAlias = dict[tuple[str, int, int | None], str]  # by table, number of the view and seat


@dataclass
class Sent:
    """A command with moves, and what became of it as far as its sender knows."""

    table: str
    id: str
    seat: int
    view: int
    moves: list[str]
    sent: int  # by the journal's own clock
    answer: str = ""  # done, refused or failed
    answered: int = 0

    def is_open(self) -> bool:
        return not self.answer


@dataclass
class Starts:
    """How many matches were begun in a room, as far as its host knows."""

    sent: int = 0
    acknowledged: int = 0


@dataclass
class Journal:
    """One clock for all people: what has a smaller number happened before."""

    commands: list[Sent] = field(default_factory=list)
    starts: defaultdict[str, Starts] = field(default_factory=lambda: defaultdict(Starts))
    views: Shown = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    retries: int = 0
    ticks: count[int] = field(default_factory=lambda: count(1))

    def send(self, table: str, command: str, seat: int, view: int, moves: list[str]) -> Sent:
        sent = Sent(table, command, seat, view, moves, next(self.ticks))
        self.commands.append(sent)
        return sent

    def answer(self, sent: Sent, answer: str) -> None:
        sent.answer, sent.answered = answer, next(self.ticks)

    def see(self, table: str, number: int, seat: int | None, shown: object) -> None:
        """A view; one of the same number must be the same, crash or not."""
        text = canonical(shown)
        before = self.views.setdefault((table, number, seat), text)
        if before != text:
            self.faults.append(f"table {table} view {number} seat {seat}: two different views")

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def acknowledged(self) -> int:
        return sum(sent.answer == DONE for sent in self.commands)


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)

"""Time that the rules measure: how long the house waits before it makes a move."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Move


@dataclass(frozen=True)
class Clock:
    """A clock that runs now. One with the same key keeps running across moves."""

    key: str
    purpose: str  # the key of the sentence that says what it is for
    milliseconds: int
    move: Move  # what the house does when it has run down
    is_shown: bool = True  # to everybody alike; a hidden clock is in no view

"""Work for the processes of the tests, which must find it by import."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

from tablee.lab.faults import BotFault


@dataclass(frozen=True)
class Listing:
    """Gives its numbers back; the first part comes last."""

    seconds: float = 0.0

    def play(self, numbers: range) -> list[int]:
        if 1 in numbers:
            time.sleep(self.seconds)
        return list(numbers)


@dataclass(frozen=True)
class Failing:
    """Fails at some of its numbers, at the later one sooner."""

    bad: tuple[int, ...]

    def play(self, numbers: range) -> list[int]:
        for number in numbers:
            if number in self.bad:
                time.sleep(0.3 / number)
                raise BotFault("bot-waits", {"match": number})
        return list(numbers)


@dataclass(frozen=True)
class Broken:
    def play(self, numbers: range) -> list[int]:
        raise AssertionError("an invariant is broken")


@dataclass(frozen=True)
class Dying:
    def play(self, numbers: range) -> list[int]:
        os._exit(1)

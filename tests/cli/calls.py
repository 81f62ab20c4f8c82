"""Calls of the command, in this process and in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import tablee

TESTS = Path(__file__).resolve().parent.parent
SOURCE = Path(tablee.__file__).parent.parent


@dataclass(frozen=True)
class Called:
    """What a call gave."""

    status: int
    out: str
    err: str

    def failed(self) -> str:
        """What it said instead of a result: something, and never a traceback."""
        assert self.status != 0
        assert "Traceback" not in self.out + self.err
        assert self.err
        return self.err


Call: TypeAlias = Callable[..., Called]


def environment(**changes: str) -> dict[str, str]:
    """For a process that finds our source, the probes and the bots of the tests."""
    path = os.pathsep.join([str(SOURCE), str(TESTS)])
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    return {**kept, "PYTHONPATH": path, "TABLEE_GAMES": "probes", **changes}


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "tablee", *args]


def run_process(*args: str, stdin: bytes = b"", cwd: Path | None = None, **changes: str) -> Called:
    done = subprocess.run(
        command(*args), input=stdin, capture_output=True, env=environment(**changes), cwd=cwd
    )
    return Called(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

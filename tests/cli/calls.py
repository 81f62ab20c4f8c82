"""Calls of the command, in this process and in one of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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


@contextmanager
def started(*args: str, **changes: str) -> Iterator[subprocess.Popen[bytes]]:
    """A call that goes on, in a session of its own; nothing of it is left afterwards."""
    process = subprocess.Popen(
        command(*args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**changes),
        start_new_session=True,
        preexec_fn=listen_to_interrupts,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def listen_to_interrupts() -> None:
    """Also where the tests run in the background of a shell, which has them ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def run_process(*args: str, stdin: bytes = b"", cwd: Path | None = None, **changes: str) -> Called:
    done = subprocess.run(
        command(*args), input=stdin, capture_output=True, env=environment(**changes), cwd=cwd
    )
    return Called(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

"""A server as a process of its own, as a host starts it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
PATIENCE = 30.0


class Process:
    """`tablee serve` on a database; what it says is kept beside it."""

    def __init__(self, database: Path, *options: str) -> None:
        self.log_file = database.with_name("log")
        path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        with self.log_file.open("ab") as log:
            self.popen = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tablee", "serve", "--lang", "en"),
                    *("--database", str(database), "--port", "0"),
                    *(options or ("--host", "127.0.0.1")),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "TABLEE_GAMES": "probes", "PYTHONPATH": path},
            )
        assert self.popen.stdout is not None
        self.first_line = self.popen.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", self.first_line)
        assert found is not None, (self.first_line, self.log())
        self.port = int(found.group(1))

    def log(self) -> list[dict[str, str]]:
        return [json.loads(line) for line in self.log_file.read_text("utf-8").splitlines()]

    def stop(self) -> tuple[int, float]:
        """As a host does: the exit status, and how many seconds it took."""
        start = time.monotonic()
        self.popen.send_signal(signal.SIGTERM)
        status = self.popen.wait(PATIENCE)
        return status, time.monotonic() - start


@contextmanager
def serving(database: Path, *options: str) -> Iterator[Process]:
    process = Process(database, *options)
    try:
        yield process
    finally:
        if process.popen.poll() is None:
            process.stop()
        assert process.popen.stdout is not None
        process.popen.stdout.close()

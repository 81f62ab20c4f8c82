"""Servers as children of a benchmark, pinned to a core, with their processor time and memory."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar
from urllib.error import URLError
from urllib.request import urlopen

from tablee.server.serve import loop_factory

T = TypeVar("T")

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 30.0
ALL_CORES = os.sched_getaffinity(0)


class Process:
    """A server as a child, pinned to a core if one is given."""

    def __init__(self, command: list[str], core: int | None, port: int) -> None:
        allowed = ALL_CORES if core is None else {core}
        self.port = port
        self.started = time.perf_counter()
        self.child = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, allowed),
        )

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes in main memory."""
        return int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1]) * PAGE

    def wait_until_open(self) -> float:
        """Seconds from its start until it answers."""
        while time.perf_counter() - self.started < PATIENCE:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return time.perf_counter() - self.started
            time.sleep(0.002)
        raise TimeoutError("the server doesn't start")

    def wait_until_healthy(self) -> float:
        while time.perf_counter() - self.started < PATIENCE:
            with contextlib.suppress(URLError, OSError):
                urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE).read()
                return time.perf_counter() - self.started
            time.sleep(0.005)
        raise TimeoutError("the server doesn't start")

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cores() -> tuple[int, int]:
    """One for the servers, another for the clients where there is one."""
    usable = sorted(os.sched_getaffinity(0))
    return usable[0], usable[-1]


def run(work: Coroutine[None, None, T]) -> T:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)

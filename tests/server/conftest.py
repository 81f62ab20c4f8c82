"""Tests that await, each in a house of its own, of which nothing may go wrong unseen."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House, opened
from tablee.server.logs import JsonLines
from tablee.server.serve import loop_factory


class Faults(logging.Handler):
    """Collects what a server should never write: the trace of an exception."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if '"trace"' in self.format(record):
            self.found.append(self.format(record))


@pytest.fixture
def faults() -> Faults:
    """For a test that makes something fail: whatever it leaves there fails the test."""
    return Faults()


@pytest.fixture
def runner(faults: Faults) -> Iterator[asyncio.Runner]:
    logging.getLogger().addHandler(faults)
    with asyncio.Runner(loop_factory=loop_factory()) as running:
        yield running
    logging.getLogger().removeHandler(faults)
    assert faults.found == []


@pytest.fixture
def house(tmp_path: Path, runner: asyncio.Runner) -> Iterator[House]:
    context = opened(tmp_path / "db")
    yield runner.run(context.__aenter__())
    runner.run(context.__aexit__(None, None, None))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that awaits runs in the loop of its house."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in wanted}
    running = pyfuncitem.funcargs.get("runner")
    assert isinstance(running, asyncio.Runner), "who awaits asks for `house` or `runner`"
    running.run(pyfuncitem.obj(**arguments))
    return True

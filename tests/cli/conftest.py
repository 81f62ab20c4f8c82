"""The command as a function, and a file of records to try it on."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.calls import Call, Called
from tablee.cli import main


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Call]:
    """Calls `tablee` in this process, in English unless told."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    before = signal.getsignal(signal.SIGTERM)

    def called(*args: str) -> Called:
        capsys.readouterr()
        status = main(args)
        captured = capsys.readouterr()
        return Called(status, captured.out, captured.err)

    yield called
    signal.signal(signal.SIGTERM, before)


@pytest.fixture
def records(call: Call, tmp_path: Path) -> Path:
    """Three true records, of whole matches of Window."""
    path = tmp_path / "records"
    played = call(
        *("simulate", "window", "--seats", "3", "--deals", "3", "--seed", "file", "--match"),
        *("--record", str(path)),
    )
    assert played.status == 0
    return path

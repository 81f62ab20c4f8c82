"""`make play` serves at once and compiles beside; whoever ends the one ends the other."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import pytest

from tablee import compiled

SECONDS = 90.0  # a busy machine may need some


@contextmanager
def play(build: Path) -> Iterator[subprocess.Popen[str]]:
    """As in a terminal: a process group of its own, which Ctrl-C is sent to."""
    process = subprocess.Popen(
        [sys.executable, str(compiled.CHECKOUT / "tools" / "play.py")],
        env={
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            "TABLEE_COMPILED": "auto",
            "TABLEE_BUILD": str(build),
            "TABLEE_PORT": "0",
            "TABLEE_HOST": "127.0.0.1",
            "TABLEE_DATABASE": str(build.parent / "tablee.sqlite"),
        },
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    watchdog = Timer(SECONDS, os.killpg, (process.pid, signal.SIGKILL))
    watchdog.start()
    try:
        yield process
    finally:
        watchdog.cancel()
        process.terminate()
        process.communicate()


def wait_for_line(process: subprocess.Popen[str], part: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if part in line:
            return
    pytest.fail(f"it ended without a word of {part!r}")


def is_compiling(build: Path) -> bool:
    with (build.parent / "compile.lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def becomes(build: Path, wanted: bool) -> bool:
    latest = monotonic() + SECONDS
    while is_compiling(build) != wanted:
        if monotonic() > latest:
            return False
        sleep(0.05)
    return True


def test_control_c_ends_the_server_and_the_compiler(tmp_path: Path) -> None:
    build = tmp_path / "build" / "compiled"
    with play(build) as process:
        wait_for_line(process, "http://")
        assert becomes(build, wanted=True)
        os.killpg(process.pid, signal.SIGINT)
        process.wait(SECONDS)
    assert becomes(build, wanted=False)
    assert compiled.read_manifest(build) is None


@pytest.mark.skipif(not compiled.status().compiled, reason="this is the interpreted run")
def test_it_tells_when_the_rules_are_compiled(tmp_path: Path) -> None:
    build = Path(shutil.copytree(compiled.build_folder(), tmp_path / "build" / "compiled"))
    manifest = compiled.read_manifest(build)
    assert manifest is not None
    older = {**manifest, "sources": {**manifest["sources"], "tablee.engine.cards": "changed"}}
    (build / "manifest.json").write_text(json.dumps(older), "utf-8")
    with play(build) as process:
        wait_for_line(process, "from the next start")
    assert compiled.read_manifest(build) == manifest

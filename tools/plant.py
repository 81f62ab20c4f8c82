"""Plants known mistakes one by one and shows that the test meant for each of them fails.

The mistakes stand in the `planted.toml` files under tests/: a file, a text that occurs in it once,
what to put in its place, and the test that must fail then. Each is planted in a copy of the tree,
and its test runs in a process of its own: a fork of one that has imported the libraries, and
nothing of ours.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import tomllib
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "pyproject.toml")
WORKERS = 2
LIBRARIES = (
    *("hypothesis.strategies", "msgspec", "click", "fluent.runtime", "segno"),
    *("starlette.applications", "starlette.staticfiles", "uvicorn", "websockets", "uvloop"),
)
TESTS_FAILED = 1  # pytest's exit status; others mean that no test was judged
SHOWN_LINES = 15
LONGEST = 120  # seconds; a test that hangs has caught nothing


@dataclass(frozen=True)
class Mistake:
    name: str
    file: str
    find: str
    replace: str
    test: str


def main() -> int:
    mistakes = [mistake for path in planted_files() for mistake in read_mistakes(path)]
    wanted = [mistake for mistake in mistakes if is_wanted(mistake, sys.argv[1:])]
    for library in LIBRARIES:
        with suppress(ImportError):
            import_module(library)
    # Each worker has a tree of its own, and forks once for every mistake. It is no daemon, for
    # some tests start processes themselves.
    with (
        tempfile.TemporaryDirectory(prefix="planted-") as scratch,
        ProcessPoolExecutor(
            WORKERS, get_context("fork"), initializer=take_tree, initargs=[scratch]
        ) as pool,
    ):
        outcomes = list(pool.map(judged, wanted))
    missed = [outcome for outcome in outcomes if outcome is not None]
    print("\n".join(missed) or "Every planted mistake was caught.")
    print(f"{len(outcomes) - len(missed)} passed, {len(missed)} failed")
    return 1 if missed or not outcomes else 0


def take_tree(scratch: str) -> None:
    os.chdir(copied_tree(Path(scratch) / str(os.getpid())))


def planted_files() -> list[Path]:
    return sorted((CHECKOUT / "tests").rglob("planted.toml"))


def read_mistakes(path: Path) -> list[Mistake]:
    with path.open("rb") as file:
        return [Mistake(**fields) for fields in tomllib.load(file)["mistake"]]


def is_wanted(mistake: Mistake, words: list[str]) -> bool:
    return not words or any(word in mistake.name for word in words)


def copied_tree(target: Path) -> Path:
    target.mkdir()
    for name in COPIED:
        source = CHECKOUT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target / name)
    return target


def judged(mistake: Mistake) -> str | None:
    """Why the mistake counts as missed, or None if its test failed as it should."""
    path = Path(mistake.file).absolute()
    source = path.read_text("utf-8")
    if source.count(mistake.find) != 1:
        return f"{mistake.name}: the text to replace occurs {source.count(mistake.find)} times"
    try:
        path.write_text(source.replace(mistake.find, mistake.replace), "utf-8")
        return verdict(mistake)
    finally:
        path.write_text(source, "utf-8")


def verdict(mistake: Mistake) -> str | None:
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        child = os.fork()
        if child == 0:
            run_test(mistake.test, said.fileno())
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        said.seek(0)
        lines = said.read().splitlines()[-SHOWN_LINES:]
    if status == TESTS_FAILED:
        return None
    told = "\n".join(lines)
    return f"{mistake.name}: {mistake.test} didn't fail (exit status {status})\n{told}"


def run_test(test: str, output: int) -> None:
    """In the fork, from which nothing returns."""
    status = -1
    try:
        os.dup2(output, sys.stdout.fileno())
        os.dup2(output, sys.stderr.fileno())
        signal.alarm(LONGEST)
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(Path("src").absolute()))
        os.environ.update(
            PYTHONPATH=sys.path[0],
            PYTHONDONTWRITEBYTECODE="1",
            TABLEE_COMPILED="no",
            PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
        )
        status = pytest.main(["-q", "-x", "-p", "no:cacheprovider", test])
        sys.stdout.flush()
    finally:
        os._exit(status)


if __name__ == "__main__":
    sys.exit(main())

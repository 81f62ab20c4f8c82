"""Plants known mistakes one by one and shows that the test meant for each of them fails.

The mistakes stand in the `planted.toml` files under tests/: a file, a text that occurs in it once,
what to put in its place, and the test that must fail then. Each is planted in a copy of the tree,
and its test runs in a process of its own: a fork of this one, which has imported the libraries and
nothing of ours. A mistake that is missed is tried once more, alone: real sockets and processes may
miss their moment on a busy machine.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "pyproject.toml")
WORKERS = 2
LIBRARIES = (
    *("hypothesis.strategies", "msgspec", "click", "fluent.runtime", "segno"),
    *("fpdf", "pypdfium2"),
    *("starlette.applications", "starlette.staticfiles", "uvicorn", "websockets", "uvloop"),
)
TESTS_FAILED = 1  # pytest's exit status; others mean that no test was judged
SHOWN_LINES = 15
SHOWN_SLOWEST = 5
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
    # Whoever is told to stop ends his tests first.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    with tempfile.TemporaryDirectory(prefix="planted-") as scratch:
        seconds: dict[str, float] = {}
        trees = [copied_tree(Path(scratch) / str(number)) for number in range(WORKERS)]
        missed = missed_of(wanted, trees, seconds)
        if missed:
            print(
                "Missed, and tried once more alone:", "; ".join(mistake.name for mistake in missed)
            )
            missed = missed_of(list(missed), trees[:1], seconds)
    print("\n".join(missed.values()) or "Every planted mistake was caught.")
    slowest = sorted(seconds, key=lambda name: -seconds[name])[:SHOWN_SLOWEST]
    print("The slowest:", "; ".join(f"{name} ({seconds[name]:.1f} s)" for name in slowest))
    print(f"{len(wanted) - len(missed)} passed, {len(missed)} failed")
    return 1 if missed or not wanted else 0


def missed_of(
    wanted: list[Mistake], trees: list[Path], seconds: dict[str, float]
) -> dict[Mistake, str]:
    """Of each mistake that no test caught, what happened instead; how long each took is noted."""
    missed: dict[Mistake, str] = {}
    trials: dict[int, Trial] = {}  # by process
    free, queue = list(trees), list(reversed(wanted))
    try:
        while queue or trials:
            while queue and free:
                trial = Trial(queue.pop(), free.pop())
                if (count := trial.plant()) == 1:
                    trials[trial.start()] = trial
                else:
                    free.append(trial.tree)
                    missed[trial.mistake] = f"the text to replace occurs {count} times"
            if trials:
                process, status = os.wait()
                trial = trials.pop(process)
                free.append(trial.tree)
                seconds[trial.mistake.name] = time.monotonic() - trial.started
                if (told := trial.judge(os.waitstatus_to_exitcode(status))) is not None:
                    missed[trial.mistake] = told
    finally:
        for process in trials:
            os.kill(process, signal.SIGKILL)
    return {mistake: f"{mistake.name}: {told}" for mistake, told in missed.items()}


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


class Trial:
    """A mistake in a tree, and the test that should notice it."""

    def __init__(self, mistake: Mistake, tree: Path) -> None:
        self.mistake = mistake
        self.tree = tree
        self.path = tree / mistake.file
        self.source = self.path.read_text("utf-8")
        self.said = tree.with_suffix(".txt")
        self.started = time.monotonic()

    def plant(self) -> int:
        """How often the text occurs; if once, it is replaced."""
        count = self.source.count(self.mistake.find)
        if count == 1:
            planted = self.source.replace(self.mistake.find, self.mistake.replace)
            self.path.write_text(planted, "utf-8")
        return count

    def start(self) -> int:
        """The process of the test."""
        process = os.fork()
        if process == 0:
            with self.said.open("w") as output:
                run_test(self.mistake.test, self.tree, output.fileno())
        return process

    def judge(self, status: int) -> str | None:
        """Mend the tree; nothing to say if the test failed as it should."""
        self.path.write_text(self.source, "utf-8")
        if status == TESTS_FAILED:
            return None
        told = "\n".join(self.said.read_text("utf-8").splitlines()[-SHOWN_LINES:])
        return f"{self.mistake.test} didn't fail (exit status {status})\n{told}"


class Verdict:
    """What came of a session; what goes wrong when pytest clears up afterwards doesn't count."""

    status = -1

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self.status = exitstatus


def run_test(test: str, tree: Path, output: int) -> None:
    """In the fork, from which nothing returns."""
    verdict = Verdict()
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(output, sys.stdout.fileno())
        os.dup2(output, sys.stderr.fileno())
        os.chdir(tree)
        signal.alarm(LONGEST)
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(tree / "src"))
        os.environ.update(
            PYTHONPATH=sys.path[0],
            PYTHONDONTWRITEBYTECODE="1",
            TABLEE_COMPILED="no",
            PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
        )
        pytest.main(
            ["-q", "-x", "-p", "no:cacheprovider", "-p", "pytest_timeout", test], plugins=[verdict]
        )
        sys.stdout.flush()
    finally:
        os._exit(verdict.status)


if __name__ == "__main__":
    sys.exit(main())

"""Plants known mistakes one by one and shows that the test meant for each of them fails.

The mistakes stand in the `planted.toml` files under tests/: a file, a text that occurs in it once,
what to put in its place, and the test that must fail then. Each is planted in a copy of the tree.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

CHECKOUT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "pyproject.toml")
WORKERS = 2
TESTS_FAILED = 1  # pytest's exit status; others mean that no test was judged
SHOWN_LINES = 15


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
    with tempfile.TemporaryDirectory(prefix="planted-") as scratch:
        trees: SimpleQueue[Path] = SimpleQueue()
        for worker in range(WORKERS):
            trees.put(copied_tree(Path(scratch) / str(worker)))
        with ThreadPoolExecutor(WORKERS) as pool:
            outcomes = list(pool.map(lambda mistake: judged(mistake, trees), wanted))
    missed = [outcome for outcome in outcomes if outcome is not None]
    print("\n".join(missed) or "Every planted mistake was caught.")
    print(f"{len(outcomes) - len(missed)} passed, {len(missed)} failed")
    return 1 if missed or not outcomes else 0


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


def judged(mistake: Mistake, trees: SimpleQueue[Path]) -> str | None:
    """Why the mistake counts as missed, or None if its test failed as it should."""
    tree = trees.get()
    path = tree / mistake.file
    source = path.read_text("utf-8")
    try:
        if source.count(mistake.find) != 1:
            return f"{mistake.name}: the text to replace occurs {source.count(mistake.find)} times"
        path.write_text(source.replace(mistake.find, mistake.replace), "utf-8")
        return verdict(mistake, tree)
    finally:
        path.write_text(source, "utf-8")
        trees.put(tree)


def verdict(mistake: Mistake, tree: Path) -> str | None:
    run = subprocess.run(
        [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", mistake.test],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "TABLEE_COMPILED": "no"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode == TESTS_FAILED:
        return None
    said = "\n".join(run.stdout.splitlines()[-SHOWN_LINES:])
    return f"{mistake.name}: {mistake.test} didn't fail (exit status {run.returncode})\n{said}"


if __name__ == "__main__":
    sys.exit(main())

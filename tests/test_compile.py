"""A small checkout is compiled for real: what was touched is compiled again, and nothing half."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import compiled

TOOL = "tools/compile.py"
SYSTEM = "tools/system_packages.sh"
COPIED = (
    *("pyproject.toml", TOOL, SYSTEM),
    *("src/tablee/__init__.py", "src/tablee/compiled.py"),
)
COUNTER = "class Counter:\n    def __init__(self) -> None:\n        self.value = 1\n"
OTHER_LAYOUT = COUNTER.replace("self.value = 1", 'self.name = "first"\n        self.value = 40')
RULES = """
from tablee.engine.counter import Counter

def score(counter: Counter) -> int:
    return counter.value + 1
"""
WRITTEN = {
    "src/tablee/engine/__init__.py": "",
    "src/tablee/engine/counter.py": COUNTER,
    "src/tablee/games/__init__.py": "",
    "src/tablee/games/one/__init__.py": "",
    "src/tablee/games/one/rules.py": RULES,
    "src/tablee/games/two/__init__.py": "",
    "src/tablee/games/two/rules.py": RULES,
}
SCORES = """
from tablee.compiled import status
from tablee.engine.counter import Counter
from tablee.games.one import rules as one
from tablee.games.two import rules as two
print(status().compiled, one.score(Counter()), two.score(Counter()))
"""

pytestmark = pytest.mark.skipif(
    subprocess.run([compiled.CHECKOUT / SYSTEM, "can-compile"], check=False).returncode != 0,
    reason="no C compiler or Python headers",
)


@dataclass(frozen=True)
class Project:
    folder: Path

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {name: os.environ[name] for name in os.environ if not name.startswith("TABLEE_")}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env={**kept, "PYTHONPATH": str(self.folder / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def compile(self, meanwhile: str = "") -> subprocess.CompletedProcess[str]:
        """By a C compiler that doesn't optimise, and does something else before."""
        self.write("cc", f'#!/bin/sh\n{meanwhile}\nexec cc "$@" -O0\n')
        (self.folder / "cc").chmod(0o755)
        return self.run(TOOL, TABLEE_COMPILED="no", CC=str(self.folder / "cc"))

    def write(self, path: str, text: str) -> None:
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text, "utf-8")

    def files(self) -> dict[str, int]:
        """What lies in the build, and since when."""
        built = self.folder / "build" / "compiled"
        return {path.name.partition("-")[0]: path.stat().st_mtime_ns for path in built.iterdir()}

    def scores(self) -> str:
        run = self.run("-c", SCORES)
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = Project(tmp_path_factory.mktemp("project"))
    for path, text in WRITTEN.items():
        project.write(path, text)
    for path in COPIED:
        (project.folder / path).parent.mkdir(exist_ok=True)
        shutil.copy(compiled.CHECKOUT / path, project.folder / path)
    made = project.compile()
    assert made.returncode == 0, made.stderr
    assert made.stdout.endswith(": tablee.engine, tablee.games.one, tablee.games.two.\n")
    return project.folder


@pytest.fixture
def project(compiled_once: Path, tmp_path: Path) -> Project:
    """A checkout of one's own, compiled."""
    return Project(Path(shutil.copytree(compiled_once, tmp_path / "project")))


def test_what_has_not_changed_is_not_compiled(project: Project) -> None:
    before = project.files()
    assert project.compile().stdout == "3 modules are compiled already.\n"
    assert project.files() == before
    assert project.scores() == "True 2 2"


def test_a_touched_game_is_compiled_alone(project: Project) -> None:
    before = project.files()
    project.write("src/tablee/games/one/rules.py", RULES.replace("+ 1", "+ 7"))
    assert project.scores() == "False 8 2"
    assert project.compile().stdout.endswith(": tablee.games.one.\n")
    touched = {name for name, since in project.files().items() if before[name] != since}
    assert touched == {"tablee.games.one__mypyc", "manifest.json"}
    assert project.scores() == "True 8 2"


def test_games_are_compiled_again_where_the_engine_lays_out_its_fields_anew(
    project: Project,
) -> None:
    project.write("src/tablee/engine/counter.py", OTHER_LAYOUT)
    assert project.compile().returncode == 0
    assert project.scores() == "True 41 41"


def test_a_compile_that_fails_leaves_the_build_before(project: Project) -> None:
    before = project.files()
    project.write("src/tablee/games/one/rules.py", RULES.replace("-> int", "-> str"))
    failed = project.compile()
    assert failed.returncode == 1
    assert "rules.py:5: error" in failed.stdout
    assert project.files() == before
    project.write("src/tablee/games/one/rules.py", RULES)
    assert project.scores() == "True 2 2"


INTERRUPT = "kill -KILL $PPID"
EDIT = "echo >> src/tablee/engine/counter.py"


@pytest.mark.parametrize("meanwhile", [INTERRUPT, EDIT])
def test_what_was_not_compiled_to_the_end_is_not_used(project: Project, meanwhile: str) -> None:
    before = (project.folder / "build/compiled/manifest.json").read_bytes()
    project.write("src/tablee/games/one/rules.py", RULES.replace("+ 1", "+ 7"))
    assert project.compile(meanwhile).returncode != 0
    assert (project.folder / "build/compiled/manifest.json").read_bytes() == before
    assert project.scores() == "False 8 2"

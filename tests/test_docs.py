"""What the documents say is there, is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
HEADINGS = [
    "Status",
    "Question",
    "Decision",
    "Why",
    "What we gave up",
    "How we will know it was wrong",
]
# In backticks, a path is what ends as one or starts in a folder of ours; a folder ends with /.
PATH = re.compile(
    r"(?:\.?[\w-]+/)*(?:[\w*.-]+\.(?:py|md|ftl|toml|txt|sh|lock|json|svelte|ts)|[\w.*-]+/)"
    r"|(?:src|tests|tools|docs|web|requirements|\.ci)/[\w./*-]+|Makefile|LICENSE|NOTICE"
)


def paths_in(text: str) -> list[str]:
    return [quoted for quoted in re.findall(r"`([^`\n]+)`", text) if PATH.fullmatch(quoted)]


def is_there(path: str) -> bool:
    """Whether a path exists; `NAME` stands for any game, a bare name for a file of one."""
    path = path.replace("NAME", "*")
    if "/" not in path:
        path = path if (ROOT / path).exists() else f"*/**/games/*/{path}"
    return any(True for _ in ROOT.glob(path.rstrip("/")))


DOCUMENTS = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/protocol.md",
    "docs/security.md",
    "docs/recipes/add-a-game.md",
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_a_document_names_exists(document: str) -> None:
    paths = paths_in((ROOT / document).read_text("utf-8"))
    assert paths
    assert [path for path in paths if not is_there(path)] == []


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_its_parts(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.match(rf"# {int(path.name[:4])}\. \S", text), "the title starts with the number"
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == HEADINGS
    assert re.search(r"^Accepted, \d{4}-\d\d-\d\d\b", text, re.MULTILINE), "status with its date"
    assert "Rejected:" in text, "an alternative with its strongest argument"
    assert len(text.splitlines()) <= 60, "one screen"


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(path.name[:4]) for path in DECISIONS]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_index_of_decisions_is_up_to_date() -> None:
    tool = ROOT / "tools" / "decisions.py"
    run = subprocess.run(
        [sys.executable, tool, "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_a_path_that_is_not_there_is_found() -> None:
    text = "Open `src/tablee/nowhere.py`, `docs/`, `make test`, `deal/3` and `nobody.md`."
    assert paths_in(text) == ["src/tablee/nowhere.py", "docs/", "nobody.md"]
    assert [is_there(path) for path in paths_in(text)] == [False, True, False]

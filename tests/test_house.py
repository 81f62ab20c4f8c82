"""The house rules that files alone can show: locks, paths, versions and what CI calls."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
NOT_OURS = {".git", ".venv", "build", "node_modules"}
# A path on somebody's machine: a home, a checkout, a local store of packages.
MACHINE_PATH = re.compile(r"(?<![\w.$}])/(?:root|home|work|opt/wheels|opt/pypi)(?![\w.-])")


def project_files() -> list[Path]:
    """What git tracks or would track; every file where there is no git."""
    if not (ROOT / ".git").exists():
        return [
            path
            for path in ROOT.rglob("*")
            if path.is_file() and not NOT_OURS & set(path.relative_to(ROOT).parts)
        ]
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of a file; empty for a picture, a font or a sound."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def addresses(text: str) -> list[str]:
    return [line for line in text.splitlines() if "://" in line or "@ file:" in line]


def machine_paths(text: str) -> list[str]:
    return [line for line in text.splitlines() if MACHINE_PATH.search(line)]


def test_there_are_four_locks() -> None:
    assert [path.stem for path in LOCKS] == ["base", "bootstrap", "dev", "play"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_names_no_address(lock: Path) -> None:
    assert addresses(lock.read_text("utf-8")) == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_pins_and_hashes_everything(lock: Path) -> None:
    text = lock.read_text("utf-8")
    entries = [line for line in text.splitlines() if line and line[0] not in "# "]
    assert entries
    assert [line for line in entries if "==" not in line or not line.endswith("\\")] == []


def pins(lock: str) -> set[str]:
    text = (ROOT / "requirements" / lock).read_text("utf-8")
    return set(re.findall(r"^\S+==\S+", text, re.MULTILINE))


def test_developers_have_what_users_have() -> None:
    assert pins("base.lock") <= pins("play.lock") <= pins("dev.lock")
    assert pins("bootstrap.lock") <= pins("dev.lock")


def test_no_file_names_a_path_on_somebodys_machine() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in project_files()
        if (lines := machine_paths(text_of(path)))
    }
    assert found == {}


def test_every_text_ends_with_one_newline() -> None:
    texts = {path: text_of(path) for path in project_files()}
    assert [
        str(path.relative_to(ROOT))
        for path, text in texts.items()
        if text and (not text.endswith("\n") or text.endswith("\n\n"))
    ] == []


def test_ci_runs_what_a_developer_runs() -> None:
    ci = ROOT / ".ci" / "run"
    assert os.access(ci, os.X_OK)
    assert re.search(
        r"^make test COMPILER=required BROWSER=required$", ci.read_text("utf-8"), re.MULTILINE
    )


def test_the_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert tablee.__version__ == project["version"]


@pytest.mark.parametrize("folder", ["root", "home", "work", "opt/wheels"])
def test_a_machine_path_is_found(folder: str) -> None:
    assert machine_paths(f"see '/{folder}/thing'") != []
    assert machine_paths(f"src/{folder}/thing ./{folder}/thing") == []


def test_an_address_is_found() -> None:
    assert addresses("--index-url https" + "://registry.example/simple") != []

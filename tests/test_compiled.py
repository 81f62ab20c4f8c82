"""A build is served where it fits the source, and never where it doesn't (decision 2)."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import compiled

needs_build = pytest.mark.skipif(
    not compiled.status().compiled, reason="this is the interpreted run"
)

WHAT_RUNS = """
import importlib
from tablee.compiled import compiled_modules, status
first = next(name for name in compiled_modules() if name.startswith("tablee."))
print(status().compiled, importlib.import_module(first).__file__, status().reason, sep="|")
"""


def start(program: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def what_runs(**environment: str) -> tuple[bool, Path, str]:
    """Whether a new process says that it is compiled, a rules module's file, and why not."""
    run = start(WHAT_RUNS, **environment)
    assert run.returncode == 0, run.stderr
    says, file, reason = run.stdout.strip().split("|")
    return says == "True", Path(file), reason


@pytest.fixture
def copied_build(tmp_path: Path) -> Path:
    return Path(shutil.copytree(compiled.build_folder(), tmp_path / "compiled"))


def rewrite(build: Path, manifest: compiled.Manifest) -> None:
    (build / "manifest.json").write_text(json.dumps(manifest), "utf-8")


def manifest_of(build: Path) -> compiled.Manifest:
    manifest = compiled.read_manifest(build)
    assert manifest is not None
    return manifest


@needs_build
def test_status_names_the_source_that_was_built() -> None:
    manifest = manifest_of(compiled.build_folder())
    assert manifest["source"].startswith(compiled.status().source)
    assert sorted(manifest["sources"]) == compiled.compiled_modules()


@needs_build
def test_every_listed_module_runs_compiled_test_games_included() -> None:
    for name in compiled.modules_to_compile():
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.startswith(str(compiled.build_folder())), name


@needs_build
def test_a_build_that_fits_is_served(copied_build: Path) -> None:
    says, file, reason = what_runs(TABLEE_BUILD=str(copied_build))
    assert (says, reason) == (True, "")
    assert file.is_relative_to(copied_build)


@needs_build
def test_a_stale_build_is_left_alone(copied_build: Path) -> None:
    manifest = manifest_of(copied_build)
    module = compiled.compiled_modules()[-1]
    manifest["sources"][module] = "0" * 64
    rewrite(copied_build, manifest)
    says, file, reason = what_runs(TABLEE_BUILD=str(copied_build))
    assert (says, file.suffix) == (False, ".py")
    assert module in reason


@needs_build
def test_a_build_for_another_python_is_left_alone(copied_build: Path) -> None:
    manifest = manifest_of(copied_build)
    manifest["python"] = ".cpython-27.so"
    rewrite(copied_build, manifest)
    says, file, reason = what_runs(TABLEE_BUILD=str(copied_build))
    assert (says, file.suffix) == (False, ".py")
    assert "another Python" in reason


def fitting_build(folder: Path, files: dict[str, str]) -> Path:
    """A build that fits the source, as far as its manifest goes."""
    hashes = compiled.module_hashes(compiled.compiled_modules())
    folder.mkdir()
    rewrite(
        folder,
        {
            "source": compiled.source_hash(hashes),
            "python": compiled.PYTHON,
            "compiler": "",
            "modules": files,
            "sources": hashes,
        },
    )
    return folder


def test_half_a_build_is_left_alone(tmp_path: Path) -> None:
    half = fitting_build(tmp_path / "half", {"tablee.engine.cards": "cards.so"})
    assert what_runs(TABLEE_BUILD=str(half))[2] == "the build lacks cards.so"


STARTS_ANOTHER = """
import multiprocessing, os, sys
from tablee.compiled import status
os.rename(sys.argv[1], os.environ["TABLEE_BUILD"])
with multiprocessing.get_context("spawn").Pool(1) as others:
    print(status().compiled, others.apply(status).compiled)
"""


def test_a_process_is_compiled_as_the_one_that_started_it(tmp_path: Path) -> None:
    """Bots are started long after their server, and a build may be ready in between."""
    ready, build = fitting_build(tmp_path / "ready", {}), tmp_path / "build"
    run = start(STARTS_ANOTHER, str(ready), TABLEE_BUILD=str(build))
    assert run.stdout == "False False\n", run.stderr
    assert what_runs(TABLEE_BUILD=str(build))[0], "the next start takes it"


@needs_build
def test_an_installed_package_brings_its_build_and_no_test_games(tmp_path: Path) -> None:
    package = tmp_path / "site" / "tablee"
    shutil.copytree(compiled.PACKAGE, package)
    shutil.copytree(compiled.build_folder(), package / "_compiled")
    says, file, reason = what_runs(PYTHONPATH=str(package.parent))
    assert (says, reason) == (True, "")
    assert file.is_relative_to(package / "_compiled")
    source = start(
        "from tablee.compiled import status; print(status().source)",
        PYTHONPATH=str(package.parent),
    ).stdout.strip()
    assert source == compiled.status().source


def test_the_interpreter_can_be_asked_for() -> None:
    says, file, reason = what_runs(TABLEE_COMPILED="no")
    assert (says, file.suffix, reason) == (False, ".py", "TABLEE_COMPILED=no")


def test_no_build_is_no_harm(tmp_path: Path) -> None:
    says, file, reason = what_runs(TABLEE_BUILD=str(tmp_path))
    assert (says, file.suffix, reason) == (False, ".py", "there is no build")


@pytest.mark.parametrize("text", ["{", "[]", '{"source": ""}'])
def test_a_manifest_that_makes_no_sense_is_no_build(tmp_path: Path, text: str) -> None:
    (tmp_path / "manifest.json").write_text(text, "utf-8")
    assert compiled.read_manifest(tmp_path) is None


def test_a_required_build_that_is_missing_is_one_sentence(tmp_path: Path) -> None:
    run = start("import tablee", TABLEE_COMPILED="require", TABLEE_BUILD=str(tmp_path))
    assert run.returncode == 2
    assert run.stderr == (
        "TABLEE_COMPILED=require, but there is no build: 'make compile' builds it.\n"
    )


def test_an_unknown_wish_is_refused() -> None:
    run = start("import tablee", TABLEE_COMPILED="perhaps")
    assert run.returncode == 2
    assert run.stderr == "TABLEE_COMPILED is auto, no or require, not 'perhaps'.\n"


def test_another_source_is_another_hash() -> None:
    hashes = {"tablee.engine.cards": "1", "tablee.engine.state": "2"}
    swapped = {"tablee.engine.cards": "2", "tablee.engine.state": "1"}
    assert compiled.source_hash(hashes) != compiled.source_hash(swapped)
    assert compiled.source_hash(hashes) == compiled.source_hash(hashes | {"probes.x.rules": "3"})


def test_no_binary_lies_beside_its_source() -> None:
    folders = (compiled.CHECKOUT / "src", compiled.CHECKOUT / "tests")
    assert [path for folder in folders for path in folder.rglob("*.so")] == []

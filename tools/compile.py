"""Compiles the rules with mypyc into build/compiled: what has changed since, and nothing else.

mypyc makes C of all modules at every run, which takes seconds, for one library an engine or game.
What takes the time is the C compiler, and it is asked only for libraries that aren't there yet: a
file is named by the hash of all the C in it. The manifest comes last and names the files of a whole
build, so that one which failed or was interrupted leaves the older build, or none (decision 19).
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from tablee import compiled

OPTIMISATION = "2"
COMPILER = f"mypy {version('mypy')} -O{OPTIMISATION}"
TEST_GAMES = "probes"
LIBRARY = "__mypyc"  # ends the names of mypyc's libraries
HASH_LENGTH = 16


@dataclass(frozen=True)
class Part:
    """A library in C, or the shim by which one of its modules is imported."""

    module: str
    file: str
    size: int
    extension: object  # as setuptools takes it


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    jobs: int = parser.parse_args().jobs
    os.chdir(compiled.CHECKOUT)  # mypy reads its configuration there
    if subprocess.run(["tools/system_packages.sh", "can-compile"], check=False).returncode:
        print("No C compiler or Python headers: rules stay interpreted; everything works, slower.")
        return
    target = compiled.build_folder()
    target.mkdir(parents=True, exist_ok=True)
    with only_one_at_a_time(target.parent):
        print(brought_up_to_date(target, jobs))


@contextmanager
def only_one_at_a_time(folder: Path) -> Iterator[None]:
    with (folder / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def brought_up_to_date(target: Path, jobs: int) -> str:
    """What was done, in a sentence."""
    hashes = compiled.module_hashes(compiled.compiled_modules())
    if is_fresh(target, hashes):
        return f"{len(hashes)} modules are compiled already."
    start = time.monotonic()
    made = ", ".join(build(target, hashes, jobs)) or "nothing new"
    return f"Compiled in {time.monotonic() - start:.0f} s: {made}."


def is_fresh(target: Path, hashes: dict[str, str]) -> bool:
    manifest = compiled.read_manifest(target)
    return (
        manifest is not None
        and (manifest["python"], manifest["compiler"], manifest["sources"])
        == (compiled.PYTHON, COMPILER, hashes)
        and not compiled.missing_files(target, manifest)
    )


def build(target: Path, hashes: dict[str, str], jobs: int) -> list[str]:
    """Compile what is missing and name it all in the manifest; the libraries that were missing."""
    scratch = target.parent / "compiling"  # on the target's own disk, where a move is a rename
    shutil.rmtree(scratch, ignore_errors=True)
    parts = translated(compiled.modules_to_compile(), scratch)
    missing = [part for part in parts if not (target / part.file).exists()]
    compile_all(missing, target, scratch, jobs)
    if compiled.module_hashes(list(hashes)) != hashes:
        sys.exit("The source changed while it was compiled: compile again.")
    replace_manifest(target, manifest_of(parts, hashes), scratch)
    shutil.rmtree(scratch)
    return [part.module.removesuffix(LIBRARY) for part in missing if part.module.endswith(LIBRARY)]


def translated(modules: list[str], scratch: Path) -> list[Part]:
    """The modules in C, in `scratch`."""
    from mypyc.build import mypycify  # only here: whoever has nothing to compile doesn't pay for it

    libraries: dict[str, list[str]] = {}
    for module in modules:
        libraries.setdefault(library_of(module), []).append(path_of(module))
    extensions = mypycify(
        [
            # A cache of its own, and an empty one: all C comes from the source as it is.
            f"--cache-dir={scratch / 'mypy_cache'}",
            *(path for paths in libraries.values() for path in paths),
        ],
        opt_level=OPTIMISATION,
        debug_level="0",
        separate=[(paths, name) for name, paths in libraries.items()],
        target_dir=str(scratch / "c"),
    )
    return [
        part_of(
            extension.name,
            [Path(path) for path in (*extension.sources, *sorted(extension.depends))],
            extension,
        )
        for extension in extensions
    ]


def library_of(module: str) -> str:
    """The engine, a game; or the test games, which compile faster together than apart."""
    package, _, _ = module.rpartition(".")
    return TEST_GAMES if package.startswith(f"{TEST_GAMES}.") else package


def path_of(module: str) -> str:
    """From the checkout: neither C nor traceback depends on where that is."""
    path = compiled.source_file(module)
    assert path is not None
    return str(path.relative_to(compiled.CHECKOUT))


def part_of(module: str, c_files: list[Path], extension: object) -> Part:
    """Its file is named by all that the C compiler is given: the same name, the same library."""
    digest = hashlib.sha256(COMPILER.encode())
    for path in c_files:
        digest.update(path.read_bytes())
    file = f"{module}-{digest.hexdigest()[:HASH_LENGTH]}{compiled.PYTHON}"
    return Part(module, file, sum(path.stat().st_size for path in c_files), extension)


def compile_all(parts: list[Part], target: Path, scratch: Path, jobs: int) -> None:
    longest_first = sorted(parts, key=lambda part: part.size, reverse=True)
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda part: compile_part(part, target, scratch), longest_first))


def compile_part(part: Part, target: Path, scratch: Path) -> None:
    """Its file is there when it is whole: an interrupted compile goes on where it stopped."""
    command = build_ext(Distribution({"name": part.module, "ext_modules": [part.extension]}))
    command.build_lib = str(scratch / "library")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    Path(command.get_ext_fullpath(part.module)).replace(target / part.file)


def manifest_of(parts: list[Part], hashes: dict[str, str]) -> compiled.Manifest:
    return {
        "source": compiled.source_hash(hashes),
        "python": compiled.PYTHON,
        "compiler": COMPILER,
        "modules": {part.module: part.file for part in parts},
        "sources": hashes,
    }


def replace_manifest(target: Path, manifest: compiled.Manifest, scratch: Path) -> None:
    """In one step; what the build before this one needs stays, for whoever runs on it."""
    before = compiled.read_manifest(target)
    used = {*manifest["modules"].values(), *(before["modules"].values() if before else ())}
    written = scratch / "manifest.json"
    written.write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
    written.replace(target / "manifest.json")
    for file in target.glob(f"*{compiled.PYTHON}"):
        if file.name not in used:
            file.unlink()


if __name__ == "__main__":
    main()

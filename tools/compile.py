"""Compiles the rules with mypyc into build/compiled; does nothing when nothing has changed.

The modules are those of [tool.tablee.compile] in pyproject.toml. A build is made in a scratch
folder and moved into place when it is whole, so that a failed one leaves the older or none.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from tablee import compiled

GROUP = "tablee"
OPTIMISATION = "3"
COMPILER = f"mypy {version('mypy')} -O{OPTIMISATION}"


def main() -> None:
    os.chdir(compiled.CHECKOUT)  # mypy reads its configuration there
    target = compiled.build_folder()
    hashes = compiled.module_hashes(compiled.compiled_modules())
    if is_fresh(target, hashes):
        print(f"{len(hashes)} modules are compiled already.")
        return
    start = time.monotonic()
    build(target, hashes)
    print(f"{len(hashes)} modules compiled in {time.monotonic() - start:.0f} s.")


def is_fresh(target: Path, hashes: dict[str, str]) -> bool:
    manifest = compiled.read_manifest(target)
    return manifest is not None and (
        (manifest["python"], manifest["compiler"], manifest["sources"])
        == (compiled.PYTHON, COMPILER, hashes)
    )


def build(target: Path, hashes: dict[str, str]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    # On the target's own disk, where a move is a rename.
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="compiling-") as name:
        scratch = Path(name)
        library = scratch / "library"
        names = compile_modules(compiled.listed("modules"), library, scratch)
        if compiled.module_hashes(list(hashes)) != hashes:
            sys.exit("The source changed while it was compiled: compile again.")
        manifest = manifest_of(names, hashes)
        (library / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
        if target.exists():
            target.rename(scratch / "replaced")
        library.rename(target)


def compile_modules(modules: list[str], library: Path, scratch: Path) -> list[str]:
    """Compile into `library`; the names of what came out: one library for all, a shim for each."""
    extensions = mypycify(
        [
            # apart from the cache of a mypy that may run beside
            f"--cache-dir={scratch.parent / 'mypy_cache'}",
            *(str(compiled.source_file(module)) for module in modules),
        ],
        opt_level=OPTIMISATION,
        debug_level="0",
        group_name=GROUP,
        target_dir=str(scratch / "c"),
    )
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    return [extension.name for extension in extensions]


def manifest_of(names: list[str], hashes: dict[str, str]) -> compiled.Manifest:
    return {
        "source": compiled.source_hash(hashes),
        "python": compiled.PYTHON,
        "compiler": COMPILER,
        "modules": {name: name.replace(".", "/") + compiled.PYTHON for name in names},
        "sources": hashes,
    }


if __name__ == "__main__":
    main()

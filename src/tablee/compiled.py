"""Serves the rules compiled by mypyc where a build fits the source, and the source otherwise.

The source is the truth: a build whose source has changed since is never used (decision 2).
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn, TypedDict

PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parent.parent
PROJECT: Final = CHECKOUT / "pyproject.toml"
IN_CHECKOUT: Final = PROJECT.is_file()
# In a checkout the test games are compiled too; their package is found from tests/.
SOURCE_ROOTS: Final = (PACKAGE.parent, CHECKOUT / "tests") if IN_CHECKOUT else (PACKAGE.parent,)

# Names interpreter and platform: .cpython-311-x86_64-linux-gnu.so
PYTHON: Final = EXTENSION_SUFFIXES[0]


class Manifest(TypedDict):
    """What a build folder says of itself, in its manifest.json."""

    source: str
    """The hash of the package's compiled source, test games left out."""
    python: str
    compiler: str
    modules: dict[str, str]
    """Each module's file in the folder, the library that they share included."""
    sources: dict[str, str]
    """The hash of each module's source."""


@dataclass(frozen=True)
class Status:
    """Whether the rules are compiled in this process, from which source, and why not."""

    compiled: bool
    source: str
    reason: str


class Finder:
    """Finds exactly the modules of one build."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        if file is None:
            return None
        spec = ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)
        spec.has_location = True
        return spec


_reason = "not asked for"


def install() -> None:
    """Make later imports take the compiled rules, as TABLEE_COMPILED (auto, no, require) says."""
    global _reason
    wish = os.environ.get("TABLEE_COMPILED", "auto")
    if wish not in ("auto", "no", "require"):
        give_up(f"TABLEE_COMPILED is auto, no or require, not {wish!r}.")
    _reason = "TABLEE_COMPILED=no" if wish == "no" else _serve(build_folder())
    if wish == "require" and _reason:
        give_up(f"TABLEE_COMPILED=require, but {_reason}: 'make compile' builds it.")
    if _reason:
        # Processes that we start play by the same rules, though a build may be there by then.
        os.environ["TABLEE_COMPILED"] = "no"


def give_up(sentence: str) -> NoReturn:
    """What was asked for can't be had: the process ends, and says why."""
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


def status() -> Status:
    source = source_hash(module_hashes(compiled_modules()))
    return Status(compiled=not _reason, source=source[:12], reason=_reason)


def build_folder() -> Path:
    named = os.environ.get("TABLEE_BUILD")
    if named:
        return Path(named).resolve()
    return CHECKOUT / "build" / "compiled" if IN_CHECKOUT else PACKAGE / "_compiled"


def read_manifest(folder: Path) -> Manifest | None:
    try:
        written = json.loads((folder / "manifest.json").read_bytes())
    except (OSError, ValueError):
        return None
    is_whole = isinstance(written, dict) and written.keys() >= Manifest.__required_keys__
    manifest: Manifest | None = written if is_whole else None
    return manifest


def missing_files(folder: Path, manifest: Manifest) -> list[str]:
    return [name for name in manifest["modules"].values() if not (folder / name).is_file()]


def compiled_modules() -> list[str]:
    """What a build is made of: by pyproject.toml's lists, or by the build without one."""
    if not IN_CHECKOUT:
        manifest = read_manifest(build_folder())
        return sorted(manifest["sources"]) if manifest else []
    return sorted({*listed("modules"), *listed("shapes")})


def modules_to_compile() -> list[str]:
    return sorted({*listed("modules")} - {*listed("shapes")})


def listed(key: str) -> list[str]:
    """The modules of a list of [tool.tablee.compile]."""
    import tomllib  # only here: a start of the program doesn't pay for it

    patterns = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["tablee"]["compile"][key]
    return [
        ".".join(path.relative_to(CHECKOUT).with_suffix("").parts[1:])
        for pattern in patterns
        for path in CHECKOUT.glob(pattern)
        if path.name != "__init__.py"
    ]


def source_file(module: str) -> Path | None:
    relative = module.replace(".", "/") + ".py"
    return next((root / relative for root in SOURCE_ROOTS if (root / relative).is_file()), None)


def module_hashes(modules: list[str]) -> dict[str, str]:
    """The hash of each module's source, for those whose source is here."""
    files = {module: source_file(module) for module in modules}
    return {
        module: hashlib.sha256(file.read_bytes()).hexdigest()
        for module, file in files.items()
        if file is not None
    }


def source_hash(hashes: Mapping[str, str]) -> str:
    """One hash over the package's modules, the same wherever test games are absent."""
    own = sorted(line for line in hashes.items() if line[0].startswith("tablee."))
    return hashlib.sha256(repr(own).encode()).hexdigest()


def _serve(folder: Path) -> str:
    """Serve the build in this folder; or the reason why not."""
    manifest = read_manifest(folder)
    if manifest is None:
        return "there is no build"
    if manifest["python"] != PYTHON:
        return f"the build is for another Python ({manifest['python']})"
    if missing := missing_files(folder, manifest):
        return f"the build lacks {missing[0]}"
    built = manifest["sources"]
    here = module_hashes(list(built))
    changed = sorted(module for module in here if here[module] != built[module])
    if changed:
        return f"the build is older than the source of {changed[0]}"
    files = {
        module: str(folder / file)
        for module, file in manifest["modules"].items()
        if module in here or module not in built
    }
    sys.meta_path.insert(0, Finder(files))
    return ""

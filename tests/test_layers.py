"""Imports point down only, and compiled source keeps to what mypyc compiles well (decision 2)."""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import compiled


@dataclass(frozen=True)
class Layer:
    """What a part of tablee may import besides itself and the standard library."""

    below: str = ""
    libraries: str = ""


LAYERS = {
    "engine": Layer("", "mypy_extensions"),
    "faces": Layer("engine"),
    "games": Layer("engine faces", "mypy_extensions"),
    "bots": Layer("engine games"),
    "lab": Layer("engine games bots texts rulebook compiled __init__", "msgspec"),
    "server": Layer(
        "engine games bots printing texts rulebook compiled __init__",
        "msgspec segno starlette uvicorn uvloop websockets",
    ),
    "cli": Layer(
        "engine games bots lab server printing texts rulebook compiled __init__",
        "click msgspec websockets",
    ),
    # the rim: neither rules nor effects on a match
    "texts": Layer("engine games", "fluent"),
    "rulebook": Layer("engine games texts"),
    "printing": Layer("engine faces games texts rulebook", "fpdf"),
    "compiled": Layer(),
    "__init__": Layer("compiled"),
    "__main__": Layer("cli"),
}
DECORATORS = {
    "abstractmethod",
    "classmethod",
    "dataclass",
    "mypyc_attr",
    "property",
    "staticmethod",
}


# Imports


def imports(tree: ast.Module, module: str, *, is_package: bool = False) -> set[str]:
    """Every name that a module imports, in full, wherever in it the import stands."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else []
            origin = ".".join([*start, *([node.module] if node.module else [])])
            names |= {f"{origin}.{alias.name}" for alias in node.names}
    return names


def part_of(name: str) -> str:
    """The part of tablee that a full name belongs to: `engine` for tablee.engine.cards."""
    _, _, inside = name.partition(".")
    part = inside.partition(".")[0]
    return "__init__" if part in ("", "__version__") else part


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[:2] == ["tablee", "games"] and len(parts) > 2 else None


def import_faults(module: str, names: set[str]) -> Iterator[str]:
    part = part_of(module)
    layer = LAYERS.get(part)
    if layer is None:
        yield f"{module}: {part} has no place in LAYERS"
        return
    below = {part, *layer.below.split()}
    for name in sorted(names):
        top = name.partition(".")[0]
        if top == "tablee":
            if part_of(name) not in below:
                yield f"{module} imports {name}, which is not below it"
            elif game_of(module) and part_of(name) == "games" and game_of(name) != game_of(module):
                yield f"{module} imports {name}: a game imports no game but itself"
        elif top not in sys.stdlib_module_names | set(layer.libraries.split()):
            yield f"{module} imports {name}, a library that {part} does without"


# Compiled source


def any_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if (isinstance(node, ast.Name) and node.id == "Any") or (
            isinstance(node, ast.Attribute) and node.attr == "Any"
        ):
            yield node.lineno, "Any"


def nesting_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inner = [n for n in ast.walk(node) if n is not node and isinstance(n, definitions)]
        elif isinstance(node, ast.ClassDef):
            inner = [n for n in node.body if isinstance(n, ast.ClassDef)]
        else:
            continue
        for found in inner:
            yield found.lineno, f"{found.name} is defined inside {node.name}"


def signature_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.args.kwarg:
            yield node.lineno, f"{node.name} takes **{node.args.kwarg.arg}"


def decorator_name(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(called).rpartition(".")[2]


def decorator_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        for decorator in getattr(node, "decorator_list", []):
            if decorator_name(decorator) not in DECORATORS:
                yield decorator.lineno, f"decorator {ast.unparse(decorator)}"


def shift_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """mypyc 2.4.1 shifts a literal by an i64 as 32 bits: a wrong answer without an error."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and isinstance(node.left, ast.Constant)
            and not isinstance(node.right, ast.Constant)
        ):
            yield node.lineno, f"{ast.unparse(node)} shifts a literal"


def object_field_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """mypyc 2.4.1 looks for `object` in the module, and the import of a dataclass fails."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for node in classes:
        if "dataclass" in [decorator_name(decorator) for decorator in node.decorator_list]:
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and ast.unparse(field.annotation) == "object":
                    yield field.lineno, f"{ast.unparse(field)}, a field of a dataclass"


def comment_faults(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and "type: ignore" in token.string:
            yield token.start[0], "type: ignore"


def uncompiled_import_faults(names: set[str], modules: set[str]) -> Iterator[str]:
    """A build is known to be stale by the compiled modules alone, so these depend on no other."""
    for name in sorted(names):
        is_ours = name.partition(".")[0] in ("tablee", "probes")
        if is_ours and not {name, name.rpartition(".")[0]} & modules:
            yield f"imports {name}, which is not compiled"


TREE_RULES = (
    any_faults,
    nesting_faults,
    signature_faults,
    decorator_faults,
    shift_faults,
    object_field_faults,
)


def compiled_faults(
    module: str, source: str, modules: set[str], *, is_shape: bool = False
) -> Iterator[str]:
    """What mypyc leaves alone, a shape, may be written as it likes."""
    tree = ast.parse(source)
    for rule in () if is_shape else TREE_RULES:
        for line, fault in rule(tree):
            yield f"{module}:{line}: {fault}"
    for line, fault in comment_faults(source):
        yield f"{module}:{line}: {fault}"
    for fault in uncompiled_import_faults(imports(tree, module), modules):
        yield f"{module}: {fault}"


# The source as it is


def package_modules() -> dict[str, Path]:
    modules = {}
    for path in compiled.PACKAGE.rglob("*.py"):
        parts = path.relative_to(compiled.PACKAGE.parent).with_suffix("").parts
        modules[".".join(parts).removesuffix(".__init__")] = path
    return modules


def test_imports_point_down() -> None:
    faults: list[str] = []
    for module, path in package_modules().items():
        tree = ast.parse(path.read_text("utf-8"))
        names = imports(tree, module, is_package=path.stem == "__init__")
        faults += import_faults(module, names)
    assert faults == []


def test_compiled_source_is_plain() -> None:
    modules = set(compiled.compiled_modules())
    assert modules
    shapes = set(compiled.listed("shapes"))
    assert shapes < modules and not shapes & set(compiled.modules_to_compile())
    faults: list[str] = []
    for module in sorted(modules):
        path = compiled.source_file(module)
        assert path is not None
        source = path.read_text("utf-8")
        faults += compiled_faults(module, source, modules, is_shape=module in shapes)
    assert faults == []


# Each rule can fail


def faults_of_imports(module: str, source: str) -> list[str]:
    is_package = module.endswith(".__init__")
    name = module.removesuffix(".__init__")
    return list(import_faults(name, imports(ast.parse(source), name, is_package=is_package)))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tablee.engine.cards", "import tablee.games.mu"),
        ("tablee.engine.cards", "from tablee import games"),
        ("tablee.engine.cards", "from ..games.mu import rules"),
        ("tablee.engine.__init__", "from ..games.mu import rules"),
        ("tablee.engine.cards", "def late() -> None:\n    from tablee.bots import greedy"),
        ("tablee.engine.cards", "import tablee"),
        ("tablee.engine.cards", "import msgspec"),
        ("tablee.games.mu.rules", "from numpy import array"),
        ("tablee.games.mu.view", "from tablee.texts import sentence"),
        ("tablee.games.mu.rules", "import tablee.games.rummu.rules"),
        ("tablee.games.mu.rules", "from ..rummu import rules"),
        ("tablee.games.mu.rules", "from tablee.games import GAMES"),
        ("tablee.games.mu.__init__", "from tablee.games import rummu"),
        ("tablee.games.mu.rules", "import tablee.games"),
        ("tablee.bots.search", "from tablee.lab import duel"),
        ("tablee.lab.duel", "from tablee.server.matches import table"),
        ("tablee.server.matches.table", "from tablee.lab import duel"),
        ("tablee.lab.duel", "from tablee.cli import main"),
        ("tablee.compiled", "from tablee.engine import cards"),
        ("tablee.novelty", "import json"),
    ],
)
def test_an_import_that_points_up_or_aside_is_found(module: str, source: str) -> None:
    assert len(faults_of_imports(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tablee.engine.cards", "import hmac\nfrom mypy_extensions import i64"),
        ("tablee.engine.cards", "from .rng import Rng\nfrom tablee.engine import rng"),
        ("tablee.games.__init__", "from . import mu, rummu\nfrom tablee.games.mu import GAME"),
        ("tablee.games.mu.__init__", "from .rules import Mu\nfrom tablee.engine.game import Game"),
        ("tablee.cli", "import click\nfrom tablee import __version__, compiled, lab"),
    ],
)
def test_an_import_that_points_down_is_fine(module: str, source: str) -> None:
    assert faults_of_imports(module, source) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("from typing import Any\nx: Any = 1", "x:2: Any"),
        ("import typing\nx: list[typing.Any] = []", "x:2: Any"),
        ("x = 1  # type: ignore[assignment]", "x:1: type: ignore"),
        ("def f() -> None:\n    def g() -> None: ...", "x:2: g is defined inside f"),
        ("def f() -> None:\n    class G: ...", "x:2: G is defined inside f"),
        ("class F:\n    class G: ...", "x:2: G is defined inside F"),
        ("def f(**options: int) -> None: ...", "x:1: f takes **options"),
        ("@functools.cache\ndef f() -> None: ...", "x:1: decorator functools.cache"),
        ("@final\nclass F: ...", "x:1: decorator final"),
        ("bit = 1 << card", "x:1: 1 << card shifts a literal"),
        ("@dataclass\nclass F:\n    x: object", "x:3: x: object, a field of a dataclass"),
        ("from tablee.texts import sentence", "x: imports tablee.texts.sentence"),
        ("import tablee.games.mu.view", "x: imports tablee.games.mu.view"),
    ],
)
def test_compiled_source_that_is_not_plain_is_found(source: str, fault: str) -> None:
    (found,) = compiled_faults("x", source, {"tablee.engine.cards"})
    assert found.startswith(fault)


def test_plain_source_is_fine() -> None:
    source = """
from dataclasses import dataclass
from tablee.engine import cards
from tablee.engine.cards import Card
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Hand:
    cards: list[Card]
    other: object | None

    @property
    def size(self) -> int:
        return len(sorted(self.cards, key=lambda card: -card)) + (1 << 4)
"""
    assert list(compiled_faults("x", source, {"tablee.engine.cards"})) == []

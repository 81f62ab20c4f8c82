"""Which text keys a Python source uses, read from its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

# Where in a call the key stands.
KEY_PLACES = {
    "Text": 0,
    "Sentence": 1,
    "Clock": 1,
    "Refusal": 1,
    "ScoreLine": 2,
    "BadRecord": 0,
    "IllegalRecord": 0,
    "BotFault": 0,
    "NotAllowed": 0,
    "NotEntitled": 0,
    "failed": 0,
    "failure": 0,
    "refuse": 1,
    "sentence": 0,
    "say": 0,
}


def used_keys(source: str) -> set[str]:
    """Every key of this source: written in the call, or a constant of the module.

    A key that is put together is a pattern: `mu-*` for f"mu-{phase}".
    """
    tree = ast.parse(source)
    names = dict(constants(tree))
    return {key for call in ast.walk(tree) for key in keys_of(call, names)}


def constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


def keys_of(node: ast.AST, names: dict[str, ast.expr]) -> Iterator[str]:
    if not isinstance(node, ast.Call):
        return
    called = ast.unparse(node.func).rpartition(".")[2]
    place = KEY_PLACES.get(called)
    if place is not None and len(node.args) > place:
        yield from strings_in(node.args[place], names)


def strings_in(expression: ast.expr, names: dict[str, ast.expr]) -> Iterator[str]:
    match expression:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts)
        case ast.IfExp(body=first, orelse=second):
            yield from strings_in(first, names)
            yield from strings_in(second, names)
        case ast.Name(id=name) if name in names:
            yield from strings_in(names[name], {})


def found_in(used: set[str], keys: set[str]) -> set[str]:
    """The used keys, patterns replaced by the keys that they fit; one that fits none stays."""
    fitting = {used_key: {key for key in keys if fnmatchcase(key, used_key)} for used_key in used}
    return set().union(*(found or {used_key} for used_key, found in fitting.items()))


def keys_used_in(folder: Path) -> set[str]:
    return set().union(*(used_keys(path.read_text("utf-8")) for path in folder.rglob("*.py")))

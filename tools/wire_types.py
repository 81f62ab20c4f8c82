"""Writes the TypeScript types of the wire, web/src/lib/wire.ts; with --check, fails where stale.

They come from the messages in tablee.server.wire, from the sheets of a class, and from the Scene of
every game on the shelf.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias, get_args

import msgspec

from tablee.compiled import status
from tablee.games import on_the_shelf
from tablee.server import wire
from tablee.server.classes.sheets import ClassSheets

Schemas: TypeAlias = dict[str, dict[str, Any]]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "wire.ts"
REFERENCE = "#/$defs/{name}"
HEAD = (
    "/* Written by tools/wire_types.py ('make wire') from the Python types. Not edited by hand. */"
)


def main() -> int:
    if status().compiled:
        print("Compiled types tell too little: TABLEE_COMPILED=no.", file=sys.stderr)
        return 2
    written = types()
    if "--check" not in sys.argv:
        TYPES.write_text(written, "utf-8")
    elif not TYPES.exists() or TYPES.read_text("utf-8") != written:
        print("web/src/lib/wire.ts is stale: 'make wire' writes it.", file=sys.stderr)
        return 1
    return 0


def types() -> str:
    """The TypeScript source."""
    return run(
        "json2ts",
        "--ignoreMinAndMaxItems",
        "--no-additionalProperties",
        f"--bannerComment={HEAD}",
        given=schema(),
    )


def schema() -> str:
    """One JSON schema of all that is sent, as a definition each."""
    definitions = {**message_schemas(), **scene_schemas()}
    for definition in definitions.values():
        definition.pop("title", None)
        make_strict(definition)
    properties = {name: {"$ref": REFERENCE.format(name=name)} for name in definitions}
    root = {"title": "Wire", "type": "object", "properties": properties, "$defs": definitions}
    make_strict(root)
    return json.dumps(root)


def message_schemas() -> Schemas:
    up, down = get_args(wire.FromClient), get_args(wire.FromServer)
    asked = (
        *(wire.GameInfo, wire.InvitationInfo, wire.Replay, wire.ReplayDeal, wire.PlayedMatch),
        *(
            wire.MyRoom,
            wire.ScoredDeals,
            wire.Device,
            wire.ClassInvitation,
            wire.MyClass,
            ClassSheets,
        ),
    )
    _, found = msgspec.json.schema_components([*up, *down, *asked], ref_template=REFERENCE)
    named = json.loads(renamed(json.dumps(found)))
    return {**named, "FromClient": union(up), "FromServer": union(down)}


def renamed(schemas: str) -> str:
    """The engine's view stands within that of the wire, which is called the same."""
    for name, shorter in (
        ("tablee.engine.shown.View", "Seen"),
        ("tablee.server.wire.View", "View"),
    ):
        schemas = schemas.replace(f'"{name}"', f'"{shorter}"')
        schemas = schemas.replace(REFERENCE.format(name=name), REFERENCE.format(name=shorter))
    return schemas


def union(members: tuple[type, ...]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": REFERENCE.format(name=member.__name__)} for member in members]}


def scene_schemas() -> Schemas:
    """Every game's Scene, under the game's own name: MuScene."""
    schemas: Schemas = {}
    for shelved in on_the_shelf():
        prefix = shelved.game.name.title().replace("_", "")
        template = REFERENCE.format(name=f"{prefix}{{name}}")
        _, found = msgspec.json.schema_components([shelved.scene_class()], ref_template=template)
        schemas.update({f"{prefix}{name}": definition for name, definition in found.items()})
    return schemas


def make_strict(definition: dict[str, Any]) -> None:
    """What is sent is complete: no property is optional because it has a default."""
    if "properties" in definition:
        definition["required"] = list(definition["properties"])


def run(tool: str, *options: str, given: str) -> str:
    """What a program of web/node_modules makes of its input."""
    program = WEB / "node_modules" / ".bin" / tool
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [program, *options],
        input=given,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PATH": path},
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())

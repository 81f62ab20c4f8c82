"""Puts the built web client into the wheel, and the compiled rules if TABLEE_WHEEL=compiled."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltParts(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root, "web", "dist")
        if client.is_dir():
            build_data["force_include"][str(client)] = "tablee/_web"
        if os.environ.get("TABLEE_WHEEL") == "compiled":
            self.include_compiled_rules(build_data)

    def include_compiled_rules(self, build_data: dict[str, Any]) -> None:
        """What the manifest names: beside it may lie what an older build needs."""
        build = Path(self.root, "build", "compiled")
        manifest = json.loads((build / "manifest.json").read_bytes())
        for name in ("manifest.json", *manifest["modules"].values()):
            build_data["force_include"][str(build / name)] = f"tablee/_compiled/{name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

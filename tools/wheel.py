"""Puts the built web client into the wheel, and the compiled rules if TABLEE_WHEEL=compiled."""

from __future__ import annotations

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
        build = Path(self.root, "build", "compiled")
        build_data["force_include"][str(build)] = "tablee/_compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

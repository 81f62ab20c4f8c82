"""Puts the compiled rules into the wheel, when TABLEE_WHEEL=compiled asks for it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("TABLEE_WHEEL") != "compiled":
            return
        build = Path(self.root, "build", "compiled")
        build_data["force_include"][str(build)] = "tablee/_compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

"""The disk on which the database lies: what keeps it from being filled to the brim."""

from __future__ import annotations

import shutil
from pathlib import Path

from tablee.server.limits import MIB


class Disk:
    """So much stays free for what is being played; nothing new begins without it."""

    def __init__(self, database: Path, reserve_mib: int) -> None:
        self.folder = database.absolute().parent
        self.reserve = reserve_mib * MIB

    def is_nearly_full(self) -> bool:
        return shutil.disk_usage(self.folder).free < self.reserve

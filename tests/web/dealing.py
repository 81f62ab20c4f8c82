"""A server whose matches all have one seed, so that a test knows what will be dealt.

`python -m web.dealing SEED` is `tablee` with that seed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from tablee.cli import main
from tablee.server.rooms import live_room
from web.conftest import Server


@contextmanager
def dealing_so(seed: str, folder: Path) -> Iterator[Server]:
    server = Server(folder / "tablee.sqlite", ("web.dealing", seed))
    try:
        yield server
    finally:
        server.stop()


def serve() -> int:
    seed = sys.argv.pop(1)
    with patch.object(live_room, "secrets", SimpleNamespace(token_hex=lambda count: seed)):
        return main()


if __name__ == "__main__":
    sys.exit(serve())

"""`python -m server.fuzz [FRAMES [SEED]]`: the long run, for `make soak`."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import tempfile
import time
from pathlib import Path

from server.fuzz.run import attacked
from tablee.games import HIDDEN_GAMES
from tablee.server.serve import loop_factory

FRAMES_AT_ONCE = 100_000  # then a new server, so that one seed is short enough to be tried again


def main(frames: int, seed: str) -> int:
    print(f"{frames} hostile frames, seed {seed}", flush=True)
    for done in range(0, frames, FRAMES_AT_ONCE):
        with (
            tempfile.TemporaryDirectory(prefix="fuzz-") as folder,
            asyncio.Runner(loop_factory=loop_factory()) as runner,
        ):
            part = min(FRAMES_AT_ONCE, frames - done)
            outcome = runner.run(attacked(Path(folder) / "db", part, f"{seed}/{done}"))
        print(outcome, flush=True)
        if outcome.faults:
            print("\n".join(outcome.faults[:20]))
            return 1
    return 0


if __name__ == "__main__":
    os.environ[HIDDEN_GAMES] = "probes"
    logging.basicConfig(level=logging.CRITICAL)  # faults are collected, and told at the end
    given = sys.argv[1:]
    frames, seed = given[0] if given else "1000000", given[1] if given[1:] else str(time.time_ns())
    sys.exit(main(int(frames), seed))

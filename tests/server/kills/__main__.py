"""`python -m server.kills [CYCLES [SEED]]`: the long run, for `make soak`."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from server.kills.driver import kill_again_and_again
from tablee.games import HIDDEN_GAMES

CYCLES_AT_ONCE = 50  # then a new database: the checker replays every match of the whole run


def main(cycles: int, seed: str) -> int:
    print(f"{cycles} kills, seed {seed}", flush=True)
    worker_kills = acknowledged = 0
    for done in range(0, cycles, CYCLES_AT_ONCE):
        with tempfile.TemporaryDirectory(prefix="kills-") as folder:
            part = min(CYCLES_AT_ONCE, cycles - done)
            outcome = kill_again_and_again(Path(folder), part, f"{seed}/{done}")
        print(outcome, flush=True)
        if outcome.faults:
            print("\n".join(outcome.faults[:20]))
            return 1
        worker_kills += outcome.worker_kills
        acknowledged += outcome.acknowledged
    print(
        f"In all {cycles} kills of the server and {worker_kills} of bots: {acknowledged} commands"
        " acknowledged, none lost, none made twice, no table stuck."
    )
    return 0


if __name__ == "__main__":
    os.environ[HIDDEN_GAMES] = "probes"  # the checker replays their matches here
    given = sys.argv[1:]
    sys.exit(main(int(given[0]) if given else 2000, given[1] if given[1:] else str(time.time_ns())))

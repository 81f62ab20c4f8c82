"""Grabs over real sockets: equal players behind 10 and 300 ms, at many tables at once.

Run as `python -m tools.bench_grabs` in the checkout (`make bench-fairness`). Server, pings and
clocks are real; only the way is ours. A half must lie in the 90 % interval of each one's share.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from tools.bench_fairness import Share

from server.matches.flip_writes import SEATS, spreads
from server.matches.grab_races import FAR, FAR_TRIP, NEAR, NEAR_TRIP, raced
from tablee.server.serve import loop_factory

GRABS = 1000
FLIPS = 50
TABLES = 30


def main() -> int:
    started = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        writes = runner.run(spreads(Path(folder), FLIPS))
        print(f"\n{FLIPS} flips, each written to {SEATS} sockets: from the first to the last")
        print(f"  {writes[FLIPS // 2]:.2f} ms in the median, {writes[-1]:.2f} ms at most")
        tally = runner.run(raced(Path(folder), GRABS, TABLES))
    trips = f"{1000 * NEAR_TRIP:.0f} and {1000 * FAR_TRIP:.0f} ms"
    print(f"\n{len(tally.won)} grabs over real sockets, two equal players behind {trips}")
    shares = [Share(tally.won.count(seat), len(tally.won)) for seat in (NEAR, FAR)]
    print(f"  near {shares[0]}   far {shares[1]}   in {time.monotonic() - started:.0f} s")
    is_fair = all(abs(share.value() - 0.5) <= share.spread() for share in shares)
    print(f"  {'yes' if is_fair else 'NO '}  a half is inside the interval")
    return 0 if is_fair else 1


if __name__ == "__main__":
    sys.exit(main())

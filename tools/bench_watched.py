"""`tablee serve` with a watch on its loop and its garbage collector, for tools/bench_load.py.

Run as `python -m tools.bench_watched FILE serve …`: at each SIGUSR1 it writes to the file how long
the loop stood still at most, and the longest collection, since the last one.
"""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Literal

from tablee.cli import main
from tablee.server import serve

TICK = 0.005  # seconds


class Watch:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.stall = 0.0
        self.collection = 0.0
        self.began = 0.0

    def tick(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        now = perf_counter()
        self.stall = max(self.stall, now - due)
        loop.call_later(TICK, self.tick, loop, now + TICK)

    def on_collection(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        if phase == "start":
            self.began = perf_counter()
        else:
            self.collection = max(self.collection, perf_counter() - self.began)

    def write(self, *_: object) -> None:
        self.file.write_text(json.dumps({"stall": self.stall, "collection": self.collection}))
        self.stall = self.collection = 0.0


def watched(watch: Watch) -> Callable[[], Callable[[], asyncio.AbstractEventLoop]]:
    make = serve.loop_factory() or asyncio.new_event_loop

    def watched_loop() -> asyncio.AbstractEventLoop:
        loop = make()
        loop.call_soon(watch.tick, loop, perf_counter())
        return loop

    return lambda: watched_loop


if __name__ == "__main__":
    watch = Watch(Path(sys.argv.pop(1)))
    gc.callbacks.append(watch.on_collection)
    signal.signal(signal.SIGUSR1, watch.write)
    serve.loop_factory = watched(watch)
    sys.exit(main())

"""A short run of the fuzzer: it gets past the door, and nothing breaks behind it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.fuzz.grammar import KINDS
from server.fuzz.run import attacked

FRAMES = 4000


async def test_hostile_frames_break_nothing(tmp_path: Path, runner: asyncio.Runner) -> None:
    outcome = await attacked(tmp_path / "db", FRAMES, "short")
    print(outcome)
    assert outcome.faults == []
    assert outcome.moves > 0
    assert outcome.found.carried_out.total() > FRAMES / 20
    assert len(outcome.found.carried_out) > len(KINDS) / 2

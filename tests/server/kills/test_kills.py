"""Nothing that was acknowledged is lost, and nothing is made twice, when the server is killed."""

from __future__ import annotations

from pathlib import Path

from server.kills.driver import kill_again_and_again

CYCLES = 25


def test_25_kills_under_load(tmp_path: Path) -> None:
    outcome = kill_again_and_again(tmp_path, CYCLES, "kills")
    print(outcome)
    assert outcome.faults == []
    assert outcome.acknowledged > 20 * CYCLES
    assert outcome.retries > 0


def test_a_few_kills(tmp_path: Path) -> None:
    """A short one, for the mistakes that are planted on purpose."""
    outcome = kill_again_and_again(tmp_path, 3, "few")
    assert outcome.faults == []

"""The bench measures; how fast anything is, no test says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.compiled import status
from tablee.lab.bench import (
    COMPILED,
    INTERPRETED,
    OPEN_SPIEL,
    Rules,
    bench,
    measurements,
    peer_measurements,
    rules,
)
from tablee.lab.measure import MEASURES
from tablee.lab.setting import BadSetting
from tablee.lab.workers import LostWorker


def test_every_measure_of_every_game_is_taken_both_ways() -> None:
    wanted = measurements(["rows", "teams"], None, 0.01)
    assert [(one.game, one.seats, one.measure) for one in wanted] == [
        *(
            (game, seats, measure)
            for game, seats in (("rows", 2), ("teams", 4))
            for measure in MEASURES
        )
    ]
    steps: list[int] = []
    found = bench(wanted, 3, lambda: steps.append(1))
    ways = [INTERPRETED] if found.not_compiled else [COMPILED, INTERPRETED]
    assert len(steps) == 3 * len(wanted) * len(ways)
    for row in found.rows:
        assert list(row.rates) == ways
        assert all(rate.best >= rate.median > 0 for rate in row.rates.values())
        assert (row.ratio is None) == bool(found.not_compiled)


@pytest.mark.skipif(not status().compiled, reason="nothing is compiled here")
def test_the_compiled_rules_are_measured_compiled() -> None:
    with rules(COMPILED) as compiled, rules(INTERPRETED) as interpreted:
        assert compiled.why_not_compiled() == ""
        assert interpreted.why_not_compiled() == "TABLEE_COMPILED=no"


def test_without_a_build_the_reason_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_BUILD", str(tmp_path))
    found = bench(measurements(["rows"], 3, 0.01), 1, lambda: None)
    assert found.not_compiled
    assert [list(row.rates) for row in found.rows] == [[INTERPRETED]] * len(MEASURES)


def test_seats_that_a_game_does_not_have() -> None:
    with pytest.raises(BadSetting):
        measurements(["rows"], 9, 0.01)


def test_a_process_that_ends_is_noticed() -> None:
    with rules(INTERPRETED) as process:
        process.process.kill()
        process.process.wait()
        with pytest.raises(LostWorker):
            Rules(process.process).ask({})


def test_openspiel_is_measured_where_it_is_installed() -> None:
    pytest.importorskip("pyspiel")
    found = bench([], 1, lambda: None, peer_measurements(["mu", "safaru"], 0.01))
    assert [row.game for row in found.peers[::2]] == [
        *("hearts", "skat", "oh_hell", "tarok"),
        "go_fish",
    ]
    assert all(row.rates[OPEN_SPIEL].best > 0 for row in found.peers)

"""Duplicate deals: equal bots are exactly equal, and a better one is found better."""

from __future__ import annotations

from math import sqrt

import pytest

from tablee.lab import workers
from tablee.lab.duel import Duel, DuelResult, Margins, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting
from tablee.lab.simulate import Simulation, simulate

ODD = "lab.odd_bots"


def fought(
    setting: Setting, candidate: str, baseline: str, deals: int, jobs: int = 1
) -> DuelResult:
    contest = Duel(setting.one_deal(), candidate, baseline)
    return duel(contest, deals, jobs, lambda part: None)


@pytest.mark.parametrize(("game", "seats"), [("rows", 3), ("window", 4), ("teams", 4)])
def test_equal_bots_are_exactly_equal(game: str, seats: int) -> None:
    found = fought(Setting(game, seats, "equal"), f"{ODD}:Watchful", "random", 12)
    assert (found.margin.mean, found.margin.low, found.margin.high) == (0, 0, 0)
    assert found.wins == pytest.approx(found.equal_wins)


def test_a_bot_that_takes_the_star_is_a_point_better_less_what_luck_gave() -> None:
    """Rows: the star is worth 1 point; three of twenty pictures by chance have it in 15 %."""
    found = fought(Setting("rows", 2, "star"), f"{ODD}:Star", "random", 300)
    assert found.margin.low is not None and found.margin.high is not None
    assert found.margin.low < 0.85 < found.margin.high
    assert found.margin.low > 0.5
    assert found.wins > 0.6


def test_the_interval_is_much_narrower_than_without_duplicate_deals() -> None:
    setting = Setting("rows", 3, "star").one_deal()
    found = duel(Duel(setting, f"{ODD}:Star", "random"), 100, 1, lambda part: None)
    single = simulate(Simulation(setting, ["random"]), 100, 1, lambda part: None)
    assert found.margin.low is not None and found.margin.high is not None
    spread = single.teams[0].deviation
    assert spread is not None
    unpaired = 2 * 1.98 * spread * sqrt(2 / 100)
    assert found.margin.high - found.margin.low < unpaired / 1.5


def test_where_the_lowest_wins_fewer_points_are_a_margin() -> None:
    found = fought(Setting("teams", 4, "low"), f"{ODD}:Low", "random", 40)
    assert found.margin.low is not None and found.margin.low > 0
    assert found.wins > 0.6
    back = fought(Setting("teams", 4, "low"), "random", f"{ODD}:Low", 40)
    assert back.margin.high is not None and back.margin.high < 0
    assert back.wins < 0.4


def test_the_margin_of_a_deal_by_hand() -> None:
    """Teams: the candidate sits on both seats of a team; points are halves."""
    setting = Setting("teams", 4, "hand").one_deal()
    low, plain = f"{ODD}:Low", "random"
    reference = play_match(Lineup(setting, [plain] * 4), 1, recorded=False)
    even = play_match(Lineup(setting, [low, plain, low, plain]), 1, recorded=False)
    odd = play_match(Lineup(setting, [plain, low, plain, low]), 1, recorded=False)
    gained = even.scores[0] - reference.scores[0] + odd.scores[1] - reference.scores[1]
    found = duel(Duel(setting, low, plain), 1, 1, lambda part: None)
    assert found.margin.mean == -gained / 2 / 2
    assert (found.margin.low, found.margin.high) == (None, None)
    assert found.moves == reference.moves + even.moves + odd.moves


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ALONE_SECONDS", 0.0)
    setting = Setting("rows", 2, "jobs")
    alone = fought(setting, f"{ODD}:Star", "random", 60, jobs=1)
    together = fought(setting, f"{ODD}:Star", "random", 60, jobs=2)
    assert (alone.margin, alone.wins, alone.moves) == (
        together.margin,
        together.wins,
        together.moves,
    )


def test_parts_are_told_as_they_come() -> None:
    told: list[Margins] = []
    duel(Duel(Setting("rows", 2, "told").one_deal(), "random", "random"), 20, 1, told.append)
    assert sum(part.deals for part in told) == 20
    assert len(told) > 1

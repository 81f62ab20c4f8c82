"""A simulation counts what was played, and how many processes played it is all the same."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from tablee.engine.record import read_record
from tablee.lab import workers
from tablee.lab.match import play_match
from tablee.lab.setting import BadSetting, Setting, one_for_each_seat
from tablee.lab.simulate import Simulation, Summary, Tally, simulate

ROWS = Setting("rows", 3, "count").one_deal()


def run(simulation: Simulation, matches: int, jobs: int = 1) -> tuple[Summary, list[str]]:
    records: list[str] = []

    def keep(part: Tally) -> None:
        records.extend(part.records)

    return simulate(simulation, matches, jobs, keep), records


def test_the_summary_is_what_the_matches_give() -> None:
    found, _ = run(Simulation(ROWS, ["random"]), 40)
    table = Simulation(ROWS, ["random"]).lineup()
    played = [play_match(table, number, recorded=False) for number in range(1, 41)]
    assert found.matches == 40
    assert found.moves == sum(match.moves for match in played)
    for seat, team in enumerate(found.teams):
        scores = [match.scores[seat] for match in played]
        assert team.seats == [seat]
        assert team.bots == ["random"]
        assert team.mean == pytest.approx(mean(scores))
        assert team.deviation == pytest.approx(stdev(scores))
        wins = [match.ranking[seat] == 1 and 1 / match.ranking.count(1) for match in played]
        assert team.wins == pytest.approx(mean(wins))
    assert sum(team.wins for team in found.teams) == pytest.approx(1)


def test_points_are_in_the_unit_of_the_game_and_per_team() -> None:
    setting = Setting("teams", 4, "unit").one_deal()
    found, _ = run(Simulation(setting, ["random"]), 1)
    played = play_match(Simulation(setting, ["random"]).lineup(), 1, recorded=False)
    assert [team.seats for team in found.teams] == [[0, 2], [1, 3]]
    assert [team.mean for team in found.teams] == [score / 2 for score in played.scores]
    assert [team.deviation for team in found.teams] == [None, None]


def test_the_lowest_wins_where_the_game_says_so() -> None:
    setting = Setting("teams", 4, "low").one_deal()
    bots = ["lab.odd_bots:Low", "random"] * 2
    found, _ = run(Simulation(setting, bots), 60)
    assert found.teams[0].mean < found.teams[1].mean
    assert found.teams[0].wins > 0.6


def test_records_come_in_order_with_one_deal_each() -> None:
    _, lines = run(Simulation(ROWS, ["random"], recorded=True), 30)
    records = [read_record(line) for line in lines]
    assert [record.seed for record in records] == [f"count/{number}" for number in range(1, 31)]
    assert {len(record.scores) for record in records} == {1}
    assert {record.options["deals"] for record in records} == {1}


def test_whole_matches_have_as_many_deals_as_the_rules_say() -> None:
    _, lines = run(Simulation(Setting("rows", 2, "whole"), ["random"], recorded=True), 3)
    assert [len(read_record(line).scores) for line in lines] == [2, 2, 2]


def test_without_records_nothing_is_kept() -> None:
    assert run(Simulation(ROWS, ["random"]), 30)[1] == []


def without_time(summary: Summary) -> list[object]:
    return [summary.matches, summary.moves, summary.teams]


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ALONE_SECONDS", 0.0)
    simulation = Simulation(ROWS, ["random"], recorded=True)
    alone, ours = run(simulation, 200, jobs=1)
    together, theirs = run(simulation, 200, jobs=2)
    assert without_time(alone) == without_time(together)
    assert ours == theirs
    assert len(ours) == 200


def test_a_single_bot_sits_everywhere() -> None:
    assert one_for_each_seat(["a"], 3) == ["a", "a", "a"]
    assert one_for_each_seat(["a", "b", "c"], 3) == ["a", "b", "c"]


@pytest.mark.parametrize("bots", [["a", "b"], ["a"] * 4])
def test_other_numbers_of_bots_do_not_fit(bots: list[str]) -> None:
    with pytest.raises(BadSetting) as caught:
        one_for_each_seat(bots, 3)
    assert caught.value.why.key == "lab-bots"


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        (Setting("rows", 1, "s"), "lab-seats"),
        (Setting("rows", 5, "s"), "lab-seats"),
        (Setting("teams", 3, "s"), "lab-seats-fixed"),
        (Setting("rows", 3, "\udcff"), "lab-seed"),
        (Setting("rows", 3, "s", rng="dice"), "lab-rng"),
    ],
)
def test_a_setting_that_cannot_be_played(setting: Setting, key: str) -> None:
    with pytest.raises(BadSetting) as caught:
        Simulation(setting, ["random"]).lineup()
    assert caught.value.why.key == key


def test_one_deal_and_a_number_of_deals_contradict_each_other() -> None:
    with pytest.raises(BadSetting) as caught:
        Setting("rows", 3, "s", {"deals": "4"}).one_deal()
    assert caught.value.why.key == "lab-deals-need-match"

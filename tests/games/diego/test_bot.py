"""The players of Diego: what they see, how long it takes them, and that it pays."""

from __future__ import annotations

import pytest

from games.diego.positions import calls, table
from games.positions import move
from tablee.engine.bot import Choice
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.diego import GAME
from tablee.games.diego.bot import Club, Habitue, Novice, Player
from tablee.games.diego.bot.eye import Eye, Level
from tablee.games.diego.rules import DiegoMatch
from tablee.lab.duel import Duel, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting

SURE = Level(sees=100, loses=0, errs=0, unmasks=100, misjudges=0, tempo=1.0)


class Sure(Player):
    """Sees everything and never errs."""

    LEVEL = SURE


def asked(state: DiegoMatch, seat: int, player: type[Player] = Sure) -> Choice | None:
    bot = player(state.options, state.seats, Seat(seat), FastRng("bot"))
    bot.observe(GAME.view(state, Seat(seat), []))
    return bot.choose()


def answer(state: DiegoMatch, seat: int, player: type[Player] = Sure) -> str:
    choice = asked(state, seat, player)
    assert choice is not None
    return choice.text


def test_it_announces_a_right_pair_or_passes() -> None:
    assert answer(table("d1/4 b3/4", "w1/2"), 0) == "diego 2 2"
    assert answer(table("d1/4 d7/4", "w1/2"), 0) == "pass"


def test_it_announces_the_pair_that_it_is_surest_of() -> None:
    assert answer(table("b3/4 w3/4", "w1/2", row="l3/4 f3/4"), 0) == "diego 2 2"


def test_it_looks_for_a_pair_in_its_hand_where_that_is_agreed() -> None:
    state = table("d1/4 d7/4 s7/4", "w1/2", pair_in_hand="yes")
    assert answer(state, 0) == "hand-diego 2 3"


@pytest.mark.parametrize(
    ("course", "expected"), [("diego 1 1", "not-diego"), ("diego 1 2", "agree")]
)
def test_it_contradicts_a_wrong_pair_and_agrees_to_a_right_one(course: str, expected: str) -> None:
    state = table("d3/4", "w1/2", row="f1/2 f3/4")
    move(state, 0, course)
    assert answer(state, 1) == expected


def test_it_finds_the_pair_in_a_hand_that_passed() -> None:
    state = table("d1/4 d3/4", "w1/2")
    move(state, 0, "pass")
    assert answer(state, 1) == "counter"
    calls(state, 1, "counter")
    assert answer(state, 1) == "name 2 2"


def test_it_lets_the_moment_pass_where_somebody_else_announced_what_it_doesnt_see() -> None:
    """A person has countered, and a bot stands in. Where no clock runs something must be named."""
    for clocks, expected in (({}, None), ({"clock": "none", "five_seconds": "no"}, "name 1 1")):
        state = table("d1/4 d7/4", "w1/2", **clocks)
        move(state, 0, "pass")
        choice = asked(calls(state, 1, "counter"), 1)
        assert (choice and choice.text) == expected


def test_it_agrees_to_a_pass_where_there_is_nothing() -> None:
    state = table("d1/4 d7/4", "w1/2")
    move(state, 0, "pass")
    assert answer(state, 1) == "agree"


def test_it_lets_time_go_by_where_nobody_can_agree() -> None:
    state = table("d3/4", "w1/2", row="f3/4", early_close="no")
    move(state, 0, "diego 1 1")
    assert asked(state, 1) is None


def test_it_votes_for_the_end_when_it_would_only_pass() -> None:
    for stock, expected in (("", "end"), ("l1/4", "go-on")):
        state = table("d3/4", "w7/4", row="f1/2", stock=stock)
        move(state, 0, "end")
        assert answer(state, 1) == expected


@pytest.mark.parametrize(("agreed", "expected"), [("yes", "go-on"), ("no", "end")])
def test_it_votes_to_go_on_for_a_pair_in_its_hand(agreed: str, expected: str) -> None:
    state = table("d3/4", "w7/4 s7/4", row="f1/2", stock="", pair_in_hand=agreed)
    move(state, 0, "end")
    assert answer(state, 1) == expected


@pytest.mark.parametrize("level", [Novice.LEVEL, Habitue.LEVEL, Club.LEVEL])
def test_two_that_look_alike_are_easier_than_a_line_and_a_bracket(level: Level) -> None:
    easy, hard = ("frac_3_4", "frac_75_100"), ("line_2_4_3", "between_0_7_0_8")
    seen = {
        pair: sum(Eye(level, FastRng(str(n))).finds(*pair) for n in range(300))
        for pair in (easy, hard)
    }
    assert seen[easy] > seen[hard] > 0


def test_a_judgement_stays_the_same() -> None:
    eye = Eye(Novice.LEVEL, FastRng("eye"))
    first = [eye.finds("line_2_4_3", "between_0_7_0_8") for _ in range(20)]
    assert len(set(first)) == 1


def test_the_stronger_are_faster() -> None:
    times = [
        sum(Eye(player.LEVEL, FastRng(str(n))).search_time() for n in range(50))
        for player in (Club, Habitue, Novice)
    ]
    assert times == sorted(times) and times[0] > 0


@pytest.mark.parametrize(("stronger", "weaker"), [("habitue", "novice"), ("club", "habitue")])
def test_levels_are_ordered(stronger: str, weaker: str) -> None:
    contest = Duel(Setting("diego", 2, "levels").one_deal(), stronger, weaker)
    margin = duel(contest, 16, 1, lambda part: None).margin
    assert margin.low is not None and margin.low > 0


def test_whoever_reached_too_late_takes_their_turn_like_anybody() -> None:
    """Two contradict the same pair: the slower one's hand is void, and it is their turn."""
    lineup = Lineup(Setting("diego", 3, "5").one_deal(), ["club", "habitue", "novice"])
    for number in range(12):
        assert play_match(lineup, number, recorded=False).ranking

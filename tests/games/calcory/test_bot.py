"""The players of Calcory: who remembers how much, what they make of it, and that it pays."""

from __future__ import annotations

import itertools
import json

import pytest

from games.calcory.positions import A_CARD_WON, table
from games.positions import watch
from tablee.engine.cards import only
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.calcory import GAME
from tablee.games.calcory.bot import Club, Habitue, Novice, Player
from tablee.games.calcory.bot.odds import Aim, Odds, Standing, Sums, chances_of
from tablee.games.calcory.rules import Calcory
from tablee.lab.duel import Duel, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting


def watching(
    state: Calcory, course: str, player: type[Player] = Club, seat: int = 0, luck: str = "bot"
) -> Player:
    """A player who has seen this course."""
    bot = player(state.options, state.seats, Seat(seat), FastRng(luck))
    watch(GAME, state, bot, course)
    return bot


def answer(state: Calcory, course: str, player: type[Player] = Club, seat: int = 0) -> str:
    """What such a player does then."""
    choice = watching(state, course, player, seat).choose()
    assert choice is not None
    return choice.text


def small_rest(first_row: str, *, won: bool = False) -> Calcory:
    """A whole grid of which only the first row is left, so that all sixty cards can be meant."""
    empty = " / ".join([". " * 10] * 5)
    state = table(f"{first_row} / {empty}")
    if won:
        state.piles = [only(A_CARD_WON), only(A_CARD_WON)]
    return state


def test_it_makes_13_of_cards_that_it_has_seen() -> None:
    state = small_rest("8 9 8 4 8 . . . . .")
    course = "turn A1, turn A2, cover, turn A3, turn A4, turn A5, cover"
    assert answer(state, course) in ("turn A2", "turn A4")


def test_it_makes_13_of_as_many_cards_as_it_can() -> None:
    sums = Sums({"A1": 9, "A2": 4, "A3": 6, "A4": 1, "A5": 6, "A6": 0})
    assert sorted(sums.making(13, False)) == ["A3", "A4", "A5", "A6"]
    assert sorted(sums.making(13, True)) == ["A3", "A4", "A5"]


def test_it_stops_on_12_of_several_cards() -> None:
    state = small_rest("7 3 2 9 9 9 9 9 8 8")
    assert answer(state, "turn A1, turn A2, turn A3") == "stop"


def test_it_goes_on_where_stopping_would_fail() -> None:
    state = small_rest("6 5 2 1 9 1 2 1 . .")
    assert answer(state, "turn A1, turn A2, stop, turn A3, turn A4", seat=1) != "stop"


def test_it_doesnt_end_the_match_while_it_is_behind() -> None:
    state = small_rest("9 8 7 . . . . . . .", won=True)
    state.piles[1] |= only(0) | only(1) | only(2)
    assert answer(state, "turn A1") != "stop"


def test_it_ends_the_match_when_that_wins_it() -> None:
    state = small_rest("9 9 9 . . . . . . .", won=True)
    assert answer(state, "turn A1") == "stop"


def test_it_shows_nothing_new_where_nothing_can_be_won() -> None:
    """12 with five cards is marked, and what is left can't beat it."""
    state = small_rest("1 1 1 2 7 9 8 9 8 .", won=True)
    course = "turn A6, turn A7, cover, turn A8, turn A9, cover, "
    course += "turn A1, turn A2, turn A3, turn A4, turn A5, stop"
    assert answer(state, course, seat=1) == "turn A7"


def test_a_low_card_goes_back() -> None:
    state = table("7 2 4 0 9")
    assert answer(state, "turn A1, turn A2, turn A3, take") == "back r2"


def test_it_adds_up_by_itself() -> None:
    """At a table that tells no sums it plays the same moves."""
    played = [
        play_match(
            Lineup(Setting("calcory", 2, "same", options=options).one_deal(), ["club", "habitue"]),
            0,
            recorded=True,
        ).record
        for options in ({}, {"mental": "yes"})
    ]
    assert [moves_of(record) for record in played] == [moves_of(played[0])] * 2


def moves_of(record: str | None) -> object:
    assert record is not None
    return json.loads(record)["moves"]


def test_chance_is_reckoned_right() -> None:
    odds = Odds(Sums({}), chances_of([6, 7]), Aim())
    assert odds.landing(0, 10) == pytest.approx(0.25)  # 6 and 6
    assert odds.turning(Standing(7, 1, False), odds.chances) == pytest.approx(0.5)


# Memory


def noted(player: type[Player], luck: str = "bot") -> int:
    """How many of sixteen cards it still knows after they were all turned in as many turns."""
    state = table("9 9 9 9 9 / 8 8 8 8 8 / 7 7 7 7 7 / 6 . . . .")
    cells = [f"{row}{column}" for row in "ABC" for column in range(1, 6)]
    course = [f"turn {one}, turn {other}, cover" for one, other in itertools.pairwise(cells)]
    return len(watching(state, ", ".join(course), player, luck=luck).noted)


def test_the_club_player_forgets_nothing() -> None:
    assert noted(Club) == 15


def test_others_forget_the_more_the_less_they_have_played() -> None:
    kept = [sum(noted(player, str(n)) for n in range(10)) for player in (Novice, Habitue, Club)]
    assert kept[0] < kept[1] < kept[2] == 150


def test_forgetting_comes_from_the_bots_own_luck() -> None:
    assert noted(Novice, "one") == noted(Novice, "one")
    assert len({noted(Novice, str(n)) for n in range(10)}) > 1


def test_what_was_taken_up_is_remembered_nowhere() -> None:
    bot = watching(table("7 6 9"), "turn A1, turn A2, take, back r6, at A2", seat=1)
    assert bot.noted == {}
    own = watching(table("7 6 9"), "turn A1, turn A2, take, back r6, at A2", seat=0)
    assert own.noted == {"A2": 6}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_same_match(seats: int) -> None:
    bots = ["club", "novice", "habitue", "random"][:seats]
    table = Lineup(Setting("calcory", seats, "same").one_deal(), bots)
    one, other = (play_match(table, 3, recorded=True).record for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("better", "worse"), [("club", "habitue"), ("habitue", "novice")])
def test_whoever_remembers_more_wins_more(better: str, worse: str) -> None:
    small = {"rows": "4", "columns": "6"}
    contest = Duel(Setting("calcory", 2, "levels", options=small).one_deal(), better, worse)
    margin = duel(contest, 12, 1, lambda part: None).margin
    assert margin.low is not None and margin.low > 0

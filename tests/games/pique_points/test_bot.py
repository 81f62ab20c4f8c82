"""The players of Pique Points: what they weigh, when they end a game, and that it pays."""

from __future__ import annotations

import pytest

from games.pique_points.positions import pressed, table
from games.positions import watch
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.pique_points import GAME
from tablee.games.pique_points.bot import Club, Habitue, Novice, Player
from tablee.games.pique_points.bot.odds import holding, outlook
from tablee.games.pique_points.rules import PiquePoints
from tablee.games.pique_points.shown import Scene
from tablee.lab.duel import Duel, duel
from tablee.lab.setting import Setting

ALL_LAID = ("p3 p3 p3", "p1 p1 p2 p2")  # nothing to be drawn any more


def answer(state: PiquePoints, player: type[Player] = Club) -> str:
    """What such a player does on seat 0."""
    bot = player(state.options, state.seats, Seat(0), FastRng("bot"))
    watch(GAME, state, bot)
    choice = bot.choose()
    assert choice is not None
    return choice.text


def scene(state: PiquePoints) -> Scene:
    found: Scene = GAME.view(state, Seat(0), []).scene
    return found


def test_the_chance_to_hold_a_card_is_reckoned_right() -> None:
    assert holding(1, 4, 1) == pytest.approx(0.25)
    assert holding(2, 4, 2) == pytest.approx(5 / 6)
    assert holding(0, 4, 2) == holding(3, 0, 0) == 0.0
    assert holding(3, 4, 2) == 1.0


def test_it_lays_points_when_it_has_drawn() -> None:
    state = table("p2 s50 belt", "x x x x")
    assert answer(state) == "draw"
    state.has_drawn = True
    assert answer(state) == "lay p2"


def test_it_punishes_an_infraction() -> None:
    state = table("gendarme s50", "x x", driving="belt", stashes=("", "p2"))
    state.offender, state.has_drawn = Seat(1), True
    assert answer(state) == "lay gendarme"


def test_it_punishes_before_the_infraction_is_shuffled_away() -> None:
    state = table("gendarme s50", "x x x", stock="", driving="s50 belt", stashes=("", "p2"))
    state.offender = Seat(1)
    assert answer(state) == "lay gendarme"


def test_it_keeps_its_gendarme_for_an_infraction() -> None:
    state = table("gendarme s50", "x x x", stashes=("p1", "p2"))
    state.has_drawn = True
    assert answer(state) == "lay s50"


def test_it_offends_only_where_nobody_can_punish_it() -> None:
    """All Gendarmes lie on the pile, or none does."""
    gone = table("belt r50", "x x x", stashes=("p3",), driving="gendarme " * 5 + "s50")
    about = table("belt r50", "x x x", stashes=("p3",), driving="s50")
    for state in (gone, about):
        state.has_drawn = True
    assert (answer(gone), answer(about)) == ("lay belt", "lay r50")


def test_only_the_club_player_counts_the_cards_gone_by() -> None:
    state = table("belt r50", "x x x", stashes=("p3",), driving="gendarme " * 5)
    reckoned = [outlook(scene(state), Seat(0), state.options, counts) for counts in (True, False)]
    assert [one.gendarmes() for one in reckoned] == [0, 5]
    assert reckoned[0].caught() == 0.0 < reckoned[1].caught()


def test_it_covers_its_own_infraction() -> None:
    state = table("s50 r50", "x x x x", driving="belt", stashes=("p3", "p3"))
    state.offender, state.has_drawn = Seat(0), True
    assert answer(state) == "lay s50"


def test_it_doesnt_draw_when_it_leads_and_can_go_out() -> None:
    state = table("s50 s90", "x x x", stashes=ALL_LAID)
    assert answer(state).startswith("lay")


def test_it_draws_when_it_is_behind() -> None:
    assert answer(table("s50 s90", "x x x", stashes=("", "p3"))) == "draw"


def test_it_knows_that_a_new_stock_has_no_points() -> None:
    state = table("s50 s90", "x x x", stashes=("", "p3"))
    state.reshuffles = 1
    assert answer(state) != "draw"


def test_it_doesnt_end_the_game_while_it_is_behind() -> None:
    ahead = table("s50", "x x x", stashes=ALL_LAID)
    behind = table("s50", "x x x", stashes=ALL_LAID[::-1])
    assert answer(behind) != "lay s50"
    assert answer(ahead) == "lay s50"


def test_an_infraction_as_last_card_is_no_risk() -> None:
    assert answer(table("belt", "gendarme gendarme", stashes=ALL_LAID)) == "lay belt"


def test_it_answers_pressure_with_a_gendarme() -> None:
    state = pressed("gendarme belt s50", "x x", stashes=("p2", "p1"))
    assert answer(state) == "lay gendarme"


@pytest.mark.parametrize("player", [Novice, Habitue, Club])
def test_the_same_seed_gives_the_same_move(player: type[Player]) -> None:
    state = table("p2 s50 belt gendarme r50", "x x x x", stashes=("p1",))
    assert answer(state, player) == answer(state, player)


DEALS = 30


@pytest.mark.parametrize(("better", "worse"), [("club", "habitue"), ("habitue", "novice")])
def test_a_better_player_scores_more(better: str, worse: str) -> None:
    contest = Duel(Setting("pique_points", 2, "levels").one_deal(), better, worse)
    margin = duel(contest, DEALS, 1, lambda part: None).margin
    assert margin.low is not None and margin.low > 0

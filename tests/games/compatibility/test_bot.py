"""The players of Compatibility: whom they think of, what they learn, and that it pays."""

from __future__ import annotations

import pytest

from games.compatibility.positions import OTHER, ROW, begun, laid, lay
from games.positions import move
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.compatibility import GAME
from tablee.games.compatibility.bot import Club, Habitue, Novice, Player
from tablee.games.compatibility.bot.associations import TABLES, tables, weights
from tablee.games.compatibility.bot.model import Forecast, Liking, best_row, forecast
from tablee.games.compatibility.deck import PICTURES, THEME_CARDS
from tablee.games.compatibility.rules import Compatibility
from tablee.lab.duel import Duel, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting

CHANCE = 0.5  # pictures that two rows of five out of fifty have in common by chance
LEVELS = (Novice, Habitue, Club)


def player(state: Compatibility, seat: int, level: type[Player] = Club) -> Player:
    bot = level(state.options, state.seats, Seat(seat), FastRng(f"{seat}"))
    bot.observe(GAME.view(state, Seat(seat), []))
    return bot


def play_on(state: Compatibility, bots: list[Player]) -> None:
    """Let these bots act, each in turn, until the rows are shown."""
    while not state.settled:
        for bot in bots:
            if bot.seat in state.active():
                bot.observe(GAME.view(state, bot.seat, []))
                choice = bot.choose()
                if choice is not None:
                    assert choice.text in bot.view().moves
                    move(state, bot.seat, choice.text)


def common(level: type[Player], rounds: int = 12) -> float:
    """Pictures that two partners of a level have in common, on average."""
    found = 0
    for number in range(rounds):
        state = begun(4)
        state.draw_theme(FastRng(str(number)))
        play_on(state, [player(state, seat, level) for seat in range(4)])
        found += sum(len(agreed) for agreed in state.agreements())
    return found / (2 * rounds)


# What comes to mind


def test_every_theme_is_known_to_both_tables() -> None:
    themes = {f"{card}.{face}" for card in THEME_CARDS for face in range(1, 7)}
    assert {name: set(tables()[name]) for name in TABLES} == dict.fromkeys(TABLES, themes)
    assert max(weights("t01-1", "tags", PICTURES).values()) == 1.0


def test_partners_agree_more_often_the_better_they_are_and_far_more_than_chance() -> None:
    agreed = [common(level) for level in LEVELS]
    assert 2.5 * CHANCE <= agreed[0] < agreed[1] < agreed[2]


# The best row


def test_expected_points_are_reckoned_right() -> None:
    seen = Forecast({"ants": 0.8}, {("ants", 0): 0.5, ("ants", 1): 0.3})
    assert seen.value("ants", 0) == pytest.approx(3 * 0.5 + 2 * 0.3)
    assert seen.value("ants", 2) == pytest.approx(2 * 0.8)


def test_a_row_is_ordered_by_where_the_other_lays_the_pictures() -> None:
    seen = Forecast(
        {"ants": 1.0, "bed": 0.9, "cake": 0.2},
        {("ants", 1): 1.0, ("bed", 0): 0.9, ("cake", 0): 0.1, ("cake", 1): 0.1},
    )
    assert best_row(seen, {"ants": 1, "bed": 1, "cake": 1}, 2) == ["bed", "ants"]


def test_a_forecast_prefers_what_suits() -> None:
    seen = forecast({"ants": 1.0, "bed": 0.5, "cake": 0.0}, 2, FastRng("f"))
    assert seen.direct("ants", 0) > 0.8
    assert seen.anywhere["bed"] > seen.anywhere.get("cake", 0.0)


# Learning


def test_it_learns_what_a_partner_likes() -> None:
    liking = Liking()
    before = liking.weights("t01-1", PICTURES)["carousel"]
    for theme in ("t02-1", "t03-2", "t04-3"):
        liking.learn(theme, ["carousel", "cake"], PICTURES)
    assert liking.weights("t01-1", PICTURES)["carousel"] > before + 0.2


@pytest.mark.parametrize(("level", "learns"), [(Club, True), (Habitue, False), (Novice, False)])
def test_rows_that_were_shown_are_learnt_from(level: type[Player], learns: bool) -> None:
    state = begun(4)
    bot = player(state, 0, level)
    laid(state, ROW, OTHER, ROW, OTHER)
    for seat in range(4):
        move(state, seat, "ready")
    for _ in range(2):  # the same view twice is one lesson
        bot.observe(GAME.view(state, Seat(0), []))
    assert (bot.likings[2].fancy != {}) == learns
    assert bot.likings[0].fancy == {}


# At the table


def test_it_takes_over_a_row_that_somebody_else_began() -> None:
    state = begun(4)
    bot = player(state, 0)
    lay(state, 0, "- workshop ants")
    for seat in (1, 2, 3):
        lay(state, seat, OTHER)
        move(state, seat, "ready")
    play_on(state, [bot])
    assert bot.plan is not None
    assert GAME.view(state, None, []).scene.rows[0] == bot.plan.row


def test_a_jumble_goes_for_a_double_stake() -> None:
    state = laid(begun(4), *[ROW] * 4)
    move(state, 3, "double 4")
    bot = player(state, 0)
    assert bot.jumble(bot.scene()) == "jumble 3"
    move(state, 0, "jumble 3")
    for seat in range(4):
        move(state, seat, "ready")
    bot.observe(GAME.view(state, Seat(0), []))
    assert bot.exchange(bot.scene()) == "exchange 1 4"


def test_whoever_is_ready_waits() -> None:
    state = laid(begun(4), ROW)
    move(state, 0, "ready")
    assert player(state, 0).choose() is None


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_same_seed_same_match(seats: int) -> None:
    bots = ["club", "novice", "habitue", "random", "club", "club", "novice", "habitue"][:seats]
    lineup = Lineup(Setting("compatibility", seats, "same").one_deal(), bots)
    one, other = (play_match(lineup, 3, recorded=True).record for _ in range(2))
    assert one == other


@pytest.mark.parametrize("better", [("club", "habitue"), ("habitue", "novice")])
def test_the_levels_are_ordered(better: tuple[str, str]) -> None:
    contest = Duel(Setting("compatibility", 4, "levels").one_deal(), *better)
    margin = duel(contest, 24, 1, lambda part: None).margin
    assert margin.low is not None and margin.low > 0

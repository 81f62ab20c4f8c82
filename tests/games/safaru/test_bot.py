"""The club player of Safarü: no blunder that anybody would see, and better than chance."""

from __future__ import annotations

import pytest

from games.positions import go, watch
from games.safaru.positions import hunt, reversed_hunt
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.safaru import GAME
from tablee.games.safaru.bot import Club
from tablee.games.safaru.rules import Safaru
from tablee.lab.duel import Duel, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting


def turn(state: Safaru) -> str:
    """The whole turn of the club that is to act."""
    seat, made = state.active()[0], []
    club = Club(state.options, state.seats, Seat(seat), FastRng("club"))
    watch(GAME, state, club)
    before = state.turn
    while state.active() == [seat] and state.turn == before and not state.settled:
        choice = club.choose()
        assert choice is not None
        made.append(choice.text)
        watch(GAME, state, club, choice.text)
    return ", ".join(made)


# The plain game


def test_it_takes_all_that_is_good() -> None:
    state = hunt("b2 b3 g5 b8 b4", "r5 k9", "y9 y1")
    assert set(turn(state).split(", ")) == {
        *("play r5", "add", "take b2", "take b3"),
        *("total", "take b4", "take b8", "pair g5", "done"),
    }


def test_it_prefers_unicorns() -> None:
    """Both pairs bring the same triangles."""
    assert "pair b3" in turn(hunt("b3 k3", "r3 k9", "y9 y8"))


def test_it_leaves_hedgehogs() -> None:
    assert "pair k3" in turn(hunt("y3 k3", "r3 g9", "b1 b2"))


def test_it_frees_a_card_rather_than_catch_a_baby() -> None:
    """The 5 would have to take the 0 with 1 and 4, a hedgehog; the 2 catches nothing."""
    assert turn(hunt("y4 y1 y0", "r5 r2", "b9 k9")) == "free r2"


def test_one_baby_is_enough() -> None:
    made = turn(hunt("b6 b2 g0 k0 b9", "r8", "y1"))
    assert made.count("take g0") + made.count("take k0") == 1
    assert "take b6" in made and "take b9" in made


def test_it_leaves_no_seventeen_behind() -> None:
    """Neither card catches; with the 9 and a 6, triangles and all, any 2 would make 17."""
    assert turn(hunt("k9", "r6 r1", "b2 b8")) == "free r1"


def test_it_counts_both_twins_of_a_pair() -> None:
    """The two blue 7s are two unicorns; with the black one it would be one."""
    assert "pair b7" in turn(hunt("b7 k7", "b7", "y9 y8"))


def test_one_twin_is_added_and_the_other_paired() -> None:
    """The 7 totals 3 and a 7, adds 1, 2 and 4, and leaves with the other 7."""
    made = turn(hunt("r1 b4 k9 g2 g3 g7 g7", "k7", "y9 y8"))
    assert made.count("g7") == 2 and "add" in made and "total" in made


# The reversed game


def test_reversed_it_takes_as_little_as_it_can() -> None:
    state = go(reversed_hunt("b1 k3 r4 b4 y8", "r5", "k9"), "play r5, name total")
    assert turn(state) in ("take b4, take y8, done", "take r4, take y8, done")


def test_reversed_it_frees_where_it_can() -> None:
    assert turn(reversed_hunt("k9 b2", "r9 r4", "y1 y2")) == "free r4"


def test_reversed_it_names_the_method_that_costs_most() -> None:
    """By adding the hunter must take six cards, by pairing only one and his own."""
    state = go(reversed_hunt("k1 b1 y1 y2 r2 b7", "r7", "k9"), "play r7")
    assert turn(state) == "name add"


def test_reversed_it_counts_both_twins_of_a_pair() -> None:
    """Two hedgehogs and four triangles: whatever the 8 must catch is less."""
    assert turn(reversed_hunt("y7 k8 k1", "y7 g8", "k9 g4")).startswith("play g8")


# A bot is a function of the views it was sent


@pytest.mark.parametrize("options", [{}, {"reversed": "yes"}])
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_the_same_views_the_same_moves(seats: int, options: dict[str, str]) -> None:
    table = Lineup(Setting("safaru", seats, "same", options).one_deal(), ["club"] * seats)
    first, second = (play_match(table, 1, recorded=True).record for _ in range(2))
    assert first is not None and first == second


@pytest.mark.parametrize("seats", GAME.rules.seats)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"memory_aid": "yes"},
        {"study": "yes"},
        {"reversed": "yes"},
        {"reversed": "yes", "partners": "yes"},
    ],
)
def test_every_move_is_legal(seats: int, options: dict[str, str]) -> None:
    setting = Setting("safaru", seats, "legal", options).one_deal()
    for number, bots in enumerate([["club"] * seats, ["club", *["random"] * (seats - 1)]] * 2):
        play_match(Lineup(setting, bots), number, recorded=False)  # raises at an illegal move


@pytest.mark.parametrize("options", [{}, {"reversed": "yes"}])
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_the_club_beats_chance(seats: int, options: dict[str, str]) -> None:
    contest = Duel(Setting("safaru", seats, "club", options).one_deal(), "club", "random")
    found = duel(contest, 8, 1, lambda part: None)
    assert found.margin.low is not None and found.margin.low > 0


def test_it_finishes_a_turn_that_another_began() -> None:
    """A stand-in comes in between two cards of a sum."""
    state = go(hunt("b2 k3 g5 y8 g4", "r5", "k9"), "play r5, add, take b2")
    assert turn(state).startswith("take k3") and state.turn == 1

"""What is said at a table of Compatibility: the table in sentences, prompts, refusals."""

from __future__ import annotations

import msgspec
import pytest

from games.compatibility.positions import (
    OTHER,
    ROW,
    THIRD,
    all_ready,
    begun,
    laid,
    lay,
)
from games.positions import move, refused
from tablee.engine.moves import Seat
from tablee.engine.words import Params
from tablee.games.compatibility import GAME
from tablee.games.compatibility.rules import Compatibility
from tablee.texts import catalogue

PACKAGE = "tablee.games.compatibility"


def told(state: Compatibility, seat: int | None, key: str) -> list[Params]:
    """What a seat hears of this kind, as parameters."""
    view = GAME.view(state, None if seat is None else Seat(seat), [])
    sentences = GAME.presentation.in_words(view)
    return [one.params for one in sentences if one.key == f"compatibility-words-{key}"]


def timed_out() -> Compatibility:
    """Seat 2 was still choosing when time was up, and seat 1 has a Jumble to decide about."""
    state = laid(begun(4, seconds="90"), ROW, OTHER)
    lay(state, 2, "ants - cake")
    move(state, 1, "jumble 0")
    move(state, 1, "ready")
    move(state, 99, "time")
    return state


# The table in sentences


def test_a_view_with_its_sentences_is_short() -> None:
    """Every view would repeat what is on all fifty pictures; the moves name them as it is."""
    state = laid(begun(4), ROW, OTHER, ROW)
    move(state, 0, "jumble 1")
    move(state, 1, "double 2")
    for seat in range(4):
        view = GAME.view(state, Seat(seat), [])
        assert len(msgspec.json.encode([view, GAME.presentation.in_words(view)])) < 4000


def test_once_time_is_up_nobody_is_said_to_choose() -> None:
    state = timed_out()
    assert told(state, 1, "busy") == []
    assert [params["seat"] for params in told(state, 1, "stopped")] == [0, 2, 3]
    assert [params["seat"] for params in told(begun(4), 1, "busy")] == [0, 2, 3]


def test_a_row_that_was_exchanged_is_told_as_it_lies() -> None:
    state = laid(begun(4), ROW, OTHER, ROW, THIRD)
    move(state, 1, "jumble 0")
    move(all_ready(state), 1, "exchange 1 2")
    assert [params["seat"] for params in told(state, None, "row")] == [1, 2, 3]
    assert told(state, None, "row-now") == [
        {"seat": 0, "count": 5, "cards": "bed ants cake castle door"}
    ]


def test_a_row_with_empty_places_is_told_by_its_places() -> None:
    state = timed_out()
    move(state, 1, "leave")
    assert told(state, None, "has") == [
        {"seat": 2, "card": "ants", "place": 1},
        {"seat": 2, "card": "cake", "place": 3},
    ]
    assert [params["seat"] for params in told(state, None, "row")] == [0, 1]


def test_3_5_a_double_stake_that_wins_nothing_is_told() -> None:
    state = laid(begun(4), ROW, OTHER, ROW, OTHER.replace("fox", "window"))
    move(state, 2, "double 2")
    move(state, 3, "double 1")
    all_ready(state)
    assert told(state, None, "missed") == [{"seat": 3, "place": 1}]


@pytest.mark.parametrize(
    ("total", "said"),
    [(0, "Anne est au départ."), (1, "Anne a avancé de 1 case sur 48."), (48, "à l’arrivée.")],
)
def test_where_a_pawn_stands_is_said_as_people_count(total: int, said: str) -> None:
    (params, *_) = told(begun(3, [total, 3, 3]), 0, "pawn")
    words = catalogue("fr", PACKAGE)
    assert words.sentence("compatibility-words-pawn", {**params, "seat": "Anne"}).endswith(said)
    team: Params = {**params, "seat": "Anne", "other": "Zoé"}
    assert "0" not in words.sentence("compatibility-words-team", team)


def test_special_cards_are_told_to_those_who_may_play_them() -> None:
    assert [len(told(begun(3), seat, "specials")) for seat in range(3)] == [0, 1, 1]
    tied = begun(4, [48, 48, 3, 48], alone="yes")
    assert [told(tied, seat, "specials") for seat in range(4)] == [[]] * 4


def test_who_plays_in_a_round_hears_what_to_do_and_others_who_leads() -> None:
    tied = begun(4, [48, 48, 3, 48], alone="yes")
    heard = {
        key: [seat for seat in (0, 1, 2, 3, None) if told(tied, seat, key)]
        for key in ("lead", "led", "leads")
    }
    assert heard == {"lead": [0], "led": [1, 3], "leads": [2, None]}


# Prompts and refusals


def locked_and_ready() -> Compatibility:
    state = laid(begun(4), *[ROW] * 4)
    move(state, 0, "double 3")
    move(state, 0, "ready")
    return state


def test_who_is_locked_isnt_told_to_revise() -> None:
    state = locked_and_ready()
    assert state.prompt(Seat(0)).key == "compatibility-wait-locked"
    assert refused(state, "ready", 0) == ("compatibility.2.6", "ready-and-locked")
    move(state, 1, "ready")
    assert state.prompt(Seat(1)).key == "compatibility-wait"
    assert refused(state, "ready", 1) == ("compatibility.2.4", "already-ready")


def test_who_has_nothing_left_to_do_hears_why() -> None:
    state = locked_and_ready()
    state.table.jumbles[0] = 0
    assert Seat(0) not in state.active()
    assert refused(state, "place 1 fox", 0) == ("compatibility.2.6", "locked")
    assert refused(state, "jumble 1", 0) == ("compatibility.2.7", "no-jumble-left")
    assert refused(state, "leave", 0) == ("table.2", "not-now")


def test_without_a_special_card_nobody_is_told_to_lay_a_row_first() -> None:
    state = begun(4)
    state.table.doubles[0] = state.table.jumbles[0] = 0
    assert refused(state, "double 1", 0) == ("compatibility.2.6", "no-double-left")
    assert refused(state, "jumble 1", 0) == ("compatibility.2.7", "no-jumble-left")


def test_once_the_rows_are_shown_it_is_nobodys_turn() -> None:
    state = all_ready(locked_and_ready())
    assert state.settled
    assert refused(state, "place 1 fox", 0) == ("table.1", "not-your-turn")

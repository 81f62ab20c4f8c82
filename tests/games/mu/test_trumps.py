"""Chapter 4 of the rulebook: the trumps of vice and chief, and the partner."""

from __future__ import annotations

import pytest

from games.mu.positions import all_pass, auction, bid
from games.positions import legal, move, refused
from tablee.engine.cards import size
from tablee.engine.words import Text
from tablee.games.mu.deck import TYPE_NAMES
from tablee.games.mu.rules import PARTNER, TRICKS, Mu


def vice_to_name() -> Mu:
    """Seat 1 is chief with b3, k3 and g5, seat 0 vice with r5 and r7."""
    state = auction("r5 r7 y2", "b3 k3 g5 g9", "k8 k9 b0", "y8 y9 b1")
    return all_pass(bid(state, "r5 / b3 k3 / - / - / r7 / g5"))


def chief_to_name(vices: str = "5") -> Mu:
    state = vice_to_name()
    move(state, 0, f"trump {vices}")
    return state


def chief_alone(hands: int = 4) -> Mu:
    """Only seat 1 has bid, b3 and k3."""
    seats = ["r5 r7 y2", "b3 k3 g5", "k8 k9 b0", "y8 y9 b1"][:hands]
    passes = " / ".join(["-"] * (hands - 1))
    return all_pass(bid(auction(*seats), f"- / b3 / {passes} / k3"))


def partner_to_choose() -> Mu:
    state = chief_to_name()
    move(state, 1, "trump 3")
    return state


def named(state: Mu) -> tuple[str, str]:
    return TYPE_NAMES[state.chief_trump], TYPE_NAMES[state.vice_trump]


# 4.1 The vice first


def test_4_1_the_vice_names_first() -> None:
    state = vice_to_name()
    assert state.active() == [0]
    assert refused(state, "trump 3", 1) == ("table.1", "not-your-turn")
    move(state, 0, "trump r")
    assert (state.active(), named(state)) == ([1], ("none", "r"))


def test_4_1_the_vice_must_name_a_trump() -> None:
    assert refused(vice_to_name(), "trump none", 0) == ("mu.4.1", "vice-must-choose")


def test_4_1_without_a_vice_the_chief_names_at_once() -> None:
    assert chief_alone().active() == [1]


# 4.2 Only types among one's own laid cards


def test_4_2_the_vice_names_a_number_or_a_colour_of_the_own_bid() -> None:
    assert legal(vice_to_name()) == "trump 5, trump 7, trump r"


@pytest.mark.parametrize("trump", ["3", "g", "2", "y"])  # the chief's bid, or still in hand
def test_4_2_no_type_of_other_cards_for_the_vice(trump: str) -> None:
    assert refused(vice_to_name(), f"trump {trump}", 0) == ("mu.4.2", "trump-not-laid")


@pytest.mark.parametrize("trump", ["7", "r", "9", "y"])
def test_4_2_no_type_of_other_cards_for_the_chief(trump: str) -> None:
    assert refused(chief_to_name(), f"trump {trump}", 1) == ("mu.4.2", "trump-not-laid")


# 4.3 The chief next


def test_4_3_the_chief_names_any_other_type_of_the_own_bid_or_none() -> None:
    assert legal(chief_to_name("7")) == "trump 3, trump 5, trump b, trump g, trump k, trump none"


def test_4_3_the_chief_never_names_the_type_of_the_vice() -> None:
    """mu.r8"""
    state = chief_to_name("5")
    assert legal(state) == "trump 3, trump b, trump g, trump k, trump none"
    assert refused(state, "trump 5", 1) == ("mu.4.3", "same-trump")


def test_r8_the_types_that_both_have_laid_go_to_whoever_names_first() -> None:
    state = all_pass(bid(auction("r5", "r4 b5", "k8 k9", "y8 y9"), "r5 / r4 b5"))
    move(state, 0, "trump r")
    assert legal(state) == "trump 4, trump 5, trump b, trump none"


def test_4_3_the_chief_may_name_none() -> None:
    state = chief_to_name()
    move(state, 1, "trump none")
    assert named(state) == ("none", "5")
    assert size(state.trumps) == 5


def test_4_3_without_a_vice_there_may_be_no_trump_at_all() -> None:
    state = chief_alone()
    move(state, 1, "trump none")
    assert (named(state), state.trumps) == (("none", "none"), 0)


# 4.4 The partner


def test_r9_the_partner_is_chosen_after_both_trumps() -> None:
    """mu.4.4: anybody but the vice and oneself."""
    state = partner_to_choose()
    assert (state.phase, state.active()) == (PARTNER, [1])
    assert legal(state) == "partner 2, partner 3"


@pytest.mark.parametrize(
    ("seat", "key"), [(0, "not-the-vice"), (1, "not-oneself"), (4, "no-such-seat")]
)
def test_4_4_who_can_not_be_partner(seat: int, key: str) -> None:
    assert refused(partner_to_choose(), f"partner {seat}", 1) == ("mu.4.4", key)


def test_4_4_the_chief_can_not_do_without() -> None:
    state = partner_to_choose()
    for text in ("pass", "done", "trump none", "play b3"):
        assert refused(state, text, 1) == ("table.2", "not-now")
    move(state, 1, "partner 3")
    assert (state.partner, state.phase) == (3, TRICKS)


def test_r7_without_a_vice_anybody_can_be_partner() -> None:
    state = chief_alone()
    move(state, 1, "trump b")
    assert legal(state) == "partner 0, partner 2, partner 3"


def test_4_4_with_three_players_the_chief_is_alone() -> None:
    state = chief_alone(3)
    move(state, 1, "trump b")
    assert (state.partner, state.phase, state.active()) == (None, TRICKS, [1])


# What is asked


def test_every_phase_asks_its_own_question() -> None:
    asked = [
        (auction("r1", "b1", "k1"), 0, "mu-auction"),
        (vice_to_name(), 0, "mu-vice-trump"),
        (chief_to_name(), 1, "mu-chief-trump"),
        (partner_to_choose(), 1, "mu-partner"),
    ]
    for state, seat, key in asked:
        assert state.prompt(state.active()[0]) == Text(key)
        assert state.active() == [seat]


@pytest.mark.parametrize("text", ["pass", "done", "lay r5", "partner 2", "play r5"])
def test_nothing_but_a_trump_where_one_is_asked(text: str) -> None:
    assert refused(vice_to_name(), text, 0) == ("table.2", "not-now")
    assert refused(chief_to_name(), text, 1) == ("table.2", "not-now")

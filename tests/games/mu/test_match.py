"""Chapters 1.3, 2 and 7 of the rulebook, and the words for all of it."""

from __future__ import annotations

import pytest

from games.mu.positions import all_pass, auction, begun, bid, hand, laid, scored
from games.positions import go
from games.walks import Walk
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.mu import GAME
from tablee.games.mu.moves import VOCABULARY
from tablee.games.mu.rules import Mu
from tablee.texts import LANGUAGES, Language, catalogue

THREE = ("r2 r3 r4", "b2 b3 b4", "k2 k3 k4")
every_number = pytest.mark.parametrize(("seats", "each"), [(3, 12), (4, 15), (5, 12), (6, 10)])


# 1.3, 2.1 Dealing


@every_number
def test_1_3_how_many_cards_each(seats: int, each: int) -> None:
    state = begun(seats)
    assert [len(hand(state, seat).split()) for seat in range(seats)] == [each] * seats


def test_1_3_three_to_six_players() -> None:
    assert list(GAME.rules.seats) == [3, 4, 5, 6]


def test_1_3_three_players_have_no_yellow_and_no_green() -> None:
    """mu.r19"""
    cards = GAME.rules.cards(GAME.read_options({}), 3)
    assert (len(cards), {name[0] for name in cards}) == (36, {"r", "b", "k"})


@every_number
def test_2_1_all_cards_are_dealt_and_none_is_left(seats: int, each: int) -> None:
    state = begun(seats)
    dealt = [card for seat in range(seats) for card in hand(state, seat).split()]
    assert sorted(dealt) == sorted(GAME.rules.cards(state.options, seats))
    assert len(dealt) == seats * each


def test_2_1_every_deal_is_another_one() -> None:
    state = all_pass(begun(4))
    before = hand(state, 0)
    assert hand(go(state, "deal"), 0) != before


# 2.2 The dealer


def test_2_2_the_first_dealer_is_drawn_by_lot() -> None:
    starts = [GAME.start(GAME.read_options({}), 4, FastRng(str(seed))) for seed in range(40)]
    assert {state.dealer for state in starts} == {0, 1, 2, 3}


def test_2_2_the_deal_goes_round_to_the_left() -> None:
    state = begun(3)
    for dealer in (0, 1, 2, 0):
        assert (state.dealer, state.active()) == (dealer, [dealer])
        go(all_pass(state), "deal")


@pytest.mark.parametrize("redeal", ["left", "same"])
def test_r5_after_an_eklat_or_tricks_the_left_neighbour_deals(redeal: str) -> None:
    eklat = all_pass(bid(auction(*THREE, redeal=redeal), "r2 / b2"))
    assert go(eklat, "deal").dealer == 1
    assert go(scored(1, "12 12 12", redeal=redeal), "deal").dealer == 1


# 7.1 The end


def with_totals(totals: list[int]) -> Mu:
    state = scored(1, "12 12 12")
    state.deal_scores = [totals]
    return state


@pytest.mark.parametrize(
    ("totals", "is_final"),
    [([199, 0, 0], False), ([200, 0, 0], True), ([0, 0, 205], True), ([199, 199, -900], False)],
)
def test_7_1_the_match_ends_when_somebody_has_200_points(totals: list[int], is_final: bool) -> None:
    assert with_totals(totals).is_final() == is_final


@pytest.mark.parametrize(("target", "is_over"), [("51", True), ("52", True), ("53", False)])
def test_7_1_the_total_to_reach_is_an_option(target: str, is_over: bool) -> None:
    state = scored(1, "12 12 12", target=target)  # the chief scores 12, and 40 without trump
    assert (state.scores(), state.over) == ([52, 12, 12], is_over)


def test_7_1_an_eklat_can_end_the_match() -> None:
    assert all_pass(bid(auction(*THREE, target="5"), "r2 / b2")).over


def test_7_1_a_number_of_deals_can_be_agreed() -> None:
    state = go(scored(1, "12 12 12", deals="2"), "deal")
    assert (state.deal, state.over) == (2, False)
    assert all_pass(state).over


# 7.2 Who wins


@pytest.mark.parametrize(
    ("totals", "ranking"),
    [([210, 230, 40], [2, 1, 3]), ([220, 220, 10], [1, 1, 3]), ([-10, 200, -40], [2, 1, 3])],
)
def test_7_2_the_highest_total_wins_and_equal_ones_share(
    totals: list[int], ranking: list[int]
) -> None:
    """mu.r18"""
    assert with_totals(totals).ranking() == ranking


def test_7_2_a_total_can_be_negative() -> None:
    state = scored(4, "0 18 18")
    assert state.scores() == [-40, 38, 38]


def test_r21_a_card_laid_is_never_taken_back() -> None:
    state = bid(auction(*THREE), "r2 / - / - / r3")
    assert (laid(state, 0), hand(state, 0)) == ("r2 r3", "r4")
    assert not any("back" in move.text() or "take" in move.text() for move in VOCABULARY.moves)


# The words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_all_that_is_asked_refused_and_scored_can_be_said(seats: int, language: Language) -> None:
    words = catalogue(language, "tablee.games.mu")
    walk = Walk.begin(any_game(GAME), GAME.read_options({"deals": "3"}), seats, "words")
    while walk.step():
        state = walk.state
        for seat in range(state.seats):
            refusals = [state.refusal(Seat(seat), move) for move in VOCABULARY.moves[::7]]
            for refusal in filter(None, refusals):
                assert words.say(refusal)
            assert words.say(state.prompt(Seat(seat)))
        for line in state.lines:
            assert words.say(line)

"""Chapter 3 of the rulebook: the auction, the Eklat, chief and vice."""

from __future__ import annotations

import pytest

from games.mu.positions import (
    all_pass,
    auction,
    bid,
    bid_in_the_end,
    hand,
    laid,
)
from games.positions import go, in_words, legal, lines, move, refused
from tablee.engine.moves import HOUSE
from tablee.games.mu import GAME
from tablee.games.mu.rules import CHIEF_TRUMP, VICE_TRUMP, Mu

RED = "r2 r3 r4 r5 r6 r7 r8 r9"
BLUE = "b2 b3 b4 b5 b6 b7 b8 b9"
BLACK = "k2 k3 k4 k5 k6 k7 k8 k9"
GREEN = "g2 g3 g4 g5 g6 g7 g8 g9"


def four(**options: str) -> Mu:
    return auction(RED, BLUE, BLACK, GREEN, **options)


def roles(state: Mu) -> tuple[int | None, int | None]:
    return state.chief, state.vice


# 3.1 Laying cards of the hand


def test_3_1_the_dealer_begins_and_the_turn_goes_left() -> None:
    state = four()
    for seat, turn in [(0, "r2"), (1, "-"), (2, "k2"), (3, "-"), (0, "-"), (1, "b2")]:
        assert state.active() == [seat]
        assert refused(state, "pass", (seat + 1) % 4) == ("table.1", "not-your-turn")
        bid(state, turn)


def test_3_1_cards_come_from_the_hand() -> None:
    state = bid(four(), "r2 / - / - / -")
    assert (laid(state, 0), hand(state, 0)) == ("r2", "r3 r4 r5 r6 r7 r8 r9")
    assert refused(state, "lay b2", 0) == ("mu.3.1", "not-in-hand")
    assert refused(state, "lay r2", 0) == ("mu.3.1", "not-in-hand")  # it lies on the table already


def test_3_1_each_twin_is_laid_once() -> None:
    state = bid(auction("r7 r7 r2", BLUE, BLACK), "r7 / - / - / r7 / - / -")
    assert (laid(state, 0), hand(state, 0)) == ("r7 r7", "r2")
    assert refused(state, "lay r7", 0) == ("mu.3.1", "not-in-hand")


def test_3_1_only_the_number_of_cards_counts() -> None:
    assert roles(bid_in_the_end("r9", "b0 b1", "")) == (1, None)


# 3.2 At most one more than the highest bid


def test_3_2_whoever_opens_lays_one_card() -> None:
    state = four()
    move(state, 0, "lay r2")
    assert refused(state, "lay r3", 0) == ("mu.3.2", "too-many-cards")
    assert legal(state) == "done"


def test_r1_whoever_opens_after_passes_lays_one_card_too() -> None:
    state = bid(four(), "- / -")
    move(state, 2, "lay k2")
    assert refused(state, "lay k3", 2) == ("mu.3.2", "too-many-cards")


@pytest.mark.parametrize(
    ("course", "most"),
    [
        ("-", 1),
        ("r2", 2),
        ("r2 / b2 b3", 3),
        ("r2 / b2 b3 / k2 k3 k4", 4),
        ("r2 / b2 b3 / k2 k3 k4 / -", 3),  # one laid, three the highest
        ("r2 / b2 b3 / k2 k3 k4 / - / -", 2),  # two laid
        ("r2 / b2 b3 / k2 k3 k4 / - / - / -", 1),  # the leader
        ("r2 / b2 b3 / k2 / -", 2),
        ("r2 / b2 / - / -", 1),  # drawn level: one more leads alone
    ],
)
def test_3_2_one_card_better_than_the_highest_bid(course: str, most: int) -> None:
    state = bid(four(), course)
    seat = state.active()[0]
    added = 0
    while "lay" in legal(state):
        move(state, seat, next(text for text in legal(state).split(", ") if "lay" in text))
        added += 1
    assert added == most


def test_r1_who_leads_alone_adds_one_card_a_turn() -> None:
    state = bid(four(), "r2 / - / - / - / r3 / - / - / -")
    move(state, 0, "lay r4")
    assert refused(state, "lay r5", 0) == ("mu.3.2", "too-many-cards")


# 3.3 Bidding less


def test_3_3_a_lower_bid_is_allowed() -> None:
    state = bid(four(), "r2 / b2 b3 / k2 k3 k4 / g2 / - / b4")
    assert state.auction.bids == [1, 3, 3, 1]


def test_3_3_a_lower_bid_can_make_the_vice() -> None:
    state = bid(four(), "r2 / b2 b3 / - / g2 / r3 r4 / - / - / g3 g4 g5")
    assert state.auction.bids == [3, 2, 0, 4]
    assert roles(all_pass(state)) == (3, 0)


# 3.4 A turn, and the end of the auction


def test_3_4_pass_or_lay_and_say_done() -> None:
    state = four()
    assert refused(state, "done", 0) == ("mu.3.4", "nothing-laid")
    assert legal(state).split(", ")[-1] == "pass"
    move(state, 0, "lay r2")
    assert refused(state, "pass", 0) == ("mu.3.4", "cards-laid")
    assert state.active() == [0]
    move(state, 0, "done")
    assert state.active() == [1]


def test_3_4_who_has_laid_a_card_isnt_asked_to_pass() -> None:
    state = bid(four(), "r2")
    assert state.prompt(state.turn).key == "mu-auction"
    move(state, 1, "lay b2")
    assert (state.prompt(state.turn).key, "pass" in legal(state)) == ("mu-laying", False)
    move(state, 1, "done")
    assert state.prompt(state.turn).key == "mu-auction"


def test_3_4_a_pass_excludes_nobody() -> None:
    state = bid(four(), "- / b2 / - / - / r2 r3")
    assert state.auction.bids == [2, 1, 0, 0]


def test_r2_the_auction_ends_after_a_pass_of_each_in_a_row() -> None:
    state = bid(four(), "r2 / - / - / -")
    assert (state.phase, state.active()) == (0, [0])  # whoever laid last has to pass as well
    assert state.chief is None
    assert roles(bid(state, "-")) == (0, None)


def test_r2_a_card_laid_begins_the_count_of_passes_anew() -> None:
    state = bid(four(), "r2 / - / - / - / r3 / - / - / -")
    assert (state.chief, state.active()) == (None, [0])


def test_3_4_nothing_but_bids_in_the_auction() -> None:
    for text in ("trump 5", "partner 2", "play r2"):
        assert refused(four(), text, 0) == ("table.2", "not-now")


# 3.5 Nothing left to lay


def test_3_5_the_house_passes_for_a_spent_hand() -> None:
    state = bid(auction("r2", BLUE, BLACK), "r2 / b2 b3 / -")
    assert (state.active(), legal(state)) == ([HOUSE], "pass")
    assert refused(state, "pass", 0) == ("table.1", "not-your-turn")
    for text in ("done", "lay r2", "lay b4", "trump none"):
        assert refused(state, text, HOUSE) == ("table.2", "not-now")
    move(state, HOUSE, "pass")
    assert state.active() == [1]


def test_3_5_whoever_lays_the_last_card_still_says_done() -> None:
    state = auction("r2", BLUE, BLACK)
    move(state, 0, "lay r2")
    assert (state.active(), legal(state)) == ([0], "done")


def test_3_5_nobody_is_said_to_go_higher_than_the_own_cards_reach() -> None:
    state = bid(auction("r2", BLUE, BLACK), "r2 / b2 b3 / -")
    assert ("mu-words-most", {"seat": 0, "most": 1}) in in_words(GAME, state)


def test_r3_the_pass_of_the_house_counts_like_any_other() -> None:
    state = bid(auction("r2", BLUE, BLACK), "r2 / b2 b3 / - / - / -")
    assert state.auction.passes == 3
    assert roles(state) == (1, None)


# 3.6 All pass from the start


def test_3_6_all_pass_and_nothing_is_scored() -> None:
    state = all_pass(four())
    assert (lines(state), state.deal_scores) == ([], [[0, 0, 0, 0]])
    assert (state.settled, state.active(), state.over) == (True, [HOUSE], False)


@pytest.mark.parametrize(("redeal", "dealer"), [("left", 1), ("same", 0)])
def test_3_6_who_deals_again_is_an_option(redeal: str, dealer: int) -> None:
    state = go(all_pass(four(redeal=redeal)), "deal")
    assert (state.deal, state.dealer, state.active()) == (2, dealer, [dealer])


def test_3_6_a_void_deal_is_one_of_the_deals_agreed_on() -> None:
    """mu.r18: nobody has scored, so all share the win."""
    state = all_pass(four(deals="1"))
    assert (state.over, state.ranking()) == (True, [1, 1, 1, 1])


# 3.7 The Eklat


def test_3_7_all_in_the_lead_gain_but_the_last_to_draw_level() -> None:
    state = all_pass(bid(four(), "r2 / b2 b3 / k2 k3 / g2 g3"))
    assert lines(state) == [
        (1, "mu.3.7", "eklat", 10),
        (2, "mu.3.7", "eklat", 10),
        (3, "mu.3.7", "eklat-last", -20),
    ]
    assert [line.params for line in state.lines] == [{"bid": 2}] * 3
    assert state.deal_scores == [[0, 10, 10, -20]]
    assert (state.settled, state.active(), state.chief) == (True, [HOUSE], None)


def test_3_7_who_raised_first_can_be_the_last_to_draw_level() -> None:
    state = all_pass(bid(auction(RED, BLUE, BLACK), "r2 / b2 b3 / - / r3"))
    assert lines(state) == [(0, "mu.3.7", "eklat-last", -20), (1, "mu.3.7", "eklat", 10)]


def test_r4_a_lower_bidder_who_lays_later_is_not_the_last() -> None:
    course = "r2 / b2 b3 / k2 / - / r3 r4 / b4 b5 / - / - / r5 / - / k3"
    state = all_pass(bid(four(), course))
    assert state.auction.bids == [4, 4, 2, 0]
    assert lines(state) == [(0, "mu.3.7", "eklat-last", -40), (1, "mu.3.7", "eklat", 20)]


def test_r4_the_last_one_loses_ten_and_does_not_win_five() -> None:
    state = all_pass(bid(four(), "r2 / b2"))
    assert state.deal_scores == [[5, -10, 0, 0]]


def test_3_7_the_deal_ends_without_a_second_chance() -> None:
    state = all_pass(bid(four(), "r2 / b2"))
    assert refused(state, "lay r3", 0) == ("table.1", "not-your-turn")
    assert go(state, "deal").deal == 2


# 3.8 Chief and vice


def test_3_8_most_cards_make_the_chief_the_next_the_vice() -> None:
    state = all_pass(bid(four(), "r9 / b2 b3 / k2 k3 k4 / -"))
    assert roles(state) == (2, 1)
    assert (state.phase, state.active()) == (VICE_TRUMP, [1])


@pytest.mark.parametrize(
    ("hands", "vice"),
    [
        (("r9 r2", "b8 b7"), 0),  # the highest card, not the sum
        (("r8 r7", "b9 b0"), 1),
        (("r9 r3", "b9 b4"), 1),  # then the second
        (("r4 r9", "b9 b3"), 0),  # in whatever order they were laid
        (("r9 r4 y4", "b9 b4 b3"), 0),
        (("r7 r7", "b7 b6"), 0),
        (("r0 r1", "b1 b1"), 1),  # 0 is the lowest
    ],
)
def test_3_8_among_equal_bids_the_higher_cards(hands: tuple[str, str], vice: int) -> None:
    assert roles(bid_in_the_end(*hands, "k2 k3 k4 k5", "g9")) == (2, vice)


@pytest.mark.parametrize("hands", [("r9 r4", "b9 b4"), ("r4 r9", "g9 g4"), ("r7", "b7")])
def test_r7_two_bids_alike_to_the_end_make_no_vice(hands: tuple[str, str]) -> None:
    """mu.r6: by number alone, no colour stands above another."""
    state = bid_in_the_end(*hands, "k2 k3 k4 k5", "")
    assert roles(state) == (2, None)
    assert (state.phase, state.active()) == (CHIEF_TRUMP, [2])


def test_r7_a_tie_of_three_is_won_by_the_best_alone() -> None:
    assert roles(bid_in_the_end("r9 r4", "b9 b4", "k9 k5", "g2 g3 g4")) == (3, 2)


def test_3_8_who_bids_alone_has_no_vice() -> None:
    state = all_pass(bid(four(), "- / b2"))
    assert roles(state) == (1, None)
    assert (state.phase, state.active()) == (CHIEF_TRUMP, [1])


def test_3_8_three_players_have_no_vice() -> None:
    state = all_pass(bid(auction(RED, BLUE, BLACK), "r2 / b2 b3"))
    assert roles(state) == (1, None)
    assert (state.phase, state.active()) == (CHIEF_TRUMP, [1])

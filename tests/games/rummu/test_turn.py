"""A turn: drawing, laying, adding, exchanging, taking back, discarding."""

from __future__ import annotations

import pytest

from games.positions import cards_in, go, legal, move, moves, refusal, refused
from games.rummu.positions import begun, drawing, hand, on_table, playing, without_laying
from tablee.engine.moves import Seat


def test_1_3_opposite_seats_are_partners_with_four_and_six() -> None:
    assert begun(4, partners="yes").teams() == [[0, 2], [1, 3]]
    assert begun(6, partners="yes").teams() == [[0, 3], [1, 4], [2, 5]]
    assert begun(5, partners="yes").teams() == [[0], [1], [2], [3], [4]]
    assert begun(4).teams() == [[0], [1], [2], [3]]


@pytest.mark.parametrize(
    ("seats", "each", "stock"), [(3, 9, 32), (4, 8, 27), (5, 8, 19), (6, 7, 17)]
)
def test_2_1_hands_by_the_number_of_players(seats: int, each: int, stock: int) -> None:
    state = begun(seats)
    assert [state.table.count(Seat(seat)) for seat in range(seats)] == [each] * seats
    assert len(cards_in(state, "stock").split()) == stock


def test_2_2_one_card_begins_the_discards() -> None:
    state = begun(4)
    assert (len(cards_in(state, "discard").split()), cards_in(state, "buried")) == (1, "")


def test_2_3_left_of_the_dealer_starts_and_the_deal_passes_on() -> None:
    state = begun(5)
    assert state.active() == [(state.dealer + 1) % 5]
    assert state.next_dealer() == (state.dealer + 1) % 5


def test_3_1_first_a_card_must_be_drawn() -> None:
    state = drawing("r3 r4 r5 r6 k1", laid="0 b3 b4 b5")
    assert moves(state) == ["draw", "take b9"]
    for text in ("lay r3 r4 r5 r6", "add 1 b6", "exchange 1 b3", "discard k1", "pick-up 1"):
        assert refused(state, text) == ("rummu.3.1", "draw-first")


def test_3_2_one_card_of_the_stock() -> None:
    state = go(drawing("r3 k1"), "draw")
    assert hand(state, 0) == "k1 r3 k9"
    assert refused(state, "draw") == ("rummu.3.2", "drawn-already")
    assert refused(state, "take b9") == ("rummu.3.2", "stock-or-discards")


def test_3_3_discards_are_taken_one_by_one_from_the_top() -> None:
    state = drawing("r3 k1")
    assert refused(state, "take b0") == ("rummu.3.3", "not-on-top")
    go(state, "take b9")
    assert cards_in(state, "discard") == "b0"
    assert "take b0" in moves(state)
    go(state, "take b0")
    assert hand(state, 0) == "b0 k1 r3 b9"
    assert refused(state, "take b9") == ("rummu.3.3", "no-discard")
    assert without_laying(state) == []


def test_3_3_with_no_discard_left_nobody_is_asked_to_take_another() -> None:
    state = go(drawing("r3 k1", laid="1 b3 b4 b5"), "take b9")
    assert state.prompt(Seat(0)).key == "rummu-taking-open"
    go(state, "take b0")
    assert state.prompt(Seat(0)).key == "rummu-play-open"
    state.table.opened |= 1
    assert state.prompt(Seat(0)).key == "rummu-play"


def test_3_3_taking_is_over_as_soon_as_one_plays() -> None:
    state = go(drawing("r3 r4 r5 r6 k1"), "take b9, lay r3 r4 r5 r6")
    assert refused(state, "take b0") == ("rummu.3.3", "no-more-taking")
    assert refused(state, "draw") == ("rummu.3.3", "taken-already")
    assert without_laying(state) == []


def test_r2_the_stock_or_the_discards_and_no_duty_to_use_what_was_taken() -> None:
    state = go(drawing("r3 k1"), "take b9")
    assert refused(state, "draw") == ("rummu.3.3", "taken-already")
    go(state, "discard k1")
    assert hand(state, 0) == "r3 b9"


def test_3_5_the_turn_ends_with_a_discard_and_passes_to_the_left() -> None:
    state = go(drawing("r3 k1"), "draw, discard r3")
    assert (cards_in(state, "discard"), cards_in(state, "buried")) == ("r3", "b0 b9")
    assert state.active() == [1]
    assert refused(state, "discard k0") == ("rummu.3.1", "draw-first")


def test_3_5_a_card_of_ones_hand() -> None:
    assert refused(playing("r3 k1"), "discard r4") == ("rummu.3.5", "card-not-in-hand")


def test_r1_one_card_is_discarded() -> None:
    state = go(playing("r3 r4 r5"), "discard r3")
    assert hand(state, 0) == "r4 r5"


def test_r20_the_card_just_taken_may_be_discarded() -> None:
    state = go(drawing("r3 k1"), "take b9, discard b9")
    assert (hand(state, 0), cards_in(state, "discard")) == ("k1 r3", "b9")


# §5 Laying


@pytest.mark.parametrize(
    ("total", "needed"), [(-1, 3), (0, 4), (99, 4), (100, 5), (149, 5), (150, 6), (300, 6)]
)
def test_5_1_cards_to_open_by_the_players_total(total: int, needed: int) -> None:
    assert opening_with(3, total) == needed


@pytest.mark.parametrize(
    ("total", "needed"), [(-5, 3), (0, 4), (199, 4), (200, 5), (399, 5), (400, 6)]
)
def test_5_1_cards_to_open_by_the_teams_total(total: int, needed: int) -> None:
    assert opening_with(4, total, partners="yes") == needed


def opening_with(seats: int, total: int, **options: str) -> int:
    state = begun(seats, target="500", **options)
    state.deal_scores = [[total, *[0] * (len(state.teams()) - 1)]]
    state.next_deal()
    assert state.table.openings[len(state.teams()) - 1] == 4
    mates = state.teams()[0]
    assert len({state.table.openings[seat] for seat in mates}) == 1
    return state.table.openings[0]


def test_5_1_the_first_combination_is_long_enough() -> None:
    state = playing("r3 r4 r5 b7 k7 g7 k1")
    why = refusal(state, "lay r3 r4 r5")
    assert (why.article, why.key, why.params) == ("rummu.5.1", "open-first", {"needed": 4})
    assert all(text.startswith("discard") for text in moves(state))


def test_5_1_nothing_is_added_or_exchanged_before() -> None:
    state = playing("r6 b6 k1", laid="1 r3 r4 r5, 2 b5 y6 b7")
    for text in ("add 1 r6", "exchange 2 b6"):
        assert refused(state, text) == ("rummu.5.1", "open-first")


def test_r25_before_opening_cards_are_played_only_as_part_of_the_opening() -> None:
    state = playing("r3 r4 r5 r6 b6 g6 k1", laid="1 b3 b4 b5, 2 g5 y6 g7")
    assert [text for text in moves(state) if "discard" not in text] == ["lay r3 r4 r5 r6"]
    go(state, "lay r3 r4 r5 r6")
    assert [text for text in moves(state) if "discard" not in text] == ["add 1 b6", "exchange 2 g6"]


def test_r14_each_row_begins_at_its_first_number() -> None:
    assert [opening_with(3, total) for total in (0, 100, 150)] == [4, 5, 6]
    assert opening_with(4, 400, partners="yes") == 6


def test_r15_one_combination_of_that_size_opens_and_then_all_is_allowed() -> None:
    state = playing("r3 r4 r5 r6 b7 k7 g7 g2 k1", laid="1 g3 g4 g5")
    go(state, "lay r3 r4 r5 r6, lay b7 k7 g7, add 1 g2")
    assert on_table(state) == "1 g2 g3 g4 g5, 0 r3 r4 r5 r6, 0 b7 k7 g7"


def test_r15_with_six_only_a_run_of_one_colour_opens() -> None:
    state = playing("r5 b5 k5 y5 g5 r1 b2 k3 y4 r6 r7 r8 r9 y6", seats=3)
    state.table.openings = [6, 4, 4]
    opens = [text for text in moves(state) if text.startswith("lay")]
    assert opens
    assert all(len(text.split()) >= 7 for text in opens)
    assert all({name[0] for name in text.split()[1:]} <= {"r", "y"} for text in opens)


def test_r15_partners_open_each_for_themselves() -> None:
    state = playing("r3 r4 r5 g8", laid="2 b3 b4 b5 b6", seats=4, partners="yes")
    assert refused(state, "lay r3 r4 r5") == ("rummu.5.1", "open-first")


def test_5_2_three_cards_are_enough_afterwards() -> None:
    state = playing("r3 r4 r5 b7 k7 g7 k1", laid="0 g3 g4 g5 g6")
    go(state, "lay r3 r4 r5, lay b7 k7 g7")
    assert hand(state, 0) == "k1"


def test_5_3_cards_are_added_to_anybodys_combination() -> None:
    state = playing("r6 g7 k1 b3", laid="0 b4 b5 b6, 1 r3 r4 r5, 2 r7 b7 k7")
    go(state, "add 2 r6, add 3 g7, add 1 b3")
    assert on_table(state) == "0 b3 b4 b5 b6, 1 r3 r4 r5 r6, 2 r7 b7 k7 g7"


def test_5_3_what_is_no_combination_any_more_is_refused() -> None:
    state = playing("r7 b8 y8 y9 k1", laid="0 b4 b5 b6 b7, 1 r3 r4 r5, 2 r6 y7 k8")
    assert refused(state, "add 2 r7") == ("rummu.4.3", "not-in-a-row")
    assert refused(state, "add 2 b8") == ("rummu.4.4", "not-in-a-row")
    assert refused(state, "add 3 y9") == ("rummu.4.8", "one-joker")
    assert refused(state, "add 9 r7") == ("rummu.5.3", "no-such-combination")
    assert refused(state, "add 1 g8") == ("rummu.5.3", "not-in-hand")


def test_r4_cards_added_together_are_judged_together() -> None:
    state = playing("y8 r9 k1", laid="0 r5 r6 y7")
    assert refused(state, "add 1 y8") == ("rummu.4.7", "too-many-jokers")
    go(state, "add 1 y8 r9")
    assert on_table(state) == "0 r5 r6 y7 y8 r9"


def test_r4_at_both_ends_at_once() -> None:
    state = playing("r2 r6 r3 y7 k1", laid="0 r3 r4 r5, 1 b4 k5 g6")
    assert {"add 1 r2 r6", "add 2 r3 y7"} <= set(moves(state))


def test_r9_a_combination_stays_whose_it_was() -> None:
    state = go(playing("r6 k1", laid="0 b1 b2 b3, 1 r3 r4 r5"), "add 2 r6")
    assert on_table(state) == "0 b1 b2 b3, 1 r3 r4 r5 r6"


def test_5_4_the_card_that_a_joker_stands_for_is_exchanged_for_it() -> None:
    state = go(playing("r6 k1", laid="0 b1 b2 b3, 1 r5 y6 r7"), "exchange 2 r6")
    assert (on_table(state), hand(state, 0)) == ("0 b1 b2 b3, 1 r5 r6 r7", "k1 y6")


def test_5_4_the_joker_may_be_laid_elsewhere_at_once() -> None:
    state = go(playing("r6 k1", laid="0 b3 b4 b5, 1 r5 y6 r7"), "exchange 2 r6, add 1 y6")
    assert (on_table(state), hand(state, 0)) == ("0 b3 b4 b5 y6, 1 r5 r6 r7", "k1")


def test_5_4_the_card_says_which_of_several_jokers() -> None:
    state = playing("r3 r6 k1", laid="0 r2 y3 r4 r5 y6")
    assert without_laying(state) == ["exchange 1 r3", "exchange 1 r6"]
    go(state, "exchange 1 r6")
    assert on_table(state) == "0 r2 y3 r4 r5 r6"


def test_5_4_other_cards_free_nothing() -> None:
    state = playing("b6 r7 k1 r4", laid="0 r3 r4 r5, 1 r5 y6 r7")
    assert refused(state, "exchange 2 b6") == ("rummu.5.4", "frees-nothing")
    assert refused(state, "exchange 2 r7") == ("rummu.5.4", "frees-nothing")
    assert refused(state, "exchange 1 r4") == ("rummu.5.4", "frees-nothing")
    assert refused(state, "exchange 2 r6") == ("rummu.5.4", "card-not-in-hand")
    assert refused(state, "exchange 7 r7") == ("rummu.5.4", "no-such-combination")


def test_r16_among_several_colours_any_that_is_missing_frees() -> None:
    state = playing("b5 g5 g4 k4 k1", laid="0 r5 k5 y5, 1 r3 y4 b5")
    assert without_laying(state) == [
        "exchange 1 b5",
        "exchange 1 g5",
        "exchange 2 k4",
        "exchange 2 g4",
    ]


def test_r16_where_all_colours_are_there_the_joker_stays() -> None:
    state = playing("r5 b4 k1", laid="0 r5 b5 k5 y5 g5, 1 r2 b3 y4 k5 g6")
    assert without_laying(state) == []


def test_5_5_nothing_is_rearranged_or_joined() -> None:
    state = playing("r6 k1", laid="0 r3 r4 r5, 1 r7 r8 r9")
    assert [text for text in moves(state) if text.startswith("add")] == ["add 1 r6", "add 2 r6"]


def test_r18_a_card_that_lies_stays_where_it_is() -> None:
    state = playing("k5 k1", laid="0 r5 b5 g5, 1 r6 r7 r8")
    go(state, "add 1 k5")
    assert refused(state, "add 2 r5") == ("rummu.5.3", "not-in-hand")
    assert refused(state, "take-back 1 r5") == ("rummu.5.6", "hand-first")


# §5.6 Laying everything


def test_5_6_whoever_has_laid_everything_takes_a_card_back() -> None:
    state = go(playing("r3 r4 r5 r6"), "lay r3 r4 r5 r6")
    assert moves(state) == ["take-back 1 r3", "take-back 1 r6"]
    assert refused(state, "discard r3") == ("rummu.5.6", "take-back-first")
    assert refused(state, "take-back 1 r4") == ("rummu.5.6", "breaks-it")
    assert refused(state, "take-back 1 b4") == ("rummu.5.6", "not-in-it")
    assert refused(state, "pick-up 1") == ("rummu.5.6", "single-first")
    go(state, "take-back 1 r6")
    assert (on_table(state), moves(state)) == ("0 r3 r4 r5", ["discard r6"])


def test_5_6_a_whole_combination_where_no_card_can_go_alone() -> None:
    state = go(playing("r3 r4 r5", laid="0 b7 k7 g7, 1 g1 g2 g3 g4"), "lay r3 r4 r5")
    assert moves(state) == ["pick-up 1", "pick-up 3"]
    assert refused(state, "take-back 1 b7") == ("rummu.5.6", "breaks-it")
    assert refused(state, "pick-up 2") == ("rummu.5.6", "not-yours")
    assert refused(state, "pick-up 9") == ("rummu.5.6", "no-such-combination")
    go(state, "pick-up 1")
    assert hand(state, 0) == "b7 k7 g7"
    assert on_table(state) == "1 g1 g2 g3 g4, 0 r3 r4 r5"


def test_5_6_not_before_the_hand_is_empty() -> None:
    state = playing("k1", laid="0 r3 r4 r5 r6")
    assert refused(state, "take-back 1 r6") == ("rummu.5.6", "hand-first")
    assert refused(state, "pick-up 1") == ("rummu.5.6", "hand-first")


def test_5_6_a_number_is_not_used_again() -> None:
    state = go(playing("r3 r4 r5", laid="0 b7 k7 g7"), "lay r3 r4 r5, pick-up 2, discard r3")
    move(state, 1, "draw")
    assert state.table.numbered == 2
    assert [one.number for one in state.table.laid] == [1]


def test_r17_taking_the_end_of_a_run_back_and_discarding_it_is_going_out() -> None:
    state = playing("b7 k7 g7", laid="0 r3 r4 r5 r6 y7")
    go(state, "lay b7 k7 g7, take-back 1 y7, discard y7")
    assert state.settled
    assert [line.key for line in state.lines if line.seat == 0] == ["pure-run", "out-first"]


def test_r17_what_is_left_keeps_to_the_limit_of_jokers() -> None:
    state = go(playing("r7", laid="0 y3 r4 r5 y6"), "add 1 r7")
    assert moves(state) == ["take-back 1 y3"]  # without r7 there would be two of each


def test_r5_whoever_took_the_only_combination_back_has_still_opened() -> None:
    state = go(
        playing("b7 k7 g7", laid="0 r3 r4 r5", seats=3), "lay b7 k7 g7, pick-up 1, discard r3"
    )
    assert state.table.has_opened(Seat(0))


def test_r5_the_last_card_is_not_added_with_nothing_to_take_back() -> None:
    state = playing("r6 r7", laid="1 r3 r4 r5")
    state.table.opened |= 1  # seat 0, which has nothing before it any more
    assert refused(state, "add 1 r6 r7") == ("rummu.r5", "nothing-to-take-back")
    assert "add 1 r6" in moves(state)
    assert "add 1 r6 r7" not in moves(state)


def test_r6_after_taking_back_there_is_only_a_discard() -> None:
    state = go(playing("r3 r4 r5", laid="0 b7 k7 g7, 1 g6 g7 g8"), "lay r3 r4 r5, pick-up 1")
    assert moves(state) == ["discard b7", "discard k7", "discard g7"]
    assert refused(state, "lay b7 k7 g7") == ("rummu.r6", "only-a-discard")
    assert refused(state, "add 2 g7") == ("rummu.r6", "only-a-discard")
    assert refused(state, "pick-up 3") == ("rummu.r6", "only-a-discard")


def test_notation_is_in_the_order_of_numbers_and_colours() -> None:
    read = begun(3).vocabulary().read
    assert read("lay r3 r4 r5") is not None
    for text in ("lay r4 r3 r5", "lay", "lay r3 r3 r3", "lay x3", "add 01 r3", "add r3", "pick-up"):
        assert read(text) is None, text
    for text in ("exchange 1 r3 r4", "take-back 1", "add 12345 r3", "lay  r3 r4 r5", "add 1"):
        assert read(text) is None, text
    twins = read("lay r7 r7 b7")
    assert twins is not None and twins.text() == "lay r7 r7 b7"


def test_legal_moves_are_offered_in_their_order() -> None:
    state = go(drawing("r2 r6 k1 r3", laid="0 r3 r4 r5, 1 b5 y6 b7"), "take b9")
    assert moves(state) == [
        *("take b0", "add 1 r6", "add 1 r2", "add 1 r2 r6"),
        *("discard k1", "discard r2", "discard r3", "discard r6", "discard b9"),
    ]
    assert legal(state)

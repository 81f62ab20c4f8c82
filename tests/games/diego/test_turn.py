"""Diego, chapters 2 to 4: announcing, contradicting, passing."""

from __future__ import annotations

import pytest

from games.diego.positions import calls, closed, named, piles, shown, table
from games.positions import cards_in, legal, move, refused
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.referee import ELIGIBLE, LATE
from tablee.engine.state import IllegalMove
from tablee.games.diego.moves import COUNTER, NOT_DIEGO
from tablee.games.diego.rules import DiegoMatch


def announced(course: str = "diego 1 2", **options: str) -> DiegoMatch:
    state = table("d3/4 d1/4", "w1/2 w5/4", "s1/4 s3/4", **options)
    move(state, 0, course)
    return state


# §2


def test_2_1_any_card_in_hand_goes_with_any_of_the_row() -> None:
    state = table("d3/4 .", "w1/2", row="f1/2 .")
    assert legal(state) == "diego 1 1, end, pass"
    assert refused(state, "diego 2 1") == ("diego.2.1", "no-card-in-hand")
    assert refused(state, "diego 1 2") == ("diego.2.1", "no-card-in-row")
    assert refused(state, "diego 6 1") == ("diego.2.1", "no-card-in-hand")


def test_2_1_both_cards_lie_open() -> None:
    state = announced()
    assert cards_in(state, "claimed").split() == named(state, "d3/4 f3/4")
    assert cards_in(state, "row").split() == named(state, "f1/2 f5/4")


def test_2_1_and_r15_a_wrong_pair_may_be_announced() -> None:
    """diego.r15"""
    state = closed(announced("diego 1 1"))
    assert piles(state)[0] == (1, 0)


def test_2_3_whoever_isnt_contradicted_wins_the_pair() -> None:
    state = closed(announced())
    assert cards_in(state, "diego 0").split() == named(state, "d3/4 f3/4")
    assert (state.turn, state.active()) == (1, [1])


def test_2_4_and_r9_the_hand_is_filled_first_then_the_row_at_the_same_places() -> None:
    """diego.r9"""
    state = closed(announced())
    assert shown(state, hand=0) == named(state, "l1/4 d1/4")
    assert [state.pack.deck.name(card) for card in state.row] == named(state, "f1/2 l1/2 f5/4")


def test_2_4_when_the_stock_has_run_out_places_stay_empty() -> None:
    state = table("d3/4 d1/4", "w1/2", stock="l1/4")
    move(state, 0, "diego 1 2")
    closed(state)
    assert shown(state, hand=0) == named(state, "l1/4 d1/4")
    assert state.details()["row_held"] == [1, 0, 1]


def test_2_5_and_r4_a_pass_is_always_offered() -> None:
    """diego.r4"""
    for row in ("f3/4", "f1/2"):
        assert legal(table("d3/4", "w1/2", row=row)) == "diego 1 1, end, pass"


def test_2_6_and_r11_an_empty_hand_passes_and_no_delay_opens() -> None:
    """diego.r11"""
    state = table(". .", "w1/2")
    assert state.active() == [HOUSE]
    move(state, HOUSE, "skip 0")
    assert (state.turn, state.passes, state.details()["phase"]) == (1, 1, "turn")
    assert state.running_clocks() == []


# §3


@pytest.mark.parametrize(("option", "milliseconds"), [("1", 1000), ("10", 10_000), ("15", 15_000)])
def test_3_1_the_delay_is_a_clock_that_all_see(option: str, milliseconds: int) -> None:
    [clock] = announced(delay=option).running_clocks()
    assert (clock.milliseconds, clock.is_shown, clock.move.text()) == (milliseconds, True, "close")


def test_3_1_each_announcement_has_a_clock_of_its_own() -> None:
    state = announced()
    first = state.running_clocks()[0].key
    move(closed(state), 1, "diego 1 1")
    assert state.running_clocks()[0].key != first


def test_3_2_opponents_may_contradict_while_the_delay_runs() -> None:
    state = announced()
    assert [state.open_claims(Seat(s)) for s in range(3)] == [[], [NOT_DIEGO], [NOT_DIEGO]]
    assert state.answer_to(Seat(1), NOT_DIEGO, state.exposure) == ELIGIBLE
    assert state.answer_to(Seat(0), NOT_DIEGO, state.exposure) == LATE
    assert state.answer_to(Seat(1), COUNTER, state.exposure) == LATE
    closed(state)
    assert state.answer_to(Seat(2), NOT_DIEGO, state.exposure) == LATE


def test_3_2_and_r5_what_was_called_of_an_earlier_pair_is_too_late() -> None:
    """diego.r5"""
    state = announced()
    before = state.exposure
    move(closed(state), 1, "diego 1 1")
    assert state.answer_to(Seat(2), NOT_DIEGO, before) == LATE
    assert state.answer_to(Seat(2), NOT_DIEGO, state.exposure) == ELIGIBLE


def test_3_2_and_r8_nobody_contradicts_a_contradiction() -> None:
    """diego.r8"""
    state = calls(announced(), 2, "not-diego")
    assert (state.running_clocks(), state.open_claims(Seat(1))) == ([], [])
    with pytest.raises(IllegalMove):
        calls(state, 1, "not-diego")


@pytest.mark.parametrize("course", ["diego 1 1", "diego 1 2"])
def test_3_3_the_pair_goes_to_whoever_contradicted_right_or_not(course: str) -> None:
    state = calls(announced(course), 2, "not-diego")
    assert piles(state) == [(0, 0), (0, 0), (0, 1)]
    assert (shown(state, hand=0)[0], state.turn) == (named(state, "l1/4")[0], 1)
    assert (state.placed_by, state.details()["placed_on"]) == (2, "contra")


def test_1_5_a_partner_doesnt_contradict() -> None:
    state = table("d3/4", "w1/2", "s1/4", "t5/4", partners="yes")
    move(state, 0, "diego 1 1")
    assert [bool(state.open_claims(Seat(s))) for s in range(4)] == [False, True, False, True]
    assert state.active() == [1, 3, HOUSE]


# §4


def passed(**options: str) -> DiegoMatch:
    state = table("d3/4 d1/4", "w1/2 w5/4", "s1/4 s3/4", **options)
    move(state, 0, "pass")
    return state


def hand_seen_by(state: DiegoMatch, seat: int) -> bool:
    return next(z for z in state.zones() if z.name == "hand 0").is_seen_by(Seat(seat))


def test_4_1_and_r6_whoever_passes_shows_the_hand_while_the_delay_runs() -> None:
    """diego.r6"""
    state = passed()
    assert hand_seen_by(state, 1) and hand_seen_by(state, 2)
    closed(state)
    assert hand_seen_by(state, 0) and not hand_seen_by(state, 1)


def test_4_2_the_first_opponent_who_calls_is_to_name_a_pair() -> None:
    state = passed()
    assert [state.open_claims(Seat(s)) for s in range(3)] == [[], [COUNTER], [COUNTER]]
    calls(state, 2, "counter")
    assert (state.active(), state.announcer) == ([2, HOUSE], 2)
    assert state.answer_to(Seat(1), COUNTER, state.exposure) == LATE


def test_4_3_and_r12_a_card_of_the_hand_shown_and_one_of_the_row() -> None:
    """diego.r12"""
    state = table("d3/4 . s3/4", "w1/2", row=". f3/4", pair_in_hand="yes")
    move(state, 0, "pass")
    calls(state, 1, "counter")
    assert legal(state) == "name 1 2, name 3 2, void 1"
    assert refused(state, "name 2 2", 1) == ("diego.4.3", "not-there")
    assert refused(state, "name 1 1", 1) == ("diego.4.3", "not-there")
    assert refused(state, "hand-diego 1 3", 1)[0] == "table.2"


def test_4_4_and_r7_the_pair_goes_to_the_diego_side_of_whoever_named_it() -> None:
    """diego.r7"""
    state = calls(passed(), 2, "counter")
    move(state, 2, "name 1 2")
    assert cards_in(state, "diego 2").split() == named(state, "d3/4 f3/4")
    assert shown(state, hand=0) == named(state, "l1/4 d1/4")
    assert (state.turn, state.passes, state.running_clocks()) == (1, 0, [])


def test_4_5_an_uncontested_pass_changes_nothing() -> None:
    state = passed()
    before = shown(state, hand=0), list(state.row), list(state.stock)
    closed(state)
    assert (shown(state, hand=0), state.row, state.stock) == before
    assert (state.turn, state.passes) == (1, 1)

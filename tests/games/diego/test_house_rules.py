"""Diego, chapter 8: what the house adds, marked as its own."""

from __future__ import annotations

import pytest

from games.diego.positions import calls, closed, piles, table
from games.positions import legal, move, refused
from tablee.engine.moves import HOUSE, Seat
from tablee.games.diego import GAME
from tablee.games.diego.moves import COUNTER
from tablee.games.diego.rules import DiegoMatch


def announced(**options: str) -> DiegoMatch:
    state = table("d3/4 d1/4", "w1/2 w5/4", "s1/4 s3/4", **options)
    move(state, 0, "diego 1 2")
    return state


def passed(**options: str) -> DiegoMatch:
    state = table("d3/4 d1/4", "w1/2 w5/4", "s1/4 s3/4", **options)
    move(state, 0, "pass")
    return state


@pytest.mark.parametrize(("clock", "milliseconds"), [("30", 30_000), ("60", 60_000)])
def test_8_1_a_longer_delay(clock: str, milliseconds: int) -> None:
    [running] = announced(clock=clock).running_clocks()
    assert (running.milliseconds, running.is_shown) == (milliseconds, True)


def test_8_1_without_a_clock_everybody_has_to_answer() -> None:
    state = announced(clock="none", early_close="no")
    assert not any(clock.is_shown for clock in state.running_clocks())
    assert GAME.view(state, Seat(1), []).clocks == []
    assert not state.may_wait(Seat(1))
    assert announced().may_wait(Seat(1))
    move(state, 1, "agree")
    move(state, 2, "agree")
    assert piles(state)[0] == (1, 0)


def test_8_2_when_all_opponents_agree_the_delay_is_closed() -> None:
    state = announced()
    assert state.active() == [1, 2, HOUSE]
    move(state, 2, "agree")
    assert (state.active(), state.details()["agreed"]) == ([1, HOUSE], [2])
    assert state.open_claims(Seat(2)) == []
    move(state, 1, "agree")
    assert (piles(state)[0], state.turn) == ((1, 0), 1)


def test_8_2_a_pass_can_be_agreed_to_as_well() -> None:
    state = passed()
    move(state, 1, "agree")
    move(state, 2, "agree")
    assert (state.turn, state.passes) == (1, 1)


def test_8_2_may_be_left_out() -> None:
    state = announced(early_close="no")
    assert (state.active(), legal(state).split(", ")[0]) == ([HOUSE], "close")
    assert refused(state, "agree", 1)[0] == "table.1"
    assert state.open_claims(Seat(1)) != []


def test_8_3_whoever_has_announced_has_five_seconds_to_finish() -> None:
    state = passed()
    delay = state.running_clocks()[0].key
    calls(state, 2, "counter")
    [clock] = state.running_clocks()
    assert (clock.milliseconds, clock.key != delay) == (5000, True)


def test_8_3_whoever_doesnt_finish_is_out_and_the_others_have_a_new_delay() -> None:
    state = passed()
    first = state.running_clocks()[0].key
    calls(state, 2, "counter")
    assert state.running_clocks()[0].move.text() == "void 2"
    closed(state)
    assert (state.details()["phase"], state.details()["agreed"]) == ("passed", [2])
    assert state.details()["voided"] == [2]
    assert [state.open_claims(Seat(s)) for s in (1, 2)] == [[COUNTER], []]
    assert state.running_clocks()[0].key != first
    closed(calls(state, 1, "counter"))
    assert (state.turn, state.passes) == (1, 1)


def test_8_3_left_out_the_pair_is_named_within_the_delay() -> None:
    state = passed(five_seconds="no")
    [delay] = state.running_clocks()
    [clock] = calls(state, 2, "counter").running_clocks()
    assert (clock.key, clock.milliseconds) == (delay.key, delay.milliseconds)
    closed(state)  # the others have a new one all the same
    assert (state.running_clocks()[0].key != delay.key, state.open_claims(Seat(1))) == (
        True,
        [COUNTER],
    )


def test_r17_early_close_and_five_seconds_are_in_force_unless_told() -> None:
    options = GAME.rules.options()
    assert (options.early_close, options.five_seconds, options.clock) == (True, True, "delay")

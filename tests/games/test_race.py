"""Race by its articles: flips, grabs, and what a grab is judged by."""

from __future__ import annotations

from games import positions
from games.positions import move, refused
from probes.race import GAME
from probes.race.rules import (
    DECK,
    DELAYS,
    FLIP_MILLISECONDS,
    GRAB,
    LAST_MILLISECONDS,
    SHORTEST_DELAY,
    Race,
)
from tablee.engine.moves import HOUSE, Seat, Verdict
from tablee.engine.referee import ELIGIBLE, FALSE, LATE
from tablee.engine.rng import FastRng

ONE, TWO = Seat(0), Seat(1)


def race(*stocks: str) -> Race:
    """These stocks, the first card of each on top; seat 0 is to flip."""
    state = positions.begun(GAME, len(stocks))
    cards = iter(DECK.read([name for stock in stocks for name in stock.split()]))
    state.dealer, state.turn = Seat(len(stocks) - 1), Seat(0)
    state.stocks = [[next(cards) for _ in stock.split()][::-1] for stock in stocks]
    return state


def flipped(state: Race, count: int) -> Race:
    """So many cards later."""
    for _ in range(count):
        move(state, state.turn, "flip")
        move(state, HOUSE, "show")
    return state


def grabbed(state: Race, seat: int, exposure: int | None = None, *, is_early: bool = False) -> Race:
    """The house decides that this seat was the first."""
    shown = state.exposure if exposure is None else exposure
    state.play(HOUSE, Verdict(Seat(seat), GRAB, shown, is_early))
    return state


def rulings(state: Race, exposure: int | None = None) -> list[str]:
    shown = state.exposure if exposure is None else exposure
    return [state.answer_to(Seat(seat), GRAB, shown) for seat in range(state.seats)]


def tally(state: Race) -> list[tuple[int, str, int]]:
    return [(line.seat, line.article, line.points) for line in state.tally]


# 1 Flipping


def test_1_1_cards_are_flipped_in_turn() -> None:
    state = race("s1 s2", "s3 s4")
    assert state.active() == [0, HOUSE]
    assert refused(state, "flip", 1)[0] == "table.1"
    flipped(state, 1)
    assert (DECK.named(state.piles[0]), len(state.stocks[0]), state.turn) == (["s1"], 1, 1)


def test_1_2_the_house_flips_after_five_seconds() -> None:
    """race.1.2"""
    state = race("s1 s2", "s3 s4")
    assert state.may_wait(ONE)
    (clock,) = state.clocks()
    assert (clock.milliseconds, clock.move.text()) == (FLIP_MILLISECONDS, "flip")
    assert [shown.key for shown in GAME.view(state, None, []).clocks] == [clock.key]
    move(state, HOUSE, "flip")
    move(state, HOUSE, "show")
    assert state.clocks()[0].key != clock.key


def test_1_3_a_card_is_seen_by_all_at_once_after_a_hidden_moment() -> None:
    state = race("s1 s2", "s3 s4")
    move(state, 0, "flip")
    assert (state.active(), state.piles[0]) == ([HOUSE], [])
    (clock,) = state.clocks()
    assert not clock.is_shown and clock.move.text() == "show"
    assert GAME.view(state, ONE, []).clocks == []
    assert state.clocks() == [clock]


def test_1_3_the_moment_differs_from_flip_to_flip() -> None:
    moments: set[int] = set()
    for seed in range(10):
        state = GAME.start(GAME.read_options({}), 2, FastRng(str(seed)))
        while not state.settled and not state.is_last():
            move(state, state.turn, "flip")
            moments.add(state.clocks()[0].milliseconds)
            move(state, HOUSE, "show")
    assert len(moments) > 30
    assert min(moments) >= SHORTEST_DELAY and max(moments) < SHORTEST_DELAY + DELAYS


# 2 Grabbing


def test_2_1_anybody_may_grab_at_any_moment() -> None:
    state = race("s1 s2", "s3 s1")
    for _ in range(3):
        assert [state.open_claims(Seat(seat)) for seat in range(2)] == [[GRAB], [GRAB]]
        assert [GAME.view(state, Seat(seat), []).claim_texts for seat in range(2)] == [
            ["grab"],
            ["grab"],
        ]
        flipped(state, 1)
    assert state.vocabulary().read("grab") is None  # a claim is no move


def test_2_2_who_has_a_card_like_another_may_grab() -> None:
    state = race("s1", "s2", "s1")
    assert rulings(flipped(state, 2)) == [FALSE, FALSE, FALSE]
    assert rulings(flipped(state, 1)) == [ELIGIBLE, FALSE, ELIGIBLE]


def test_2_2_the_first_takes_all_piles_concerned_and_wins_two_points() -> None:
    state = grabbed(flipped(race("s1 s4", "s2 s5", "s1 s6"), 3), 2)
    assert [DECK.named(pile) for pile in state.piles] == [[], ["s2"], []]
    assert sorted(DECK.named(state.won)) == ["s1", "s1"]
    assert tally(state) == [(2, "race.2.2", 2)]


def test_2_2_whoever_comes_later_has_done_nothing_wrong() -> None:
    state = flipped(race("s1 s4", "s1 s5"), 2)
    shown = state.exposure
    grabbed(state, 0)
    assert rulings(state, shown) == [LATE, LATE]
    refusal = state.refusal(HOUSE, Verdict(TWO, GRAB, shown))
    assert refusal is not None and refusal.article == "table.5"
    assert tally(state) == [(0, "race.2.2", 2)]


def test_2_3_grabbing_for_nothing_costs_a_point_once_for_the_same_cards() -> None:
    state = grabbed(flipped(race("s1 s4", "s2 s5"), 2), 1)
    assert tally(state) == [(1, "race.2.3", -1)]
    assert rulings(state) == [FALSE, LATE]
    flipped(state, 1)
    assert rulings(state) == [FALSE, FALSE]
    assert tally(grabbed(state, 1)) == [(1, "race.2.3", -1)] * 2


def test_2_4_too_fast_is_for_nothing() -> None:
    state = flipped(race("s1 s4", "s1 s5"), 2)
    assert state.least_response() == 100
    grabbed(state, 0, is_early=True)
    assert tally(state) == [(0, "race.2.3", -1)]
    assert rulings(state) == [LATE, ELIGIBLE]


def test_2_4_who_was_too_fast_is_out_for_the_same_cards() -> None:
    """Also when others have flipped since."""
    state = flipped(race("s1 s4", "s1 s5", "s2 s6"), 2)
    grabbed(state, 0, is_early=True)
    flipped(state, 1)
    assert rulings(state) == [LATE, ELIGIBLE, FALSE]


def test_2_4_only_a_right_grab_can_be_too_fast() -> None:
    state = flipped(race("s1 s4", "s2 s5"), 2)
    refusal = state.refusal(HOUSE, Verdict(ONE, GRAB, state.exposure, is_early=True))
    assert refusal is not None and refusal.article == "table.5"


def test_2_4_it_is_counted_from_when_the_cards_lay_there() -> None:
    state = flipped(race("s1 s4", "s1 s5", "s2 s6"), 2)
    alike = state.exposure
    flipped(state, 1)
    assert (state.exposure, state.cause(ONE, GRAB, state.exposure)) == (alike + 1, alike)
    assert state.cause(ONE, GRAB, alike) == alike


def test_2_4_another_like_card_is_another_cause() -> None:
    """s1 lay there before, but on another pile; now it is the own one that is like another."""
    state = flipped(race("s2 s1", "s1 s5", "s1 s6"), 3)
    assert rulings(state) == [FALSE, ELIGIBLE, ELIGIBLE]
    flipped(state, 1)
    assert state.cause(ONE, GRAB, state.exposure) == state.exposure
    assert state.cause(TWO, GRAB, state.exposure) == state.exposure - 1


def test_2_5_a_grab_is_judged_by_what_was_shown() -> None:
    """Alike when it was shown, no longer when the grab comes in."""
    state = flipped(race("s1 s4", "s1 s5"), 2)
    shown = state.exposure
    flipped(state, 1)
    assert (rulings(state, shown), rulings(state)) == ([ELIGIBLE] * 2, [FALSE] * 2)
    grabbed(state, 1, shown)
    assert tally(state) == [(1, "race.2.2", 2)]
    assert [DECK.named(pile) for pile in state.piles] == [[], []]


def test_2_5_three_layouts_are_kept() -> None:
    state = flipped(race("s1 s4 s6", "s2 s5 s7"), 2)
    oldest = state.exposure
    flipped(state, 2)
    assert state.exposures() == [oldest, oldest + 1, oldest + 2]
    flipped(state, 1)
    assert rulings(state, oldest) == [LATE, LATE]


# 3 The end


def test_3_1_two_more_seconds_to_grab_then_it_is_over() -> None:
    state = flipped(race("s1", "s1"), 2)
    assert state.active() == [HOUSE]
    (clock,) = state.clocks()
    assert (clock.milliseconds, clock.move.text(), clock.is_shown) == (
        LAST_MILLISECONDS,
        "end",
        True,
    )
    assert rulings(state) == [ELIGIBLE, ELIGIBLE]
    grabbed(state, 1)
    assert state.active() == [HOUSE] and state.clocks() == [clock]
    move(state, HOUSE, "end")
    assert (state.settled, state.deal_scores) == (True, [[0, 2]])
    assert rulings(state) == [LATE, LATE]


def test_3_1_two_deals_are_played() -> None:
    state = flipped(race("s1", "s2"), 2)
    move(state, HOUSE, "end")
    assert not state.over
    move(state, HOUSE, "deal")
    state.stocks = [[], []]
    move(state, HOUSE, "end")
    assert state.over


# Rulings


def test_r1_the_referee_says_who_was_first_and_the_rules_take_its_word() -> None:
    """race.r1"""
    outcomes = [grabbed(flipped(race("s1", "s1"), 2), seat).tally[0].seat for seat in (0, 1)]
    assert outcomes == [0, 1]

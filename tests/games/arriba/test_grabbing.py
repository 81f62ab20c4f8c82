"""When to grab, who was first, and what is a fault, by the articles."""

from __future__ import annotations

import pytest

from games.arriba.positions import (
    arriba,
    flipped,
    grabbed,
    phase,
    piles,
    pot,
    resumed,
    rulings,
    stocks,
)
from games.positions import in_words, move
from tablee.engine.moves import HOUSE, Figure, Seat, Verdict
from tablee.engine.referee import ELIGIBLE, FALSE, LATE
from tablee.games.arriba import GAME
from tablee.games.arriba.calls import KEPT
from tablee.games.arriba.moves import GRAB

# 3 When to grab


def test_3_1_only_those_concerned() -> None:
    state = flipped(arriba("a1 h1", "b1 i1", "a2 j1"), 3)
    assert rulings(state) == [ELIGIBLE, FALSE, ELIGIBLE]


def test_3_1_three_may_be_concerned() -> None:
    state = flipped(arriba("a1 h1", "a3 i1", "a2 j1", "b1 k1"), 4)
    assert rulings(state) == [ELIGIBLE, ELIGIBLE, ELIGIBLE, FALSE]


def test_3_2_r2_a_totem_card_calls_on_everybody_once() -> None:
    """arriba.r2"""
    state = flipped(arriba("a1 h1", "totem i1", "c1 j1"), 2)
    assert rulings(state) == [ELIGIBLE] * 3
    grabbed(state, 2)
    assert (pot(state), piles(state)) == ("", ["a1", "totem", ""])
    assert rulings(resumed(state)) == [FALSE] * 3
    assert GAME.view(state, None, []).scene.spent == [False, True, False]


def test_3_2_r22_one_grab_settles_two_totem_cards() -> None:
    """arriba.r22"""
    state = flipped(arriba("totem h1", "totem i1", "c1 j1"), 2)
    assert rulings(resumed(grabbed(state, 2))) == [FALSE] * 3
    assert piles(state)[:2] == ["totem", "totem"]


def test_3_2_another_totem_card_calls_anew() -> None:
    state = flipped(arriba("totem h1", "b1 i1", "totem j1"), 2)
    resumed(grabbed(state, 1))
    state.turn = Seat(2)
    assert rulings(flipped(state)) == [ELIGIBLE] * 3


def test_3_3_r9_the_totem_first_then_shapes_still_in_sight() -> None:
    """arriba.r9"""
    state = flipped(arriba("a1 h1", "a2 i1", "totem j1", "b1 k1"), 3)
    assert rulings(state) == [ELIGIBLE] * 4
    grabbed(state, 3)
    assert state.outcome == "totem"
    assert rulings(resumed(state)) == [ELIGIBLE, ELIGIBLE, FALSE, FALSE]
    grabbed(state, 0)
    assert (state.outcome, state.concerned) == ("duel", [0, 1])


def test_3_3_a_totem_that_lies_open_comes_before_a_later_match() -> None:
    state = flipped(arriba("a1 h1", "totem i1", "a2 j1"), 3)
    assert grabbed(state, 0).outcome == "totem"
    assert pot(state) == "a1"
    assert rulings(resumed(state)) == [FALSE] * 3  # its card is gone, and so is the match


def test_3_4_r7_r27_all_flip_at_the_signal() -> None:
    """arriba.3.4, arriba.r7, arriba.r27"""
    state = flipped(arriba("head a1", "b1 c1", "a2 d1", "e1"), 1)
    assert (phase(state), state.active(), state.flipper) == ("signal", [0, HOUSE], 0)
    (clock,) = state.clocks()
    assert (clock.milliseconds, clock.move.text()) == (3000, "signal")
    move(state, 0, "signal")
    (clock,) = state.clocks()
    assert (phase(state), clock.is_shown, clock.move.text()) == ("count", False, "reveal")
    move(state, HOUSE, "reveal")
    assert piles(state) == ["head a1", "b1", "a2", "e1"]
    assert rulings(state) == [ELIGIBLE, FALSE, ELIGIBLE, FALSE]
    assert (phase(state), state.turn) == ("flip", 1)


def test_3_4_without_a_stock_the_card_on_top_counts() -> None:
    state = flipped(arriba("a1", "head b1", "c1 a2"), 2)
    assert stocks(state)[0] == ""
    move(state, HOUSE, "signal")
    move(state, HOUSE, "reveal")
    assert piles(state) == ["a1", "head b1", "c1"]
    flipped(state)
    assert rulings(state) == [ELIGIBLE, FALSE, ELIGIBLE]


def test_3_4_r8_a_second_head_does_nothing() -> None:
    """arriba.r8"""
    state = flipped(arriba("head a1", "head c1", "b1 d1"), 1)
    move(state, 0, "signal")
    move(state, HOUSE, "reveal")
    assert (phase(state), piles(state)[1], rulings(state)) == ("flip", "head", [FALSE] * 3)


def test_3_4_a_head_without_any_stock_left_does_nothing() -> None:
    state = flipped(arriba("a1", "b1", "head"), 3)
    assert (phase(state), state.flipper) == ("last", None)


def test_3_5_r23_a_grab_before_the_signal_is_judged_by_what_lies_there() -> None:
    """arriba.3.5, arriba.r23"""
    state = flipped(arriba("a1 h1 l1", "a2 i1", "head j1", "b1 k1"), 3)
    assert (phase(state), rulings(state)) == ("signal", [ELIGIBLE, ELIGIBLE, FALSE, FALSE])
    resumed(grabbed(state, 0))
    assert (phase(state), state.flipper) == ("signal", 2)
    move(state, 2, "signal")
    move(state, HOUSE, "reveal")
    assert (phase(state), state.turn) == ("flip", 0)


def test_3_5_no_signal_once_the_head_is_gone() -> None:
    state = flipped(arriba("a1 h1", "b1 i1", "head j1"), 3)
    move(state, 2, "signal")
    resumed(grabbed(state, 1))
    assert (phase(state), state.flipper, state.turn) == ("flip", None, 1)


def test_3_6_r5_as_long_as_they_are_in_sight() -> None:
    """arriba.r5"""
    state = flipped(arriba("a1 h1", "a2 i1", "b1 j1", "c1 k1"), 4)
    assert rulings(state) == [ELIGIBLE, ELIGIBLE, FALSE, FALSE]
    assert rulings(flipped(state)) == [FALSE] * 4


# 4 Grabbing


def test_4_1_anybody_may_grab_at_any_moment_and_nothing_says_whether_one_should() -> None:
    alike = flipped(arriba("a1 h1", "b1 i1", "a2 j1"), 3)
    unlike = flipped(arriba("a1 h1", "b1 i1", "c2 j1"), 3)
    for seat in range(3):
        views = [GAME.view(state, Seat(seat), []) for state in (alike, unlike)]
        assert [view.claim_texts for view in views] == [["grab"]] * 2
        assert views[0].prompt == views[1].prompt and views[0].offers == views[1].offers
        shown = [vars(view.scene) | {"piles": []} for view in views]
        assert shown[0] == shown[1]
    told = [[key for key, _ in in_words(GAME, state, Seat(0))] for state in (alike, unlike)]
    assert told[0] == told[1]


@pytest.mark.parametrize("course", ["flip", "flip show", "flip show flip"])
def test_4_1_a_grab_is_open_in_every_phase(course: str) -> None:
    state = arriba("head b1", "c1 d1", "e1 f1")
    for text in course.split()[:2]:
        move(state, HOUSE, text)
    assert [state.open_claims(Seat(seat)) for seat in range(3)] == [[GRAB]] * 3


def test_4_2_r17_the_referee_says_who_was_first_and_its_figures_are_kept() -> None:
    """arriba.4.2, arriba.r17"""
    state = flipped(arriba("a1 h1", "b1 i1", "a2 j1"), 3)
    figures = (Figure(Seat(2), 412, 38), Figure(Seat(0), 433, 0))
    verdict = Verdict(Seat(2), GRAB, state.exposure, figures=figures)
    assert state.vocabulary().read(verdict.text()) == verdict
    state.play(HOUSE, verdict)
    assert (state.grabber, state.outcome) == (2, "duel")


def test_4_3_r24_whoever_comes_later_has_done_nothing_wrong() -> None:
    """arriba.4.3, arriba.r24"""
    state = flipped(arriba("a1 h1", "b1 i1", "a2 j1"), 3)
    shown = state.exposure
    grabbed(state, 0)
    assert rulings(state, shown) == [LATE] * 3
    assert rulings(state) == [LATE] * 3  # as long as the verdict stands
    refusal = state.refusal(HOUSE, Verdict(Seat(2), GRAB, shown))
    assert refusal is not None and refusal.article == "table.5"
    held = state.exposure
    assert (rulings(resumed(state), held), rulings(state)) == ([LATE] * 3, [FALSE] * 3)


def test_4_4_r6_a_fault_takes_all_that_lies_open_and_the_pot() -> None:
    """arriba.r6"""
    state = flipped(arriba("a1 h1", "b1 i1", "a2 j1"), 3)
    state.pot = [state.stocks[2].pop(), state.stocks[1].pop()]
    grabbed(state, 1)
    assert (piles(state), pot(state), state.outcome) == ([""] * 3, "", "false")
    assert stocks(state) == ["h1", "b1 a2 a1 j1 i1", ""]


def test_4_5_r28_faster_than_the_eye_is_a_fault() -> None:
    """arriba.r28"""
    state = flipped(arriba("a1 h1", "b1 i1", "a2 j1"), 3)
    assert state.least_response() == 100
    grabbed(state, 0, is_early=True)
    assert (state.outcome, stocks(state)[0]) == ("early", "h1 a1 b1 a2")


def test_4_5_it_is_counted_from_what_called_for_it() -> None:
    state = flipped(arriba("a1 h1", "a2 i1", "b1 j1", "c1 k1"), 2)
    called = state.exposure
    flipped(state, 2)
    assert state.cause(Seat(0), GRAB, state.exposure) == called
    assert state.cause(Seat(0), GRAB, called) == called


def test_4_5_r28_whoever_was_called_before_has_not_guessed() -> None:
    """A totem card joins two shapes alike, or is followed by them: the hand was right before."""
    state = flipped(arriba("a1 h1", "a2 totem", "totem j1", "b1 k1"), 2)
    alike = state.exposure
    joined = flipped(state).exposure
    causes = [state.cause(Seat(seat), GRAB, joined) for seat in range(4)]
    assert causes == [alike, alike, joined, joined]
    state = flipped(arriba("h1 a1", "totem a2", "b1 j1"), 2)
    totem = state.exposure
    left = flipped(state, 3).exposure
    assert rulings(state) == [ELIGIBLE, ELIGIBLE, FALSE]
    assert state.cause(Seat(0), GRAB, left) == totem


def test_4_6_judged_by_what_one_saw() -> None:
    """Alike when it was sent, no longer when the grab comes in; and the other way round."""
    state = flipped(arriba("a1 h1 l1", "b1 i1 m1", "a2 j1 h2"), 3)
    alike = state.exposure
    flipped(state)
    assert (rulings(state, alike)[0], rulings(state)[0]) == (ELIGIBLE, FALSE)
    assert rulings(state, alike - 1)[0] == FALSE
    grabbed(state, 0, alike)
    assert stocks(state)[2] == "j1 h2 a2 a1 h1"


def test_4_6_six_views_are_remembered() -> None:
    state = flipped(arriba("a1 h1 l1", "b1 i1 m1", "c2 j1 n1"), 2)
    oldest = state.exposure
    flipped(state, KEPT - 1)
    assert (KEPT, rulings(state, oldest)) == (6, [FALSE] * 3)
    assert rulings(flipped(state), oldest) == [LATE] * 3


def test_4_7_r10_the_other_match_stays_to_be_grabbed_for() -> None:
    """arriba.r10"""
    state = flipped(arriba("a1 h1", "b1 i1", "a2 j1", "b2 k1"), 4)
    shown = state.exposure
    grabbed(state, 0)
    assert rulings(state, shown) == rulings(state) == [LATE] * 4
    assert rulings(resumed(state)) == [FALSE, ELIGIBLE, FALSE, ELIGIBLE]
    grabbed(state, 3)
    assert (state.concerned, stocks(state)[1]) == ([1, 3], "i1 b1 b2")


def test_4_7_who_lost_the_totem_has_not_grabbed_for_the_match() -> None:
    """Nor by a look from before the totem: a verdict makes every hand before it late."""
    state = flipped(arriba("a1 h1", "a2 i1", "totem j1", "b1 k1"), 3)
    shown = state.exposure
    grabbed(state, 3)
    assert rulings(state, shown) == rulings(state, shown - 1) == [LATE] * 4
    assert rulings(resumed(state), shown) == rulings(state, shown - 1) == [LATE] * 4


def test_4_7_a_match_whose_other_card_is_gone_calls_on_nobody() -> None:
    """a, a, totem, a: the second puts its card into the pot, the first's hand was for that card."""
    state = flipped(arriba("a1 h1", "a2 i1", "totem j1", "a3 k1"), 2)
    both = state.exposure
    grabbed(flipped(state, 2), 1)
    assert rulings(state, both) == [LATE] * 4
    verdicts = [move for move in state.legal_moves(HOUSE) if isinstance(move, Verdict)]
    assert verdicts == []
    grabbed(resumed(state), 0)
    assert (state.outcome, state.concerned) == ("duel", [0, 3])


def test_5_4_what_a_verdict_uncovers_calls_when_hands_are_under_the_table() -> None:
    """arriba.5.4: until then nobody can be at fault, nor faster than the eye."""
    state = flipped(arriba("a1 h1", "a2 i1", "totem j1", "b1 k1"), 3)
    held = grabbed(state, 3).exposure
    for timing in (False, True):
        refusal = state.refusal(HOUSE, Verdict(Seat(0), GRAB, held, timing))
        assert refusal is not None and refusal.article == "table.5"
    again = resumed(state).exposure
    assert (rulings(state, held), rulings(state)[:2]) == ([LATE] * 4, [ELIGIBLE] * 2)
    assert state.cause(Seat(0), GRAB, again) == again

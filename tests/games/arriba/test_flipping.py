"""The cards, the deal and the flips of Arriba, by their articles."""

from __future__ import annotations

from collections import Counter

import pytest

from games.arriba.positions import arriba, flipped, grabbed, phase, piles, resumed, rulings, stocks
from games.positions import begun, move, refused
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.referee import ELIGIBLE, FALSE
from tablee.engine.rng import FastRng
from tablee.games.arriba import GAME
from tablee.games.arriba.deck import DECK, FAMILY, LETTERS
from tablee.games.arriba.rules import COUNT, DELAYS, SHORTEST_DELAY

# 1 The cards


def test_1_1_eighteen_shapes_in_four_colours_four_totems_and_four_heads() -> None:
    counts = Counter(GAME.rules.cards(GAME.rules.options(), 3))
    shapes = [f"{letter}{colour}" for letter in LETTERS for colour in range(1, 5)]
    assert counts == {**dict.fromkeys(shapes, 1), "totem": 4, "head": 4}
    assert (len(shapes), counts.total(), len(LETTERS) % FAMILY) == (72, 80, 0)


def test_1_2_only_the_shape_counts() -> None:
    assert rulings(flipped(arriba("a1", "a2", "b1 c1"), 3)) == [ELIGIBLE, ELIGIBLE, FALSE]
    assert rulings(flipped(arriba("a1", "b1", "c1 d1"), 3)) == [FALSE] * 3


def test_1_2_r4_heads_are_alike_no_more_than_totems() -> None:
    """arriba.r4"""
    state = arriba("head", "b1 c1", "head d1 e1")
    state.piles = [DECK.read(["head"]), DECK.read(["b1"]), DECK.read(["head"])]
    state.expose()
    assert rulings(state) == [FALSE] * 3


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [27, 27, 26]),
        (4, [20] * 4),
        (5, [16] * 5),
        (6, [14, 14, 13, 13, 13, 13]),
        (7, [12, 12, 12, 11, 11, 11, 11]),
        (8, [10] * 8),
    ],
)
def test_1_3_all_are_dealt_those_that_do_not_divide_from_the_dealers_left(
    seats: int, sizes: list[int]
) -> None:
    state = begun(GAME, seats)
    from_left = [(state.dealer + 1 + n) % seats for n in range(seats)]
    assert [len(state.stocks[s]) for s in from_left] == sizes


def test_1_4_r18_the_left_of_the_last_dealer_deals_next() -> None:
    """arriba.1.4, arriba.r18"""
    state = arriba("a1 b1", "c1 d1", "e1 f1")
    assert state.turn == 0 and state.dealer == 2
    state.stocks = [[], [], []]
    state.go_on()
    move(state, HOUSE, "end")
    move(state, HOUSE, "deal")
    assert (state.dealer, state.turn, state.deal) == (0, 1, 2)
    assert sum(len(stock) for stock in state.stocks) == 80
    starters = {GAME.start(GAME.rules.options(), 3, FastRng(str(n))).dealer for n in range(20)}
    assert starters == {0, 1, 2}


# 2 Flipping


def test_2_1_in_turn_onto_ones_own_pile() -> None:
    state = arriba("a1 b1", "c1 d1", "e1 f1")
    assert refused(state, "flip", 1)[0] == "table.1"
    flipped(state, 4)
    assert piles(state) == ["a1 b1", "c1", "e1"]
    assert (stocks(state), state.turn) == (["", "d1", "f1"], 1)


def test_2_1_a_covered_card_does_not_count() -> None:
    state = flipped(arriba("a1 b1", "a2 d1", "e1 f1"), 2)
    assert rulings(state) == [ELIGIBLE, ELIGIBLE, FALSE]
    assert rulings(flipped(state, 2)) == [FALSE] * 3


def test_2_2_r26_a_card_is_seen_by_all_at_once_after_a_hidden_moment() -> None:
    """arriba.r26"""
    state = arriba("a1 b1", "c1 d1", "e1 f1")
    move(state, 0, "flip")
    assert (state.active(), phase(state), piles(state)) == ([HOUSE], "showing", [""] * 3)
    (clock,) = state.clocks()
    assert (clock.is_shown, clock.move.text()) == (False, "show")
    views = [GAME.view(state, Seat(seat), []) for seat in range(3)]
    assert all(view.clocks == [] and view.scene.piles == [[], [], []] for view in views)
    assert views[0].scene == views[1].scene


def test_2_2_the_moment_differs_from_flip_to_flip() -> None:
    state, moments = begun(GAME, 3), set()
    for _ in range(60):
        if phase(state) == "flip":
            move(state, state.turn, "flip")
            moments.add(state.clocks()[0].milliseconds)
            move(state, HOUSE, "show")
        else:
            move(state, HOUSE, state.clocks()[0].move.text())
    assert len(moments) > 20
    assert min(moments) >= SHORTEST_DELAY and max(moments) < SHORTEST_DELAY + DELAYS


def test_3_4_no_delay_tells_another() -> None:
    """Not that of a head the one of its reveal, nor a count that a grab broke off the next one."""
    told: Counter[str] = Counter()
    for seed in range(40):
        state = arriba("head h1", "a1 i1", "b1 j1")
        state.rng = FastRng(str(seed))
        move(state, 0, "flip")
        appeared = state.clocks()[0].milliseconds
        move(state, HOUSE, "show")
        move(state, 0, "signal")
        counted = state.clocks()[0].milliseconds - COUNT
        told["reveal"] += counted == appeared
        state.exposure += 1  # as after a verdict that leaves the head where it is
        told["again"] += state.clocks()[0].milliseconds - COUNT == counted
    assert max(told.values()) < 5


def test_2_3_r29_the_house_flips_after_five_seconds() -> None:
    """arriba.2.3, arriba.r29"""
    state = arriba("a1 b1", "c1 d1", "e1 f1")
    (clock,) = state.clocks()
    assert state.may_wait(Seat(0))
    assert (clock.milliseconds, clock.move.text(), clock.is_shown) == (5000, "flip", True)
    move(state, HOUSE, "flip")
    move(state, HOUSE, "show")
    assert piles(state) == ["a1", "", ""] and state.clocks()[0].key != clock.key
    assert arriba("a1", "b1", "c1", flip_seconds="9").clocks()[0].milliseconds == 9000


def test_2_4_r13_whoever_has_no_stock_is_passed_over() -> None:
    """arriba.r13"""
    state = flipped(arriba("a1", "c1 d1", "e1 a2"), 3)
    assert (state.turn, phase(state)) == (1, "flip")
    flipped(state, 2)
    assert rulings(state) == [ELIGIBLE, FALSE, ELIGIBLE]


@pytest.mark.parametrize("is_early", [False, True])
def test_2_4_r12_whoever_grabbed_goes_on_even_at_fault(is_early: bool) -> None:
    """arriba.r12"""
    state = flipped(arriba("a1 b1", "c1 d1", "a2 f1"), 3)
    grabbed(state, 0 if is_early else 1, is_early=is_early)
    assert resumed(state).turn == (0 if is_early else 1)


def test_2_4_a_right_grab_gives_the_next_turn_too() -> None:
    state = flipped(arriba("a1 b1", "a2 d1", "e1 f1"), 2)
    assert state.turn == 2
    assert resumed(grabbed(state, 1)).turn == 1


def test_r30_a_card_on_its_way_stays_on_its_stock() -> None:
    """arriba.r30"""
    state = flipped(arriba("a1 b1", "a2 d1", "e1 f1"), 2)
    move(state, 2, "flip")
    resumed(grabbed(state, 0))
    assert (phase(state), state.turn, stocks(state)[2]) == ("flip", 0, "e1 f1")


def test_r31_the_box() -> None:
    """arriba.r31"""
    box = GAME.presentation.box
    assert box is not None and (box.age, box.minutes) == (7, 30)
    assert GAME.rules.seats == range(3, 9)

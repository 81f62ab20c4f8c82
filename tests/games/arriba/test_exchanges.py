"""What a grab brings, how a manche ends, and what it scores, by the articles."""

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
from games.positions import lines, move
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.options import BadOption
from tablee.engine.play import random_turn
from tablee.engine.record import Recording, difference, read_record, write_record
from tablee.engine.referee import ELIGIBLE
from tablee.engine.rng import FAST, FastRng
from tablee.games import find_game
from tablee.games.arriba import GAME
from tablee.games.arriba.deck import DECK

# 5 What a grab brings


def test_5_1_the_first_puts_their_pile_into_the_pot() -> None:
    state = flipped(arriba("a1 h1 m1", "b1 totem n1", "c1 j1 o1"), 5)
    grabbed(state, 0)
    assert (pot(state), piles(state), state.potted) == ("a1 h1", ["", "b1 totem", "c1"], 2)


def test_5_1_r3_the_pot_grows_and_goes_to_the_next_loser() -> None:
    """arriba.r3"""
    state = flipped(arriba("a1 h1 p1", "totem i1 q1", "b1 a2 r1"), 2)
    resumed(grabbed(state, 0))
    assert (pot(state), state.turn) == ("a1", 0)
    flipped(state, 1)
    state.piles[1] = DECK.read(["h2"])
    state.expose()
    grabbed(state, 0)
    assert (pot(state), stocks(state)[1]) == ("", "i1 q1 h2 h1 a1")


def test_5_2_r1_the_slower_one_takes_both_piles_and_the_pot() -> None:
    """arriba.r1"""
    state = flipped(arriba("b1 a1 h1", "c1 i1 j1", "d1 a2 k1"), 6)
    state.pot = DECK.read(["e1", "f1"])
    grabbed(state, 2)
    assert stocks(state) == ["h1 b1 a1 d1 a2 e1 f1", "j1", "k1"]
    assert (piles(state), pot(state)) == (["", "c1 i1", ""], "")
    assert (state.grabber, state.concerned) == (2, [0, 2])
    assert state.taken == [["b1", "a1", "d1", "a2", "e1", "f1"], [], []]


def test_5_3_r11_three_share_evenly_and_the_rest_goes_into_the_pot() -> None:
    """arriba.r11"""
    state = flipped(arriba("b1 a1 h1", "a2 i1", "c1 j1", "a3 k1"), 5)
    state.pot = DECK.read(["e1"])
    state.piles[3] = DECK.read(["d1", "g1", "a3"])
    state.piles[3][:2] = DECK.read(["d1", "g1"])
    grabbed(state, 0)
    assert (state.outcome, state.concerned) == ("shared", [0, 1, 3])
    assert stocks(state) == ["h1", "i1 a2 b1", "j1", "k1 d1 g1 a3 a1"]
    assert (pot(state), state.potted, piles(state)) == ("e1", 1, ["", "", "c1", ""])


def test_6_1_everybody_must_be_dealt_a_card() -> None:
    """arriba.6.1: whoever has none would have won before the first flip."""
    few = {"shapes": "1", "colours": "3", "totems": "0", "heads": "0"}
    assert GAME.read_table(few, 3).colours == 3
    with pytest.raises(BadOption) as bad:
        GAME.read_table(few, 4)
    assert bad.value.why.key == "arriba-too-few-cards"


def test_r33_nobody_looks_up_what_went_under_a_stock() -> None:
    """arriba.r33"""
    state = flipped(arriba("a1 h1", "a2 i1", "b1 j1"), 2)
    assert GAME.sight.recall(grabbed(state, 0)) == 6


def test_5_4_the_verdict_stands_three_seconds_then_hands_are_under_the_table() -> None:
    state = grabbed(flipped(arriba("a1 h1", "a2 i1", "b1 j1"), 2), 0)
    (clock,) = state.clocks()
    assert (phase(state), clock.milliseconds, clock.move.text()) == ("hold", 3000, "resume")
    assert clock.is_shown and state.active() == [HOUSE]
    scene = GAME.view(resumed(state), None, []).scene
    assert (scene.phase, scene.grabber, scene.taken) == ("flip", None, [[], [], []])


def test_5_5_r21_own_pile_first_then_from_the_left_then_the_pot() -> None:
    """arriba.r21"""
    state = flipped(arriba("a1 h1 p1", "b1 i1 q1", "c1 j1 r1", "d1 k1 l1"), 8)
    state.pot = DECK.read(["e1", "f1"])
    grabbed(state, 2)
    assert stocks(state)[2] == "r1 c1 j1 d1 k1 a1 h1 b1 i1 e1 f1"


def test_r33_what_went_under_a_stock_is_known_but_not_shown() -> None:
    """arriba.r33"""
    state = resumed(grabbed(flipped(arriba("a1 h1", "a2 i1", "b1 j1"), 2), 0))
    zones = {zone.name: zone for zone in state.zones()}
    assert (zones["under 1"].cards, zones["stock 1"].cards) == (["a1", "a2"], ["i1"])
    assert zones["under 1"].is_seen_by(None) and not zones["stock 1"].is_seen_by(Seat(1))
    assert "a2" not in str(GAME.view(state, Seat(1), []).scene)


# 6 The end


def test_6_1_a_manche_ends_as_soon_as_somebody_has_nothing() -> None:
    state = flipped(arriba("a1", "a2 i1", "b1 j1"), 2)
    assert (stocks(state)[0], state.settled) == ("", False)
    grabbed(state, 0)
    assert state.settled and state.deal_scores == [[0, 3, 2]]


def test_6_1_r16_after_the_last_exchange() -> None:
    """arriba.r16"""
    state = grabbed(flipped(arriba("a1", "a2 i1", "b1 j1"), 2), 0)
    assert lines(state)[1] == (1, "arriba.6.3", "left", 3)


def test_6_1_by_the_pot() -> None:
    state = grabbed(flipped(arriba("a1", "totem i1", "b1 j1"), 2), 0)
    assert state.settled and state.deal_scores == [[0, 2, 2]]


def test_r25_by_anothers_fault() -> None:
    """arriba.r25"""
    state = grabbed(flipped(arriba("a1", "b1 i1", "c1 j1"), 2), 1)
    assert state.settled and state.deal_scores == [[0, 3, 2]]


def test_6_2_r14_a_last_chance_when_all_stocks_are_empty() -> None:
    """arriba.r14"""
    state = flipped(arriba("a1", "b1", "a2"), 3)
    (clock,) = state.clocks()
    assert (phase(state), state.active(), clock.milliseconds) == ("last", [HOUSE], 3000)
    assert rulings(state)[0] == ELIGIBLE
    move(state, HOUSE, "end")
    assert state.settled and state.deal_scores == [[1, 1, 1]]


@pytest.mark.parametrize("seat", range(3))
def test_6_2_any_grab_of_the_last_chance_leaves_somebody_with_nothing(seat: int) -> None:
    state = grabbed(flipped(arriba("a1 d1", "b1 e1", "a2 d2"), 6), seat)
    assert state.settled and min(state.deal_scores[0]) == 0


def test_r19_a_loser_without_a_stock_has_one_again() -> None:
    """arriba.r19"""
    state = flipped(arriba("b1 a1 h1", "a2", "c1 j1"), 4)
    assert stocks(state)[1] == ""
    resumed(grabbed(state, 0))
    assert (stocks(state)[1], phase(state)) == ("a2 b1 a1", "flip")
    flipped(state)
    assert state.turn == 1 and flipped(state).piles[1] == DECK.read(["a2"])


def test_6_3_r15_a_point_a_card_and_none_for_the_pot() -> None:
    """arriba.6.3, arriba.r15"""
    state = flipped(arriba("a1", "totem i1 k1", "b1 j1"), 3)
    grabbed(state, 0)
    assert (state.settled, pot(state)) == (True, "a1")
    assert lines(state) == [
        (0, "arriba.6.3", "left", 0),
        (1, "arriba.6.3", "left", 3),
        (2, "arriba.6.3", "left", 2),
    ]


def test_6_4_r20_three_manches_and_the_fewest_points() -> None:
    """arriba.6.4, arriba.r20"""
    state = arriba("a1", "a2 i1", "b1 j1")
    for manche in range(1, 4):
        state.stocks = [DECK.read(names) for names in (["a1"], ["i1", "a2"], ["j1", "b1"])]
        state.piles, state.turn = [[], [], []], Seat(0)
        state.go_on()
        grabbed(flipped(state, 2), 0)
        assert (state.settled, state.over, state.deal) == (True, manche == 3, manche)
        if manche < 3:
            move(state, HOUSE, "deal")
    assert (state.scores(), state.ranking()) == ([0, 9, 6], [1, 3, 2])


# The record


def test_a_record_replays_to_the_same_scores_without_any_clock() -> None:
    game = find_game("arriba").game
    options = game.read_options(dict(game.rules.brief))
    match, luck = Recording(game, options, 4, FAST, "replayed"), FastRng("moves")
    while not match.state.over:
        match.play(*random_turn(match.state, luck))
    record = read_record(write_record(match.record()))
    assert difference(record, game) is None
    assert "verdict" in write_record(record)

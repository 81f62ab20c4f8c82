"""Chapters 4 and 5: the catch, and how a match ends."""

from __future__ import annotations

from games.calcory.positions import detail, table, winners, won
from games.positions import go, moves, refused
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.calcory import GAME
from tablee.games.calcory.moves import VOCABULARY

CAUGHT = "turn A1, turn A2, take"


def test_4_1_any_card_of_the_catch_may_go_back_and_no_other() -> None:
    state = go(table("7 6 0 9"), CAUGHT)
    assert moves(state) == ["back r6", "back r7"]
    assert refused(state, "back r9") == ("calcory.4.1", "not-of-the-catch")
    assert refused(state, "at A1") == ("table.2", "not-now")


def test_4_1_twins_are_one_choice() -> None:
    state = go(table("1 1 4 7 9"), "turn A1, turn A2, turn A3, turn A4, take")
    assert moves(state) == ["back r1", "back r4", "back r7"]
    go(state, "back r1, at A1")
    assert won(state) == [3, 0]


def test_r13_others_dont_read_which_card_it_was() -> None:
    state = go(table("7 6 0 9"), CAUGHT)
    move = VOCABULARY.read("back r6")
    assert move is not None
    for watcher in (Seat(1), None):
        assert getattr(GAME.view(state, watcher, []).scene, "catch", None) == []
        assert GAME.sight.seen(move, Seat(0), watcher) == {"card": "?"}
    go(state, "back r6")
    for watcher in (Seat(1), None):
        assert getattr(GAME.view(state, watcher, []).scene, "returned", None) == ""
    assert getattr(GAME.view(state, Seat(0), []).scene, "returned", None) == "r6"


def test_4_2_it_goes_to_any_empty_cell_and_everybody_sees_where() -> None:
    state = go(table("7 6 . 9"), f"{CAUGHT}, back r6")
    assert moves(state) == ["at A1", "at A2", "at A3"]
    assert refused(state, "at A4") == ("calcory.4.2", "not-empty")
    assert refused(state, "at B1") == ("calcory.1.1", "no-such-cell")
    go(state, "at A3")
    assert detail(state, "down") == [["A3", "A4"]]
    go(state, "turn A3")
    assert detail(state, "sum") == [6]


def test_r2_a_cell_that_the_catch_has_left_is_empty() -> None:
    state = go(table("7 6 9"), f"{CAUGHT}, back r7, at A2, turn A2")
    assert detail(state, "sum") == [7]


def test_4_3_everybody_sees_how_many_cards_a_pile_has() -> None:
    state = go(table("7 6 0 9"), f"{CAUGHT}, back r6, at A1")
    for watcher in (Seat(0), Seat(1), None):
        scene = GAME.view(state, watcher, []).scene
        assert (getattr(scene, "won", None), getattr(scene, "piles", None)) == ([1, 0], [])


def test_r19_no_pile_can_be_looked_into_by_its_owner_either() -> None:
    state = go(table("7 6 0 9"), f"{CAUGHT}, back r6, at A1")
    piles = [zone for zone in state.zones() if zone.name == "pile 0"]
    assert [(zone.cards, zone.is_seen_by(Seat(0))) for zone in piles] == [(["r7"], False)]


def test_5_1_a_card_alone_that_lasts_is_won_and_ends_the_match() -> None:
    state = go(winners("7 9 9"), "turn A1, stop, turn A2, turn A3, cover")
    assert (detail(state, "phase"), state.over) == (["collecting"], False)
    go(state, "take")
    assert (state.over, state.scores()) == (True, [2, 1])


def test_r10_nobody_else_plays_and_nothing_goes_back() -> None:
    state = go(winners("7 9 9", seats=3), "turn A1, stop")
    go(state, "turn A2, turn A3, cover, turn A2, turn A3, cover, take")
    assert (state.active(), detail(state, "down")) == ([], [["A2", "A3"]])


def test_5_1_a_card_alone_that_is_beaten_ends_nothing() -> None:
    state = go(winners("7 9 9"), "turn A1, stop, turn A2, stop")
    assert detail(state, "owner", "phase") == [1, "turning"]


def test_5_2_the_most_cards_win() -> None:
    state = go(table("7 3"), "turn A1, turn A2, stop, pass, take, back r3, at A1")
    state.piles[1] |= state.piles[0] << 1
    go(state, "turn A1, stop, pass, take")
    lines = [(line.seat, line.article, line.points) for line in state.lines]
    assert lines == [(0, "calcory.5.2", 1), (1, "calcory.5.2", 2)]
    assert state.ranking() == [2, 1]


def test_r12_equal_piles_share_the_victory() -> None:
    state = go(table("7 3"), "turn A1, turn A2, stop, pass, take, back r3, at A1")
    go(state, "turn A1, stop, pass, take")
    assert (state.scores(), state.ranking()) == ([1, 1], [1, 1])


def test_5_3_the_match_ends_after_the_agreed_number_of_turns() -> None:
    state = go(table("9 9 9", turns="2"), "turn A1, turn A2, cover, turn A1, turn A2")
    assert not state.over
    go(state, "cover")
    assert (state.over, state.scores()) == (True, [0, 0])


def test_r14_played_at_random_a_match_stays_far_from_the_cap() -> None:
    luck, lengths = FastRng("cap"), []
    for seed in range(20):
        state = GAME.start(GAME.read_options({}), 4, FastRng(str(seed)))
        while not state.over:
            seat = state.active()[0]
            state.apply(seat, state.random_move(seat, luck))
        lengths.append(state.turns)
    assert 40 < sum(lengths) / len(lengths) < 90
    assert GAME.defaults()["turns"] == 400


def test_r20_cards_marked_at_the_cap_are_nobodys() -> None:
    state = go(table("7 3 9", turns="1"), "turn A1, turn A2, stop")
    assert (state.over, state.scores()) == (True, [0, 0])


def test_5_4_and_r22_at_the_end_everything_is_shown_to_all() -> None:
    state = go(table("7 6 9 8", turns="1"), f"{CAUGHT}, back r6, at A1")
    for watcher in (Seat(0), Seat(1), None):
        scene = GAME.view(state, watcher, []).scene
        assert getattr(scene, "cells", None) == ["r6", "", "r9", "r8"]
        assert getattr(scene, "piles", None) == [["r7"], []]


def test_r22_not_a_moment_earlier() -> None:
    state = go(table("7 6 9 8", turns="2"), f"{CAUGHT}, back r6, at A1")
    scene = GAME.view(state, Seat(0), []).scene
    assert getattr(scene, "cells", None) == ["?", "", "?", "?"]

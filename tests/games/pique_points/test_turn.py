"""Chapters 1 and 2: the cards, the deal, and what a turn may come to."""

from __future__ import annotations

from collections import Counter

import pytest

from games.pique_points.positions import detail, hand, stash, table
from games.positions import begun, cards_in, go, legal, refused
from tablee.engine.cards import size
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FastRng
from tablee.games.pique_points import GAME
from tablee.games.pique_points.deck import DECK, NUMBER
from tablee.texts import catalogue

EVENLY = {"p1": 2, "p2": 2, "p3": 3}
TWOS = {"p1": 1, "p2": 4, "p3": 2}


def in_the_box(**options: str) -> Counter[str]:
    return Counter(GAME.rules.cards(GAME.read_options(options), 3))


def test_1_1_there_are_thirty_four_cards() -> None:
    cards = in_the_box()
    assert cards.total() == 34
    assert {name: cards[name] for name in EVENLY} == EVENLY
    assert cards["gendarme"] == 5
    twos = [f"{letter}{limit}" for letter in "rs" for limit in (50, 90, 130)]
    twos += ["belt", "phone", "pressure", "accident", "pickup"]
    assert {cards[name] for name in twos} == {2}


@pytest.mark.parametrize(("split", "counts"), [("even", EVENLY), ("twos", TWOS)])
def test_r2_both_splits_are_seven_cards_and_fifteen_points(
    split: str, counts: dict[str, int]
) -> None:
    cards = in_the_box(points=split)
    assert {name: cards[name] for name in counts} == counts
    assert sum(counts.values()) == 7
    assert sum(int(name[1:]) * count for name, count in counts.items()) == 15
    assert cards.total() == 34


def test_r2_the_even_split_is_the_default() -> None:
    assert GAME.defaults()["points"] == "even"


def test_r3_two_to_five_may_play_and_the_box_says_so() -> None:
    assert list(GAME.rules.seats) == [2, 3, 4, 5]
    box = GAME.presentation.box
    assert box is not None and (box.age, box.minutes) == (7, 15)


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_1_2_everybody_gets_five_cards(seats: int) -> None:
    state = begun(GAME, seats)
    assert [size(state.hands.of(s)) for s in range(seats)] == [5] * seats
    assert len(state.stock) == 34 - 5 * seats


def test_1_3_the_first_to_play_is_drawn_by_lot_and_the_turn_goes_left() -> None:
    states = [GAME.start(GAME.read_options({}), 4, FastRng(str(seed))) for seed in range(60)]
    assert {state.turn for state in states} == {0, 1, 2, 3}
    assert all(state.turn == (state.dealer + 1) % 4 for state in states)
    state = table("s50", "x", "x")
    for seat in [0, 1, 2]:
        assert state.active() == [seat]
        go(state, "done")


def test_1_4_and_r30_all_that_was_laid_stays_in_sight_of_all() -> None:
    """pique_points.r30: one may leaf through the piles, and look back."""
    state = go(table("s50 p1 s90", "p2 r50", route="r90 r130", driving="belt"), "lay s50, done")
    for watcher in (Seat(0), Seat(1), None):
        scene = GAME.view(state, watcher, []).scene
        assert (scene.route, scene.driving) == (["r90", "r130"], ["belt", "s50"])
    assert GAME.sight.recall(state) is None


def test_1_4_hands_and_stock_can_be_counted_by_anybody() -> None:
    scene = GAME.view(table("s50 p1", "x x x", stock="x x"), None, []).scene
    assert (scene.hand_sizes, scene.stock, scene.hand) == ([2, 3], 2, [])


def test_2_1_one_may_draw_and_lay_in_either_order() -> None:
    for course in ("draw, lay s90", "lay s90, draw"):
        state = go(table("s90 p1", "x", stock="phone r50"), course)
        assert (state.active(), hand(state, 0)) == ([1], "p1 phone")


def test_2_1_the_card_drawn_may_be_laid() -> None:
    state = go(table("s90", "x", stock="p2"), "draw, lay p2")
    assert (stash(state, 0), state.active()) == ("p2", [1])


def test_2_1_one_draw_and_one_card_at_most() -> None:
    state = go(table("s90 p1", "x"), "draw")
    assert refused(state, "draw") == ("pique_points.2.1", "one-draw")
    state = go(table("s90 p1", "x"), "lay s90")
    assert refused(state, "lay p1") == ("pique_points.2.1", "one-card")


def test_r4_two_points_cards_are_two_turns() -> None:
    state = go(table("p1 p2 s50", "x"), "lay p1")
    assert refused(state, "lay p2") == ("pique_points.2.1", "one-card")


def test_2_2_and_r5_one_may_end_the_turn_at_any_time() -> None:
    """pique_points.r5: nothing is to be done but by choice."""
    for course in ("done", "draw, done", "lay s90, done"):
        assert go(table("s90 p1", "x"), course).active() == [1]


def test_2_2_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    assert go(table("s90 p1", "x"), "draw, lay s90").active() == [1]
    assert go(table("p1 p2", "x", stock=""), "lay p1").active() == [1]


def test_r31_a_hand_that_cant_be_laid_doesnt_end_the_turn() -> None:
    """The others would learn from it what I hold."""
    state = go(table("belt s130", "x", route="r50", stock="phone"), "draw")
    assert (state.active(), legal(state)) == ([0], "done")
    prompt = GAME.view(state, Seat(0), []).prompt
    assert prompt is not None and prompt.key == "pique_points-nothing-to-lay"


def test_2_3_every_card_goes_where_it_belongs() -> None:
    state = table("r50 p2 s90 accident", "gendarme s50")
    assert refused(state, "lay phone") == ("pique_points.2.3", "not-in-hand")
    go(state, "lay r50, done, lay gendarme, done, lay p2")
    assert cards_in(state, "route") == "r130 r50"
    assert cards_in(state, "driving") == "gendarme"
    assert stash(state, 0) == "p2"


def test_2_4_both_piles_become_the_stock_but_for_the_top_route() -> None:
    state = table(
        "p1 s50", "x", stock="", route="r50 r90 r130", driving="s50 belt", stashes=("", "p2")
    )
    go(state, "draw")
    assert cards_in(state, "route") == "r130"
    assert cards_in(state, "driving") == ""
    assert len(state.stock) == 3
    left = Counter(DECK.named(state.stock)) + Counter(hand(state, 0).split())
    assert left == Counter(["r50", "r90", "s50", "belt", "p1", "s50"])
    assert (stash(state, 1), *detail(state, "reshuffles")) == ("p2", 1)


def test_2_4_an_open_infraction_lapses_when_it_is_shuffled() -> None:
    state = table("gendarme s50", "belt s90", "x", stock="s90 p3", stashes=("", "p1"))
    go(state, "done, lay belt, draw, draw, done")
    assert detail(state, "offender") == [1]
    go(state, "draw")
    assert detail(state, "offender", "reshuffles") == [None, 1]
    assert GAME.view(state, None, []).scene.offence == ""


def test_r25_the_stock_is_renewed_when_a_card_is_to_be_drawn() -> None:
    state = go(table("s50 s90", "x", stock="p3", driving="belt phone"), "draw, done")
    assert (state.stock, *detail(state, "reshuffles")) == ([], 0)
    assert cards_in(state, "driving") == "belt phone"


def test_2_4_a_new_stock_comes_in_any_order() -> None:
    orders = set()
    for seed in range(40):
        state = table("p1 s50", "x", stock="", driving="s50 belt phone")
        state.rng = FastRng(str(seed))
        go(state, "draw")
        orders.add((hand(state, 0), *DECK.named(state.stock)))
    assert len(orders) == 6


def test_2_5_with_nothing_to_shuffle_nobody_draws() -> None:
    state = table("s50 p1", "x", stock="", route="r130")
    assert refused(state, "draw") == ("pique_points.2.5", "nothing-to-draw")
    assert legal(state) == "done, lay p1, lay s50"


def test_r1_a_speed_card_is_named_in_words() -> None:
    words = {
        language: catalogue(language, "tablee.games.pique_points") for language in ("fr", "en")
    }
    assert words["fr"].sentence("card", {"name": "s90"}) == "Vitesse 90"
    assert words["en"].sentence("card", {"name": "s90"}) == "Speed 90"


def test_r34_routes_and_speeds_differ_in_name() -> None:
    for limit in (50, 90, 130):
        route, speed = DECK.read([f"r{limit}", f"s{limit}"])
        assert NUMBER[route] == NUMBER[speed] == limit
    words = catalogue("fr", "tablee.games.pique_points")
    assert words.sentence("card", {"name": "r90"}) == "Route 90"


def test_r35_the_advice_to_draw_is_told_at_the_start() -> None:
    assert "start" in GAME.presentation.hints
    assert "piocher" in catalogue("fr", "tablee.games.pique_points").sentence("hint-start")
    assert "draw" in legal(table("s50", "x"))


def test_r32_what_leaves_no_choice_is_the_houses_move() -> None:
    for course in ("lay accident, done", "lay pickup, done"):
        state = go(table("accident pickup s50", "x"), course)
        assert state.active() == [HOUSE]
    assert table("s50", "x", route="").active() == [HOUSE]

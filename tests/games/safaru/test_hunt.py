"""Articles 3 and 4, and the rulings on them: freeing, and the three ways to catch."""

from __future__ import annotations

import pytest

from games.positions import cards_in, go, legal, refusal, refused
from games.safaru.positions import hunt, pile, table
from tablee.engine.moves import Seat
from tablee.games.safaru import GAME
from tablee.games.safaru.view import scene
from tablee.texts import LANGUAGES, catalogue

# One card a turn


def test_3_1_a_card_of_ones_hand() -> None:
    state = hunt("k9", "r5 b1", "g6")
    assert refused(state, "free g6") == ("safaru.3.1", "not-in-hand")
    assert refused(state, "play g6") == ("safaru.3.1", "not-in-hand")
    assert legal(state) == "free b1, free r5"


@pytest.mark.parametrize("text", ["add", "total", "pair k9", "take k9", "done"])
def test_3_1_a_card_first(text: str) -> None:
    assert refused(hunt("k9", "r9"), text) == ("safaru.3.1", "card-first")


@pytest.mark.parametrize("text", ["play r8", "free r8"])
def test_3_1_one_card_and_no_other(text: str) -> None:
    state = go(hunt("k9", "r9 r8"), "play r9")
    assert refused(state, text) == ("safaru.3.1", "one-card")


def test_3_2_a_card_that_catches_nothing_stays() -> None:
    state = go(hunt("k9", "r5", "g1"), "free r5")
    assert (table(state), pile(state, 0), state.turn) == ("k9 r5", "", 1)


def test_3_2_a_card_that_catches_nothing_is_not_played_to_hunt() -> None:
    assert refused(hunt("k9", "r5"), "play r5") == ("safaru.3.2", "catches-nothing")


def test_r13_on_an_empty_table_every_card_is_freed() -> None:
    assert legal(hunt("", "r0 b5 g9")) == "free b5, free g9, free r0"


# What can catch must


@pytest.mark.parametrize(
    ("lying", "card"),
    [
        ("b5", "r5"),
        ("b2 k3", "r5"),
        ("b9", "r8"),
        ("b0 k5", "r5"),
        ("b0 k0", "r0"),
        ("b9 k8", "r0"),
    ],
)
def test_3_3_a_card_that_can_catch_is_not_freed(lying: str, card: str) -> None:
    state = hunt(lying, card)
    assert refused(state, f"free {card}") == ("safaru.3.3", "must-catch")
    assert refused(go(state, f"play {card}"), "done") == ("safaru.3.3", "must-catch")


def test_r11_the_card_is_free_to_choose() -> None:
    assert legal(hunt("b5", "r5 k3")) == "free k3, play r5"


def test_r11_if_every_card_can_catch_one_must() -> None:
    assert legal(hunt("b5", "r5 k5")) == "play k5, play r5"


def test_r12_a_card_freed_wrongly_is_refused() -> None:
    """There is nothing for the others to point out."""
    assert refused(hunt("b5", "r5 k3"), "free r5") == ("safaru.3.3", "must-catch")


# Several methods

FULL = "b2 k3 g5 y8 g4"


def test_3_4_one_card_for_all_three_methods() -> None:
    state = hunt(FULL, "r5", "y9")
    go(state, "play r5, add, take b2, take k3, total, take y8, take g4, pair g5, done")
    assert (table(state), pile(state, 0)) == ("", "b2 g4 g5 k3 r5 y8")


def test_r1_each_method_once() -> None:
    state = go(hunt("b2 k3 g1 y4 b5 k5", "r5"), "play r5, add, take b2, take k3")
    assert refused(state, "add") == ("safaru.3.4", "method-used")
    go(state, "pair b5")
    assert legal(state) == "done"
    assert refused(state, "pair k5") == ("safaru.3.4", "method-used")
    assert refused(state, "add") == ("safaru.3.4", "method-used")


def test_r5_one_combination_only() -> None:
    """After 2 and 3, 1 and 4 would make a 5 as well."""
    state = go(hunt("b2 k3 g1 y4", "r5"), "play r5, add, take b2, take k3")
    assert refusal(state, "take g1").params == {"sum": 6, "goal": 5}
    assert legal(state) == "done"


@pytest.mark.parametrize("course", ["add", "total", "pair g5"])
def test_3_4_nobody_has_to_go_beyond_one_method(course: str) -> None:
    takes = {"add": ", take b2, take k3", "total": ", take y8, take g4"}.get(course, "")
    state = go(hunt(FULL, "r5", "y9"), f"play r5, {course}{takes}, done")
    assert state.turn == 1


@pytest.mark.parametrize(
    "course",
    [
        "add, take b2, take k3, pair g5, total, take y8, take g4",
        "pair g5, total, take g4, take y8, add, take k3, take b2",
        "total, take y8, take g4, add, take b2, take k3, pair g5",
    ],
)
def test_r8_the_order_changes_nothing(course: str) -> None:
    state = go(hunt(FULL, "r5", "y9"), f"play r5, {course}, done")
    assert (table(state), pile(state, 0)) == ("", "b2 g4 g5 k3 r5 y8")


def test_r8_no_animal_is_caught_twice() -> None:
    state = go(hunt("b2 k3 y7", "r5", "y9"), "play r5, add, take b2, take k3")
    assert refused(state, "total") == ("safaru.4.2", "no-total")
    state = go(hunt("b2 k3 y7 g5", "r5"), "play r5, add, take b2, take k3, total, take y7, take g5")
    assert refused(state, "take k3") == ("safaru.3.4", "caught-already")


def test_3_4_the_card_played_is_no_prey() -> None:
    state = go(hunt("b2 k3", "r5"), "play r5, add")
    assert refused(state, "take r5") == ("safaru.3.4", "own-card")
    state = go(hunt("k5", "r5"), "play r5")
    assert refused(state, "pair r5") == ("safaru.3.4", "own-card")


def test_3_4_only_what_lies_there() -> None:
    state = go(hunt("b2 k3", "r5"), "play r5, add")
    assert refused(state, "take y2") == ("safaru.3.4", "not-on-the-table")
    assert refused(go(hunt("k5", "r5"), "play r5"), "pair y5") == (
        "safaru.3.4",
        "not-on-the-table",
    )


def test_3_4_one_says_how_before_taking() -> None:
    assert refused(go(hunt("b2 k3", "r5"), "play r5"), "take b2") == ("safaru.3.4", "how-first")


def test_3_5_the_catch_goes_to_the_pile_and_the_card_stays() -> None:
    state = go(hunt("b2 k3", "r5", "y9"), "play r5, add, take b2, take k3")
    assert (cards_in(state, "catch"), cards_in(state, "card"), pile(state, 0)) == (
        "b2 k3",
        "r5",
        "",
    )
    go(state, "done")
    assert (pile(state, 0), table(state), state.turn) == ("b2 k3", "r5", 1)


def test_3_5_a_sum_that_was_begun_must_come_out() -> None:
    state = go(hunt("b2 k3 y5", "r5"), "play r5, add, take b2")
    for text in ("done", "total", "pair y5"):
        assert refused(state, text) == ("safaru.4.1", "sum-short")
    assert refusal(state, "done").params == {"sum": 2, "goal": 5}


# Adding


def test_4_1_cards_that_make_the_number() -> None:
    state = go(hunt("b1 k1 g3 y4", "r5"), "play r5, add")
    assert legal(state) == "take b1, take g3, take k1, take y4"
    go(state, "take b1, take k1")
    assert legal(state) == "take g3"
    assert refused(state, "take y4") == ("safaru.4.1", "sum-over")
    assert refusal(state, "take y4").params == {"sum": 6, "goal": 5}


def test_4_1_not_a_card_from_which_the_sum_cannot_come_out() -> None:
    state = go(hunt("b2 k3 g4", "r5"), "play r5, add")
    assert legal(state) == "take b2, take k3"
    assert refused(state, "take g4") == ("safaru.4.1", "sum-stuck")


def test_4_1_at_least_two_cards() -> None:
    """A 5 alone is a pair, no addition."""
    state = go(hunt("b5 k9", "r5"), "play r5")
    assert legal(state) == "pair b5"
    assert refused(state, "add") == ("safaru.4.1", "no-addition")
    state = go(hunt("b5 k2 g3", "r5"), "play r5, add")
    assert refused(state, "take b5") == ("safaru.4.1", "two-cards")


def test_r9_a_five_may_add_a_five_and_a_zero() -> None:
    state = go(hunt("b5 k0", "r5", "y9"), "play r5, add, take b5")
    assert refused(state, "done") == ("safaru.4.1", "two-cards")
    go(state, "take k0, done")
    assert pile(state, 0) == "b5 k0"


def test_r9_a_zero_may_add_two_zeros() -> None:
    state = go(hunt("b0 k0 y9", "r0", "y8"), "play r0, add, take b0, take k0, done")
    assert (pile(state, 0), table(state)) == ("b0 k0", "r0 y9")


def test_4_1_a_zero_is_asked_for_where_nothing_else_can_be_added() -> None:
    """A 0 still lacks two cards at first, a 5 with a 5 one; in both cases 0s."""
    for state in (
        go(hunt("b0 k0", "r0"), "play r0, add"),
        go(hunt("b5 k0", "r5"), "play r5, add, take b5"),
    ):
        prompt = state.prompt(Seat(0))
        said = catalogue("en", "tablee.games.safaru").sentence(prompt.key, prompt.params)
        assert said == "Your sum still needs a 0."


def test_r3_all_cards_on_the_table_count_not_four() -> None:
    state = go(hunt("b1 k1 g1 y1 r1 b1 k1", "r7"), "play r7, add")
    go(state, "take b1, take b1, take k1, take k1, take g1, take y1, take r1, done")
    assert pile(state, 0) == "b1 b1 g1 k1 k1 r1 y1"


# Totalling


def test_4_2_together_with_the_card_played_seventeen() -> None:
    state = go(hunt("y6 k3 b2", "r8"), "play r8, total")
    assert legal(state) == "take k3, take y6"
    assert refusal(state, "take b2").params == {"sum": 10, "goal": 17}
    go(state, "take y6, take k3")
    assert refusal(state, "take b2").params == {"sum": 19, "goal": 17}
    assert refused(state, "take b2") == ("safaru.4.2", "sum-over")


def test_4_2_nothing_makes_seventeen() -> None:
    assert refused(go(hunt("b8 y2", "r8"), "play r8"), "total") == ("safaru.4.2", "no-total")


def test_r6_a_single_card_is_enough() -> None:
    state = go(hunt("b8", "r9", "y1"), "play r9, total, take b8, done")
    assert (pile(state, 0), table(state)) == ("b8", "r9")


# Pairing


def test_4_3_the_card_played_leaves_with_its_pair() -> None:
    state = go(hunt("b5 k9", "r5", "y1"), "play r5, pair b5, done")
    assert (pile(state, 0), table(state)) == ("b5 r5", "k9")


def test_4_3_the_same_number() -> None:
    state = go(hunt("b5 k9", "r5"), "play r5")
    assert refused(state, "pair k9") == ("safaru.4.3", "another-number")


def test_r7_one_of_several_as_one_likes() -> None:
    state = go(hunt("b5 k5 g5", "r5", "y1"), "play r5")
    assert legal(state) == "pair b5, pair g5, pair k5"
    assert pile(go(state, "pair k5, done"), 0) == "k5 r5"


def test_4_3_twins_pair() -> None:
    assert pile(go(hunt("r7", "r7", "y1"), "play r7, pair r7, done"), 0) == "r7 r7"


# The zero


def test_4_4_a_sum_must_take_a_zero() -> None:
    state = go(hunt("b2 k3 g0", "r5"), "play r5, add, take b2, take k3")
    assert refused(state, "done") == ("safaru.4.4", "zero-left")
    assert legal(state) == "take g0"
    assert pile(go(state, "take g0, done"), 0) == "b2 g0 k3"


def test_4_4_totalling_too() -> None:
    state = go(hunt("b9 g0", "r8"), "play r8, total, take b9")
    assert refused(state, "done") == ("safaru.4.4", "zero-left")


def test_4_4_one_zero_is_enough_of_several() -> None:
    state = go(hunt("b2 k3 g0 y0", "r5"), "play r5, add, take g0, take b2, take k3")
    assert legal(state) == "done, take y0"


def test_4_4_a_pair_alone_leaves_the_zero() -> None:
    assert legal(go(hunt("b5 g0", "r5"), "play r5, pair b5")) == "done"


ZERO_IN_EITHER = "b3 k5 y9 g0"


@pytest.mark.parametrize(
    "course",
    [
        "add, take b3, take k5, take g0, total, take y9",
        "add, take b3, take k5, total, take y9, take g0",
        "total, take y9, add, take b3, take k5, take g0",
    ],
)
def test_r10_one_zero_for_both_sums_in_either(course: str) -> None:
    state = go(hunt(ZERO_IN_EITHER, "r8", "y1"), f"play r8, {course}")
    assert legal(state) == "done"
    assert pile(go(state, "done"), 0) == "b3 g0 k5 y9"


def test_r10_a_second_zero_may_stay() -> None:
    course = "play r8, add, take b3, take k5, take g0, total, take y9"
    assert legal(go(hunt(f"{ZERO_IN_EITHER} k0", "r8"), course)) == "done, take k0"


def test_r10_both_sums_without_a_zero_do_not_end() -> None:
    state = go(hunt(ZERO_IN_EITHER, "r8"), "play r8, add, take b3, take k5, total, take y9")
    assert refused(state, "done") == ("safaru.4.4", "zero-left")


def test_r10_a_zero_that_is_paired_does_not_count() -> None:
    state = go(hunt("g0 b9 k8", "r0"), "play r0, pair g0")
    assert refused(state, "total") == ("safaru.4.4", "zero-paired")
    assert legal(state) == "done"
    state = go(hunt("g0 y0 b9 k8", "r0"), "play r0, pair g0, total, take b9, take k8")
    assert refused(state, "done") == ("safaru.4.4", "zero-left")
    assert legal(state) == "take y0"


def test_r10_a_pair_may_not_take_the_last_chance_of_a_zero() -> None:
    """The 0 is still due, and after the pair no other sum could take it."""
    state = go(hunt("g0 b9 k8", "r0"), "play r0, total, take b9, take k8")
    assert refused(state, "pair g0") == ("safaru.4.4", "zero-left")
    assert legal(state) == "take g0"
    state = go(hunt("g0 b5 k2 y3", "r5"), "play r5, add, take k2, take y3")
    assert refused(state, "pair b5") == ("safaru.4.4", "zero-left")
    assert legal(state) == "take g0"


def test_r10_a_pair_may_come_before_the_sum_that_takes_the_zero() -> None:
    state = go(hunt("g0 b5 k2 y3 g8 b4", "r5", "y1"), "play r5, add, take k2, take y3, pair b5")
    assert legal(state) == "total"
    go(state, "total, take g8, take b4, take g0, done")
    assert table(state) == ""


def test_r10_the_zero_just_played_obliges_to_nothing() -> None:
    state = go(hunt("b9 k8", "r0", "y1"), "play r0, total, take b9, take k8, done")
    assert table(state) == "r0"


def test_r8_a_single_zero_serves_the_addition_that_needs_it() -> None:
    state = go(hunt("g0 b5 k8 y4", "r5", "y1"), "play r5, total, take k8, take y4")
    assert legal(state) == "add, take g0"
    go(state, "add, take b5, take g0, done")
    assert pile(state, 0) == "b5 g0 k8 y4"


# From memory


def test_4_5_the_last_catch_is_seen_until_the_next_card() -> None:
    state = go(hunt("b2 k3", "r5 r9", "y9 y1"), "play r5, add, take b2, take k3, done")
    shown = scene(state, Seat(1))
    assert (shown.hunter, shown.played, shown.added) == (0, ["r5"], ["b2", "k3"])
    go(state, "free y9")
    shown = scene(state, Seat(0))
    assert (shown.hunter, shown.played, shown.added) == (1, ["y9"], [])


def test_r26_piles_are_closed_unless_the_table_agreed_otherwise() -> None:
    for options, piles in (({}, None), ({"memory_aid": "yes"}, [["r5", "b5"], []])):
        state = hunt("b5", "r5 r9", "y9 y1", **options)
        go(state, "play r5, pair b5, done")
        shown = scene(state, Seat(1))
        assert (shown.pile_sizes, shown.piles) == ([2, 0], piles)
        assert (GAME.sight.recall(state) is None) == ("memory_aid" in options)


def test_r27_every_species_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        words = catalogue(language, "tablee.games.safaru")
        names = {
            words.sentence("card", {"name": f"{c}5", "letter": c, "number": "5"}) for c in "rbkyg"
        }
        assert len(names) == 5

"""Diego, chapters 1 and 7: the cards, what belongs together, and decks that are composed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.diego.positions import named, table
from games.positions import begun
from tablee.engine.options import BadOption
from tablee.games.diego import GAME
from tablee.games.diego.bot.eye import is_right, reckoned
from tablee.games.diego.deck import PRESETS, fault, fault_at_table, needed_cards, pack_of
from tablee.games.diego.options import BEGINNINGS, cards, fault_at
from tablee.games.diego.representations import EXTRA, LEVELS, REPRESENTATIONS

REPRESENTED = REPRESENTATIONS + EXTRA
SIX = "1/4 1/2 3/4 5/4 3/2 7/4"

numbers = st.builds(lambda n, d: f"{n}/{d}", st.integers(1, 24), st.integers(2, 20))
decks = st.builds(
    lambda numbers, names, level: f"{' '.join(numbers)} | {' '.join(names)} | {level}",
    st.lists(numbers, min_size=1, max_size=9),
    st.lists(st.sampled_from(REPRESENTED), min_size=1, max_size=10, unique=True),
    st.sampled_from(LEVELS),
)


def names_of(number: str, preset: str = "official") -> list[str]:
    pack = pack_of(PRESETS[preset])
    return [name for card, name in enumerate(pack.deck.names) if pack.number(card) == number]


def why(text: str, seats: int = 2, size: int = 4) -> str:
    found = fault_at_table(text, seats, size)
    return "" if found is None else found.key


# §1


def test_1_1_and_r1_six_numbers_eight_representations() -> None:
    """diego.r1"""
    assert len(cards(GAME.rules.options(), 2)) == 48 == len(set(cards(GAME.rules.options(), 2)))
    assert names_of("3/4") == [
        "frac_3_4",
        "dec_0_75",
        "frac_75_100",
        "word_trois_quarts_three_quarters",
        "disc_1_4_3",
        "line_2_4_3",
        "sum_1_2_1_4",
        "between_0_7_0_8",
    ]
    assert Counter(name.partition("_")[0] for name in cards(GAME.rules.options(), 2)) == {
        **{"frac": 12, "dec": 6, "word": 6, "disc": 3, "area": 3},
        **{"line": 6, "sum": 6, "between": 6},
    }


def test_r1_each_bracket_holds_one_number_only() -> None:
    brackets = [name for name in cards(GAME.rules.options(), 2) if name.startswith("between")]
    for name in brackets:
        low, high = reckoned(name)
        assert len([n for n in SIX.split() if low < Fraction(n) < high]) == 1
    assert "between_0_4_0_6" in brackets and "between_1_7_1_8" in brackets


@pytest.mark.parametrize("preset", PRESETS)
def test_2_2_and_r1_one_family_is_what_is_mathematically_right(preset: str) -> None:
    """diego.r1"""
    pack = pack_of(PRESETS[preset])
    for first, second in combinations(range(pack.size()), 2):
        names = pack.deck.names[first], pack.deck.names[second]
        assert pack.is_pair(first, second) == is_right(*names), names


@given(text=decks)
def test_7_5_in_a_deck_that_is_accepted_pairs_are_never_doubtful(text: str) -> None:
    if fault(text) is not None:
        return
    pack = pack_of(text)
    assert len(set(pack.deck.names)) == pack.size()
    for first, second in combinations(range(pack.size()), 2):
        assert pack.is_pair(first, second) == is_right(
            pack.deck.names[first], pack.deck.names[second]
        )


@pytest.mark.parametrize(("seats", "stock"), [(2, 30), (3, 24), (4, 18)])
def test_1_2_and_1_3_six_cards_each_and_six_in_the_row(seats: int, stock: int) -> None:
    """diego.1.3"""
    state = begun(GAME, seats)
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert (len(state.row), len(state.stock)) == (6, stock)


def test_1_4_and_r16_the_left_of_a_dealer_drawn_by_lot_begins() -> None:
    """diego.r16"""
    beginners = set()
    for seed in range(40):
        walk = GAME.start(GAME.rules.options(), 3, begun(GAME, 3).rng.stream(str(seed)))
        assert walk.turn == walk.left_of(walk.dealer)
        beginners.add(walk.turn)
    assert beginners == {0, 1, 2}


def test_1_5_partners_sit_opposite() -> None:
    assert begun(GAME, 4, partners="yes").teams() == [[0, 2], [1, 3]]
    assert begun(GAME, 4).teams() == [[0], [1], [2], [3]]
    assert begun(GAME, 3, partners="yes").teams() == [[0], [1], [2]]


# §7


def test_7_1_with_fewer_representations() -> None:
    kinds = {name.partition("_")[0] for name in cards(GAME.read_options({"cards": "first"}), 4)}
    assert not kinds & {"dec", "between", "pct"}
    assert len(cards(GAME.read_options({"cards": "first"}), 4)) == 30
    assert len(cards(GAME.read_options({"cards": "decimals"}), 4)) == 36


def test_7_2_and_r13_four_and_four_are_one_setting() -> None:
    """diego.r13"""
    state = begun(GAME, 4, size="4")
    assert [len(hand) for hand in state.hands] == [4] * 4
    assert len(state.row) == 4
    assert (needed_cards(4, 6), needed_cards(4, 4)) == (30, 20)
    with pytest.raises(BadOption):
        GAME.read_options({"size": "5"})


def test_7_3_two_more_representations() -> None:
    assert len(cards(GAME.read_options({"cards": "extended"}), 2)) == 60
    assert names_of("3/4", "extended")[8:] == ["frac_12_16", "pct_75"]
    assert names_of("1/2", "extended")[8:] == ["frac_3_6", "pct_50"]


def test_7_4_a_deck_of_ones_own() -> None:
    state = begun(
        GAME, 2, size="4", deck="1/3 2/3 1/6 5/6 | fraction decimal words line sum | easy"
    )
    assert state.pack.size() == 16  # none of them has a decimal
    assert state.pack.deck.names[:4] == [
        "frac_1_3",
        "word_un_tiers_one_third",
        "line_1_3_1",
        "sum_1_6_1_6",
    ]
    # The order of the parts is the deck's, not the writer's.
    again = begun(GAME, 2, size="4", deck="1/3 2/3 1/6 5/6 | sum words line fraction | easy")
    assert again.pack.deck.names == state.pack.deck.names


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1/4 1/2 3/4 | fraction decimal words line | usual", ""),
        ("1/4 2/8 3/4 | fraction decimal words line | usual", "deck-equal"),
        ("1/2 1/2 | fraction decimal words line sum bracket | usual", "deck-equal"),
        ("1/5 1/4 3/4 | fraction decimal words bracket | usual", "deck-bracket"),
        ("1/5 1/4 3/4 | fraction decimal words bracket | hard", ""),
        ("1/3 1/4 3/4 1/2 | decimal percent fraction | usual", "deck-unpaired"),
        ("1/4 1/2 3/4 | fraction decimal words | usual", "deck-too-few"),
        ("1/4 | fraction decimal words line | usual", "deck-numbers"),
        ("1/4 1/2 3/4 | fraction decimal roman | usual", "deck-representation"),
        ("1/4 1/2 3/4 | fraction fraction decimal | usual", "deck-representation"),
        ("1/4 1/2 3/4 | fraction decimal words line | rude", "deck-level"),
        ("1/4 4/2 3/4 | fraction decimal words line | usual", "deck-number"),
        ("1/4 5/2 3/4 | fraction decimal words line | usual", "deck-number"),
        ("1/4 0/2 3/4 | fraction decimal words line | usual", "deck-number"),
        ("1/4 1/101 3/4 | fraction decimal words line | usual", "deck-denominator"),
        ("1/4 1/1000 3/4 | fraction decimal words line | usual", "deck-denominator"),
        ("1/4 1/0 3/4 | fraction decimal words line | usual", "deck-number"),
        ("1/4 -1/2 3/4 | fraction decimal words line | usual", "deck-number"),
        ("1/4 1/2 3/4 | fraction decimal", "deck-form"),
        ("| fraction | usual", "deck-form"),
    ],
)
def test_7_5_a_bad_deck_is_refused_with_the_reason(text: str, key: str) -> None:
    assert why(text) == key


def test_7_5_and_r13_a_deck_may_be_too_small_for_this_table() -> None:
    """diego.r13"""
    deck = f"{SIX} | fraction decimal words line | usual"  # 24 cards
    assert (why(deck, 3, 6), why(deck, 4, 6), why(deck, 4, 4)) == ("", "deck-too-few", "")
    assert GAME.read_table({"deck": deck}, 3).deck == deck
    with pytest.raises(BadOption) as bad:
        GAME.read_table({"deck": deck}, 4)
    assert bad.value.why.params == {"count": 24, "needed": 30, "seats": 4, "size": 6}
    with pytest.raises(BadOption) as bad:
        GAME.read_table({"deck": "1/4 1/2 3/4 | fraction decimal words | usual"}, 2)
    assert bad.value.why.params == {"count": 9, "needed": 18, "seats": 2, "size": 6}
    assert GAME.read_table({"deck": deck, "size": "4"}, 4).deck == deck


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_7_4_whatever_the_composer_begins_with_suits_every_table(beginning: str) -> None:
    options = BEGINNINGS[beginning]
    assert [fault_at(options, seats) for seats in GAME.rules.seats] == [None] * 3


@given(text=st.text(max_size=40))
def test_7_5_whatever_is_written_gets_an_answer(text: str) -> None:
    fault(text)


def test_a_position_is_written_by_representation_and_number() -> None:
    assert named(table(), "f3/4 b5/4") == ["frac_3_4", "between_1_2_1_3"]

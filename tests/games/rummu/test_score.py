"""What a round is worth: rulebook chapter 6."""

from __future__ import annotations

import pytest

from games.rummu.positions import cards, ended, lines
from tablee.engine.cards import members
from tablee.games.rummu.combinations import KINDS, Combination
from tablee.games.rummu.search import lays

NUMBERS_OF_A_COLOUR = ["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"]


def worth(names: str) -> int:
    return Combination(1, 0, cards(names)).points()


def test_6_1_whoever_goes_out_scores_ten() -> None:
    assert lines(ended("", "")) == [(0, "rummu.6.1", "out-first", 10)]


def test_6_2_cards_left_cost_five_and_yellow_ones_ten() -> None:
    state = ended("r3 b7 b7 y4", "y1 y1")
    assert lines(state) == [
        (0, "rummu.6.1", "out-first", 10),
        (1, "rummu.6.2", "cards-left", -15),
        (1, "rummu.6.2", "jokers-left", -10),
        (2, "rummu.6.2", "jokers-left", -20),
    ]
    assert state.scores() == [10, -25, -20]


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("r5 b5 k5", 0),
        ("r5 b5 y5", 0),
        ("r5 b5 k5 g5", 30),
        ("r5 b5 k5 y5", 10),
        ("r5 b5 k5 y5 g5", 50),
    ],
)
def test_6_3_cards_of_the_same_number(names: str, points: int) -> None:
    assert worth(names) == points


@pytest.mark.parametrize("number", [1, 7])
def test_6_4_half_for_ones_and_sevens(number: int) -> None:
    colours = ["rbk", "rbkg", "rbky", "rbkyg"]
    assert [worth(" ".join(f"{c}{number}" for c in four)) for four in colours] == [0, 15, 5, 25]


@pytest.mark.parametrize(
    ("count", "pure", "mixed"),
    [
        *((3, 10, 0), (4, 20, 10), (5, 40, 20), (6, 50, 30)),
        *((7, 60, 40), (8, 70, 50), (9, 80, 60), (10, 90, 70)),
    ],
)
def test_6_5_runs(count: int, pure: int, mixed: int) -> None:
    names = NUMBERS_OF_A_COLOUR[:count]
    assert worth(" ".join(names)) == pure
    assert worth(" ".join(["y0", *names[1:]])) == mixed


def test_6_6_several_colours_are_never_pure() -> None:
    assert [worth(names) for names in ("r1 b2 k3", "r1 b2 k3 g4", "r1 b2 k3 g4 y5")] == [0, 10, 20]


def test_r19_a_run_with_a_seven_counts_in_full() -> None:
    assert (worth("r6 r7 r8"), worth("r0 r1 r2 r3")) == (10, 20)


def test_6_3_everybody_scores_for_what_lies_before_them() -> None:
    state = ended(
        "", "", laid="0 r3 r4 r5, 1 b1 b2 b3 b4, 1 r5 b5 k5 g5, 2 r7 b7 k7 g7, 2 r6 y7 r8 r9"
    )
    assert lines(state) == [
        (0, "rummu.6.1", "out-first", 10),
        (0, "rummu.6.5", "pure-run", 10),
        (1, "rummu.6.3", "pure-number", 30),
        (1, "rummu.6.5", "pure-run", 20),
        (2, "rummu.6.4", "pure-number", 15),
        (2, "rummu.6.5", "mixed-run", 10),
    ]


def test_6_3_what_gives_nothing_is_not_told() -> None:
    assert len(lines(ended("", "", laid="1 r5 b5 k5, 2 r3 b4 k5"))) == 1


def test_6_7_the_partner_of_whoever_went_out_is_spared() -> None:
    state = ended("r3", "y5 r3", "y4", seats=4, partners="yes")
    assert lines(state) == [
        (0, "rummu.6.1", "out-first", 10),
        (1, "rummu.6.2", "cards-left", -5),
        (3, "rummu.6.2", "jokers-left", -10),
    ]


def test_6_7_alone_nobody_is_spared() -> None:
    assert ended("r3", "y5 r3", "y4", seats=4).scores() == [10, -5, -15, -10]


def test_7_3_a_team_scores_the_sum() -> None:
    state = ended("", "", "b3", seats=4, partners="yes", laid="2 r3 r4 r5, 1 k3 k4 k5 k6")
    assert state.scores() == [20, 15]


def test_r24_hands_are_shown_when_they_are_counted() -> None:
    state = ended("r3", "y5")
    seen = {zone.name: zone.seen_by for zone in state.zones()}
    assert seen["hand 1"] is None and seen["hand 2"] is None
    assert seen["stock"] == []


# Against tables written out once more


def points_by_the_book(names: list[str]) -> int:
    numbers = [int(name[1:]) for name in names]
    has_joker = any(name[0] == "y" for name in names)
    if len(set(numbers)) == 1:
        value = {3: 0, 4: 10 if has_joker else 30, 5: 50}[len(names)]
        return value // 2 if numbers[0] in (1, 7) else value
    is_pure = len({name[0] for name in names}) == 1
    by_length = {3: 10, 4: 20, 5: 40} if is_pure else {3: 0, 4: 10, 5: 20}
    return by_length[min(5, len(names))] + 10 * max(0, len(names) - 5)


def test_every_combination_is_worth_what_the_book_says() -> None:
    for one in lays(cards(" ".join(KINDS.names)), 3):
        names = [KINDS.name(card) for card in members(one)]
        assert Combination(1, 0, one).points() == points_by_the_book(names)

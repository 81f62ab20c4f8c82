"""Chapter 6 of the rulebook: triangles, targets, bonus and failure."""

from __future__ import annotations

import pytest

from games.mu.positions import bonus_and_failure, play, scored, tricks
from games.positions import lines

# As they stand in the rulebook.
TARGETS = """
bid         1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
3 players  12 14 16 18 20 22 24 26 28 30 32 34
4 players  30 32 34 36 38 40 42 44 46 48 50 52 54 56 58
5 players  24 27 30 33 36 39 42 45 48 51 54 57
6 players  20 24 28 32 36 40 44 48 52 56
"""

BONUSES = """
bid     1  2  3  4  5  6  7   8   9  10  11  12  13  14  15
r      10 20 30 40 50 60 70  80  90 100 100 100 100 100 100
b      10 20 30 40 50 60 70  80  90 100 100 100 100 100 100
k      10 20 30 40 50 60 70  80  90 100 100 100 100 100 100
y      10 20 30 40 50 60 70  80  90 100 100 100 100 100 100
g      10 20 30 40 50 60 70  80  90 100 100 100 100 100 100
1      20 30 40 50 60 70 80  90 100 100 100 100 100 100 100
7      20 30 40 50 60 70 80  90 100 100 100 100 100 100 100
0      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
2      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
3      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
4      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
5      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
6      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
8      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
9      30 40 50 60 70 80 90 100 100 100 100 100 100 100 100
none   40 50 60 70 80 90 100 100 100 100 100 100 100 100 100
"""


def rows(table: str) -> dict[str, list[int]]:
    """The lines of a table below its head, by their first word."""
    split = [line.replace("players", "").split() for line in table.strip().splitlines()[1:]]
    return {label: [int(cell) for cell in cells] for label, *cells in split}


STEPS = {int(seats): targets for seats, targets in rows(TARGETS).items()}

every_target = pytest.mark.parametrize(
    ("seats", "bid", "target"),
    [
        (seats, bid, target)
        for seats, targets in STEPS.items()
        for bid, target in enumerate(targets, start=1)
    ],
)


def split_of(triangles: int, seats: int) -> str:
    """The chief's team took so many, the partner (seat 2) one of them where there is one."""
    partners = min(1, triangles) if seats > 3 else 0
    return " ".join(str(n) for n in [triangles - partners, 0, partners, 0, 0, 0][:seats])


# 6.1 Triangles


def test_6_1_everybody_scores_the_own_triangles() -> None:
    state = play(tricks("r9 b2", "r6 b3", "r7 b4"), "r9 r6 r7 b2 b3 b4")
    assert [line for line in lines(state) if line[1] == "mu.6.1"] == [
        (0, "mu.6.1", "triangles", 4),
        (2, "mu.6.1", "triangles", 3),
    ]
    assert {"triangles": 4} in [line.params for line in state.lines]


def test_6_1_triangles_count_beside_bonus_and_failure() -> None:
    assert scored(1, "14 10 12").deal_scores == [[14 + 40, 10, 12]]
    assert scored(1, "11 13 12").deal_scores == [[11 - 10, 13 + 5, 12 + 5]]


# 6.2 The target


@every_target
def test_6_2_the_target_met_exactly_is_met(seats: int, bid: int, target: int) -> None:
    """mu.r14, mu.r17"""
    state = scored(bid, split_of(target, seats))
    assert {line.key for line in state.lines} == {"triangles", "bonus"}
    told = next(line.params for line in state.lines if line.key == "bonus")
    assert told == {"bid": bid, "made": target, "target": target}


@every_target
def test_6_2_one_triangle_less_is_a_failure(seats: int, bid: int, target: int) -> None:
    state = scored(bid, split_of(target - 1, seats))
    assert {line.key for line in state.lines} == {"triangles", "chief-fails", "opponent-gains"}
    told = [line.params for line in state.lines if line.key != "triangles"]
    assert told == [{"steps": 1, "made": target - 1, "target": target}] * len(told)


def test_6_2_the_team_of_three_players_is_the_chief_alone() -> None:
    assert bonus_and_failure(scored(1, "12 12 12", "r none")) == [(0, "mu.6.3", "bonus", 10)]
    assert bonus_and_failure(scored(1, "11 0 25", "r none"))[0] == (0, "mu.6.4", "chief-fails", -10)


def test_6_2_neither_vice_nor_others_help_the_team() -> None:
    assert bonus_and_failure(scored(1, "15 15 15 15", "r g"))[0][3] == 10
    assert bonus_and_failure(scored(1, "15 16 14 15", "r g"))[0][3] == -10


# 6.3 The bonus


@pytest.mark.parametrize("trump", rows(BONUSES))
def test_6_3_the_bonus_by_trump_and_bid(trump: str) -> None:
    for bid, points in enumerate(rows(BONUSES)[trump], start=1):
        assert bonus_and_failure(scored(bid, "40 0 20 0", f"{trump} none")) == [
            (0, "mu.6.3", "bonus", points),
            (2, "mu.6.3", "bonus", points),
        ]


def test_6_3_the_bonus_depends_on_the_bid_not_on_what_was_made() -> None:
    for won in ("28 15 2 15", "58 0 2 0"):
        assert bonus_and_failure(scored(1, won, "r none"))[0][3] == 10


@pytest.mark.parametrize(("cap", "points"), [("10", 10), ("90", 90), ("100", 100), ("180", 150)])
def test_6_3_the_cap_is_an_option(cap: str, points: int) -> None:
    """mu.r15"""
    state = scored(12, "40 0 20 0", "none none", bonus_cap=cap)
    assert bonus_and_failure(state)[0][3] == points


def test_6_3_without_a_cap_the_highest_bonus_is_180() -> None:
    state = scored(15, "40 0 20 0", "none none", bonus_cap="180")
    assert bonus_and_failure(state)[0][3] == 180


@pytest.mark.parametrize(("trump", "points"), [("r", 20), ("7", 30), ("6", 40), ("none", 50)])
def test_r16_with_three_players_the_same_lines_hold(trump: str, points: int) -> None:
    assert bonus_and_failure(scored(2, "14 0 0", f"{trump} none"))[0][3] == points


@pytest.mark.parametrize("vices", ["g", "7", "3"])
def test_r13_the_trump_of_the_vice_changes_no_bonus(vices: str) -> None:
    assert bonus_and_failure(scored(2, "40 0 20 0", f"none {vices}"))[0][3] == 50
    assert bonus_and_failure(scored(2, "40 0 20 0", f"r {vices}"))[0][3] == 20


# 6.4 Failure


def test_6_4_the_example_of_the_rulebook() -> None:
    """Five players, four cards bid: 33 are needed, 29 were taken, two steps are missing."""
    state = scored(4, "20 11 9 12 8", "r g")
    told = [line.params for line in state.lines if line.key != "triangles"]
    assert told == [{"steps": 2, "made": 29, "target": 33}] * 4
    assert bonus_and_failure(state) == [
        (0, "mu.6.4", "chief-fails", -20),
        (1, "mu.6.4", "opponent-gains", 10),  # the vice is an opponent like others
        (3, "mu.6.4", "opponent-gains", 10),
        (4, "mu.6.4", "opponent-gains", 10),
    ]
    assert state.deal_scores == [[20 - 20, 11 + 10, 9, 12 + 10, 8 + 10]]


@pytest.mark.parametrize(("seats", "targets"), STEPS.items())
def test_6_4_steps_are_counted_from_the_highest_line_reached(
    seats: int, targets: list[int]
) -> None:
    """mu.r17: below the first line none is reached."""
    for bid, target in enumerate(targets, start=1):
        for made in range(target):
            steps = bid - sum(line <= made for line in targets)
            found = bonus_and_failure(scored(bid, split_of(made, seats), "r none"))
            assert [points for *_, points in found] == [
                -10 * steps,
                *[5 * steps] * (seats - (1 if seats == 3 else 2)),
            ]


def test_6_4_below_the_first_line_every_card_is_a_step() -> None:
    for won in ("0 20 0 20 20", "23 17 0 10 10"):
        assert [points for *_, points in bonus_and_failure(scored(4, won))] == [-40, 20, 20, 20]


def test_6_4_the_partner_neither_loses_nor_wins() -> None:
    assert 2 not in [seat for seat, *_ in bonus_and_failure(scored(4, "20 11 9 12 8"))]


def test_6_4_a_chief_alone_has_two_opponents() -> None:
    assert bonus_and_failure(scored(3, "12 10 14")) == [
        (0, "mu.6.4", "chief-fails", -20),
        (1, "mu.6.4", "opponent-gains", 10),
        (2, "mu.6.4", "opponent-gains", 10),
    ]

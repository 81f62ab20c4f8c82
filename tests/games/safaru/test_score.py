"""Articles 5 and 6, and the rulings on them: what a pack is worth, and when the match ends."""

from __future__ import annotations

import pytest

from games.positions import go, lines
from games.safaru.positions import hunt, points, scored
from tablee.games.safaru import GAME


def test_5_1_what_is_left_on_the_table_counts_for_nobody() -> None:
    state = go(hunt("b6 b7", "r5", "y1"), "free r5, free y1")
    assert state.settled and lines(state) == []


def test_r14_not_even_for_the_last_to_catch() -> None:
    state = go(hunt("b5 k6 b7", "r5", "y1"), "play r5, pair b5, done, free y1")
    assert lines(state) == [
        (0, "safaru.5.2", "most-unicorns", 24),
        (0, "safaru.5.5", "triangles", 2),
    ]


def test_5_2_the_most_unicorns() -> None:
    state = scored("b1 b1 b9", "b2 b3", "")
    assert points(state, "most-unicorns") == {0: 24}


def test_5_3_the_most_hedgehogs() -> None:
    state = scored("y1", "y2 y3", "")
    assert points(state, "most-hedgehogs") == {1: -12}


def test_5_4_every_baby_costs_five() -> None:
    state = scored("r0 k0", "g0")
    assert points(state, "babies") == {0: -10, 1: -5}


def test_r16_a_baby_keeps_its_triangle() -> None:
    assert scored("r0", "").scores() == [-4, 0]


def test_5_5_triangles() -> None:
    state = scored("r1 r6 r7", "k9")
    assert points(state, "triangles") == {0: 4}


@pytest.mark.parametrize(
    ("piles", "unicorns", "hedgehogs"),
    [
        (["b1 y1", "b9 y9"], {0: 12, 1: 12}, {0: -6, 1: -6}),
        (["b1 y1", "b9 y9", "b1 y1"], {0: 8, 1: 8, 2: 8}, {0: -4, 1: -4, 2: -4}),
        (["b1 y1", "b9", "y9"], {0: 12, 1: 12}, {0: -6, 2: -6}),
    ],
)
def test_5_6_those_who_are_level_share(
    piles: list[str], unicorns: dict[int, int], hedgehogs: dict[int, int]
) -> None:
    state = scored(*piles)
    assert points(state, "most-unicorns") == unicorns
    assert points(state, "most-hedgehogs") == hedgehogs


def test_r15_nobody_has_any_nobody_scores() -> None:
    assert lines(scored("r1", "k9")) == []


def test_r17_majorities_are_between_teams() -> None:
    state = scored("b1 b9", "b1 y1", seats=4)
    assert state.scores() == [24, -12]
    assert {line.seat for line in state.lines} == {0, 1}


def test_6_1_the_match_ends_with_the_pack_that_reaches_the_total() -> None:
    assert scored("b1", "", target="24").over
    assert not scored("b1", "", target="25").over


def test_6_1_a_number_of_packs_ends_it_at_the_latest() -> None:
    assert scored("b1", "", deals="1").over
    assert not scored("b1", "", deals="2").over


def test_6_2_the_highest_total_wins_and_ties_share() -> None:
    assert scored("b1", "r6", target="20").ranking() == [1, 2]
    assert scored("b1", "b9", target="12").ranking() == [1, 1]
    assert scored("r0", "", target="1").scores() == [-4, 0]


def test_r18_several_over_the_total_the_highest_wins() -> None:
    state = scored("b1 r6", "b9 r7 r8", target="12")
    assert (state.scores(), state.over, state.ranking()) == ([14, 15], True, [2, 1])


def test_r18_totals_are_looked_at_after_a_whole_pack() -> None:
    state = hunt("b5 k9", "r5 r9", "y1 y2", target="24")
    go(state, "play r5, pair b5, done, free y1")
    assert not state.settled and not state.over


def test_whole_points_in_the_plain_game() -> None:
    assert GAME.presentation.unit(GAME.read_options({})) == 1

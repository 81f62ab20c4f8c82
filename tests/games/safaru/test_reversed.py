"""Article 7, and the rulings on it: the reversed game."""

from __future__ import annotations

import pytest

from games.positions import go, in_words, legal, lines, refused
from games.safaru.positions import begun, pile, points, reversed_hunt
from games.safaru.positions import scored as scored_plain
from tablee.games.safaru import GAME
from tablee.games.safaru.rules import Safaru


def scored(*piles: str, seats: int | None = None, **options: str) -> Safaru:
    return scored_plain(*piles, seats=seats, reversed="yes", **options)


def test_7_1_what_can_catch_still_must() -> None:
    assert refused(reversed_hunt("b5", "r5"), "free r5") == ("safaru.3.3", "must-catch")


def test_r21_it_is_the_same_game() -> None:
    assert GAME.name == "safaru" and "reversed" in GAME.defaults()


# The neighbour


def test_7_2_the_left_neighbour_names_the_method() -> None:
    state = go(reversed_hunt("b2 k3 g5 y8 g4", "r5", "y9", "g9"), "play r5")
    assert state.active() == [1]
    assert legal(state) == "name add, name pair, name total"


def test_7_2_only_what_is_possible_can_be_named() -> None:
    state = go(reversed_hunt("b2 k3 g5", "r5", "y9"), "play r5")
    assert legal(state) == "name add, name pair"
    assert refused(state, "name total") == ("safaru.7.2", "not-possible")
    assert refused(state, "free y9") == ("safaru.7.2", "name-first")


def test_r19_one_method_alone_leaves_nothing_to_decide() -> None:
    state = go(reversed_hunt("g5 k9", "r5", "y9"), "play r5")
    assert (state.active(), legal(state)) == ([0], "pair g5")
    assert refused(state, "name pair") == ("table.2", "not-now")


@pytest.mark.parametrize(
    ("named", "moves"),
    [
        ("add", "take b2, take k3"),
        ("pair", "pair g5"),
        ("total", "take g4, take g5, take k3, take y8"),
    ],
)
def test_r19_whoever_played_chooses_the_animals(named: str, moves: str) -> None:
    state = go(reversed_hunt("b2 k3 g5 y8 g4", "r5", "y9"), f"play r5, name {named}")
    assert (state.active(), legal(state)) == ([0], moves)


def test_7_2_the_method_named_and_no_other() -> None:
    state = go(reversed_hunt("b2 k3 g5 y8 g4", "r5", "y9"), "play r5, name pair")
    assert refused(state, "add") == ("safaru.7.2", "named-otherwise")
    go(state, "pair g5")
    assert refused(state, "add") == ("safaru.7.2", "named-otherwise")
    assert legal(state) == "done"


def test_7_2_no_sum_where_pairing_was_named() -> None:
    state = go(reversed_hunt("b2 k3 g5 y8 g4", "r5", "y9"), "play r5, name pair")
    assert refused(state, "take b2") == ("safaru.7.2", "named-otherwise")


def test_7_2_the_method_named_is_told() -> None:
    state = go(reversed_hunt("b2 k3 g5 y8 g4", "r5", "y9"), "play r5, name pair")
    assert ("safaru-words-named", {"method": "pair"}) in in_words(GAME, state)


def test_7_2_one_method_only_also_where_none_was_named() -> None:
    state = go(reversed_hunt("g8 k9", "r8", "y9"), "play r8, name total, take k9")
    assert refused(state, "pair g8") == ("safaru.7.2", "named-otherwise")
    state = go(reversed_hunt("k9", "r8", "y9"), "play r8, total, take k9")
    assert refused(state, "total") == ("safaru.3.4", "method-used")
    assert refused(state, "add") == ("safaru.4.1", "no-addition")
    assert legal(state) == "done"


def test_r25_a_sum_must_take_a_zero_here_too() -> None:
    state = go(reversed_hunt("k9 g0 b8", "r8", "y9"), "play r8, name total, take k9")
    assert refused(state, "done") == ("safaru.4.4", "zero-left")
    assert pile(go(state, "take g0, done"), 0) == "g0 k9"


# The score, in halves


def test_7_3_the_most_cards() -> None:
    assert points(scored("r1 r1 k9", "k1", ""), "most-cards") == {0: 48}


def test_7_4_the_most_hedgehogs() -> None:
    assert points(scored("y1", "r1 y1 y9", ""), "most-hedgehogs-reversed") == {1: 36}


def test_7_5_triangles_and_nothing_else() -> None:
    """Unicorns and babies are worth their triangles."""
    state = scored("b0 b6", "k9")
    assert lines(state) == [
        (0, "safaru.7.3", "most-cards", 48),
        (0, "safaru.7.5", "triangles-reversed", 6),
    ]


def test_7_6_eighteen_among_four_are_four_and_a_half_each() -> None:
    state = scored("y1", "y1", "y9", "y2")
    assert GAME.presentation.unit(state.options) == 2
    assert points(state, "most-hedgehogs-reversed") == dict.fromkeys(range(4), 9)


def test_r20_points_are_counted_in_halves() -> None:
    state = scored("y1", "y1", "y9", "")
    assert points(state, "most-hedgehogs-reversed") == dict.fromkeys(range(3), 12)


def test_r23_those_level_in_cards_share_and_nobody_scores_for_nothing() -> None:
    assert points(scored("r1", "k1", ""), "most-cards") == {0: 24, 1: 24}
    assert lines(scored("", "")) == []


# Teams, and the end


@pytest.mark.parametrize(
    ("options", "teams"),
    [({}, [[0], [1], [2], [3]]), ({"partners": "yes"}, [[0, 2], [1, 3]])],
)
def test_7_7_alone_or_in_teams(options: dict[str, str], teams: list[list[int]]) -> None:
    state = begun(4, reversed="yes", **options)
    assert state.teams() == teams and len(state.piles) == len(teams)


@pytest.mark.parametrize("seats", [2, 3])
def test_7_7_two_or_three_are_always_alone(seats: int) -> None:
    assert len(begun(seats, reversed="yes", partners="yes").teams()) == seats


@pytest.mark.parametrize(("rounds", "last"), [("0", 3), ("1", 1), ("5", 5)])
def test_7_8_as_many_packs_as_players_or_as_agreed(rounds: str, last: int) -> None:
    state = begun(3, reversed="yes", rounds=rounds)
    ends = []
    for pack in range(1, 7):
        state.deal = pack
        ends.append(state.is_final())
    assert ends.index(True) + 1 == last


def test_r24_as_many_packs_as_players() -> None:
    state = begun(4, reversed="yes")
    state.deal = 4
    assert state.is_final()


@pytest.mark.parametrize(
    ("rounds", "deals", "is_over"), [(1, 3, True), (3, 1, True), (2, 2, False)]
)
def test_7_8_the_smaller_of_both_numbers_holds(rounds: int, deals: int, is_over: bool) -> None:
    """safaru.r24: the packs of a reversed match, and the limit that every game has."""
    assert scored("r1", "k9", rounds=str(rounds), deals=str(deals)).over == is_over


def test_7_8_the_total_to_reach_ends_no_reversed_match() -> None:
    assert not scored("r1 r6", "k9", target="1").over


def test_7_8_the_lowest_total_wins() -> None:
    assert scored("r1 r6", "k9", rounds="1").ranking() == [2, 1]
    assert scored("r1", "k9", rounds="1").ranking() == [1, 1]

"""Chapter 6: how a game ends, what it is worth, and several in a row."""

from __future__ import annotations

import pytest

from games.pique_points.positions import hand, stash, table
from games.positions import begun, go, legal, lines
from tablee.engine.moves import DEAL, HOUSE, Seat
from tablee.engine.rng import FastRng
from tablee.games.pique_points import GAME
from tablee.games.pique_points.rules import PiquePoints


@pytest.mark.parametrize("card", ["r50", "p1", "s50", "gendarme", "accident", "pickup"])
def test_6_1_the_last_card_ends_the_game_at_once(card: str) -> None:
    state = go(table(card, "x", stashes=("p2", "p3")), f"lay {card}")
    assert (state.settled, state.over, hand(state, 0)) == (True, True, "")


def test_6_1_one_draws_before_the_last_card_or_not_at_all() -> None:
    state = go(table("s50", "x", stock="s90"), "draw, lay s50")
    assert not state.settled
    assert hand(state, 0) == "s90"


def test_r26_the_theft_of_a_last_gendarme_counts() -> None:
    state = go(table("belt s50", "gendarme", stashes=("p3",)), "lay belt, done, lay gendarme")
    assert state.settled
    assert lines(state) == [
        (0, "pique_points.6.4", "stash", 0),
        (1, "pique_points.6.4", "stash", 3),
    ]


def test_r26_a_last_infraction_goes_unpunished() -> None:
    state = go(table("pressure", "gendarme s50", stashes=("p3",)), "lay pressure")
    assert (state.settled, stash(state, 0), state.ranking()) == (True, "p3", [1, 2])


def test_6_2_a_round_in_which_nobody_lays_or_draws_ends_the_game() -> None:
    state = go(table("s50", "x", "x", stashes=("p1", "p2", "")), "draw, done")
    go(state, "done, done")
    assert not state.settled
    assert go(state, "done").settled
    assert state.ranking() == [2, 1, 3]


def test_6_2_a_card_drawn_or_laid_begins_the_count_anew() -> None:
    state = table("x x", "x", "x p1", stock="x x")
    go(state, "done, done, draw, done, done, done")
    assert not state.settled
    go(state, "lay p1, done, done, done")
    assert not state.settled
    assert go(state, "done").settled


def test_r6_a_missed_turn_doesnt_count_for_the_round() -> None:
    state = go(table("accident s50", "x", "x"), "lay accident, done, skip 1 0, done, done")
    assert not state.settled
    assert go(state, "done").settled


def test_6_2_a_turn_with_nothing_to_draw_is_one_of_them() -> None:
    """Under pressure, and because of a Pick-up."""
    hands = ("pressure s50 s90", "s50 s90", "accident accident")
    state = go(table(*hands, stock="", stashes=("p1",)), "lay pressure, draw, done")
    assert state.idle == 1
    state = go(table("pickup s50", "x", "x", stock=""), "lay pickup, draw, pass 1 0")
    assert state.idle == 1


def test_6_3_a_missed_turn_isnt_counted_and_that_of_a_pick_up_is() -> None:
    state = go(table("accident s50", "x", "x"), "lay accident, done, skip 1 0")
    assert state.turns == 1
    state = go(table("pickup s50", "x", "x"), "lay pickup, done, penalty 1 0")
    assert state.turns == 2


def test_6_3_and_r33_a_game_has_a_last_turn() -> None:
    """pique_points.r33: a sure end."""
    state = go(table("x", "x", stock="x x x", turns="3"), "draw, done, draw, done")
    assert not state.settled
    assert go(state, "draw, done").settled
    assert GAME.defaults()["turns"] == 500


def test_6_4_points_that_were_laid_count() -> None:
    state = go(table("p3 s50", "p3", stashes=("p1 p2", "p2")), "lay s50, done, lay p3")
    assert [line.points for line in state.lines] == [3, 5]
    assert state.lines[1].params == {"count": 2, "cards": "p2 p3"}
    assert hand(state, 0) == "p3"


def test_6_4_the_places_behind_the_winner_go_by_points() -> None:
    state = go(table("s50", "x", "x", "x", stashes=("p1", "p3", "p2", "p1")), "lay s50")
    assert state.ranking() == [3, 1, 2, 3]


def test_r27_points_decide_and_not_the_number_of_cards() -> None:
    state = go(table("s50", "x", stashes=("p1 p1", "p3")), "lay s50")
    assert state.ranking() == [2, 1]


def test_r28_level_players_share_the_victory() -> None:
    state = go(table("s50", "x", "x", stashes=("p1 p2", "p3", "p2")), "lay s50")
    assert state.ranking() == [1, 1, 3]


# Several games


def finished(points: list[int], games: str = "3", seed: str = "games") -> PiquePoints:
    """A match whose first game has just ended with these points."""
    state = begun(GAME, len(points), games=games)
    state.rng = FastRng(seed)
    end(state, points)
    return state


def end(state: PiquePoints, points: list[int]) -> None:
    """The game is over and everybody has so many points."""
    scored = state.score()
    for line, worth in zip(scored, points, strict=True):
        line.points = worth
    state.settle(scored)


def test_6_5_a_match_is_one_game_unless_agreed_otherwise() -> None:
    assert finished([3, 1], games="1").over
    state = finished([3, 1], games="2")
    assert (state.over, state.active(), legal(state)) == (False, [HOUSE], "deal")


@pytest.mark.parametrize("winner", range(4))
def test_1_3_the_winner_begins_the_next_game(winner: int) -> None:
    state = finished([5 if s == winner else s for s in range(4)])
    state.play(HOUSE, DEAL)
    assert (state.turn, state.dealer) == (winner, (winner - 1) % 4)


def test_r28_level_winners_draw_lots_for_the_beginning() -> None:
    first = set()
    for seed in range(30):
        state = finished([4, 1, 4, 0], seed=str(seed))
        state.play(HOUSE, DEAL)
        first.add(state.turn)
    assert first == {Seat(0), Seat(2)}


def test_6_5_and_r29_games_won_decide_and_points_arent_added_up() -> None:
    """pique_points.r29: the ranking of a match."""
    state = finished([9, 1, 0])
    for points in ([1, 2, 0], [0, 2, 1]):
        state.play(HOUSE, DEAL)
        end(state, points)
    assert (state.over, state.ranking(), state.scores()) == (True, [2, 1, 3], [1, 2, 0])


def test_6_5_a_match_of_several_games_is_scored_in_games_from_the_first_on() -> None:
    view = GAME.view(finished([3, 5, 1]), None, [])
    assert (view.deals_decide, view.scores, view.deal_scores) == (True, [0, 1, 0], [[3, 5, 1]])
    single = GAME.view(finished([3, 5, 1], games="1"), None, [])
    assert (single.deals_decide, single.scores) == (False, [3, 5, 1])


def test_6_5_a_shared_victory_counts_for_each() -> None:
    state = finished([2, 2, 0], games="2")
    state.play(HOUSE, DEAL)
    end(state, [0, 1, 1])
    assert (state.ranking(), state.scores()) == ([2, 1, 2], [1, 2, 1])

"""The probes by their articles: what no law can know."""

from __future__ import annotations

import pytest

from games.walks import Walk
from probes.memory import GAME as MEMORY
from probes.memory.rules import Memory
from probes.passing import GAME as PASSING
from probes.passing.rules import DECK as PASSING_DECK
from probes.passing.rules import Passing
from probes.rows import GAME as ROWS
from probes.teams import GAME as TEAMS
from probes.teams.rules import DECK, Teams
from probes.window import GAME as WINDOW
from probes.window.rules import DECK as WINDOW_DECK
from probes.window.rules import Window
from tablee.engine.cards import set_of
from tablee.engine.game import Game
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FastRng
from tablee.engine.state import IllegalMove, State


def begun(game: Game, seats: int, **options: str) -> State:
    state = game.start(game.read_options(options), seats, FastRng("probe"))
    state.dealer = Seat(seats - 1)
    return state


def play(game: Game, state: State, seat: int, text: str) -> None:
    move = game.vocabulary.read(text)
    assert move is not None
    state.play(Seat(seat), move)


def refused(game: Game, state: State, seat: int, text: str) -> str:
    with pytest.raises(IllegalMove) as answer:
        play(game, state, seat, text)
    return answer.value.refusal.article


def lines(state: State) -> list[tuple[int, str, int]]:
    return [(line.seat, line.article, line.points) for line in state.lines]


def test_rows_are_compared_with_the_left_neighbour() -> None:
    state = begun(ROWS, 2, pictures="4", length="2")
    star = state.details()["star"]
    assert isinstance(star, int)
    names = [f"p{n:02}" for n in range(1, 5) if n != star + 1]
    for seat, text in [(0, names[0]), (1, names[0]), (1, names[1]), (0, f"p{star + 1:02}")]:
        play(ROWS, state, seat, f"lay {text}")
    same, other, starred = "rows.2.1", "rows.2.2", "rows.2.3"
    assert lines(state) == [
        (0, same, 3),
        (0, other, 0),
        (0, starred, 1),
        (1, same, 3),
        (1, other, 0),
    ]


def test_a_picture_is_laid_once_and_is_of_the_set() -> None:
    state = begun(ROWS, 2, pictures="4")
    play(ROWS, state, 0, "lay p01")
    assert refused(ROWS, state, 0, "lay p01") == "rows.1.2"
    assert refused(ROWS, state, 0, "lay p05") == "rows.1.1"


def window(laid: str) -> Window:
    state = begun(WINDOW, 2)
    assert isinstance(state, Window)
    state.turn = Seat(0)
    state.hands = [WINDOW_DECK.read([laid]), WINDOW_DECK.read(["r9"])]
    play(WINDOW, state, 0, f"lay {laid}")
    return state


def test_a_window_closes_or_is_challenged() -> None:
    state = window("b1")
    assert state.active() == [1, HOUSE]
    assert refused(WINDOW, state, 0, "challenge") == "table.1"
    play(WINDOW, state, 99, "close")
    assert refused(WINDOW, state, 1, "lay b2") == "window.1.1"
    play(WINDOW, state, 1, "lay r9")
    play(WINDOW, state, 0, "challenge")
    unchallenged = (0, "window.2.1", 1)
    assert lines(state) == [unchallenged, (0, "window.2.2", -2), (1, "window.2.3", 2)]


def test_a_black_card_is_caught() -> None:
    state = window("b1")
    play(WINDOW, state, 1, "challenge")
    play(WINDOW, state, 1, "lay r9")
    play(WINDOW, state, 99, "close")
    assert lines(state)[:2] == [(0, "window.2.2", -2), (1, "window.2.3", 2)]


def memory() -> Memory:
    state = begun(MEMORY, 2, values="2")
    assert isinstance(state, Memory)
    state.seat, state.cells = Seat(0), [1, 1, 2, 2]
    return state


def test_an_even_sum_is_covered_by_the_house() -> None:
    state = memory()
    play(MEMORY, state, 0, "turn 0")
    assert refused(MEMORY, state, 0, "turn 0") == "memory.1.1"
    play(MEMORY, state, 0, "turn 1")
    assert state.active() == [HOUSE]
    play(MEMORY, state, 99, "cover")
    assert (state.active(), state.cells) == ([1], [1, 1, 2, 2])


def test_an_odd_sum_wins_one_card_and_puts_the_other_back() -> None:
    state = memory()
    play(MEMORY, state, 0, "turn 0")
    play(MEMORY, state, 0, "turn 2")
    assert refused(MEMORY, state, 0, "back v3") == "memory.2.1"
    play(MEMORY, state, 0, "back v2")
    assert (state.cells, state.won) == ([2, 1, 0, 2], [[1], []])


def passing(mine: list[str], other: list[str]) -> Passing:
    state = begun(PASSING, 2)
    assert isinstance(state, Passing)
    state.turn = Seat(0)
    state.hands = [PASSING_DECK.read(mine), PASSING_DECK.read(other)]
    return state


def test_a_duty_binds_the_next_player_only() -> None:
    state = passing(["duty1", "free2"], ["free1", "free3"])
    assert refused(PASSING, state, 0, "play free1") == "passing.1.1"
    play(PASSING, state, 0, "play duty1")
    assert refused(PASSING, state, 1, "play free1") == "passing.2.1"
    play(PASSING, state, 1, "draw")
    play(PASSING, state, 0, "play free2")
    assert lines(state) == [(0, "passing.3.1", 0), (1, "passing.3.1", -3)]


def test_an_empty_stock_is_renewed_from_the_discards() -> None:
    state = passing(["duty1"], ["free1"])
    state.stock, state.discard = [], PASSING_DECK.read(["free2", "free3", "free4"])
    play(PASSING, state, 0, "draw")
    assert (len(state.stock), state.discard) == (1, PASSING_DECK.read(["free4"]))
    play(PASSING, state, 1, "draw")
    play(PASSING, state, 0, "draw")
    assert [len(hand) for hand in state.hands] == [2, 2]


def trick(*hands: str) -> Teams:
    state = begun(TEAMS, 4)
    assert isinstance(state, Teams)
    state.leader = Seat(0)
    state.hands = [set_of(DECK.read(hand.split())) for hand in hands]
    return state


def test_who_can_follow_must() -> None:
    state = trick("r1 r2", "r3 g9", "g1 g2", "g3 g4")
    play(TEAMS, state, 0, "play r1")
    assert refused(TEAMS, state, 1, "play g9") == "teams.1.2"
    assert refused(TEAMS, state, 1, "play r4") == "teams.1.1"
    play(TEAMS, state, 1, "play r3")
    play(TEAMS, state, 2, "play g1")


def test_the_neighbour_chooses_how_a_trick_counts() -> None:
    state = trick("r1 r5", "r3 g9", "r3 g2", "g3 g4")
    for seat, card in enumerate(["r1", "r3", "r3", "g3"]):
        play(TEAMS, state, seat, f"play {card}")
    assert state.active() == [2]  # of twins the first played wins: seat 1, so 2 chooses
    play(TEAMS, state, 2, "top")
    for seat, card in [(1, "g9"), (2, "g2"), (3, "g4"), (0, "r5")]:
        play(TEAMS, state, seat, f"play {card}")
    play(TEAMS, state, 2, "cards")
    assert lines(state) == [(1, "teams.2.3", 6), (1, "teams.2.2", 5)]
    assert state.deal_scores == [[0, 11]]


def test_the_lowest_team_wins() -> None:
    state = trick("r1", "r3", "r2", "g3")
    for seat, card in enumerate(["r1", "r3", "r2", "g3"]):
        play(TEAMS, state, seat, f"play {card}")
    play(TEAMS, state, 2, "top")
    assert (state.scores(), state.ranking()) == ([0, 6], [1, 2])


def test_who_could_not_follow_is_imagined_without_the_colour() -> None:
    walk = Walk.begin(TEAMS, TEAMS.read_options({}), 4, "voids").go(45)
    assert isinstance(walk.state, Teams) and any(walk.state.voids)
    for knowledge in walk.knowledge:
        for _ in range(20):
            world = TEAMS.imagine(knowledge, walk.rng)
            assert isinstance(world, Teams)
            assert not any(hand & void for hand, void in zip(world.hands, world.voids, strict=True))

"""The probes by their articles: what no law can know."""

from __future__ import annotations

from games import positions
from games.positions import move, refused
from games.walks import Walk, watchers
from games.worlds import done_otherwise, truth
from probes.memory import GAME as MEMORY
from probes.memory.rules import Memory
from probes.passing import GAME as PASSING
from probes.passing.rules import DECK as PASSING_DECK
from probes.passing.rules import Passing
from probes.rows import GAME as ROWS
from probes.rows.rules import READY, Rows
from probes.teams import GAME as TEAMS
from probes.teams.rules import DECK, Teams
from probes.window import GAME as WINDOW
from probes.window.rules import DECK as WINDOW_DECK
from probes.window.rules import Window
from tablee.engine.cards import set_of
from tablee.engine.game import Game, KnowledgeT, OptionsT, StateT, any_game
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FastRng
from tablee.engine.state import AnyState
from tablee.engine.view import SceneT


def begun(game: Game[StateT, OptionsT, SceneT, KnowledgeT], seats: int, **options: str) -> StateT:
    state = positions.begun(game, seats, **options)
    state.dealer = Seat(seats - 1)
    return state


def scored(state: AnyState) -> list[tuple[int, str, int]]:
    return [(line.seat, line.article, line.points) for line in state.lines]


# Rows


def rows(*laid: str, length: int = 2) -> Rows:
    """Rows of two seats with four pictures, of which p04 is the star; nobody is ready yet."""
    state = begun(ROWS, 2, pictures="4", length=str(length))
    state.star = 3
    for seat, row in enumerate(laid):
        for picture in row.split():
            move(state, seat, f"lay {picture}")
    return state


def both_ready(state: Rows) -> Rows:
    for seat in range(2):
        move(state, seat, "ready")
    return state


def test_rows_are_compared_with_the_left_neighbour() -> None:
    same, other, starred = "rows.2.1", "rows.2.2", "rows.2.3"
    assert scored(both_ready(rows("p01 p04", "p01 p02"))) == [
        (0, same, 3),
        (0, other, 0),
        (0, starred, 1),
        (1, same, 3),
        (1, other, 0),
    ]
    assert scored(both_ready(rows("p01 p02", "p02 p03")))[1] == (0, other, 2)


def test_a_picture_is_laid_once_and_is_of_the_set() -> None:
    state = rows("p01")
    assert refused(state, "lay p01", 0)[0] == "rows.1.2"
    assert refused(state, "lay p05", 0)[0] == "rows.1.1"
    move(state, 0, "lay p02")
    assert refused(state, "lay p03", 0)[0] == "rows.1.1"


def test_everybody_is_ready_once_and_with_a_full_row() -> None:
    state = rows("p01 p02", "p01")
    assert refused(state, "ready", 1) == ("rows.1.3", "not-full")
    move(state, 0, "ready")
    assert refused(state, "ready", 0) == ("rows.1.3", "already-ready")
    assert not state.settled
    move(state, 1, "lay p02")
    move(state, 1, "ready")
    assert state.settled


def test_whoever_is_ready_stays_active_may_wait_and_may_change() -> None:
    state = rows("p01 p02", "p03")
    assert refused(state, "change 1 p03", 0)[0] == "rows.1.4"
    move(state, 0, "ready")
    assert (state.active(), state.may_wait(Seat(0)), state.may_wait(Seat(1))) == (
        [0, 1],
        True,
        False,
    )
    assert refused(state, "change 1 p02", 0)[0] == "rows.1.2"
    assert refused(state, "change 3 p03", 0)[0] == "rows.1.3"
    assert refused(state, "change 1 p05", 0)[0] == "rows.1.1"
    move(state, 0, "change 2 p04")
    assert (state.rows[0], state.ready) == ([0, 3], [True, False])


def test_a_row_of_all_pictures_leaves_nothing_to_change() -> None:
    state = rows("p01 p02 p03 p04", "p01", length=4)
    move(state, 0, "ready")
    assert state.active() == [1]


def test_nobody_notices_what_is_laid_or_changed_and_nobody_talks() -> None:
    """rows.1.5"""
    state = rows("p01 p02", "p03")
    move(state, 0, "ready")
    for text in ("lay p01", "change 1 p02"):
        read = state.vocabulary().read(text)
        assert read is not None
        assert [
            ROWS.is_noticed(watcher, Seat(0), read) for watcher in (Seat(0), Seat(1), None)
        ] == [
            True,
            False,
            False,
        ]
    view = ROWS.view(state, Seat(1), [(Seat(0), READY)])
    assert [event.text() for event in view.happened] == ["ready"]
    assert view.talk_closed
    move(state, 1, "lay p04")
    move(state, 1, "ready")
    assert not ROWS.view(state, None, []).talk_closed


def test_others_have_done_otherwise_unnoticed() -> None:
    """Or the law of silence would hold of nothing."""
    game, told = any_game(ROWS), 0
    for seed in range(6):
        walk = Walk.begin(game, game.read_options({}), 3, str(seed)).go(14)
        for watcher in watchers(walk.state):
            pairs = done_otherwise(walk, watcher, FastRng(str(seed)))
            told += sum(truth(real) != truth(other) for real, other, _ in pairs)
    assert told > 20


# Window


def window(laid: str) -> Window:
    state = begun(WINDOW, 2)
    state.turn = Seat(0)
    state.hands = [WINDOW_DECK.read([laid]), WINDOW_DECK.read(["r9"])]
    move(state, 0, f"lay {laid}")
    return state


def test_a_window_closes_or_is_challenged() -> None:
    state = window("b1")
    assert state.active() == [1, HOUSE]
    assert refused(state, "challenge", 0)[0] == "table.1"
    move(state, 99, "close")
    assert refused(state, "lay b2", 1)[0] == "window.1.1"
    move(state, 1, "lay r9")
    move(state, 0, "challenge")
    unchallenged = (0, "window.2.1", 1)
    assert scored(state) == [unchallenged, (0, "window.2.2", -2), (1, "window.2.3", 2)]


def test_a_black_card_is_caught() -> None:
    state = window("b1")
    move(state, 1, "challenge")
    move(state, 1, "lay r9")
    move(state, 99, "close")
    assert scored(state)[:2] == [(0, "window.2.2", -2), (1, "window.2.3", 2)]


# Memory


def memory() -> Memory:
    state = begun(MEMORY, 2, values="2")
    state.seat, state.cells = Seat(0), [1, 1, 2, 2]
    return state


def test_an_even_sum_is_covered_by_the_house() -> None:
    state = memory()
    move(state, 0, "turn 0")
    assert refused(state, "turn 0", 0)[0] == "memory.1.1"
    move(state, 0, "turn 1")
    assert state.active() == [HOUSE]
    move(state, 99, "cover")
    assert (state.active(), state.cells) == ([1], [1, 1, 2, 2])


def test_an_odd_sum_wins_one_card_and_puts_the_other_back() -> None:
    state = memory()
    move(state, 0, "turn 0")
    move(state, 0, "turn 2")
    assert refused(state, "back v3", 0)[0] == "memory.2.1"
    move(state, 0, "back v2")
    assert (state.cells, state.won) == ([2, 1, 0, 2], [[1], []])


# Passing


def passing(mine: list[str], other: list[str]) -> Passing:
    state = begun(PASSING, 2)
    state.turn = Seat(0)
    state.hands = [PASSING_DECK.read(mine), PASSING_DECK.read(other)]
    return state


def test_a_duty_binds_the_next_player_only() -> None:
    state = passing(["duty1", "free2"], ["free1", "free3"])
    assert refused(state, "play free1", 0)[0] == "passing.1.1"
    move(state, 0, "play duty1")
    assert refused(state, "play free1", 1)[0] == "passing.2.1"
    move(state, 1, "draw")
    move(state, 0, "play free2")
    assert scored(state) == [(0, "passing.3.1", 0), (1, "passing.3.1", -3)]


def test_an_empty_stock_is_renewed_from_the_discards() -> None:
    state = passing(["duty1"], ["free1"])
    state.stock, state.discard = [], PASSING_DECK.read(["free2", "free3", "free4"])
    move(state, 0, "draw")
    assert (len(state.stock), state.discard) == (1, PASSING_DECK.read(["free4"]))
    move(state, 1, "draw")
    move(state, 0, "draw")
    assert [len(hand) for hand in state.hands] == [2, 2]


# Teams


def trick(*hands: str) -> Teams:
    state = begun(TEAMS, 4)
    state.leader = Seat(0)
    state.hands = [set_of(DECK.read(hand.split())) for hand in hands]
    return state


def test_who_can_follow_must() -> None:
    state = trick("r1 r2", "r3 g9", "g1 g2", "g3 g4")
    move(state, 0, "play r1")
    assert refused(state, "play g9", 1)[0] == "teams.1.2"
    assert refused(state, "play r4", 1)[0] == "teams.1.1"
    move(state, 1, "play r3")
    move(state, 2, "play g1")


def test_the_neighbour_chooses_how_a_trick_counts() -> None:
    state = trick("r1 r5", "r3 g9", "r3 g2", "g3 g4")
    for seat, card in enumerate(["r1", "r3", "r3", "g3"]):
        move(state, seat, f"play {card}")
    assert state.active() == [2]  # of twins the first played wins: seat 1, so 2 chooses
    move(state, 2, "top")
    for seat, card in [(1, "g9"), (2, "g2"), (3, "g4"), (0, "r5")]:
        move(state, seat, f"play {card}")
    move(state, 2, "cards")
    assert scored(state) == [(1, "teams.2.3", 6), (1, "teams.2.2", 5)]
    assert state.deal_scores == [[0, 11]]


def test_the_lowest_team_wins() -> None:
    state = trick("r1", "r3", "r2", "g3")
    for seat, card in enumerate(["r1", "r3", "r2", "g3"]):
        move(state, seat, f"play {card}")
    move(state, 2, "top")
    assert (state.scores(), state.ranking()) == ([0, 6], [1, 2])


def test_who_could_not_follow_is_imagined_without_the_colour() -> None:
    walk = Walk.begin(any_game(TEAMS), TEAMS.read_options({}), 4, "voids").go(45)
    assert isinstance(walk.state, Teams) and any(walk.state.voids)
    for knowledge in walk.knowledge:
        for _ in range(20):
            world = walk.game.sight.imagine(knowledge, walk.rng)
            assert isinstance(world, Teams)
            assert not any(hand & void for hand, void in zip(world.hands, world.voids, strict=True))

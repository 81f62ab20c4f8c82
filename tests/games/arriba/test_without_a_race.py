"""The head start and calm mode, by the articles."""

from __future__ import annotations

import pytest

from games.arriba.positions import arriba, flipped, phase, piles, resumed, stocks
from games.positions import in_words, move, refused
from tablee.engine.moves import HOUSE, Move, Seat, Verdict
from tablee.engine.options import BadOption
from tablee.engine.play import random_turn
from tablee.engine.record import Recording, difference
from tablee.engine.rng import FAST, FastRng
from tablee.games import find_game
from tablee.games.arriba import GAME
from tablee.games.arriba.moves import GRAB
from tablee.games.arriba.rules import Arriba
from tablee.lab.timeline import Intent, Timeline


def chosen(state: Arriba, choices: str) -> Arriba:
    """What each seat chooses, r or l; a dot: nothing."""
    for seat, letter in enumerate(choices):
        if letter != ".":
            move(state, seat, "choose reach" if letter == "r" else "choose leave")
    move(state, HOUSE, "uncover")
    return state


# 7.1 A head start


def test_7_1_r32_a_head_start_is_agreed_on_for_each_seat_and_shown_to_all() -> None:
    """arriba.7.1, arriba.r32"""
    state = arriba("a1 b1", "c1 d1", "e1 f1", head_start="0 300")
    assert [state.head_start(Seat(seat)) for seat in range(3)] == [0, 300, 0]
    assert GAME.view(state, None, []).scene.head_starts == [0, 300, 0]
    assert ("arriba-words-head-start", {"seat": 1, "time": 300}) in in_words(GAME, state)
    assert GAME.view(arriba("a1", "b1", "c1"), None, []).scene.head_starts == []


@pytest.mark.parametrize("text", ["fast", "-3", "1001", "0 0 0 0 0 0 0 0 0"])
def test_7_1_what_is_no_head_start_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        GAME.read_options({"head_start": text})


class Reaching:
    """Everybody grabs so long after the cards were seen."""

    def __init__(self, after: list[int]) -> None:
        self.after = after

    def see(self, happened: list[tuple[Seat, Move]]) -> list[Seat]:
        return []

    def choose(self, seat: Seat) -> Intent | None:
        return Intent(GRAB, self.after[seat])


@pytest.mark.parametrize(("head_start", "first"), [("", 0), ("0 300", 1), ("0 50", 0)])
def test_7_1_it_decides_who_was_first(head_start: str, first: int) -> None:
    state = flipped(arriba("a1 b1", "a2 d1", "e1 f1", head_start=head_start), 2)
    timeline = Timeline(state, Reaching([400, 600, 4000]), FastRng("lots"))
    timeline.see([])
    house, verdict = timeline.next_move()
    assert house == HOUSE and isinstance(verdict, Verdict) and verdict.seat == first


# 7.2 Calm mode


def test_7_2_everybody_chooses_in_secret_after_a_card() -> None:
    state = flipped(arriba("a1 b1", "c1 d1", "e1 f1", calm="8"))
    assert (phase(state), state.active()) == ("choice", [0, 1, 2, HOUSE])
    (clock,) = state.clocks()
    assert (clock.milliseconds, clock.move.text()) == (8000, "uncover")
    assert all(state.may_wait(Seat(s)) and not state.open_claims(Seat(s)) for s in range(3))
    assert state.closes_talk()
    move(state, 1, "choose reach")
    assert refused(state, "choose leave", 1)[0] == "table.1"
    scenes = [GAME.view(state, Seat(seat), []).scene for seat in range(3)]
    assert [scene.choice for scene in scenes] == ["", "reach", ""]
    assert scenes[0].decided == [False, True, False]
    choice = state.vocabulary().read("choose reach")
    assert choice is not None
    told = [GAME.happened(Seat(watcher), [(Seat(1), choice)]) for watcher in (0, 1)]
    assert [event[0].text() for event in told] == ["choose ?", "choose reach"]


def test_7_2_once_all_have_chosen_nobody_waits_any_longer() -> None:
    state = flipped(arriba("a1 b1", "c1 d1", "e1 f1", calm="8"))
    for seat in range(3):
        move(state, seat, "choose leave")
    assert state.active() == [HOUSE] and state.clocks()[0].milliseconds < 1000


def test_7_2_who_says_nothing_leaves() -> None:
    state = chosen(flipped(arriba("a1 b1", "c1 d1", "e1 f1", calm="8")), "...")
    assert (phase(state), piles(state)[0]) == ("flip", "a1")


def test_7_2_then_all_choices_are_shown_together() -> None:
    """To everybody, until the next ones are asked for."""
    state = flipped(arriba("a1 b1", "c1 d1", "e1 f1", calm="8"))
    assert GAME.view(state, Seat(0), []).scene.choices == []
    chosen(state, ".lr")
    for seat in (None, Seat(0), Seat(2)):
        assert GAME.view(state, seat, []).scene.choices == ["leave", "leave", "reach"]
    told = in_words(GAME, state)
    assert [params["seat"] for key, params in told if key == "arriba-words-reached"] == [2]
    flipped(resumed(state))
    assert (phase(state), GAME.view(state, None, []).scene.choices) == ("choice", [])


def test_7_2_that_nobody_reached_is_shown_too() -> None:
    state = chosen(flipped(arriba("a1 b1", "c1 d1", "e1 f1", calm="8")), "l..")
    assert GAME.view(state, None, []).scene.choices == ["leave"] * 3
    assert "arriba-words-nobody-reached" in [key for key, _ in in_words(GAME, state)]


def test_7_2_without_a_stock_the_last_choice_ends_the_manche() -> None:
    """arriba.6.2: nobody could grab in a last chance."""
    state = chosen(flipped(arriba("a1", "c1", "e1", calm="8", manches="1")), "...")
    chosen(flipped(state), "...")
    chosen(flipped(state), "...")
    assert (state.settled, state.scores()) == (True, [1, 1, 1])


def test_7_2_a_head_without_any_stock_left_is_asked_about() -> None:
    """arriba.6.2: it is the last card, and no signal will come."""
    state = flipped(arriba("a1", "totem", "head", calm="8", manches="1"))
    flipped(chosen(state, "..."))
    flipped(chosen(state, "..."))
    assert (phase(state), state.settled) == ("choice", False)
    assert chosen(state, "r..").scores() == [0, 1, 1]


def two_cards(*stocks: str) -> Arriba:
    """Two are flipped, and nobody wanted the totem after the first."""
    return flipped(chosen(flipped(arriba(*stocks, calm="8")), "..."))


def test_7_2_who_is_right_comes_before_who_is_wrong() -> None:
    state = chosen(two_cards("a1 b1", "a2 d1", "e1 f1"), ".rr")
    assert (state.grabber, state.outcome, phase(state)) == (1, "duel", "hold")
    assert stocks(state)[0] == "b1 a1 a2"


def test_7_2_among_those_who_are_right_a_lot_decides() -> None:
    first: set[int | None] = set()
    for seed in range(20):
        state = two_cards("a1 b1", "a2 d1", "e1 f1")
        state.rng = FastRng(str(seed))
        first.add(chosen(state, "rrl").grabber)
    assert first == {0, 1}


def test_7_2_somebody_pays_for_the_fault_if_nobody_was_right() -> None:
    state = chosen(flipped(arriba("a1 b1", "c1 d1", "e1 f1", calm="8")), "..r")
    assert (state.outcome, state.grabber, stocks(state)[2]) == ("false", 2, "e1 f1 a1")
    assert phase(resumed(state)) == "flip"  # no card lies open


def test_7_2_after_a_verdict_everybody_is_asked_again() -> None:
    state = chosen(two_cards("a1 b1", "totem d1", "e1 f1"), "r..")
    assert phase(resumed(state)) == "choice"


def test_7_2_a_head_is_not_asked_about() -> None:
    state = flipped(arriba("head b1", "c1 d1", "e1 f1", calm="8"))
    assert phase(state) == "signal"
    move(state, 0, "signal")
    move(state, HOUSE, "reveal")
    assert phase(state) == "choice"


def test_7_2_a_calm_match_at_random_can_be_followed_and_imagined() -> None:
    """Every seat can imagine each position, and the record replays."""
    game = find_game("arriba").game
    options = game.read_options({**game.rules.brief, "calm": "5"})
    match, luck = Recording(game, options, 3, FAST, "calm"), FastRng("calm moves")
    known = [game.sight.knowledge(options, 3, Seat(seat)) for seat in range(3)]
    happened: list[tuple[Seat, Move]] = []
    while not match.state.over and len(match.moves) < 400:
        for knowledge in known:
            knowledge.observe(game.view(match.state, knowledge.seat, happened))
            world = game.sight.imagine(knowledge, luck)
            assert game.view(world, knowledge.seat, []) == game.view(
                match.state, knowledge.seat, []
            )
        turn = random_turn(match.state, luck)
        match.play(*turn)
        happened = [turn]
    assert difference(match.record(), game) is None

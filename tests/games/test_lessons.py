"""What can be learnt from a match, in every game that has something to teach."""

from __future__ import annotations

import pytest
from hypothesis import given

from games.laws import GAMES, MOST_STEPS, seeds, somewhere, steps
from games.test_words import said
from games.walks import Walk
from probes.window import GAME as WINDOW
from tablee.engine.game import AnyGame, any_game
from tablee.engine.lessons import (
    MISSED,
    OUTCOMES,
    RIGHT,
    WRONG,
    Lesson,
    Step,
    nothing_to_learn,
)
from tablee.engine.lessons import steps as replayed
from tablee.engine.moves import BREAK_OFF, HOUSE, Move, Seat
from tablee.engine.state import AnyState
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.rulebook import game_rulebook
from tablee.texts import LANGUAGES, catalogue

TEACHING = [game for game in GAMES if game.lessons is not nothing_to_learn]
MOST_MOVES = 400

every_teacher = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in TEACHING
        for seats in game.rules.seats
    ],
)


def learnt(walk: Walk, moves: list[tuple[Seat, Move]]) -> list[Lesson]:
    return walk.game.lessons(replayed(beginning(walk), moves))


def beginning(walk: Walk) -> AnyState:
    assert walk.last_told is not None
    return walk.last_told.copy()  # as it was dealt: nobody has asked what the seats know


def texts(lesson: Lesson) -> list[Text]:
    return [*lesson.about, lesson.said, *([] if lesson.why is None else [lesson.why])]


# Safarü refuses a wrong sum; on the road nothing is missed.
TAUGHT = {
    "calcory": {RIGHT, WRONG, MISSED},
    "diego": {RIGHT, WRONG, MISSED},
    "pique_points": {RIGHT, WRONG},
    "safaru": {RIGHT, MISSED},
}


@pytest.mark.parametrize(("name", "outcomes"), TAUGHT.items())
def test_the_games_that_schools_play_teach(name: str, outcomes: set[str]) -> None:
    game = find_game(name).game
    walks = [somewhere(game, game.rules.seats[0], seed, MOST_MOVES) for seed in range(6)]
    found = [lesson for walk in walks for lesson in learnt(walk, walk.moves)]
    assert {lesson.outcome for lesson in found} == outcomes


def test_a_game_teaches_nothing_unless_it_says_so() -> None:
    walk = somewhere(any_game(WINDOW), 2, 1, MOST_STEPS)
    assert learnt(walk, walk.moves) == []


@every_teacher
@given(seed=seeds)
def test_a_lesson_can_be_told(game: AnyGame, seats: int, seed: int) -> None:
    """In both languages, by an article, and without a name: a pupil's sheet is about no other."""
    walk, package = somewhere(game, seats, seed, MOST_MOVES), find_game(game.name).package
    for lesson in learnt(walk, walk.moves):
        assert lesson.seat in range(seats) and lesson.outcome in OUTCOMES
        assert 1 <= len(lesson.about) <= 2
        for language in LANGUAGES:
            words = catalogue(language, package)
            assert all(said(words, text) for text in texts(lesson))
            assert lesson.article in game_rulebook(game.name, package, language).articles
        assert not [text for text in texts(lesson) if {"seat", "other"} & set(text.params)]


@every_teacher
@given(seed=seeds)
def test_a_lesson_comes_from_a_move_and_stays(game: AnyGame, seats: int, seed: int) -> None:
    """Twice the same; a match that is broken off teaches what it had taught until then."""
    walk = somewhere(game, seats, seed, MOST_MOVES)
    half = walk.moves[: len(walk.moves) // 2]
    found, before = learnt(walk, walk.moves), learnt(walk, half)
    assert found == learnt(walk, walk.moves)
    assert before == learnt(walk, [*half, (HOUSE, BREAK_OFF)])
    assert [head(lesson) for lesson in found[: len(before)]] == [head(lesson) for lesson in before]
    assert all(0 <= lesson.step < len(walk.moves) for lesson in found)


def head(lesson: Lesson) -> tuple[Seat, int, Text]:
    """All but what may turn out later: that somebody else caught it."""
    return lesson.seat, lesson.step, lesson.said


@every_teacher
@given(seed=seeds, count=steps)
def test_a_lesson_goes_by_what_its_seat_could_see(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    """In every world that a seat can't tell from the real one, it learns the same."""
    walk = somewhere(game, seats, seed, count)
    course, next_moves = copied(walk), some_moves(walk.state)
    for seat, knowledge in enumerate(walk.knowledge):
        world = game.sight.imagine(knowledge, walk.rng)
        for mover, move in next_moves:
            real, imagined = (
                [one for one in game.lessons([*course, last]) if one.seat == seat]
                for last in ((count, walk.state, mover, move), (count, world, mover, move))
            )
            assert imagined == real


def copied(walk: Walk) -> list[Step[AnyState]]:
    made = replayed(beginning(walk), walk.moves)
    return [(number, state.copy(), seat, move) for number, state, seat, move in made]


def some_moves(state: AnyState) -> list[tuple[Seat, Move]]:
    """What may come next: the first moves of everybody's lists and the last ones."""
    lists = [(seat, state.legal_moves(seat)) for seat in state.active()]
    return [(seat, move) for seat, moves in lists for move in [*moves[:3], *moves[-3:]]]

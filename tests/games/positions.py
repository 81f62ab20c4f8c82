"""What the tests of every game ask of a position: to play on, to refuse, to tell what it has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.engine.bot import Bot
from tablee.engine.game import AnyGame, Game, KnowledgeT, OptionsT, StateT
from tablee.engine.lessons import Lesson, Step
from tablee.engine.moves import COMMON_MOVES, HOUSE, Move, Seat, Verdict
from tablee.engine.rng import FastRng
from tablee.engine.shown import Happened
from tablee.engine.state import AnyState, IllegalMove
from tablee.engine.view import Knowledge, SceneT
from tablee.engine.words import Params, Refusal, Text


def begun(game: Game[StateT, OptionsT, SceneT, KnowledgeT], seats: int, **options: str) -> StateT:
    return game.start(game.read_options(options), seats, FastRng(game.name))


def move(state: AnyState, seat: int, text: str) -> None:
    read = state.vocabulary().read(text)
    assert read is not None, text
    state.play(Seat(seat), read)


def go(state: StateT, course: str) -> StateT:
    """Moves of whoever is to act, the house included, separated by commas."""
    for text in course.split(","):
        move(state, state.active()[0], text.strip())
    return state


def learnt(
    game: Game[StateT, OptionsT, SceneT, KnowledgeT], state: StateT, course: str
) -> list[Lesson]:
    """What the same teaches; a move of the referee's is written with its seat, `1:not-diego`."""
    return game.lessons(taken(state, course))


def taken(state: StateT, course: str) -> Iterator[Step[StateT]]:
    for number, text in enumerate(course.split(",")):
        mover, read = made(state, text.strip())
        yield number, state, mover, read
        state.play(mover, read)


def made(state: AnyState, text: str) -> tuple[Seat, Move]:
    caller, _, word = text.rpartition(":")
    if caller:
        claim = state.vocabulary().read_claim(word)
        assert claim is not None, text
        return HOUSE, Verdict(Seat(int(caller)), claim, state.exposure)
    read = state.vocabulary().read(text)
    assert read is not None, text
    return next(seat for seat in state.active() if read in state.legal_moves(seat)), read


def refusal(state: AnyState, text: str, seat: int | None = None) -> Refusal:
    """The answer to a move that is refused; of whoever is to act, if no seat is given."""
    with pytest.raises(IllegalMove) as answer:
        move(state, state.active()[0] if seat is None else seat, text)
    return answer.value.refusal


def refused(state: AnyState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The article and the sentence that forbid this move."""
    why = refusal(state, text, seat)
    return why.article, why.key


def moves(state: AnyState) -> list[str]:
    return [one.text() for seat in state.active() for one in state.legal_moves(seat)]


def legal(state: AnyState) -> str:
    """The moves of whoever is to act, sorted, so that a test depends on no order."""
    return ", ".join(sorted(moves(state)))


def cards_in(state: AnyState, place: str) -> str:
    return next(" ".join(zone.cards) for zone in state.zones() if zone.name == place)


def lines(state: AnyState) -> list[tuple[int, str, str, int]]:
    """What was scored, sorted, so that a test depends on no order."""
    return sorted((line.seat, line.article, line.key, line.points) for line in state.lines)


def in_words(
    game: Game[StateT, OptionsT, SceneT, KnowledgeT], state: StateT, seat: Seat | None = None
) -> list[tuple[str, Params]]:
    """The table in sentences, as this watcher reads it."""
    sentences = game.presentation.in_words(game.view(state, seat, []))
    return [(sentence.key, sentence.params) for sentence in sentences]


def watch(
    game: Game[StateT, OptionsT, SceneT, KnowledgeT],
    state: StateT,
    watcher: Bot[OptionsT, SceneT] | Knowledge[OptionsT, SceneT],
    course: str = "",
) -> None:
    """Show a bot, or what a seat knows, the table, and then every move of a course."""
    if watcher.last is None:
        watcher.observe(game.view(state, watcher.seat, []))
    for text in course.split(", ") if course else []:
        mover, read = state.active()[0], state.vocabulary().read(text)
        assert read is not None, text
        state.play(mover, read)
        watcher.observe(game.view(state, watcher.seat, [(mover, read)]))


# As the client finds the sentence of an act


def offered(game: AnyGame, verb: str, params: Params) -> Text:
    return Text(f"{game.name}-{verb}-offered", params)


def told(game: AnyGame, happened: Happened) -> Text:
    """What the house does has sentences of its own."""
    if happened.verb in [move.verb() for move in COMMON_MOVES]:
        return Text(f"{happened.verb}-told")
    by = "house" if happened.seat == HOUSE else "told"
    return Text(f"{game.name}-{happened.verb}-{by}", {"seat": happened.seat, **happened.params})

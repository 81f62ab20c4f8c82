"""All that games say while they are played becomes sentences, and every article can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.engine.game import AnyGame
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng
from tablee.engine.state import AnyState
from tablee.engine.words import Refusal, ScoreLine, Text
from tablee.games import Shelved, known_games
from tablee.rulebook import game_rulebook, table_rulebook
from tablee.texts import LANGUAGES, Language, catalogue

MATCHES = 4
MOVES_TRIED = 40

every_game = pytest.mark.parametrize(
    ("shelved", "seats"),
    [
        pytest.param(shelved, seats, id=f"{name}-{seats}")
        for name, shelved in known_games().items()
        for seats in shelved.game.rules.seats
    ],
)


def positions(game: AnyGame, seats: int) -> Iterator[AnyState]:
    """Every position of some random matches of one deal."""
    for number in range(MATCHES):
        rng = FastRng(f"said/{number}")
        state = game.start(game.read_options({"deals": "1"}), seats, rng)
        luck = rng.stream("luck")
        while not state.over:
            yield state
            state.apply(*random_turn(state, luck))
        yield state


def said(state: AnyState, rng: FastRng) -> Iterator[Text | Refusal | ScoreLine]:
    yield from state.lines
    for seat in state.active():
        if seat != HOUSE:
            yield state.prompt(seat)
    moves = state.vocabulary().moves
    for _ in range(MOVES_TRIED):
        seat = Seat(rng.below(state.seats))
        refusal = state.refusal(seat, moves[rng.below(len(moves))])
        if refusal is not None:
            yield refusal


@every_game
def test_everything_said_in_play_is_a_sentence_with_its_article(
    shelved: Shelved, seats: int
) -> None:
    rng = FastRng("tried")
    heard: dict[str, Text | Refusal | ScoreLine] = {}
    for state in positions(shelved.game, seats):
        for words in said(state, rng):
            heard.setdefault(f"{words.key} {sorted(words.params)}", words)
    assert heard
    for language in LANGUAGES:
        for words in heard.values():
            assert catalogue(language, shelved.package).say(words)
            assert isinstance(words, Text) or words.article in articles(shelved, language)


def articles(shelved: Shelved, language: Language) -> set[str]:
    book = game_rulebook(shelved.game.name, shelved.package, language)
    return {*book.articles, *table_rulebook(language).articles}

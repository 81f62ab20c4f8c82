"""Every game in words: whatever can be offered, told or seen has its sentence in both languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.walks import Walk, watchers
from tablee.engine.words import Text
from tablee.games import Shelved, known_games
from tablee.texts import LANGUAGES, Catalogue, catalogue

every_game = pytest.mark.parametrize(
    "shelved", known_games().values(), ids=lambda shelved: shelved.game.name
)


def said(words: Catalogue, text: Text) -> str:
    """As the rim says it: seats and cards by their names."""
    params = dict(text.params)
    if "seat" in params:
        params["seat"] = f"seat {params['seat']}"
    if "card" in params:
        params["card"] = named(words, str(params["card"]))
    if "cards" in params:
        params["cards"] = ", ".join(named(words, card) for card in str(params["cards"]).split())
    return words.sentence(text.key, params)


def named(words: Catalogue, card: str) -> str:
    assert "?" not in card
    if "card" not in words.keys:
        return card
    return words.sentence("card", {"name": card, "letter": card[0], "number": card[1:]})


@every_game
@given(seed=st.integers(0, 1000), count=st.integers(0, 120))
def test_everything_can_be_said(shelved: Shelved, seed: int, count: int) -> None:
    game = shelved.game
    walk = Walk.begin(game, game.read_options({}), game.seats[-1], str(seed)).go(count)
    for language in LANGUAGES:
        words = catalogue(language, shelved.package)
        for watcher in watchers(walk.state):
            view = game.view(walk.state, watcher, walk.moves[-1:])
            texts = [*game.twin(view), *(game.offered(move) for move in view.moves)]
            texts += [game.told(event.move, event.seat) for event in view.happened]
            assert all(said(words, text) for text in texts)

"""Every game in words: whatever can be offered, told or seen has its sentence in both languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.positions import offered, told
from games.walks import Walk, watchers
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.state import AnyState
from tablee.engine.words import Text
from tablee.games import Shelved, known_games
from tablee.texts import LANGUAGES, Catalogue, catalogue

SEEDS, MOST_MOVES = 4, 150
OF_A_MOVE = ("-offered", "-told", "-house")

every_game = pytest.mark.parametrize(
    "shelved", known_games().values(), ids=lambda shelved: shelved.game.name
)


def said(words: Catalogue, text: Text) -> str:
    """As the rim says it: seats and cards by their names."""
    params = dict(text.params)
    for name in ("seat", "other"):
        if name in params:
            params[name] = f"seat {params[name]}"
    return words.tell(Text(text.key, params))


@every_game
@given(seed=st.integers(0, 1000), count=st.integers(0, 120))
def test_everything_can_be_said(shelved: Shelved, seed: int, count: int) -> None:
    game = shelved.game
    walk = Walk.begin(
        game, game.read_options(game.rules.brief), game.rules.seats[-1], str(seed)
    ).go(count)
    for language in LANGUAGES:
        words = catalogue(language, shelved.package)
        for watcher in watchers(walk.state):
            view = game.view(walk.state, watcher, walk.moves[-1:])
            texts: list[Text] = [*game.presentation.in_words(view)]
            for offer in [*view.offers, *view.claims]:
                texts += [offered(game, offer.verb, params) for params in offer.choices()]
            texts += [Text(clock.purpose) for clock in view.clocks]
            texts += [told(game, event) for event in view.happened]
            texts += [Text(line.key, line.params) for line in view.lines]
            texts += [view.prompt] if view.prompt else []
            assert all(said(words, text) for text in texts if is_due(shelved, words, text))


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_every_moment_of_a_match_can_be_said(shelved: Shelved, most: bool) -> None:
    """Who looks on, and who is to act: their sentences are whole, and tell nobody of themselves."""
    game = shelved.game
    catalogues = [catalogue(language, shelved.package) for language in LANGUAGES]
    seats = game.rules.seats[-1 if most else 0]
    for seed in range(SEEDS):
        walk = Walk.begin(game, game.read_options(game.rules.brief), seats, f"said {seed}")
        while walk.step() and len(walk.moves) < MOST_MOVES:
            for view in [game.view(walk.state, seat, []) for seat in readers(walk.state)]:
                texts = [*game.presentation.in_words(view), *filter(None, [view.prompt])]
                assert all(said(words, text) for words in catalogues for text in texts)
                assert not [text for text in texts if is_of_oneself(text)]


def readers(state: AnyState) -> list[Seat | None]:
    return [None, *[seat for seat in state.active() if seat != HOUSE]]


def is_of_oneself(text: Text) -> bool:
    return "seat" in text.params and text.params["seat"] == text.params.get("other")


def is_due(shelved: Shelved, words: Catalogue, text: Text) -> bool:
    """A game of the shelf has a sentence for everything; for a probe the notation will do."""
    return not shelved.hidden or text.key in words.keys or not text.key.endswith(OF_A_MOVE)

"""Bots by name or by class, and the one that plays at random."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from lab.odd_bots import Star, Watchful
from probes.rows import GAME as ROWS
from probes.window import GAME as WINDOW
from tablee.bots import AnyBot, BadBot, find_bot
from tablee.bots.random_bot import RandomBot
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.texts import catalogue

GAME = any_game(ROWS)


def why_not(spec: str) -> tuple[str, str]:
    with pytest.raises(BadBot) as caught:
        find_bot(GAME, spec)
    assert catalogue("fr").say(caught.value.why)
    return caught.value.why.key, catalogue("en").say(caught.value.why)


# Found


def test_every_game_has_the_random_bot() -> None:
    assert find_bot(GAME, "random") is RandomBot


def test_a_game_has_bots_of_its_own() -> None:
    game = replace(GAME, bots={"star": Star})
    assert find_bot(game, "star") is Star
    assert find_bot(game, "random") is RandomBot


def test_a_bot_by_its_class() -> None:
    assert find_bot(GAME, "lab.odd_bots:Star") is Star


def test_an_unknown_name_lists_the_known() -> None:
    game = replace(GAME, bots={"star": Star})
    with pytest.raises(BadBot) as caught:
        find_bot(game, "strong")
    assert caught.value.why.params == {"bot": "strong", "choices": "random, star"}


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("", "bot-unknown"),
        ("lab.odd_bots", "bot-unknown"),
        ("nowhere.at_all:Star", "bot-no-module"),
        ("lab.nowhere:Star", "bot-no-module"),
        (":Star", "bot-no-module"),
        (".relative:Star", "bot-no-module"),
        ("lab.odd_bots:Sun", "bot-no-class"),
        ("lab.odd_bots:", "bot-no-class"),
        ("lab.odd_bots:NOT_A_CLASS", "bot-not-a-bot"),
        ("lab.odd_bots:NotABot", "bot-not-a-bot"),
    ],
)
def test_what_is_no_bot(spec: str, key: str) -> None:
    assert why_not(spec)[0] == key


def test_a_module_that_fails_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "half_a_bot.py").write_text("import no_such_library\n")
    (tmp_path / "no_python.py").write_text("class Bot(\n")
    key, said = why_not("half_a_bot:Bot")
    assert key == "bot-broken-module"
    assert "no_such_library" in said
    key, said = why_not("no_python:Bot")
    assert key == "bot-broken-module"
    assert "SyntaxError" in said


# At random


def seated(seat: int, seed: str) -> AnyBot:
    return RandomBot(ROWS.rules.options(), 2, Seat(seat), FastRng(seed))


def chosen(bot: AnyBot) -> str | None:
    choice = bot.choose()
    return None if choice is None else choice.text


def test_every_move_is_equally_likely() -> None:
    state = ROWS.start(ROWS.read_options({"pictures": "4"}), 2, FastRng("uniform"))
    bot = seated(0, "uniform")
    bot.observe(ROWS.view(state, Seat(0), []))
    counts = Counter(chosen(bot) for _ in range(4000))
    assert set(counts) == {"lay p01", "lay p02", "lay p03", "lay p04"}
    assert all(850 < count < 1150 for count in counts.values())


def test_waiting_is_as_likely_as_a_move_where_the_house_may_end_it() -> None:
    state = WINDOW.start(WINDOW.rules.options(), 2, FastRng("wait"))
    mover = state.active()[0]
    state.apply(mover, state.legal_moves(mover)[0])
    watcher = state.left_of(mover)
    bot = seated(watcher, "wait")
    bot.observe(WINDOW.view(state, watcher, []))
    counts = Counter(chosen(bot) for _ in range(2000))
    assert set(counts) == {"challenge", None}
    assert all(850 < count < 1150 for count in counts.values())


def test_the_same_seed_chooses_the_same() -> None:
    state = ROWS.start(ROWS.rules.options(), 2, FastRng("same"))
    view = ROWS.view(state, Seat(1), [])
    choices = []
    for _ in range(2):
        bot = Watchful(ROWS.rules.options(), 2, Seat(1), FastRng("bot"))
        bot.observe(view)
        choices.append([bot.choose() for _ in range(20)])
    assert choices[0] == choices[1]

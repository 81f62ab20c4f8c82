"""Chapter 6: what was covered is nowhere, and nobody is told a sum who doesn't want to be."""

from __future__ import annotations

import re

import msgspec
import pytest

from games.calcory.positions import table
from games.positions import go, told, watch
from games.walks import Walk, as_bytes, watchers
from games.worlds import consistent_worlds, due, imagined_worlds, sent
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.games.calcory import GAME
from tablee.games.calcory.view import CalcoryKnowledge
from tablee.games.calcory.words import in_words

ANY = any_game(GAME)
KINDS = set(GAME.rules.cards(GAME.read_options({}), 4))


def named(part: object) -> set[str]:
    return set(re.findall(r"\w+", msgspec.json.encode(part).decode())) & KINDS


def face_up(walk: Walk, watcher: Seat | None) -> set[str]:
    zones = walk.state.zones()
    return {card for zone in zones if zone.is_seen_by(watcher) for card in zone.cards}


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_6_1_nothing_names_a_card_that_isnt_face_up_now(seats: int) -> None:
    """At every move of a match: nor does anything that stays to be read name any card."""
    walk = Walk.begin(ANY, GAME.read_options({}), seats, "face up")
    while walk.step():
        for watcher in watchers(walk.state):
            view = ANY.view(walk.state, watcher, walk.moves[-1:])
            assert named(view) <= face_up(walk, watcher)
            assert named(in_words(view)) <= face_up(walk, watcher)
            said = [told(ANY, event) for event in view.happened]
            assert named([view.happened, said, view.prompt, view.lines]) == set()


def test_6_1_one_may_not_look_back_while_the_match_runs() -> None:
    assert GAME.sight.recall(table("1 2 / 3 4")) is not None


def test_6_1_a_covered_card_leaves_the_table_in_words() -> None:
    state = go(table("9 3 2 1"), "turn A1, turn A2, turn A3")
    assert named(in_words(GAME.view(state, None, []))) == {"r9", "r3", "r2"}
    go(state, "cover")
    assert named(in_words(GAME.view(state, None, []))) == set()


def test_6_2_mental_arithmetic_tells_no_sum() -> None:
    """Two tables that differ in this alone: the sums are gone, and nothing else changes."""
    plain = Walk.begin(ANY, GAME.read_options({}), 3, "sums")
    mental = Walk.begin(ANY, GAME.read_options({"mental": "yes"}), 3, "sums")
    while plain.step() and mental.step():
        for watcher in watchers(plain.state):
            view = ANY.view(mental.state, watcher, [])
            scene = msgspec.to_builtins(view.scene)
            assert (scene.pop("sum"), scene.pop("to_beat")) == (None, None)
            both = msgspec.to_builtins(ANY.view(plain.state, watcher, []).scene)
            assert scene == {name: both[name] for name in scene}
            texts = [*in_words(view), *([] if view.prompt is None else [view.prompt])]
            assert not [text for text in texts if "sum" in text.params]


def test_6_2_the_table_still_judges() -> None:
    state = go(table("9 3 2 1", mental="yes"), "turn A1, turn A2, turn A3")
    assert state.details()["phase"] == "over"


# What may be remembered


@pytest.mark.parametrize("seed", range(12))
def test_r13_a_seat_knows_of_a_catch_all_but_the_card_put_back(seed: int) -> None:
    """Against every deal and every hidden choice, on walks that have come to a catch."""
    walk = Walk.begin(ANY, GAME.read_options(GAME.rules.tiny), 2, f"catch/{seed}").go(2)
    while not any("at " in move.text() for _, move in walk.moves) and walk.step():
        pass
    walk.go(seed % 3)
    for knowledge in walk.knowledge:
        fitting = consistent_worlds(walk, knowledge.seat, sent)
        assert fitting == consistent_worlds(walk, knowledge.seat, due)
        assert imagined_worlds(walk, knowledge.seat, 40 * len(fitting)) == fitting


def knows(grid: str, texts: str, seat: int) -> CalcoryKnowledge:
    state = table(grid)
    knowledge = CalcoryKnowledge(state.options, 2, Seat(seat))
    watch(GAME, state, knowledge, texts)
    return knowledge


CAUGHT = "turn A1, turn A2, take, back r6, at A1"


def test_6_1_every_card_ever_turned_may_be_remembered() -> None:
    known = knows("9 3 2 1", "turn A1, turn A2, turn A3, cover", 1)
    assert known.faces == {"A1": "r9", "A2": "r3", "A3": "r2"}


def test_r13_others_remember_that_it_is_one_of_the_catch() -> None:
    known = knows("7 6 0 9", CAUGHT, 1)
    assert (known.faces, known.piles) == ({}, [[], []])
    assert sorted(known.riddles["A1"].cards) == ["r6", "r7"]


def test_r13_whoever_put_it_back_knows_it() -> None:
    known = knows("7 6 0 9", CAUGHT, 0)
    assert (known.faces, known.piles, known.riddles) == ({"A1": "r6"}, [["r7"], []], {})


def test_r13_turned_again_it_tells_what_was_kept() -> None:
    known = knows("7 6 0 9", f"{CAUGHT}, turn A1", 1)
    assert (known.faces, known.piles, known.riddles) == ({"A1": "r6"}, [["r7"], []], {})


def test_6_1_the_bytes_of_a_view_forget_a_covered_card() -> None:
    state = go(table("9 3 2 1"), "turn A1, turn A2, turn A3")
    assert b"r9" in as_bytes(GAME.view(state, None, []))
    go(state, "cover")
    assert b"r9" not in as_bytes(GAME.view(state, None, []))

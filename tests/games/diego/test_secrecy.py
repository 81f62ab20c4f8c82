"""Diego doesn't answer itself: nothing that is sent tells which cards belong together."""

from __future__ import annotations

import re

import msgspec
import pytest

from games.diego.positions import table
from games.positions import move as moved
from games.positions import watch
from games.walks import as_bytes, watchers
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng
from tablee.engine.state import AnyState
from tablee.games.diego import GAME
from tablee.games.diego.deck import PRESETS, Pack, pack_of, read_deck
from tablee.games.diego.rules import DiegoMatch
from tablee.games.diego.view import DiegoKnowledge, imagine
from tablee.texts import LANGUAGES, catalogue

MOST_BYTES = 4096


def scrambled(seed: str) -> Pack:
    """The same cards, as if they belonged together in another way."""
    pack = read_deck(PRESETS["official"]).pack()
    FastRng(seed).shuffle(pack.family)
    return pack


def all_that_is_told(state: AnyState, watcher: Seat | None) -> list[object]:
    """View, sentences and every refusal."""
    view = any_game(GAME).view(state, watcher, [])
    words = [(line.key, line.params) for line in GAME.presentation.in_words(view)]
    moves = state.vocabulary().moves
    refusals = [] if watcher is None else [state.refusal(watcher, move) for move in moves]
    return [as_bytes(view), words, refusals]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_nothing_depends_on_what_belongs_together(seats: int) -> None:
    for seed in range(4):
        real, other = (GAME.start(GAME.rules.options(), seats, FastRng(str(seed))) for _ in "12")
        other.pack = scrambled(str(seed))
        luck = FastRng(f"{seed}/luck")
        while not real.over:
            for watcher in watchers(real):
                assert all_that_is_told(real, watcher) == all_that_is_told(other, watcher)
            turn = random_turn(real, luck)
            real.apply(*turn)
            other.apply(*turn)
        assert real.lines != other.lines


@pytest.mark.parametrize("seats", [2, 4])
def test_r4_no_view_spells_a_number_before_the_end(seats: int) -> None:
    state = GAME.start(GAME.read_options({"cards": "extended"}), seats, FastRng("bytes"))
    luck = FastRng("luck")
    largest = 0
    while not state.over:
        for watcher in watchers(state):
            sent = as_bytes(GAME.view(state, watcher, []))
            assert not re.search(rb"\d/\d|famil|number", sent)
            largest = max(largest, len(sent))
        state.apply(*random_turn(state, luck))
    ends = [as_bytes(GAME.view(state, watcher, [])) for watcher in watchers(state)]
    assert max(largest, *map(len, ends)) <= MOST_BYTES


def test_r4_every_name_is_what_stands_on_the_card_and_nothing_else() -> None:
    """A name has its kind and parts; two cards that share none are still told apart by it."""
    for preset in PRESETS.values():
        names = pack_of(preset).deck.names
        assert len(set(names)) == len(names)
        for name in names:
            assert re.fullmatch(r"(frac|dec|word|disc|area|line|sum|between|pct)(_\w+)", name)


def test_r4_in_words_a_drawing_is_described_and_not_reckoned() -> None:
    said = {lang: catalogue(lang, "tablee.games.diego") for lang in LANGUAGES}
    assert said["fr"].card("disc_1_4_3") == "un disque partagé en 4, 3 parts coloriées"
    assert said["fr"].card("disc_1_4_1") == "un disque partagé en 4, 1 part coloriée"
    assert said["fr"].card("word_trois_quarts_three_quarters") == "trois quarts"
    assert said["en"].card("word_trois_quarts_three_quarters") == "three quarters"
    assert said["fr"].card("between_0_19_0_21") == "entre 0,19 et 0,21"
    assert said["en"].card("dec_0_05") == "0.05"
    assert [words.card("frac_375_1000") for words in said.values()] == ["375/1000"] * 2
    assert said["en"].card("pct_75") == "75%"
    assert said["fr"].card("sum_1_1_1_4") == "1 + 1/4"
    for words in said.values():
        for name in pack_of(PRESETS["extended"]).deck.names:
            spoken = words.card(name)
            assert "_" not in spoken
            assert ("/" in spoken) == name.startswith(("frac", "sum"))


def test_the_deck_is_withheld_from_clients() -> None:
    assert GAME.withheld() == ["deck"]


# What a seat may remember


def test_4_1_a_hand_that_was_shown_is_remembered_until_its_cards_leave() -> None:
    state = table("d3/4 d1/4", "w1/2 w5/4", row="f3/4 f1/2")
    knowledge = DiegoKnowledge(state.options, 2, Seat(1))
    watch(GAME, state, knowledge, "pass, agree")
    assert knowledge.seen[0] == {0: "dec_0_75", 1: "dec_0_25"}
    watch(GAME, state, knowledge, "diego 1 2, agree, diego 1 1")
    assert knowledge.seen[0] == {1: "dec_0_25"}
    imagined = [imagine(knowledge, FastRng(str(n))).hands[0] for n in range(20)]
    assert {hand[1] for hand in imagined} == {state.hands[0][1]}


def test_4_4_a_card_that_was_named_has_left() -> None:
    state = table("d3/4 d1/4", "w1/2 w5/4", row="f3/4 f1/2")
    knowledge = DiegoKnowledge(state.options, 2, Seat(1))
    watch(GAME, state, knowledge, "pass")
    moved(state, 99, f"verdict 1 {state.exposure} in-time - counter")
    knowledge.observe(GAME.view(state, Seat(1), []))
    watch(GAME, state, knowledge, "name 1 1")
    assert knowledge.seen[0] == {1: "dec_0_25"}


def test_views_read_back_as_they_were() -> None:
    state: DiegoMatch = table("d3/4 d1/4", "w1/2 w5/4")
    scene = GAME.view(state, Seat(0), []).scene
    assert msgspec.json.decode(msgspec.json.encode(scene), type=type(scene)) == scene

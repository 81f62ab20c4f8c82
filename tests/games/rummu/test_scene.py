"""What a seat sees, and what it can know from what passed by."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.positions import go, in_words, watch
from games.rummu.positions import drawing, ended, playing
from games.walks import Walk, as_bytes
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.engine.shown import View
from tablee.games.rummu import GAME
from tablee.games.rummu.combinations import KINDS
from tablee.games.rummu.knowledge import RummuKnowledge, kinds
from tablee.games.rummu.rules import Rummu
from tablee.games.rummu.shown import Scene

MOST_BYTES = 4096


def view_of(state: Rummu, seat: int | None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat), [])


def scene_of(state: Rummu, seat: int | None) -> Scene:
    shown = view_of(state, seat).scene
    assert isinstance(shown, Scene)
    return shown


def test_3_4_only_the_top_discard_is_seen() -> None:
    state = drawing("r3 k1")
    for watcher in (0, 1, None):
        shown = scene_of(state, watcher)
        assert (shown.top, shown.buried, shown.discards) == (["b9"], None, 2)
    assert scene_of(drawing("r3 k1", memory_aid="yes"), 1).buried == ["b0"]
    assert scene_of(ended("r3", "r4"), 1).buried == ["b0", "b9"]


def test_3_4_one_may_read_two_rounds_back() -> None:
    assert GAME.sight.recall(drawing("r3 k1")) == 6
    assert GAME.sight.recall(drawing("r3 k1", memory_aid="yes")) is None


def test_r22_a_taken_card_is_seen_by_all_and_a_drawn_one_by_nobody_else() -> None:
    state = drawing("r3 k1")
    knowledge = RummuKnowledge(state.options, 3, Seat(1))
    watch(GAME, state, knowledge, "take b9")
    assert knowledge.view().happened[0].params == {"card": "b9"}
    state = drawing("r3 k1")
    watch(GAME, state, knowledge := RummuKnowledge(state.options, 3, Seat(1)), "draw")
    assert knowledge.view().happened[0].params == {}
    assert b"k9" not in as_bytes(knowledge.view())


def test_what_came_to_hand_is_marked_for_its_owner() -> None:
    state = go(drawing("r3 k1"), "take b9, take b0")
    assert [scene_of(state, seat).drawn for seat in (0, 1, None)] == [["b0", "b9"], [], []]
    go(state, "discard b0")
    assert scene_of(state, 0).drawn == []


def test_combinations_say_what_they_are_worth_and_what_frees_them() -> None:
    shown = scene_of(playing("k1", laid="0 r3 y4 r5 r6, 1 b7 y7 g7, 2 r1 b2 k3"), 1).combinations
    assert [(one.number, one.owner, one.shape, one.points, one.frees) for one in shown] == [
        (1, 0, "colour", 10, "r"),
        (2, 1, "number", 0, "rk"),
        (3, 2, "colours", 0, ""),
    ]


def test_how_many_cards_open_stays_in_sight() -> None:
    shown = scene_of(playing("k1", laid="1 r3 r4 r5"), 0)
    assert (shown.openings, shown.opened, shown.target) == ([4, 4, 4], [1], 200)


def test_in_words_everything_is_told() -> None:
    state = playing("k1 r6", laid="0 r3 y4 r5")
    told = dict(in_words(GAME, state, Seat(0)))
    assert told["rummu-words-top"] == {"card": "b9", "count": 2}
    assert "rummu-words-shuffled" not in told
    assert told["rummu-words-frees"] == {"number": 1, "cards": "r4"}
    assert told["rummu-words-combination"]["points"] == 0
    others = [key for key, _ in in_words(GAME, state, Seat(1))]
    assert "rummu-words-frees" not in others
    assert "rummu-words-open" in others


def test_in_words_one_is_told_how_often_the_discards_were_shuffled() -> None:
    state = playing("k1 r6")
    state.table.reshuffles = 2
    assert dict(in_words(GAME, state, Seat(0)))["rummu-words-shuffled"] == {"count": 2}


def test_a_view_has_four_kilobytes_at_most() -> None:
    """With a large hand, nearly every card on the table, and at the end of the round."""
    laid = [
        *("0 r0 r1 r2 r3 r4", "1 b0 b1 b2 b3 b4 b5", "2 k0 k1 k2 k3", "3 g0 g1 g2 g3 g4"),
        *("4 r5 y6 r7 r8 r9", "5 b7 y7 k7 g7", "0 b8 k8 g8 y8", "1 b9 k9 g9", "2 k4 y5 g6"),
    ]
    held = "r6 r1 r7 b6 b7 b1 k5 k6 k1 g1 g5 y0 y1 y2 y3 y4 y9 y7 g7 y1"
    state = playing(held, "", "", "", "", "", seats=6, laid=", ".join(laid))
    assert len(as_bytes(view_of(state, 0))) <= MOST_BYTES
    state.end_round(Seat(1))
    assert len(as_bytes(view_of(state, 0))) <= MOST_BYTES


# Knowledge


def test_twins_of_two_shuffles_make_two_guesses() -> None:
    """One r7 was in the deal, the other among the discards that were shuffled again."""
    state = drawing("r3 k1", "r7 k2", "r5 k3")
    state.table.stock, state.table.discards = [], kinds(["r7", "b2", "b3"])
    knowledge = RummuKnowledge(state.options, 3, Seat(0))
    watch(GAME, state, knowledge, "take b3, discard b3")  # seat 0 sees the top alone
    knowledge.discards = list(state.table.discards)
    pool = Counter(kinds(["r7", "k2", "r5", "k3"]))
    knowledge.guesses = {
        type(next(iter(knowledge.guesses)))(
            (tuple(sorted(pool.elements())),), ((0,), (2,), (2,), (0,))
        ): 1.0
    }
    watch(GAME, state, knowledge, "draw")
    drawn = state.table.held(Seat(1))
    assert len(knowledge.guesses) == 1
    card = "r7"
    assert kinds([card])[0] in drawn
    watch(GAME, state, knowledge, "discard r7")
    assert len(knowledge.guesses) == 2


def test_imagined_worlds_hold_what_was_seen_to_be_taken() -> None:
    game = any_game(GAME)
    walk = Walk.begin(game, game.read_options({"deals": "1"}), 4, "taken")
    taken = 0
    for _ in range(160):
        if walk.state.settled or not walk.step():
            break
    for knowledge in walk.knowledge:
        assert isinstance(knowledge, RummuKnowledge)
        world = GAME.sight.imagine(knowledge, FastRng("w"))
        for seat, known in enumerate(knowledge.known):
            held = Counter(world.table.held(Seat(seat)))
            assert not Counter(known) - held
            taken += len(known)
    assert taken > 0


@pytest.mark.parametrize("memory_aid", ["no", "yes"])
@pytest.mark.parametrize("at_once", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize("late", [0, 10, 40])
def test_imagined_worlds_fit_however_late_one_comes_and_however_much_a_view_tells(
    late: int, at_once: int, memory_aid: str
) -> None:
    """A first view in the middle of a round: discards that one never saw may be anything."""
    game = any_game(GAME)
    options = {"deals": "1", "memory_aid": memory_aid}
    for seed in range(3):
        walk = Walk.begin(game, game.read_options(options), 3, f"late {seed}").go(late)
        knowledge = RummuKnowledge(GAME.read_options(options), 3, Seat(1))
        knowledge.observe(game.view(walk.state, Seat(1), []))
        while not walk.state.over:
            world = GAME.sight.imagine(knowledge, FastRng("w"))
            real = as_bytes(game.view(walk.state, Seat(1), []))
            assert as_bytes(GAME.view(world, Seat(1), [])) == real
            told = len(walk.moves)
            for _ in range(at_once):
                walk.step()
            knowledge.observe(game.view(walk.state, Seat(1), walk.moves[told:]))


def test_two_takes_in_one_view_uncover_a_card_that_one_never_saw() -> None:
    state = drawing("r3 k1", "r4 k2")
    knowledge = RummuKnowledge(state.options, 3, Seat(1))
    knowledge.observe(view_of(state, 1))
    observe_at_once(state, knowledge, "take b9, take b0")
    assert knowledge.known[0] == kinds(["b9", "b0"])


def test_a_draw_of_mine_is_told_from_what_others_do_in_the_same_view() -> None:
    """Seat 1 takes what I discard, and discards a card of its own."""
    state = drawing("r3 k1", "r4 k2")
    knowledge = RummuKnowledge(state.options, 3, Seat(0))
    knowledge.observe(view_of(state, 0))
    unseen = Counter(knowledge.unseen())
    observe_at_once(state, knowledge, "draw, discard k1, take k1, discard r4")
    assert unseen - Counter(knowledge.unseen()) == Counter(kinds(["k9", "r4"]))
    assert knowledge.known[1] == kinds(["k1"])


def test_in_one_view_only_the_draw_from_an_empty_stock_shuffles() -> None:
    state = drawing("r3 k1", "r4 k2", "r5 k3")
    state.table.stock, state.table.discards = kinds(["k9"]), kinds(["b1"])
    knowledge = RummuKnowledge(state.options, 3, Seat(2))
    knowledge.observe(view_of(state, 2))
    observe_at_once(state, knowledge, "draw, discard k1, draw, discard r4")
    assert len(next(iter(knowledge.guesses)).pools) == 2
    assert knowledge.discards == kinds(["k1", "r4"])


def observe_at_once(state: Rummu, knowledge: RummuKnowledge, course: str) -> None:
    """All moves of a course in one view."""
    made = []
    for text in course.split(", "):
        move = state.vocabulary().read(text)
        assert move is not None, text
        made.append((state.active()[0], move))
        state.play(*made[-1])
    knowledge.observe(GAME.view(state, knowledge.seat, made))


def test_several_moves_in_one_view_are_told_apart() -> None:
    """A whole turn sent at once: the card that was drawn is found among the others."""
    state = drawing("r3 r4 r5 k1", laid="0 b3 b4 b5")
    state.table.stock = kinds(["k8", "r6"])
    knowledge = RummuKnowledge(state.options, 3, Seat(0))
    knowledge.observe(view_of(state, 0))
    unseen = Counter(knowledge.unseen())
    observe_at_once(state, knowledge, "draw, lay r3 r4 r5 r6, discard k1")
    assert unseen - Counter(knowledge.unseen()) == Counter(kinds(["r6"]))


def test_views_can_be_sent() -> None:
    shown = scene_of(playing("k1", laid="0 r3 y4 r5"), 0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Scene) == shown
    assert KINDS.named(kinds(["r3"])) == ["r3"]

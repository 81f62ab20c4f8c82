"""What a seat may conclude from what it saw, and what it may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.pique_points.positions import table
from games.positions import watch
from games.walks import Walk, as_bytes
from games.worlds import consistent_worlds, due, imagined_worlds, sent
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.pique_points import GAME
from tablee.games.pique_points.deck import DECK
from tablee.games.pique_points.history import PiquePointsKnowledge
from tablee.games.pique_points.moves import DONE
from tablee.games.pique_points.rules import PiquePoints

ANY = any_game(GAME)
WORLDS = 60


def seen_by(seat: int, state: PiquePoints, course: str) -> Iterator[PiquePoints]:
    """Worlds as this seat may imagine them after a course of moves."""
    knowledge = PiquePointsKnowledge(state.options, state.seats, Seat(seat))
    watch(GAME, state, knowledge, course)
    for n in range(WORLDS):
        yield GAME.sight.imagine(knowledge, FastRng(f"worlds/{n}"))


def among_three(*hands: str, driving: str) -> PiquePoints:
    """No stock, two Routes on the pile, and a third seat holds all cards that aren't named."""
    named = " ".join(["r50 r130", driving, *hands]).split()
    rest = Counter(GAME.rules.cards(GAME.read_options({}), 3)) - Counter(named)
    last = " ".join(rest.elements())
    return table(*hands, last, stock="", route="r50 r130", driving=driving)


def kinds(state: PiquePoints, seat: int) -> set[str]:
    return set(DECK.set_named(state.hands.of(seat)))


ROUTES_AND_POINTS = {"r50", "r90", "r130", "p1", "p2", "p3"}
INFRACTIONS = {"belt", "phone", "pressure"}


def test_3_2_points_at_the_start_tell_of_no_route() -> None:
    state = table("p1 s50", "p2 s90", route="")
    held = [kinds(world, 0) for world in seen_by(1, state, "lay p1")]
    assert not any(one & {"r50", "r90", "r130"} for one in held)
    assert any(one & {"p2", "p3"} for one in held)


def test_3_3_a_search_that_failed_tells_of_the_whole_hand() -> None:
    state = table("s50 belt", "p2 s90", route="", stock="s90 s50")
    held = [kinds(world, 0) for world in seen_by(1, state, "search 0")]
    assert not any(one & ROUTES_AND_POINTS for one in held)


def test_3_whoever_is_asked_for_a_first_card_holds_one() -> None:
    state = table("s50 belt", "p2 s90", route="", stock="p1 s50")
    for world in seen_by(1, state, "search 0"):
        assert len(kinds(world, 0) & ROUTES_AND_POINTS) == 1


def test_5_4_drawing_under_pressure_tells_of_no_infraction() -> None:
    state = table("pressure s50", "s90 s90 r50", stock="s130 s130", stashes=("p1", "p2"))
    worlds = list(seen_by(0, state, "lay pressure, done, draw"))
    for world in worlds:
        held = DECK.set_named(world.hands.of(1))
        assert len([card for card in held if card in INFRACTIONS]) <= 1  # the one just drawn
    assert any(kinds(world, 1) & INFRACTIONS for world in worlds)


def test_r18_drawing_under_pressure_doesnt_tell_of_a_gendarme() -> None:
    state = table("pressure s50", "s90 s90 r50", stock="s130 s130", stashes=("p1", "p2"))
    held = [kinds(world, 1) for world in seen_by(0, state, "lay pressure, done, draw")]
    assert {"gendarme" in one for one in held} == {True, False}


def test_2_4_a_new_stock_is_known_card_by_card() -> None:
    shuffled = {"r50", "belt", "phone"}
    state = among_three("s50 s90", "p1 p2", driving="belt phone")
    for world in seen_by(0, state, "draw, done"):
        assert set(DECK.named(world.stock)) == shuffled - kinds(state, 0)
    state = among_three("s50 s90", "p1 p2", driving="belt phone")
    for world in seen_by(0, state, "done, draw, done"):
        assert len(set(DECK.named(world.stock)) & shuffled) == len(world.stock) == 2
        assert len(DECK.set_named(world.hands.of(1))) == 3


def test_2_4_what_was_drawn_may_be_what_is_laid() -> None:
    """A card of a kind that was in the stock and may have been in hand: either is possible."""
    state = among_three("s50 s90", "gendarme gendarme", driving="gendarme phone")
    worlds = list(seen_by(0, state, "done, draw, lay gendarme"))
    assert {"gendarme" in DECK.named(world.stock) for world in worlds} == {True, False}


@pytest.mark.parametrize("seed", range(12))
def test_imagined_worlds_are_all_that_fit_far_into_a_small_game(seed: int) -> None:
    """As the law of every game has it, but through shuffles and pressure."""
    walk = Walk.begin(ANY, GAME.read_options({"study": "yes"}), 2, f"far/{seed}").go(10 + seed)
    for knowledge in walk.knowledge:
        fitting = consistent_worlds(walk, knowledge.seat, sent)
        assert fitting == consistent_worlds(walk, knowledge.seat, due)
        assert imagined_worlds(walk, knowledge.seat, 40 * len(fitting)) == fitting


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_1_4_a_view_stays_small(seats: int) -> None:
    walk = Walk.begin(ANY, GAME.read_options({}), seats, "size")
    longest = 0
    while walk.step():
        views = [ANY.view(walk.state, Seat(s), walk.moves[-1:]) for s in range(seats)]
        longest = max(longest, *(len(as_bytes(view)) for view in views))
    assert longest < 4096


@pytest.mark.parametrize("seed", range(3))
def test_a_world_is_found_however_long_a_game_has_lasted(seed: int) -> None:
    """A dozen stocks later, too: what could be told of the first ones is let go."""
    walk = Walk.begin(ANY, GAME.read_options({}), 4, f"long/{seed}")
    moves = 0
    while moves < 240:
        for seat in walk.state.active():
            drawing = [m for m in walk.state.legal_moves(seat) if m.text() != "done"]
            walk.make(seat, drawing[walk.rng.below(len(drawing))] if drawing else DONE)
            moves += 1
    for knowledge in walk.knowledge:
        world = ANY.sight.imagine(knowledge, FastRng("long"))
        real = as_bytes(ANY.view(walk.state, knowledge.seat, []))
        assert as_bytes(ANY.view(world, knowledge.seat, [])) == real


def test_a_seat_that_comes_in_later_can_imagine_too() -> None:
    walk = Walk.begin(ANY, GAME.read_options({}), 3, "later").go(60)
    knowledge = PiquePointsKnowledge(GAME.read_options({}), 3, Seat(1))
    knowledge.observe(ANY.view(walk.state, Seat(1), []))
    world = GAME.sight.imagine(knowledge, FastRng("later"))
    assert as_bytes(ANY.view(world, Seat(1), [])) == as_bytes(ANY.view(walk.state, Seat(1), []))

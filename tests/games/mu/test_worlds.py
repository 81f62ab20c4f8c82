"""Late in a deal of Mü: the worlds that a seat imagines are all that fit, each equally likely.

Found here by trying every way to share out the unseen cards, from the moves and the rulebook alone.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import product

import pytest

from games.mu.positions import hand
from games.playthroughs import likely_turn
from games.walks import Walk, as_bytes
from tablee.engine.game import any_game
from tablee.engine.moves import DEAL, Seat
from tablee.engine.rng import FastRng
from tablee.games.mu import GAME
from tablee.games.mu.deck import TYPE_NAMES
from tablee.games.mu.rules import AUCTION, TRICKS, Mu

MOST_UNSEEN = 7
DRAWS_PER_WAY = 15
SIGMAS = 5  # the samples are the same at every run: this bound is met or it is not

World = tuple[str, ...]  # the hand of every seat

every_table = pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (3, 4) for seed in range(6)]
)


@every_table
def test_imagined_worlds_are_those_that_fit_and_equally_likely(seats: int, seed: int) -> None:
    walk = late_in_a_deal(seats, seed)
    for watcher in range(seats):
        fitting = fitting_worlds(walk, watcher, voids(walk))
        drawn = imagined(walk, watcher, DRAWS_PER_WAY * fitting.total())
        assert set(drawn) == set(fitting)
        freedom = len(fitting) - 1
        assert chi_square(drawn, fitting) <= freedom + SIGMAS * math.sqrt(2 * freedom)


def test_who_did_not_follow_makes_a_difference_in_these_positions() -> None:
    walks = [late_in_a_deal(seats, seed) for seats in (3, 4) for seed in range(6)]
    told = [
        len(fitting_worlds(walk, watcher, voids(walk))) < len(fitting_worlds(walk, watcher, set()))
        for walk in walks
        for watcher in range(walk.state.seats)
    ]
    assert told.count(True) >= 10
    assert {walk.state.deal for walk in walks} >= {1, 2}


def late_in_a_deal(seats: int, seed: int) -> Walk:
    """Random play, with a short auction, until no seat misses more than a few cards."""
    walk = Walk.begin(any_game(GAME), GAME.read_options({"target": "2000"}), seats, f"late/{seed}")
    while walk.state.deal <= seed % 2 or not is_late(walk):
        seat = walk.state.active()[0]
        moves = walk.state.legal_moves(seat)
        is_short = at_table(walk).phase == AUCTION and walk.rng.below(2) == 0
        walk.make(seat, moves[0 if is_short else walk.rng.below(len(moves))])
    return walk


def at_table(walk: Walk) -> Mu:
    assert isinstance(walk.state, Mu)
    return walk.state


def is_late(walk: Walk) -> bool:
    state = at_table(walk)
    unseen = [len(unseen_by(walk, watcher)) for watcher in range(state.seats)]
    return state.phase == TRICKS and not state.settled and 0 < max(unseen) <= MOST_UNSEEN


def unseen_by(walk: Walk, watcher: int) -> list[str]:
    state = at_table(walk)
    return [card for s in range(state.seats) if s != watcher for card in hand(state, s).split()]


def suit(walk: Walk, card: str) -> str:
    """§5.4: a trump, or the colour."""
    state = at_table(walk)
    trumps = {TYPE_NAMES[state.chief_trump], TYPE_NAMES[state.vice_trump]}
    return "trump" if trumps & set(card) else card[0]


def voids(walk: Walk) -> set[tuple[int, str]]:
    """§5.3: whoever played another suit than the one led has none of it."""
    found: set[tuple[int, str]] = set()
    led = ""
    for n, (seat, card) in enumerate(plays_of_this_deal(walk)):
        led = suit(walk, card) if n % walk.state.seats == 0 else led
        if suit(walk, card) != led:
            found.add((seat, led))
    return found


def plays_of_this_deal(walk: Walk) -> list[tuple[Seat, str]]:
    plays: list[tuple[Seat, str]] = []
    for seat, move in walk.moves:
        verb, _, card = move.text().partition(" ")
        if move == DEAL:
            plays = []
        elif verb == "play":
            plays.append((seat, card))
    return plays


def fitting_worlds(walk: Walk, watcher: int, voids: set[tuple[int, str]]) -> Counter[World]:
    """Every way to give the unseen cards to the others: how many ways lead to the same hands."""
    state = at_table(walk)
    sizes = [len(hand(state, s).split()) for s in range(state.seats)]
    unseen = unseen_by(walk, watcher)
    others = [s for s in range(state.seats) if s != watcher]
    found: Counter[World] = Counter()
    for owners in product(others, repeat=len(unseen)):
        if any((s, suit(walk, card)) in voids for s, card in zip(owners, unseen, strict=True)):
            continue
        if all(owners.count(s) == sizes[s] for s in others):
            hands = [
                sorted(c for c, s in zip(unseen, owners, strict=True) if s == o) for o in others
            ]
            found[tuple(" ".join(cards) for cards in hands)] += 1
    return found


def imagined(walk: Walk, watcher: int, draws: int) -> Counter[World]:
    rng = FastRng(f"imagined/{watcher}")
    others = [s for s in range(walk.state.seats) if s != watcher]
    found: Counter[World] = Counter()
    for _ in range(draws):
        world = walk.game.sight.imagine(walk.knowledge[watcher], rng)
        assert isinstance(world, Mu)
        found[tuple(" ".join(sorted(hand(world, s).split())) for s in others)] += 1
    return found


def chi_square(drawn: Counter[World], weights: Counter[World]) -> float:
    draws, ways = drawn.total(), weights.total()
    expected = {world: draws * weight / ways for world, weight in weights.items()}
    return sum((drawn[world] - mean) ** 2 / mean for world, mean in expected.items())


@pytest.mark.parametrize("moves", [2, 5])
def test_a_view_may_tell_several_moves(moves: int) -> None:
    walk = Walk.begin(any_game(GAME), GAME.read_options({"target": "2000"}), 3, "several")
    for _ in range(150):
        happened = []
        for _ in range(moves):
            seat = walk.state.active()[0]
            happened.append((seat, likely_turn(walk.state, walk.rng)[1]))
            walk.state.apply(*happened[-1])
        walk.inform(walk.state, happened)
        for knowledge in walk.knowledge:
            world = walk.game.sight.imagine(knowledge, walk.rng)
            real = as_bytes(walk.game.view(walk.state, knowledge.seat, []))
            assert as_bytes(walk.game.view(world, knowledge.seat, [])) == real

"""The laws that every game obeys, tried on positions reached by random play."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given

from games.laws import (
    MOST_STEPS,
    all_seats,
    every_game,
    seeds,
    somewhere,
    steps,
    vocabulary_of,
)
from games.walks import Walk, as_bytes, watchers
from games.worlds import consistent_worlds, due, imagined_worlds, sent, truth
from tablee.engine.game import AnyGame
from tablee.engine.moves import COMMON_MOVES, VERDICT, Move, Seat
from tablee.engine.options import BySeat, Composed, OptionValue
from tablee.engine.play import playout
from tablee.engine.rng import FastRng
from tablee.engine.state import AnyState, IllegalMove
from tablee.engine.view import AnyKnowledge
from tablee.engine.words import ScoreLine

MOST_MOVES_OF_A_MATCH = 20_000
MOST_CONCEIVABLE = 5_000


# The card of the game


@every_game
def test_every_option_says_what_is_allowed(game: AnyGame, seats: int) -> None:
    allowed = game.all_allowed()
    for name, default in game.defaults().items():
        assert isinstance(default, bool) or is_allowed(default, allowed[name]), name
    assert set(allowed) <= set(game.defaults())
    assert set(game.rules.study) <= set(game.defaults())


def is_allowed(value: OptionValue, choices: range | tuple[str, ...] | Composed | BySeat) -> bool:
    if isinstance(choices, Composed):
        return len(str(value)) <= choices.most and choices.fault(str(value)) is None
    return value == "" if isinstance(choices, BySeat) else value in choices


@every_game
def test_no_move_is_called_like_one_of_every_house(game: AnyGame, seats: int) -> None:
    assert not vocabulary_of(game, seats).verbs & {VERDICT, *(move.verb() for move in COMMON_MOVES)}


@every_game
def test_there_is_something_to_count_out(game: AnyGame, seats: int) -> None:
    """Or the laws of imagined worlds would hold of nothing."""
    if seats == game.rules.seats[0]:
        assert any(
            len(walk.moves) > 1 and len(consistent_worlds(walk, knowledge.seat, sent)) > 1
            for seed in range(6)
            for walk, knowledge in tiny_matches(game, seats, seed)
        )


# Legality


@every_game
@given(seed=seeds, count=steps)
def test_generator_and_judge_agree(game: AnyGame, seats: int, seed: int, count: int) -> None:
    walk = somewhere(game, seats, seed, count)
    listed = walk.state.vocabulary().moves
    assert len(listed) <= MOST_CONCEIVABLE
    for seat in all_seats(walk.state):
        legal = walk.state.legal_moves(seat)
        assert len(legal) == len(set(legal))
        for move in [*listed, *legal, *one_card_changes(game, seats, legal)]:
            assert (walk.state.refusal(seat, move) is None) == (move in legal), (seat, move)


def one_card_changes(game: AnyGame, seats: int, legal: list[Move]) -> list[Move]:
    """Every text that differs from a legal move in one card, where it is a move at all."""
    kinds = sorted(set(game.rules.cards(game.read_options({}), seats)))
    texts = {
        f"{text[: found.start()]}{kind}{text[found.end() :]}"
        for text in (move.text() for move in legal)
        for found in re.finditer(r"\w+", text)
        if found.group() in kinds
        for kind in kinds
    }
    vocabulary = vocabulary_of(game, seats)
    read = [vocabulary.read(text) for text in sorted(texts)]
    return [move for move in read if move is not None]


@every_game
@given(seed=seeds, count=steps)
def test_a_refused_move_changes_nothing(game: AnyGame, seats: int, seed: int, count: int) -> None:
    state = somewhere(game, seats, seed, count).state
    before = truth(state)
    for seat in all_seats(state):
        for move in state.vocabulary().moves:
            if state.refusal(seat, move) is not None:
                with pytest.raises(IllegalMove):
                    state.play(seat, move)
    assert truth(state) == before


@every_game
@given(seed=seeds, count=steps)
def test_whoever_is_active_has_a_move(game: AnyGame, seats: int, seed: int, count: int) -> None:
    state = somewhere(game, seats, seed, count).state
    assert (state.active() == []) == state.over
    assert len(state.active()) == len(set(state.active()))
    for seat in all_seats(state):
        assert bool(state.legal_moves(seat)) == (seat in state.active())


@every_game
@given(seed=seeds, count=steps)
def test_a_random_move_is_one_of_the_list(game: AnyGame, seats: int, seed: int, count: int) -> None:
    state = somewhere(game, seats, seed, count).state
    for seat in state.active():
        moves = state.legal_moves(seat)
        for draw in range(5):
            pick = FastRng(f"{seed}/{draw}").below(len(moves))
            assert state.random_move(seat, FastRng(f"{seed}/{draw}")) == moves[pick]


# Copies, chance and the end


@every_game
@given(seed=seeds, count=steps)
def test_a_copy_lives_its_own_life(game: AnyGame, seats: int, seed: int, count: int) -> None:
    state = somewhere(game, seats, seed, count).state
    before = truth(state)
    twin = state.copy()
    assert truth(twin) == before
    playout(twin, FastRng(f"{seed}/on"))
    assert truth(state) == before
    playout(state, FastRng(f"{seed}/on"))
    assert truth(state) == truth(twin)


@every_game
@given(seed=seeds)
def test_every_match_ends(game: AnyGame, seats: int, seed: int) -> None:
    """And every seat is sent its views to the end."""
    walk = somewhere(game, seats, seed, MOST_MOVES_OF_A_MATCH)
    assert walk.state.over
    assert 1 in walk.state.ranking()
    assert all(knowledge.view().over for knowledge in walk.knowledge)


@every_game
@given(seed=seeds)
def test_same_seed_same_match(game: AnyGame, seats: int, seed: int) -> None:
    one, other = (somewhere(game, seats, seed, MOST_STEPS) for _ in range(2))
    assert one.moves == other.moves
    assert truth(one.state) == truth(other.state)


@every_game
@given(seed=seeds)
def test_a_deal_depends_on_nothing_played_before(game: AnyGame, seats: int, seed: int) -> None:
    deals, options = [], game.read_options(game.rules.brief)
    for way in ("one", "other"):
        state = game.start(options, seats, FastRng(str(seed)))
        first = dealt(state)
        walk = Walk(game, options, state, FastRng(f"{seed}/{way}"), [])
        while state.deal == 1 and walk.step():
            pass
        deals.append((first, dealt(state) if state.deal == 2 else None))
    assert deals[0] == deals[1]


def dealt(state: AnyState) -> list[list[str]]:
    return [zone.cards for zone in state.zones()]


# Notation and views


@every_game
@given(seed=seeds, count=steps)
def test_moves_read_back(game: AnyGame, seats: int, seed: int, count: int) -> None:
    state = somewhere(game, seats, seed, count).state
    legal = [move for seat in all_seats(state) for move in state.legal_moves(seat)]
    vocabulary = state.vocabulary()
    for move in [*vocabulary.moves, *COMMON_MOVES, *legal]:
        assert vocabulary.read(move.text()) == move
        for spoilt in (f" {move.text()}", f"{move.text()} ", move.text().upper(), ""):
            assert vocabulary.read(spoilt) is None


@every_game
@given(seed=seeds, count=steps)
def test_a_view_is_its_readers_own(game: AnyGame, seats: int, seed: int, count: int) -> None:
    """Whatever he writes on it, the match stays as it is."""
    state = somewhere(game, seats, seed, count).state
    before = truth(state)
    for watcher in watchers(state):
        scribble_on(game.view(state, watcher, []))
    assert truth(state) == before


def scribble_on(part: object) -> None:
    if isinstance(part, list):
        for item in part:
            scribble_on(item)
        part.append("scribble")
    elif isinstance(part, dict):
        part["scribble"] = "scribble"
    elif isinstance(part, ScoreLine):
        scribble_on(part.params)
        part.points += 1
    else:
        for name in getattr(part, "__dataclass_fields__", {}):
            scribble_on(getattr(part, name))


@every_game
@given(seed=seeds, count=steps)
def test_views_read_back(game: AnyGame, seats: int, seed: int, count: int) -> None:
    walk = somewhere(game, seats, seed, count)
    for watcher in watchers(walk.state):
        view = game.view(walk.state, watcher, walk.moves[-1:])
        scene = msgspec.json.encode(view.scene)
        assert msgspec.json.decode(scene, type=type(view.scene)) == view.scene


# Cards and scores


@every_game
@given(seed=seeds, count=steps)
def test_no_card_is_lost_or_made(game: AnyGame, seats: int, seed: int, count: int) -> None:
    walk = somewhere(game, seats, seed, count)
    lying = Counter(card for zone in walk.state.zones() for card in zone.cards)
    assert lying == Counter(game.rules.cards(walk.options, seats))


@every_game
@given(seed=seeds)
def test_score_lines_sum_to_the_scores(game: AnyGame, seats: int, seed: int) -> None:
    walk = somewhere(game, seats, seed, 0)
    totals = [0 for _ in walk.state.teams()]
    while walk.step():
        if walk.state.settled:
            for team, members in enumerate(walk.state.teams()):
                points = [line.points for line in walk.state.lines if line.seat in members]
                assert sum(points) == walk.state.deal_scores[-1][team]
                totals[team] += sum(points)
    assert totals == walk.state.scores()
    assert len(walk.state.deal_scores) == walk.state.deal


@every_game
def test_teams_seat_everybody_once(game: AnyGame, seats: int) -> None:
    teams = somewhere(game, seats, 1, 0).state.teams()
    assert sorted(seat for team in teams for seat in team) == list(range(seats))


# Secrecy


@every_game
@given(seed=seeds, count=steps)
def test_an_imagined_world_looks_the_same(game: AnyGame, seats: int, seed: int, count: int) -> None:
    walk = somewhere(game, seats, seed, count)
    for knowledge in walk.knowledge:
        world = game.sight.imagine(knowledge, walk.rng)
        real = as_bytes(game.view(walk.state, knowledge.seat, []))
        assert as_bytes(game.view(world, knowledge.seat, [])) == real
        for move in walk.state.vocabulary().moves:
            assert world.refusal(knowledge.seat, move) == walk.state.refusal(knowledge.seat, move)


@every_game
def test_imagined_worlds_have_futures_of_their_own(game: AnyGame, seats: int) -> None:
    walk = somewhere(game, seats, 1, 3)
    worlds = [game.sight.imagine(walk.knowledge[0], walk.rng) for _ in range(5)]
    futures = [state.rng.stream("deal/2").below(2**31) for state in [walk.state, *worlds]]
    assert len(set(futures)) == len(futures)


@every_game
@given(seed=seeds, count=steps)
def test_an_imagined_world_can_be_played_on(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    walk = somewhere(game, seats, seed, count)
    for knowledge in walk.knowledge:
        world = game.sight.imagine(knowledge, walk.rng)
        playout(world, walk.rng)
        assert world.over


@every_game
@given(seed=seeds, count=steps)
def test_no_card_is_shown_too_often(game: AnyGame, seats: int, seed: int, count: int) -> None:
    walk = somewhere(game, seats, seed, count)
    before = walk.state.copy()
    happened = walk.moves[-1:] if walk.step() else []
    for watcher in watchers(walk.state):
        view = game.view(walk.state, watcher, happened)
        visible = cards_seen(walk.state, watcher)
        known = visible | cards_seen(before, watcher)
        for part in msgspec.to_builtins(view.scene).values():
            shown = cards_named(game, walk, part)
            assert shown <= visible, f"{watcher} is shown {shown - visible}"
        said = msgspec.to_builtins([view.happened, view.moves, view.prompt, view.lines])
        assert set(cards_named(game, walk, said)) <= set(known)


def cards_seen(state: AnyState, watcher: Seat | None) -> Counter[str]:
    return Counter(
        card for zone in state.zones() if zone.is_seen_by(watcher) for card in zone.cards
    )


def cards_named(game: AnyGame, walk: Walk, part: object) -> Counter[str]:
    """The cards whose names occur in what is sent."""
    kinds = set(game.rules.cards(walk.options, walk.state.seats))
    text = msgspec.json.encode(part).decode()
    return Counter(word for word in re.findall(r"\w+", text) if word in kinds)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_imagined_worlds_are_all_that_fit_and_no_others(
    game: AnyGame, seats: int, seed: int
) -> None:
    for walk, knowledge in tiny_matches(game, seats, seed):
        fitting = consistent_worlds(walk, knowledge.seat, sent)
        # So many draws miss one of n equally likely worlds less than once in a thousand runs.
        draws = math.ceil(len(fitting) * (math.log(len(fitting)) + 8))
        assert imagined_worlds(walk, knowledge.seat, draws) == fitting


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_view_tells_what_is_due_and_no_more(game: AnyGame, seats: int, seed: int) -> None:
    for walk, knowledge in tiny_matches(game, seats, seed):
        rightful = consistent_worlds(walk, knowledge.seat, due)
        assert consistent_worlds(walk, knowledge.seat, sent) == rightful


def tiny_matches(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Walk, AnyKnowledge]]:
    """Matches with a deck so small that all its worlds can be tried, for every seat."""
    if seats == game.rules.seats[0]:
        walk = Walk.begin(game, game.read_options(game.rules.tiny), seats, str(seed)).go(
            2 + seed * 2
        )
        for knowledge in walk.knowledge:
            yield walk, knowledge

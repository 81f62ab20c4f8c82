"""The laws of time that every game obeys: clocks, waiting, silence, claims, and breaking off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given

from games.laws import (
    GAMES,
    all_seats,
    every_game,
    seeds,
    somewhere,
    steps,
    tables,
    vocabulary_of,
)
from games.walks import Walk, as_bytes, watchers
from games.worlds import done_otherwise, due, truth
from tablee.engine.clocks import Clock
from tablee.engine.game import AnyGame
from tablee.engine.moves import BREAK_OFF, HOUSE, Act, Figure, Seat, Verdict
from tablee.engine.play import random_turn
from tablee.engine.record import Recording, difference
from tablee.engine.referee import ELIGIBLE, LATE
from tablee.engine.rng import FAST, FastRng
from tablee.engine.shown import Offer, ShownClock
from tablee.engine.state import AnyState

# Offers


@every_game
@given(seed=seeds, count=steps)
def test_a_view_offers_exactly_what_is_open(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    state = somewhere(game, seats, seed, count).state
    for watcher in watchers(state):
        view = game.view(state, watcher, [])
        moves = [] if watcher is None else state.legal_moves(watcher)
        claims = [] if watcher is None else state.open_claims(watcher)
        assert read_out(view.offers, moves) == [move.text() for move in moves]
        assert read_out(view.claims, claims) == [claim.text() for claim in claims]
        assert view.moves == [text for offer in view.offers for text in offer.texts()]
        assert set(view.moves) <= {move.text() for move in moves}
        for offer in [*view.offers, *view.claims]:
            assert all(offer.domain.values()), offer


def read_out(offers: list[Offer], acts: Sequence[Act]) -> list[str]:
    """The acts that the offers stand for; every value that is named must be of use."""
    found: list[str] = []
    for offer in offers:
        if not offer.picked:
            found += offer.texts()
            continue
        covered = [act for act in acts if is_picked_from(offer, act)]
        picked = [set(str(act.params()[offer.picked]).split()) for act in covered]
        assert set().union(*picked) == set(offer.domain[offer.picked])
        found += [act.text() for act in covered]
    return found


def is_picked_from(offer: Offer, act: Act) -> bool:
    params = act.params()
    others = [name for name in offer.domain if name != offer.picked]
    return act.verb() == offer.verb and all([params[n]] == offer.domain[n] for n in others)


# Clocks


@every_game
@given(seed=seeds, count=steps)
def test_a_clock_brings_a_move_of_the_house(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    state = somewhere(game, seats, seed, count).state
    clocks = state.running_clocks()
    assert len({clock.key for clock in clocks}) == len(clocks)
    for clock in clocks:
        assert clock.milliseconds > 0
        assert clock.move in state.legal_moves(HOUSE)


@every_game
@given(seed=seeds, count=steps)
def test_somebody_is_waited_for_or_a_clock_runs(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    state = somewhere(game, seats, seed, count).state
    people = [seat for seat in state.active() if seat != HOUSE]
    if people and HOUSE in state.active():
        assert state.running_clocks()
    if people and all(state.may_wait(seat) for seat in people):
        assert HOUSE in state.active()


@every_game
@given(seed=seeds, count=steps)
def test_a_clock_is_shown_to_all_alike_or_to_nobody(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    walk = somewhere(game, seats, seed, count)
    shown = [
        ShownClock(clock.key, clock.purpose, clock.milliseconds)
        for clock in walk.state.running_clocks()
        if clock.is_shown
    ]
    for watcher in watchers(walk.state):
        assert game.view(walk.state, watcher, []).clocks == shown
    for knowledge in walk.knowledge:
        world = game.sight.imagine(knowledge, walk.rng)
        assert game.view(world, knowledge.seat, []).clocks == shown


@every_game
@given(seed=seeds, count=steps)
def test_a_clock_that_runs_on_is_no_other_clock(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    walk = somewhere(game, seats, seed, 0)
    before: dict[str, Clock] = {}
    for _ in range(count):
        now = {clock.key: clock for clock in walk.state.running_clocks()}
        for key in now.keys() & before.keys():
            assert replace(before[key], move=now[key].move) == now[key]
        before = now
        walk.step()


# Waiting and talking


@every_game
@given(seed=seeds, count=steps)
def test_a_view_says_who_may_wait_and_whether_one_may_talk(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    state = somewhere(game, seats, seed, count).state
    views = {watcher: game.view(state, watcher, []) for watcher in watchers(state)}
    waiting = [seat for seat in state.active() if seat != HOUSE and state.may_wait(seat)]
    assert [watcher for watcher, view in views.items() if view.may_wait] == waiting
    is_closed = not state.settled and not state.over and state.closes_talk()
    assert {view.talk_closed for view in views.values()} == {is_closed}


# Silence


@every_game
@given(seed=seeds, count=steps)
def test_a_move_is_noticed_by_whoever_may_see_what_it_changes(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    walk = somewhere(game, seats, seed, count)
    everybody = watchers(walk.state)
    rights = {watcher: due(walk, walk.state, watcher, []) for watcher in everybody}
    before = {watcher: looked(walk, walk.state, watcher) for watcher in everybody}
    if not walk.step():
        return
    for watcher in everybody:
        if game.is_noticed(watcher, *walk.moves[-1]):
            assert due(walk, walk.state, watcher, []) != rights[watcher]
        else:
            assert looked(walk, walk.state, watcher) == before[watcher]


def looked(walk: Walk, state: AnyState, watcher: Seat | None) -> bytes:
    return as_bytes(walk.game.view(state, watcher, []))


@every_game
@given(seed=seeds, count=steps)
def test_what_others_do_unnoticed_changes_no_stream(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    """As long as a watcher has the same right to see, they are sent the same bytes."""
    walk = somewhere(game, seats, seed, count)
    for watcher in watchers(walk.state):
        for real, other, event in done_otherwise(walk, watcher, FastRng(f"{seed}/otherwise")):
            sent = [as_bytes(game.view(state, watcher, [event])) for state in (real, other)]
            assert sent[0] == sent[1]


# Claims

CLAIMED = [game for game in GAMES if vocabulary_of(game, game.rules.seats[0]).claims]
every_claimed_game = pytest.mark.parametrize(
    ("game", "seats"), [table for game in CLAIMED for table in tables(game)]
)
FIGURES = (Figure(Seat(1), 250, 30), Figure(Seat(0), -12, 400))


def conceivable(state: AnyState) -> list[Verdict]:
    """Every verdict that could be given, most of them wrongly."""
    newest = state.exposure
    exposures = range(max(0, newest - 6), newest + 2)
    return [
        Verdict(Seat(seat), claim, exposure, is_early)
        for seat in range(state.seats + 1)
        for claim in state.vocabulary().claims.values()
        for exposure in exposures
        for is_early in (False, True)
    ]


def is_due(state: AnyState, verdict: Verdict) -> bool:
    claimant, claim, exposure = verdict.seat, verdict.claim, verdict.exposure
    if state.settled or claimant >= state.seats or claim not in state.claims(claimant):
        return False
    ruling = state.ruling(claimant, claim, exposure) if exposure in state.exposures() else LATE
    if verdict.is_early:  # only where the rules say from when on a hand is too fast
        return ruling == ELIGIBLE and state.least_response() > 0
    return ruling != LATE


@every_claimed_game
@given(seed=seeds, count=steps)
def test_open_claims_are_decided_and_no_others(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    state = somewhere(game, seats, seed, count).state
    listed = [move for move in state.legal_moves(HOUSE) if isinstance(move, Verdict)]
    expected = [verdict for verdict in conceivable(state) if is_due(state, verdict)]
    assert sorted(move.text() for move in listed) == sorted(move.text() for move in expected)
    for verdict in conceivable(state):
        refusal = state.refusal(HOUSE, verdict)
        assert (refusal is None) == (verdict in expected)
        assert all(state.refusal(Seat(seat), verdict) for seat in range(seats))
        ruling = state.answer_to(verdict.seat, verdict.claim, verdict.exposure)
        assert (ruling == LATE) == (replace(verdict, is_early=False) not in expected)


@every_claimed_game
@given(seed=seeds, count=steps)
def test_figures_change_nothing(game: AnyGame, seats: int, seed: int, count: int) -> None:
    state = somewhere(game, seats, seed, count).state
    for verdict in conceivable(state):
        with_figures = replace(verdict, figures=FIGURES)
        assert state.refusal(HOUSE, with_figures) == state.refusal(HOUSE, verdict)
        if state.refusal(HOUSE, verdict) is None:
            after = [state.copy(), state.copy()]
            after[0].apply(HOUSE, verdict)
            after[1].apply(HOUSE, with_figures)
            assert truth(after[0]) == truth(after[1])


@every_claimed_game
@given(seed=seeds, count=steps)
def test_a_claim_has_its_cause_among_what_is_kept(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    state = somewhere(game, seats, seed, count).state
    for seat in all_seats(state)[:-1]:
        for claim in state.open_claims(seat):
            assert HOUSE in state.active()
            assert state.exposure in state.exposures()
            for exposure in state.exposures():
                if state.ruling(seat, claim, exposure) == ELIGIBLE:
                    cause = state.cause(seat, claim, exposure)
                    assert cause <= exposure and cause in state.exposures()
                    assert state.ruling(seat, claim, cause) == ELIGIBLE


@every_claimed_game
def test_verdicts_read_back(game: AnyGame, seats: int) -> None:
    state = somewhere(game, seats, 1, 10).state
    for plain in conceivable(state):
        for verdict in (plain, replace(plain, figures=FIGURES)):
            assert state.vocabulary().read(verdict.text()) == verdict
            for spoilt in spoilt_texts(verdict.text()):
                assert state.vocabulary().read(spoilt) is None, spoilt


def spoilt_texts(text: str) -> list[str]:
    changes = [
        *(("verdict", "Verdict"), ("verdict ", "verdict  "), ("verdict ", "verdict 0")),
        *(("verdict ", "verdict -"), ("early", "soon"), ("in-time", "late"), (" - ", "  ")),
        *(("250:", "two:"), ("250:", "250.0:"), ("250:", "0250:"), (":30", ""), (",", ", ")),
    ]
    spoilt = [text.replace(before, after, 1) for before, after in changes if before in text]
    return [*spoilt, f" {text}", f"{text} ", f"{text}s", text.rpartition(" ")[0]]


# Breaking off


@every_game
@given(seed=seeds, count=steps)
def test_a_match_may_be_broken_off_and_nobody_has_won(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    match = Recording(game, game.read_options({}), seats, FAST, str(seed))
    state, luck = match.state, FastRng(f"{seed}/play")
    while len(match.moves) < count and not state.over:
        match.play(*random_turn(state, luck))
    if not state.over:
        for seat in range(seats):
            refusal = state.refusal(Seat(seat), BREAK_OFF)
            assert refusal is not None and refusal.article == "table.5"
        scores = state.deal_scores
        match.play(HOUSE, BREAK_OFF)
        assert (state.deal_scores, state.ranking()) == (scores, [])
    assert_all_is_over(game, state)
    assert difference(match.record(), game) is None
    refusal = state.refusal(HOUSE, BREAK_OFF)
    assert refusal is not None and refusal.article == "table.3"


def assert_all_is_over(game: AnyGame, state: AnyState) -> None:
    assert (state.over, state.active(), state.running_clocks()) == (True, [], [])
    for seat in all_seats(state):
        assert state.legal_moves(seat) == []
        assert seat == HOUSE or state.open_claims(seat) == []
    for watcher in watchers(state):
        view = game.view(state, watcher, [])
        assert view.over and view.ranking == state.ranking()
        assert (view.prompt, view.may_wait, view.talk_closed) == (None, False, False)


@every_game
@given(seed=seeds, count=steps)
def test_a_seat_can_imagine_what_was_broken_off(
    game: AnyGame, seats: int, seed: int, count: int
) -> None:
    walk = somewhere(game, seats, seed, count)
    if not walk.state.over:
        walk.make(HOUSE, BREAK_OFF)
    for knowledge in walk.knowledge:
        world = game.sight.imagine(knowledge, walk.rng)
        assert looked(walk, world, knowledge.seat) == looked(walk, walk.state, knowledge.seat)

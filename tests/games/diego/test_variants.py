"""Every variant and house rule of Diego obeys the laws, alone and together with others."""

from __future__ import annotations

import pytest

from games.laws import all_seats
from games.walks import Walk, as_bytes, watchers
from games.worlds import truth
from tablee.engine.game import any_game
from tablee.engine.moves import HOUSE
from tablee.engine.record import difference, read_record, replay
from tablee.games.diego import GAME
from tablee.games.diego.deck import PRESETS
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting

MOST_BYTES = 4096
VARIANTS = [
    {"pair_in_hand": "yes"},
    {"capital": "yes", "at_once": "yes"},
    {"partners": "yes", "size": "4"},
    {"early_close": "no", "five_seconds": "no"},
    {"clock": "none", "five_seconds": "no"},
    {"clock": "60", "pair_in_hand": "yes", "size": "4"},
    *({"cards": preset} for preset in PRESETS),
    {"deck": "1/3 2/3 1/6 5/6 7/6 | fraction words line sum drawing amplified | easy"},
]
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=str)


@every_variant
@pytest.mark.parametrize("seats", [2, 4])
def test_generator_and_judge_agree_and_worlds_look_the_same(
    options: dict[str, str], seats: int
) -> None:
    game = any_game(GAME)
    walk = Walk.begin(game, game.read_table(options, seats), seats, str(options))
    for _ in range(25):
        state = walk.state
        for seat in all_seats(state):
            legal = state.legal_moves(seat)
            assert bool(legal) == (seat in state.active())
            for move in state.vocabulary().moves:
                assert (state.refusal(seat, move) is None) == (move in legal)
        for knowledge in walk.knowledge:
            world = game.sight.imagine(knowledge, walk.rng)
            real = as_bytes(game.view(state, knowledge.seat, []))
            assert as_bytes(game.view(world, knowledge.seat, [])) == real
        assert truth(state.copy()) == truth(state)
        if not walk.step():
            break


@every_variant
def test_a_clock_runs_or_somebody_is_waited_for(options: dict[str, str]) -> None:
    game = any_game(GAME)
    walk = Walk.begin(game, game.read_options(options), 3, "time")
    while walk.step():
        state = walk.state
        people = [seat for seat in state.active() if seat != HOUSE]
        if state.running_clocks() == [] and not state.over:
            assert people == [] or not any(state.may_wait(seat) for seat in people)
        for seat in people:
            assert not state.may_wait(seat) or HOUSE in state.active()


@every_variant
def test_bots_play_a_match_of_which_the_record_holds(options: dict[str, str]) -> None:
    lineup = Lineup(Setting("diego", 4, "variants", options), ["club", "habitue", "novice", "club"])
    text = play_match(lineup, 0, recorded=True).record
    assert text is not None
    record = read_record(text)
    for match in replay(record, lineup.game):
        views = [as_bytes(lineup.game.view(match.state, w, [])) for w in watchers(match.state)]
        assert max(map(len, views)) <= MOST_BYTES
    assert difference(record, lineup.game) is None

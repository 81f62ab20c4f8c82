"""The laws of every game, held to the reversed game and to the one with open piles as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from games import test_every_game as laws
from tablee.engine.game import AnyGame, any_game
from tablee.games.safaru import GAME
from tablee.games.safaru.options import SafaruOptions

VARIANTS: dict[str, dict[str, bool]] = {
    "reversed": {"reversed": True},
    "partners": {"reversed": True, "partners": True},
    "memory-aid": {"memory_aid": True},
}
SEEDS = range(6)


def variant(**options: bool) -> AnyGame:
    """Safarü with other defaults: so whatever asks for the official options gets these."""
    rules = replace(GAME.rules, options=partial(SafaruOptions, **options))
    return any_game(replace(GAME, rules=rules))


every_variant = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(variant(**options), seats, id=f"{name}-{seats}")
        for name, options in VARIANTS.items()
        for seats in GAME.rules.seats
    ],
)

AFTER_SOME_STEPS = [
    laws.test_generator_and_judge_agree,
    laws.test_whoever_is_active_has_a_move,
    laws.test_a_random_move_is_one_of_the_list,
    laws.test_a_copy_lives_its_own_life,
    laws.test_no_card_is_lost_or_made,
    laws.test_an_imagined_world_looks_the_same,
    laws.test_an_imagined_world_can_be_played_on,
    laws.test_no_card_is_shown_too_often,
]
WHOLE_MATCHES = [
    laws.test_every_match_ends,
    laws.test_score_lines_sum_to_the_scores,
    laws.test_a_deal_depends_on_nothing_played_before,
]
COUNTED_OUT = [
    laws.test_imagined_worlds_are_all_that_fit_and_no_others,
    laws.test_a_view_tells_what_is_due_and_no_more,
]


def plain(law: Callable[..., None]) -> Callable[..., None]:
    """A law without the machine that draws its examples."""
    inner: Callable[..., None] = law.hypothesis.inner_test  # type: ignore[attr-defined]
    return inner


@every_variant
@pytest.mark.parametrize("law", AFTER_SOME_STEPS, ids=lambda law: law.__name__)
def test_after_some_steps(game: AnyGame, seats: int, law: Callable[..., None]) -> None:
    for seed in SEEDS:
        plain(law)(game=game, seats=seats, seed=seed, count=9 * seed + 1)


@every_variant
@pytest.mark.parametrize("law", WHOLE_MATCHES, ids=lambda law: law.__name__)
def test_over_whole_matches(game: AnyGame, seats: int, law: Callable[..., None]) -> None:
    for seed in SEEDS:
        plain(law)(game=game, seats=seats, seed=seed)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("law", COUNTED_OUT, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", SEEDS)
def test_counted_out(options: dict[str, bool], law: Callable[..., None], seed: int) -> None:
    law(variant(**options), GAME.rules.seats[0], seed)

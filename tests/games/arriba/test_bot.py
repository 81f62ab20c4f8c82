"""The players of Arriba: as fast and as fallible as people, from what they are shown alone."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from games.arriba.positions import arriba, flipped, grabbed, resumed
from tablee.engine.bot import Choice
from tablee.engine.moves import HOUSE, Seat, Verdict
from tablee.engine.rng import FastRng
from tablee.games.arriba import GAME
from tablee.games.arriba.bot import Club, Even, Habitue, Novice, Player
from tablee.games.arriba.bot.reaction import FLOOR, Reaction
from tablee.games.arriba.rules import Arriba

LEVELS = [Novice, Habitue, Club]
TRIES = 400


def answers(level: type[Player], state: Arriba, seat: int = 0) -> list[Choice | None]:
    """What this seat does about the table, as often as it takes to see a habit."""
    found: list[Choice | None] = []
    for n in range(TRIES):
        bot = level(state.options, state.seats, Seat(seat), FastRng(f"{n}"))
        bot.observe(GAME.view(state, Seat(seat), []))
        found.append(bot.choose())
    return found


def grabs(found: list[Choice | None]) -> list[int]:
    return [choice.after for choice in found if choice is not None and choice.text == "grab"]


def test_a_better_level_is_faster_and_misses_less() -> None:
    state = flipped(arriba("a1 h1", "a2 i1", "p1 j1"), 3)
    times = [grabs(answers(level, state)) for level in LEVELS]
    assert mean(times[0]) > mean(times[1]) + 80 > mean(times[2]) + 120
    assert len(times[0]) < len(times[1]) < len(times[2])


def test_look_alikes_fool_and_nothing_else_does() -> None:
    alike = flipped(arriba("a1 h1", "b1 i1", "p1 j1"), 3)
    unlike = flipped(arriba("a1 h1", "g1 i1", "p1 j1"), 3)
    fooled = [len(grabs(answers(level, alike))) for level in LEVELS]
    assert fooled[0] > fooled[1] > 0 and fooled[2] < fooled[0]
    assert [len(grabs(answers(level, unlike))) for level in LEVELS] == [0, 0, 0]


def test_more_piles_and_look_alikes_take_longer() -> None:
    law = Reaction(mu=300, sigma=30, tau=50, fooled=0, blind=0)

    def usual(piles: int, has_look_alike: bool) -> float:
        return mean(law.time(piles, has_look_alike, FastRng(str(n))) for n in range(TRIES))

    assert usual(2, False) + 20 < usual(8, False)
    assert usual(2, False) + 20 < usual(2, True)


def test_no_hand_is_faster_than_the_floor() -> None:
    law = Reaction(mu=20, sigma=5, tau=1, fooled=0, blind=0)
    assert {law.time(2, False, FastRng(str(n))) for n in range(50)} == {FLOOR}
    assert FLOOR >= 150


def test_hands_stay_under_the_table_while_a_verdict_stands() -> None:
    state = grabbed(flipped(arriba("a1 h1", "a2 i1", "b1 j1"), 2), 0)
    assert set(answers(Novice, state, 2)) == {None}
    assert grabs(answers(Club, resumed(state), 1)) == []


def test_it_makes_up_its_mind_once_for_each_layout() -> None:
    """Asked again about the same cards, it doesn't roll its dice again."""
    state = flipped(arriba("a1 h1", "b1 i1", "p1 j1"), 3)
    bot = Novice(state.options, 3, Seat(1), FastRng("calm"))
    choices: list[Choice | None] = []
    for _ in range(200):
        bot.observe(GAME.view(state, Seat(1), []))
        choices.append(bot.choose())
    assert set(choices[1:]) == {None}


def test_in_calm_mode_it_chooses() -> None:
    state = flipped(arriba("a1 h1", "a2 i1", "p1 j1", calm="5"))
    assert {choice and choice.text for choice in answers(Club, state)} == {"choose leave"}
    state = arriba("totem h1", "a2 i1", "p1 j1", calm="5")
    texts = Counter(choice.text for choice in answers(Club, flipped(state)) if choice)
    assert texts["choose reach"] > 0.9 * TRIES


# Even odds


def told_of(even: Even, *cards: int) -> None:
    """A verdict, after which everybody has so many cards."""
    state = flipped(arriba("a1 h1 k1", "a2 i1 l1", "p1 j1 m1"), 2)
    verdict = Verdict(Seat(2), state.claims(Seat(2))[0], state.exposure)
    state.play(HOUSE, verdict)
    view = GAME.view(state, Seat(0), [(HOUSE, verdict)])
    view.scene.stocks, view.scene.piles = list(cards), [[], [], []]
    even.observe(view)


def even_player() -> Even:
    return Even(GAME.rules.options(), 3, Seat(0), FastRng("even"))


def test_the_even_player_eases_off_when_ahead() -> None:
    ahead, level, behind = even_player(), even_player(), even_player()
    told_of(ahead, 20, 25, 30)
    told_of(level, 20, 20, 30)
    told_of(behind, 25, 20, 10)
    assert behind.reaction.mu < level.reaction.mu < ahead.reaction.mu
    assert behind.reaction.fooled < level.reaction.fooled < ahead.reaction.fooled


def test_the_even_player_counts_the_manches_before() -> None:
    even, view = even_player(), GAME.view(flipped(arriba("a1 b1", "c1 d1", "e1 f1")), Seat(0), [])
    even.observe(view)
    view.scores = [10, 5, 30]
    assert even.cards_ahead(view) == -5
    view.scores, view.settled = [2, 5, 9], True
    assert even.cards_ahead(view) == 3


@pytest.mark.parametrize("rival", [200.0, 380.0, 900.0])
def test_the_even_player_is_ahead_of_two_a_third_of_the_time(rival: float) -> None:
    even, luck, ahead = even_player(), FastRng("rival"), 0
    for n in range(60 + TRIES):
        is_faster = even.reaction.mu < rival * (70 + luck.below(61)) / 100
        told_of(even, *((20, 22, 25) if is_faster else (22, 20, 25)))
        ahead += is_faster and n >= 60
    assert 0.28 * TRIES < ahead < 0.39 * TRIES

"""The players of Arriba: as fast and as fallible as people, from what they are shown alone."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from games.arriba.positions import arriba, flipped, grabbed, resumed
from games.positions import move
from tablee.engine.bot import Choice
from tablee.engine.moves import HOUSE, Figure, Seat, Verdict
from tablee.engine.rng import FastRng
from tablee.games.arriba import GAME
from tablee.games.arriba.bot import Club, Even, Habitue, Novice, Player
from tablee.games.arriba.bot.reaction import FLOOR, Reaction, level
from tablee.games.arriba.bot.rivals import USUAL
from tablee.games.arriba.moves import GRAB, UNCOVER
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


def even_player(**options: str) -> Even:
    return Even(GAME.read_options({**options}), 3, Seat(0), FastRng("even"))


def told_of(even: Even, state: Arriba, grabber: int, *figures: Figure) -> None:
    """The even player sees the table, and then who grabbed, with all hands that were compared."""
    even.observe(GAME.view(state, Seat(0), []))
    verdict = Verdict(Seat(grabber), GRAB, state.exposure, figures=figures)
    state.play(HOUSE, verdict)
    even.observe(GAME.view(state, Seat(0), [(HOUSE, verdict)]))


def a_match(**options: str) -> Arriba:
    """The second and the third are concerned."""
    return flipped(arriba("p1 h1 k1", "a2 i1 l1", "a1 j1 m1", **options), 3)


def after_grabs(time: int, count: int = 20, **options: str) -> Even:
    """Somebody else always took so long."""
    even = even_player(**options)
    for _ in range(count):
        told_of(even, a_match(**options), 1, Figure(Seat(1), time, 0))
    return even


def test_the_even_player_is_as_fast_as_the_others() -> None:
    speeds = [after_grabs(time).reaction.mu for time in (300, 500, 900)]
    assert speeds[0] < 270 < speeds[1] < 480 < speeds[2]


def test_the_even_player_goes_by_who_comes_first_head_starts_taken_off() -> None:
    ahead = after_grabs(900, head_start="0 400 400")
    assert abs(ahead.reaction.mu - after_grabs(500).reaction.mu) < 1
    state = flipped(arriba("a1 h1", "a2 i1", "p1 j1", head_start="300"), 2)
    even = even_player(head_start="300")
    even.observe(GAME.view(state, Seat(0), []))
    assert even.time(even.scene()) >= 300 + FLOOR


def test_the_even_player_learns_from_its_own_grabs_that_others_are_slower() -> None:
    even = even_player()
    for _ in range(20):
        state = flipped(arriba("a1 h1", "a2 i1", "p1 j1"), 2)
        told_of(even, state, 0, Figure(Seat(0), 600, 0))
    assert even.reaction.mu > 450


def test_the_even_player_learns_nothing_from_whoever_is_not_concerned() -> None:
    even = after_grabs(400, 1)
    weights = list(even.rivals.speed.weights)
    told_of(even, a_match(), 1)  # nobody was timed
    assert even.rivals.speed.weights == weights


def test_the_even_player_errs_as_often_as_the_others() -> None:
    careful, rash = even_player(), even_player()
    for _ in range(40):
        alike = flipped(arriba("p1 h1 k1", "a1 i1 l1", "b1 j1 m1"), 2)
        for even in (careful, rash):
            even.observe(GAME.view(alike, Seat(0), []))
        flipped(alike)
        careful.observe(GAME.view(alike, Seat(0), []))
        told_of(rash, alike, 1)
    assert careful.reaction.fooled < level(USUAL).fooled < 300 < rash.reaction.fooled


def test_a_fault_of_its_own_tells_the_even_player_nothing_of_the_others() -> None:
    even = even_player()
    told_of(even, a_match(), 0)
    assert even.rivals.fooled.errors == 0


def test_the_even_player_learns_from_calm_choices() -> None:
    even = even_player(calm="5")
    for _ in range(30):
        state = flipped(arriba("totem h1", "a2 i1", "p1 j1", calm="5"))
        move(state, 1, "choose leave")
        even.observe(GAME.view(state, Seat(0), []))
        move(state, HOUSE, "uncover")
        even.observe(GAME.view(state, Seat(0), [(HOUSE, UNCOVER)]))
    assert (even.rivals.blind.occasions, even.rivals.blind.errors) == (60, 60)
    assert even.reaction.blind > 700 and even.rivals.fooled.occasions == 0


def test_one_odd_hand_does_not_decide() -> None:
    even = after_grabs(400)
    usual = even.reaction.mu
    told_of(even, a_match(), 1, Figure(Seat(1), 30_000, 0))
    assert abs(even.reaction.mu - usual) < 60


@pytest.mark.parametrize("mu", [120, 270, 480, 1200])
def test_the_law_of_times_is_one(mu: int) -> None:
    """Its density adds up to the share before, and to one."""
    law, times = level(mu), range(-2000, 9000)
    assert sum(law.density(time) for time in times) == pytest.approx(1, abs=0.001)
    before = sum(law.density(time) for time in times if time < mu + 50)
    assert before == pytest.approx(law.share_before(mu + 49.5), abs=0.001)

"""Virtual time: the earliest comes first, never the first seat; clocks run on; claims compete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.positions import begun, move
from games.test_race import flipped, race
from probes.race import GAME as RACE
from probes.race.rules import FLIP, FLIP_MILLISECONDS, GRAB, LAST_MILLISECONDS, Race
from probes.rows import GAME as ROWS
from probes.rows.rules import LAYS, READY
from probes.window import GAME as WINDOW
from probes.window.rules import CHALLENGE, CLOSE, Window
from tablee.engine.game import AnyGame, any_game
from tablee.engine.moves import HOUSE, Figure, Move, Seat, Verdict
from tablee.engine.referee import RESOLUTION
from tablee.engine.rng import FastRng
from tablee.engine.state import AnyState
from tablee.lab.timeline import Intent, Timeline

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


class Scripted:
    """A company that does what is written down for each seat, and waits when that is done."""

    def __init__(
        self, game: AnyGame, state: AnyState, plans: dict[int, list[Intent | None]]
    ) -> None:
        self.game = game
        self.state = state
        self.plans = plans
        self.asked: list[Seat] = []

    def see(self, happened: list[tuple[Seat, Move]]) -> list[Seat]:
        seats = [Seat(seat) for seat in range(self.state.seats)]
        return [s for s in seats if all(self.game.is_noticed(s, *event) for event in happened)]

    def choose(self, seat: Seat) -> Intent | None:
        self.asked.append(seat)
        plan = self.plans.get(seat, [])
        return plan.pop(0) if plan else None


class Course:
    """A timeline with its company, played move by move."""

    def __init__(
        self,
        game: AnyGame,
        state: AnyState,
        luck: str = "lots",
        /,
        **plans: Sequence[Intent | None],
    ) -> None:
        self.state = state
        by_seat = {"one": 0, "two": 1, "three": 2}
        self.company = Scripted(game, state, {by_seat[name]: list(p) for name, p in plans.items()})
        self.timeline = Timeline(state, self.company, FastRng(luck))
        self.timeline.see([])

    def next(self) -> tuple[Seat, str]:
        seat, act = self.timeline.next_move()
        self.state.play(seat, act)
        self.timeline.see([(seat, act)])
        return seat, act.text()

    def now(self) -> float:
        return self.timeline.now


def rows(luck: str = "lots", /, **plans: Sequence[Intent | None]) -> Course:
    state = begun(ROWS, 3)
    return Course(any_game(ROWS), state, luck, **plans)


def window() -> tuple[Window, Seat, Seat]:
    """A card that two may challenge."""
    state = begun(WINDOW, 3)
    state.turn = ONE
    move(state, 0, state.legal_moves(ONE)[0].text())
    return state, TWO, THREE


def racing(state: Race, luck: str = "lots", /, **plans: Sequence[Intent | None]) -> Course:
    return Course(any_game(RACE), state, luck, **plans)


# Whose move comes first


def test_the_fastest_comes_first_whatever_the_seat() -> None:
    lay = LAYS[0]
    course = rows(one=[Intent(lay, 900)], two=[Intent(lay, 300)], three=[Intent(lay, 600)])
    course.company.plans[1].append(Intent(LAYS[1], 5000))
    course.company.plans[2].append(Intent(LAYS[1], 5000))
    assert [course.next()[0] for _ in range(3)] == [TWO, THREE, ONE]
    assert course.now() == 900


def test_of_those_who_are_level_a_lot_decides() -> None:
    first: Counter[Seat] = Counter()
    for n in range(600):
        plans = {name: [Intent(LAYS[0], 400)] for name in ("one", "two", "three")}
        first[rows(str(n), **plans).next()[0]] += 1
    assert set(first) == {ONE, TWO, THREE}
    assert all(150 < count < 250 for count in first.values())


def test_whoever_saw_nothing_new_isnt_asked_again() -> None:
    """What others lay in Rows is noticed by nobody else."""
    slow = Intent(LAYS[5], 5000)
    plan: list[Intent | None] = [Intent(LAYS[0], 100), Intent(LAYS[1], 100), Intent(LAYS[2], 100)]
    course = rows(one=plan, two=[slow], three=[slow])
    for _ in range(3):
        assert course.next()[0] == ONE
    assert Counter(course.company.asked) == {ONE: 3, TWO: 1, THREE: 1}


def test_whoever_saw_something_new_thinks_again() -> None:
    plan: list[Intent | None] = [Intent(LAYS[n], 100) for n in range(3)]
    again: list[Intent | None] = [Intent(LAYS[7], 5000), Intent(LAYS[8], 50)]
    course = rows(one=[*plan, Intent(READY, 100)], two=again, three=[Intent(LAYS[7], 9000)] * 2)
    for _ in range(4):
        course.next()
    assert course.next() == (TWO, LAYS[8].text())
    assert course.now() == 450


def test_an_answer_counts_from_the_view_that_it_answers() -> None:
    course = rows(
        one=[Intent(LAYS[0], 100), Intent(LAYS[1], 500)],
        two=[Intent(LAYS[0], 550), Intent(LAYS[1], 900)],
        three=[Intent(LAYS[0], 8000)],
    )
    assert [course.next()[0] for _ in range(3)] == [ONE, TWO, ONE]
    assert course.now() == 600


# Clocks


def test_a_clock_ends_what_everybody_lets_go_by() -> None:
    state, _, _ = window()
    course = Course(any_game(WINDOW), state)
    assert course.next() == (HOUSE, CLOSE.text())
    assert course.now() == 1000 * state.options.seconds


def test_who_is_faster_than_the_clock_comes_before_it() -> None:
    state, challenger, _ = window()
    course = Course(any_game(WINDOW), state, two=[Intent(CHALLENGE, 9999)])
    assert course.next() == (challenger, CHALLENGE.text())
    state, _, _ = window()
    late = Course(any_game(WINDOW), state, two=[Intent(CHALLENGE, 10_001)])
    assert late.next() == (HOUSE, CLOSE.text())


def test_the_next_window_has_a_clock_of_its_own() -> None:
    """Of the same key: but in between it was gone."""
    state, challenger, _ = window()
    course = Course(any_game(WINDOW), state, two=[Intent(CHALLENGE, 4000)])
    course.next()
    lay = state.legal_moves(challenger)[0]
    course.company.plans[1] = [Intent(lay, 0)]
    assert course.next() == (challenger, lay.text())
    opened = course.now()
    assert course.next() == (HOUSE, CLOSE.text())
    assert course.now() == opened + 1000 * state.options.seconds


def test_a_clock_runs_on_across_moves() -> None:
    """Grabbing for nothing doesn't stop the clock of the flip."""
    course = racing(race("s1 s2", "s3 s4"), two=[Intent(GRAB, 2000)])
    seat, text = course.next()
    assert (seat, text.split()[:2]) == (HOUSE, ["verdict", "1"])
    assert course.now() == 2000 + RESOLUTION
    assert course.next() == (HOUSE, FLIP.text())
    assert course.now() == FLIP_MILLISECONDS


# Claims


def verdict(course: Course) -> Verdict:
    seat, text = course.next()
    read = course.state.vocabulary().read(text)
    assert seat == HOUSE and isinstance(read, Verdict), text
    return read


def test_the_fastest_of_two_right_claims_is_upheld() -> None:
    state = flipped(race("s1 s2", "s1 s4"), 2)
    course = racing(state, one=[Intent(GRAB, 306)], two=[Intent(GRAB, 290)])
    found = verdict(course)
    assert found.seat == TWO
    assert found.figures == (Figure(TWO, 290, 0),)
    assert [line.points for line in state.tally] == [2]


def test_those_who_are_level_draw_lots() -> None:
    winners: Counter[Seat] = Counter()
    for n in range(300):
        state = flipped(race("s1 s2", "s1 s4"), 2)
        course = racing(state, str(n), one=[Intent(GRAB, 297)], two=[Intent(GRAB, 290)])
        found = verdict(course)
        assert found.figures == (Figure(TWO, 290, 0), Figure(ONE, 297, 0))
        winners[found.seat] += 1
    assert all(110 < winners[seat] < 190 for seat in (ONE, TWO))


def test_a_false_claim_that_was_faster_is_decided_before_a_right_one() -> None:
    state = flipped(race("s1 s2", "s1 s4", "s5 s6"), 3)
    course = racing(state, one=[Intent(GRAB, 300)], three=[Intent(GRAB, 290)])
    assert verdict(course).seat == THREE
    assert verdict(course).seat == ONE
    assert [(line.seat, line.points) for line in state.tally] == [(THREE, -1), (ONE, 2)]


def test_after_a_right_claim_a_false_one_is_only_late() -> None:
    state = flipped(race("s1 s2", "s1 s4", "s5 s6"), 3)
    course = racing(state, one=[Intent(GRAB, 290)], three=[Intent(GRAB, 293)])
    assert verdict(course).seat == ONE
    assert [(line.seat, line.points) for line in state.tally] == [(ONE, 2)]


def test_a_claim_in_flight_keeps_to_what_its_player_saw() -> None:
    """A card is flipped meanwhile; the hand that reaches isn't drawn back."""
    state = flipped(race("s1 s2", "s1 s4"), 2)
    shown = state.exposure
    course = racing(state, one=[Intent(FLIP, 100)], two=[Intent(GRAB, 1500)])
    assert course.next() == (ONE, FLIP.text())
    assert course.next()[1] == "show"
    found = verdict(course)
    assert (found.seat, found.exposure, state.tally[0].points) == (TWO, shown, 2)
    assert found.figures[0].response == 1500


def test_what_comes_too_late_is_no_move() -> None:
    state = flipped(race("s1 s2", "s1 s4"), 2)
    course = racing(state, one=[Intent(GRAB, 290)], two=[Intent(GRAB, 400)])
    assert verdict(course).seat == ONE
    assert course.next() == (HOUSE, FLIP.text())
    assert [line.points for line in state.tally] == [2]


def test_whoever_knew_before_they_could_see_is_early() -> None:
    state = flipped(race("s1 s2", "s1 s4"), 2)
    found = verdict(racing(state, one=[Intent(GRAB, 99)]))
    assert found.is_early and state.tally[0].points == -1


def test_reaching_just_after_another_flip_is_not_early() -> None:
    state = flipped(race("s1 s2", "s1 s4", "s5 s6"), 2)
    course = racing(state, three=[Intent(FLIP, 100)])
    course.next()
    course.company.plans[0] = [None, Intent(GRAB, 50)]
    assert course.next()[1] == "show"
    found = verdict(course)
    assert (found.seat, found.is_early, state.tally[0].points) == (ONE, False, 2)


def test_what_was_claimed_in_time_is_decided_before_the_end() -> None:
    state = flipped(race("s1", "s1"), 2)
    course = racing(state, two=[Intent(GRAB, LAST_MILLISECONDS - 2)])
    assert verdict(course).seat == TWO
    assert course.next()[1] == "end"
    assert state.deal_scores == [[0, 2]]


def test_a_claim_that_comes_after_the_end_is_void() -> None:
    state = flipped(race("s1", "s1"), 2)
    course = racing(state, two=[Intent(GRAB, LAST_MILLISECONDS + 500)])
    assert course.next()[1] == "end"
    assert course.next() == (HOUSE, "deal")
    assert not course.next()[1].startswith("verdict")
    assert state.deal_scores == [[0, 0]]

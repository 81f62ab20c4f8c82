"""Chapter 5: what is left to whoever is under pressure."""

from __future__ import annotations

from games.pique_points.positions import detail, hand, pressed, stash, table
from games.positions import go, in_words, legal, refused
from tablee.engine.moves import Seat
from tablee.games.pique_points import GAME


def test_5_1_only_an_answer_will_do() -> None:
    state = pressed("belt gendarme p1 s50 accident r50", "x", stashes=("p2", "p1"))
    assert (state.active(), *detail(state, "phase", "duty", "duty_by")) == (
        [0],
        "pressed",
        "answer",
        1,
    )
    assert legal(state) == "lay belt, lay gendarme"
    for card in ("p1", "s50", "accident", "r50"):
        assert refused(state, f"lay {card}") == ("pique_points.5.1", "answer-first")


def test_5_1_the_table_says_who_presses() -> None:
    state = pressed("belt s50", "x", stashes=("p2", "p1"))
    assert ("pique_points-now-pressed", {"seat": 0, "other": 1}) in in_words(GAME, state)
    prompt = GAME.view(state, Seat(0), []).prompt
    assert prompt is not None and prompt.params == {"other": 1}


def test_5_2_and_r17_whoever_can_lay_an_infraction_doesnt_draw_first() -> None:
    state = pressed("belt s50", "x", stashes=("p2", "p1"))
    assert refused(state, "draw") == ("pique_points.5.2", "infraction-first")
    assert refused(state, "done") == ("pique_points.5.2", "infraction-first")


def test_r17_after_the_answer_one_may_draw() -> None:
    for answer in ("belt", "gendarme"):
        state = pressed("belt gendarme s50", "x", stashes=("p2", "p1"))
        assert legal(go(state, f"lay {answer}")) == "done, draw"


def test_5_2_the_answer_is_an_infraction_like_any_other() -> None:
    state = go(pressed("phone s50", "x", stashes=("p2", "p1")), "lay phone")
    assert detail(state, "offender", "duty") == [0, ""]


def test_5_2_pressure_answers_pressure() -> None:
    state = pressed("pressure s50", "x", "x", stashes=("p2", "p1", "p3"))
    go(state, "lay pressure, done")
    assert detail(state, "turn", "phase", "duty_by") == [1, "pressed", 0]


def test_r15_speeding_is_no_answer() -> None:
    state = pressed("s130 gendarme", "x", stashes=("p2", "p1"), route="r50")
    assert refused(state, "lay s130") == ("pique_points.5.1", "answer-first")


def test_5_3_and_r15_a_gendarme_punishes_the_pressure() -> None:
    state = go(pressed("gendarme s50", "x", stashes=("", "p3 p1")), "lay gendarme")
    assert (stash(state, 0), stash(state, 1)) == ("p1", "p3")
    assert detail(go(state, "done"), "turn", "phase") == [1, "play"]


def test_5_4_and_r16_otherwise_one_draws_and_the_turn_is_over() -> None:
    """pique_points.r16: drawing is all that is left of the turn."""
    state = pressed("s50 r50", "x", stashes=("p2", "p1"), stock="p3 p3")
    assert legal(state) == "draw"
    assert refused(state, "done") == ("pique_points.5.4", "draw-instead")
    go(state, "draw")
    assert (hand(state, 0), state.active()) == ("p3 r50 s50", [1])


def test_r18_a_gendarme_may_be_kept() -> None:
    state = pressed("gendarme s50", "x", stashes=("p2", "p1"), stock="p3")
    assert legal(state) == "draw, lay gendarme"
    go(state, "draw")
    assert (hand(state, 0), state.active()) == ("p3 s50 gendarme", [1])


def test_r19_a_pressure_that_was_shuffled_still_binds_but_cant_be_punished() -> None:
    state = table("pressure s50", "gendarme s90", "x", stock="", driving="s90", stashes=("p1",))
    go(state, "lay pressure, draw")
    assert detail(state, "turn", "phase", "offender") == [1, "pressed", None]
    assert refused(state, "lay gendarme") == ("pique_points.5.3", "pressure-gone")
    assert legal(state) == "draw"


def test_5_5_and_r20_it_binds_the_next_player_alone_but_stays_open() -> None:
    state = pressed("s50 r50", "gendarme s90", "x", stashes=("p2", "", "p1"), stock="p3 p3")
    go(state, "draw")
    assert detail(state, "turn", "phase", "duty", "offender") == [1, "play", "", 2]
    go(state, "lay gendarme")
    assert (stash(state, 1), stash(state, 2)) == ("p1", "")


def test_r20_a_pressed_player_who_answers_hands_nothing_on() -> None:
    state = go(pressed("belt s50", "x", "x", stashes=("p2", "", "p1")), "lay belt, done")
    assert detail(state, "turn", "phase", "duty_by") == [1, "play", None]


def test_r21_without_a_stash_an_infraction_is_no_answer() -> None:
    state = pressed("belt gendarme s50", "x", stashes=("", "p1"))
    assert refused(state, "lay belt") == ("pique_points.4.5", "no-stash")
    assert legal(state) == "draw, lay gendarme"


def test_5_4_with_nothing_to_draw_the_turn_is_ended() -> None:
    state = table("pressure s50", "s90 s90", "x", stock="", stashes=("p1",))
    go(state, "lay pressure, draw")
    assert (hand(state, 0), state.stock) == ("s50 pressure", [])
    assert refused(state, "draw") == ("pique_points.2.5", "nothing-to-draw")
    assert legal(state) == "done"
    assert go(state, "done").active() == [2]

"""What the scene of Mü tells a seat beyond the cards: its trumps, and what a bid would come to."""

from __future__ import annotations

from games.mu.positions import auction, bid, tricks
from games.walks import Walk
from tablee.engine.game import any_game
from tablee.engine.moves import Move, Seat
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng
from tablee.engine.words import TOPICS, Sentence
from tablee.games.mu import GAME
from tablee.games.mu.options import MuOptions
from tablee.games.mu.rules import PHASES, Mu
from tablee.games.mu.view import scene
from tablee.games.mu.words import in_words
from tablee.texts import catalogue

RED = "r2 r3 r4 r5 r6 r7 r8 r9"
BLUE = "b2 b3 b4 b5 b6 b7 b8 b9"
BLACK = "k2 k3 k4 k5 k6 k7 k8 k9"
GREEN = "g2 g3 g4 g5 g6 g7 g8 g9"


def test_the_outlook_counts_from_what_lies_already() -> None:
    state = bid(auction(RED, BLUE, BLACK, GREEN), "r2 / b2 b3 / - / -")
    steps = scene(state, Seat(0)).outlook
    assert [(step.added, step.total, step.target) for step in steps] == [(1, 2, 32), (2, 3, 34)]
    last = steps[-1]
    assert (last.bonus_of_colour, last.bonus_of_one_or_seven) == (30, 40)
    assert (last.bonus_of_another_number, last.bonus_without_trump) == (50, 60)


def test_the_outlook_warns_of_drawing_level_with_the_highest_bid_only() -> None:
    state = bid(auction(RED, BLUE, BLACK, GREEN), "r2 / b2 b3 / k2")
    steps = scene(state, Seat(3)).outlook
    assert [(step.total, step.level_with, step.loss) for step in steps] == [
        (1, [], 0),
        (2, [1], -20),
        (3, [], 0),
    ]


def test_the_bonus_that_the_chief_is_shown_is_the_one_that_is_scored() -> None:
    """For every kind of trump, in deals played at random; only a kept contract has a bonus."""
    compared: set[str] = set()
    for seed in range(300):
        rng = FastRng(f"bonus/{seed}")
        state = GAME.start(MuOptions(deals=1), 3, rng)
        shown: dict[str, int] = {}
        while not state.settled:
            shown = shown or shown_to_the_chief(state)
            state.play(*modest_turn(state, rng))
        kind = kind_of(scene(state, None).chief_trump)
        for line in state.lines:
            if line.key == "bonus":
                assert line.points == shown[kind]
                compared.add(kind)
    assert compared == {"colour", "one or seven", "another number", "none"}


def modest_turn(state: Mu, rng: FastRng) -> tuple[Seat, Move]:
    """At random, but as a rule with low bids: others are seldom kept."""
    calm = [m for m in state.legal_moves(state.turn) if m.text() in ("pass", "done")]
    is_bid = max(state.auction.bids) > 0
    return (state.turn, calm[0]) if calm and is_bid else random_turn(state, rng)


def shown_to_the_chief(state: Mu) -> dict[str, int]:
    if PHASES[state.phase] != "chief-trump":
        return {}
    (step,) = scene(state, state.turn).outlook
    return {
        "colour": step.bonus_of_colour,
        "one or seven": step.bonus_of_one_or_seven,
        "another number": step.bonus_of_another_number,
        "none": step.bonus_without_trump,
    }


def kind_of(trump: str) -> str:
    if trump in ("1", "7"):
        return "one or seven"
    return "another number" if trump.isdigit() else "none" if trump == "none" else "colour"


def test_the_outlook_is_for_whoever_bids_now() -> None:
    state = auction(RED, BLUE, BLACK)
    assert len(scene(state, Seat(0)).outlook) == 1
    assert scene(state, Seat(1)).outlook == []
    assert scene(state, None).outlook == []
    assert scene(tricks(RED, BLUE, BLACK), Seat(0)).outlook == []


def test_trumps_have_grades_the_laid_ones_too() -> None:
    state = tricks("r9 b2 | r6 b6", "k2 k3 k4 k5", "g2 g3 g4 g5", "y2 y3 y4 y5", trumps="6 r")
    shown = scene(state, Seat(0))
    assert shown.laid[0] == ["r6", "b6"]
    mine = dict(zip(shown.hand + shown.laid[0], shown.grades, strict=True))
    assert mine == {"r9": 3, "b2": 0, "r6": 1, "b6": 2}
    assert len(shown.strengths) == len(shown.grades)


def test_every_phase_is_hinted_at_and_every_sentence_has_its_topic() -> None:
    assert set(GAME.presentation.hints) == {*PHASES, "scored"}
    said: list[Sentence] = []
    for seed in range(3):
        walk = Walk.begin(any_game(GAME), GAME.read_options({}), 4, str(seed))
        while not walk.state.settled:
            walk.step()
            said += in_words(walk.game.view(walk.state, Seat(0), []))
    keys = catalogue("en", "tablee.games.mu").keys
    assert {sentence.key for sentence in said} == {k for k in keys if k.startswith("mu-words-")}
    assert {sentence.topic for sentence in said} <= set(TOPICS)

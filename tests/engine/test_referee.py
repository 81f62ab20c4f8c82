"""The referee: who was first, whatever the network, and when that can be said."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from probes.race.rules import GRAB
from tablee.compiled import CHECKOUT
from tablee.engine.moves import Figure, Seat, Verdict
from tablee.engine.referee import (
    ELIGIBLE,
    FALSE,
    LATE,
    MARGIN,
    MOST_COMPENSATED,
    RESOLUTION,
    Contender,
    Referee,
    Stamped,
)
from tablee.engine.rng import FastRng

LEAST = 100


def claimed(
    seat: int, response: float, *, line: float = 0.0, exposure: int = 7, written: float = 1000.0
) -> Stamped:
    """A claim that was made so long after an exposure was seen, on a line of this round trip."""
    read = written + response + line
    return Stamped(Seat(seat), GRAB, exposure, read, {exposure: written}, line)


def heard(*claims: Stamped) -> Referee:
    referee = Referee()
    for claim in claims:
        referee.hear(claim, ELIGIBLE, claim.exposure, LEAST)
    return referee


def first_of(*claims: Stamped, luck: str = "lot") -> Verdict:
    return decided(heard(*claims), luck)


def decided(referee: Referee, luck: str = "lot") -> Verdict:
    verdict = referee.decide(list(referee.heard), FastRng(luck))
    assert verdict is not None
    return verdict


# Who was first


def test_the_shorter_response_wins_whatever_the_line() -> None:
    fast, slow = claimed(0, 300, line=300), claimed(1, 350, line=10)
    assert fast.read > slow.read
    assert first_of(slow, fast).seat == 0


def test_it_is_the_same_in_whatever_order_claims_come() -> None:
    claims = [claimed(0, 340, line=20), claimed(1, 300, line=250), claimed(2, 320, line=90)]
    verdicts = {first_of(*order).text() for order in permutations(claims)}
    assert len(verdicts) == 1


def test_the_figures_of_all_are_told_the_fastest_first() -> None:
    verdict = first_of(claimed(0, 340.4, line=20), claimed(1, 300, line=250))
    assert verdict.figures == (Figure(Seat(1), 300, 250), Figure(Seat(0), 340, 20))
    assert (verdict.seat, verdict.claim, verdict.exposure, verdict.is_early) == (1, GRAB, 7, False)


def test_no_more_than_the_cap_is_compensated() -> None:
    claim = claimed(0, 300, line=MOST_COMPENSATED + 150)
    assert claim.compensated() == MOST_COMPENSATED
    assert claim.response_to(7) == 300 + 150


def test_a_head_start_counts_where_claims_are_compared_and_is_in_no_figure() -> None:
    helped = replace(claimed(1, 480, line=20), head_start=200)
    verdict = first_of(claimed(0, 300), helped)
    assert (verdict.seat, verdict.figures[0]) == (1, Figure(Seat(1), 480, 20))
    assert first_of(claimed(0, 270), helped).seat == 0


def test_a_head_start_makes_nobody_early() -> None:
    helped = replace(claimed(1, LEAST + 20), head_start=200)
    assert not first_of(helped).is_early


def test_it_waits_longer_for_whoever_has_a_head_start() -> None:
    referee = heard(claimed(0, 300))
    assert referee.due([Contender(1000.0, 50.0, 200)]) == 1000 + 300 + 200 + 50 + MARGIN


@pytest.mark.parametrize("apart", [0.0, RESOLUTION - 0.1])
def test_whoever_is_level_draws_lots(apart: float) -> None:
    claims = [claimed(0, 300), claimed(1, 300 + apart), claimed(2, 400)]
    winners = Counter(first_of(*claims, luck=str(n)).seat for n in range(600))
    assert set(winners) == {0, 1}
    assert all(240 < count < 360 for count in winners.values())


def test_eight_milliseconds_are_no_tie() -> None:
    claims = [claimed(0, 300), claimed(1, 300 + RESOLUTION)]
    assert {first_of(*claims, luck=str(n)).seat for n in range(50)} == {0}


def test_all_are_timed_from_what_the_first_answers() -> None:
    """A card is flipped at 1500: seat 0 had reached before it saw that, seat 1 soon after."""
    written = {7: 1000.0, 8: 1500.0}
    before = Stamped(Seat(0), GRAB, 7, 1520.0, written)
    after = Stamped(Seat(1), GRAB, 8, 1650.0, written)
    assert first_of(before, after).seat == first_of(after, before).seat == 0


def test_who_never_saw_that_is_timed_from_what_they_saw() -> None:
    claim = claimed(1, 250, exposure=8)
    assert claim.response_to(7) == 250


# Right, wrong, early, late


def test_a_false_claim_alone_is_a_fault() -> None:
    referee = Referee()
    referee.hear(claimed(2, 300, line=40), FALSE, 7, LEAST)
    assert referee.due([]) == 0.0
    assert decided(referee) == Verdict(Seat(2), GRAB, 7, False, (Figure(Seat(2), 300, 40),))


def test_a_claim_faster_than_anybody_can_be_is_early() -> None:
    assert first_of(claimed(2, LEAST - 0.1, line=40)).is_early
    assert not first_of(claimed(2, LEAST, line=40)).is_early


def test_early_is_what_comes_too_soon_after_its_cause() -> None:
    """The cards lie there since exposure 5; another was flipped just before."""
    claim = Stamped(Seat(0), GRAB, 7, 2050.0, {5: 1000.0, 7: 2000.0})
    for cause, is_early in ((5, False), (7, True)):
        referee = Referee()
        referee.hear(claim, ELIGIBLE, cause, LEAST)
        assert decided(referee).is_early == is_early


def test_nothing_is_said_to_a_late_claim() -> None:
    referee = Referee()
    referee.hear(claimed(0, 10), LATE, 7, LEAST)
    assert referee.heard == []


@pytest.mark.parametrize("wrong_first", [False, True])
@pytest.mark.parametrize(("response", "seat"), [(310, 0), (300 - RESOLUTION / 2, 0), (200, 1)])
def test_right_or_wrong_the_shorter_response_counts(
    response: float, seat: int, wrong_first: bool
) -> None:
    """A wrong hand nearby doesn't outrun a right one far away; level with it, it is late."""
    right, wrong = claimed(0, 300, line=300), claimed(1, response, line=5)
    calls = [(right, ELIGIBLE), (wrong, FALSE)]
    for luck in "abcdefgh":
        referee = Referee()
        for claim, ruling in reversed(calls) if wrong_first else calls:
            referee.hear(claim, ruling, 7, LEAST)
        verdict = decided(referee, luck)
        assert (verdict.seat, [figure.seat for figure in verdict.figures]) == (seat, [seat])
        assert [heard.seat for heard in referee.heard] == ([] if seat == 0 else [0])


def test_a_wrong_claim_waits_for_a_right_one_on_its_way() -> None:
    referee = Referee()
    referee.hear(claimed(1, 300, line=5), FALSE, 7, LEAST)
    assert referee.due([Contender(1000.0, 250.0)]) == 1000 + 300 + 250 + MARGIN


def test_only_the_first_claim_of_a_seat_is_kept() -> None:
    referee = heard(claimed(0, 300), claimed(1, 320), claimed(0, 310))
    assert [heard.claim.read for heard in referee.heard] == [1300.0, 1320.0]


# When


def test_it_waits_for_whoever_could_still_be_faster() -> None:
    referee = heard(claimed(0, 300, line=20), claimed(1, 280, line=30))
    contenders = [Contender(1005.0, 90.0), Contender(990.0, 200.0)]
    assert referee.due(contenders) == 990 + 280 + 200 + MARGIN


def test_it_waits_for_nobody_longer_than_is_compensated() -> None:
    assert (
        heard(claimed(0, 300)).due([Contender(1000.0, 5000.0)]) == 1300 + MOST_COMPENSATED + MARGIN
    )


def test_it_waits_no_moment_where_nobody_else_may_claim() -> None:
    assert heard(claimed(0, 300)).due([]) == 0.0


def test_claims_that_came_too_late_meanwhile_are_void() -> None:
    referee = heard(claimed(0, 300))
    assert referee.decide([], FastRng("lot")) is None
    assert referee.heard == []


def test_the_others_wait_for_the_next_decision() -> None:
    referee = heard(claimed(0, 300), claimed(1, 320))
    assert decided(referee).seat == 0
    assert [waiting.seat for waiting in referee.heard] == [1]


# Fair


def test_equal_players_behind_unequal_lines_win_equally() -> None:
    """10 and 300 ms, as `make bench-fairness` tries them."""
    bench = subprocess.run(
        [sys.executable, str(CHECKOUT / "tools" / "bench_fairness.py"), "pair"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert bench.returncode == 0, bench.stdout + bench.stderr
    assert re.search(r"first arrival +9\d", bench.stdout)

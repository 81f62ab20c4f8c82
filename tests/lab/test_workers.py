"""Many processes give what one gives, in the same order, and leave nothing behind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest

from lab.works import Broken, Dying, Failing, Listing
from tablee.lab.faults import BotFault
from tablee.lab.workers import LostWorker, by_many, in_order, next_size, part


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


def parts(matches: int, size: int) -> Iterator[range]:
    return (part(done, size, matches) for done in range(0, matches, size))


@pytest.mark.parametrize(("matches", "size"), [(1, 1), (7, 2), (40, 1), (40, 40), (41, 20)])
def test_parts_are_the_matches_from_1_on(matches: int, size: int) -> None:
    assert [n for numbers in parts(matches, size) for n in numbers] == [*range(1, matches + 1)]


def test_results_come_in_order_whoever_is_slow() -> None:
    found = list(by_many(Listing(seconds=0.3), parts(30, 2), jobs=2))
    assert found == [[n, n + 1] for n in range(1, 30, 2)]


def test_one_process_plays_everything_in_growing_parts() -> None:
    found = list(in_order(Listing(), 5000, jobs=1))
    assert [n for numbers in found for n in numbers] == [*range(1, 5001)]
    assert 1 == len(found[0]) < len(found[2])


def test_small_work_starts_no_process() -> None:
    steps = in_order(Listing(), 3, jobs=2)
    assert next(steps) == [1]
    assert multiprocessing.active_children() == []
    assert [*steps] == [[2, 3]]


def test_large_work_is_shared() -> None:
    """The first match takes longer than one process should work alone."""
    steps = in_order(Listing(seconds=0.7), 4, jobs=2)
    assert next(steps) == [1]
    assert next(steps) == [2]
    assert len(multiprocessing.active_children()) == 2
    assert [*steps] == [[3], [4]]


def test_processes_end_with_whoever_wanted_them() -> None:
    steps = by_many(Listing(), parts(1000, 1), jobs=2)
    next(steps)
    assert multiprocessing.active_children() != []
    del steps


def test_the_first_fault_is_told_though_a_later_one_is_sooner() -> None:
    steps = by_many(Failing(bad=(3, 4)), parts(6, 1), jobs=2)
    assert next(steps) == [1]
    assert next(steps) == [2]
    with pytest.raises(BotFault) as caught:
        next(steps)
    assert caught.value.why.params == {"match": 3}


def test_a_broken_invariant_is_told_with_its_place() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)works\.py.*an invariant is broken"):
        next(by_many(Broken(), parts(2, 1), jobs=1))


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(LostWorker):
        next(by_many(Dying(), parts(2, 1), jobs=1))


@pytest.mark.parametrize(
    ("size", "seconds", "following"), [(1, 0.0, 4), (8, 0.1, 16), (8, 0.2, 8), (8, 60.0, 1)]
)
def test_parts_aim_at_a_fifth_of_a_second(size: int, seconds: float, following: int) -> None:
    assert next_size(size, seconds) == following

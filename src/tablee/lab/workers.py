"""Many matches, in several processes where that pays; the results come in the matches' order.

A match depends on its number alone, and results are added up in whole numbers: so neither the
processes nor the sizes of the parts change what comes out.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import Final, Generic, Protocol, TypeVar

from tablee.engine.words import Text
from tablee.lab.faults import BotFault

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")

PART_SECONDS: Final = 0.2
ALONE_SECONDS: Final = 0.6  # less than other processes need to start and win it back
PARTS_AHEAD: Final = 4  # for each process: what may wait for a slow part before it


class Work(Protocol[T_co]):
    """Something to play, as plain values, so that another process can be handed it."""

    def play(self, numbers: range) -> T_co:
        """What came of the matches of these numbers."""


class LostWorker(Exception):
    """A process ended in the middle of its work: killed, or out of memory."""

    def __init__(self) -> None:
        super().__init__()
        self.why = Text("lab-lost-worker")


def in_order(work: Work[T], matches: int, jobs: int) -> Generator[T, None, None]:
    """The results of matches 1, 2, …, part by part."""
    started = monotonic()
    done, size = 0, 1
    while done < matches and (jobs == 1 or monotonic() - started < ALONE_SECONDS):
        before = monotonic()
        numbers = part(done, size, matches)
        yield work.play(numbers)
        done += len(numbers)
        size = next_size(size, monotonic() - before)
    if done < matches:
        firsts = range(done, matches, size)
        parts = (part(first, size, matches) for first in firsts)
        yield from by_many(work, parts, min(jobs, len(firsts)))


def part(done: int, size: int, matches: int) -> range:
    return range(done + 1, min(done + size, matches) + 1)


def next_size(size: int, seconds: float) -> int:
    """So many matches that a part takes about PART_SECONDS, growing step by step."""
    fitting = int(size * PART_SECONDS / max(seconds, 1e-9))
    return max(1, min(fitting, 4 * size))


def by_many(work: Work[T], parts: Iterator[range], jobs: int) -> Iterator[T]:
    with crew(work, jobs) as workers:
        backlog: Backlog[T] = Backlog(parts, workers)
        for due in count():
            while due not in backlog.results:
                backlog.hand_out(due + PARTS_AHEAD * jobs)
                if not backlog.busy:
                    return
                backlog.collect()
            result = backlog.results.pop(due)
            if isinstance(result, Exception):
                raise result
            yield result


class Backlog(Generic[T]):
    """Which part is with whom, and the results that wait for their turn."""

    def __init__(self, parts: Iterator[range], workers: list[Connection]) -> None:
        self.parts = parts
        self.handed_out = 0
        self.idle = workers
        self.busy: dict[Connection, int] = {}
        self.results: dict[int, T | Exception] = {}

    def hand_out(self, limit: int) -> None:
        while self.idle and self.handed_out < limit:
            numbers = next(self.parts, None)
            if numbers is None:
                return
            worker = self.idle.pop()
            with watched():
                worker.send(numbers)
            self.busy[worker] = self.handed_out
            self.handed_out += 1

    def collect(self) -> None:
        for worker in wait(list(self.busy)):
            assert isinstance(worker, Connection)
            with watched():
                self.results[self.busy.pop(worker)] = worker.recv()
            self.idle.append(worker)


@contextmanager
def watched() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise LostWorker from None


@contextmanager
def crew(work: Work[T], jobs: int) -> Iterator[list[Connection]]:
    """Processes that wait for parts to play, each at the end of a pipe."""
    # Spawned, not forked: the same everywhere, and no lock or pipe is inherited by chance.
    context = multiprocessing.get_context("spawn")
    processes = []
    connections = []
    try:
        with without_interrupts():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=serve, args=(work, theirs), daemon=True)
                process.start()
                theirs.close()
                processes.append(process)
                connections.append(ours)
        yield list(connections)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that start inside never see Ctrl-C: it is for us to tell them."""
    resource_tracker.ensure_running()  # its own start would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(work: Work[T], connection: Connection) -> None:
    """Play what comes down the pipe, until it closes."""
    while True:
        try:
            numbers: range = connection.recv()
        except EOFError:
            return
        connection.send(result_of(work, numbers))


def result_of(work: Work[T], numbers: range) -> T | Exception:
    try:
        return work.play(numbers)
    except BotFault as fault:
        return fault
    except Exception:  # a fault of ours: told in full where somebody reads it
        return RuntimeError(format_exc())

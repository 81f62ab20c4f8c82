"""Who waits for a process that answers one question at a time, and who is next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event

import pytest

from tablee.server.asked_process import AskedProcess, NoAnswer, answer_all
from tablee.server.turns import MOST_OF_ADDRESS, MOST_OF_ONE, Asker, TooManyWaiting, Turns

PATIENCE = 60.0
HELD, DEADLY = "held", "deadly"


def run(gate: Event, connection: Connection) -> None:
    """What runs in the other process: every answer tells all that it was asked until then."""
    asked: list[bytes] = []

    def answer(question: bytes) -> bytes:
        asked.append(question)
        if question == HELD.encode():
            gate.wait()
        if question == DEADLY.encode():
            raise SystemExit
        return b" ".join(asked)

    answer_all(connection, answer)


@dataclass
class Desk:
    """A process that is busy with a first question until the gate opens."""

    gate: Event
    process: AskedProcess
    first: asyncio.Task[str]

    async def asks(self, asker: str, *questions: str) -> list[asyncio.Task[str]]:
        asking = [asyncio.create_task(told(self.process, asker, text)) for text in questions]
        await asyncio.sleep(0)  # by now they wait
        return asking

    def is_waited_for_by(self) -> list[str]:
        return list(self.process.turns.waiting)


async def told(process: AskedProcess, asker: str, question: str) -> str:
    """Everybody has an address of their own, unless it is named: `pupil@school`."""
    person, _, address = asker.partition("@")
    waiter = Asker(address or person, person)
    return (await process.ask_in_turn(waiter, question.encode(), PATIENCE)).decode()


@asynccontextmanager
async def busy_desk(first: str = HELD) -> AsyncIterator[Desk]:
    gate = get_context("spawn").Event()
    process = AskedProcess(partial(run, gate), "desk")
    asking = asyncio.create_task(told(process, "carol", first))
    await asyncio.sleep(0)
    try:
        yield Desk(gate, process, asking)
    finally:
        process.close()


async def test_who_asks_once_comes_after_one_of_many(runner: object) -> None:
    async with busy_desk() as desk:
        many = await desk.asks("anne", *(f"a{number}" for number in range(MOST_OF_ONE)))
        (one,) = await desk.asks("bob", "b")
        desk.gate.set()
        assert await one == "held a0 b"
        assert (await many[-1]).split()[3:] == [f"a{number}" for number in range(1, MOST_OF_ONE)]


async def test_many_guests_of_one_address_take_one_turn(runner: object) -> None:
    async with busy_desk() as desk:
        for number in range(5):
            await desk.asks(f"guest {number}@house", f"h{number}")
        (one,) = await desk.asks("bob", "b")
        await desk.asks("guest 0@house", "more")
        (last,) = await desk.asks("guest 9@house", "last")
        desk.gate.set()
        assert await one == "held h0 b"
        assert await last == "held h0 b h1 h2 h3 h4 last", "who had a turn is behind all others"


async def test_an_address_waits_for_so_much_and_others_still_may(runner: object) -> None:
    async with busy_desk() as desk:
        for number in range(MOST_OF_ADDRESS):
            await desk.asks(f"guest {number}@house", "h")
        (too_much,) = await desk.asks("one more@house", "too much")
        (one,) = await desk.asks("bob", "b")
        desk.gate.set()
        assert await one == "held h b"
        with pytest.raises(TooManyWaiting):
            await too_much


async def test_askers_take_turns_for_as_long_as_they_ask(runner: object) -> None:
    async with busy_desk() as desk:
        await desk.asks("anne", "a0", "a1", "a2")
        await desk.asks("bob", "b0", "b1")
        (last,) = await desk.asks("anne", "a3")
        (one,) = await desk.asks("dora", "d0")
        desk.gate.set()
        assert await one == "held a0 b0 d0"
        assert await last == "held a0 b0 d0 a1 b1 a2 a3"


async def test_nobody_waits_for_too_many_answers_and_others_still_may(runner: object) -> None:
    async with busy_desk() as desk:
        await desk.asks("anne", *["a"] * MOST_OF_ONE)
        (too_much,) = await desk.asks("anne", "too much")
        (one,) = await desk.asks("bob", "b")
        desk.gate.set()
        assert await one == "held a b"
        with pytest.raises(TooManyWaiting):
            await too_much


async def test_who_has_gone_is_not_asked_for_and_waits_no_more(runner: object) -> None:
    async with busy_desk() as desk:
        gone = await desk.asks("anne", *["gone"] * MOST_OF_ONE)
        for asking in gone:
            asking.cancel()
        await asyncio.wait(gone)
        assert desk.is_waited_for_by() == []
        stays = await desk.asks("anne", *["a"] * MOST_OF_ONE)
        desk.gate.set()
        assert await stays[-1] == " ".join(["held", *["a"] * MOST_OF_ONE])


async def test_whoever_goes_from_the_middle_leaves_the_others_in_order(runner: object) -> None:
    async with busy_desk() as desk:
        asking = await desk.asks("anne", "a0", "a1", "a2")
        asking[1].cancel()
        await asyncio.wait([asking[1]])
        desk.gate.set()
        assert await asking[2] == "held a0 a2"


async def test_a_question_that_was_begun_is_finished_before_the_next(runner: object) -> None:
    async with busy_desk() as desk:
        (one,) = await desk.asks("anne", "a")
        desk.first.cancel()
        await asyncio.wait([desk.first])
        assert desk.is_waited_for_by() == ["anne"]
        desk.gate.set()
        assert await one == "held a"


async def test_the_next_is_asked_though_the_process_has_ended(runner: object) -> None:
    async with busy_desk(DEADLY) as desk:
        (one,) = await desk.asks("anne", "a")
        with pytest.raises(NoAnswer):
            await desk.first
        assert await one == "a"


async def test_who_goes_at_the_moment_of_the_turn_passes_it_on(runner: object) -> None:
    turns = Turns()
    await turns.take(Asker("c", "carol"))
    late, next_one = (asyncio.create_task(turns.take(Asker(who, who))) for who in ("anne", "bob"))
    await asyncio.sleep(0)
    turns.pass_on()
    late.cancel()
    await asyncio.wait([late])
    await asyncio.sleep(0)
    assert (late.cancelled(), next_one.done()) == (True, True)
    turns.pass_on()
    await turns.take(Asker("a", "anne"))  # at once: nobody has it

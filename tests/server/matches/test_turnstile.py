"""Tables of bots alone share a rate, and leave the loop to tables with people."""

from __future__ import annotations

import asyncio

from server.house import House, SetClock, move
from server.lines import until
from server.people import PATIENCE
from tablee.server import wire
from tablee.server.turnstile import MOVES_A_SECOND, MOVES_AT_ONCE, Turnstile


async def test_so_many_pass_in_the_order_in_which_they_came(runner: object) -> None:
    clock, turnstile = SetClock(), Turnstile()
    passed: list[int] = []

    async def come(number: int) -> None:
        await turnstile.pass_through(clock)
        passed.append(number)

    coming = [asyncio.create_task(come(number)) for number in range(MOVES_AT_ONCE + 9)]
    await until(lambda: len(passed) == MOVES_AT_ONCE)
    coming[MOVES_AT_ONCE + 1].cancel()  # who gives up holds up nobody
    while not all(task.done() for task in coming):
        await asyncio.sleep(0)
        clock.forward(1 / MOVES_A_SECOND)
    assert passed == [n for n in range(MOVES_AT_ONCE + 9) if n != MOVES_AT_ONCE + 1]


async def test_only_tables_of_bots_alone_wait(house: House) -> None:
    house.hub.services.turnstile.bucket.level = 0.0
    house.hub.services.turnstile.bucket.rate = 1e-6
    among_bots = await house.room("rows", seats=3)
    await among_bots.succeeds(wire.Stand)
    await among_bots.succeeds(wire.Start)
    with_person, *_ = await house.table("rows", seats=3, people=1)
    assert await move(with_person)
    playing = house.match(with_person)
    await until(lambda: playing.table.version >= 3, PATIENCE)
    assert house.match(among_bots).table.version == 0

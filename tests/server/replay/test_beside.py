"""Replays cost the process that serves everybody next to nothing, and fail alone."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children

import msgspec
import pytest

from server.house import House
from server.people import PATIENCE, Page
from server.replay.test_replay import head
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng, seeded
from tablee.games import find_game
from tablee.server import turns
from tablee.server.replay.process import AskDeal, Asked, answered
from tablee.server.replay.walk import Watching
from tablee.server.store import StoredMove, StoredTable
from tablee.server.turns import Turns

SEATS, SEED = 5, "5eed"
OPTIONS = {"target": "2000"}


async def long_match(house: House, page: Page) -> str:
    """A match of Mü that was played to its end in the room of this page."""
    game = find_game("mu").game
    state = game.start(game.read_options(OPTIONS), SEATS, seeded("fast", SEED))
    rng, made = FastRng(SEED), list[StoredMove]()
    while not state.over:
        seat, move = random_turn(state, rng)
        state.apply(seat, move)
        made.append(StoredMove(int(seat), move.text(), 0, "bot"))
    rules = game.rules.version
    room = page.the_room.id
    table = StoredTable("long", room, "mu", rules, OPTIONS, SEATS, "fast", SEED, 0.0, 1.0)
    await house.store.create_table(table)
    await house.store.append("long", 1, made, None)
    return "/api/replays/long"


async def test_a_replay_is_made_in_another_process(house: House) -> None:
    host = await house.room("mu")
    address = await long_match(house, host)
    last = len((await head(host.person, address)).deals)
    asked = AskDeal(last, Watching(None), whole=True)
    frame = msgspec.msgpack.encode(Asked(str(house.store.path), "long", asked, is_packed=True))
    before = time.process_time()
    for _ in range(4):
        answered(frame)
    here = time.process_time() - before
    before = time.process_time()
    headers = {"Accept-Encoding": "gzip"}
    asking = [host.person.ask("GET", f"{address}/deals/{last}", headers=headers) for _ in range(4)]
    answers = await asyncio.gather(*asking)
    beside = time.process_time() - before
    assert [answer.status for answer in answers] == [200] * 4
    assert beside < here / 4, "this process only hands it on, and has the client to run besides"


async def test_replays_go_on_after_their_process_was_killed(house: House) -> None:
    host = await house.room("mu")
    address = await long_match(house, host)
    assert (await host.person.ask("GET", address)).status == 200
    (replaying,) = [child for child in active_children() if child.name == "replays"]
    assert replaying.pid is not None
    os.kill(replaying.pid, signal.SIGKILL)
    replaying.join()
    answer = await host.person.ask("GET", address)
    assert (answer.status, answer.key) == (400, "replay-failed")
    assert (await host.person.ask("GET", address)).status == 200


# Whoever waits


@contextmanager
def halted(house: House) -> Iterator[Turns]:
    """The process of replays begins with nothing more until the end; and who waits for it."""
    process = house.hub.replays.process
    assert process.process is not None and process.process.pid is not None
    os.kill(process.process.pid, signal.SIGSTOP)
    try:
        yield process.turns
    finally:
        os.kill(process.process.pid, signal.SIGCONT)


def waiting_for(turns: Turns) -> int:
    return sum(len(mine) for people in turns.waiting.values() for mine in people.values())


async def waits_for(waited: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not waited():
            await asyncio.sleep(0.01)


async def test_who_asks_for_too_much_is_told_and_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "MOST_OF_ONE", 1)
    host = await house.room("mu")
    address = await long_match(house, host)
    guest = await house.joins("Blaise", host.the_room.link)
    assert (await host.person.ask("GET", address)).status == 200
    with halted(house) as waiting:
        asking = [asyncio.create_task(host.person.ask("GET", address)) for _ in range(3)]
        (refused,), _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
        assert (refused.result().status, refused.result().key) == (429, "requests-too-many")
        other = asyncio.create_task(guest.person.ask("GET", address))
        await waits_for(lambda: waiting_for(waiting) == 2)
    assert (await other).status == 200
    assert sorted([(await asked).status for asked in asking]) == [200, 200, 429]


async def test_who_hangs_up_waits_no_more(house: House) -> None:
    host = await house.room("mu")
    address = await long_match(house, host)
    assert (await host.person.ask("GET", address)).status == 200
    request = f"GET {address} HTTP/1.1\r\nHost: localhost\r\nCookie: {host.person.cookie}\r\n\r\n"
    with halted(house) as waiting:
        writers: list[asyncio.StreamWriter] = []
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(request.encode())
            writers.append(writer)
        await waits_for(lambda: waiting_for(waiting) == 2)
        for writer in writers:
            writer.close()
        await waits_for(lambda: not waiting.waiting)
        assert waiting.is_taken, "the first one was asked before its asker went"
    assert (await host.person.ask("GET", address)).status == 200

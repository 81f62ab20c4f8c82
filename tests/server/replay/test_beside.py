"""Replays cost the process that serves everybody next to nothing, and fail alone."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import active_children

import msgspec

from server.house import House
from server.people import Page
from server.replay.test_replay import head
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng, seeded
from tablee.games import find_game
from tablee.server.replay.process import AskDeal, Asked, answered
from tablee.server.replay.walk import Watching
from tablee.server.store import StoredMove, StoredTable

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

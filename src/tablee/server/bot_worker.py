"""Bots in a process of their own: they get views, answer with moves, and can't hold up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import get_type_hints

import msgspec

from tablee.bots import find_bot
from tablee.engine.bot import Bot
from tablee.engine.game import Game
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.engine.view import View
from tablee.games import find_game

LONGEST_THOUGHT = 5.0  # seconds
MOST_BOTS = 2000  # kept in a worker; older ones are made again from their views when asked


class BotFailed(Exception):
    """The bot raised, answered nonsense or took too long."""


class Task(msgspec.Struct, frozen=True):
    """A bot, the views that it hasn't seen yet, and how many it should have seen before."""

    table: str
    seat: int
    seats: int
    game: str
    bot: str
    options: dict[str, str]
    seed: str
    seen: int
    views: list[msgspec.Raw]


class Answer(msgspec.Struct, frozen=True):
    """The move; or that the bot must be told everything again; or what went wrong."""

    move: str | None = None
    again: bool = False
    fault: str = ""


@dataclass
class Living:
    bot: Bot
    seen: int = 0


def read_view(game: Game, raw: bytes) -> View:
    view = msgspec.json.decode(raw, type=View)
    scene = msgspec.convert(view.scene, get_type_hints(game.scene)["return"])
    return View(**{**{f: getattr(view, f) for f in view.__dataclass_fields__}, "scene": scene})


class Worker:
    """What runs in the other process."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, int, str], Living] = {}

    def answer(self, task: Task) -> Answer:
        key = (task.table, task.seat, task.bot)
        if task.seen == 0:
            self.make_room()
            self.bots[key] = Living(self.made(task))
        living = self.bots.get(key)
        if living is None or living.seen != task.seen:
            return Answer(again=True)
        game = find_game(task.game).game
        for raw in task.views:
            living.bot.observe(read_view(game, bytes(raw)))
        living.seen += len(task.views)
        return Answer(move=living.bot.choose())

    def made(self, task: Task) -> Bot:
        game = find_game(task.game).game
        options = game.read_options(task.options)
        rng = FastRng(task.seed)
        return find_bot(game, task.bot)(options, task.seats, Seat(task.seat), rng)

    def make_room(self) -> None:
        while len(self.bots) >= MOST_BOTS:
            del self.bots[next(iter(self.bots))]


def run(connection: Connection) -> None:
    """The loop of the worker process; it ends with its server."""
    worker, reader, writer = Worker(), msgspec.json.Decoder(Task), msgspec.json.Encoder()
    while True:
        try:
            task = reader.decode(connection.recv_bytes())
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer = worker.answer(task)
        except Exception as error:  # whatever somebody's bot raises is told, and the table goes on
            answer = Answer(fault=f"{type(error).__name__}: {error}")
        connection.send_bytes(writer.encode(answer))


class BotProcess:
    """The server's side: asks, waits so long, and starts the process anew if it hangs."""

    def __init__(self) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self.process: multiprocessing.process.BaseProcess | None = None
        self.connection: Connection | None = None

    def start(self) -> Connection:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=run, args=(theirs,), daemon=True, name="bots")
        process.start()
        theirs.close()
        self.process, self.connection = process, ours
        return ours

    async def ask(self, task: Task) -> Answer:
        frame = msgspec.json.encode(task)
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.exchange, frame)

    def exchange(self, frame: bytes) -> Answer:
        connection = self.connection or self.start()
        try:
            connection.send_bytes(frame)
            if not connection.poll(LONGEST_THOUGHT):
                raise BotFailed(f"no answer in {LONGEST_THOUGHT:.0f} s")
            answer = msgspec.json.decode(connection.recv_bytes(), type=Answer)
        except (BotFailed, EOFError, OSError) as error:
            self.stop()
            raise BotFailed(str(error) or "its process ended") from None
        if answer.fault:
            raise BotFailed(answer.fault)
        return answer

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.connection is not None:
            self.connection.close()
        self.process, self.connection = None, None

    def close(self) -> None:
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.stop()

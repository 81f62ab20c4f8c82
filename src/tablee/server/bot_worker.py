"""Bots in a process of their own: they get views, answer with moves, and can't hold up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection

import msgspec

from tablee.bots import find_bot
from tablee.engine.bot import Bot
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games import find_game
from tablee.server.seen_views import read_view

LONGEST_THOUGHT = 5.0  # seconds
MOST_BOTS = 2000  # kept in a worker; older ones are made again from their views when asked
# Two at least: a bot that stalls holds up only the tables that share its process.
PROCESSES = max(2, min(4, (os.cpu_count() or 1) - 1))


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
    """The move; or that the bot must be told everything again; or the kind of what went wrong."""

    move: str | None = None
    again: bool = False
    fault: str = ""


@dataclass
class Living:
    bot: Bot
    seen: int = 0


class Worker:
    """What runs in the other process."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, int, str], Living] = {}

    def answer(self, task: Task) -> Answer:
        """Whatever a bot raises, it is gone then, and made anew from all its views."""
        key = (task.table, task.seat, task.bot)
        living = self.bots.pop(key, None)
        if task.seen == 0:
            self.make_room()
            living = Living(self.made(task))
        if living is None or living.seen != task.seen:
            return Answer(again=True)
        game = find_game(task.game).game
        for raw in task.views:
            living.bot.observe(read_view(game, raw))
        living.seen += len(task.views)
        move = living.bot.choose()
        self.bots[key] = living
        return Answer(move=move)

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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    worker, reader, writer = Worker(), msgspec.json.Decoder(Task), msgspec.json.Encoder()
    while True:
        try:
            task = reader.decode(connection.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = worker.answer(task)
        except Exception as error:  # whatever somebody's bot raises is told, and the table goes on
            answer = Answer(fault=type(error).__name__)  # its words may name cards
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
        try:
            connection = self.connection or self.start()
            connection.send_bytes(frame)
            if not connection.poll(LONGEST_THOUGHT):
                raise BotFailed(f"no answer in {LONGEST_THOUGHT:.0f} s")
            answer = msgspec.json.decode(connection.recv_bytes(), type=Answer)
        except BotFailed:
            self.stop()
            raise
        except (EOFError, OSError, RuntimeError, msgspec.MsgspecError):
            self.stop()
            raise BotFailed("its process ended") from None
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
        """At once: a bot that is still thinking is not waited for."""
        process = self.process
        if process is not None:
            process.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.stop()


class Bots:
    """Several such processes; the bots of a table share one."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self.processes = [BotProcess() for _ in range(processes)]

    async def ask(self, task: Task) -> Answer:
        return await self.processes[hash(task.table) % len(self.processes)].ask(task)

    def close(self) -> None:
        for process in self.processes:
            process.close()

"""Bots in a process of their own: they get views, answer with moves, and can't hold up a table."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection

import msgspec

from tablee.bots import AnyBot, find_bot
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games import find_game
from tablee.server.asked_process import AskedProcess, Fault, NoAnswer, answer_all
from tablee.server.bots.codec import read_view

LONGEST_THOUGHT = 5.0  # seconds
MOST_BOTS = 2000  # kept in a worker; older ones are made again from their views when asked
# Two at least: a bot that stalls holds up only the tables that share its process.
PROCESSES = max(2, min(4, (os.cpu_count() or 1) - 1))


class BotFailed(Exception):
    """The bot raised, answered nonsense or took too long."""


class Task(msgspec.Struct, frozen=True):
    """A bot, the views that follow the first so many, and whether it is asked what it does now."""

    table: str
    seat: int
    seats: int
    game: str
    bot: str
    options: dict[str, str]
    seed: str
    seen: int
    views: list[msgspec.Raw]
    is_asked: bool


class Answer(msgspec.Struct, frozen=True):
    """What the bot does and when, if it is asked; or that it must be told all again."""

    text: str | None = None  # None: it lets the moment go by
    after: int = 0
    again: bool = False


@dataclass
class Living:
    bot: AnyBot
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
        if living is None or not task.seen <= living.seen <= task.seen + len(task.views):
            return Answer(again=True)
        game = find_game(task.game).game
        # Whoever asked last may not have waited for the answer, and tells some views once more.
        for raw in task.views[living.seen - task.seen :]:
            living.bot.observe(read_view(game, raw))
        living.seen = task.seen + len(task.views)
        choice = living.bot.choose() if task.is_asked else None
        self.bots[key] = living
        return Answer() if choice is None else Answer(choice.text, max(0, choice.after))

    def made(self, task: Task) -> AnyBot:
        game = find_game(task.game).game
        options = game.read_options(task.options)
        rng = FastRng(task.seed)
        return find_bot(game, task.bot)(options, task.seats, Seat(task.seat), rng)

    def make_room(self) -> None:
        while len(self.bots) >= MOST_BOTS:
            del self.bots[next(iter(self.bots))]


def run(connection: Connection) -> None:
    """What runs in the other process."""
    worker, reader, writer = Worker(), msgspec.json.Decoder(Task), msgspec.json.Encoder()
    answer_all(connection, lambda frame: writer.encode(worker.answer(reader.decode(frame))))


class Bots:
    """Several such processes; the bots of a table share one."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self.processes = [AskedProcess(run, "bots") for _ in range(processes)]
        self.telling = asyncio.Lock()  # of what is long, one thing at a time

    async def ask(self, task: Task) -> Answer:
        process = self.processes[hash(task.table) % len(self.processes)]
        try:
            frame = await process.ask(msgspec.json.encode(task), LONGEST_THOUGHT)
        except (NoAnswer, Fault) as failure:
            raise BotFailed(str(failure)) from None
        return msgspec.json.decode(frame, type=Answer)

    def close(self) -> None:
        for process in self.processes:
            process.close()

"""A process beside the server that answers one question at a time, and can't hold it up."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

from tablee.server.turns import Asker, Turns

ANSWERED, FAILED = b"+", b"-"
NICENESS = 10  # whoever plays comes first, also where there is one core


class NoAnswer(Exception):
    """It took too long, or the process ended; the next question starts another."""


class Fault(Exception):
    """Something was raised there: its kind, for its words may name cards."""


def answer_all(connection: Connection, answer: Callable[[bytes], bytes]) -> None:
    """What runs in the other process; it ends with its server."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    while True:
        try:
            connection.send_bytes(told(answer, connection.recv_bytes()))
        except (EOFError, OSError):
            return


def told(answer: Callable[[bytes], bytes], question: bytes) -> bytes:
    try:
        return ANSWERED + answer(question)
    except Exception as error:  # whatever it is: the next question may have an answer
        return FAILED + type(error).__name__.encode()


class AskedProcess:
    """The server's side: asks, waits so long, and starts the process anew if it hangs."""

    def __init__(self, run: Callable[[Connection], None], name: str) -> None:
        self.run = run
        self.name = name
        self.context = multiprocessing.get_context("spawn")
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.turns = Turns()
        self.process: multiprocessing.process.BaseProcess | None = None
        self.connection: Connection | None = None

    def start(self) -> Connection:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=self.run, args=(theirs,), daemon=True, name=self.name)
        process.start()
        theirs.close()
        self.process, self.connection = process, ours
        return ours

    async def ask(self, question: bytes, patience: float) -> bytes:
        """After those who have asked before; NoAnswer or Fault if it came to nothing."""
        loop = asyncio.get_running_loop()
        told = await loop.run_in_executor(self.thread, self.exchange, question, patience)
        if told[:1] == FAILED:
            raise Fault(told[1:].decode())
        return told[1:]

    async def ask_in_turn(self, asker: Asker, question: bytes, patience: float) -> bytes:
        """After one question of everybody else who waits; TooManyWaiting if these are too many.

        A question is dropped with whoever asks it, but for one that the process has begun with.
        """
        await self.turns.take(asker)
        asked = asyncio.ensure_future(self.ask(question, patience))
        asked.add_done_callback(self.next_turn)
        await asyncio.wait([asked])
        return asked.result()

    def next_turn(self, asked: asyncio.Future[bytes]) -> None:
        self.turns.pass_on()
        if not asked.cancelled():
            asked.exception()  # nobody may be left to hear of it

    def exchange(self, question: bytes, patience: float) -> bytes:
        try:
            connection = self.connection or self.start()
            connection.send_bytes(question)
            if connection.poll(patience):
                return connection.recv_bytes()
        except (EOFError, OSError, RuntimeError):
            self.stop()
            raise NoAnswer("its process ended") from None
        self.stop()
        raise NoAnswer(f"no answer in {patience:.0f} s")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.connection is not None:
            self.connection.close()
        self.process, self.connection = None, None

    def close(self) -> None:
        """At once: an answer that is still to come is not waited for."""
        process = self.process
        if process is not None:
            process.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.stop()

"""Scripted people: they choose legal moves from their views, over real sockets, and come back.

A command without an answer is sent again after a reconnection, with the same id.
"""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from server.kills.journal import DONE, Journal, Sent
from tablee.engine.shown import Offer
from tablee.server.token_bucket import Bucket

Message: TypeAlias = dict[str, Any]

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 9, 20  # a little less than the server allows
COME_BACK = 0.03  # seconds between two attempts
FOR_EVER = 86_400


class Guest:
    """Somebody with a cookie, who asks by HTTP."""

    def __init__(self, port: int, name: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name, "language": "fr"})

    def ask(self, method: str, path: str, body: Message) -> Message:
        headers = {"X-Tablee": "1", "Cookie": self.cookie}
        request = Request(self.address + path, json.dumps(body).encode(), headers, method=method)
        with urlopen(request, timeout=10) as response:
            cookie = response.headers.get("Set-Cookie")
            self.cookie = cookie.partition(";")[0] if cookie else self.cookie
            answer: Message = json.load(response)
        return answer


@dataclass
class Person:
    """Holds a seat at one table for the whole test, whatever happens to the server."""

    guest: Guest
    link: str
    seat: int
    journal: Journal
    rng: Random
    open: Sent | None = None  # the command without an answer
    start: str = ""  # the id of the host's start without an answer
    is_resting: bool = False  # answers may come, but no new move is made
    is_connected: bool = False
    view: Message | None = None  # that is still to be answered
    last: Message | None = None
    room: Message | None = None
    seen: dict[str, int] = field(default_factory=dict)  # table: the number of the newest view
    allowance: Bucket = field(default_factory=lambda: Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE))

    @property
    def is_host(self) -> bool:
        return self.seat == 0

    def connect(self) -> connect:
        url = f"{self.guest.address.replace('http', 'ws')}/ws/r/{self.link}"
        headers = {"Cookie": self.guest.cookie}
        return connect(url, additional_headers=headers, compression=None, open_timeout=5)

    async def once(self, command: Message) -> None:
        """Carry out one command, on a connection of its own."""
        name = self.new_id()
        async with self.connect() as socket:
            await socket.send(json.dumps({**command, "id": name}))
            async for frame in socket:
                message = json.loads(frame)
                if message.get("id") == name:
                    assert message["t"] == DONE, message
                    return

    async def live(self) -> None:
        """For ever: connect, play, lose the connection, come back."""
        while True:
            try:
                async with self.connect() as socket:
                    self.allowance = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, since=time.time())
                    await self.talk(socket)
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError):
                pass
            self.is_connected = False
            await asyncio.sleep(COME_BACK)

    async def talk(self, socket: ClientConnection) -> None:
        self.view = None
        if self.open is not None:
            self.journal.retries += 1
            await self.send(socket, play(self.open))
        if self.start:
            self.journal.retries += 1
            await self.send(socket, {"t": "start", "id": self.start})
        async for frame in socket:
            await self.take(socket, json.loads(frame))

    async def take(self, socket: ClientConnection, message: Message) -> None:
        match message["t"]:
            case "room":
                self.is_connected = True
                await self.look_at_room(socket, message)
            case "view":
                self.look_at(message)
                await self.go_on(socket)
            case "done" | "refused" | "failed" as kind:
                self.be_answered(kind, message)
                await self.go_on(socket)

    # What a person does

    async def look_at_room(self, socket: ClientConnection, room: Message) -> None:
        self.room = room
        if self.is_host and not room["playing"] and not self.start and not self.is_resting:
            self.start = self.new_id()
            self.journal.starts[self.link].sent += 1
            await self.send(socket, {"t": "start", "id": self.start})

    def look_at(self, view: Message) -> None:
        table, number = view["table"], view["number"]
        if number < self.seen.get(table, 0):
            self.journal.fault(f"table {table} seat {self.seat}: back to view {number}")
        self.seen[table] = number
        self.view = self.last = view
        self.journal.see(table, number, view["seen"]["seat"], shown(view))

    async def go_on(self, socket: ClientConnection) -> None:
        """What the newest view asks of this seat, if the last command is answered."""
        view = self.view
        if view is None or self.open is not None or self.is_resting:
            return
        if view["seen"]["offers"]:
            await self.make_a_move(socket, view)
        elif self.seat in view["around"]["waiting"]:
            self.view = None  # once for each view
            ready = {"t": "continue", "id": self.new_id(), "table": view["table"]}
            await self.send(socket, ready)

    async def make_a_move(self, socket: ClientConnection, view: Message) -> None:
        move = self.rng.choice(moves(view))
        self.view = None
        name = self.new_id()
        self.open = self.journal.send(view["table"], name, self.seat, view["number"], [move])
        await self.send(socket, play(self.open))

    def be_answered(self, kind: str, message: Message) -> None:
        if self.start and message.get("id") == self.start:
            self.be_started(kind)
        elif self.open is not None and message.get("id") == self.open.id:
            self.journal.answer(self.open, kind)
            self.open = None
        elif message.get("id") is None:
            self.journal.fault(f"the server complains: {message['text']}")

    def be_started(self, kind: str) -> None:
        if kind != DONE:
            self.journal.fault(f"room {self.link}: a start was {kind}")
        self.journal.starts[self.link].acknowledged += kind == DONE
        self.start = ""

    def progress(self) -> int:
        """Moves noticed, over all matches."""
        return sum(self.seen.values())

    async def send(self, socket: ClientConnection, message: Message) -> None:
        while not self.allowance.take(time.time()):
            await asyncio.sleep(1 / MESSAGES_A_SECOND)
        await socket.send(json.dumps(message))

    def new_id(self) -> str:
        return f"{self.rng.getrandbits(64):016x}"


def play(sent: Sent) -> Message:
    to_view = {"table": sent.table, "view": sent.view}
    return {"t": "play", "id": sent.id, **to_view, "moves": sent.moves}


def moves(view: Message) -> list[str]:
    return [text for offer in view["seen"]["offers"] for text in Offer(**offer).texts()]


def shown(view: Message) -> object:
    """What of a view depends on the moves alone, so that it is the same after a restart."""
    seen = view["seen"]
    return [seen["scene"], moves(view), seen["active"], seen["deal"], seen["deal_scores"]]

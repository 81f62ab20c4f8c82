"""Clients light enough to load a server: the least of WebSockets, and views that are only skimmed.

Of a view a client looks at the number and whether it has moves to choose from; only the seat whose
turn it is reads them. So what is measured is the server.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, time
from typing import cast

from tablee.engine.shown import Offer
from tablee.server.token_bucket import Bucket

SEATS = 5
PATIENCE = 10.0
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 9.5, 20  # a little less than the server allows
VIEW, DONE, BAD = b'{"t":"view"', b'{"t":"done","id":"', (b'{"t":"refused"', b'{"t":"failed"')
HEAD, AFTER_HEAD = re.compile(rb'\{"t":"view","table":"([^"]*)","number":(\d+)'), b',"game":'
OFFERS, AFTER_OFFERS, END_OF_LIST = b'"offers":[', b',"claims":', ord("]")
SETTLED, OVER = b'"settled":true', b'"over":true'

TEXT, PING, PONG = 1, 9, 10
ENOUGH = 0.5  # how likely somebody who may end a turn of the auction does


class Trouble(Exception):
    """The server said something that spoils the measurement."""


@dataclass(frozen=True)
class Address:
    """Where the server listens, and from which address of this machine we come.

    The server limits sockets and rooms by address, so a crowd comes from several.
    """

    port: int
    source: str = "127.0.0.1"
    host: str = "127.0.0.1"


# WebSockets


class Socket(asyncio.Protocol):
    """A client's end that answers pings and hands on every text."""

    def __init__(self, request: bytes, on_text: Callable[[bytes], None]) -> None:
        self.request = request
        self.on_text = on_text
        self.buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass of it
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(Trouble(head.decode("latin-1")))
                return
            self.buffer = rest
            self.opened.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, start, size = self.buffer, 0, len(self.buffer)
        while size - start >= 2:
            length, head = buffer[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            end = start + head + length
            if end > size:
                break
            self.take(buffer[start] & 15, buffer[start + head : end])
            start = end
        self.buffer = buffer[start:]

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_text(payload)
        elif kind == PING:
            self.transport.write(framed(PONG, payload))

    def send(self, text: bytes) -> None:
        self.transport.write(framed(TEXT, text))

    def close(self) -> None:
        self.transport.close()


def framed(kind: int, payload: bytes) -> bytes:
    """A frame whose mask is zero: allowed, and nothing to be computed."""
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
    return bytes([128 | kind]) + length + bytes(4) + payload


async def open_socket(
    address: Address, path: str, cookie: str, on_text: Callable[[bytes], None]
) -> Socket:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address.host}:{address.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(request, on_text),
        address.host,
        address.port,
        local_addr=(address.source, 0),
    )
    async with asyncio.timeout(PATIENCE):
        await socket.opened
    return socket


# People at a table


@dataclass(frozen=True)
class Played:
    """What is played, by how many."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)


MU = Played("mu", SEATS, {"target": "2000"})


class Visitor:
    """Asks the server by HTTP, as one guest."""

    def __init__(self, address: Address) -> None:
        self.connection = http.client.HTTPConnection(
            address.host, address.port, timeout=30, source_address=(address.source, 0)
        )
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> dict[str, str]:
        headers = {"X-Tablee": "1", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.connection.request(method, path, json.dumps(body), headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        if response.status != 200:
            raise Trouble(f"{method} {path}: {response.status} {text}")
        self.cookie = (response.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        answer: dict[str, str] = json.loads(text)
        return answer

    def close(self) -> None:
        self.connection.close()


class Client:
    """Somebody with a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.commands = 0
        self.allowance = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, since=time())
        self.answers: dict[bytes, asyncio.Future[None]] = {}

    async def connect(self, address: Address, link: str, cookie: str) -> None:
        self.socket = await open_socket(address, f"/ws/r/{link}", cookie, self.on_text)

    def on_text(self, payload: bytes) -> None:
        if payload.startswith(VIEW):
            self.table.on_view(self, payload)
        elif payload.startswith(DONE):
            self.on_done(payload)
        elif payload.startswith(BAD):
            self.table.crowd.fail(Trouble(payload.decode()))

    def on_done(self, payload: bytes) -> None:
        if self.answers:
            waiting = self.answers.pop(payload[len(DONE) : -2], None)
            if waiting is not None:
                waiting.set_result(None)

    def send(self, kind: str, rest: str = "") -> str:
        self.commands += 1
        name = f"{self.table.name}-{self.seat}-{self.commands:06}"
        self.socket.send(f'{{"t":"{kind}","id":"{name}"{rest}}}'.encode())
        return name

    async def ask(self, kind: str, **fields: object) -> None:
        """Send a command and wait until it is carried out."""
        rest = json.dumps(fields)[1:-1]
        name = self.send(kind, f",{rest}" if rest else "")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answers[name.encode()] = answer
        async with asyncio.timeout(PATIENCE):
            await answer


class Table:
    """A client a seat; the next move is sent when all of them have seen the last one."""

    def __init__(self, crowd: Crowd, number: int, played: Played = MU) -> None:
        self.crowd = crowd
        self.played = played
        self.name = f"bench{number:04}"
        self.rng = Random(number)
        self.clients = [Client(self, seat) for seat in range(played.seats)]
        self.seen: dict[bytes, int] = {}  # the head of a view: how many clients got it
        self.awaited = b""  # the head of the view that answers the move that was sent
        self.sent_at = 0.0
        self.mover: tuple[Client, bytes, bytes] | None = None  # with its view, and that one's head

    async def open(self, address: Address) -> None:
        """Guests, a room, and everybody seated."""
        game = self.played.game
        visitors = [Visitor(address) for _ in self.clients]
        for seat, visitor in enumerate(visitors):
            visitor.ask("PUT", "/api/me", {"name": f"P{seat}", "language": "en"})
        link = visitors[0].ask("POST", "/api/rooms", {"game": game})["link"]
        for client, visitor in zip(self.clients, visitors, strict=True):
            await client.connect(address, link, visitor.cookie)
            visitor.close()
        await self.clients[0].ask(
            "configure",
            game=game,
            seats=self.played.seats,
            options=self.played.options,
            pace="none",
            turn_seconds=0,
            absent_seconds=86400,
        )
        for client in self.clients[1:]:
            await client.ask("sit", seat=client.seat)

    async def enter(self, address: Address, link: str, cookies: list[str]) -> None:
        """Everybody comes to a match that is under way."""
        for client, cookie in zip(self.clients, cookies, strict=True):
            await client.connect(address, link, cookie)

    async def start(self) -> None:
        await self.clients[0].ask("start")

    def on_view(self, client: Client, payload: bytes) -> None:
        self.crowd.view_bytes += len(payload)
        self.crowd.views += 1
        head = payload[: payload.index(AFTER_HEAD)]
        if payload[payload.index(OFFERS) + len(OFFERS)] != END_OF_LIST:
            self.mover = client, payload, head
        count = self.seen[head] = self.seen.get(head, 0) + 1
        if count == len(self.clients):
            self.on_all_seen(head, payload)

    def on_all_seen(self, head: bytes, payload: bytes) -> None:
        if head == self.awaited:
            self.crowd.latencies.append(perf_counter() - self.sent_at)
        if self.mover is not None:
            if self.mover[2] == head:
                self.crowd.ready(self)
        elif OVER in payload:
            self.clients[0].send("start")
        elif SETTLED in payload:
            self.seen = {head: len(self.clients)}
            for client in self.clients:
                client.send("continue", f',"table":"{parts(head)[0]}"')

    def move(self) -> None:
        """Somebody who may, moves."""
        assert self.mover is not None
        client, payload, head = self.mover
        if not client.allowance.take(time()):
            self.crowd.held_back += 1
            asyncio.get_running_loop().call_later(1 / MESSAGES_A_SECOND, self.crowd.go_on, self)
            return
        table, number = parts(head)
        move = chosen(offered_in(payload), self.rng)
        self.mover = None
        self.awaited = f'{{"t":"view","table":"{table}","number":{number + 1}'.encode()
        self.sent_at = perf_counter()
        client.send("play", f',"table":"{table}","view":{number},"moves":["{move}"]')

    def close(self) -> None:
        for client in self.clients:
            client.socket.close()


def offered_in(payload: bytes) -> list[str]:
    start = payload.index(OFFERS) + len(OFFERS) - 1
    offers = json.loads(payload[start : payload.index(AFTER_OFFERS, start)])
    return [text for offer in offers for text in Offer(**offer).texts()]


def chosen(offered: list[str], rng: Random) -> str:
    """At random, but an auction ends as soon as one of people does: every other bid is the last."""
    for last in ("pass", "done"):
        if last in offered and rng.random() < ENOUGH:
            return last
    return offered[int(rng.random() * len(offered))]


def parts(head: bytes) -> tuple[str, int]:
    """The table and the number that a view begins with."""
    found = HEAD.fullmatch(head)
    assert found is not None, "tablee.server.wire.View begins with table, number, game"
    return found[1].decode(), int(found[2])


@dataclass(repr=False)
class Crowd:
    """All tables, and what they measure. While it is paused, nobody sends a next move."""

    latencies: list[float] = field(default_factory=list)
    views: int = 0
    view_bytes: int = 0
    is_playing: bool = False
    think: float = 0.0  # seconds before each move; 0: as fast as the server answers
    waiting: list[Table] = field(default_factory=list)
    trouble: Trouble | None = None
    held_back: int = 0  # moves that waited because the server takes only so many of a socket

    def ready(self, table: Table) -> None:
        if not self.is_playing:
            self.waiting.append(table)
        elif self.think:
            delay = self.think * (0.5 + table.rng.random())
            asyncio.get_running_loop().call_later(delay, self.go_on, table)
        else:
            table.move()

    def go_on(self, table: Table) -> None:
        if self.is_playing:
            table.move()
        else:
            self.waiting.append(table)

    def fail(self, trouble: Trouble) -> None:
        self.trouble = self.trouble or trouble

    async def play(self, seconds: float, think: float = 0.0) -> list[float]:
        """Let all tables play for so long; how long each move took to reach everybody."""
        self.latencies, self.is_playing, self.think = [], True, think
        waiting, self.waiting = self.waiting, []
        for table in waiting:
            self.ready(table)
        await asyncio.sleep(seconds)
        self.is_playing = False
        if self.trouble is not None:
            raise self.trouble
        return self.latencies


# The echo's side


class Ring:
    """Five sockets of the echo; each sends in turn, when all five have got the last message."""

    def __init__(self, circle: Circle, number: int) -> None:
        self.circle = circle
        self.path = f"/ring{number}"
        self.sockets: list[Socket] = []
        self.missing = 0
        self.turn = 0
        self.sent_at = 0.0

    async def open(self, address: Address) -> None:
        for _ in range(SEATS):
            self.sockets.append(await open_socket(address, self.path, "", self.on_text))

    def on_text(self, payload: bytes) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.circle.latencies.append(perf_counter() - self.sent_at)
            if self.circle.is_playing:
                self.send()

    def send(self) -> None:
        self.missing = SEATS
        self.turn = (self.turn + 1) % SEATS
        self.sent_at = perf_counter()
        self.sockets[self.turn].send(self.circle.message)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


@dataclass(repr=False)
class Circle:
    """All rings."""

    rings: list[Ring] = field(default_factory=list)
    message: bytes = b""
    latencies: list[float] = field(default_factory=list)
    is_playing: bool = False

    async def play(self, seconds: float) -> list[float]:
        self.latencies, self.is_playing = [], True
        for ring in self.rings:
            ring.send()
        await asyncio.sleep(seconds)
        self.is_playing = False
        return self.latencies

"""Below the messages: sockets opened by hand, a bare server, and a long way between the two."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from server.hostile import frame
from server.house import House
from server.people import Page
from tablee.server.serve import uvicorn_config
from tablee.server.web.line import Line
from tablee.server.web.sockets import Heard, next_frame
from tablee.server.web.websocket import TAG, WebSocketProtocol

TEXT, PING, PONG = 1, 9, 10
SMALL_BUFFER = 4096
SOON = 5.0


async def until(is_so: Callable[[], bool], seconds: float = SOON) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def greeting(port: int, path: str = "/", cookie: str = "") -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {cookie}",
        *("", ""),
    ]
    return "\r\n".join(lines).encode()


@dataclass
class RawSocket:
    """A client's end of a WebSocket, of which every byte is ours."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def say(self, text: str) -> None:
        await self.send(frame(TEXT, text.encode()))

    async def hears(self) -> tuple[int, bytes]:
        """The kind and the content of the next frame."""
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return kind & 15, await self.reader.readexactly(size)

    async def rest(self) -> bytes:
        """What comes until the server ends the connection, kindly or not."""
        received = bytearray()
        with suppress(ConnectionError):
            while part := await self.reader.read(65536):
                received += part
        return bytes(received)


@asynccontextmanager
async def raw_socket(
    port: int, path: str = "/", cookie: str = "", receive_buffer: int = 0
) -> AsyncIterator[RawSocket]:
    """Open; it reads nothing by itself, and the kernel only as much as its buffer holds."""
    async with raw_connection(port, receive_buffer) as raw:
        await raw.send(greeting(port, path, cookie))
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        yield raw


@asynccontextmanager
async def at_room(house: House, page: Page, receive_buffer: int = 0) -> AsyncIterator[RawSocket]:
    """Another socket of the same person in the same room."""
    path = f"/ws/t/{page.the_room.id}"
    async with raw_socket(house.port, path, page.person.cookie, receive_buffer) as raw:
        yield raw


@asynccontextmanager
async def raw_connection(port: int, receive_buffer: int = 0) -> AsyncIterator[RawSocket]:
    connected = socket.socket()
    if receive_buffer:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connected.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connected, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=connected, limit=SMALL_BUFFER)
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()


@dataclass
class Bare:
    """A server that answers every text by the same, tagged with it, and keeps what came in."""

    port: int = 0
    frames: list[Heard] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    sockets: list[WebSocket] = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def answer(self, connected: WebSocket) -> None:
        async with self.busy:
            await connected.accept()
        self.lines.append(connected.state.line)
        self.sockets.append(connected)
        with suppress(Exception):  # whoever is gone is sent no answer
            while (received := await next_frame(connected)) is not None:
                self.frames.append(received)
                text = str(received.frame)
                async with self.busy:
                    await connected.send({"type": "websocket.send", "text": text, TAG: text})
        self.ended.set()

    @property
    def protocol(self) -> WebSocketProtocol:
        found = self.lines[-1].ping_every.__self__  # type: ignore[attr-defined]  # a bound method
        assert isinstance(found, WebSocketProtocol)
        return found


async def send_much(request: Request) -> Response:
    return Response(bytes(2**24))


@asynccontextmanager
async def bare_server() -> AsyncIterator[Bare]:
    bare = Bare()
    listening = socket.create_server(("127.0.0.1", 0))
    bare.port = listening.getsockname()[1]
    app = Starlette(routes=[WebSocketRoute("/", bare.answer), Route("/large", send_much)])
    server = uvicorn.Server(uvicorn_config(app))
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield bare
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def long_way(port: int, seconds: float) -> AsyncIterator[int]:
    """Another port for the same server, behind which a round trip takes so long."""
    loop = asyncio.get_running_loop()
    writers: list[asyncio.StreamWriter] = []

    def deliver(writer: asyncio.StreamWriter, part: bytes) -> None:
        if not writer.is_closing():
            writer.write(part)

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while part := await reader.read(65536):
                loop.call_later(seconds / 2, deliver, writer, part)
        loop.call_later(seconds / 2, writer.close)

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", port)
        writers.extend([writer, to_server])
        await asyncio.gather(carry(reader, to_server), carry(from_server, writer))

    async with await asyncio.start_server(relay, "127.0.0.1", 0) as relaying:
        yield relaying.sockets[0].getsockname()[1]
        for writer in writers:
            writer.transport.abort()


@asynccontextmanager
async def cut_line(port: int) -> AsyncIterator[tuple[int, asyncio.Event]]:
    """Another port for the same server; when the event is set nothing passes any more.

    No connection ends: nobody is told.
    """
    cut = asyncio.Event()
    writers: list[asyncio.StreamWriter] = []

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while part := await reader.read(65536):
                if not cut.is_set():
                    writer.write(part)

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", port)
        writers.extend([writer, to_server])
        await asyncio.gather(carry(reader, to_server), carry(from_server, writer))

    async with await asyncio.start_server(relay, "127.0.0.1", 0) as relaying:
        yield relaying.sockets[0].getsockname()[1], cut
        for writer in writers:
            writer.transport.abort()

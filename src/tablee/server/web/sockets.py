"""The WebSockets of rooms and classes: frames are counted and read, answers sent in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.classes.registry import Classes
from tablee.server.people.guests import Guest
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.refusals import note_refusal
from tablee.server.rooms.room import NotAllowed
from tablee.server.store import StoreFailure
from tablee.server.token_bucket import Bucket, Buckets, Open
from tablee.server.web.line import Line
from tablee.server.web.requests import Visitors
from tablee.server.web.websocket import READ_AT, TAG

log = logging.getLogger("tablee.server")
security = logging.getLogger("tablee.security")

LARGEST_FRAME = 16_384  # an option that people compose may be long
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 10, 30
STRIKES, STRIKE_SECONDS = 3, 60
ENTRIES_A_SECOND, ENTRIES_AT_ONCE = 1, 60
LAST_WORDS_SECONDS = 2.0


@dataclass(slots=True)
class Frame:
    """A message as it came in, stamped where the socket is read (`time.monotonic()`)."""

    content: str | bytes
    read_at: float


class Meeting(Protocol):
    """A room or a class, as a socket needs it."""

    @property
    def id(self) -> str: ...

    def belongs(self, person: str) -> bool: ...

    async def enter(self, person: str, name: str, device: str, line: Line) -> Connection:
        """NotAllowed if they may not."""

    async def handle(
        self, connection: Connection, command: wire.FromClient, read_at: float
    ) -> None: ...

    def leave(self, connection: Connection) -> None: ...


class Sockets:
    """Lets people in by an invitation, or by the room or the class itself if they belong to it."""

    def __init__(self, hub: Hub, classes: Classes, visitors: Visitors) -> None:
        self.hub = hub
        self.classes = classes
        self.visitors = visitors
        limits = visitors.settings.limits
        self.by_guest = Open(limits.sockets_per_guest)
        self.by_address = Open(limits.sockets_per_address)
        self.entries = Buckets(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)

    async def by_link(self, socket: WebSocket) -> None:
        live = self.hub.by_invitation(socket.path_params["link"])
        await self.serve(socket, live, is_invited=True)

    async def by_room(self, socket: WebSocket) -> None:
        live = self.hub.rooms.get(socket.path_params["room"])
        await self.serve(socket, live, is_invited=False)

    async def by_class(self, socket: WebSocket) -> None:
        live = self.classes.by_id(socket.path_params["class"])
        await self.serve(socket, live, is_invited=False, unknown="class-over")

    async def serve(
        self,
        socket: WebSocket,
        live: Meeting | None,
        *,
        is_invited: bool,
        unknown: str = "room-unknown",
    ) -> None:
        if not self.visitors.is_own_origin(socket):
            await socket.close()  # before it is open: that is a plain refusal, status 403
            return
        await socket.accept()
        if not self.visitors.may_ask(socket):
            await refuse(socket, Text("requests-too-many"), wire.Close.MISBEHAVING)
            return
        try:
            guest = self.visitors.known(socket)
            if guest is None:
                await refuse(socket, Text(unknown), wire.Close.UNKNOWN_ROOM)
            elif not self.entries.take(guest.id, self.hub.clock.elapsed()):
                security.warning("a limit is reached: pages opened")
                await refuse(socket, Text("requests-too-many"), wire.Close.MISBEHAVING)
            elif live is None or not (is_invited or live.belongs(guest.id)):
                await self.turn_away(socket, guest, Text(unknown))
            else:
                await self.count(socket, live, guest)
        except StoreFailure as broken:
            await refuse(socket, broken.why, wire.Close.TRY_LATER)

    async def turn_away(self, socket: WebSocket, guest: Guest, why: Text) -> None:
        """A pupil may have been moved while nobody could tell them."""
        room = self.classes.table_of(guest.id)
        if room is None:
            await refuse(socket, why, wire.Close.UNKNOWN_ROOM)
        else:
            await say_last(socket, wire.Moved(room), wire.Close.LEFT)

    async def count(self, socket: WebSocket, live: Meeting, guest: Guest) -> None:
        """So many pages at a time, for a guest and for an address."""
        address = self.visitors.address(socket)
        with contextlib.ExitStack() as taken:
            for open_sockets, key in ((self.by_guest, guest.id), (self.by_address, address)):
                if not open_sockets.take(key):
                    security.warning("a limit is reached: open pages")
                    await refuse(socket, Text("sockets-too-many"), wire.Close.MISBEHAVING)
                    return
                taken.callback(open_sockets.give_back, key)
            await self.talk(socket, live, guest)

    async def talk(self, socket: WebSocket, live: Meeting, guest: Guest) -> None:
        device = self.visitors.device(socket)
        line: Line = socket.state.line
        line.asks_kernel = self.visitors.settings.asks_kernel
        try:
            connection = await live.enter(guest.id, guest.shown_name(), device, line)
        except NotAllowed as refused:
            note_refusal(refused)
            await refuse(socket, refused.why, wire.Close.NOT_LET_IN)
            return
        sender = asyncio.create_task(send_all(socket, connection))
        try:
            await self.listen(socket, live, connection)
        finally:
            live.leave(connection)
            if connection.closing is not None:
                await asyncio.wait([sender], timeout=LAST_WORDS_SECONDS)
            sender.cancel()
            await asyncio.wait([sender])

    async def listen(self, socket: WebSocket, live: Meeting, connection: Connection) -> None:
        """Until the page is closed, by its reader or by us."""
        bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        strikes = Bucket(STRIKES / STRIKE_SECONDS, STRIKES)
        while (heard := await next_frame(socket)) is not None:
            problem = await self.problem_with(heard, bucket, live, connection)
            if problem is None:
                continue
            connection.send(wire.Failed(None, problem))
            strikes.take(self.hub.clock.elapsed())
            if strikes.level < 1:
                security.warning("a page is closed: it sent %s once too often", problem.key)
                connection.close(wire.Close.MISBEHAVING)
                return

    async def problem_with(
        self, heard: Heard, bucket: Bucket, live: Meeting, connection: Connection
    ) -> Text | None:
        """Carry out what a frame says, or tell why it can't even be read."""
        if not bucket.take(self.hub.clock.elapsed()):
            return Text("messages-too-many")
        frame = heard.frame
        content = frame.encode() if isinstance(frame, str) else frame
        if len(content) > LARGEST_FRAME:
            return Text("message-too-long")
        if isinstance(frame, bytes):
            return Text("message-unreadable")  # what we say is text
        try:
            command = wire.read(content)
        except wire.BadMessage:
            return Text("message-unreadable")
        await live.handle(connection, command, heard.read_at)
        return None


async def refuse(socket: WebSocket, why: Text, code: wire.Close) -> None:
    await say_last(socket, wire.Failed(None, why), code)


async def say_last(socket: WebSocket, message: wire.FromServer, code: wire.Close) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(wire.write(message).decode())
        await socket.close(code)


@dataclass(frozen=True)
class Heard:
    """A frame, and when its last byte was read from the socket."""

    frame: str | bytes
    read_at: float


async def next_frame(socket: WebSocket) -> Heard | None:
    """None: the socket is closed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return Heard(bytes(message["bytes"]) if text is None else text, message[READ_AT])


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Empty the outbox into the socket; None in it is the end."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while await send_next(socket, connection):
            pass
        assert connection.closing is not None, "who ends the outbox says why"
        await socket.close(connection.closing)


async def send_next(socket: WebSocket, connection: Connection) -> bool:
    """A step of its own, so that nobody holds the last frame while there is no next one."""
    frame = await connection.outbox.take()
    if frame is None:
        return False
    content = frame.content.decode()
    await socket.send({"type": "websocket.send", "text": content, TAG: frame.tag})
    return True

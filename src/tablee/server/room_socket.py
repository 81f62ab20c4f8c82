"""The socket of a room: frames come in, are read and counted, and go out in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.guests import Guest
from tablee.server.hub import Hub
from tablee.server.limits import Bucket, Buckets, Open
from tablee.server.live import Connection, LiveRoom
from tablee.server.room import NotAllowed
from tablee.server.store import StoreFailure
from tablee.server.visitors import Visitors

log = logging.getLogger("tablee.server")

LARGEST_FRAME = 4096
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 10, 30
STRIKES, STRIKE_SECONDS = 3, 60
ENTRIES_A_SECOND, ENTRIES_AT_ONCE = 1, 60
SOCKETS_PER_GUEST, SOCKETS_PER_ADDRESS = 8, 400
LAST_WORDS_SECONDS = 2.0


class RoomSockets:
    """Lets people in by an invitation, or by the room itself if they belong to it."""

    def __init__(self, hub: Hub, visitors: Visitors) -> None:
        self.hub = hub
        self.visitors = visitors
        self.by_guest = Open(SOCKETS_PER_GUEST)
        self.by_address = Open(SOCKETS_PER_ADDRESS)
        self.entries = Buckets(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)

    async def by_link(self, socket: WebSocket) -> None:
        room = self.hub.by_link.get(socket.path_params["link"])
        await self.serve(socket, self.hub.rooms.get(room or ""), is_invited=True)

    async def by_room(self, socket: WebSocket) -> None:
        live = self.hub.rooms.get(socket.path_params["room"])
        await self.serve(socket, live, is_invited=False)

    async def serve(self, socket: WebSocket, live: LiveRoom | None, *, is_invited: bool) -> None:
        if not self.visitors.is_own_origin(socket):
            await socket.close()  # before it is open: that is a plain refusal, status 403
            return
        await socket.accept()
        if not self.visitors.may_ask(socket):
            await refuse(socket, Text("requests-too-many"), wire.Close.MISBEHAVING)
            return
        try:
            guest = self.visitors.known(socket)
            if live is None or guest is None or not (is_invited or live.doc.is_member(guest.id)):
                await refuse(socket, Text("room-unknown"), wire.Close.UNKNOWN_ROOM)
            else:
                await self.count(socket, live, guest)
        except StoreFailure as broken:
            await refuse(socket, broken.why, wire.Close.TRY_LATER)

    async def count(self, socket: WebSocket, live: LiveRoom, guest: Guest) -> None:
        """So many pages at a time, for a guest and for an address."""
        address = self.visitors.address(socket)
        if not self.entries.take(guest.id, self.hub.clock.elapsed()):
            await refuse(socket, Text("requests-too-many"), wire.Close.MISBEHAVING)
            return
        with contextlib.ExitStack() as taken:
            for open_sockets, key in ((self.by_guest, guest.id), (self.by_address, address)):
                if not open_sockets.take(key):
                    await refuse(socket, Text("sockets-too-many"), wire.Close.MISBEHAVING)
                    return
                taken.callback(open_sockets.give_back, key)
            await self.talk(socket, live, guest)

    async def talk(self, socket: WebSocket, live: LiveRoom, guest: Guest) -> None:
        device = self.visitors.device(socket)
        try:
            connection = await self.hub.enter(live, guest.id, guest.shown_name(), device)
        except NotAllowed as refused:
            await refuse(socket, refused.why, wire.Close.NOT_LET_IN)
            return
        sender = asyncio.create_task(send_all(socket, connection))
        try:
            await self.listen(socket, live, connection)
        finally:
            self.hub.leave(live, connection)
            if connection.closing is not None:
                await asyncio.wait([sender], timeout=LAST_WORDS_SECONDS)
            sender.cancel()
            await asyncio.wait([sender])

    async def listen(self, socket: WebSocket, live: LiveRoom, connection: Connection) -> None:
        """Until the page is closed, by its reader or by us."""
        bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        strikes = Bucket(STRIKES / STRIKE_SECONDS, STRIKES)
        while (frame := await next_frame(socket)) is not None:
            problem = await self.problem_with(frame, bucket, live, connection)
            if problem is None:
                continue
            connection.send(wire.Failed(None, problem))
            strikes.take(self.hub.clock.elapsed())
            if strikes.level < 1:
                log.warning("room %s: a page sent %s once too often", live.doc.id, problem.key)
                connection.close(wire.Close.MISBEHAVING)
                return

    async def problem_with(
        self, frame: str | bytes, bucket: Bucket, live: LiveRoom, connection: Connection
    ) -> Text | None:
        """Carry out what a frame says, or tell why it can't even be read."""
        if not bucket.take(self.hub.clock.elapsed()):
            return Text("messages-too-many")
        content = frame.encode() if isinstance(frame, str) else frame
        if len(content) > LARGEST_FRAME:
            return Text("message-too-long")
        if isinstance(frame, bytes):
            return Text("message-unreadable")  # what we say is text
        try:
            command = wire.read(content)
        except wire.BadMessage:
            return Text("message-unreadable")
        await self.hub.handle(live, connection, command)
        return None


async def refuse(socket: WebSocket, why: Text, code: wire.Close) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(wire.write(wire.Failed(None, why)).decode())
        await socket.close(code)


async def next_frame(socket: WebSocket) -> str | bytes | None:
    """None: the socket is closed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return bytes(message["bytes"]) if text is None else text


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
    await socket.send({"type": "websocket.send", "text": frame.decode()})
    return True

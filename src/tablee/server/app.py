"""The web application: pages, a small HTTP interface, and the socket of a room."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.engine.words import Params, Text
from tablee.games import BadShelf, find_game, known_games
from tablee.rulebook import game_rulebook, table_rulebook
from tablee.server import wire
from tablee.server.guests import Guest, Guests
from tablee.server.headers import SafeHeaders
from tablee.server.hub import Hub
from tablee.server.limits import Bucket, Buckets
from tablee.server.live import Connection, LiveRoom
from tablee.server.names import BadName, clean_name
from tablee.server.room import NotAllowed
from tablee.server.shelf import game_info
from tablee.texts import LANGUAGES, Language

log = logging.getLogger("tablee.server")

COOKIE = "tablee"
COOKIE_SECONDS = 400 * 86_400
LARGEST_FRAME = 4096
LARGEST_BODY = 4096
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 10, 30
STRIKES = 3
ROOMS_AN_HOUR, ROOMS_AN_HOUR_PER_ADDRESS = 30, 600
SOCKETS_PER_GUEST, SOCKETS_PER_ADDRESS = 8, 400

UNKNOWN_ROOM, NOT_LET_IN, MISBEHAVING = 4001, 4003, 1008

B = TypeVar("B")


@dataclass(frozen=True)
class Settings:
    """What the host decides."""

    web: Path  # the built client
    public_url: str = ""  # where people reach the server, if a proxy stands before it
    trusted_proxy: bool = False


class Site:
    """The routes and what they need."""

    def __init__(self, hub: Hub, guests: Guests, settings: Settings) -> None:
        self.hub = hub
        self.guests = guests
        self.settings = settings
        self.rooms_by_guest = Buckets(ROOMS_AN_HOUR / 3600, ROOMS_AN_HOUR)
        self.rooms_by_address = Buckets(ROOMS_AN_HOUR_PER_ADDRESS / 3600, ROOMS_AN_HOUR_PER_ADDRESS)
        self.sockets: dict[str, int] = {}

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.health),
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.change_me, methods=["PUT"]),
            Route("/api/me/forget", self.forget_me, methods=["POST"]),
            Route("/api/me/link", self.personal_link, methods=["POST"]),
            Route("/api/me/revoke", self.revoke, methods=["POST"]),
            Route("/api/enter", self.enter, methods=["POST"]),
            Route("/api/shelf", self.shelf),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/rooms", self.create_room, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            WebSocketRoute("/ws/r/{link}", self.by_link),
            WebSocketRoute("/ws/t/{room}", self.by_room),
            Mount("/assets", StaticFiles(directory=self.settings.web / "assets", check_dir=False)),
            Route("/favicon.svg", self.icon),
            Route("/{path:path}", self.page),
        ]

    # Pages

    async def page(self, request: Request) -> Response:
        """Every other address is the client, which knows what to show."""
        index = self.settings.web / "index.html"
        if not index.exists():
            return PlainTextResponse("The web client isn't built: run `make setup`.", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def icon(self, request: Request) -> Response:
        icon = self.settings.web / "favicon.svg"
        return FileResponse(icon) if icon.exists() else Response(status_code=404)

    async def health(self, request: Request) -> Response:
        return answer({"ok": True, "rooms": len(self.hub.rooms)})

    # Who I am

    async def me(self, request: Request) -> Response:
        guest = await self.known(request)
        if guest is None:
            return answer({"id": "", "name": "", "language": "", "rooms": []})
        rooms = [self.summary(room) for room in self.hub.rooms_of(guest.id)]
        return answer(
            {"id": guest.id, "name": guest.name, "language": guest.language, "rooms": rooms}
        )

    def summary(self, live: LiveRoom) -> dict[str, object]:
        return {
            "id": live.doc.id,
            "game": live.doc.game,
            "people": live.doc.names(),
            "playing": live.doc.playing,
        }

    async def change_me(self, request: Request) -> Response:
        body = await self.body(request, MeBody)
        if isinstance(body, Response):
            return body
        try:
            name = clean_name(body.name) if body.name else ""
        except BadName:
            return failure("name-empty")
        language = body.language if body.language in ("fr", "en") else ""
        guest, token = await self.somebody(request)
        await self.guests.change(guest, name or guest.name, language or guest.language)
        return self.with_cookie(request, answer({"id": guest.id, "name": guest.name}), token)

    async def forget_me(self, request: Request) -> Response:
        refused = self.foreign(request)
        guest = await self.known(request)
        if refused or guest is None:
            return refused or answer({})
        await self.hub.forget(guest.id)
        await self.guests.forget(guest)
        response = answer({})
        response.delete_cookie(COOKIE)
        return response

    async def personal_link(self, request: Request) -> Response:
        refused = self.foreign(request)
        guest = await self.known(request)
        if refused or guest is None:
            return refused or failure("me-unknown", status=401)
        return answer({"token": await self.guests.link(guest)})

    async def enter(self, request: Request) -> Response:
        """A personal link opened on another device: its token becomes that device's cookie."""
        body = await self.body(request, EnterBody)
        if isinstance(body, Response):
            return body
        token = await self.guests.exchange(body.token)
        if token is None:
            return failure("link-spent", status=404)
        return self.with_cookie(request, answer({}), token)

    async def revoke(self, request: Request) -> Response:
        refused = self.foreign(request)
        guest = await self.known(request)
        if refused or guest is None:
            return refused or failure("me-unknown", status=401)
        await self.guests.revoke_others(guest, request.cookies.get(COOKIE, ""))
        return answer({})

    # Games and rooms

    async def shelf(self, request: Request) -> Response:
        return answer([game_info(shelved) for shelved in known_games().values()])

    async def rules(self, request: Request) -> Response:
        name, language = request.path_params["game"], request.path_params["language"]
        if language not in LANGUAGES:
            return failure("page-unknown", status=404)
        try:
            shelved = find_game(name)
        except BadShelf as bad:
            return failure(bad.why.key, bad.why.params, 404)
        book = game_rulebook(name, shelved.package, as_language(language))
        common = table_rulebook(as_language(language))
        articles = [*book.articles.values(), *common.articles.values()]
        return answer({"title": book.title, "essentials": book.essentials, "articles": articles})

    async def create_room(self, request: Request) -> Response:
        body = await self.body(request, RoomBody)
        if isinstance(body, Response):
            return body
        now, address = self.hub.clock.now(), self.address(request)
        guest, token = await self.somebody(request)
        if not (
            self.rooms_by_guest.take(guest.id, now) and self.rooms_by_address.take(address, now)
        ):
            return failure("rooms-too-many", status=429)
        try:
            room = await self.hub.create_room(guest.id, guest.shown_name(), body.game)
        except NotAllowed as refused:
            return failure(refused.why.key, refused.why.params)
        response = answer({"id": room.id, "link": room.link})
        return self.with_cookie(request, response, token)

    async def record(self, request: Request) -> Response:
        """The record of a finished match, for those who were there."""
        guest = await self.known(request)
        line = None
        if guest is not None:
            line = self.hub.record_for(guest.id, request.path_params["table"])
        if line is None:
            return failure("record-not-yet", status=404)
        return Response(line + "\n", media_type="application/json")

    # The socket

    async def by_link(self, socket: WebSocket) -> None:
        room = self.hub.by_link.get(socket.path_params["link"])
        await self.serve_socket(socket, self.hub.rooms.get(room or ""), is_invited=True)

    async def by_room(self, socket: WebSocket) -> None:
        live = self.hub.rooms.get(socket.path_params["room"])
        await self.serve_socket(socket, live, is_invited=False)

    async def serve_socket(
        self, socket: WebSocket, live: LiveRoom | None, *, is_invited: bool
    ) -> None:
        if not self.is_own_origin(socket):
            await socket.close(MISBEHAVING)
            return
        guest = await self.known(socket)
        await socket.accept()
        if live is None or guest is None or not (is_invited or live.doc.is_member(guest.id)):
            await refuse(socket, "room-unknown", UNKNOWN_ROOM)
            return
        keys = [guest.id, self.address(socket)]
        if not self.open_socket(keys):
            await refuse(socket, "sockets-too-many", MISBEHAVING)
            return
        try:
            await self.talk(socket, live, guest)
        finally:
            for key in keys:
                self.sockets[key] -= 1

    def open_socket(self, keys: list[str]) -> bool:
        limits = [SOCKETS_PER_GUEST, SOCKETS_PER_ADDRESS]
        counts = [self.sockets.get(key, 0) for key in keys]
        if any(count >= limit for count, limit in zip(counts, limits, strict=True)):
            return False
        for key, count in zip(keys, counts, strict=True):
            self.sockets[key] = count + 1
        return True

    async def talk(self, socket: WebSocket, live: LiveRoom, guest: Guest) -> None:
        try:
            connection = await self.hub.enter(live, guest.id, guest.shown_name())
        except NotAllowed as refused:
            await refuse(socket, refused.why.key, NOT_LET_IN, refused.why.params)
            return
        sender = asyncio.create_task(send_all(socket, connection))
        try:
            await self.listen(socket, live, connection)
        except WebSocketDisconnect:
            pass
        finally:
            self.hub.leave(live, connection)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
                await sender

    async def listen(self, socket: WebSocket, live: LiveRoom, connection: Connection) -> None:
        bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        strikes = 0
        while strikes < STRIKES and not connection.is_lost:
            frame = await receive_frame(socket)
            problem = self.problem_with(frame, bucket)
            if problem is None:
                try:
                    await self.hub.handle(live, connection, wire.read(frame))
                    continue
                except wire.BadMessage:
                    problem = Text("message-unreadable")
            strikes += 1
            connection.send(wire.Failed(None, problem))
        await asyncio.sleep(0)  # let the sender say why
        await socket.close(MISBEHAVING)

    def problem_with(self, frame: str | bytes, bucket: Bucket) -> Text | None:
        if len(frame) > LARGEST_FRAME:
            return Text("message-too-long")
        if not bucket.take(self.hub.clock.now()):
            return Text("messages-too-many")
        return None

    # Who, from where

    async def known(self, connection: HTTPConnection) -> Guest | None:
        return await self.guests.find(connection.cookies.get(COOKIE, ""))

    async def somebody(self, request: Request) -> tuple[Guest, str | None]:
        """The guest of this request, a new one with a new token if there was none."""
        guest = await self.known(request)
        if guest is not None:
            return guest, None
        return await self.guests.create()

    def with_cookie(self, request: Request, response: Response, token: str | None) -> Response:
        if token is not None:
            response.set_cookie(
                COOKIE,
                self.guests.signer.sign(token),
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=self.is_secure(request),
            )
        return response

    def is_secure(self, connection: HTTPConnection) -> bool:
        if self.settings.public_url:
            return self.settings.public_url.startswith("https:")
        return connection.url.scheme in ("https", "wss")

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """A page of another site may not speak in our guest's name."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True  # not a browser: no cookie of a browser comes along either
        host = urlsplit(origin).netloc
        public = urlsplit(self.settings.public_url).netloc
        return host in (connection.headers.get("host"), public or None)

    def foreign(self, request: Request) -> Response | None:
        """A refusal for a request that another site may have caused."""
        if self.is_own_origin(request) and request.headers.get("x-tablee") == "1":
            return None
        return failure("request-foreign", status=403)

    async def body(self, request: Request, shape: type[B]) -> B | Response:
        refused = self.foreign(request)
        if refused is not None:
            return refused
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_BODY:
                return failure("message-too-long", status=413)
        try:
            return msgspec.json.decode(data, type=shape)
        except msgspec.DecodeError:
            return failure("message-unreadable")

    def address(self, connection: HTTPConnection) -> str:
        """For counting only; it is never written down."""
        if self.settings.trusted_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""


class MeBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    language: str = ""


class EnterBody(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class RoomBody(msgspec.Struct, forbid_unknown_fields=True):
    game: str


def as_language(text: str) -> Language:
    return "fr" if text == "fr" else "en"


def answer(value: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def failure(key: str, params: Params | None = None, status: int = 400) -> Response:
    return answer({"text": Text(key, params or {})}, status)


async def refuse(socket: WebSocket, key: str, code: int, params: Params | None = None) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(wire.write(wire.failed(key, params)).decode())
        await socket.close(code)


async def receive_frame(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or ""


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Empty the outbox into the socket; None in it is the end."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while (frame := await connection.outbox.get()) is not None:
            await socket.send({"type": "websocket.send", "text": frame.decode()})
        await socket.close(connection.close_code)


def build(hub: Hub, guests: Guests, settings: Settings) -> SafeHeaders:
    return SafeHeaders(Starlette(routes=Site(hub, guests, settings).routes()))

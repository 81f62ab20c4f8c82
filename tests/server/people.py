"""Somebody at a server: what a browser does, and every byte that comes back is kept."""

from __future__ import annotations

import asyncio
import http.client
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.engine.shown import View
from tablee.engine.words import Text
from tablee.server import wire

M = TypeVar("M", bound=wire.FromServer)

PATIENCE = 20.0
reader: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)


def new_id() -> str:
    return secrets.token_hex(16)


@dataclass(frozen=True)
class Answer:
    """What came back over plain HTTP."""

    status: int
    headers: Mapping[str, str]
    content: bytes

    def read(self) -> dict[str, str]:
        return msgspec.json.decode(self.content, type=dict[str, str])

    def contents(self) -> dict[str, object]:
        return msgspec.json.decode(self.content, type=dict[str, object])

    @property
    def key(self) -> str:
        """Of the sentence that says why not."""
        return msgspec.json.decode(self.content, type=dict[str, Text])["text"].key


@dataclass
class Person:
    """A browser with its cookie. `source` is the address from which it comes."""

    port: int
    source: str = "127.0.0.1"
    cookie: str = ""
    answers: list[Answer] = field(default_factory=list)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        return await asyncio.to_thread(self.ask_now, method, path, body, headers)

    def ask_now(
        self, method: str, path: str, body: object, headers: Mapping[str, str] | None
    ) -> Answer:
        sent = {"X-Tablee": "1", "Cookie": self.cookie, **(headers or {})}
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=(self.source, 0)
        )
        try:
            connection.request(method, path, content if body is not None else None, sent)
            response = connection.getresponse()
            answer = Answer(
                response.status,
                {name.lower(): value for name, value in response.getheaders()},
                response.read(),
            )
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.answers.append(answer)
        return answer

    async def introduces(self, name: str) -> Person:
        assert (await self.ask("PUT", "/api/me", {"name": name, "language": "en"})).status == 200
        return self

    async def opens_room(self, game: str = "mu") -> dict[str, str]:
        answer = await self.ask("POST", "/api/rooms", {"game": game})
        assert answer.status == 200, answer
        return answer.read()

    @asynccontextmanager
    async def page(
        self, path: str, headers: Mapping[str, str] | None = None
    ) -> AsyncIterator[Page]:
        """The page of a room; it may be closed at once, with a word on why."""
        sent = {"Cookie": self.cookie, **(headers or {})}
        async with connect(
            f"ws://{self.host}{path}",
            additional_headers=sent,
            compression=None,
            max_size=None,
            max_queue=None,
            local_addr=(self.source, 0),
            proxy=None,
        ) as socket:
            page = Page(self, socket)
            try:
                yield page
            finally:
                page.listening.cancel()
                await asyncio.wait([page.listening])


def is_number(number: int) -> Callable[[wire.View], bool]:
    """Whether a view is the one of this number."""
    return lambda view: view.number == number


class Page:
    """An open page: the newest room and view, and all frames since it was opened."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.frames: list[bytes] = []
        self.sent: dict[str | None, bytes] = {}
        self.heard: list[wire.FromServer] = []
        self.room: wire.Room | None = None
        self.view: wire.View | None = None
        self.overview: wire.Class | None = None
        self.closed_with: int | None = None
        self.news = asyncio.Condition()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            while True:
                frame = await self.socket.recv(decode=False)
                async with self.news:
                    self.take(bytes(frame))
                    self.news.notify_all()
        except ConnectionClosed as closed:
            async with self.news:
                self.closed_with = 1006 if closed.rcvd is None else closed.rcvd.code
                self.news.notify_all()

    def take(self, frame: bytes) -> None:
        message = reader.decode(frame)
        self.frames.append(frame)
        self.heard.append(message)
        if isinstance(message, wire.Room):
            self.room = message
        elif isinstance(message, wire.View):
            self.view = message
        elif isinstance(message, wire.Class):
            self.overview = message

    @property
    def the_class(self) -> wire.Class:
        assert self.overview is not None
        return self.overview

    @property
    def the_room(self) -> wire.Room:
        assert self.room is not None
        return self.room

    @property
    def the_view(self) -> wire.View:
        assert self.view is not None
        return self.view

    @property
    def seen(self) -> View:
        """The rules' part of the newest view."""
        return self.the_view.seen

    # Speak

    async def send(self, kind: type[wire.Command], **fields: object) -> str:
        """A command, by its kind and its fields, with a new id unless one is given; the id."""
        tag = kind.__struct_config__.tag
        command = {"t": tag, "id": new_id(), **fields}
        name = str(command["id"])
        self.sent[name] = msgspec.json.encode(command)
        await self.socket.send(self.sent[name].decode())
        return name

    async def do(
        self, kind: type[wire.Command], **fields: object
    ) -> wire.Done | wire.Refused | wire.Failed:
        """Send a command and wait for its answer."""
        start = len(self.heard)
        name = await self.send(kind, **fields)

        def is_answer(message: wire.FromServer) -> bool:
            kinds = (wire.Done, wire.Refused, wire.Failed)
            return isinstance(message, kinds) and message.id == name

        found = await self.hears(is_answer, start)
        assert isinstance(found, wire.Done | wire.Refused | wire.Failed)
        return found

    async def succeeds(self, kind: type[wire.Command], **fields: object) -> None:
        answer = await self.do(kind, **fields)
        assert isinstance(answer, wire.Done), answer

    async def fails(self, kind: type[wire.Command], **fields: object) -> str:
        """Why it failed: the key of the sentence."""
        answer = await self.do(kind, **fields)
        assert isinstance(answer, wire.Failed), answer
        return answer.text.key

    async def plays(self, *moves: str, name: str = "") -> wire.FromServer:
        fields: dict[str, object] = {"id": name} if name else {}
        answered = {"table": self.the_view.table, "view": self.the_view.number}
        return await self.do(wire.Play, **answered, moves=list(moves), **fields)

    async def claims(self, claim: str, view: int | None = None) -> wire.FromServer:
        """By what the newest view shows, unless another is named."""
        number = self.the_view.number if view is None else view
        return await self.do(wire.Claim, table=self.the_view.table, view=number, claim=claim)

    # Listen

    async def hears(
        self, wanted: Callable[[wire.FromServer], bool], start: int = 0
    ) -> wire.FromServer:
        """The first such message from a place on, waiting for it if need be."""
        place = start

        def is_there() -> bool:
            nonlocal place
            while place < len(self.heard) and not wanted(self.heard[place]):
                place += 1
            return place < len(self.heard) or self.closed_with is not None

        async with self.news:
            await asyncio.wait_for(self.news.wait_for(is_there), PATIENCE)
        assert place < len(self.heard), f"closed with {self.closed_with}"
        return self.heard[place]

    async def gets(self, kind: type[M], start: int = 0) -> M:
        """The first message of this kind."""
        found = await self.hears(lambda message: isinstance(message, kind), start)
        assert isinstance(found, kind)
        return found

    async def sees(self, is_so: Callable[[wire.View], bool]) -> wire.View:
        """The newest view, once it is so."""
        async with self.news:
            await asyncio.wait_for(
                self.news.wait_for(
                    lambda: (
                        self.closed_with is not None or (self.view is not None and is_so(self.view))
                    )
                ),
                PATIENCE,
            )
        assert self.view is not None and is_so(self.view), f"closed with {self.closed_with}"
        return self.view

    async def finds(self, is_so: Callable[[wire.Room], bool]) -> wire.Room:
        """The newest room, once it is so."""
        async with self.news:
            await asyncio.wait_for(
                self.news.wait_for(
                    lambda: (
                        self.closed_with is not None or (self.room is not None and is_so(self.room))
                    )
                ),
                PATIENCE,
            )
        assert self.room is not None and is_so(self.room), f"closed with {self.closed_with}"
        return self.room

    async def oversees(self, is_so: Callable[[wire.Class], bool]) -> wire.Class:
        """The newest overview of a class, once it is so."""

        def is_there() -> bool:
            return self.overview is not None and is_so(self.overview)

        async with self.news:
            await asyncio.wait_for(
                self.news.wait_for(lambda: self.closed_with is not None or is_there()), PATIENCE
            )
        assert is_there(), f"closed with {self.closed_with}"
        return self.the_class

    async def is_closed(self) -> int:
        """The code with which the server has closed, when it has."""
        async with self.news:
            await asyncio.wait_for(
                self.news.wait_for(lambda: self.closed_with is not None), PATIENCE
            )
        assert self.closed_with is not None
        return self.closed_with

    async def settles(self) -> int:
        """Wait until the server has answered all that was sent so far; how much was heard then."""
        await self.do(wire.Rename, person="nobody", name="nobody")
        return len(self.heard)

"""Guests with a cookie and a seat who send whatever the grammar makes, on many sockets at once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from server.fuzz.grammar import TEXT, Known, command, frames, new_name, spoilt
from server.hostile import RAW, frame
from server.house import House
from server.lines import RawSocket, raw_socket
from server.people import Person
from tablee.games import find_game, known_games

BATCH = 20  # texts at most, after which the server must still answer
PATIENCE = 20.0  # seconds in which it must
TEACHERS, FRIENDS = 0.25, 0.65  # how likely one opens a class; or else goes to a friend's room
LAST_WORDS = 0.03  # how likely a batch is the last of its socket
SHUT = {4001, 4003}  # the room is closed to this guest


@dataclass
class Found:
    """What was done, and what came of it."""

    frames: int = 0
    sockets: int = 0
    rooms: int = 0
    classes: int = 0
    carried_out: Counter[str] = field(default_factory=Counter)  # by kind of command
    refused: Counter[str] = field(default_factory=Counter)  # by the key of the sentence
    closed: Counter[int] = field(default_factory=Counter)  # by code; 0: cut without one
    faults: list[str] = field(default_factory=list)


@dataclass
class Attacker:
    """Comes back by another door whenever it is shown the first one."""

    house: House
    luck: Random
    found: Found
    known: Known = field(default_factory=Known)
    sent: dict[str, str] = field(default_factory=dict)  # the kind of each command, by its id
    person: Person | None = None
    path: str = ""  # of a room, or of a class whose teacher this is
    link: str = ""
    friends: list[Attacker] = field(default_factory=list)

    async def attack(self, most: int) -> None:
        while self.found.frames < most and not self.found.faults:
            if self.person is None:
                await self.find_door()
            assert self.person is not None
            with suppress(ConnectionError, asyncio.IncompleteReadError, AssertionError):
                async with raw_socket(self.house.port, self.path, self.person.cookie) as raw:
                    self.found.sockets += 1
                    await self.talk(raw, most)

    async def find_door(self) -> None:
        """A room of one's own, or that of a friend; or a class."""
        self.person = await self.house.guest(self.luck.choice(["Mallory", "Eve", "😀", "A\u0301"]))
        game, roll = self.luck.choice(list(known_games())), self.luck.random()
        open_links = [friend.link for friend in self.friends if friend.link]
        if roll < TEACHERS:
            await self.open_class(game)
            return
        if open_links and roll < FRIENDS:
            self.link = self.luck.choice(open_links)
        else:
            self.link = (await self.person.opens_room(game))["link"]
            self.found.rooms += 1
        self.path = f"/ws/r/{self.link}"

    async def open_class(self, game: str) -> None:
        """With pupils, so that there is something to be done to them."""
        assert self.person is not None
        seats = find_game(game).game.rules.seats[0]
        opened = await self.person.ask("POST", "/api/classes", {"game": game, "seats": seats})
        told = opened.read()
        self.path, self.link = f"/ws/class/{told['id']}", ""
        self.found.classes += 1
        door = f"/api/classes/{told['code']}"
        for name in ("Ada", "Bob", "Cem"):
            await self.house.stranger().ask("POST", f"{door}/join", {"name": name})
        await self.house.stranger().ask("POST", f"{door}/ask-back", {"name": "Ada"})

    async def talk(self, raw: RawSocket, most: int) -> None:
        while self.found.frames < most:
            if self.luck.random() < LAST_WORDS:
                await self.part(raw)
                return
            for made in self.batch():
                raw.writer.write(made)
                self.found.frames += 1
            name = new_name(self.luck)
            raw.writer.write(frame(TEXT, json.dumps({"t": "ping", "id": name}).encode()))
            self.found.frames += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    await raw.writer.drain()
                    await self.listen(raw, name)
            except TimeoutError:
                self.found.faults.append(f"no answer in {PATIENCE:.0f} s, and no end")
                return

    async def part(self, raw: RawSocket) -> None:
        """Against the protocol, or half of something; whatever the answer, we are gone."""
        raw.writer.write(self.luck.choice(list(RAW.values())))
        self.found.frames += 1
        await raw.writer.drain()
        await asyncio.sleep(self.luck.choice([0, 0.01]))
        if self.luck.random() < 0.3:
            self.person, self.link = None, ""

    def batch(self) -> Iterator[bytes]:
        for _ in range(self.luck.randrange(1, BATCH)):
            made = command(self.luck, self.known)
            self.sent[made["id"]] = made["t"]
            yield from frames(self.luck, spoilt(self.luck, made))

    async def listen(self, raw: RawSocket, name: str) -> None:
        """Until this ping is answered; ConnectionError if the socket ends."""
        while True:
            try:
                kind, content = await raw.hears()
            except asyncio.IncompleteReadError:
                self.found.closed[0] += 1
                raise
            if kind == 8:
                self.be_closed(int.from_bytes(content[:2], "big"))
                raise ConnectionError
            if kind == TEXT and self.take(json.loads(content), name):
                return

    def be_closed(self, code: int) -> None:
        self.found.closed[code] += 1
        if code in SHUT:
            self.person, self.link = None, ""

    def take(self, message: dict[str, object], name: str) -> bool:
        """Whether this answers the ping."""
        match message["t"]:
            case "room":
                self.link = str(message["link"])
                self.path = f"/ws/r/{self.link}"
                self.known.learn(message)
            case "view" | "class":
                self.known.learn(message)
            case "done":
                self.found.carried_out[self.sent.pop(str(message["id"]), "ping")] += 1
            case "refused" | "failed":
                text = message["text"]
                assert isinstance(text, dict)
                self.found.refused[text["key"]] += 1
        if len(self.sent) > 1000:
            self.sent.clear()
        return message.get("id") == name

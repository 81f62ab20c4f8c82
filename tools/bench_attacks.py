"""The attacks of tools/bench_flood.py: each is one hostile guest who goes on until the end.

Whenever the server ends a connection they open the next, sockets as often as the limit on openings
allows. What has limits of the application's own is done as fast as these allow, which hurts more
than being refused.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import select
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from tools.bench_client import Address, Visitor, framed

from tablee.server.token_bucket import Bucket
from tablee.server.web.sockets import ENTRIES_A_SECOND, ENTRIES_AT_ONCE

CONTINUATION, TEXT, PING = 0, 1, 9
NOT_FINAL = 0x7F  # masks the bit that says: this was the last fragment
CHUNK = 4096  # frames, written over and over
MOST_HELD = 5000  # connections
PAGES = 8  # as many as one guest may have open
CROWD = 15  # guests, who fill a room with pages
BETWEEN_MESSAGES = 0.11  # seconds; a page that sends more often is refused
BETWEEN_REPLAYS, BETWEEN_PRINTS = 0.25, 1.0
ENDLESS = 10**12


@dataclass(frozen=True)
class Target:
    port: int
    source: str  # the attacker's address; each has one of their own, as limits go by address
    cookie: str
    room: str
    match: str = ""  # a finished one, of bots


@dataclass
class Flooded:
    """What the attacker got rid of."""

    connections: int = 0
    sent: int = 0
    requests: int = 0


# Sockets


class Page:
    """A WebSocket that doesn't wait; what it hears is thrown away."""

    def __init__(self, target: Target, room: str, kind: str = "t") -> None:
        """Of a room by its id, or, with the kind `r`, by its invitation."""
        self.connected = connect(target)
        lines = [
            f"GET /ws/{kind}/{room} HTTP/1.1",
            f"Host: 127.0.0.1:{target.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: {target.cookie}",
            *("", ""),
        ]
        self.connected.sendall("\r\n".join(lines).encode())
        self.connected.recv(65536)
        self.connected.setblocking(False)
        self.commands = 0

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.connected.close()

    def send(self, kind: str, **fields: object) -> None:
        self.commands += 1
        message = {"t": kind, "id": f"{id(self)}-{self.commands}", **fields}
        self.connected.send(framed(TEXT, json.dumps(message).encode()))

    def hear(self) -> bytes:
        try:
            return self.connected.recv(2**20)
        except BlockingIOError:
            return b""


def connect(target: Target) -> socket.socket:
    address = ("127.0.0.1", target.port)
    return socket.create_connection(address, timeout=1.0, source_address=(target.source, 0))


@dataclass(frozen=True)
class Frames:
    """What is sent on a socket once, and then over and over."""

    first: bytes
    frame: bytes
    reads: bool


def flood_sockets(frames: Frames, target: Target, end: float, done: Flooded) -> None:
    openings = Bucket(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)
    while time.monotonic() < end:
        if openings.take(time.monotonic()):
            done.connections += 1
            with contextlib.suppress(OSError):  # cut: the next one
                flood_one(frames, target, end, done)
        else:
            time.sleep(0.05)


def flood_one(frames: Frames, target: Target, end: float, done: Flooded) -> None:
    with Page(target, target.room) as page:
        hostile = page.connected
        hostile.setblocking(True)
        hostile.sendall(frames.first)
        hostile.setblocking(False)
        chunk, place = frames.frame * CHUNK, 0
        while time.monotonic() < end:
            readers = [hostile] if frames.reads else []
            readable, writable, _ = select.select(readers, [hostile], [], 0.1)
            if readable and not hostile.recv(2**20):
                return
            if writable:
                sent = hostile.send(chunk[place:])
                place = (place + sent) % len(chunk)
                done.sent += sent


def change_settings(target: Target, end: float, done: Flooded) -> None:
    """Every page changes the game of its room; each change is written, and told to all of them."""
    pages = [Page(target, target.room) for _ in range(PAGES)]
    done.connections += len(pages)
    while time.monotonic() < end:
        for number, page in enumerate(pages):
            game = ("mu", "safaru")[(page.commands + number) % 2]
            page.send("configure", game=game, seats=3, options={}, **AT_ONCE)
            page.hear()
            done.requests += 1
        time.sleep(BETWEEN_MESSAGES)
    for page in pages:
        page.connected.close()


AT_ONCE = {"pace": "none", "turn_seconds": 0, "absent_seconds": 60}


def rename_in_a_crowd(target: Target, end: float, done: Flooded) -> None:
    """One room full of pages; all who are there rename themselves, which is told on each page."""
    invitation = str(visitor_of(target).ask("POST", "/api/rooms", {"game": "mu"})["link"])
    pages: list[tuple[Page, str]] = []
    for number in range(CROWD):
        visitor = Visitor(Address(target.port, source=target.source))
        me = str(
            visitor.ask("PUT", "/api/me", {"name": f"Mallory {number}", "language": "en"})["id"]
        )
        guest = replace(target, cookie=visitor.cookie)
        pages += [(Page(guest, invitation, "r"), me) for _ in range(PAGES)]
        visitor.close()
    done.connections += len(pages)
    while time.monotonic() < end:
        for page, me in pages:
            page.send("rename", person=me, name=f"Mallory {page.commands}")
            done.requests += 1
        for page, _ in pages:
            done.sent += len(page.hear())
        time.sleep(BETWEEN_MESSAGES)
    for page, _ in pages:
        page.connected.close()


def play_bots(target: Target, end: float, done: Flooded) -> None:
    """As many rooms as one can look at, with bots that wait for nobody."""
    visitor = visitor_of(target)
    pages: list[Page] = []
    for _ in range(PAGES):
        room = visitor.ask("POST", "/api/rooms", {"game": "mu"})["id"]
        page = Page(target, room)
        begin_bots(page, "mu", 6, {"target": "2000"})
        pages.append(page)
    done.connections += len(pages)
    while time.monotonic() < end:
        heard, _, _ = select.select([page.connected for page in pages], [], [], 0.1)
        for one in heard:
            done.sent += len(one.recv(2**20))
    for page in pages:
        page.connected.close()


def begin_bots(page: Page, game: str, seats: int, options: dict[str, str]) -> None:
    page.send("configure", game=game, seats=seats, options=options, **AT_ONCE)
    page.send("stand")
    page.send("start")


# Requests


def visitor_of(target: Target) -> Visitor:
    visitor = Visitor(Address(target.port, source=target.source))
    visitor.cookie = target.cookie
    return visitor


def send_heads(target: Target, end: float, done: Flooded) -> None:
    """Headers without an end, until the connection is cut."""
    send_without_end(b"GET / HTTP/1.1\r\n", b"X: " + b"x" * 1021 + b"\r\n", target, end, done)


def send_bodies(target: Target, end: float, done: Flooded) -> None:
    head = (
        "PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Tablee: 1\r\n"
        f"Cookie: {target.cookie}\r\nContent-Length: {ENDLESS}\r\n\r\n"
    )
    send_without_end(head.encode(), b" " * 1024, target, end, done)


def send_without_end(first: bytes, part: bytes, target: Target, end: float, done: Flooded) -> None:
    while time.monotonic() < end:
        done.connections += 1
        with contextlib.suppress(OSError), connect(target) as hostile:
            hostile.sendall(first)
            while time.monotonic() < end:
                done.sent += hostile.send(part * 64)


def send_many_at_once(target: Target, end: float, done: Flooded) -> None:
    """As many requests as there is room for, on each connection."""
    asked = b"GET / HTTP/1.1\r\n\r\n" * 14_000
    while time.monotonic() < end:
        done.connections += 1
        with contextlib.suppress(OSError), connect(target) as hostile:
            hostile.sendall(asked)
            done.sent += len(asked)
            hostile.recv(65536)


def hold_connections(target: Target, end: float, done: Flooded) -> None:
    """As many as there can be, which say nothing."""
    held: list[socket.socket] = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            held.append(connect(target))
            done.connections += 1
        if len(held) >= MOST_HELD:
            for hostile in held:
                hostile.close()
            held.clear()


def ask_on_new_connections(target: Target, end: float, done: Flooded) -> None:
    while time.monotonic() < end:
        done.connections += 1
        with contextlib.suppress(OSError), connect(target) as hostile:
            done.sent += hostile.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            hostile.recv(65536)


def ask_always(
    paths: Callable[[Target], Iterator[str]],
    pause: float,
    target: Target,
    end: float,
    done: Flooded,
) -> None:
    """On connections that are kept; all of them at once, and again when all are answered."""
    asking = paths(target)
    kept = [
        http.client.HTTPConnection(
            "127.0.0.1", target.port, timeout=30, source_address=(target.source, 0)
        )
        for _ in range(PAGES)
    ]
    done.connections += len(kept)
    while time.monotonic() < end:
        for connection in kept:
            connection.request("GET", next(asking), headers={"Cookie": target.cookie})
        for connection in kept:
            connection.getresponse().read()
            done.requests += 1
        time.sleep(pause * len(kept))
    for connection in kept:
        connection.close()


def rulebooks(target: Target) -> Iterator[str]:
    while True:
        yield "/api/rules/mu/fr"


def replays(target: Target) -> Iterator[str]:
    while True:
        yield f"/api/replays/{target.match}/deals/0"


def prints(target: Target) -> Iterator[str]:
    """None of which was made before."""
    seed = time.monotonic_ns() % 10**9
    for number in range(ENDLESS):
        deck = f"1/2 3/4 {1 + (seed + number) % 97}/100 | digits percent | 3"
        yield f"/api/print/diego.pdf?deck={deck}".replace(" ", "%20").replace("|", "%7C")


def open_rooms(target: Target, end: float, done: Flooded) -> None:
    """Each as a guest whom nobody knew."""
    while time.monotonic() < end:
        visitor = Visitor(Address(target.port, source=target.source))
        with contextlib.suppress(Exception):  # too many: that is what we are here for
            visitor.ask("POST", "/api/rooms", {"game": "mu"})
        visitor.close()
        done.requests += 1


# All of them


@dataclass(frozen=True)
class Attack:
    name: str
    run: Callable[[Target, float, Flooded], None]
    needs_match: bool = False


FRAGMENT = bytes([framed(CONTINUATION, b"")[0] & NOT_FINAL]) + framed(CONTINUATION, b"")[1:]

ATTACKS = [
    Attack("pings", partial(flood_sockets, Frames(b"", framed(PING, b""), reads=True))),
    Attack(
        "empty fragments",
        partial(flood_sockets, Frames(bytes([TEXT]) + framed(TEXT, b"")[1:], FRAGMENT, reads=True)),
    ),
    Attack(
        "unread pongs", partial(flood_sockets, Frames(b"", framed(PING, b"x" * 125), reads=False))
    ),
    Attack("settings", change_settings),
    Attack("crowd", rename_in_a_crowd),
    Attack("bots", play_bots),
    Attack("endless heads", send_heads),
    Attack("endless bodies", send_bodies),
    Attack("requests at once", send_many_at_once),
    Attack("idle connections", hold_connections),
    Attack("new connections", ask_on_new_connections),
    Attack("requests", partial(ask_always, rulebooks, 0.0)),
    Attack("replays", partial(ask_always, replays, BETWEEN_REPLAYS), needs_match=True),
    Attack("prints", partial(ask_always, prints, BETWEEN_PRINTS)),
    Attack("new rooms", open_rooms),
]


def find_target(attack: Attack, port: int, number: int) -> Target:
    """A guest whom nobody knew, with a room of their own."""
    source = f"127.0.{1 + number // 250}.{1 + number % 250}"
    visitor = Visitor(Address(port, source=source))
    visitor.ask("PUT", "/api/me", {"name": "Mallory", "language": "en"})
    room = visitor.ask("POST", "/api/rooms", {"game": "mu"})["id"]
    target = Target(port, source, visitor.cookie, room)
    if attack.needs_match:
        target = replace(target, match=finished_match(visitor, target))
    visitor.close()
    return target


def finished_match(visitor: Visitor, target: Target) -> str:
    """A long one of bots."""
    with Page(target, target.room) as page:
        begin_bots(page, "mu", 3, {"deals": "20", "target": "2000"})
        while True:
            page.hear()
            matches = cast(list[dict[str, str]], visitor.ask("GET", "/api/me")["matches"])
            if matches:
                return matches[0]["table"]
            time.sleep(0.2)

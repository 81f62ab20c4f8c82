"""Guests without a browser: they come by the invitation and speak the protocol themselves."""

from __future__ import annotations

import json
import secrets
import threading
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tablee.engine.shown import Offer
from web.conftest import Server

Message = dict[str, Any]
# What a guest plays, of all moves on offer in what is seen; nothing: they take their time.
Policy = Callable[[Message, list[str]], list[str]]
PATIENCE = 15


class WireGuest:
    """Somebody in a room, with a thread that answers every view by a policy."""

    def __init__(self, server: Server, name: str, policy: Policy) -> None:
        self.server = server
        self.policy = policy
        self.room: Message = {}
        self.has_room = threading.Event()
        self.stack = ExitStack()
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name, "language": "fr"})

    def ask(self, method: str, path: str, body: Message) -> Message:
        headers = {"X-Tablee": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(
            self.server.address + path, json.dumps(body).encode(), headers, method=method
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            cookie = answer.headers.get("Set-Cookie")
            self.cookie = cookie.split(";")[0] if cookie else self.cookie
            content: Message = json.loads(answer.read() or b"{}")
        return content

    def opens_a_room(self, game: str, people: int) -> str:
        """The invitation."""
        made = self.ask("POST", "/api/rooms", {"game": game, "people": people})
        self.comes_in(f"/ws/t/{made['id']}")
        return str(made["link"])

    def comes_in(self, path: str) -> None:
        address = self.server.address.replace("http", "ws", 1) + path
        headers = {"Cookie": self.cookie, "Origin": self.server.address}
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        self.line = self.stack.enter_context(opening)
        threading.Thread(target=self.listen, daemon=True).start()
        assert self.has_room.wait(PATIENCE)

    def listen(self) -> None:
        try:
            for frame in self.line:
                self.hear(json.loads(frame))
        except ConnectionClosed:
            return

    def hear(self, message: Message) -> None:
        if message["t"] == "room":
            self.room = message
            self.has_room.set()
        elif message["t"] == "view":
            self.answer(message)

    def answer(self, view: Message) -> None:
        seen = view["seen"]
        if seen["seat"] in view["around"]["waiting"]:
            self.says({"t": "continue", "table": view["table"]})
        offers = [Offer(**offer) for offer in seen["offers"]]
        offered = [text for offer in offers for text in offer.texts()]
        moves = self.policy(seen, offered) if offered else []
        if moves:
            to_view = {"table": view["table"], "view": view["number"]}
            self.says({"t": "play", **to_view, "moves": moves})

    def says(self, command: Message) -> None:
        self.line.send(json.dumps({"id": secrets.token_hex(16), **command}))

    def leaves(self) -> None:
        self.stack.close()

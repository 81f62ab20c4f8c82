"""The chat of a room: what may be said, how fast, and who reads it."""

from __future__ import annotations

from tablee.server import wire
from tablee.server.rooms.names import clean_chat
from tablee.server.rooms.room import NotAllowed, Room
from tablee.server.token_bucket import Buckets

CHAT_RATE, CHAT_BURST = 0.5, 5
KEPT_CHAT = 100


class Chat:
    """The last lines, in memory alone."""

    def __init__(self) -> None:
        self.lines: list[wire.ChatLine] = []
        self.rate_limit = Buckets(CHAT_RATE, CHAT_BURST)

    def say(self, doc: Room, person: str, text: str, now: float) -> wire.ChatLine:
        if not doc.chat:
            raise NotAllowed("chat-off")
        if not self.rate_limit.take(person, now):
            raise NotAllowed("chat-too-fast")
        cleaned = clean_chat(text)
        if not cleaned:
            raise NotAllowed("chat-empty")
        is_spectator = doc.seat_of(person) is None
        line = wire.ChatLine(doc.member(person).name, cleaned, is_spectator)
        self.lines = [*self.lines[-KEPT_CHAT + 1 :], line]
        return line

    def forget(self, name: str) -> None:
        self.lines = [line for line in self.lines if line.name != name]


def may_read(doc: Room, person: str, line: wire.ChatLine) -> bool:
    """While a match runs, those who watch talk among themselves."""
    is_player = doc.seat_of(person) is not None
    return not (line.spectator and is_player and doc.playing)

"""What a match needs of the room in which it is played."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tablee.server.matches.allowance import Allowance
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.room import Room
from tablee.server.store import Kept


class MatchRoom(Protocol):
    doc: Room
    lock: asyncio.Lock
    connections: set[Connection]
    allowance: Allowance

    def is_here(self, person: str) -> bool:
        """Whether this person has a page of the room open."""

    async def save(self, doc: Room) -> None:
        """Write this document to disk, then let it be the room's."""

    def adopt(self, doc: Room, touched: float) -> None:
        """What was written to disk at this time is the room's document from now on."""

    def note_kept(self, more: Kept) -> None:
        """So much more was written to disk."""

    def tell_room(self) -> None:
        """Send the room to every connection."""

    def note_news(self) -> None:
        """Something can be seen that couldn't before, by whoever looks on from outside."""

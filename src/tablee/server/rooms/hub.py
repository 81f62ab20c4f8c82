"""The hub: all rooms in memory, loaded at the start and swept when they are old."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.matches.storage import noticed_at, restored
from tablee.server.people.identity import new_id
from tablee.server.replay.process import Replays
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.rooms.room import Member, NotAllowed, Room, new_room, read_room
from tablee.server.services import Services
from tablee.server.store import DamagedTable, StoredMatch, StoreFailure

log = logging.getLogger("tablee.server")

FAREWELL_SECONDS = 1.0
MOST_ROOMS_SHOWN = 30


class Hub:
    """The server's memory of rooms."""

    def __init__(self, services: Services, replays: Replays) -> None:
        self.services = services
        self.replays = replays
        self.store = services.store
        self.clock = services.clock
        self.tasks = services.tasks
        self.rooms: dict[str, LiveRoom] = {}
        self.by_link: dict[str, str] = {}
        self.opening = 0  # rooms that are being written for the first time

    # Loading

    async def load(self) -> None:
        """Everything back as it was; what can't be brought back is closed, not fatal."""
        for stored in self.store.load_rooms():
            try:
                self.remember(self.opened(read_room(stored.body)), stored.touched)
            except msgspec.MsgspecError as error:
                log.error("room %s can't be read: %s", stored.id, type(error).__name__)
        for found in self.store.open_tables():
            if isinstance(found, DamagedTable):
                await self.set_aside(found.id, found.room, "damaged")
            else:
                await self.bring_back(found)
        for room in self.rooms.values():
            if room.match is None:
                room.doc.playing = False
        self.services.ledger.recount(self.store.kept_by_rooms())

    async def bring_back(self, match: StoredMatch) -> None:
        stored = match.table
        room = self.rooms.get(stored.room)
        if room is None or room.doc.table != stored.id:
            return
        try:
            table = restored(match)
        except Exception as error:  # whatever it is: the other tables must start
            await self.set_aside(stored.id, stored.room, type(error).__name__)
            return
        await room.bring_back_match(table, noticed_at(table, match))

    async def set_aside(self, table: str, room: str, why: str) -> None:
        """What was played stays in the store; its people are told when they come."""
        log.warning("table %s is set aside: %s", table, why)
        live = self.rooms.get(room)
        if live is not None and live.doc.table == table:
            live.doc.is_match_lost = True
            await live.close_match(table)

    # Rooms

    def opened(self, doc: Room) -> LiveRoom:
        return LiveRoom(doc, self.services, self.by_link)

    def remember(self, room: LiveRoom, touched: float | None = None) -> None:
        room.touched = room.touched if touched is None else touched
        self.rooms[room.doc.id] = room
        self.by_link[room.doc.link] = room.doc.id
        room.note_people()

    def drop(self, room: LiveRoom, why: str = "room-unknown") -> None:
        """It is deleted."""
        self.close_room(room, why)
        self.services.ledger.drop(room.doc.id)

    def close_room(self, room: LiveRoom, why: str = "room-unknown") -> None:
        """Nobody comes in any more; what was played there stays in the store."""
        self.rooms.pop(room.doc.id, None)
        self.by_link.pop(room.doc.link, None)
        self.services.ledger.close(room.doc.id)
        room.is_gone = True
        if room.match is not None:
            room.match.close()
        for connection in room.connections:
            connection.send(wire.failed(why))
            connection.close(wire.Close.UNKNOWN_ROOM)

    async def create_room(
        self, person: str, name: str, game: str, people: int, options: dict[str, str]
    ) -> Room:
        self.check_quota(person)
        host = Member(person, name)
        room = await self.add(new_room(new_id(), new_id(), host, game, people, options))
        return room.doc

    def check_quota(self, person: str) -> None:
        """Whether this person may be the host of one more room."""
        if self.hosts_enough(person):
            most = self.services.limits.rooms_per_person
            raise NotAllowed("rooms-too-many-kept", {"most": most})

    def hosts_enough(self, person: str) -> bool:
        hosted = self.services.ledger.hosted.of(person)
        open_ones = sum(room in self.rooms for room in hosted)
        return open_ones >= self.services.limits.rooms_per_person

    def check_house(self) -> None:
        """Whether there is place for one more room, whoever opens it."""
        if self.services.disk.is_nearly_full():
            raise NotAllowed("disk-nearly-full")
        if len(self.rooms) + self.opening >= self.services.limits.rooms:
            raise NotAllowed("house-full")

    async def add(self, doc: Room) -> LiveRoom:
        self.check_house()
        room = self.opened(doc)
        self.opening += 1
        try:
            await room.save(doc)
        finally:
            self.opening -= 1
        self.remember(room)
        return room

    def by_invitation(self, link: str) -> LiveRoom | None:
        return self.rooms.get(self.by_link.get(link, ""))

    def rooms_of(self, person: str) -> list[LiveRoom]:
        return [self.rooms[room] for room in self.services.ledger.joined.of(person)]

    def last_rooms_of(self, person: str) -> list[LiveRoom]:
        """Where this person was last; nobody looks for something in a hundred rooms."""
        return sorted(self.rooms_of(person), key=lambda room: -room.touched)[:MOST_ROOMS_SHOWN]

    async def forget(self, person: str) -> None:
        """The name disappears; what was played stays, played by nobody."""
        for room in self.rooms_of(person):
            async with room.lock:
                name = room.doc.member(person).name
                await room.change(lambda doc: doc.forget(person))
                room.chat.forget(name)
            await self.close_empty(room)

    async def quit_room(self, person: str, room: LiveRoom) -> None:
        """The person doesn't belong to it any more; a room of nobody is deleted."""
        async with room.lock:
            await room.change(lambda doc: doc.quit(person))
        await self.close_empty(room)

    async def close_empty(self, room: LiveRoom) -> None:
        if not room.doc.members:
            await self.delete(room)

    async def delete(self, room: LiveRoom) -> None:
        self.drop(room)
        await self.store.delete_room(room.doc.id)

    async def sweep(self) -> None:
        """What is older than the privacy page allows is deleted, in the store and here."""
        try:
            swept = await self.store.sweep(self.clock.now())
        except StoreFailure as failure:
            log.error("sweep: %s", failure.why.key)
            return
        if swept.held_until is not None:
            until = datetime.fromtimestamp(swept.held_until, UTC)
            log.warning("sweep: the clock has jumped and isn't believed before %s", until)
        for deleted in swept.rooms:
            if deleted in self.rooms:
                self.drop(self.rooms[deleted])
            self.services.ledger.drop(deleted)
        for room in list(self.rooms.values()):
            match = room.match
            if match is not None and match.table.id in swept.tables:
                async with room.lock:
                    if room.match is match:
                        await room.close_match(match.table.id)
                room.tell_room()
        await self.recount()

    async def recount(self) -> None:
        """What rooms keep, when something of it was deleted."""
        try:
            kept = await asyncio.to_thread(self.store.kept_by_rooms)
        except StoreFailure as failure:
            log.error("recount: %s", failure.why.key)
        else:
            self.services.ledger.recount(kept)

    # Pages that close

    def close_devices(self, person: str, is_gone: Callable[[str], bool]) -> None:
        """These devices of a person were revoked: their pages close."""
        for room in self.rooms_of(person):
            for connection in room.connections:
                if connection.person == person and is_gone(connection.device):
                    connection.send(wire.failed("me-unknown"))
                    connection.close(wire.Close.UNKNOWN_ROOM)

    async def close(self) -> None:
        """Say good-bye and stop; what was acknowledged is on disk already."""
        self.tasks.is_closing = True
        for room in self.rooms.values():
            for connection in room.connections:
                connection.send(wire.Notice(Text("server-restarting")))
                connection.close(wire.Close.RESTARTING)
        await self.tasks.close()
        end = self.clock.elapsed() + FAREWELL_SECONDS
        while any(room.connections for room in self.rooms.values()) and self.clock.elapsed() < end:
            await asyncio.sleep(0.01)

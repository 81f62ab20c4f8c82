"""All classes of the server: found by their code or their id, and deleted when their time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.classes import USUAL_HOURS
from tablee.server.classes.codes import new_code, read_code
from tablee.server.classes.document import Class, new_class, read_class
from tablee.server.classes.index import ClassIndex
from tablee.server.classes.live_class import LiveClass
from tablee.server.classes.sheets import Played
from tablee.server.classes.sheets import Pupil as PupilOfSheet
from tablee.server.people.guests import Guests
from tablee.server.people.identity import new_id
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.room import Member, NotAllowed
from tablee.server.store import StoreFailure

log = logging.getLogger("tablee.server")


class Classes:
    """The server's memory of classes, each kept for so many hours from when it was opened."""

    def __init__(self, hub: Hub, guests: Guests, hours: int = USUAL_HOURS) -> None:
        self.hub = hub
        self.guests = guests
        self.hours = hours
        self.living: dict[str, LiveClass] = {}
        self.index = ClassIndex()
        self.opening = asyncio.Lock()  # so that nobody opens too many at the same moment

    def load(self) -> None:
        """After the rooms; what can't be read is left to the host."""
        for stored in self.hub.store.load_classes():
            try:
                live = self.opened(read_class(stored.body))
            except msgspec.MsgspecError as error:
                log.error("class %s can't be read: %s", stored.id, type(error).__name__)
            else:
                self.living[stored.id] = live
                self.index.note(live.doc)
                self.close_again(live.doc.closed)

    def close_again(self, rooms: Iterable[str]) -> None:
        for room in rooms:
            if room in self.hub.rooms:
                self.hub.close_room(self.hub.rooms[room])

    def opened(self, doc: Class) -> LiveClass:
        return LiveClass(doc, self.hub, self.hours, self.index, self.delete)

    async def create(
        self, teacher: Member, game: str, seats: int, options: dict[str, str]
    ) -> LiveClass:
        async with self.opening:
            self.check_quota(teacher.id)
            code = new_code(self.index.by_code)
            doc = new_class(new_id(), code, teacher, game, seats, options)
            doc.made = self.hub.clock.now()
            live = self.opened(doc)
            await live.save(doc)
            self.living[live.id] = live
        return live

    def check_quota(self, teacher: str) -> None:
        """Whether this teacher may open one more class, and a table in it."""
        most = self.hub.services.limits.classes_per_person
        if sum(not self.is_over(live) for live in self.taught_by(teacher)) >= most:
            raise NotAllowed("classes-too-many", {"most": most})
        self.hub.check_house()
        self.hub.check_quota(teacher)

    # Finding

    def by_id(self, class_id: str) -> LiveClass | None:
        live = self.living.get(class_id)
        return None if live is None or self.is_over(live) else live

    def by_code(self, typed: str) -> LiveClass | None:
        return self.by_id(self.index.by_code.get(read_code(typed), ""))

    def is_over(self, live: LiveClass) -> bool:
        return self.hub.clock.now() >= live.ends

    def taught_by(self, person: str) -> list[LiveClass]:
        return [self.living[taught] for taught in self.index.taught.of(person)]

    def joined_by(self, person: str) -> list[LiveClass]:
        return [self.living[joined] for joined in self.index.joined.of(person)]

    def table_of(self, person: str) -> str | None:
        """The room where this pupil belongs now, by the last class that they came to."""
        found = (live.table_of(person) for live in reversed(self.joined_by(person)))
        return next((table.id for table in found if table is not None), None)

    def played(self, live: LiveClass) -> Played:
        """What its sheets are made of."""
        doc = live.doc
        return Played(
            pupils=[PupilOfSheet(pupil.id, pupil.name) for pupil in doc.pupils],
            rooms=[*doc.tables, *doc.closed],
            known_as={before: pupil.id for pupil in doc.pupils for before in pupil.was},
        )

    # The end

    async def sweep(self) -> None:
        for live in list(self.living.values()):
            if self.is_over(live):
                try:
                    await self.end(live)
                except StoreFailure as failure:  # then with the next sweep
                    log.error("class %s: %s", live.id, failure.why.key)

    async def end(self, live: LiveClass) -> None:
        async with live.lock:
            await self.delete(live)
        live.hang_up()

    async def delete(self, live: LiveClass) -> None:
        """All of it: names, tables, and whoever was a guest for this class alone."""
        doc, rooms = live.doc, live.tables()
        people = [pupil.id for pupil in doc.pupils if pupil.is_new]
        await self.hub.store.delete_class(doc.id, [*doc.tables, *doc.closed], people)
        live.is_gone = True
        self.living.pop(doc.id, None)
        self.index.drop(doc)
        for room in rooms:
            self.hub.drop(room, "class-over")
        for closed in doc.closed:
            self.hub.services.ledger.drop(closed)
        for person in people:
            self.guests.drop(person)

    async def forget(self, person: str) -> None:
        """Of a teacher nothing remains, of a pupil no name."""
        for live in self.taught_by(person):
            await self.end(live)
        for live in self.joined_by(person):
            await live.forget(person)

    def say_goodbye(self) -> None:
        """The server restarts."""
        for live in self.living.values():
            for connection in live.connections:
                connection.send(wire.Notice(Text("server-restarting")))
                connection.close(wire.Close.RESTARTING)

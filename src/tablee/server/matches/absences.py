"""Who of a match is away, since when, and which seats a stand-in plays meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.matches.room_interface import MatchRoom
from tablee.server.matches.table import Table
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.room import NotAllowed, NotEntitled
from tablee.server.services import Services


@dataclass
class Absence:
    """Since when somebody is away; when the agreed time is up, the reminder asks the others."""

    since: float
    reminder: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        if self.reminder is not None:
            self.reminder.cancel()


class Absences:
    """Notes comings and goings in the room of a match."""

    def __init__(self, table: Table, room: MatchRoom, services: Services) -> None:
        self.table = table
        self.room = room
        self.clock = services.clock
        self.tasks = services.tasks
        self.away: dict[str, Absence] = {}  # by person
        self.stand_ins: dict[int, int] = {}  # by seat: the version they began at

    def came(self, connection: Connection) -> bool:
        """Somebody is back; whether a stand-in has given the seat back, with a word on it."""
        self.forget(connection.person)
        self.set_reminders()
        seat = self.room.doc.seat_of(connection.person)
        if seat is None or seat not in self.stand_ins:
            return False
        since = self.stand_ins.pop(seat)
        made = sum(mover == seat for mover, _ in self.table.moves[since:])
        connection.send(wire.Notice(Text("seat-given-back", {"moves": made})))
        return True

    def left(self, person: str) -> None:
        if not self.room.is_here(person) and self.room.doc.is_member(person):
            self.away[person] = Absence(self.clock.elapsed())
            self.set_reminders()

    def look_round(self) -> None:
        """The seats have changed: note who isn't here, and forget who has no seat any more."""
        doc = self.room.doc
        for person in [person for person in self.away if not doc.is_member(person)]:
            self.forget(person)
        for seat, place in enumerate(doc.places):
            if place.left:
                self.stand_ins.setdefault(seat, self.table.version)
            if place.person is None:
                self.stand_ins.pop(seat, None)
            elif not self.room.is_here(place.person):
                self.away.setdefault(place.person, Absence(self.clock.elapsed()))
        self.set_reminders()

    def decide(self, person: str, command: wire.StandIn) -> None:
        """Those who are there decide about one who isn't."""
        doc, seat = self.room.doc, command.seat
        if doc.seat_of(person) is None and person != doc.host:
            raise NotEntitled("table-not-seated")
        away = doc.place(seat).person
        if away is None or not (seat in self.stand_ins or self.is_absent(seat)):
            raise NotAllowed("seat-not-absent")
        if command.wanted:
            self.stand_ins.setdefault(seat, self.table.version)
        else:
            self.stand_ins.pop(seat, None)
            self.away[away].since = self.clock.elapsed()
            self.set_reminders()
        self.room.tell_room()

    def is_absent(self, seat: int) -> bool:
        """Gone for longer than agreed, and no stand-in plays."""
        person = self.room.doc.places[seat].person
        if person is None or person not in self.away or seat in self.stand_ins:
            return False
        return self.seconds_left(self.away[person]) <= 0

    # Reminders

    def set_reminders(self) -> None:
        """Only where somebody is there to be asked, and not asked already."""
        if not self.room.connections or self.tasks.is_closing:
            return
        for person, absence in self.away.items():
            is_early = self.seconds_left(absence) > 0
            has_seat = self.room.doc.seat_of(person) is not None
            if is_early and has_seat and absence.reminder is None:
                absence.reminder = self.tasks.start(self.remind(absence))

    async def remind(self, absence: Absence) -> None:
        while (rest := self.seconds_left(absence)) > 0:
            await self.clock.sleep(rest)
        absence.reminder = None
        self.room.tell_room()

    def seconds_left(self, absence: Absence) -> float:
        return absence.since + self.room.doc.absent_seconds - self.clock.elapsed()

    def forget(self, person: str) -> None:
        absence = self.away.pop(person, None)
        if absence is not None:
            absence.cancel()

    def close(self) -> None:
        for person in list(self.away):
            self.forget(person)

"""Who is away, since when, and who plays for them meanwhile."""

from __future__ import annotations

import asyncio

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.clock import Clock
from tablee.server.live import Connection, LiveRoom
from tablee.server.outgoing import tell_room
from tablee.server.room import NotAllowed
from tablee.server.tasks import Tasks


class Absences:
    """Notes comings and goings; when the agreed time is up, the others are asked."""

    def __init__(self, clock: Clock, tasks: Tasks) -> None:
        self.clock = clock
        self.tasks = tasks

    def came(self, live: LiveRoom, connection: Connection) -> bool:
        """Somebody is back; whether a stand-in has given the seat back, with a word on it."""
        person = connection.person
        live.gone_since.pop(person, None)
        cancel(live.watches.pop(person, None))
        self.watch(live)
        seat = live.doc.seat_of(person)
        if seat is None or seat not in live.stand_ins:
            return False
        connection.send(wire.Notice(what_happened(live, seat, live.stand_ins.pop(seat))))
        return True

    def left(self, live: LiveRoom, person: str) -> None:
        if not live.is_here(person) and live.doc.is_member(person):
            live.gone_since[person] = self.clock.elapsed()
            self.watch(live)

    def begin(self, live: LiveRoom) -> None:
        """A match begins or is brought back: whoever isn't here has the agreed time in full."""
        for person in list(live.watches):
            cancel(live.watches.pop(person))
        live.gone_since = {}
        self.look_round(live)

    def look_round(self, live: LiveRoom) -> None:
        """The seats have changed: note who isn't here, and forget who has no seat any more."""
        doc = live.doc
        for person in [person for person in live.gone_since if not doc.is_member(person)]:
            del live.gone_since[person]
            cancel(live.watches.pop(person, None))
        for seat, place in enumerate(doc.places):
            if place.person is None:
                live.stand_ins.pop(seat, None)
            elif not live.is_here(place.person):
                live.gone_since.setdefault(place.person, self.clock.elapsed())
        self.watch(live)

    def watch(self, live: LiveRoom) -> None:
        """Only where somebody is there to be asked, and not asked already."""
        if not live.connections or self.tasks.is_closing:
            return
        for person, since in live.gone_since.items():
            is_early = self.clock.elapsed() < since + live.doc.absent_seconds
            if is_early and person not in live.watches and live.doc.seat_of(person) is not None:
                live.watches[person] = self.tasks.start(self.ask_in_time(live, person))

    async def ask_in_time(self, live: LiveRoom, person: str) -> None:
        while person in live.gone_since:
            due = live.gone_since[person] + live.doc.absent_seconds
            rest = due - self.clock.elapsed()
            if rest <= 0:
                break
            await self.clock.sleep(rest)
        live.watches.pop(person, None)
        tell_room(live, self.clock.elapsed())

    def decide(self, live: LiveRoom, person: str, command: wire.StandIn) -> None:
        """Those who are there decide about one who isn't."""
        doc, seat = live.doc, command.seat
        if doc.seat_of(person) is None and person != doc.host:
            raise NotAllowed("table-not-seated")
        away = doc.place(seat).person
        if away is None or not (seat in live.stand_ins or self.is_absent(live, seat)):
            raise NotAllowed("seat-not-absent")
        if command.wanted:
            assert live.table is not None, "only a running match is asked about"
            live.stand_ins.setdefault(seat, live.table.version)
        else:
            live.stand_ins.pop(seat, None)
            live.gone_since[away] = self.clock.elapsed()
            self.watch(live)
        tell_room(live, self.clock.elapsed())

    def is_absent(self, live: LiveRoom, seat: int) -> bool:
        return live.is_absent(seat, self.clock.elapsed())


def what_happened(live: LiveRoom, seat: int, since: int) -> Text:
    assert live.table is not None, "a stand-in plays in a match"
    made = sum(mover == seat for mover, _ in live.table.moves[since:])
    return Text("seat-given-back", {"moves": made, "deal": live.table.state.deal})


def cancel(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()

"""All rooms and whoever is connected: people come and go, commands come in.

A command is carried out in this order: does this person hold the seat, do the rules allow it, is
it on disk; only then is it acknowledged, and every connection gets its new view.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from tablee.engine.moves import Seat
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.absences import Absences
from tablee.server.bot_players import BotPlayers
from tablee.server.bot_worker import Bots
from tablee.server.changes import change
from tablee.server.clock import Clock
from tablee.server.identity import new_id
from tablee.server.live import Connection, LiveRoom
from tablee.server.matches import Matches, opened
from tablee.server.outgoing import may_read, say, tell_room, tell_view
from tablee.server.room import Member, NotAllowed, Room, copied, new_room, read_room
from tablee.server.store import DamagedTable, Match, Store, StoreFailure
from tablee.server.tasks import Tasks

log = logging.getLogger("tablee.server")

FAREWELL_SECONDS = 1.0


class Hub:
    """The server's memory of rooms."""

    def __init__(self, store: Store, bots: Bots, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.tasks = Tasks()
        self.absences = Absences(clock, self.tasks)
        self.matches = Matches(store, BotPlayers(bots), clock, self.tasks, self.absences)
        self.rooms: dict[str, LiveRoom] = {}
        self.by_link: dict[str, str] = {}

    # Rooms

    async def load(self) -> None:
        """Everything back as it was; what can't be brought back is closed, not fatal."""
        for stored in self.store.load_rooms():
            try:
                self.remember(LiveRoom(read_room(stored.body)))
            except msgspec.MsgspecError as error:
                log.error("room %s can't be read: %s", stored.id, type(error).__name__)
        for found in self.store.open_tables():
            if isinstance(found, DamagedTable):
                await self.set_aside(found.id, found.room, "damaged")
            else:
                await self.bring_back(found)
        for live in self.rooms.values():
            if live.table is None:
                live.doc.playing = False

    async def bring_back(self, match: Match) -> None:
        stored, moves = match
        live = self.rooms.get(stored.room)
        if live is None or live.doc.table != stored.id:
            return
        try:
            table = opened(stored)
            table.restart([(Seat(move.seat), move.move) for move in moves])
        except Exception as error:  # whatever it is: the other tables must start
            await self.set_aside(stored.id, stored.room, type(error).__name__)
            return
        live.open(table, self.clock.elapsed())
        if table.state.over and live.doc.playing:
            await self.matches.end(live, table)
        elif not live.doc.playing:
            await self.matches.finish(table.id)
        self.absences.begin(live)

    async def set_aside(self, table: str, room: str, why: str) -> None:
        """What was played stays in the store; its people are told when they come."""
        log.warning("table %s is set aside: %s", table, why)
        live = self.rooms.get(room)
        if live is not None and live.doc.table == table:
            live.doc.is_match_lost = True
            await self.close_table(live, table)

    async def close_table(self, live: LiveRoom, table: str) -> None:
        """A match that can't go on; what was played stays, and the room is free."""
        live.table = None
        live.doc.close_match()
        await self.matches.finish(table)
        try:
            await self.matches.save(live.doc)
        except StoreFailure as failure:
            log.error("room %s: %s", live.doc.id, failure.why.key)

    def remember(self, live: LiveRoom) -> None:
        self.rooms[live.doc.id] = live
        self.by_link[live.doc.link] = live.doc.id

    def drop(self, live: LiveRoom) -> None:
        self.rooms.pop(live.doc.id, None)
        self.by_link.pop(live.doc.link, None)
        for connection in live.connections:
            connection.send(wire.failed("room-unknown"))
            connection.close(wire.Close.UNKNOWN_ROOM)

    async def create_room(self, person: str, name: str, game: str, people: int) -> Room:
        live = LiveRoom(new_room(new_id(), new_id(), Member(person, name), game, people))
        await self.matches.save(live.doc)
        self.remember(live)
        return live.doc

    def rooms_of(self, person: str) -> list[LiveRoom]:
        return [live for live in self.rooms.values() if live.doc.is_member(person)]

    async def forget(self, person: str) -> None:
        """The name disappears; what was played stays, played by nobody."""
        for live in self.rooms_of(person):
            async with live.lock:
                name = live.doc.member(person).name
                await self.change_room(live, lambda doc: doc.forget(person))
                live.chat = [line for line in live.chat if line.name != name]
            if not live.doc.members:
                await self.store.delete_room(live.doc.id)
                self.drop(live)

    async def sweep(self) -> None:
        """What is older than the privacy page allows is deleted, in the store and here."""
        try:
            swept = await self.store.sweep(self.clock.now())
        except StoreFailure as failure:
            log.error("sweep: %s", failure.why.key)
            return
        for room in swept.rooms:
            if room in self.rooms:
                self.drop(self.rooms[room])
        for live in list(self.rooms.values()):
            if live.table is not None and live.table.id in swept.tables:
                async with live.lock:
                    await self.close_table(live, live.table.id)
                tell_room(live, self.clock.elapsed())

    # Connections come and go

    async def enter(self, live: LiveRoom, person: str, name: str, device: str) -> Connection:
        """Somebody opens the room; NotAllowed if they may not."""
        async with live.lock:
            if not live.doc.is_member(person):
                await self.change_room(live, lambda doc: doc.join(person, name))
        connection = Connection(person, device)
        if self.tasks.is_closing:
            connection.close(wire.Close.RESTARTING)
            return connection
        is_first = not live.connections
        live.connections.add(connection)
        is_seat_back = self.absences.came(live, connection)
        tell_room(live, self.clock.elapsed())
        tell_view(live, connection)
        if live.doc.is_match_lost:
            connection.send(wire.Notice(Text("table-lost")))
        for line in live.chat:
            if may_read(live, connection, line):
                connection.send(line)
        if is_first:
            live.take_up(self.clock.elapsed())
        if is_first or is_seat_back:
            self.matches.schedule(live)
        return connection

    def leave(self, live: LiveRoom, connection: Connection) -> None:
        live.connections.discard(connection)
        self.absences.left(live, connection.person)
        if not live.connections:
            self.matches.schedule(live)
        tell_room(live, self.clock.elapsed())

    def close_devices(self, person: str, kept: str = "") -> None:
        """The devices of a person were revoked, all but one: their pages close."""
        for live in self.rooms_of(person):
            for connection in live.connections:
                if connection.person == person and connection.device != kept:
                    connection.send(wire.failed("me-unknown"))
                    connection.close(wire.Close.UNKNOWN_ROOM)

    # Commands

    async def handle(
        self, live: LiveRoom, connection: Connection, command: wire.FromClient
    ) -> None:
        """Carry out a command and answer it; a retry gets the answer that it got before."""
        async with live.lock:
            answer = live.answered.get((connection.person, command.id))
            if answer is None:
                answer = await self.answer(live, connection.person, command)
        connection.send(answer)

    async def answer(
        self, live: LiveRoom, person: str, command: wire.FromClient
    ) -> wire.FromServer:
        try:
            answer = await self.carry_out(live, person, command)
        except NotAllowed as refused:
            answer = wire.Failed(command.id, refused.why)
        except StoreFailure as broken:  # not remembered: the same may work later
            return wire.Failed(command.id, broken.why)
        live.remember_answer(person, command.id, answer)
        return answer

    async def carry_out(
        self, live: LiveRoom, person: str, command: wire.FromClient
    ) -> wire.FromServer:
        live.doc.member(person)
        match command:
            case wire.Play():
                return await self.matches.play(live, person, command)
            case wire.Continue():
                await self.matches.go_on(live, person, command)
            case wire.Hurry():
                self.matches.hurry(live, person, command)
            case wire.Say():
                say(live, person, command.text, self.clock.elapsed())
            case wire.StandIn():
                self.matches.running(live)
                self.absences.decide(live, person, command)
                self.matches.schedule(live)
            case _ if command.id in live.doc.done:
                pass  # a retry after a restart
            case wire.Start():
                live.doc.only_host(person)
                live.doc.only_between_matches()
                await self.matches.begin(live, command.id)
            case _:
                await self.change_room(live, lambda doc: change(doc, person, command))
        return wire.Done(command.id)

    async def change_room(self, live: LiveRoom, how: Callable[[Room], None]) -> None:
        """What changes the document: tried on a copy, saved, then shown."""
        before, doc = live.doc, copied(live.doc)
        how(doc)
        await self.matches.save(doc)
        live.doc = doc
        self.by_link.pop(before.link, None)
        self.by_link[doc.link] = doc.id
        self.send_away_strangers(live)
        self.absences.look_round(live)
        tell_room(live, self.clock.elapsed())
        if doc.spectators and not before.spectators:
            self.show_spectators(live)
        if moved_by_itself(doc) != moved_by_itself(before):
            self.matches.schedule(live)

    def show_spectators(self, live: LiveRoom) -> None:
        for connection in live.connections:
            if live.doc.playing and live.doc.seat_of(connection.person) is None:
                tell_view(live, connection)

    def send_away_strangers(self, live: LiveRoom) -> None:
        for connection in list(live.connections):
            person = connection.person
            if not live.doc.is_member(person):
                is_removed = person in live.doc.removed
                why = Text("room-removed" if is_removed else "room-not-a-member")
                live.connections.discard(connection)
                connection.send(wire.Failed(None, why))
                connection.close(wire.Close.NOT_LET_IN)

    async def close(self) -> None:
        """Say good-bye and stop; what was acknowledged is on disk already."""
        self.tasks.is_closing = True
        for live in self.rooms.values():
            for connection in live.connections:
                connection.send(wire.Notice(Text("server-restarting")))
                connection.close(wire.Close.RESTARTING)
        await self.tasks.close()
        end = self.clock.elapsed() + FAREWELL_SECONDS
        while any(live.connections for live in self.rooms.values()) and self.clock.elapsed() < end:
            await asyncio.sleep(0.01)


def moved_by_itself(doc: Room) -> tuple[str, list[str]]:
    """What decides in a room which moves no person makes, and when."""
    return doc.pace_now(), [place.bot for place in doc.places]

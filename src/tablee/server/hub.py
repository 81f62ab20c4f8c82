"""All rooms and whoever is connected: people come and go, commands come in.

A command is carried out in this order: does this person hold the seat, do the rules allow it, is
it on disk; only then is it acknowledged, and every connection gets its new view.
"""

from __future__ import annotations

import logging

import msgspec

from tablee.engine.moves import Seat
from tablee.engine.options import BadOption
from tablee.engine.record import write_record
from tablee.engine.state import IllegalMove
from tablee.engine.words import Text
from tablee.games import BadShelf
from tablee.server import wire
from tablee.server.clock import Clock
from tablee.server.identity import new_id
from tablee.server.live import Connection, LiveRoom
from tablee.server.matches import Matches, opened
from tablee.server.outgoing import may_read, say, tell_room, view_for
from tablee.server.room import NotAllowed, Room, new_room
from tablee.server.store import Store, StoreFailure
from tablee.server.table import NoSuchMove

log = logging.getLogger("tablee.server")

REMOVED = 4003


class Hub:
    """The server's memory of rooms."""

    def __init__(self, store: Store, matches: Matches, clock: Clock) -> None:
        self.store = store
        self.matches = matches
        self.clock = clock
        self.rooms: dict[str, LiveRoom] = {}
        self.by_link: dict[str, str] = {}

    # Rooms

    def load(self) -> None:
        """Everything back as it was; a table that can't be replayed is closed, not fatal."""
        for stored in self.store.load_rooms():
            self.remember(LiveRoom(msgspec.json.decode(stored.body, type=Room)))
        for stored_table, moves in self.store.open_tables():
            live = self.rooms.get(stored_table.room)
            if live is None or live.doc.table != stored_table.id:
                continue
            try:
                live.table = opened(stored_table)
                live.table.restart([(Seat(move.seat), move.move) for move in moves])
            except (BadShelf, BadOption, NoSuchMove, IllegalMove, KeyError) as error:
                log.warning("table %s can't go on: %s", stored_table.id, type(error).__name__)
                live.table, live.doc.playing = None, False
        for live in self.rooms.values():
            if live.table is None:
                live.doc.playing = False
            self.matches.schedule(live)

    def remember(self, live: LiveRoom) -> None:
        self.rooms[live.doc.id] = live
        self.by_link[live.doc.link] = live.doc.id

    async def create_room(self, person: str, name: str, game: str) -> Room:
        live = LiveRoom(new_room(new_id(), new_id(), person, name, game))
        await self.matches.save(live)
        self.remember(live)
        return live.doc

    def rooms_of(self, person: str) -> list[LiveRoom]:
        return [live for live in self.rooms.values() if live.doc.is_member(person)]

    def record_for(self, person: str, table: str) -> str | None:
        """The record of a match that is over, for those who were there."""
        for live in self.rooms_of(person):
            if live.table is not None and live.table.id == table and live.table.state.over:
                return write_record(live.table.record())
        return None

    async def forget(self, person: str) -> None:
        """The name disappears; what was played stays, played by nobody."""
        for live in self.rooms_of(person):
            live.doc.forget(person)
            await self.matches.save(live)
            tell_room(live, self.clock.now())

    async def sweep(self) -> None:
        """What is older than the privacy page allows is deleted, in the store and here."""
        try:
            swept = await self.store.sweep(self.clock.now())
        except StoreFailure as failure:
            log.error("sweep: %s", failure.why.key)
            return
        for room in swept.rooms:
            live = self.rooms.pop(room, None)
            if live is not None:
                self.by_link.pop(live.doc.link, None)

    # Connections come and go

    async def enter(self, live: LiveRoom, person: str, name: str) -> Connection:
        """Somebody opens the room; NotAllowed if they may not."""
        if not live.doc.is_member(person):
            if live.doc.playing and not live.doc.spectators:
                raise NotAllowed("room-no-spectators")
            live.doc.join(person, name)
            await self.matches.save(live)
        connection = Connection(person)
        live.connections.add(connection)
        self.came_back(live, connection)
        tell_room(live, self.clock.now())
        if live.table is not None:
            connection.send(view_for(live, live.table, person))
        for line in live.chat:
            if may_read(live, connection, line):
                connection.send(line)
        return connection

    def came_back(self, live: LiveRoom, connection: Connection) -> None:
        """The seat is given back, with a word on what happened."""
        live.gone_since.pop(connection.person, None)
        seat = live.doc.seat_of(connection.person)
        if seat is None:
            return
        live.waited_for.discard(seat)
        if seat in live.stand_ins:
            live.stand_ins.discard(seat)
            connection.send(wire.Notice(Text("seat-given-back")))
            self.matches.schedule(live)

    def leave(self, live: LiveRoom, connection: Connection) -> None:
        live.connections.discard(connection)
        person = connection.person
        if not live.is_here(person):
            live.gone_since[person] = self.clock.now()
            if live.doc.seat_of(person) is not None and not self.matches.is_closing:
                self.matches.start(self.watch_absence(live, person))
        tell_room(live, self.clock.now())

    async def watch_absence(self, live: LiveRoom, person: str) -> None:
        """When the agreed time is up, the others are asked."""
        await self.clock.sleep(live.doc.absent_seconds)
        if person in live.gone_since:
            tell_room(live, self.clock.now())

    # Commands

    async def handle(
        self, live: LiveRoom, connection: Connection, command: wire.FromClient
    ) -> None:
        """Carry out a command and answer it; a retry gets the answer that it got before."""
        known = live.answered.get(command.id)
        if known is not None:
            connection.send_bytes(known)
            return
        try:
            async with live.lock:
                answer = await self.carry_out(live, connection, command)
        except NotAllowed as refused:
            answer = wire.Failed(command.id, refused.why)
        except StoreFailure as broken:
            answer = wire.Failed(command.id, broken.why)
        frame = wire.write(answer)
        if isinstance(answer, wire.Done):
            live.remember_answer(command.id, frame)
        connection.send_bytes(frame)

    async def carry_out(
        self, live: LiveRoom, connection: Connection, command: wire.FromClient
    ) -> wire.FromServer:
        person = connection.person
        live.doc.member(person)
        match command:
            case wire.Play():
                return await self.matches.play(live, person, command)
            case wire.Continue():
                await self.matches.go_on(live, person)
            case wire.Say():
                say(live, connection, command.text, self.clock.now())
            case wire.Start():
                live.doc.only_host(person)
                live.doc.only_between_matches()
                await self.matches.begin(live)
            case wire.StandIn():
                self.matches.decide_stand_in(live, person, command)
            case _:
                await self.change_room(live, person, command)
        return wire.Done(command.id)

    async def change_room(self, live: LiveRoom, person: str, command: wire.FromClient) -> None:
        """What changes the document: tried on a copy, saved, then shown."""
        before = live.doc
        doc = msgspec.json.decode(msgspec.json.encode(before), type=Room)
        change(doc, person, command)
        live.doc = doc
        try:
            await self.matches.save(live)
        except StoreFailure:
            live.doc = before
            raise
        self.by_link.pop(before.link, None)
        self.by_link[doc.link] = doc.id
        self.send_away_strangers(live)
        tell_room(live, self.clock.now())
        self.matches.schedule(live)

    def send_away_strangers(self, live: LiveRoom) -> None:
        for connection in list(live.connections):
            if not live.doc.is_member(connection.person):
                live.connections.discard(connection)
                connection.close_code = REMOVED
                connection.send_bytes(None)

    async def close(self) -> None:
        """Say good-bye and stop; what was acknowledged is on disk already."""
        for live in self.rooms.values():
            for connection in live.connections:
                connection.send(wire.Notice(Text("server-restarting")))
                connection.send_bytes(None)
        await self.matches.close()


def change(doc: Room, person: str, command: wire.FromClient) -> None:
    match command:
        case wire.Sit():
            doc.sit(person, command.seat)
        case wire.Stand():
            doc.stand(person)
        case wire.SeatBot():
            doc.seat_bot(person, command.seat, command.bot)
        case wire.Configure():
            doc.configure(person, command.game, command.seats, dict(command.options))
            doc.set_pace(command.pace, command.turn_seconds, command.absent_seconds)
        case wire.Rename():
            doc.rename(person, command.person, command.name)
        case wire.Remove():
            doc.remove(person, command.person)
        case _:
            change_as_host(doc, person, command)


def change_as_host(doc: Room, person: str, command: wire.FromClient) -> None:
    doc.only_host(person)
    match command:
        case wire.RenewLink():
            doc.link = new_id()
        case wire.Allow():
            doc.chat, doc.spectators = command.chat, command.spectators
        case _:
            raise NotAllowed("command-unknown")

"""A class in memory: its document, its tables, its teacher's pages, and the teacher's commands.

Whatever happens at a table goes through the room, by the same commands as at any other.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.classes.document import Class, Pupil, copied
from tablee.server.classes.index import ClassIndex
from tablee.server.classes.messages import class_message
from tablee.server.classes.seating import (
    moves_to_spread,
    new_table,
    pupils_at,
    seat_pupil,
    table_for_newcomer,
)
from tablee.server.classes.tables import carry_out_at_tables
from tablee.server.people.identity import hashed, new_id
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.rooms.names import clean_chat
from tablee.server.rooms.refusals import failed
from tablee.server.rooms.room import KEPT_COMMANDS, NotAllowed
from tablee.server.store import StoredClass, StoreFailure
from tablee.server.token_bucket import Bucket
from tablee.server.web.line import Line

OVERVIEW_SECONDS = 0.25  # at the least from one overview to the next
NEWCOMERS_A_SECOND, NEWCOMERS_AT_ONCE = 0.1, 120  # strangers whom a code makes guests
MOST_CLOSED = 200  # tables; what was played there stays for the sheets


class LiveClass:
    """What changes the class holds its lock, and takes that of a room only within it."""

    def __init__(
        self,
        doc: Class,
        hub: Hub,
        hours: float,
        index: ClassIndex,
        delete: Callable[[LiveClass], Awaitable[None]],
    ) -> None:
        self.doc = doc
        self.hub = hub
        self.hours = hours
        self.index = index  # of all classes
        self.delete = delete  # as whoever keeps all classes does it
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.newcomers = Bucket(NEWCOMERS_A_SECOND, NEWCOMERS_AT_ONCE, hub.clock.elapsed())
        self.is_telling = False
        self.is_gone = False  # deleted: nothing may write it again
        self.done: deque[str] = deque(maxlen=KEPT_COMMANDS)  # so that a retry counts once
        for table in self.tables():
            table.on_news = self.note_news

    @property
    def id(self) -> str:
        return self.doc.id

    @property
    def ends(self) -> float:
        """When it is deleted, in seconds since 1970."""
        return self.doc.made + 3600 * self.hours

    def belongs(self, person: str) -> bool:
        return person == self.doc.teacher

    # The teacher's pages

    async def enter(self, person: str, name: str, device: str, line: Line) -> Connection:
        self.doc.only_teacher(person)
        connection = Connection(person, device, line)
        if self.hub.tasks.is_closing:
            connection.close(wire.Close.RESTARTING)
        else:
            self.connections.add(connection)
            connection.send(self.message())
        return connection

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)

    def hang_up(self) -> None:
        """The class is deleted."""
        for connection in self.connections:
            connection.send(wire.failed("class-over"))
            connection.close(wire.Close.UNKNOWN_ROOM)

    def message(self) -> wire.Class:
        return class_message(self.doc, self.tables(), self.ends, self.hub.clock.now())

    def note_news(self) -> None:
        """Many things happen at seven tables: the teacher is told a few times a second."""
        if self.connections and not self.is_telling and not self.hub.tasks.is_closing:
            self.is_telling = True
            self.hub.tasks.start(self.tell_soon())

    async def tell_soon(self) -> None:
        await self.hub.clock.sleep(OVERVIEW_SECONDS)
        self.is_telling = False
        self.tell()

    def tell(self) -> None:
        message = self.message() if self.connections else None
        for connection in self.connections:
            if message is not None:
                connection.send(message)

    # Tables

    def tables(self) -> list[LiveRoom]:
        return [self.hub.rooms[room] for room in self.doc.tables if room in self.hub.rooms]

    def table(self, room: str) -> LiveRoom:
        found = next((table for table in self.tables() if table.id == room), None)
        if found is None:
            raise NotAllowed("class-no-such-table")
        return found

    def table_of(self, person: str) -> LiveRoom | None:
        return next((table for table in self.tables() if table.belongs(person)), None)

    async def open_table(self) -> LiveRoom:
        self.check_living()
        if len(self.doc.closed) >= MOST_CLOSED:
            raise NotAllowed("class-tables-too-many", {"most": MOST_CLOSED})
        if self.hub.hosts_enough(self.doc.teacher):
            most = self.hub.services.limits.rooms_per_person
            raise NotAllowed("class-rooms-too-many", {"most": most})
        room = await self.hub.add(new_table(self.doc.model))
        room.on_news = self.note_news
        await self.change(lambda doc: doc.tables.append(room.id))
        return room

    async def close_empty_tables(self) -> None:
        """One that all pupils have left; bots don't play on alone."""
        for table in self.tables():
            if pupils_at(table.doc) == 0:
                await self.close_table(table)

    async def close_table(self, table: LiveRoom) -> None:
        """Nobody comes in any more; what was played there stays for the sheets."""
        is_kept = table.doc.table is not None
        await self.change(lambda doc: doc.close_table(table.id, is_kept=is_kept))
        if is_kept:
            self.hub.close_room(table)
        else:
            await self.hub.delete(table)

    # Pupils come

    async def join(self, person: str, name: str, *, is_new: bool) -> str:
        """Somebody comes with the code; the room of their table."""
        async with self.lock:
            self.doc.free_place(person, name)
            table = await self.table_for(person)  # if there is none, nothing has happened yet
            await self.change(lambda doc: doc.enrol(person, name, is_new=is_new))
            return await self.seat(self.doc.pupil(person), table)

    async def come_back(self, person: str) -> str:
        async with self.lock:
            pupil = self.doc.pupil(person)
            return await self.seat(pupil, await self.table_for(person))

    async def table_for(self, person: str) -> LiveRoom:
        """The one where they belong, or the one that suits best."""
        table = self.table_of(person)
        if table is None:
            docs = [table.doc for table in self.tables()]
            found = table_for_newcomer(docs, self.doc.tables_wanted())
            table = await self.open_table() if found is None else self.table(found.id)
        return table

    async def seat(self, pupil: Pupil, table: LiveRoom) -> str:
        if not table.belongs(pupil.id):
            await table.alter(lambda doc: seat_pupil(doc, pupil.id, pupil.name))
        return table.id

    async def ask_back(self, name: str) -> tuple[str, int]:
        """The token of a new device, and the sign by which the teacher knows it."""
        token, now = new_id(), self.hub.clock.now()
        async with self.lock:
            await self.change(lambda doc: doc.ask_back(name, hashed(token), now))
            sign = self.doc.returns[-1].sign
        self.tell()
        return token, sign

    async def take_return(self, token: str) -> str | None:
        """The pupil whom this device may be from now on, once; None while nobody has nodded."""
        async with self.lock:
            asked = self.doc.return_of(hashed(token), self.hub.clock.now())
            if asked is None:
                raise NotAllowed("class-return-gone")
            if not asked.is_granted:
                return None
            pupil = self.doc.pupil(asked.pupil)
            await self.seat(pupil, await self.table_for(pupil.id))  # or the nod still counts
            await self.change(lambda doc: doc.take_return(hashed(token)))
            return asked.pupil

    async def hand_over(self, person: str, heir: str) -> None:
        async with self.lock:
            table = self.table_of(person)
            await self.change(lambda doc: doc.hand_over(person, heir))
            if table is not None:
                await table.alter(lambda doc: doc.hand_over(person, heir))

    async def forget(self, person: str) -> None:
        async with self.lock:
            await self.change(lambda doc: doc.forget(person))
        self.note_news()

    # The teacher's commands

    async def handle(
        self, connection: Connection, command: wire.FromClient, read_at: float
    ) -> None:
        if isinstance(command, wire.Ping):
            connection.send(wire.Done(command.id))
            return
        answer = await self.answer(connection.person, command)
        connection.send(answer)
        if isinstance(command, wire.ClassClose) and isinstance(answer, wire.Done):
            self.hang_up()

    async def answer(self, person: str, command: wire.FromClient) -> wire.FromServer:
        try:
            self.doc.only_teacher(person)
            async with self.lock:
                if command.id not in self.done:
                    await self.carry_out(command)
                    self.done.append(command.id)
        except NotAllowed as refused:
            return failed(command.id, refused)
        except StoreFailure as broken:
            return wire.Failed(command.id, broken.why)
        self.tell()  # before the answer: whoever has it has seen what it did
        return wire.Done(command.id)

    async def carry_out(self, command: wire.FromClient) -> None:
        match command:
            case wire.ClassStart() | wire.ClassPause() | wire.ClassDeal() | wire.ClassStop():
                chosen = [self.table(room) for room in command.rooms] or self.tables()
                await carry_out_at_tables(chosen, self.doc.teacher, command)
            case wire.ClassMove() | wire.ClassRename() | wire.ClassRemove():
                await self.change_pupil(command)
            case wire.ClassTell():
                self.tell_pupils(command.text)
            case wire.ClassClose():
                await self.delete(self)
            case _:
                await self.change_class(command)

    async def change_pupil(
        self, command: wire.ClassMove | wire.ClassRename | wire.ClassRemove
    ) -> None:
        pupil, table = self.doc.pupil(command.pupil), self.table_of(command.pupil)
        match command:
            case wire.ClassMove():
                target = self.table(command.room) if command.room else await self.open_table()
                await self.move(pupil, target)
                await self.close_empty_tables()
            case wire.ClassRename():
                await self.change(lambda doc: doc.rename(pupil.id, command.name))
                name = self.doc.pupil(pupil.id).name
                if table is not None:
                    await table.alter(lambda doc: doc.rename(doc.host, pupil.id, name))
            case wire.ClassRemove():
                await self.change(lambda doc: doc.remove(pupil.id))
                if table is not None:
                    await table.alter(lambda doc: doc.remove(doc.host, pupil.id))
                await self.close_empty_tables()

    async def move(self, pupil: Pupil, target: LiveRoom) -> None:
        """First to the new table, so that nobody is ever nowhere."""
        source = self.table_of(pupil.id)
        if source is target:
            return
        await target.alter(lambda doc: seat_pupil(doc, pupil.id, pupil.name))
        if source is not None:
            source.send_on(pupil.id, target.id)
            await source.alter(lambda doc: doc.let_go(doc.member(pupil.id)))

    def tell_pupils(self, text: str) -> None:
        cleaned = clean_chat(text)
        if not cleaned:
            raise NotAllowed("chat-empty")
        params = {"name": self.doc.model.host_name(), "text": cleaned}
        for table in self.tables():
            for connection in table.connections:
                connection.send(wire.Notice(Text("class-told", {**params})))

    async def change_class(self, command: wire.FromClient) -> None:
        match command:
            case wire.ClassRoster():
                await self.change(lambda doc: doc.set_roster(command.names))
            case wire.ClassReturn():
                sign, let_in = command.sign, command.let_in
                await self.change(lambda doc: doc.answer_return(sign, let_in=let_in))
            case wire.ClassAllow():
                await self.allow(command)
            case wire.ClassConfigure():
                await self.configure(command)
            case wire.ClassSpread():
                await self.spread()
            case _:
                raise NotAllowed("command-unknown")

    async def allow(self, command: wire.ClassAllow) -> None:
        def allow_chat(doc: Class) -> None:
            doc.model.chat = command.chat

        await self.change(allow_chat)
        wish = wire.Allow(command.id, command.chat, spectators=False)
        for table in self.tables():
            await table.obey(self.doc.teacher, wish)

    async def configure(self, command: wire.ClassConfigure) -> None:
        """Who has no seat at their table any more finds one elsewhere."""
        for table in self.tables():
            table.doc.only_between_matches()
        teacher, options = self.doc.teacher, dict(command.options)

        def configure(doc: Class) -> None:
            doc.model.configure(teacher, command.game, command.seats, options)
            doc.model.set_pace(command.pace, command.turn_seconds, command.absent_seconds)

        await self.change(configure)
        model = self.doc.model
        for table in self.tables():
            await table.alter(lambda doc: doc.play_like(model))
        await self.seat_those_left_over()

    async def spread(self) -> None:
        """As few tables as all need, and about as many pupils at each."""
        for table in self.tables():
            table.doc.only_between_matches()
        needed = -(-len(self.doc.pupils) // self.doc.seats)
        while len(self.doc.tables) < needed:
            await self.open_table()
        tables = self.tables()
        people = [[p.id for p in self.doc.pupils if table.belongs(p.id)] for table in tables]
        for person, target in moves_to_spread(people, needed):
            await self.move(self.doc.pupil(person), tables[target])
        await self.close_empty_tables()

    async def seat_those_left_over(self) -> None:
        for pupil in list(self.doc.pupils):
            table = self.table_of(pupil.id)
            if table is not None and table.doc.seat_of(pupil.id) is None:
                docs = [other.doc for other in self.tables() if other is not table]
                found = table_for_newcomer(docs, wanted=0)
                await self.move(
                    pupil, await self.open_table() if found is None else self.table(found.id)
                )
        await self.close_empty_tables()

    # The document

    def check_living(self) -> None:
        if self.is_gone:
            raise NotAllowed("class-over")

    async def change(self, how: Callable[[Class], object]) -> None:
        """Tried on a copy, saved, then it counts."""
        doc = copied(self.doc)
        how(doc)
        await self.save(doc)
        self.note_news()

    async def save(self, doc: Class) -> None:
        self.check_living()
        stored = StoredClass(doc.id, doc.code, msgspec.json.encode(doc))
        await self.hub.store.save_class(stored)
        self.doc = doc
        self.index.note(doc)

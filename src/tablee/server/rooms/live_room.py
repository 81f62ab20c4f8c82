"""A room in memory: its document, its match, who is connected, and the commands of its people.

A command is carried out in this order: does this person hold the seat, do the rules allow it, is
it on disk; only then is it acknowledged, and every connection gets its new view.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import monotonic

import msgspec

from tablee.engine.moves import Seat
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES
from tablee.engine.state import IllegalMove
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.ledger import moves_worth
from tablee.server.limits import MIB
from tablee.server.matches.allowance import Allowance
from tablee.server.matches.ending import End, seating_of
from tablee.server.matches.running_match import RunningMatch
from tablee.server.matches.storage import stored_table
from tablee.server.matches.table import NoSuchMove, OneByOne, Table
from tablee.server.people.identity import new_id
from tablee.server.rooms.chat import Chat, may_read
from tablee.server.rooms.commands import change
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.messages import RoomMessage, room_message
from tablee.server.rooms.refusals import failed
from tablee.server.rooms.room import NotAllowed, Place, Room, Seating, copied
from tablee.server.services import Services
from tablee.server.store import Kept, StoreFailure
from tablee.server.token_bucket import Bucket
from tablee.server.web.line import Line

log = logging.getLogger("tablee.server")
security = logging.getLogger("tablee.security")

MOST_PAGES = 120  # open at the same time; everybody in the room may have two
FEW_PAGES = 16  # two of each player, in the largest game
TELLING_SECONDS = 0.25
# Each is written to disk, and told on every page.
CHANGES_A_SECOND, CHANGES_AT_ONCE = 5, 30
KEPT_ANSWERS = 32  # of one person: others can't push them out


class LiveRoom:
    """What changes the room or its match holds the lock."""

    def __init__(self, doc: Room, services: Services, links: dict[str, str]) -> None:
        self.doc = doc
        self.services = services
        self.links = links  # of all rooms: the id of the room that an invitation opens
        self.match: RunningMatch | None = None  # the last one stays until another begins
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.chat = Chat()
        self.allowance = Allowance(services.limits, services.clock)
        self.changes = Bucket(CHANGES_A_SECOND, CHANGES_AT_ONCE, services.clock.elapsed())
        self.touched = services.clock.now()  # when its document was last written
        self.answered: dict[str, dict[str, wire.FromServer]] = {}  # by person, then by command
        self.is_telling = False  # everybody will be told soon
        self.told_at = 0.0
        self.is_gone = False  # deleted: nothing may write it again
        self.on_news: Callable[[], None] | None = None  # of a class, which shows all its tables

    @property
    def id(self) -> str:
        return self.doc.id

    def belongs(self, person: str) -> bool:
        return self.doc.is_member(person)

    def note_news(self) -> None:
        """Something can be seen that couldn't before, by whoever looks on from outside."""
        if self.on_news is not None:
            self.on_news()

    # People come and go

    def is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    async def enter(self, person: str, name: str, device: str, line: Line) -> Connection:
        """Somebody opens the room; NotAllowed if they may not."""
        if len(self.connections) >= MOST_PAGES:
            raise NotAllowed("room-pages", {"most": MOST_PAGES})
        async with self.lock:
            if not self.doc.is_member(person):
                await self.change(lambda doc: doc.join(person, name))
            elif self.doc.has_left(person):
                await self.change(lambda doc: doc.come_back(person))
        connection = Connection(person, device, line)
        line.on_silence = self.note_presence
        if self.services.tasks.is_closing:
            connection.close(wire.Close.RESTARTING)
        else:
            self.welcome(connection)
        return connection

    def welcome(self, connection: Connection) -> None:
        is_first = not self.connections
        self.connections.add(connection)
        if self.match is not None and is_first:
            self.match.restart_timers()
        is_seat_back = self.match is not None and self.match.absences.came(connection)
        self.note_coming_or_going()
        if self.is_telling:  # the others are told later
            connection.send_frame(self.description().frame_for(connection.person))
        if self.match is not None:
            self.match.tell_view(connection)
        if self.doc.is_match_lost:
            connection.send(wire.Notice(Text("table-lost")))
        for line in self.chat.lines:
            if may_read(self.doc, connection.person, line):
                connection.send(line)
        if self.match is not None and (is_first or is_seat_back):
            self.match.schedule()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if self.match is not None:
            self.match.leave(connection)
        self.note_coming_or_going()

    def send_away_strangers(self) -> None:
        for connection in list(self.connections):
            person = connection.person
            if not self.doc.is_member(person):
                is_removed = person in self.doc.removed
                why = Text("room-removed" if is_removed else "room-not-a-member")
                self.connections.discard(connection)
                self.answered.pop(person, None)
                connection.send(wire.Failed(None, why))
                connection.close(wire.Close.NOT_LET_IN)

    # Commands

    async def handle(
        self, connection: Connection, command: wire.FromClient, read_at: float
    ) -> None:
        """Carry out a command and answer it; a retry gets the answer that it got before."""
        if isinstance(command, wire.Ping):
            connection.send(wire.Done(command.id))
            return
        if isinstance(command, wire.Look):
            self.note_look(connection, command)
            return
        if isinstance(command, wire.Claim):
            await self.claim(connection, command, read_at)
            return
        async with self.lock:
            answer = self.answered.get(connection.person, {}).get(command.id)
            if answer is None:
                answer = await self.answer(connection.person, command)
        connection.send(answer)
        if isinstance(command, wire.Leave) and isinstance(answer, wire.Done):
            self.close_pages(connection.person)

    def note_look(self, connection: Connection, command: wire.Look) -> None:
        connection.send(wire.Done(command.id))
        if connection.is_out_of_sight != command.away:
            connection.is_out_of_sight = command.away
            self.note_presence()

    async def obey(self, person: str, command: wire.FromClient) -> wire.FromServer:
        """A command of somebody who has no page of this room open."""
        async with self.lock:
            return await self.answer(person, command)

    async def alter(self, how: Callable[[Room], None]) -> None:
        async with self.lock:
            await self.change(how)

    def send_on(self, person: str, room: str) -> None:
        """Their pages show another room from now on."""
        for connection in self.connections:
            if connection.person == person:
                connection.send(wire.Moved(room))
                connection.close(wire.Close.LEFT)

    def close_pages(self, person: str) -> None:
        for connection in self.connections:
            if connection.person == person:
                connection.close(wire.Close.LEFT)

    async def claim(self, connection: Connection, command: wire.Claim, read_at: float) -> None:
        """Answered at once and always alike: that mustn't tell whether there was a reason to."""
        connection.send(wire.Done(command.id))
        async with self.lock:
            match = self.match
            if match is not None and match.is_running and match.table.id == command.table:
                await match.claim(connection, command, read_at)

    async def answer(self, person: str, command: wire.FromClient) -> wire.FromServer:
        try:
            answer = await self.carry_out(person, command)
        except NotAllowed as refused:
            answer = failed(command.id, refused)
        except StoreFailure as broken:  # not remembered: the same may work later
            return wire.Failed(command.id, broken.why)
        answers = self.answered.setdefault(person, {})
        answers[command.id] = answer
        if len(answers) > KEPT_ANSWERS:
            del answers[next(iter(answers))]
        return answer

    async def carry_out(self, person: str, command: wire.FromClient) -> wire.FromServer:
        self.doc.member(person)
        match command:
            case wire.Play():
                return await self.play(person, command)
            case wire.Continue() | wire.Hurry() | wire.Pause() | wire.StandIn() | wire.BreakOff():
                await self.change_match(person, command)
            case wire.Say():
                self.say(person, command.text)
            case _ if command.id in self.doc.done:
                pass  # a retry after a restart
            case wire.Leave():
                await self.let_leave(person, command.id)
            case _ if not self.changes.take(self.services.clock.elapsed()):
                security.warning("a limit is reached: changes of a room")
                raise NotAllowed("requests-too-many")
            case wire.Start():
                await self.begin_match(person, command.id)
            case _:
                await self.change(lambda doc: change(doc, person, command))
        return wire.Done(command.id)

    async def let_leave(self, person: str, command: str) -> None:
        """The others are told whose seat a bot keeps."""
        here = [m.id for m in self.doc.members if m.id != person and self.is_here(m.id)]
        heirs = sorted(here, key=lambda other: self.doc.seat_of(other) is None)

        def leave(doc: Room) -> None:
            doc.leave(person, heirs)
            doc.note(command)

        await self.change(leave)
        seat = self.doc.seat_of(person)
        if seat is not None:
            for connection in self.connections:
                if connection.person != person:
                    connection.send(wire.Notice(Text("seat-left", {"seat": int(seat)})))

    async def change_match(self, person: str, command: wire.FromClient) -> None:
        """What people may do to a running match beside playing."""
        match command:
            case wire.Continue():
                await self.running_match(command.table).go_on(person)
            case wire.Hurry():
                self.running_match(command.table).hurry(person)
            case wire.Pause():
                self.running_match(command.table).pause(person, wanted=command.wanted)
            case wire.StandIn():
                self.running_match().decide_stand_in(person, command)
            case wire.BreakOff():
                await self.break_off(person, command)

    async def play(self, person: str, command: wire.Play) -> wire.FromServer:
        """Whatever speaks against it now, a command that counted before is done."""
        try:
            await self.running_match(command.table).play(person, command)
        except (NotAllowed, NoSuchMove, OneByOne, IllegalMove) as refused:
            if not self.has_counted(command):
                return refusal(command.id, refused)
        return wire.Done(command.id)

    async def break_off(self, person: str, command: wire.BreakOff) -> None:
        self.doc.only_host(person)
        if not self.has_counted(command):
            await self.running_match(command.table).break_off(command.id)

    def has_counted(self, command: wire.Play | wire.BreakOff) -> bool:
        """Whether it is on disk already: then this is a retry."""
        return self.services.store.version_of(command.table, command.id) is not None

    def say(self, person: str, text: str) -> None:
        if self.match is not None and self.match.is_running and self.match.is_talk_closed():
            raise NotAllowed("chat-closed")
        line = self.chat.say(self.doc, person, text, self.services.clock.elapsed())
        for connection in self.connections:
            if may_read(self.doc, connection.person, line):
                connection.send(line)

    # The match

    def running_match(self, table: str | None = None) -> RunningMatch:
        match = self.match
        if match is None or not match.is_running or table not in (None, match.table.id):
            raise NotAllowed("table-not-running")
        return match

    async def begin_match(self, person: str, command: str) -> None:
        self.doc.only_host(person)
        self.doc.only_between_matches()
        self.check_quota()
        doc, seed = copied(self.doc), secrets.token_hex(FAIR_SEED_BYTES)
        options, seats = doc.chosen_options(), len(doc.places)
        table = Table(new_id(), doc.shelved(), options, seats, FAIR, seed)
        doc.begin_match(table.id)
        seat_lone_player(doc, table)
        doc.note(command)
        head = stored_table(table, doc.id, self.services.clock.now())
        await self.services.store.create_table(head)
        self.note_kept(Kept(matches=1, options=len(msgspec.json.encode(head.options)), moves=0))
        await self.save(doc)
        self.open_match(table).begin()

    def check_quota(self) -> None:
        """Whether one more match may begin here."""
        limits, ledger = self.services.limits, self.services.ledger
        if self.allowance.is_spent():
            raise NotAllowed("moves-too-many")
        if self.services.disk.is_nearly_full():
            raise NotAllowed("disk-nearly-full")
        if ledger.size_of(self.id) >= limits.storage_mib_per_room * MIB:
            raise NotAllowed("room-keeps-too-much", {"most": limits.storage_mib_per_room})
        if ledger.size_of_all(self.doc.host) >= limits.storage_mib_per_person * MIB:
            raise NotAllowed("host-keeps-too-much", {"most": limits.storage_mib_per_person})

    def note_kept(self, more: Kept) -> None:
        """What was written counts, for what may be played now and for what may be kept."""
        self.allowance.note(moves_worth(more))
        self.services.ledger.note(self.id, more)

    async def bring_back_match(self, table: Table, noticed_at: dict[Seat | None, int]) -> None:
        """After a restart of the server."""
        match = self.open_match(table)
        match.noticed_at = noticed_at
        if table.state.over and self.doc.playing:
            await match.end()
        elif not self.doc.playing:  # an older server was stopped in the middle of an end
            match.views.keep_seats(self.doc.places)
            seating = seating_of(table, table.state, self.doc.places)
            await self.finish(table.id, End(self.doc, seating))
        match.absences.look_round()

    def open_match(self, table: Table) -> RunningMatch:
        if self.match is not None:
            self.match.close()
        self.match = RunningMatch(table, self, self.services)
        return self.match

    async def close_match(self, table: str) -> None:
        """A match that can't go on; what was played stays, and the room is free."""
        if self.match is not None:
            self.match.close()
        self.match = None
        self.doc.close_match()
        await self.finish(table, End(self.doc, Seating()))

    async def finish(self, table: str, end: End) -> None:
        """What fails here is found again at the next start."""
        now = self.services.clock.now()
        try:
            await self.services.store.finish_table(table, end.stored(now))
        except StoreFailure as failure:
            log.error("room %s: %s", self.doc.id, failure.why.key)
        else:
            self.adopt(end.room, now)

    # The document

    async def change(self, how: Callable[[Room], None]) -> None:
        """What changes the document: tried on a copy, saved, then shown."""
        before, doc = self.doc, copied(self.doc)
        how(doc)
        await self.save(doc)
        self.links.pop(before.link, None)
        self.links[doc.link] = doc.id
        self.send_away_strangers()
        if self.match is not None:
            self.match.absences.look_round()
        self.tell_room()
        if self.match is not None:
            self.update_match(self.match, before)

    def update_match(self, match: RunningMatch, before: Room) -> None:
        """What a change of the document means for the match."""
        if self.doc.spectators and not before.spectators and self.doc.playing:
            for connection in self.connections:
                if self.doc.seat_of(connection.person) is None:
                    match.tell_view(connection)
        if moved_by_itself(self.doc) != moved_by_itself(before):
            match.schedule()
        if self.doc.lone_player() != before.lone_player():
            match.tell_views()  # a break has an end only where several play

    async def save(self, doc: Room) -> None:
        """Write this document to disk, then let it be the room's."""
        if self.is_gone:
            raise NotAllowed("room-unknown")
        people = [member.id for member in doc.members]
        body, now = msgspec.json.encode(doc), self.services.clock.now()
        await self.services.store.save_room(doc.id, doc.link, doc.host, body, now, people)
        self.adopt(doc, now)

    def adopt(self, doc: Room, touched: float) -> None:
        """What was written to disk at this time is the room's document from now on."""
        self.doc, self.touched = doc, touched
        if not self.is_gone:
            self.note_people()

    def note_people(self) -> None:
        members = [member.id for member in self.doc.members]
        self.services.ledger.note_people(self.id, self.doc.host, members)

    def note_coming_or_going(self) -> None:
        """It is told at once where there are few pages to tell it to."""
        if len(self.connections) <= FEW_PAGES:
            self.tell_room()
        else:
            self.note_presence()

    def note_presence(self) -> None:
        """Who is here changes by itself and often: told at once, and then not before a while."""
        if self.is_telling:
            return
        loop, now = asyncio.get_running_loop(), monotonic()
        wait = max(0.0, self.told_at + TELLING_SECONDS - now)
        if wait:
            self.is_telling = True
            loop.call_later(wait, self.tell_room)
        else:
            self.tell_room()

    def tell_room(self) -> None:
        """Send the room to every connection."""
        self.is_telling, self.told_at = False, monotonic()
        self.note_news()
        if not self.connections:
            return
        description = self.description()
        for connection in self.connections:
            connection.send_frame(description.frame_for(connection.person))

    def description(self) -> RoomMessage:
        """As everybody may see it now."""
        here = {c.person for c in self.connections if not c.line.is_silent}
        away = here - {c.person for c in self.connections if not c.is_out_of_sight}
        match = self.match if self.doc.playing else None
        absences = None if match is None else match.absences
        return RoomMessage(room_message(self.doc, here, absences, self.final_places(), away))

    def final_places(self) -> list[Place]:
        """Who sat where in the match that is over, until another begins."""
        if self.match is None or self.doc.playing:
            return []
        return self.match.views.final_places


def seat_lone_player(doc: Room, table: Table) -> None:
    """Whoever plays alone with bots sits where the first question of the match is asked.

    What is dealt, and by whom, stays as the seed has it. Where something is agreed by seat, nobody
    moves.
    """
    player, first = doc.lone_player(), table.first_to_act()
    seat = None if player is None else doc.seat_of(player)
    if doc.has_agreed_by_seat():
        return
    if seat is not None and first and seat not in first:
        doc.change_seats(seat, first[0])


def moved_by_itself(doc: Room) -> tuple[str, list[tuple[str, bool]]]:
    """What decides in a room which moves no person makes, and when."""
    return doc.pace_now(), [(place.bot, place.left) for place in doc.places]


def refusal(
    command: str, refused: NotAllowed | NoSuchMove | OneByOne | IllegalMove
) -> wire.FromServer:
    match refused:
        case NotAllowed():
            return failed(command, refused)
        case NoSuchMove():
            return wire.failed("table-no-move", {"move": refused.text}, command)
        case OneByOne():
            return wire.failed("table-one-by-one", command=command)
        case IllegalMove():
            why = refused.refusal
            return wire.Refused(command, why.article, Text(why.key, why.params))

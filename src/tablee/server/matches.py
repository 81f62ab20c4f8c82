"""Matches: moves of people, bots, the house and time, each on disk before it counts."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from math import inf

import msgspec

from tablee.engine.moves import HOUSE, Seat
from tablee.engine.record import HOUSE_NAME
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES
from tablee.engine.state import IllegalMove, State
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.server import wire
from tablee.server.absences import Absences
from tablee.server.bot_players import BotPlayers, option_texts
from tablee.server.clock import Clock
from tablee.server.identity import new_id
from tablee.server.live import LiveRoom
from tablee.server.outgoing import tell_room, tell_views
from tablee.server.room import PACES, USUAL_PACE, NotAllowed, Room, Seating, copied
from tablee.server.store import Conflict, Store, StoredMove, StoredTable, StoreFailure
from tablee.server.table import NoSuchMove, OneByOne, Table
from tablee.server.tasks import Tasks

log = logging.getLogger("tablee.server")

LONGEST_BREAK = 30.0  # seconds between two deals, if somebody doesn't continue
TRY_AGAIN_SECONDS = 1.0

PERSON, BOT, STAND_IN = "person", "bot", "stand-in"


@dataclass(frozen=True)
class Due:
    """A move that no person makes: whose it is, on whose behalf it is made, and when."""

    seat: Seat
    by: str
    at: float


class Matches:
    """Plays the matches of all rooms. Whoever calls what writes holds the room's lock."""

    def __init__(
        self, store: Store, bots: BotPlayers, clock: Clock, tasks: Tasks, absences: Absences
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self.tasks = tasks
        self.absences = absences

    # Begin and end

    async def begin(self, live: LiveRoom, command: str) -> None:
        doc = copied(live.doc)
        shelved, options = doc.shelved(), doc.chosen_options()
        seed = secrets.token_hex(FAIR_SEED_BYTES)
        table = Table(new_id(), shelved, options, len(doc.places), FAIR, seed)
        doc.begin_match(table.id)
        doc.note(command)
        await self.store.create_table(stored_table(table, doc.id, self.clock.now()))
        await self.save(doc)
        live.doc = doc
        live.open(table, self.clock.elapsed())
        log.info("table %s begins: %s for %d", table.id, shelved.game.name, table.seats)
        self.absences.begin(live)
        tell_room(live, self.clock.elapsed())
        tell_views(live)
        self.schedule(live)

    async def end(self, live: LiveRoom, table: Table) -> None:
        """The tally counts, and people may sit elsewhere; what fails is tried again."""
        doc, played_by = copied(live.doc), live.doc.places
        ranked = zip(table.state.teams(), table.state.ranking(), strict=True)
        doc.end_match([int(seat) for team, place in ranked if place == 1 for seat in team])
        try:
            await self.save(doc)
        except StoreFailure as failure:
            self.trouble(live, table, failure)
            return
        live.seating = {p.person: s for s, p in enumerate(played_by) if p.person is not None}
        live.doc = doc
        log.info("table %s ends at version %d", table.id, table.version)
        await self.finish(table.id, Seating(played_by))
        tell_room(live, self.clock.elapsed())

    async def finish(self, table: str, seating: Seating | None = None) -> None:
        """Who sat where is kept with a match that was played to its end."""
        body = msgspec.json.encode(seating or Seating())
        try:
            await self.store.finish_table(table, self.clock.now(), body)
        except StoreFailure as failure:  # the next start finds that it is over
            log.error("table %s: %s", table, failure.why.key)

    async def save(self, doc: Room) -> None:
        people = [member.id for member in doc.members]
        body = msgspec.json.encode(doc)
        await self.store.save_room(doc.id, doc.link, doc.host, body, self.clock.now(), people)

    # Moves

    def running(self, live: LiveRoom, table: str | None = None) -> Table:
        if live.table is None or not live.doc.playing or table not in (None, live.table.id):
            raise NotAllowed("table-not-running")
        return live.table

    async def play(self, live: LiveRoom, person: str, command: wire.Play) -> wire.FromServer:
        """Whatever speaks against it now, a command that counted before is done."""
        try:
            table = self.running(live, command.table)
            seat = live.doc.seat_of(person)
            if seat is None:
                raise NotAllowed("table-not-seated")
            await self.make(live, table, Seat(seat), command.moves, PERSON, command.id)
        except (NotAllowed, NoSuchMove, OneByOne, IllegalMove) as refused:
            if self.store.version_of(command.table, command.id) is None:
                return refusal(command.id, refused)
        return wire.Done(command.id)

    async def make(
        self,
        live: LiveRoom,
        table: Table,
        seat: Seat,
        texts: list[str],
        by: str,
        command: str | None = None,
    ) -> None:
        """Check, write to disk, then let it count."""
        ahead = table.look_ahead(seat, texts)
        at = round(self.clock.now() * 1000)
        stored = [StoredMove(int(mover), move.text(), at, by) for mover, move in ahead.moves]
        first = table.version + 1
        try:
            if await self.store.append(table.id, first, stored, command) < first:
                return  # a retry of a command that counted before
        except Conflict:
            self.reload(live, table)
            raise
        was_settled = table.state.settled
        table.advance(ahead)
        live.is_in_trouble = False
        live.note_move(seat, self.clock.elapsed())
        if was_settled:
            await self.deal(live, table)
        if table.state.settled:
            live.continued = set()
        self.schedule(live)
        if table.state.over:
            await self.end(live, table)
        tell_views(live)

    async def deal(self, live: LiveRoom, table: Table) -> None:
        """The house has dealt: latecomers have their seats now."""
        if all(place.next is None for place in live.doc.places):
            return
        doc = copied(live.doc)
        doc.seat_latecomers()
        try:
            await self.save(doc)
        except StoreFailure as failure:  # then at the next deal
            log.error("table %s version %d: %s", table.id, table.version, failure.why.key)
            return
        live.doc = doc
        self.absences.look_round(live)
        tell_room(live, self.clock.elapsed())

    def reload(self, live: LiveRoom, table: Table) -> None:
        """Somebody else has written to this table: what is on disk counts."""
        found = self.store.load_table(table.id)
        if found is not None:
            table.restart([(Seat(move.seat), move.move) for move in found[1]])
            live.take_up(self.clock.elapsed())
            tell_views(live)
            self.schedule(live)

    async def go_on(self, live: LiveRoom, person: str, command: wire.Continue) -> None:
        """When everybody who plays has read the score, the house deals."""
        table = self.running(live, command.table)
        seat = live.doc.seat_of(person)
        if seat is None or not table.state.settled:
            return
        live.continued.add(seat)
        if live.waiting():
            tell_views(live)
        else:
            await self.make(live, table, HOUSE, ["deal"], HOUSE_NAME)

    def hurry(self, live: LiveRoom, person: str, command: wire.Hurry) -> None:
        """Whoever plays alone with bots needn't wait for them."""
        self.running(live, command.table)
        if live.doc.lone_player() != person:
            raise NotAllowed("table-not-alone")
        if not live.is_hurried:
            live.is_hurried = True
            self.schedule(live)

    # What happens by itself

    def schedule(self, live: LiveRoom) -> None:
        """Replace whatever was going to happen next by what is due now.

        A table at which nobody is looking rests.
        """
        if live.next_step is not None and live.next_step is not asyncio.current_task():
            live.next_step.cancel()
        live.next_step = None
        table = live.table
        if table is None or not (live.doc.playing and live.connections) or self.tasks.is_closing:
            return
        due = self.due(live, table)
        if due is not None:
            live.next_step = self.tasks.start(self.step(live, table, due, table.version))

    async def step(self, live: LiveRoom, table: Table, due: Due, version: int) -> None:
        """The next move that no person makes, when its time has come."""
        if not is_as_it_was(live, table, version):
            return
        # A bot thinks while the others wait for it anyway: so its pace doesn't tell how hard it
        # thought. A stand-in for one move is asked only when it is needed.
        is_early = due.seat == HOUSE or live.is_played_by_bot(due.seat)
        text = await self.bots.choose(live, table, due.seat) if is_early else None
        await self.clock.sleep(max(0.0, due.at - self.clock.elapsed()))
        if not is_early:
            text = await self.bots.choose(live, table, due.seat)
        async with live.lock:
            if not is_as_it_was(live, table, version):
                return
            live.next_step = None  # from here on nobody may cancel: it is being written
            await self.make_due(live, table, due, text)

    async def make_due(self, live: LiveRoom, table: Table, due: Due, text: str | None) -> None:
        if text is None:
            live.passed.add(due.seat)
            self.schedule(live)
            return
        try:
            await self.make(live, table, due.seat, [text], due.by)
        except Conflict:
            log.warning("table %s: another server has moved", table.id)
        except StoreFailure as failure:
            self.trouble(live, table, failure)

    def trouble(self, live: LiveRoom, table: Table, failure: StoreFailure) -> None:
        """Say once what is wrong, and go on trying."""
        log.error("table %s version %d: %s", table.id, table.version, failure.why.key)
        if not live.is_in_trouble:
            live.is_in_trouble = True
            for connection in live.connections:
                connection.send(wire.Failed(None, failure.why))
        live.next_step = self.tasks.start(self.try_again(live, table))

    async def try_again(self, live: LiveRoom, table: Table) -> None:
        await self.clock.sleep(TRY_AGAIN_SECONDS)
        async with live.lock:
            live.next_step = None
            if live.table is table and live.doc.playing and table.state.over:
                await self.end(live, table)
            else:
                self.schedule(live)

    def due(self, live: LiveRoom, table: Table) -> Due | None:
        """What happens next by itself.

        When depends on the pace, on who is active and on who is here, never on what is hidden.
        """
        if table.state.over:
            return None
        step = between_deals(live) if table.state.settled else within_deal(live, table.state)
        return None if step is None or step.at == inf else step


def between_deals(live: LiveRoom) -> Due:
    """At a player's own pace there is no end to a break."""
    pace = live.pace()
    wait = LONGEST_BREAK if live.waiting() and pace < inf else pace
    return Due(HOUSE, HOUSE_NAME, live.moved_at + wait)


def within_deal(live: LiveRoom, state: State) -> Due | None:
    """A bot, then the house, then whoever is out of time."""
    clock = state.house_waits() if HOUSE in state.active() else 0
    pace = live.pace()
    if clock and pace == inf:  # bots who wait to be asked would come too late
        pace = PACES[USUAL_PACE]
    people = [seat for seat in state.active() if seat != HOUSE]
    for seat in people:
        if live.is_played_by_bot(seat) and seat not in live.passed:
            by = BOT if live.doc.places[seat].bot else STAND_IN
            return Due(seat, by, live.moved_at + pace)
    people = [seat for seat in people if not live.is_played_by_bot(seat)]
    if HOUSE in state.active():
        return Due(HOUSE, HOUSE_NAME, live.active_since[HOUSE] + (clock or pace))
    if live.doc.turn_seconds == 0:
        return None
    slowest = min(people, key=lambda seat: live.active_since[seat])
    return Due(slowest, STAND_IN, live.active_since[slowest] + live.doc.turn_seconds)


def is_as_it_was(live: LiveRoom, table: Table, version: int) -> bool:
    return live.table is table and table.version == version and live.doc.playing


def refusal(
    command: str, refused: NotAllowed | NoSuchMove | OneByOne | IllegalMove
) -> wire.FromServer:
    match refused:
        case NotAllowed():
            return wire.Failed(command, refused.why)
        case NoSuchMove():
            return wire.failed("table-no-move", {"move": refused.text}, command)
        case OneByOne():
            return wire.failed("table-one-by-one", command=command)
        case IllegalMove():
            why = refused.refusal
            return wire.Refused(command, why.article, Text(why.key, why.params))


def stored_table(table: Table, room: str, now: float) -> StoredTable:
    game = table.shelved.game
    return StoredTable(
        id=table.id,
        room=room,
        game=game.name,
        rules=game.rules,
        options=option_texts(table),
        seats=table.seats,
        rng=table.rng,
        seed=table.seed,
        started=now,
    )


def opened(stored: StoredTable) -> Table:
    """A table from the store; KeyError where its rules are no longer served."""
    shelved = find_game(stored.game)
    if shelved.game.rules != stored.rules or stored.seats not in shelved.game.seats:
        raise KeyError(stored.rules)
    options = shelved.game.read_options(stored.options)
    return Table(stored.id, shelved, options, stored.seats, stored.rng, stored.seed)

"""A running match: moves of people, bots, the house and time, each on disk before it counts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from math import inf
from time import monotonic

from tablee.engine.moves import BREAK_OFF, DEAL, HOUSE, Seat, Verdict
from tablee.engine.record import HOUSE_NAME
from tablee.engine.referee import Stamped
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.bots.players import BotPlayers
from tablee.server.matches.absences import Absences
from tablee.server.matches.breaks import Break
from tablee.server.matches.claim_desk import ClaimDesk
from tablee.server.matches.ending import End, end_of
from tablee.server.matches.room_interface import MatchRoom
from tablee.server.matches.schedule import BOT, PERSON, STAND_IN, Due, Situation, Timers, next_due
from tablee.server.matches.storage import moves_of
from tablee.server.matches.table import Ahead, Table
from tablee.server.matches.views import ViewSender
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.room import (
    OPENING_PACE,
    OWN_PACE,
    PACES,
    NotAllowed,
    NotEntitled,
    copied,
)
from tablee.server.services import Services
from tablee.server.store import Conflict, Kept, StoredMove, StoreFailure

log = logging.getLogger("tablee.server")

TRY_AGAIN_SECONDS = 1.0


class RunningMatch:
    """One match, from its first deal until another begins in the room.

    Whoever calls what writes holds the room's lock.
    """

    def __init__(self, table: Table, room: MatchRoom, services: Services) -> None:
        self.table = table
        self.room = room
        self.services = services
        self.clock = services.clock
        self.bots = BotPlayers(services, table, self.schedule)
        self.absences = Absences(table, room, services)
        self.views = ViewSender(table, room)
        self.claims = ClaimDesk(table, room)
        self.timers = Timers()
        self.breaks = Break(table, room, self.absences)
        self.noticed_at: dict[Seat | None, int] = {}  # when a watcher last noticed a move
        self.next_step: asyncio.Task[None] | None = None
        self.is_in_trouble = False  # something failed, and people know
        self.restart_timers()

    @property
    def is_running(self) -> bool:
        return self.room.doc.playing and self.room.doc.table == self.table.id

    def levels(self) -> dict[Seat, str]:
        """The seats that no person plays now, and the bot that plays instead."""
        doc = self.room.doc
        return {
            Seat(seat): place.bot or doc.default_bot()
            for seat, place in enumerate(doc.places)
            if place.bot or seat in self.absences.stand_ins
        }

    def tell_views(self, noticing: list[Seat | None] | None = None) -> None:
        """To those who noticed something, or to everybody."""
        self.room.note_news()
        everybody = list(self.table.watchers)
        self.views.send_all(self.around(), everybody if noticing is None else noticing)

    def tell_view(self, connection: Connection) -> None:
        self.views.send_to(connection, self.around())

    def around(self) -> wire.Around:
        timers, now = self.timers, self.clock.elapsed()
        shown = [clock for clock in self.table.state.running_clocks() if clock.is_shown]
        return wire.Around(
            clocks=[wire.ClockNow(clock.key, timers.remaining(clock.key, now)) for clock in shown],
            paused=timers.paused_at is not None,
            paused_by=None if timers.paused_at is None else timers.paused_by,
            waiting=self.breaks.waiting(),
            deals_in=self.breaks.remaining(timers, now),
        )

    def is_talk_closed(self) -> bool:
        state = self.table.state
        return not state.settled and not state.over and state.closes_talk()

    def leave(self, connection: Connection) -> None:
        """A page was closed; a table at which nobody is looking rests."""
        self.claims.keep_stamps(connection)
        self.absences.left(connection.person)
        if not self.room.connections:
            self.schedule()

    # What people do

    def seat_of(self, person: str) -> Seat:
        seat = self.room.doc.seat_of(person)
        if seat is None:
            raise NotEntitled("table-not-seated")
        return Seat(seat)

    def is_host_beside(self, person: str) -> bool:
        """Whether this is the host, who doesn't play: the teacher of a class, for instance."""
        doc = self.room.doc
        return person == doc.host and doc.seat_of(person) is None

    async def play(self, person: str, command: wire.Play) -> None:
        seat = self.seat_of(person)
        if self.timers.paused_at is not None:
            raise NotAllowed("table-paused")
        if self.room.allowance.is_spent():
            raise NotAllowed("moves-too-many")
        if not self.table.is_answerable(seat, command.view):
            raise NotAllowed("table-other-view")
        await self.make_moves(self.table.look_ahead(seat, command.moves), PERSON, command.id)

    async def claim(self, connection: Connection, command: wire.Claim, read_at: float) -> None:
        """Heard by the referee, who says nothing before he decides."""
        seat = self.room.doc.seat_of(connection.person)
        claim = self.table.state.vocabulary().read_claim(command.claim)
        if seat is None or claim is None or self.timers.paused_at is not None:
            return
        stamped = self.claims.stamped(Seat(seat), claim, command.view, connection, read_at)
        if stamped is not None:
            await self.attempt(self.hear(stamped))

    def pause(self, person: str, *, wanted: bool) -> None:
        """Anybody who plays may stop all clocks, and let them go on; so may a host who doesn't.

        What such a host has stopped, nobody else lets go on.
        """
        seat = HOUSE if self.is_host_beside(person) else self.seat_of(person)
        if wanted == (self.timers.paused_at is not None):
            return
        if not wanted and self.timers.paused_by == HOUSE != seat:
            raise NotAllowed("table-paused-by-host")
        now = self.clock.elapsed()
        if wanted:
            self.claims.clear()
            self.timers.pause(seat, now)
        else:
            self.timers.resume(now)
        self.tell_views()
        self.schedule()

    async def break_off(self, command: str) -> None:
        """The host ends the match: nobody has won."""
        self.timers.paused_at = None
        await self.make_move(HOUSE, BREAK_OFF.text(), HOUSE_NAME, command)

    async def go_on(self, person: str) -> None:
        """When everybody who plays has read the score, the house deals.

        A host who doesn't play needn't wait for them.
        """
        seat = self.room.doc.seat_of(person)
        is_host_beside = self.is_host_beside(person)
        if not self.table.state.settled or (seat is None and not is_host_beside):
            return
        if seat is not None:
            self.breaks.continued.add(seat)
        if self.breaks.waiting() and not is_host_beside:
            self.tell_views()
        else:
            await self.make_move(HOUSE, DEAL.text(), HOUSE_NAME)

    def hurry(self, person: str) -> None:
        """Whoever plays alone with bots needn't wait for them."""
        if self.room.doc.lone_player() != person:
            raise NotAllowed("table-not-alone")
        if not self.timers.is_hurried:
            self.timers.is_hurried = True
            self.schedule()

    def decide_stand_in(self, person: str, command: wire.StandIn) -> None:
        self.absences.decide(person, command)
        self.schedule()

    # From the first deal to the end

    def begin(self) -> None:
        table = self.table
        log.info("table %s begins: %s for %d", table.id, table.shelved.game.name, table.seats)
        self.absences.look_round()
        self.room.tell_room()
        self.tell_views()
        self.schedule()

    async def make_move(self, seat: Seat, text: str, by: str, command: str | None = None) -> None:
        await self.make_moves(self.table.look_ahead(seat, [text]), by, command)

    async def make_moves(self, ahead: Ahead, by: str, command: str | None = None) -> None:
        """Legal moves: written to disk, then they count, and whoever noticed them is told."""
        table, now = self.table, self.clock.now()
        at, first = round(now * 1000), table.version + 1
        made = [StoredMove(int(mover), move.text(), at, by) for mover, move in ahead.moves]
        end = end_of(table, ahead.state, self.room.doc) if ahead.state.over else None
        ending = None if end is None else end.stored(now)
        try:
            if await self.services.store.append(table.id, first, made, command, ending) < first:
                return  # a retry of a command that counted before
        except Conflict:
            self.reload()
            raise
        self.room.note_kept(Kept(matches=0, options=0, moves=len(made)))
        was_settled = table.state.settled
        noticing = table.advance(ahead)
        self.noticed_at.update(dict.fromkeys(noticing, at))
        self.is_in_trouble = False
        self.note_moves(ahead, noticing)
        if end is not None:
            self.conclude(end, now)
        elif was_settled:
            await self.seat_latecomers()
        if table.state.settled:
            self.breaks.continued = set()
        self.schedule()
        self.tell_views(noticing)

    def note_moves(self, ahead: Ahead, noticing: list[Seat | None]) -> None:
        now, state = self.clock.elapsed(), self.table.state
        thinking_again = self.bots.notice(noticing)
        self.timers.note_moves(ahead.moves[0][0], thinking_again, now)
        self.timers.set_active(state.active(), now)
        self.timers.set_clocks(state.running_clocks(), now)

    async def seat_latecomers(self) -> None:
        """The house has dealt: who waited for a bot's seat has it now."""
        if all(place.next is None for place in self.room.doc.places):
            return
        doc = copied(self.room.doc)
        doc.seat_latecomers()
        try:
            await self.room.save(doc)
        except StoreFailure as failure:  # then at the next deal
            log.error("table %s: %s", self.table.id, failure.why.key)
            return
        self.absences.look_round()
        self.room.tell_room()

    def reload(self) -> None:
        """Somebody else has written to this table: what is on disk counts."""
        found = self.services.store.load_table(self.table.id)
        if found is not None:
            self.table.restart(moves_of(found.moves))
            self.restart_timers()
            self.tell_views()
            self.schedule()

    def conclude(self, end: End, at: float) -> None:
        """The end is on disk: the tally counts, and people may sit elsewhere."""
        log.info("table %s ends", self.table.id)
        self.room.adopt(end.room, at)
        self.views.keep_seats(end.seating.places)
        self.room.tell_room()

    async def end(self) -> None:
        """An older server wrote the last move without the end; what fails is tried again."""
        end, now = end_of(self.table, self.table.state, self.room.doc), self.clock.now()
        try:
            await self.services.store.finish_table(self.table.id, end.stored(now))
        except StoreFailure as failure:
            self.report_trouble(failure.why)
        else:
            self.conclude(end, now)

    def close(self) -> None:
        """Nothing happens by itself any more."""
        self.absences.close()
        self.cancel_next_step()

    # What happens by itself

    def restart_timers(self) -> None:
        """All clocks run in full again, and bots think again; claims not yet decided are void."""
        state = self.table.state
        self.timers.restart(state.active(), state.running_clocks(), self.clock.elapsed())
        self.bots.start_again()
        self.claims.clear()

    def schedule(self) -> None:
        """Replace whatever was going to happen next by what is due now.

        A table that is paused, or at which nobody is looking, rests.
        """
        self.cancel_next_step()
        is_resting = self.timers.paused_at is not None or not self.room.connections
        if self.is_running and not is_resting and not self.services.tasks.is_closing:
            self.bots.think(self.levels())
            self.next_step = self.services.tasks.start(self.step(self.table.version))

    def cancel_next_step(self) -> None:
        if self.next_step is not None and self.next_step is not asyncio.current_task():
            self.next_step.cancel()
        self.next_step = None

    async def step(self, version: int) -> None:
        """What comes next without a person, when its time has come."""
        due = None if self.table.state.over else next_due(self.situation())
        if due is None:
            return
        wait = max(due.at - self.clock.elapsed(), self.room.allowance.wait())
        await self.clock.sleep(max(0.0, wait))
        if len(self.levels()) == self.table.seats:
            await self.services.turnstile.pass_through(self.clock)
        text = due.text or (None if due.is_decision else await self.chosen(due.seat))
        async with self.room.lock:
            if not self.is_running or self.table.version != version:
                return
            self.next_step = None  # from here on nobody may cancel: it is being written
            await self.attempt(self.bring(due, text))

    async def chosen(self, seat: Seat) -> str | None:
        """What the house does, or a stand-in for somebody who is out of time."""
        if seat == HOUSE:
            return self.bots.house_move()
        choice = await self.bots.bot_choice(seat, self.room.doc.default_bot())
        return None if choice is None else choice.text

    async def bring(self, due: Due, text: str | None) -> None:
        """A move, a claim of a bot, a decision of the referee; or a bot lets the moment go by."""
        if due.is_decision:
            await self.announce(self.claims.decide())
        elif due.seat != HOUSE and self.bots.is_reaching(due.seat):
            await self.hear(self.bots.claim_now(due.seat))
        elif text is None:
            self.schedule()
        else:
            await self.make_move(due.seat, text, due.by)

    def situation(self) -> Situation:
        state, doc, bots = self.table.state, self.room.doc, self.levels()
        active, seats = state.active(), [Seat(seat) for seat in range(self.table.seats)]
        return Situation(
            timers=self.timers,
            pace=self.pace(),
            is_between_deals=state.settled,
            break_seconds=self.breaks.seconds(self.pace()),
            is_at_once=len(active) > 1 or any(map(state.open_claims, seats)),
            choices=self.bots.choices(list(bots)),
            reaching=[seat for seat in bots if self.bots.is_reaching(seat)],
            bots={seat: BOT if doc.places[seat].bot else STAND_IN for seat in bots},
            patient=[seat for seat in active if seat != HOUSE and state.may_wait(seat)],
            clocks=state.running_clocks(),
            decision_at=self.decision_at(),
            turn_seconds=doc.turn_seconds,
        )

    def decision_at(self) -> float | None:
        """The sockets' stamps and our clock may run at different speeds, as they do in a test."""
        at = self.claims.decision_at()
        return None if at is None else self.clock.elapsed() + max(0.0, at - monotonic())

    def pace(self) -> float:
        """Seconds before a bot or the house moves; without end until the only player asks."""
        if self.timers.is_hurried:
            return 0.0
        player, name = self.room.doc.lone_player(), self.room.doc.pace_now()
        if player is None:
            return PACES[name]
        if name == OWN_PACE and self.room.is_here(player):
            return inf
        # Nobody who plays alone waits long for the first turn.
        is_begun = self.table.was_asked(self.seat_of(player))
        return PACES[name] if is_begun else min(PACES[name], PACES[OPENING_PACE])

    # Claims

    async def hear(self, claim: Stamped) -> None:
        self.claims.hear(claim)
        self.schedule()

    async def announce(self, verdict: Verdict | None) -> None:
        """The house's move, with all its figures."""
        if verdict is None:
            self.schedule()
        else:
            await self.make_move(HOUSE, verdict.text(), HOUSE_NAME)

    # Trouble, with the store above all

    async def attempt(self, work: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for an answer to."""
        try:
            await work
        except Conflict:
            log.warning("table %s: another server has moved", self.table.id)
        except StoreFailure as failure:
            self.report_trouble(failure.why)
        except Exception:  # whatever it is: the clocks must go on
            log.exception("table %s: what was due failed", self.table.id)
            self.claims.clear()
            self.report_trouble(Text("table-failed"))

    def report_trouble(self, why: Text) -> None:
        """Say once what is wrong, and go on trying."""
        log.error("table %s: %s", self.table.id, why.key)
        if not self.is_in_trouble:
            self.is_in_trouble = True
            for connection in self.room.connections:
                connection.send(wire.Failed(None, why))
        self.next_step = self.services.tasks.start(self.try_again())

    async def try_again(self) -> None:
        await self.clock.sleep(TRY_AGAIN_SECONDS)
        async with self.room.lock:
            self.next_step = None
            if self.is_running and self.table.state.over:
                await self.end()
            else:
                self.schedule()

"""Matches: moves of people, bots, the house and time, each on disk before it counts."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine

import msgspec

from tablee.engine.game import option_values
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.options import option_text
from tablee.engine.record import HOUSE_NAME
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES, FastRng
from tablee.engine.state import IllegalMove
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.server import wire
from tablee.server.bot_worker import BotFailed, BotProcess, Task
from tablee.server.clock import Clock
from tablee.server.identity import new_id
from tablee.server.live import LiveRoom
from tablee.server.outgoing import tell_room, tell_views
from tablee.server.room import PACES, NotAllowed
from tablee.server.store import Conflict, Store, StoredMove, StoredTable, StoreFailure
from tablee.server.table import NoSuchMove, Table, is_house_alone

log = logging.getLogger("tablee.server")

LONGEST_BREAK = 30.0  # seconds between two deals, if somebody doesn't continue
WINDOW_SECONDS = 10.0  # how long the house waits where others may act too
TRY_AGAIN_SECONDS = 1.0

PERSON, BOT, STAND_IN = "person", "bot", "stand-in"


class Matches:
    """Plays the matches of all rooms."""

    def __init__(self, store: Store, bots: BotProcess, clock: Clock) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    # Begin and end

    async def begin(self, live: LiveRoom) -> None:
        doc = live.doc
        shelved = find_game(doc.game)
        options = shelved.game.read_options(doc.options)
        doc.fill_with_bots()
        seed = secrets.token_hex(FAIR_SEED_BYTES)
        table = Table(new_id(), shelved, options, len(doc.places), FAIR, seed)
        await self.store.create_table(stored_table(table, doc.id, self.clock.now()))
        doc.table, doc.playing = table.id, True
        await self.save(live)
        live.table = table
        live.continued, live.stand_ins, live.waited_for = set(), set(), set()
        live.told_bots = {}
        tell_room(live, self.clock.now())
        tell_views(live)
        self.schedule(live)

    async def end(self, live: LiveRoom, table: Table) -> None:
        ranked = zip(table.state.teams(), table.state.ranking(), strict=True)
        live.doc.count_match([int(seat) for team, place in ranked if place == 1 for seat in team])
        live.doc.playing = False
        await self.store.finish_table(table.id, self.clock.now())
        await self.save(live)
        tell_room(live, self.clock.now())

    async def save(self, live: LiveRoom) -> None:
        doc = live.doc
        people = [member.id for member in doc.members]
        body = msgspec.json.encode(doc)
        await self.store.save_room(doc.id, doc.link, doc.host, body, self.clock.now(), people)

    # Moves

    def running(self, live: LiveRoom, table: str | None = None) -> Table:
        if live.table is None or not live.doc.playing or table not in (None, live.table.id):
            raise NotAllowed("table-not-running")
        return live.table

    async def play(self, live: LiveRoom, person: str, command: wire.Play) -> wire.FromServer:
        table = self.running(live, command.table)
        seat = live.doc.seat_of(person)
        if seat is None:
            raise NotAllowed("table-not-seated")
        try:
            await self.make(live, table, Seat(seat), command.moves, PERSON, command.id)
        except (NoSuchMove, IllegalMove) as refused:
            if self.store.version_of(table.id, command.id) is None:
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
            self.reload(table)
            raise
        if table.state.settled or ahead.state.settled:
            live.continued = set()
        table.advance(ahead)
        if table.state.over:
            await self.end(live, table)
        tell_views(live)
        self.schedule(live)

    def reload(self, table: Table) -> None:
        """Somebody else has written to this table: what is on disk counts."""
        found = self.store.load_table(table.id)
        if found is not None:
            table.restart([(Seat(move.seat), move.move) for move in found[1]])

    async def go_on(self, live: LiveRoom, person: str) -> None:
        """When everybody who plays has read the score, the house deals."""
        table = self.running(live)
        seat = live.doc.seat_of(person)
        if seat is None or not table.state.settled:
            return
        live.continued.add(seat)
        if live.waiting():
            tell_views(live)
        else:
            await self.make(live, table, HOUSE, ["deal"], HOUSE_NAME)

    # What happens by itself

    def schedule(self, live: LiveRoom) -> None:
        """Replace whatever was going to happen next by what is due now."""
        if live.next_step is not None and live.next_step is not asyncio.current_task():
            live.next_step.cancel()
        live.next_step = None
        if live.table is None or not live.doc.playing or self.is_closing:
            return
        live.next_step = self.start(self.step(live, live.table, live.table.version))

    async def step(self, live: LiveRoom, table: Table, version: int) -> None:
        """The next move that no person makes, when its time has come."""
        seat, by, delay = self.due(live, table)
        if seat is None:
            return
        await self.clock.sleep(delay)
        text = await self.chosen(live, table, seat)
        async with live.lock:
            if table.version == version and live.table is table and live.doc.playing:
                live.next_step = None  # from here on nobody may cancel: it is being written
                await self.make_or_try_again(live, table, seat, text, by)

    async def make_or_try_again(
        self, live: LiveRoom, table: Table, seat: Seat, text: str, by: str
    ) -> None:
        try:
            await self.make(live, table, seat, [text], by)
        except StoreFailure as broken:
            log.error("table %s version %d: %s", table.id, table.version, broken.why.key)
            for connection in live.connections:
                connection.send(wire.Failed(None, broken.why))
            self.start(self.try_again(live))

    async def try_again(self, live: LiveRoom) -> None:
        await self.clock.sleep(TRY_AGAIN_SECONDS)
        self.schedule(live)

    def due(self, live: LiveRoom, table: Table) -> tuple[Seat | None, str, float]:
        """Which seat moves by itself next, on whose behalf, and after how long.

        The delay depends on the pace and on who is active, never on what is hidden.
        """
        pace = PACES[live.doc.pace]
        active = table.state.active()
        if table.state.settled:
            return HOUSE, HOUSE_NAME, LONGEST_BREAK if live.waiting() else pace
        if is_house_alone(table.state):
            return HOUSE, HOUSE_NAME, pace
        for seat in active:
            if seat != HOUSE and live.is_played_by_bot(seat):
                return seat, BOT if live.doc.places[seat].bot else STAND_IN, pace
        if HOUSE in active:
            return HOUSE, HOUSE_NAME, WINDOW_SECONDS
        if live.doc.turn_seconds > 0 and active:
            return active[0], STAND_IN, float(live.doc.turn_seconds)
        return None, "", 0.0

    async def chosen(self, live: LiveRoom, table: Table, seat: Seat) -> str:
        """The move of the house or of a bot; a bot that fails is replaced for this move."""
        game, state = table.shelved.game, table.state
        rng = FastRng(f"{table.seed}/{table.version}")
        if seat == HOUSE:
            return game.house(state, HOUSE, rng).text()
        offered = [move.text() for move in state.legal_moves(seat)]
        bot = live.doc.places[seat].bot or live.doc.default_bot()
        try:
            answer = await self.asked(live, table, seat, bot)
            if answer in offered:
                return answer
            log.warning("table %s: bot %s of seat %d made no legal move", table.id, bot, seat)
        except BotFailed as failure:
            log.warning("table %s: bot %s of seat %d: %s", table.id, bot, seat, failure)
        return offered[rng.below(len(offered))]

    async def asked(self, live: LiveRoom, table: Table, seat: Seat, bot: str) -> str | None:
        """The bot's answer to the views that it hasn't seen; to all of them if it forgot."""
        for seen in (live.told_bots.get(seat, 0), 0):
            views = table.views_of(seat, seen)
            answer = await self.bots.ask(
                Task(
                    table=table.id,
                    seat=seat,
                    seats=table.seats,
                    game=table.shelved.game.name,
                    bot=bot,
                    options=option_texts(table),
                    seed=f"{table.id}/bot/{seat}",
                    seen=seen,
                    views=[msgspec.Raw(wire.writer.encode(view)) for view in views],
                )
            )
            if not answer.again:
                live.told_bots[seat] = seen + len(views)
                return answer.move
        return None

    def decide_stand_in(self, live: LiveRoom, person: str, command: wire.StandIn) -> None:
        """Those who are there decide about one who isn't."""
        self.running(live)
        if live.doc.seat_of(person) is None and person != live.doc.host:
            raise NotAllowed("table-not-seated")
        live.doc.place(command.seat)
        if not live.is_absent(command.seat, self.clock.now()):
            raise NotAllowed("seat-not-absent")
        (live.stand_ins if command.wanted else live.waited_for).add(command.seat)
        tell_room(live, self.clock.now())
        self.schedule(live)

    # Tasks

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        self.is_closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def refusal(command: str, refused: NoSuchMove | IllegalMove) -> wire.FromServer:
    if isinstance(refused, NoSuchMove):
        return wire.failed("table-no-move", {"move": refused.text}, command)
    why = refused.refusal
    return wire.Refused(command, why.article, Text(why.key, why.params))


def option_texts(table: Table) -> dict[str, str]:
    return {name: option_text(value) for name, value in option_values(table.options).items()}


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
    if shelved.game.rules != stored.rules:
        raise KeyError(stored.rules)
    options = shelved.game.read_options(stored.options)
    return Table(stored.id, shelved, options, stored.seats, stored.rng, stored.seed)

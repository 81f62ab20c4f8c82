"""Asks for the moves of bots and the house; a bot that fails is replaced by a random move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from tablee.engine.bot import Choice
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.referee import Stamped
from tablee.engine.rng import FastRng
from tablee.engine.shown import View
from tablee.engine.state import AnyState
from tablee.server.bots.codec import write_view
from tablee.server.bots.processes import Answer, BotFailed, Task
from tablee.server.matches.table import Table
from tablee.server.services import Services

log = logging.getLogger("tablee.server")

VIEWS_AT_ONCE = 16  # a millisecond or less
REST_SECONDS = 0.001  # for others, between them
MOVES_AT_ONCE = 256  # that a bot is told of in one task


@dataclass(frozen=True)
class Progress:
    """How many views a bot was told, after how many moves, and the state that the last showed."""

    views: int = 0
    moves: int = 0
    state: AnyState | None = None  # None: it was told nothing yet


@dataclass(frozen=True)
class Portion:
    """What a bot is told next, and how far it is then."""

    views: list[msgspec.Raw]
    after: Progress
    is_last: bool  # the match is no further


class BotPlayers:
    """The bots of one match: what each is about to do, and how it is asked.

    A bot that is slow holds up nothing but itself: `on_thought` is called when one has answered.
    """

    def __init__(self, services: Services, table: Table, on_thought: Callable[[], None]) -> None:
        self.bots = services.bots
        self.tasks = services.tasks
        self.table = table
        self.on_thought = on_thought
        self.thoughts: dict[Seat, Choice | None] = {}  # of those who have answered their last view
        self.exposures: dict[Seat, int] = {}  # what each bot's last answer refers to
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.progress: dict[Seat, Progress] = {}

    def think(self, levels: dict[Seat, str]) -> None:
        """Ask those who may act, by seat and level, and who haven't answered yet.

        They think while others wait for them anyway: so their pace doesn't tell how hard.
        """
        state = self.table.state
        for seat, level in levels.items():
            can_act = seat in state.active() or bool(state.open_claims(seat))
            if can_act and seat not in self.thoughts and seat not in self.thinking:
                self.thinking[seat] = self.tasks.start(self.think_about_view(seat, level))

    async def think_about_view(self, seat: Seat, level: str) -> None:
        number, exposure = self.table.watchers[seat].number, self.table.state.exposure
        choice = await self.bot_choice(seat, level)
        del self.thinking[seat]
        if self.table.watchers[seat].number == number:
            self.thoughts[seat], self.exposures[seat] = choice, exposure
        self.on_thought()

    def notice(self, noticing: list[Seat | None]) -> list[Seat | None]:
        """Who has a new view thinks again, but for a hand that is already reaching; who does."""
        thinking = [seat for seat in noticing if seat is None or not self.is_reaching(seat)]
        for seat in thinking:
            if seat is not None:
                self.thoughts.pop(seat, None)
        return thinking

    def start_again(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.thoughts, self.thinking = {}, {}

    def is_reaching(self, seat: Seat) -> bool:
        """Whether this bot is about to claim something."""
        thought = self.thoughts.get(seat)
        claims = [claim.text() for claim in self.table.state.open_claims(seat)]
        return thought is not None and thought.text in claims

    def choices(self, seats: list[Seat]) -> dict[Seat, Choice]:
        """What these are about to do; whoever takes equally long stands in an order by lot."""
        self.rng().stream("order").shuffle(seats)
        thoughts = {seat: self.thoughts.get(seat) for seat in seats}
        return {seat: thought for seat, thought in thoughts.items() if thought is not None}

    def claim_now(self, seat: Seat) -> Stamped:
        """What a bot is reaching for; it is asked again with its next view."""
        choice, self.thoughts[seat] = self.thoughts[seat], None
        assert choice is not None, "it is reaching"
        claim = self.table.state.vocabulary().read_claim(choice.text)
        assert claim is not None, "what is open can be read"
        exposure = self.exposures[seat]
        head_start = self.table.state.head_start(seat)
        return Stamped(
            seat, claim, exposure, float(choice.after), {exposure: 0.0}, head_start=head_start
        )

    def house_move(self) -> str:
        return self.table.state.random_move(HOUSE, self.rng()).text()

    async def bot_choice(self, seat: Seat, bot: str) -> Choice | None:
        """None: the bot lets the moment go by, where it may."""
        table, state, rng = self.table, self.table.state, self.rng()
        moves = [move.text() for move in state.legal_moves(seat)]
        offered = [*moves, *[claim.text() for claim in state.open_claims(seat)]]
        try:
            answer = await self.ask(seat, bot)
            if answer.text in offered:
                return Choice(answer.text, answer.after)
            if answer.text is None and (not moves or state.may_wait(seat)):
                return None
            log.warning("table %s: bot %s of seat %d made no legal move", table.id, bot, seat)
        except BotFailed as failure:
            log.warning("table %s: bot %s of seat %d: %s", table.id, bot, seat, failure)
        return Choice(moves[rng.below(len(moves))]) if moves else None

    async def ask(self, seat: Seat, bot: str) -> Answer:
        """The bot's answer to the views that it hasn't seen; to all of them if it forgot."""
        for so_far in (self.progress.get(seat, Progress()), Progress()):
            answer = await self.tell(seat, bot, so_far)
            if not answer.again:
                return answer
        raise BotFailed("it forgets at once")

    async def tell(self, seat: Seat, bot: str, so_far: Progress) -> Answer:
        """A long match portion by portion: what was told isn't told again, whatever comes."""
        while True:
            portion = await self.next_portion(seat, so_far)
            answer = await self.bots.ask(made_task(self.table, seat, bot, so_far, portion))
            if answer.again:
                return answer
            self.progress[seat] = so_far = portion.after
            if portion.is_last:
                return answer

    async def next_portion(self, seat: Seat, so_far: Progress) -> Portion:
        table, newest = self.table, self.table.state
        moves = table.moves[so_far.moves : so_far.moves + MOVES_AT_ONCE]
        end = so_far.moves + len(moves)
        is_last = end == table.version
        state = table.dealt() if so_far.state is None else so_far.state.copy()
        made = [] if so_far.state is not None else [write_view(table.first_view(seat))]
        views = table.views_of(seat, state, moves)
        if len(moves) <= VIEWS_AT_ONCE:
            made += map(write_view, views)
        else:
            async with self.bots.telling:
                made += await written(views)
        after = Progress(so_far.views + len(made), end, newest if is_last else state)
        return Portion(made, after, is_last)

    def rng(self) -> FastRng:
        return FastRng(f"{self.table.seed}/{self.table.version}")


async def written(views: Iterator[View]) -> list[msgspec.Raw]:
    """A stand-in is told a whole match, of thousands of views: others go on meanwhile."""
    made: list[msgspec.Raw] = []
    for view in views:
        made.append(write_view(view))
        if len(made) % VIEWS_AT_ONCE == 0:
            await asyncio.sleep(REST_SECONDS)
    return made


def made_task(table: Table, seat: Seat, bot: str, so_far: Progress, portion: Portion) -> Task:
    return Task(
        table=table.id,
        seat=seat,
        seats=table.seats,
        game=table.game.name,
        bot=bot,
        options=table.option_texts(),
        seed=bot_seed(table, seat),
        seen=so_far.views,
        views=portion.views,
        is_asked=portion.is_last,
    )


def bot_seed(table: Table, seat: Seat) -> str:
    """Of the match's secret, and telling nothing of it: nobody foresees a bot that draws lots."""
    return sha256(f"{table.seed}/bot/{seat}".encode()).hexdigest()

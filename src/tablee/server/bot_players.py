"""What bots and the house choose: bots from their views alone, and replaced where they fail."""

from __future__ import annotations

import logging
from hashlib import sha256

from tablee.engine.game import option_values
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.options import option_text
from tablee.engine.play import may_wait
from tablee.engine.rng import FastRng
from tablee.engine.view import View
from tablee.server.bot_worker import BotFailed, Bots, Task
from tablee.server.live import LiveRoom
from tablee.server.seen_views import write_view
from tablee.server.table import Table

log = logging.getLogger("tablee.server")


class BotPlayers:
    """Asks the bots' processes on behalf of the tables."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots

    async def choose(self, live: LiveRoom, table: Table, seat: Seat) -> str | None:
        """The move of the house or of a bot; None: it lets the moment go by, where it may."""
        state = table.state
        rng = FastRng(f"{table.seed}/{table.version}")
        if seat == HOUSE:
            return table.shelved.game.house(state, HOUSE, rng).text()
        offered = [move.text() for move in state.legal_moves(seat)]
        bot = live.doc.places[seat].bot or live.doc.default_bot()
        try:
            answer = await self.ask(live, table, seat, bot)
            if answer in offered or (answer is None and may_wait(seat, state.active())):
                return answer
            log.warning("table %s: bot %s of seat %d made no legal move", table.id, bot, seat)
        except BotFailed as failure:
            log.warning("table %s: bot %s of seat %d: %s", table.id, bot, seat, failure)
        return offered[rng.below(len(offered))]

    async def ask(self, live: LiveRoom, table: Table, seat: Seat, bot: str) -> str | None:
        """The bot's answer to the views that it hasn't seen; to all of them if it forgot."""
        for seen, before in (live.told_bots.get(seat, (0, None)), (0, None)):
            now = table.version + 1, table.state
            views = table.views_of(seat, seen, before)
            answer = await self.bots.ask(made_task(table, seat, bot, seen, views))
            if not answer.again:
                live.told_bots[seat] = now
                return answer.move
        raise BotFailed("it forgets at once")


def made_task(table: Table, seat: Seat, bot: str, seen: int, views: list[View]) -> Task:
    return Task(
        table=table.id,
        seat=seat,
        seats=table.seats,
        game=table.shelved.game.name,
        bot=bot,
        options=option_texts(table),
        seed=bot_seed(table, seat),
        seen=seen,
        views=[write_view(view) for view in views],
    )


def bot_seed(table: Table, seat: Seat) -> str:
    """Of the match's secret, and telling nothing of it: nobody foresees a bot that draws lots."""
    return sha256(f"{table.seed}/bot/{seat}".encode()).hexdigest()


def option_texts(table: Table) -> dict[str, str]:
    return {name: option_text(value) for name, value in option_values(table.options).items()}

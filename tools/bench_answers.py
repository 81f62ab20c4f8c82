"""Tables where a move ends with its answer: others don't notice it, or the house shows it later.

`bench_client.Table` waits until everybody has seen a move. Where moves are silent (Compatibility),
or a clock of the house comes in between (Arriba), the next is sent when the last is acknowledged,
and what counts is the moves of people together with those of the house.
"""

from __future__ import annotations

import asyncio
import json
from time import perf_counter, time

from tools.bench_client import (
    AFTER_HEAD,
    BAD,
    END_OF_LIST,
    OFFERS,
    OVER,
    SETTLED,
    Client,
    Crowd,
    Played,
    Table,
    chosen,
    offered_in,
    parts,
)

OTHER_VIEW, GRAB = b"table-other-view", b'"claims":[{"verb":"grab"'
BY_THE_HOUSE = b'"happened":[{"seat":99'
GRABS = 0.1  # how likely somebody grabs the totem, rightly or not, where there is one
AGAIN = 0.02  # seconds until a table looks again whether somebody may move


class AnsweredClient(Client):
    """Somebody at such a table."""

    def __init__(self, table: AnsweredTable, seat: int) -> None:
        super().__init__(table, seat)
        self.answered_table = table
        self.view = b""

    def on_text(self, payload: bytes) -> None:
        if payload.startswith(BAD) and OTHER_VIEW in payload:
            self.answered_table.look_again()  # what others did came in between
        else:
            super().on_text(payload)

    def on_done(self, payload: bytes) -> None:
        super().on_done(payload)
        self.answered_table.on_answer(payload)

    def may_move(self) -> bool:
        return bool(self.view) and self.view[self.view.index(OFFERS) + len(OFFERS)] != END_OF_LIST


class AnsweredTable(Table):
    """One command at a time is on its way."""

    def __init__(self, crowd: Crowd, number: int, played: Played) -> None:
        super().__init__(crowd, number, played)
        self.people = [AnsweredClient(self, seat) for seat in range(played.seats)]
        self.clients = list(self.people)
        self.sent, self.is_claim = b"", False

    def on_view(self, client: Client, payload: bytes) -> None:
        self.crowd.view_bytes += len(payload)
        self.crowd.views += 1
        is_first = not self.people[client.seat].view
        self.people[client.seat].view = payload
        if client.seat == 0 and BY_THE_HOUSE in payload:
            self.crowd.latencies.append(0.0)  # a move, but nobody asked for it
        if is_first and all(person.view for person in self.people):
            self.crowd.ready(self)

    def on_answer(self, payload: bytes) -> None:
        if self.sent and self.sent in payload:
            if not self.is_claim:  # a claim is no move; the verdict on it is
                self.crowd.latencies.append(perf_counter() - self.sent_at)
            self.sent = b""
            self.crowd.ready(self)

    def look_again(self) -> None:
        asyncio.get_running_loop().call_later(AGAIN, self.crowd.go_on, self)

    def move(self) -> None:
        """Somebody who may, moves or grabs; between deals all go on."""
        movers = [person for person in self.people if person.may_move()]
        if not movers:
            self.begin_again()
            self.look_again()
            return
        mover = self.rng.choice(movers)
        if GRAB in mover.view and self.rng.random() < GRABS:
            self.command(mover, "claim", '"claim":"grab"')
        else:
            move = json.dumps(chosen(offered_in(mover.view), self.rng))
            self.command(mover, "play", f'"moves":[{move}]')

    def command(self, person: AnsweredClient, kind: str, what: str) -> None:
        if not person.allowance.take(time()):
            self.crowd.held_back += 1
            self.look_again()
            return
        table, number = parts(person.view[: person.view.index(AFTER_HEAD)])
        self.sent_at = perf_counter()
        name = person.send(kind, f',"table":"{table}","view":{number},{what}')
        self.sent, self.is_claim = name.encode(), kind == "claim"

    def begin_again(self) -> None:
        """A deal or a match is over."""
        host = self.people[0]
        if OVER in host.view and host.allowance.take(time()):
            host.send("start")
        for person in self.people:
            is_settled = SETTLED in person.view and OVER not in person.view
            if is_settled and person.allowance.take(time()):
                table, _ = parts(person.view[: person.view.index(AFTER_HEAD)])
                person.send("continue", f',"table":"{table}"')

"""Judges what a server really sent: every frame against the match as the store knows it.

Two laws hold for every view: no card occurs more often than the watcher's own and the open cards
allow; and in a world that the watcher can't tell from the real one, the same bytes would have gone
out. For the stream of them: each tells what was noticed since the one before, and none comes for
nothing. For every other frame: no card at all.
"""

from __future__ import annotations

import re
from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from itertools import pairwise

import msgspec

from server.people import Page, reader
from tablee.engine.moves import Move, Seat
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import AnyState
from tablee.engine.view import AnyKnowledge
from tablee.server import wire
from tablee.server.matches.storage import opened
from tablee.server.matches.table import Table, Watcher
from tablee.server.store import StoredMove, StoredTable

WORDS = re.compile(r"\w+")


@dataclass
class Witness:
    """A stored match, replayed: every state, and what every seat knew then."""

    stored: StoredTable
    moves: list[StoredMove]
    table: Table = field(init=False)
    events: list[tuple[Seat, Move]] = field(default_factory=list)
    states: list[AnyState] = field(default_factory=list)  # at each version
    worlds: list[list[AnyState]] = field(default_factory=list)  # the same, one for each seat
    versions: dict[Seat | None, list[int]] = field(default_factory=dict)  # of each view of a seat
    kinds: set[str] = field(default_factory=set)
    judged: int = 0

    def __post_init__(self) -> None:
        self.table = opened(self.stored)
        game, options, seats = self.table.game, self.table.options, self.table.seats
        self.kinds = set(game.rules.cards(options, seats))
        knowledge = [game.sight.knowledge(options, seats, Seat(seat)) for seat in range(seats)]
        self.versions = {watcher: [0] for watcher in self.table.watchers}
        self.remember(self.table.dealt(), knowledge)
        for move in self.moves:
            state = self.states[-1].copy()
            self.events.append((Seat(move.seat), self.table.read(move.move)))
            state.play(*self.events[-1])
            self.remember(state, knowledge)

    def remember(self, state: AnyState, knowledge: list[AnyKnowledge]) -> None:
        game, version, happened = self.table.game, len(self.events), self.events[-1:]
        rng: Rng = FastRng(f"{self.stored.id}/{version}")
        for known in knowledge:
            if all(game.is_noticed(known.seat, *event) for event in happened):
                known.observe(game.view(state, known.seat, happened))
        for watcher, versions in self.versions.items():
            if happened and game.is_noticed(watcher, *happened[0]):
                versions.append(version)
        self.states.append(state)
        self.worlds.append([game.sight.imagine(known, rng) for known in knowledge])

    # The two laws

    def judge(self, page: Page, seat: Seat | None) -> None:
        """Every frame that came to a page of somebody with this seat, or none."""
        version = 0
        self.judge_stream([frame for frame in page.frames if is_view(frame)])
        for frame in page.frames:
            message = reader.decode(frame)
            if isinstance(message, wire.View):
                version = self.versions[seat][message.number]
                assert message.seen.seat == seat, "a view of another seat"
                self.judge_cards(message, seat, self.versions[seat])
                self.judge_bytes(frame, message, seat)
            elif isinstance(message, wire.Log):
                self.judge_log(frame, message, seat)
            else:
                allowed: set[str] = set()
                if isinstance(message, wire.Refused | wire.Failed):
                    own_words = self.named(page.sent.get(message.id, b""))
                    allowed = {*own_words, *self.seen_at(version, seat)}
                assert set(self.named(without_ids(frame))) <= allowed, frame
            self.judged += 1

    def judge_stream(self, frames: list[bytes]) -> None:
        """A view for nothing would tell that something has happened unseen."""
        views = [reader.decode(frame) for frame in frames]
        for n, (before, view) in enumerate(pairwise(views), start=1):
            assert isinstance(before, wire.View) and isinstance(view, wire.View)
            if view.number == before.number:
                assert view.around != before.around, frames[n]
            else:
                assert view.number == before.number + len(view.seen.happened), frames[n]

    def judge_cards(self, view: wire.View, seat: Seat | None, versions: list[int]) -> None:
        seen = view.seen
        first, last = versions[view.number - len(seen.happened)], versions[view.number]
        visible = self.seen_at(last, seat)
        known = set().union(*(self.seen_at(n, seat) for n in range(first, last + 1)))
        scene = msgspec.to_builtins(seen.scene)
        for part in [*scene.values(), *view.words]:
            shown = self.named(msgspec.json.encode(part))
            assert shown <= visible, f"seat {seat} is shown {shown - visible}"
        said = [seen.happened, seen.offers, seen.claims, seen.prompt, seen.lines]
        assert set(self.named(msgspec.json.encode(said))) <= known

    def judge_bytes(self, frame: bytes, view: wire.View, seat: Seat | None) -> None:
        """A spectator knows less than any seat: what a seat imagines shows him nothing new."""
        for watcher in range(self.table.seats) if seat is None else [seat]:
            world = self.imagined(view, seat, Seat(watcher))
            clocks = [clock.key for clock in world.state.running_clocks() if clock.is_shown]
            assert [clock.key for clock in view.around.clocks] == clocks
            assert wire.write(world.message(seat, view.around)) == frame

    def judge_log(self, frame: bytes, log: wire.Log, seat: Seat | None) -> None:
        """What is told of the moves before is what could be told of them as they happened."""
        last = log.first + len(log.moves) - 1
        first, last = self.versions[seat][log.first - 1], self.versions[seat][last]
        seen = [self.seen_at(version, seat) for version in range(first, last + 1)]
        assert set(self.named(without_ids(frame))) <= set().union(*seen)
        for watcher in range(self.table.seats) if seat is None else [seat]:
            table = copy(self.table)
            table.state = self.states[last]
            table.moves = self.noticed(Seat(watcher), 0, last)
            table.watchers = {seat: Watcher(number=len(table.noticed_by(seat)))}
            assert wire.write(table.log(seat)) == frame

    def imagined(self, view: wire.View, seat: Seat | None, watcher: Seat) -> Table:
        """The table as it could be for all that the watcher knows."""
        table, versions = copy(self.table), self.versions[seat]
        version = versions[view.number]
        table.state = self.worlds[version][watcher]
        before = versions[view.number - len(view.seen.happened)]
        happened = self.noticed(watcher, before, version)
        table.watchers = {seat: Watcher(view.number, happened=happened)}
        return table

    def noticed(self, watcher: Seat, first: int, last: int) -> list[tuple[Seat, Move]]:
        """Moves that a watcher can't tell from the real ones; what he didn't notice never was."""
        return [
            (mover, self.another(mover, move, watcher))
            for mover, move in self.events[first:last]
            if self.table.game.is_noticed(watcher, mover, move)
        ]

    def another(self, mover: Seat, move: Move, watcher: Seat) -> Move:
        game = self.table.game
        told = game.happened(watcher, [(mover, move)])
        every = self.table.state.vocabulary().moves
        alike = [other for other in every if game.happened(watcher, [(mover, other)]) == told]
        return alike[0] if alike else move

    # Cards

    def seen_at(self, version: int, seat: Seat | None) -> Counter[str]:
        zones = self.states[version].zones()
        return Counter(card for zone in zones if zone.is_seen_by(seat) for card in zone.cards)

    def named(self, text: bytes) -> Counter[str]:
        return Counter(word for word in WORDS.findall(text.decode()) if word in self.kinds)


def is_view(frame: bytes) -> bool:
    return frame.startswith(b'{"t":"view"')


def without_ids(frame: bytes) -> bytes:
    """A frame without what is drawn by lot: an id could look like a card."""
    return re.sub(rb'"[\w-]{21,}"', b'""', frame)

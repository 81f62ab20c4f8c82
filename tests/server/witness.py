"""Judges what a server really sent: every frame against the match as the store knows it.

Two laws hold for every view: no card occurs more often than the watcher's own and the open cards
allow; and in a world that the watcher can't tell from the real one, the same bytes would have gone
out. For every other frame: no card at all.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace

import msgspec

from server.people import Page, reader
from tablee.engine.moves import Move, Seat, Word
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import State
from tablee.engine.view import Knowledge
from tablee.server import wire
from tablee.server.matches import opened
from tablee.server.store import StoredMove, StoredTable
from tablee.server.table import Table

WORDS = re.compile(r"\w+")


@dataclass
class Witness:
    """A stored match, replayed: every state, and what every seat knew then."""

    stored: StoredTable
    moves: list[StoredMove]
    table: Table = field(init=False)
    states: list[State] = field(default_factory=list)
    worlds: list[list[State]] = field(default_factory=list)  # one for each seat, at each version
    kinds: set[str] = field(default_factory=set)
    judged: int = 0

    def __post_init__(self) -> None:
        self.table = opened(self.stored)
        game, options, seats = self.table.shelved.game, self.table.options, self.table.seats
        self.kinds = set(game.cards(options, seats))
        knowledge = [game.knowledge(options, seats, Seat(seat)) for seat in range(seats)]
        self.remember(self.table.dealt(), [], knowledge, FastRng(f"{self.stored.id}/0"))
        for n, move in enumerate(self.moves, start=1):
            state, made = self.states[-1].copy(), self.table.read(move.move)
            state.play(Seat(move.seat), made)
            rng = FastRng(f"{self.stored.id}/{n}")
            self.remember(state, [(Seat(move.seat), made)], knowledge, rng)

    def remember(
        self,
        state: State,
        happened: list[tuple[Seat, Move]],
        knowledge: list[Knowledge],
        rng: Rng,
    ) -> None:
        game = self.table.shelved.game
        for known in knowledge:
            known.observe(game.view(state, known.seat, happened))
        self.states.append(state)
        self.worlds.append([game.imagine(known, rng) for known in knowledge])

    # The two laws

    def judge(self, page: Page, seat: Seat | None) -> None:
        """Every frame that came to a page of somebody with this seat, or none."""
        version = 0
        for frame in page.frames:
            message = reader.decode(frame)
            if isinstance(message, wire.View):
                version = message.version
                assert message.seat == seat, "a view of another seat"
                self.judge_cards(message, seat)
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

    def judge_cards(self, view: wire.View, seat: Seat | None) -> None:
        visible = self.seen_at(view.version, seat)
        first = view.version - len(view.happened)
        known = set().union(*(self.seen_at(n, seat) for n in range(first, view.version + 1)))
        parts = msgspec.json.decode(view.scene, type=dict[str, object])
        for part in [*parts.values(), *msgspec.to_builtins(view.twin)]:
            shown = self.named(msgspec.json.encode(part))
            assert shown <= visible, f"seat {seat} is shown {shown - visible}"
        said = [view.happened, view.moves, view.prompt, view.lines]
        assert set(self.named(msgspec.json.encode(said))) <= known

    def judge_bytes(self, frame: bytes, view: wire.View, seat: Seat | None) -> None:
        """A spectator knows less than any seat: what a seat imagines shows him nothing new."""
        watchers = range(self.table.seats) if seat is None else [seat]
        for watcher in watchers:
            world = self.imagined(view, Seat(watcher))
            assert wire.write(world.message(seat, view.waiting)) == frame

    def judge_log(self, frame: bytes, log: wire.Log, seat: Seat | None) -> None:
        """What is told of the moves before is what could be told of them as they happened."""
        last = log.first + len(log.told) - 1
        seen = [self.seen_at(version, seat) for version in range(log.first - 1, last + 1)]
        assert set(self.named(without_ids(frame))) <= set().union(*seen)
        for watcher in range(self.table.seats) if seat is None else [seat]:
            table = replace(self.table)
            table.state = self.states[last]
            table.moves = [
                (Seat(move.seat), self.another(move, Seat(watcher))) for move in self.moves[:last]
            ]
            assert wire.write(table.log(seat)) == frame

    def imagined(self, view: wire.View, watcher: Seat) -> Table:
        """The table as it could be for all that the watcher knows."""
        table = replace(self.table)
        table.state = self.worlds[view.version][watcher]
        table.moves = [(Seat(m.seat), Word("?")) for m in self.moves[: view.version]]
        first = view.version - len(view.happened)
        table.last = [
            (Seat(m.seat), self.another(m, watcher)) for m in self.moves[first : view.version]
        ]
        return table

    def another(self, made: StoredMove, watcher: Seat) -> Move:
        """A move that this watcher can't tell from the real one."""
        game = self.table.shelved.game
        move, mover = self.table.read(made.move), Seat(made.seat)
        seen = game.seen(move, mover, watcher)
        alike = [m for m in game.vocabulary.moves if game.seen(m, mover, watcher) == seen]
        return alike[0] if alike else move

    # Cards

    def seen_at(self, version: int, seat: Seat | None) -> Counter[str]:
        zones = self.states[version].zones()
        return Counter(card for zone in zones if zone.is_seen_by(seat) for card in zone.cards)

    def named(self, text: bytes) -> Counter[str]:
        return Counter(word for word in WORDS.findall(text.decode()) if word in self.kinds)


def without_ids(frame: bytes) -> bytes:
    """A frame without what is drawn by lot: an id could look like a card."""
    return re.sub(rb'"[\w-]{21,}"', b'""', frame)

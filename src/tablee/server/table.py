"""A table: one match, its moves, and what each seat is sent of it. No clock, network or file."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.options import Options
from tablee.engine.record import Record, Recording
from tablee.engine.rng import seeded
from tablee.engine.state import State
from tablee.engine.view import View
from tablee.engine.words import Text
from tablee.games import Shelved
from tablee.server import wire


class NoSuchMove(Exception):
    """A text that is no move of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class Ahead:
    """The match after some legal moves that are not on disk yet."""

    state: State
    moves: list[tuple[Seat, Move]]


@dataclass
class Table:
    """What is on disk of a match, as a state that can be asked."""

    id: str
    shelved: Shelved
    options: Options
    seats: int
    rng: str
    seed: str
    state: State = field(init=False)
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    last: list[tuple[Seat, Move]] = field(default_factory=list)  # of the last command
    words: dict[str, Text] = field(default_factory=dict)  # moves to choose, made once

    def __post_init__(self) -> None:
        self.state = self.dealt()

    def dealt(self) -> State:
        return self.shelved.game.start(self.options, self.seats, seeded(self.rng, self.seed))

    @property
    def version(self) -> int:
        return len(self.moves)

    def look_ahead(self, seat: Seat, texts: list[str]) -> Ahead:
        """The moves made all or none: NoSuchMove or IllegalMove if one can't be."""
        state = self.state.copy()
        made: list[tuple[Seat, Move]] = []
        for text in texts:
            move = self.shelved.game.vocabulary.read(text)
            if move is None:
                raise NoSuchMove(text)
            state.play(seat, move)
            made.append((seat, move))
        return Ahead(state, made)

    def advance(self, ahead: Ahead) -> None:
        """The moves are on disk: they count."""
        self.state = ahead.state
        self.last = ahead.moves
        self.moves += [(seat, move.text()) for seat, move in ahead.moves]

    def restart(self, moves: list[tuple[Seat, str]]) -> None:
        """Bring back what is on disk, from the first deal on."""
        self.state, self.last = self.dealt(), []
        for seat, text in moves:
            move = self.shelved.game.vocabulary.read(text)
            if move is None:
                raise NoSuchMove(text)
            self.state.play(seat, move)
        self.moves = list(moves)

    def view(self, seat: Seat | None) -> View:
        return self.shelved.game.view(self.state, seat, self.last)

    def views_of(self, seat: Seat, start: int) -> list[View]:
        """The views that this seat was sent, from one of them on (0: the first)."""
        game, state = self.shelved.game, self.dealt()
        views = [game.view(state, seat, [])] if start == 0 else []
        for n, (mover, text) in enumerate(self.moves, start=1):
            move = game.vocabulary.read(text)
            assert move is not None, "what is on disk was legal"
            state.apply(mover, move)
            if n >= start:
                views.append(game.view(state, seat, [(mover, move)]))
        return views

    def record(self) -> Record:
        """The match as a record with its digest."""
        match = Recording(self.shelved.game, self.options, self.seats, self.rng, self.seed)
        for seat, text in self.moves:
            move = self.shelved.game.vocabulary.read(text)
            assert move is not None, "what is on disk was legal"
            match.play(seat, move)
        return match.record()

    def offered(self, move: str) -> Text:
        if move not in self.words:
            self.words[move] = self.shelved.game.offered(move)
        return self.words[move]

    def message(self, seat: Seat | None, waiting: list[int]) -> wire.View:
        """The view of a seat, as it leaves the server."""
        view, game = self.view(seat), self.shelved.game
        return wire.View(
            table=self.id,
            version=self.version,
            game=game.name,
            unit=game.unit,
            seat=seat,
            seats=self.seats,
            teams=[list(team) for team in self.state.teams()],
            deal=view.deal,
            dealer=view.dealer,
            active=list(view.active),
            settled=view.settled,
            over=view.over,
            waiting=waiting,
            prompt=view.prompt,
            moves=[wire.Offer(move, self.offered(move)) for move in view.moves],
            deal_scores=view.deal_scores,
            lines=[
                wire.ScoreRow(line.seat, line.article, Text(line.key, line.params), line.points)
                for line in view.lines
            ],
            ranking=view.ranking,
            happened=[wire.Told(h.seat, h.move, game.told(h.move, h.seat)) for h in view.happened],
            twin=game.twin(view),
            scene=msgspec.Raw(wire.writer.encode(view.scene)),
        )


def is_house_alone(state: State) -> bool:
    return state.active() == [HOUSE]

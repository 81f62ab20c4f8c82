"""A table: one match, its moves, and what each seat is sent of it. No clock, network or file."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from tablee.engine.moves import DEAL, HOUSE, Move, Seat
from tablee.engine.options import Options
from tablee.engine.record import Record, Recording
from tablee.engine.rng import seeded
from tablee.engine.state import State
from tablee.engine.view import View
from tablee.engine.words import Text
from tablee.games import Shelved, find_game
from tablee.server import wire


class NoSuchMove(Exception):
    """A text that is no move of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class OneByOne(Exception):
    """Moves in one command of which one shows a card: what follows must be chosen after it."""


@dataclass(frozen=True)
class Ahead:
    """The match after some legal moves that are not on disk yet."""

    state: State
    moves: list[tuple[Seat, Move]]


@dataclass
class Table:
    """What is on disk of a match, as a state that can be asked.

    A state that was shown is never changed: the next one is a copy.
    """

    id: str
    shelved: Shelved
    options: Options
    seats: int
    rng: str
    seed: str
    state: State = field(init=False)
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    last: list[tuple[Seat, Move]] = field(default_factory=list)  # of the last command

    def __post_init__(self) -> None:
        self.state = self.dealt()

    def dealt(self) -> State:
        return self.shelved.game.start(self.options, self.seats, seeded(self.rng, self.seed))

    @property
    def version(self) -> int:
        return len(self.moves)

    def read(self, text: str) -> Move:
        move = self.shelved.game.vocabulary.read(text)
        if move is None:
            raise NoSuchMove(text)
        return move

    def look_ahead(self, seat: Seat, texts: list[str]) -> Ahead:
        """The moves made all or none: NoSuchMove, IllegalMove or OneByOne if they can't be."""
        made = [self.read(text) for text in texts]
        state = self.state.copy()
        for n, move in enumerate(made):
            # Or a refused command would have shown a card for nothing.
            if n > 0 and cards_seen(state, seat) - cards_seen(self.state, seat):
                raise OneByOne
            state.play(seat, move)
        return Ahead(state, [(seat, move) for move in made])

    def advance(self, ahead: Ahead) -> None:
        """The moves are on disk: they count."""
        self.state = ahead.state
        self.last = ahead.moves
        self.moves += ahead.moves

    def restart(self, moves: list[tuple[Seat, str]]) -> None:
        """Bring back what is on disk, from the first deal on."""
        state = self.dealt()
        made = [(seat, self.read(text)) for seat, text in moves]
        for seat, move in made:
            state.play(seat, move)
        self.state, self.moves, self.last = state, made, []

    def view(self, seat: Seat | None) -> View:
        return self.shelved.game.view(self.state, seat, self.last)

    def views_of(self, seat: Seat, seen: int = 0, before: State | None = None) -> list[View]:
        """The views that this seat was sent, but for the first so many, which led to `before`."""
        game = self.shelved.game
        state = self.dealt() if before is None else before.copy()
        views = [game.view(state, seat, [])] if before is None else []
        for mover, move in self.moves[0 if before is None else seen - 1 :]:
            state.apply(mover, move)
            views.append(game.view(state, seat, [(mover, move)]))
        return views

    def record(self) -> Record:
        """The match as a record with its digest."""
        match = Recording(self.shelved.game, self.options, self.seats, self.rng, self.seed)
        for seat, move in self.moves:
            match.play(seat, move)
        return match.record()

    def deals(self) -> list[int]:
        """The version at which each deal so far began."""
        made = enumerate(self.moves, start=1)
        return [0, *(n for n, (mover, move) in made if mover == HOUSE and move == DEAL)]

    def recall(self) -> int | None:
        """How many moves back one may read; None: all, and one may look back at the match."""
        return None if self.state.over else self.shelved.game.recall(self.state)

    def log(self, seat: Seat | None) -> wire.Log:
        """What happened in this deal, as far back as this seat may read it."""
        game, recall = self.shelved.game, self.recall()
        # The move that dealt is the first of its deal.
        first = max(0, self.deals()[-1] - 1, 0 if recall is None else self.version - recall)
        told: list[wire.Told] = []
        for mover, move in self.moves[first:]:
            seen = game.seen(move, mover, seat)
            told.append(wire.Told(int(mover), seen, game.told(seen, mover)))
        return wire.Log(self.id, self.state.deal, first + 1, told)

    def message(self, seat: Seat | None, waiting: list[int]) -> wire.View:
        """The view of a seat, as it leaves the server."""
        view, game = self.view(seat), self.shelved.game
        return wire.View(
            table=self.id,
            version=self.version,
            game=game.name,
            unit=game.unit(self.options),
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
            moves=[wire.Offer(move, offered(game.name, move)) for move in view.moves],
            deal_scores=view.deal_scores,
            lines=[
                wire.ScoreRow(line.seat, line.article, Text(line.key, line.params), line.points)
                for line in view.lines
            ],
            ranking=view.ranking,
            happened=[wire.Told(h.seat, h.move, game.told(h.move, h.seat)) for h in view.happened],
            recall=self.recall(),
            twin=game.twin(view),
            scene=msgspec.Raw(wire.writer.encode(view.scene)),
        )


@lru_cache(maxsize=10_000)
def offered(game: str, move: str) -> Text:
    """A move to choose, in words; the same for all tables."""
    return find_game(game).game.offered(move)


def cards_seen(state: State, seat: Seat) -> Counter[str]:
    return Counter(card for zone in state.zones() if zone.is_seen_by(seat) for card in zone.cards)

"""A table: one match, its moves, and what each seat is sent of it. No clock, network or file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tablee.engine.game import AnyGame, option_values
from tablee.engine.moves import DEAL, HOUSE, Move, Seat
from tablee.engine.options import Options, option_text
from tablee.engine.record import Record, Recording
from tablee.engine.rng import FastRng, seeded
from tablee.engine.shown import View
from tablee.engine.state import AnyState
from tablee.games import Shelved
from tablee.server import wire

MOST_OPENING_MOVES = 50  # of the house, before anybody is asked
KEPT_VIEWS = 64  # of which it is known what a claim that answers one refers to


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

    state: AnyState
    moves: list[tuple[Seat, Move]]


@dataclass
class Watcher:
    """What a seat, or a spectator, was sent: every move that it noticed gave it another view."""

    number: int = 0  # of its last view
    asked_since: int = 0  # the first view since which prompt and moves are what they are now
    happened: list[tuple[Seat, Move]] = field(default_factory=list)  # what led to the last view
    exposures: dict[int, int] = field(default_factory=dict)  # by view: what a claim refers to

    def note(self, happened: list[tuple[Seat, Move]], exposure: int, is_asked_anew: bool) -> None:
        self.number += len(happened)
        self.happened = happened
        if is_asked_anew:
            self.asked_since = self.number
        self.exposures[self.number] = exposure
        if len(self.exposures) > KEPT_VIEWS:
            del self.exposures[next(iter(self.exposures))]


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
    state: AnyState = field(init=False)
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    watchers: dict[Seat | None, Watcher] = field(init=False)

    def __post_init__(self) -> None:
        self.restart([])

    @property
    def game(self) -> AnyGame:
        return self.shelved.game

    def dealt(self) -> AnyState:
        return self.game.start(self.options, self.seats, seeded(self.rng, self.seed))

    def first_to_act(self) -> list[Seat]:
        """Whoever is asked first in this match, once the house has done its part."""
        state = self.dealt()
        for version in range(MOST_OPENING_MOVES):
            if state.active() != [HOUSE]:
                break
            state.play(HOUSE, state.random_move(HOUSE, FastRng(f"{self.seed}/{version}")))
        return [seat for seat in state.active() if seat != HOUSE]

    def was_asked(self, seat: Seat) -> bool:
        """Whether it has been this seat's turn already."""
        is_asked = seat in self.state.active() or self.state.deal > 1
        return is_asked or any(mover == seat for mover, _ in self.moves)

    @property
    def version(self) -> int:
        return len(self.moves)

    def option_texts(self) -> dict[str, str]:
        return {name: option_text(value) for name, value in option_values(self.options).items()}

    def read(self, text: str) -> Move:
        move = self.state.vocabulary().read(text)
        if move is None:
            raise NoSuchMove(text)
        return move

    def look_ahead(self, seat: Seat, texts: list[str]) -> Ahead:
        """The moves made all or none: NoSuchMove, IllegalMove or OneByOne if they can't be."""
        made = [self.read(text) for text in texts]
        state = self.state.copy()
        seen = cards_seen(state, seat)
        for move in made:
            # Or a refused command would have shown a card for nothing. What is drawn from a stock
            # that is shuffled anew was in sight before: so what is covered counts, too.
            if cards_seen(state, seat) != seen:
                raise OneByOne
            state.play(seat, move)
        return Ahead(state, [(seat, move) for move in made])

    def advance(self, ahead: Ahead) -> list[Seat | None]:
        """The moves are on disk: they count. Who has noticed, and is sent a view."""
        before, self.state = self.state, ahead.state
        self.moves += ahead.moves
        noticing: list[Seat | None] = []
        for seat, watcher in self.watchers.items():
            noticed = [event for event in ahead.moves if self.game.is_noticed(seat, *event)]
            if noticed:
                is_asked_anew = question(before, seat) != question(self.state, seat)
                watcher.note(noticed, self.state.exposure, is_asked_anew)
                noticing.append(seat)
        return noticing

    def restart(self, moves: list[tuple[Seat, str]]) -> None:
        """Bring back what is on disk, from the first deal on; who is asked now is asked anew."""
        self.state, self.moves = self.dealt(), []
        self.watchers = {None: Watcher(), **{Seat(s): Watcher() for s in range(self.seats)}}
        for seat, text in moves:
            move = self.read(text)
            self.state.play(seat, move)
            self.moves.append((seat, move))
        for watching, watcher in self.watchers.items():
            noticed = [e for e in self.moves if self.game.is_noticed(watching, *e)]
            watcher.note(noticed, self.state.exposure, is_asked_anew=True)
            watcher.happened = []

    def may_bring_claims(self) -> bool:
        """Whether anybody may still claim something in this match, now or later."""
        return not self.state.over and bool(self.state.vocabulary().claims)

    def is_answerable(self, seat: Seat, view: int) -> bool:
        """Whether an answer to this view still answers what the seat is asked now."""
        watcher = self.watchers[seat]
        return watcher.asked_since <= view <= watcher.number

    # What is sent

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat, self.watchers[seat].happened)

    def first_view(self, seat: Seat) -> View:
        """Before anybody had moved."""
        return self.game.view(self.dealt(), seat, [])

    def views_of(
        self, seat: Seat, state: AnyState, moves: Sequence[tuple[Seat, Move]]
    ) -> Iterator[View]:
        """The views that this seat was sent at these moves, which `state` goes along with."""
        for mover, move in moves:
            state.apply(mover, move)
            if self.game.is_noticed(seat, mover, move):
                yield self.game.view(state, seat, [(mover, move)])

    def record(self) -> Record:
        """The match as a record with its digest."""
        match = Recording(self.game, self.options, self.seats, self.rng, self.seed)
        for seat, move in self.moves:
            match.play(seat, move)
        return match.record()

    def noticed_by(self, watcher: Seat | None) -> list[tuple[Seat, Move]]:
        return [event for event in self.moves if self.game.is_noticed(watcher, *event)]

    def recall(self) -> int | None:
        """How many moves back one may read; None: all, and one may look back at the match."""
        return None if self.state.over else self.game.sight.recall(self.state)

    def log(self, seat: Seat | None) -> wire.Log:
        """What happened in this deal, as far back as this seat may read it."""
        moves = [event for event in self.moves_of_deal() if self.game.is_noticed(seat, *event)]
        recall = self.recall()
        if recall is not None:
            moves = moves[max(0, len(moves) - recall) :]
        first = self.watchers[seat].number - len(moves)
        return wire.Log(self.id, self.state.deal, first + 1, self.game.happened(seat, moves))

    def moves_of_deal(self) -> list[tuple[Seat, Move]]:
        """Of the last one; the move that dealt is the first of them."""
        for back, (mover, move) in enumerate(reversed(self.moves), start=1):
            if mover == HOUSE and move == DEAL:
                return self.moves[-back:]
        return self.moves

    def message(self, seat: Seat | None, around: wire.Around) -> wire.View:
        """The view of a seat, as it leaves the server."""
        view = self.view(seat)
        return wire.View(
            table=self.id,
            number=self.watchers[seat].number,
            game=self.game.name,
            unit=self.game.presentation.unit(self.options),
            teams=[list(team) for team in self.state.teams()],
            recall=self.recall(),
            around=around,
            words=self.game.presentation.in_words(view),
            seen=view,
        )


def question(state: AnyState, seat: Seat | None) -> tuple[object, list[Move]]:
    """What a seat is asked: its prompt, and the moves that it may make."""
    if seat is None or seat not in state.active():
        return None, []
    return state.prompt(seat), state.legal_moves(seat)


def deals_in(moves: list[tuple[Seat, Move]]) -> list[int]:
    """After how many of these moves each deal began."""
    made = enumerate(moves, start=1)
    return [0, *(n for n, (mover, move) in made if mover == HOUSE and move == DEAL)]


def cards_seen(state: AnyState, seat: Seat) -> Counter[str]:
    return Counter(card for zone in state.zones() if zone.is_seen_by(seat) for card in zone.cards)

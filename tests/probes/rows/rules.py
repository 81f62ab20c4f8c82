"""Rows. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Zone, open_zone, sealed_zone
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Params, Refusal, ScoreLine

MOST_PICTURES: Final = 40
LONGEST: Final = 5
SAME_PLACE: Final = 3
OTHER_PLACE: Final = 2
STAR: Final = 1
DEALS: Final = 2

ALREADY_LAID: Final = Refusal("rows.1.2", "already-laid")
NO_SUCH_PICTURE: Final = Refusal("rows.1.1", "no-such-picture")
NOT_FULL: Final = Refusal("rows.1.3", "not-full")
ALREADY_FULL: Final = Refusal("rows.1.1", "already-full")
READY_FIRST: Final = Refusal("rows.1.4", "ready-first")
ALREADY_READY: Final = Refusal("rows.1.3", "already-ready")

ALLOWED: Final = {"pictures": range(2, MOST_PICTURES + 1), "length": range(1, LONGEST + 1)}


@dataclass(frozen=True)
class RowsOptions(Options):
    pictures: int = 20
    length: int = 3


def name(picture: int) -> str:
    return f"p{picture + 1:02}"


@dataclass(frozen=True)
class Lay(Move):
    """Put a picture at the end of one's row."""

    picture: int

    def verb(self) -> str:
        return "lay"

    def params(self) -> Params:
        return {"card": name(self.picture)}


@dataclass(frozen=True)
class Change(Move):
    """Put another picture in a place of one's row."""

    place: int
    picture: int

    def verb(self) -> str:
        return "change"

    def params(self) -> Params:
        return {"place": self.place + 1, "card": name(self.picture)}


READY: Final = Word("ready")
LAYS: Final[list[Move]] = [Lay(picture) for picture in range(MOST_PICTURES)]
CHANGES: Final = [
    [Change(place, picture) for picture in range(MOST_PICTURES)] for place in range(LONGEST)
]
VOCABULARY: Final = Vocabulary([*LAYS, READY, *[move for row in CHANGES for move in row]])


def cards(options: RowsOptions, seats: int) -> list[str]:
    return [name(picture) for picture in range(options.pictures)] * seats


class Rows(State[RowsOptions]):
    """Everybody lays a row of the same pictures, unseen by the others."""

    def __init__(self, options: RowsOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.rows: list[list[int]] = []
        self.ready: list[bool] = []
        self.star = 0

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def set_up(self, rng: Rng) -> None:
        self.rows = [[] for _ in range(self.seats)]
        self.ready = [False] * self.seats
        self.star = rng.below(self.options.pictures)  # §2.3

    def length(self) -> int:
        return min(self.options.length, self.options.pictures)

    def is_full(self, seat: Seat) -> bool:
        return len(self.rows[seat]) == self.length()

    def to_act(self) -> list[Seat]:
        """§1.1, §1.4: everybody at once; whoever is ready may still change the row."""
        return [
            Seat(s)
            for s in range(self.seats)
            if not self.ready[s] or self.length() < self.options.pictures
        ]

    def may_wait(self, seat: Seat) -> bool:
        return self.ready[seat]

    def closes_talk(self) -> bool:
        return True

    def choices(self, seat: Seat) -> list[Move]:
        row = self.rows[seat]
        rest = [picture for picture in range(self.options.pictures) if picture not in row]
        if not self.is_full(seat):
            return [LAYS[picture] for picture in rest]
        if not self.ready[seat]:
            return [READY]
        return [CHANGES[place][picture] for place in range(len(row)) for picture in rest]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Lay):
            return ALREADY_FULL if self.is_full(seat) else self.judge_picture(seat, move.picture)
        if isinstance(move, Change):
            return self.judge_change(seat, move)
        if move != READY:
            return NOT_NOW
        if not self.is_full(seat):
            return NOT_FULL
        return ALREADY_READY if self.ready[seat] else None

    def judge_picture(self, seat: Seat, picture: int) -> Refusal | None:
        if picture >= self.options.pictures:
            return NO_SUCH_PICTURE
        return ALREADY_LAID if picture in self.rows[seat] else None

    def judge_change(self, seat: Seat, change: Change) -> Refusal | None:
        if not self.ready[seat]:
            return READY_FIRST
        is_there = change.place < len(self.rows[seat])
        return self.judge_picture(seat, change.picture) if is_there else NOT_FULL

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Lay):
            self.rows[seat].append(move.picture)
        elif isinstance(move, Change):
            self.rows[seat][move.place] = move.picture
        else:
            self.ready[seat] = True
        if all(self.ready):
            self.settle([line for s in range(self.seats) for line in self.scored(Seat(s))])

    def scored(self, seat: Seat) -> list[ScoreLine]:
        """§2: a row against the row of the left neighbour."""
        mine, other = self.rows[seat], self.rows[self.left_of(seat)]
        same = sum([a == b for a, b in zip(mine, other, strict=True)])
        common = sum([picture in other for picture in mine]) - same
        lines = [
            ScoreLine(seat, "rows.2.1", "same-place", SAME_PLACE * same, {"count": same}),
            ScoreLine(seat, "rows.2.2", "other-place", OTHER_PLACE * common, {"count": common}),
        ]
        if self.star in mine:
            lines.append(ScoreLine(seat, "rows.2.3", "star", STAR))
        return lines

    def is_final(self) -> bool:
        return self.deal == DEALS

    def copy(self) -> Rows:
        copy = Rows(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.rows = [list(row) for row in self.rows]
        copy.ready = list(self.ready)
        copy.star = self.star
        return copy

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        for s, row in enumerate(self.rows):
            rest = [name(p) for p in range(self.options.pictures) if p not in row]
            shown = [name(p) for p in row]
            is_open = self.settled
            found.append(
                open_zone(f"row {s}", shown) if is_open else sealed_zone(f"row {s}", shown, Seat(s))
            )
            found.append(sealed_zone(f"rest {s}", rest, Seat(s)))
        return found

    def details(self) -> dict[str, object]:
        return {"star": self.star, "ready": self.ready}

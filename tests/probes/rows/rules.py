"""Rows. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Zone, open_zone, own_zone
from tablee.engine.moves import Move, Seat, Vocabulary
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, ScoreLine

MOST_PICTURES: Final = 40
SAME_PLACE: Final = 3
OTHER_PLACE: Final = 2
STAR: Final = 1
DEALS: Final = 2

ALREADY_LAID: Final = Refusal("rows.1.2", "already-laid")
NO_SUCH_PICTURE: Final = Refusal("rows.1.1", "no-such-picture")

ALLOWED: Final = {"pictures": range(2, MOST_PICTURES + 1), "length": range(1, 6)}


@dataclass(frozen=True)
class RowsOptions(Options):
    pictures: int = 30
    length: int = 3


def name(picture: int) -> str:
    return f"p{picture + 1:02}"


@dataclass(frozen=True)
class Lay(Move):
    """Put a picture at the end of one's row."""

    picture: int

    def text(self) -> str:
        return f"lay {name(self.picture)}"


LAYS: Final[list[Move]] = [Lay(picture) for picture in range(MOST_PICTURES)]
VOCABULARY: Final = Vocabulary(LAYS)


def cards(options: Options, seats: int) -> list[str]:
    assert isinstance(options, RowsOptions)
    return [name(picture) for picture in range(options.pictures)] * seats


class Rows(State):
    """Everybody lays a row of the same pictures, unseen by the others."""

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        assert isinstance(options, RowsOptions)
        self.options = options
        self.rows: list[list[int]] = []
        self.star = 0

    def set_up(self, rng: Rng) -> None:
        self.rows = [[] for _ in range(self.seats)]
        self.star = rng.below(self.options.pictures)  # §2.3

    def length(self) -> int:
        return min(self.options.length, self.options.pictures)

    def to_act(self) -> list[Seat]:
        """§1.1: everybody whose row isn't full, at once."""
        return [Seat(s) for s, row in enumerate(self.rows) if len(row) < self.length()]

    def choices(self, seat: Seat) -> list[Move]:
        row = self.rows[seat]
        return [LAYS[picture] for picture in range(self.options.pictures) if picture not in row]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Lay):
            return NOT_NOW
        if move.picture >= self.options.pictures:
            return NO_SUCH_PICTURE
        return ALREADY_LAID if move.picture in self.rows[seat] else None

    def perform(self, seat: Seat, move: Move) -> None:
        assert isinstance(move, Lay)
        self.rows[seat].append(move.picture)
        if not self.to_act():
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
        twin = Rows(self.options, self.seats, self.rng)
        self.copy_match_to(twin)
        twin.rows = [list(row) for row in self.rows]
        twin.star = self.star
        return twin

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        for s, row in enumerate(self.rows):
            rest = [name(p) for p in range(self.options.pictures) if p not in row]
            if self.settled:
                found.append(open_zone(f"row {s}", [name(p) for p in row]))
            else:
                found.append(own_zone(f"row {s}", [name(p) for p in row], Seat(s)))
            found.append(own_zone(f"rest {s}", rest, Seat(s)))
        return found

    def details(self) -> dict[str, object]:
        return {"star": self.star}

"""What lies on the table in a round of Compatibility, and what follows from it at a glance.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.games.compatibility.deck import DECK, NO_PICTURE, SLOTS

CHOOSING: Final = 0  # §2
EXCHANGING: Final = 1  # §3.1
PHASES: Final = ["choosing", "exchanging"]
NOT_DOUBLED: Final = -1


@dataclass(frozen=True)
class Attack:
    """A Jumble that lies before somebody."""

    by: Seat
    on: Seat
    is_settled: bool = False
    places: tuple[int, ...] = ()  # the two that were exchanged, if any

    def settled_with(self, places: tuple[int, ...]) -> Attack:
        return Attack(self.by, self.on, True, places)


class Table:
    """A round; lists by seat, but for what belongs to a team."""

    def __init__(self) -> None:
        self.phase = CHOOSING
        self.pictures = 0  # how many everybody has
        self.albums: list[list[Card]] = []  # §1.1; never changed, so copies share them
        self.team_of: list[int] = []  # by seat; never changed
        self.leader: Seat | None = None  # §5.1
        self.tied: list[int] = []  # §4.3: the teams that play an extra round
        self.drawn: list[int] = []  # §2.1: cards of themes since they were shuffled, this one last
        self.die = 1
        self.lengths: list[int] = []  # §2.2: of a row; 0 for who doesn't play
        self.rows: list[list[Card]] = []
        self.ready: list[bool] = []
        self.doubled: list[int] = []  # §2.6: a place, or NOT_DOUBLED
        self.attacks: list[Attack] = []  # §2.7, as they came
        self.doubles: list[int] = []  # §1.3: left, by team
        self.jumbles: list[int] = []

    def copy(self) -> Table:
        copy = Table()
        copy.phase, copy.pictures = self.phase, self.pictures
        copy.albums, copy.team_of = self.albums, self.team_of
        copy.leader, copy.tied = self.leader, list(self.tied)
        copy.drawn, copy.die = list(self.drawn), self.die
        copy.lengths = list(self.lengths)
        copy.rows = [list(row) for row in self.rows]
        copy.ready, copy.doubled = list(self.ready), list(self.doubled)
        copy.attacks = list(self.attacks)
        copy.doubles, copy.jumbles = list(self.doubles), list(self.jumbles)
        return copy

    # Who

    def players(self) -> list[Seat]:
        """Who lays a row in this round."""
        return [Seat(seat) for seat, length in enumerate(self.lengths) if length > 0]

    def is_extra(self) -> bool:
        return len(self.tied) > 0

    def may_play_specials(self, seat: Seat) -> bool:
        """§4.3, §5.3: not in an extra round, and never the leader."""
        return not self.is_extra() and seat != self.leader

    def is_opponent(self, seat: Seat, other: Seat) -> bool:
        return self.team_of[seat] != self.team_of[other]

    # Rows

    def rest(self, seat: Seat) -> list[Card]:
        """The pictures that aren't in the row."""
        row = self.rows[seat]
        return [Card(picture) for picture in range(self.pictures) if picture not in row]

    def nth_of_the_rest(self, seat: Seat, n: int) -> Card:
        """One of them, without making the list."""
        for picture in sorted(self.rows[seat]):
            if picture != NO_PICTURE and picture <= n:
                n += 1
        return Card(n)

    def is_complete(self, seat: Seat) -> bool:
        return NO_PICTURE not in self.rows[seat]

    def is_locked(self, seat: Seat) -> bool:
        """§2.6"""
        return self.doubled[seat] != NOT_DOUBLED

    def all_are_ready(self) -> bool:
        return all(self.ready[seat] for seat in self.players())

    def exchange(self, seat: Seat, first: int, second: int) -> None:
        row = self.rows[seat]
        row[first], row[second] = row[second], row[first]

    def named_row(self, seat: int) -> list[str]:
        """A row as it lies: a slot where a picture is missing."""
        return [
            SLOTS[place] if picture == NO_PICTURE else DECK.name(picture)
            for place, picture in enumerate(self.rows[seat])
        ]

    def named_album(self, seat: int) -> list[str]:
        """§1.1: one's pictures in their order; a slot where one is in the row."""
        row = self.rows[seat]
        return [
            SLOTS[row.index(picture)] if picture in row else DECK.name(picture)
            for picture in self.albums[seat]
        ]

    def is_done(self, seat: Seat) -> bool:
        """§2.4, §2.6: ready, locked, and nobody to attack: nothing is left to choose."""
        if seat >= len(self.rows) or not self.ready[seat] or not self.is_locked(seat):
            return False
        return len(self.targets(seat)) == 0

    # Special cards

    def has_doubled(self, team: int) -> bool:
        """§2.6: once a round, whichever of the two laid it."""
        return any(
            place != NOT_DOUBLED and self.team_of[seat] == team
            for seat, place in enumerate(self.doubled)
        )

    def has_attacked(self, team: int) -> bool:
        return any(self.team_of[attack.by] == team for attack in self.attacks)

    def is_attacked(self, team: int) -> bool:
        return any(self.team_of[attack.on] == team for attack in self.attacks)

    def may_double(self, seat: Seat) -> bool:
        """§2.6: whatever the row looks like."""
        team = self.team_of[seat]
        return (
            self.may_play_specials(seat) and self.doubles[team] > 0 and not self.has_doubled(team)
        )

    def targets(self, seat: Seat) -> list[Seat]:
        """§2.7: on whom a Jumble may be laid, whatever the row looks like."""
        team = self.team_of[seat]
        if not self.may_play_specials(seat) or self.jumbles[team] == 0 or self.has_attacked(team):
            return []
        return [
            other
            for other in self.players()
            if other != self.leader
            and self.is_opponent(seat, other)
            and not self.is_attacked(self.team_of[other])
        ]

    def pending(self, seat: Seat) -> Attack | None:
        """§3.1: the Jumble about which this seat has to decide."""
        for attack in self.attacks:
            if attack.by == seat and not attack.is_settled:
                return attack
        return None

    def settle_attack(self, settled: Attack) -> None:
        self.attacks = [settled if attack.by == settled.by else attack for attack in self.attacks]

"""What two rows have in common, and what it is worth. The § numbers point to rulebook.en.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.engine.words import ScoreLine, several
from tablee.games.compatibility.deck import DECK, NO_PICTURE

DIRECT: Final = 3  # §3.3
INDIRECT: Final = 2  # §3.4
DOUBLED: Final = 3  # §3.5
PER_FOLLOWER: Final = 1  # §5.5


@dataclass(frozen=True)
class Match:
    """A picture that lies in two rows."""

    picture: Card
    seat: Seat
    place: int
    other: Seat
    other_place: int

    def is_direct(self) -> bool:
        return self.place == self.other_place


def matches(rows: list[list[Card]], seat: Seat, other: Seat) -> list[Match]:
    """§3.3, §3.4, r9: every common picture once, in the order of the first row."""
    theirs = rows[other]
    return [
        Match(picture, seat, place, other, theirs.index(picture))
        for place, picture in enumerate(rows[seat])
        if picture != NO_PICTURE and picture in theirs
    ]


def scored(found: list[Match], seat: Seat, doubled: list[int]) -> list[ScoreLine]:
    """What a pair of rows gives to a seat; `doubled` are the places under a Double Stake."""
    direct = [match.picture for match in found if match.is_direct()]
    indirect = [match.picture for match in found if not match.is_direct()]
    staked = [match.picture for match in found if match.is_direct() and match.place in doubled]
    lines: list[ScoreLine] = []
    if direct:
        points, told = DIRECT * len(direct), several(DECK.named(direct))
        lines.append(ScoreLine(seat, "compatibility.3.3", "direct", points, told))
    if indirect:
        points, told = INDIRECT * len(indirect), several(DECK.named(indirect))
        lines.append(ScoreLine(seat, "compatibility.3.4", "indirect", points, told))
    for picture in staked:
        named = DECK.name(picture)
        lines.append(ScoreLine(seat, "compatibility.3.5", "doubled", DOUBLED, {"card": named}))
    return lines


def led(leader: Seat, followers: int) -> list[ScoreLine]:
    """§5.5: a point for everybody who agreed with the leader in anything."""
    if followers == 0:
        return []
    points = PER_FOLLOWER * followers
    return [ScoreLine(leader, "compatibility.5.5", "led", points, {"count": followers})]

"""Who belongs to which rooms, who is their host, and about how much each of them keeps on disk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablee.server.by_person import ByPerson
from tablee.server.store import Kept

# By estimate: 60 to 150 bytes, by game and by whether a person or a bot made it.
BYTES_PER_MOVE = 130
# Far more than it takes without any move, so that nobody begins matches by the thousand.
BYTES_PER_MATCH = 100 * BYTES_PER_MOVE


class Ledger:
    """All rooms of the house."""

    def __init__(self) -> None:
        self.hosted = ByPerson()
        self.joined = ByPerson()
        self.sizes: dict[str, int] = {}  # bytes, by room

    def note_people(self, room: str, host: str, members: Iterable[str]) -> None:
        self.hosted.note(room, [host])
        self.joined.note(room, members)

    def close(self, room: str) -> None:
        """Nobody comes in any more; what it keeps still counts for its host."""
        self.joined.drop(room)

    def drop(self, room: str) -> None:
        self.hosted.drop(room)
        self.joined.drop(room)
        self.sizes.pop(room, None)

    def note(self, room: str, more: Kept) -> None:
        self.sizes[room] = self.size_of(room) + size_of_kept(more)

    def recount(self, kept: Mapping[str, Kept]) -> None:
        """As the store has it."""
        self.sizes = {room: size_of_kept(more) for room, more in kept.items()}

    def size_of(self, room: str) -> int:
        return self.sizes.get(room, 0)

    def size_of_all(self, host: str) -> int:
        return sum(map(self.size_of, self.hosted.of(host)))


def size_of_kept(kept: Kept) -> int:
    return kept.matches * BYTES_PER_MATCH + kept.options + kept.moves * BYTES_PER_MOVE


def moves_worth(kept: Kept) -> int:
    """As many moves take as much."""
    return size_of_kept(kept) // BYTES_PER_MOVE

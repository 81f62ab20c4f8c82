"""The end of a match: its room afterwards, and what is kept with its table."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tablee.engine.state import AnyState
from tablee.server.matches.table import Table
from tablee.server.rooms.room import Place, Room, Seating, copied
from tablee.server.store import Ending, StoredRoom


@dataclass(frozen=True)
class End:
    """`room` is the document after the match; who sat where in it is kept with its table."""

    room: Room
    seating: Seating

    def stored(self, at: float) -> Ending:
        doc = self.room
        return Ending(
            room=StoredRoom(doc.id, doc.link, doc.host, msgspec.json.encode(doc), at),
            people=[member.id for member in doc.members],
            at=at,
            body=msgspec.json.encode(self.seating),
        )


def end_of(table: Table, state: AnyState, room: Room) -> End:
    """The tally counts, and people may sit elsewhere; `state` is the last one of the match."""
    doc = copied(room)
    if state.is_broken_off:
        doc.close_match()
    else:
        ranked = zip(state.teams(), state.ranking(), strict=True)
        doc.end_match([int(seat) for team, place in ranked if place == 1 for seat in team])
    return End(doc, seating_of(table, state, room.places))


def seating_of(table: Table, state: AnyState, places: list[Place]) -> Seating:
    """Who played a match that is over, and what came of it."""
    return Seating(
        places=places,
        teams=[[int(seat) for seat in team] for team in state.teams()],
        scores=state.scores(),
        ranking=state.ranking(),
        unit=table.game.presentation.unit(table.options),
    )

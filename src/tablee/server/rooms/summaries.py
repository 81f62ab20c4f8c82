"""The rooms of a guest, as the home page lists them: whose turn it is, and how it stands."""

from __future__ import annotations

import msgspec

from tablee.engine.moves import Seat
from tablee.server import wire
from tablee.server.matches.running_match import RunningMatch
from tablee.server.rooms.live_room import LiveRoom


def summaries(rooms: list[LiveRoom], person: str) -> list[wire.MyRoom]:
    """The latest first."""
    found = [summary(room, person) for room in rooms]
    return sorted(found, key=lambda room: room.moved, reverse=True)


def summary(live: LiveRoom, person: str) -> wire.MyRoom:
    doc, match = live.doc, live.match
    idle = wire.MyRoom(
        id=doc.id,
        game=doc.game,
        people=doc.names(but=person),
        playing=doc.playing,
        moved=round(1000 * live.touched),
        table=doc.table,
        seats=[doc.seat_name(seat) for seat in range(len(doc.places))],
        mine=doc.seat_of(person),
    )
    is_shut_out = idle.mine is None and not doc.spectators
    return idle if match is None or not doc.playing or is_shut_out else running(idle, match)


def running(room: wire.MyRoom, match: RunningMatch) -> wire.MyRoom:
    """With what every view shows; and it moved when this person noticed something."""
    seat = None if room.mine is None else Seat(room.mine)
    table, state = match.table, match.table.state
    return msgspec.structs.replace(
        room,
        moved=match.noticed_at.get(seat, room.moved),
        active=[int(one) for one in state.active()],
        waiting=match.around().waiting,
        teams=[list(team) for team in state.teams()],
        scores=state.scores() if state.deal_scores else [],
        unit=table.game.presentation.unit(table.options),
    )

"""What a teacher does at several tables at once: each is a command of the host of that room."""

from __future__ import annotations

from tablee.server import wire
from tablee.server.classes.messages import PAUSED, PLAYING, SCORED, state_of
from tablee.server.classes.seating import pupils_at, seat_those_who_stand
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.rooms.room import NotAllowed

AtTables = wire.ClassStart | wire.ClassPause | wire.ClassDeal | wire.ClassStop
RUNNING = {PLAYING, PAUSED, SCORED}


async def carry_out_at_tables(tables: list[LiveRoom], teacher: str, command: AtTables) -> None:
    """Where it can be done; NotAllowed if that is nowhere, or if a table can't."""
    wishes = [(table, wish) for table in tables if (wish := wish_at(table, command)) is not None]
    if not wishes:
        raise NotAllowed("class-nothing-to-do")
    for table, wish in wishes:
        if isinstance(wish, wire.Start):
            await table.alter(seat_those_who_stand)
        answer = await table.obey(teacher, wish)
        if isinstance(answer, wire.Failed):
            raise NotAllowed(answer.text.key, answer.text.params)


def wish_at(live: LiveRoom, command: AtTables) -> wire.FromClient | None:
    """What a host would send to this room; None where there is nothing to do."""
    table, state = live.doc.table or "", running_state(live)
    match command:
        case wire.ClassStart():
            is_ready = not live.doc.playing and pupils_at(live.doc) > 0
            return wire.Start(command.id) if is_ready else None
        case wire.ClassPause():
            is_due = state in RUNNING and (state == PAUSED) != command.wanted
            return wire.Pause(command.id, table, command.wanted) if is_due else None
        case wire.ClassDeal():
            return wire.Continue(command.id, table) if state == SCORED else None
        case wire.ClassStop():
            return wire.BreakOff(command.id, table) if state in RUNNING else None


def running_state(live: LiveRoom) -> str:
    match = live.match
    if match is None or not match.is_running:
        return ""
    return state_of(match)

"""The message that shows a class to its teacher: every table at a glance, and no hand."""

from __future__ import annotations

import msgspec

from tablee.server import wire
from tablee.server.classes.document import Class
from tablee.server.matches.running_match import RunningMatch
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.rooms.room import Place, Room

IDLE, PLAYING, PAUSED, SCORED, OVER = "idle", "playing", "paused", "scored", "over"


def class_message(doc: Class, tables: list[LiveRoom], ends: float, now: float) -> wire.Class:
    model, withheld = doc.model, doc.model.withheld_options()
    return wire.Class(
        id=doc.id,
        code=doc.code,
        game=model.game,
        seats=doc.seats,
        options={name: text for name, text in model.options.items() if name not in withheld},
        withheld=list(withheld),
        pace=model.pace,
        turn_seconds=model.turn_seconds,
        absent_seconds=model.absent_seconds,
        chat=model.chat,
        roster=doc.roster,
        tables=[table_message(table) for table in tables],
        returns=[wire.ReturnAsked(asked.sign, pupil.name) for asked, pupil in doc.undecided(now)],
        ends=round(1000 * ends),
    )


def table_message(live: LiveRoom) -> wire.ClassTable:
    doc, match = live.doc, live.match
    here = {c.person for c in live.connections if not c.line.is_silent}
    idle = wire.ClassTable(
        room=doc.id,
        state=OVER if match is not None else IDLE,
        seats=[seat_message(doc, seat, place, here) for seat, place in enumerate(doc.places)],
    )
    return idle if match is None else with_match(idle, match)


def seat_message(doc: Room, seat: int, place: Place, here: set[str]) -> wire.ClassSeat:
    if place.next is not None:
        return wire.ClassSeat(
            place.next, doc.member(place.next).name, place.next in here, late=True
        )
    is_free = place.person is None and not place.bot
    name = "" if is_free else doc.seat_name(seat)
    return wire.ClassSeat(place.person, name, place.person is None or place.person in here)


def with_match(table: wire.ClassTable, match: RunningMatch) -> wire.ClassTable:
    """By what a spectator would see of it."""
    view = match.table.message(None, match.around())
    return msgspec.structs.replace(
        table,
        state=state_of(match) if match.is_running else OVER,
        active=waited_for(view) if match.is_running else [],
        teams=view.teams,
        scores=view.seen.scores if view.seen.deal_scores else [],
        unit=view.unit,
        deal=view.seen.deal,
    )


def state_of(match: RunningMatch) -> str:
    if match.timers.paused_at is not None:
        return PAUSED
    return SCORED if match.table.state.settled else PLAYING


def waited_for(view: wire.View) -> list[int]:
    seats = view.around.waiting or view.seen.active
    return [int(seat) for seat in seats if int(seat) < view_seats(view)]


def view_seats(view: wire.View) -> int:
    """The house is active, too, where it deals; nobody waits for it."""
    return sum(map(len, view.teams))

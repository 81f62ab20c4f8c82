"""The message that describes a room to the people in it."""

from __future__ import annotations

import msgspec

from tablee.server import wire
from tablee.server.matches.absences import Absences
from tablee.server.rooms.connection import Frame
from tablee.server.rooms.room import Place, Room

NOBODY = b'"me":""'  # no name or option can hold that: in JSON its quotes are escaped


class RoomMessage:
    """Written once for everybody, however many pages are open; only `me` is another on each."""

    def __init__(self, message: wire.Room) -> None:
        self.before, self.after = wire.write(message).split(NOBODY, 1)

    def frame_for(self, person: str) -> Frame:
        return Frame(b'%s"me":"%s"%s' % (self.before, person.encode(), self.after))


def room_message(
    doc: Room,
    here: set[str],
    absences: Absences | None,
    played: list[Place],
    away: set[str],
) -> wire.Room:
    """For anybody: `me` is still empty. `absences` are those of the running match.

    `played` is who sat where in the one that is over, `away` whose pages are out of sight.
    """
    withheld = doc.withheld_options()
    return wire.Room(
        id=doc.id,
        link="" if doc.class_id else doc.link,  # a class has its code
        me="",
        people=people_of(doc, here, away),
        seats=seats_of(doc, absences),
        game=doc.game,
        options={n: t for n, t in doc.options.items() if n not in withheld},
        withheld=list(withheld),
        pace=doc.pace_now(),
        turn_seconds=doc.turn_seconds,
        absent_seconds=doc.absent_seconds,
        chat=doc.chat,
        spectators=doc.spectators,
        newcomers=doc.newcomers,
        table=doc.table,
        playing=doc.playing,
        tally=[
            wire.Tally(doc.tally_name(key), result.matches, result.wins)
            for key, result in doc.tally.items()
        ],
        in_class=bool(doc.class_id),
        played=seats_of(msgspec.structs.replace(doc, places=played), None),
    )


def people_of(doc: Room, here: set[str], away: set[str]) -> list[wire.Person]:
    return [
        wire.Person(
            id=member.id,
            name=member.name,
            here=member.id in here,
            away=member.id in away,
            host=member.id == doc.host,
            seat=doc.seat_of(member.id),
        )
        for member in doc.members
    ]


def seats_of(doc: Room, absences: Absences | None) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            person=place.person,
            name=doc.seat_name(seat),
            bot=place.bot,
            stand_in=absences is not None and seat in absences.stand_ins,
            absent=absences is not None and absences.is_absent(seat),
            next=place.next,
            left=place.left,
        )
        for seat, place in enumerate(doc.places)
    ]

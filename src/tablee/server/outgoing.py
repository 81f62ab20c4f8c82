"""What goes out: the room and the view of each connection, and the chat."""

from __future__ import annotations

from tablee.engine.moves import Seat
from tablee.server import wire
from tablee.server.live import Connection, LiveRoom
from tablee.server.names import clean_chat
from tablee.server.room import NotAllowed
from tablee.server.table import Table

KEPT_CHAT = 100


def tell_views(live: LiveRoom) -> None:
    """One message for every connection; those of one seat share it."""
    if live.table is None:
        return
    frames: dict[int | None, bytes] = {}
    for connection in live.connections:
        seat = live.doc.seat_of(connection.person)
        if seat not in frames:
            frames[seat] = wire.write(view_for(live, live.table, connection.person))
        connection.send_bytes(frames[seat])


def view_for(live: LiveRoom, table: Table, person: str) -> wire.View:
    seat = live.doc.seat_of(person)
    if seat is not None and seat >= table.seats:
        seat = None  # the room has grown since this match
    return table.message(None if seat is None else Seat(seat), live.waiting())


def tell_room(live: LiveRoom, now: float) -> None:
    for connection in live.connections:
        connection.send(room_for(live, connection.person, now))


def room_for(live: LiveRoom, person: str, now: float) -> wire.Room:
    doc = live.doc
    return wire.Room(
        id=doc.id,
        link=doc.link,
        me=person,
        people=people_of(live),
        seats=seats_of(live, now),
        game=doc.game,
        options=doc.options,
        pace=doc.pace,
        turn_seconds=doc.turn_seconds,
        absent_seconds=doc.absent_seconds,
        chat=doc.chat,
        spectators=doc.spectators,
        table=doc.table,
        playing=doc.playing,
        tally=[wire.Tally(name, r.matches, r.wins) for name, r in doc.tally.items()],
    )


def people_of(live: LiveRoom) -> list[wire.Person]:
    doc = live.doc
    return [
        wire.Person(
            id=member.id,
            name=member.name,
            here=live.is_here(member.id),
            host=member.id == doc.host,
            seat=doc.seat_of(member.id),
        )
        for member in doc.members
    ]


def seats_of(live: LiveRoom, now: float) -> list[wire.SeatInfo]:
    doc = live.doc
    return [
        wire.SeatInfo(
            person=place.person,
            name=doc.seat_name(seat),
            bot=place.bot,
            stand_in=seat in live.stand_ins,
            absent=doc.playing and live.is_absent(seat, now),
        )
        for seat, place in enumerate(doc.places)
    ]


def say(live: LiveRoom, connection: Connection, text: str, now: float) -> None:
    if not live.doc.chat:
        raise NotAllowed("chat-off")
    if not connection.chat.take(now):
        raise NotAllowed("chat-too-fast")
    cleaned = clean_chat(text)
    if not cleaned:
        raise NotAllowed("chat-empty")
    is_spectator = live.doc.seat_of(connection.person) is None
    line = wire.ChatLine(live.doc.member(connection.person).name, cleaned, is_spectator)
    live.chat = [*live.chat[-KEPT_CHAT + 1 :], line]
    for other in live.connections:
        if may_read(live, other, line):
            other.send(line)


def may_read(live: LiveRoom, connection: Connection, line: wire.ChatLine) -> bool:
    """While a match runs, those who watch talk among themselves."""
    is_player = live.doc.seat_of(connection.person) is not None
    return not (line.spectator and is_player and live.doc.playing)

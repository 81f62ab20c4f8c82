"""What goes out: the room and the view of each connection, and the chat."""

from __future__ import annotations

from tablee.engine.moves import Seat
from tablee.server import wire
from tablee.server.limits import Bucket
from tablee.server.live import CHAT_BURST, CHAT_RATE, Connection, LiveRoom
from tablee.server.names import clean_chat
from tablee.server.room import NotAllowed

KEPT_CHAT = 100


def tell_views(live: LiveRoom) -> None:
    """One message for every connection; those of one seat share it."""
    frames: dict[int | None, bytes | None] = {}
    waiting = live.waiting()
    for connection in live.connections:
        seat = live.seat_at_table(connection.person)
        if seat not in frames:
            frames[seat] = view_frame(live, seat, waiting)
        frame = frames[seat]
        if frame is not None:
            connection.send_bytes(frame)


def view_frame(live: LiveRoom, seat: int | None, waiting: list[int]) -> bytes | None:
    """What this seat sees, or a spectator if they are admitted."""
    if live.table is None or (seat is None and live.doc.playing and not live.doc.spectators):
        return None
    return wire.write(live.table.message(None if seat is None else Seat(seat), waiting))


def tell_view(live: LiveRoom, connection: Connection) -> None:
    """To somebody who comes in: what happened before, and how it stands."""
    seat = live.seat_at_table(connection.person)
    frame = view_frame(live, seat, live.waiting())
    if frame is not None and live.table is not None:
        connection.send(live.table.log(None if seat is None else Seat(seat)))
        connection.send_bytes(frame)


def tell_room(live: LiveRoom, now: float) -> None:
    """`now` is the clock's `elapsed`."""
    if not live.connections:
        return
    people, seats = people_of(live), seats_of(live, now)
    for connection in live.connections:
        connection.send(room_for(live, connection.person, people, seats))


def room_for(
    live: LiveRoom, person: str, people: list[wire.Person], seats: list[wire.SeatInfo]
) -> wire.Room:
    doc = live.doc
    return wire.Room(
        id=doc.id,
        link=doc.link,
        me=person,
        people=people,
        seats=seats,
        game=doc.game,
        options=doc.options,
        pace=doc.pace_now(),
        turn_seconds=doc.turn_seconds,
        absent_seconds=doc.absent_seconds,
        chat=doc.chat,
        spectators=doc.spectators,
        table=doc.table,
        playing=doc.playing,
        tally=[
            wire.Tally(doc.tally_name(key), result.matches, result.wins)
            for key, result in doc.tally.items()
        ],
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
            stand_in=doc.playing and seat in live.stand_ins,
            absent=doc.playing and live.is_absent(seat, now),
            next=place.next,
        )
        for seat, place in enumerate(doc.places)
    ]


def say(live: LiveRoom, person: str, text: str, now: float) -> None:
    if not live.doc.chat:
        raise NotAllowed("chat-off")
    bucket = live.chat_buckets.setdefault(person, Bucket(CHAT_RATE, CHAT_BURST, now))
    if not bucket.take(now):
        raise NotAllowed("chat-too-fast")
    cleaned = clean_chat(text)
    if not cleaned:
        raise NotAllowed("chat-empty")
    is_spectator = live.doc.seat_of(person) is None
    line = wire.ChatLine(live.doc.member(person).name, cleaned, is_spectator)
    live.chat = [*live.chat[-KEPT_CHAT + 1 :], line]
    for other in live.connections:
        if may_read(live, other, line):
            other.send(line)


def may_read(live: LiveRoom, connection: Connection, line: wire.ChatLine) -> bool:
    """While a match runs, those who watch talk among themselves."""
    is_player = live.doc.seat_of(connection.person) is not None
    return not (line.spectator and is_player and live.doc.playing)

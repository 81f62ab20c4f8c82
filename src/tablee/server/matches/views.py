"""Sends the views of a match to the people in its room."""

from __future__ import annotations

from random import shuffle

from tablee.engine.moves import Seat
from tablee.server import wire
from tablee.server.matches.room_interface import MatchRoom
from tablee.server.matches.table import Table
from tablee.server.rooms.connection import Connection
from tablee.server.rooms.room import Place, seat_in


class ViewSender:
    """`around` is what the table adds to every view of the moment."""

    def __init__(self, table: Table, room: MatchRoom) -> None:
        self.table = table
        self.room = room
        self.final_places: list[Place] = []  # who sat where, when the match is over

    def keep_seats(self, places: list[Place]) -> None:
        """The match is over: people may sit elsewhere now, and still see it from where they sat."""
        self.final_places = places

    def seat_of(self, person: str) -> Seat | None:
        doc = self.room.doc
        return seat_in(doc.places if doc.playing else self.final_places, person)

    def send_all(self, around: wire.Around, noticing: list[Seat | None]) -> None:
        """A view for every connection that noticed something; those of one seat share it."""
        frames: dict[Seat | None, bytes | None] = {}
        connections = list(self.room.connections)
        shuffle(connections)  # or whoever came first would always be shown the table first
        for connection in connections:
            seat = self.seat_of(connection.person)
            if seat in noticing:
                if seat not in frames:
                    frames[seat] = self.frame(seat, around)
                self.send(connection, seat, frames[seat])

    def send_to(self, connection: Connection, around: wire.Around) -> None:
        """To somebody who comes in: what happened before, and how it stands."""
        seat = self.seat_of(connection.person)
        frame = self.frame(seat, around)
        if frame is not None:
            connection.send(self.table.log(seat))
            self.send(connection, seat, frame)

    def send(self, connection: Connection, seat: Seat | None, frame: bytes | None) -> None:
        if frame is not None:
            connection.ping(often=seat is not None and self.table.may_bring_claims())
            connection.send_view(self.table.id, self.table.watchers[seat].number, frame)

    def frame(self, seat: Seat | None, around: wire.Around) -> bytes | None:
        """What this seat sees, or a spectator if they are admitted."""
        doc = self.room.doc
        if seat is None and doc.playing and not doc.spectators:
            return None
        return wire.write(self.table.message(seat, around))

"""Commands that change the document of a room."""

from __future__ import annotations

from tablee.server import wire
from tablee.server.people.identity import new_id
from tablee.server.rooms.room import NotAllowed, Room


def change(doc: Room, person: str, command: wire.FromClient) -> None:
    match command:
        case wire.Sit():
            doc.sit(person, command.seat)
        case wire.Stand():
            doc.stand_up(person)
        case wire.SeatBot():
            doc.seat_bot(person, command.seat, command.bot)
        case wire.Configure():
            doc.configure(person, command.game, command.seats, dict(command.options))
            doc.set_pace(command.pace, command.turn_seconds, command.absent_seconds)
        case wire.SetPace():
            doc.choose_pace(person, command.pace)
        case wire.Rename():
            doc.rename(person, command.person, command.name)
        case wire.Remove():
            doc.remove(person, command.person)
        case _:
            change_as_host(doc, person, command)
    doc.note(command.id)


def change_as_host(doc: Room, person: str, command: wire.FromClient) -> None:
    doc.only_host(person)
    match command:
        case wire.RenewLink():
            doc.link = new_id()
        case wire.Allow():
            doc.chat, doc.spectators = command.chat, command.spectators
            doc.newcomers = command.newcomers
        case _:
            raise NotAllowed("command-unknown")

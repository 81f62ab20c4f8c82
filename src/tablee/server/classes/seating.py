"""Who sits at which table of a class. Pure: it looks at rooms, and changes one."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.server.people.identity import new_id
from tablee.server.rooms.names import alike, bot_name
from tablee.server.rooms.room import NotAllowed, Room, copied


def new_table(model: Room) -> Room:
    table = copied(model)
    table.id, table.link = new_id(), new_id()
    return table


def pupils_at(room: Room) -> int:
    return sum(member.id != room.host for member in room.members)


def free_seat(room: Room) -> int | None:
    """One that nobody has; in a match that of a bot which nobody else waits for."""
    for seat, place in enumerate(room.places):
        is_free = place.person is None and place.next is None
        if is_free and (place.bot or not room.playing):
            return seat
    return None


def seats_soon(room: Room) -> bool:
    """Whether somebody who sits down there needn't wait for the end of the match."""
    return not (room.playing and room.played_game().rules.is_one_deal)


def table_for_newcomer(rooms: Sequence[Room], wanted: int) -> Room | None:
    """The one with fewest, tables that don't play yet before those that do.

    None: another table is opened, as long as fewer than `wanted` are, or where all are full.
    """
    if len(rooms) < wanted:
        return None
    open_ones = [room for room in rooms if free_seat(room) is not None and seats_soon(room)]
    return min(open_ones, key=lambda room: (room.playing, pupils_at(room)), default=None)


def seat_pupil(room: Room, person: str, name: str) -> None:
    """A bot that is called the same has another name from now on."""
    seat = free_seat(room)
    if seat is None:
        raise NotAllowed("class-table-full")
    for place in room.places:
        if alike(place.name) == alike(name):
            place.name = bot_name(room.id, [*room.taken_names(), name])
    room.admit(person, name)
    room.sit(person, seat)


def seat_those_who_stand(room: Room) -> None:
    """Before a match: whoever belongs to this table plays at it."""
    for member in room.members:
        seat = free_seat(room)
        if member.id != room.host and room.seat_of(member.id) is None and seat is not None:
            room.sit(member.id, seat)


def moves_to_spread(tables: list[list[str]], needed: int) -> list[tuple[str, int]]:
    """Who moves to which of these tables, so that `needed` of them have about as many each.

    Those that have most stay, and as many as can stay where they are.
    """
    kept = sorted(range(len(tables)), key=lambda at: -len(tables[at]))[:needed]
    now = [list(people) for people in tables]
    moves: list[tuple[str, int]] = []
    while kept:
        emptiest = min(kept, key=lambda at: len(now[at]))
        given_up = [at for at in range(len(now)) if at not in kept and now[at]]
        fullest = given_up[0] if given_up else max(kept, key=lambda at: len(now[at]))
        if not given_up and len(now[fullest]) <= len(now[emptiest]) + 1:
            break
        person = now[fullest].pop()
        now[emptiest].append(person)
        moves.append((person, emptiest))
    return moves

"""Who may look back at a match, and at how much of it.

A match that is over is open to those of its room, and to whoever has a link by which it was
shared. One that still runs shows everybody only what he was shown before, and only where the game
isn't played from memory.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from tablee.engine.moves import Seat
from tablee.engine.record import write_record
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.hub import Hub
from tablee.server.identity import new_id
from tablee.server.past import Watching, full_record, played, views_of_deal
from tablee.server.room import NotAllowed, Place, Room, read_seating
from tablee.server.store import Match, StoredTable
from tablee.server.table import Table

log = logging.getLogger("tablee.server")

UNKNOWN = Text("replay-unknown")
MOST_MATCHES = 20  # on the list of those that one may look back at


class Unknown(NotAllowed):
    """There is no such match, or it is none of the asker's business: he can't tell which."""

    def __init__(self) -> None:
        super().__init__(UNKNOWN.key)


@dataclass(frozen=True)
class Found:
    """A match, as far as whoever asked belongs to it."""

    match: Match
    room: Room
    is_member: bool  # else a stranger, who has the link of a shared match
    places: list[Place]
    mine: Seat | None
    is_over: bool
    deals: list[int]


class LookingBack:
    """Finds matches for those who may see them; NotAllowed says why not."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def head(self, person: str, name: str) -> wire.Replay:
        found = await self.find(person, name)
        stored, moves = found.match
        return wire.Replay(
            id=name,
            game=stored.game,
            seats=shown_seats(stored, found.places, found.room, found.is_member),
            mine=found.mine,
            over=found.is_over,
            ended=None if stored.finished is None else round(stored.finished * 1000),
            deals=found.deals,
            version=len(moves),
            room=found.room.id if found.is_member else None,
            link=self.store.link_of_table(stored.id) if found.is_member else None,
        )

    async def deal(self, person: str, name: str, deal: int, watching: Watching) -> wire.ReplayDeal:
        found = await self.find(person, name)
        check_watching(found, watching)
        found_deal = await asyncio.to_thread(views_of_deal, found.match, deal, watching)
        if not found_deal.views:
            raise Unknown
        return found_deal

    async def record(self, person: str, name: str) -> tuple[str, str]:
        """The game, and the record in one line."""
        found = await self.find_over(person, name)
        record = await asyncio.to_thread(full_record, found.match)
        return record.game, write_record(record)

    async def share(self, person: str, name: str) -> str:
        """The link by which anybody may look at it from now on."""
        return await self.store.share_table(await self.own(person, name), new_id())

    async def unshare(self, person: str, name: str) -> None:
        """Its link opens it no more; shared again it has another."""
        await self.store.unshare_table(await self.own(person, name))

    def matches_of(self, person: str) -> list[wire.PlayedMatch]:
        """The last matches that were played to their end in this person's rooms."""
        return [
            wire.PlayedMatch(
                table=stored.id,
                game=stored.game,
                seats=shown_seats(stored, places, self.hub.rooms[stored.room].doc, True),
                ended=round(stored.finished * 1000),
            )
            for stored in self.store.finished_tables(person, MOST_MATCHES)
            if stored.finished is not None and stored.room in self.hub.rooms
            # A match that was closed before its end has no seating.
            if (places := read_seating(stored.body).places)
        ]

    # Finding

    async def own(self, person: str, name: str) -> str:
        """The table of a finished match, for those of its room."""
        found = await self.find_over(person, name)
        if not found.is_member:
            raise Unknown
        return found.match[0].id

    async def find_over(self, person: str, name: str) -> Found:
        found = await self.find(person, name)
        if not found.is_over:
            raise NotAllowed("replay-not-over")
        return found

    async def find(self, person: str, name: str) -> Found:
        shared = self.store.shared_table(name)
        match = self.store.load_table(shared or name)
        live = None if match is None else self.hub.rooms.get(match[0].room)
        if match is None or live is None:
            raise Unknown
        stored, _ = match
        room, is_member = live.doc, live.doc.is_member(person)
        if not is_member and shared is None:
            raise Unknown
        table = await replayed(match)
        if not table.state.over:
            check_running(room, table, person)
        places = read_seating(stored.body).places if table.state.over else room.places
        return Found(
            match=match,
            room=room,
            is_member=is_member,
            places=places,
            mine=seat_in(places, person),
            is_over=table.state.over,
            deals=table.deals(),
        )


def seat_in(places: list[Place], person: str) -> Seat | None:
    seats = [Seat(seat) for seat, place in enumerate(places) if place.person == person]
    return seats[0] if seats else None


def check_running(room: Room, table: Table, person: str) -> None:
    """Whether one may look back at a match that isn't over."""
    if room.table != table.id or not room.playing:
        raise NotAllowed("replay-not-over")  # it was closed, and never will be
    if table.recall() is not None:
        raise NotAllowed("replay-from-memory")
    if room.seat_of(person) is None and not room.spectators:
        raise NotAllowed("room-no-spectators")


def check_watching(found: Found, watching: Watching) -> None:
    """While a match runs, one looks from one's own seat alone, and at nobody else's cards."""
    if not found.is_over and (watching.is_open or watching.seat != found.mine):
        raise NotAllowed("replay-own-seat")
    if watching.seat is not None and not 0 <= watching.seat < found.match[0].seats:
        raise Unknown


async def replayed(match: Match) -> Table:
    """Beside the loop, since a long match takes a while; rules that have changed can't be asked."""
    try:
        return await asyncio.to_thread(played, match)
    except Exception as error:  # whatever it is: the rules of today can't make sense of it
        log.warning("table %s can't be replayed: %s", match[0].id, type(error).__name__)
        raise NotAllowed("replay-other-rules") from None


def shown_seats(
    stored: StoredTable, places: list[Place], room: Room, is_member: bool
) -> list[wire.ReplaySeat]:
    """Bots by name for everybody; people for those of the room, while they are of it themselves."""
    if not places:
        return [wire.ReplaySeat("", "") for _ in range(stored.seats)]
    then = msgspec.structs.replace(room, places=places)
    known = {member.id for member in room.members} if is_member else set()
    return [
        wire.ReplaySeat(then.seat_name(s) if place.bot or place.person in known else "", place.bot)
        for s, place in enumerate(places)
    ]

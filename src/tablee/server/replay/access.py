"""Access to replays: who may see which match, and how much of it.

A match that is over is open to those of its room, and to whoever has a link by which it was
shared. One that still runs shows everybody only what he was shown before, and only where the game
isn't played from memory.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from tablee.engine.moves import Seat
from tablee.engine.words import Text
from tablee.server import wire
from tablee.server.asked_process import Fault
from tablee.server.people.identity import new_id
from tablee.server.replay.process import AskDeal, Outline
from tablee.server.replay.walk import Watching
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.room import NotAllowed, Place, Room, read_seating, seat_in
from tablee.server.store import StoredTable
from tablee.server.turns import Asker

log = logging.getLogger("tablee.server")

UNKNOWN = Text("replay-unknown")
Made = TypeVar("Made")

MOST_MATCHES = 20  # on the list of those that one may look back at


class Unknown(NotAllowed):
    """There is no such match, or it is none of the asker's business: he can't tell which."""

    def __init__(self) -> None:
        super().__init__(UNKNOWN.key)


@dataclass(frozen=True)
class Viewer:
    """Who wants to look back, a person or nobody, and as whom they wait for it."""

    person: str
    waits_as: Asker


@dataclass(frozen=True)
class Found:
    """A match, as far as whoever asked belongs to it."""

    stored: StoredTable
    room: Room
    is_member: bool  # else a stranger, who has the link of a shared match
    places: list[Place]
    mine: Seat | None
    outline: Outline

    @property
    def is_over(self) -> bool:
        return self.outline.is_over


class ReplayAccess:
    """Finds matches for those who may see them; NotAllowed says why not."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.replays = hub.replays

    async def head(self, viewer: Viewer, name: str) -> wire.Replay:
        found = await self.find(viewer, name)
        stored, outline = found.stored, found.outline
        return wire.Replay(
            id=name,
            game=stored.game,
            seats=shown_seats(stored, found.places, found.room, found.is_member),
            mine=found.mine,
            over=found.is_over,
            ended=None if stored.finished is None else round(stored.finished * 1000),
            deals=outline.deals,
            last=outline.last,
            room=found.room.id if found.is_member else None,
            link=self.store.link_of_table(stored.id) if found.is_member else None,
        )

    async def deal(
        self, viewer: Viewer, name: str, deal: int, watching: Watching, *, is_packed: bool
    ) -> bytes:
        """A wire.ReplayDeal, written down."""
        found = await self.find(viewer, name)
        check_watching(found, watching)
        table, asked = found.stored.id, AskDeal(deal, watching, whole=found.is_over)
        made = self.replays.deal(viewer.waits_as, table, asked, is_packed=is_packed)
        views = await told(table, made)
        if not views:
            raise Unknown
        return views

    async def scores(self, viewer: Viewer, name: str, *, is_packed: bool) -> bytes:
        """What everybody was shown after each deal, also where the deals are played from memory.

        A wire.ScoredDeals, written down.
        """
        stored, room, _ = self.reach(viewer.person, name)
        if room.table == stored.id and room.playing:
            check_admitted(room, viewer.person)
        made = self.replays.scores(viewer.waits_as, stored.id, is_packed=is_packed)
        return await told(stored.id, made)

    async def record(self, viewer: Viewer, name: str) -> tuple[str, str]:
        """The game, and the record in one line."""
        stored = (await self.find_over(viewer, name)).stored
        made = self.replays.record(viewer.waits_as, stored.id)
        return stored.game, await told(stored.id, made)

    async def share(self, viewer: Viewer, name: str) -> str:
        """The link by which anybody may look at it from now on."""
        return await self.store.share_table(await self.own(viewer, name), new_id())

    async def unshare(self, viewer: Viewer, name: str) -> None:
        """Its link opens it no more; shared again it has another."""
        await self.store.unshare_table(await self.own(viewer, name))

    def matches_of(self, person: str) -> list[wire.PlayedMatch]:
        """The last matches that were played to their end in this person's rooms."""
        rooms = [room.id for room in self.hub.last_rooms_of(person)]
        return [
            wire.PlayedMatch(
                table=stored.id,
                game=stored.game,
                seats=shown_seats(stored, then.places, self.hub.rooms[stored.room].doc, True),
                ended=round(stored.finished * 1000),
                teams=then.teams,
                scores=then.scores,
                ranking=then.ranking,
                unit=then.unit,
            )
            for stored in self.store.finished_tables(rooms, MOST_MATCHES)
            if stored.finished is not None
            # A match that was closed before its end has no seating.
            if (then := read_seating(stored.body)).places
        ]

    # Finding

    async def own(self, viewer: Viewer, name: str) -> str:
        """The table of a finished match, for those of its room."""
        found = await self.find_over(viewer, name)
        if not found.is_member:
            raise Unknown
        return found.stored.id

    async def find_over(self, viewer: Viewer, name: str) -> Found:
        found = await self.find(viewer, name)
        if not found.is_over:
            raise NotAllowed("replay-not-over")
        return found

    def reach(self, person: str, name: str) -> tuple[StoredTable, Room, bool]:
        """A match, its room, and whether this person belongs to it or only has a link."""
        shared = self.store.shared_table(name)
        stored = self.store.find_table(shared or name)
        live = None if stored is None else self.hub.rooms.get(stored.room)
        if stored is None or live is None:
            raise Unknown
        is_member = live.doc.is_member(person)
        if not is_member and shared is None:
            raise Unknown
        return stored, live.doc, is_member

    async def find(self, viewer: Viewer, name: str) -> Found:
        person = viewer.person
        stored, room, is_member = self.reach(person, name)
        made = self.replays.outline(viewer.waits_as, stored.id, room.seat_of(person))
        outline = await told(stored.id, made)
        if not outline.is_over:
            check_running(room, stored.id, outline, person)
        places = read_seating(stored.body).places if outline.is_over else room.places
        return Found(stored, room, is_member, places, seat_in(places, person), outline)


def check_running(room: Room, table: str, outline: Outline, person: str) -> None:
    """Whether one may look back at a match that isn't over."""
    if room.table != table or not room.playing:
        raise NotAllowed("replay-not-over")  # it was closed, and never will be
    if outline.is_from_memory:
        raise NotAllowed("replay-from-memory")
    check_admitted(room, person)


def check_admitted(room: Room, person: str) -> None:
    if room.seat_of(person) is None and not room.spectators:
        raise NotAllowed("room-no-spectators")


def check_watching(found: Found, watching: Watching) -> None:
    """While a match runs, one looks from one's own seat alone, and at nobody else's cards."""
    if not found.is_over and (watching.is_open or watching.seat != found.mine):
        raise NotAllowed("replay-own-seat")
    if watching.seat is not None and not 0 <= watching.seat < found.stored.seats:
        raise Unknown


async def told(table: str, replay: Awaitable[Made]) -> Made:
    """What the other process makes of a match; rules that have changed can't be asked."""
    try:
        return await replay
    except Fault as fault:
        log.warning("table %s can't be replayed: %s", table, fault)
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

"""A room: who is invited, who sits where, what is played. It outlives its matches.

Pure: a document and what may be done to it. The hub saves it and tells everyone.
"""

from __future__ import annotations

import msgspec

from tablee.bots import known_bots
from tablee.engine.game import Game
from tablee.engine.options import BadOption
from tablee.engine.words import Params, Text
from tablee.games import BadShelf, find_game
from tablee.server.names import BadName, clean_name, unique

PACES = {"calm": 2.0, "normal": 1.0, "brisk": 0.4, "none": 0.0}
MOST_TURN_SECONDS = 3600
LEAST_ABSENT_SECONDS, MOST_ABSENT_SECONDS = 1, 86_400
MOST_PEOPLE = 60


class NotAllowed(Exception):
    """A command that can't be carried out; `why` says it to the person who sent it."""

    def __init__(self, key: str, params: Params | None = None) -> None:
        super().__init__(key)
        self.why = Text(key, params or {})


class Member(msgspec.Struct):
    id: str
    name: str


class Place(msgspec.Struct):
    """A seat of the coming or running match."""

    person: str | None = None
    bot: str = ""


class Result(msgspec.Struct):
    """What a name has reached in this room."""

    matches: int = 0
    wins: int = 0


class Room(msgspec.Struct):
    """The document that the store keeps."""

    id: str
    link: str
    host: str
    game: str
    options: dict[str, str] = {}
    places: list[Place] = []
    members: list[Member] = []
    removed: list[str] = []
    pace: str = "normal"
    turn_seconds: int = 0
    absent_seconds: int = 60
    chat: bool = True
    spectators: bool = True
    table: str | None = None
    playing: bool = False
    tally: dict[str, Result] = {}

    # Who is here

    def member(self, person: str) -> Member:
        for member in self.members:
            if member.id == person:
                return member
        raise NotAllowed("room-not-a-member")

    def is_member(self, person: str) -> bool:
        return any(member.id == person for member in self.members)

    def join(self, person: str, name: str) -> None:
        """Somebody comes in by the invitation."""
        if self.is_member(person):
            return
        if person in self.removed:
            raise NotAllowed("room-removed")
        if len(self.members) >= MOST_PEOPLE:
            raise NotAllowed("room-full", {"most": MOST_PEOPLE})
        self.members.append(Member(person, unique(name, self.names())))

    def names(self, but: str = "") -> list[str]:
        return [member.name for member in self.members if member.id != but]

    def rename(self, actor: str, person: str, name: str) -> None:
        if actor != person:
            self.only_host(actor)
        try:
            cleaned = clean_name(name)
        except BadName:
            raise NotAllowed("name-empty") from None
        if cleaned.casefold() in {taken.casefold() for taken in self.names(but=person)}:
            raise NotAllowed("name-taken", {"name": cleaned})
        self.member(person).name = cleaned

    def remove(self, actor: str, person: str) -> None:
        self.only_host(actor)
        if person == self.host:
            raise NotAllowed("room-host-stays")
        member = self.member(person)
        for place in self.places:
            if place.person == person:
                place.person, place.bot = None, self.default_bot() if self.playing else ""
        self.members.remove(member)
        self.removed.append(person)

    def forget(self, person: str) -> None:
        """The person is no longer known by a name, here or in the tally."""
        member = self.member(person)
        self.tally.pop(member.name, None)
        for place in self.places:
            if place.person == person:
                place.person, place.bot = None, self.default_bot()
        self.members.remove(member)

    def only_host(self, actor: str) -> None:
        if actor != self.host:
            raise NotAllowed("room-host-only")

    # Who sits where

    def seat_of(self, person: str) -> int | None:
        for seat, place in enumerate(self.places):
            if place.person == person:
                return seat
        return None

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise NotAllowed("room-no-such-seat", {"number": seat + 1})
        return self.places[seat]

    def sit(self, person: str, seat: int) -> None:
        self.member(person)
        self.only_between_matches()
        place = self.place(seat)
        if place.person not in (None, person):
            raise NotAllowed("room-seat-taken")
        self.stand(person)
        place.person, place.bot = person, ""

    def stand(self, person: str) -> None:
        self.only_between_matches()
        for place in self.places:
            if place.person == person:
                place.person = None

    def seat_bot(self, actor: str, seat: int, bot: str) -> None:
        self.only_host(actor)
        self.only_between_matches()
        if bot and bot not in known_bots(self.played_game()):
            raise NotAllowed("room-no-such-bot", {"bot": bot})
        place = self.place(seat)
        if place.person is not None:
            raise NotAllowed("room-seat-taken")
        place.bot = bot

    def only_between_matches(self) -> None:
        if self.playing:
            raise NotAllowed("room-match-running")

    # What is played

    def played_game(self) -> Game:
        try:
            return find_game(self.game).game
        except BadShelf as bad:
            raise NotAllowed(bad.why.key, bad.why.params) from None

    def default_bot(self) -> str:
        """The last of the game's own bots, which is its best; random where it has none."""
        return list(known_bots(self.played_game()))[-1]

    def configure(self, actor: str, game: str, seats: int, options: dict[str, str]) -> None:
        """Another game, number of seats or options; people keep their seats where they can."""
        self.only_host(actor)
        self.only_between_matches()
        before, self.game = self.game, game
        try:
            chosen = self.played_game()
            if seats not in chosen.seats:
                bounds: Params = {"least": chosen.seats[0], "most": chosen.seats[-1]}
                raise NotAllowed("room-seats", bounds)
            chosen.read_options(options)
        except BadOption as bad:
            self.game = before
            raise NotAllowed(bad.why.key, bad.why.params) from None
        except NotAllowed:
            self.game = before
            raise
        self.options = dict(options)
        self.resize(seats)
        known = known_bots(chosen)
        for place in self.places:
            if place.bot not in known:
                place.bot = ""

    def resize(self, seats: int) -> None:
        self.places = (self.places + [Place() for _ in range(seats)])[:seats]

    def set_pace(self, pace: str, turn_seconds: int, absent_seconds: int) -> None:
        if pace not in PACES:
            raise NotAllowed("room-no-such-pace", {"pace": pace})
        if not 0 <= turn_seconds <= MOST_TURN_SECONDS:
            raise NotAllowed("room-turn-time", {"most": MOST_TURN_SECONDS})
        if not LEAST_ABSENT_SECONDS <= absent_seconds <= MOST_ABSENT_SECONDS:
            raise NotAllowed(
                "room-absent-time", {"least": LEAST_ABSENT_SECONDS, "most": MOST_ABSENT_SECONDS}
            )
        self.pace, self.turn_seconds, self.absent_seconds = pace, turn_seconds, absent_seconds

    def fill_with_bots(self) -> None:
        for place in self.places:
            if place.person is None and not place.bot:
                place.bot = self.default_bot()

    def seat_name(self, seat: int) -> str:
        """Who sits here, in words that both languages share; bots are told apart by number."""
        place = self.places[seat]
        if place.person is not None and self.is_member(place.person):
            return self.member(place.person).name
        return f"{place.bot or '?'} {seat + 1}"

    def count_match(self, winners: list[int]) -> None:
        for seat in range(len(self.places)):
            result = self.tally.setdefault(self.seat_name(seat), Result())
            result.matches += 1
            result.wins += seat in winners


def new_room(room: str, link: str, host: str, name: str, game: str) -> Room:
    """A room with the game's most usual table: its host sits, the other seats are free."""
    made = Room(id=room, link=link, host=host, game=game, members=[Member(host, name)])
    seats = made.played_game().seats
    made.resize(seats[len(seats) // 2])
    made.places[0].person = host
    return made

"""A room: who is invited, who sits where, what is played. It outlives its matches.

Pure: a document and what may be done to it. The hub changes a copy, saves it and tells everyone.
"""

from __future__ import annotations

import msgspec

from tablee.bots import known_bots
from tablee.engine.game import Game
from tablee.engine.options import BadOption, Options
from tablee.engine.words import Params, Text
from tablee.games import BadShelf, Shelved, find_game
from tablee.server.names import BadName, alike, bot_name, clean_name, unique

# Seconds before a bot or the house moves. At my own pace they wait until I ask them on, as long as
# nobody else plays.
USUAL_PACE, OWN_PACE = "normal", "mine"
PACES = {"calm": 2.0, USUAL_PACE: 1.0, "brisk": 0.4, "none": 0.0, OWN_PACE: 1.0}
MOST_TURN_SECONDS = 3600
LEAST_ABSENT_SECONDS, MOST_ABSENT_SECONDS = 1, 86_400
MOST_PEOPLE = 60
KEPT_COMMANDS = 50


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
    name: str = ""  # of the bot
    next: str | None = None  # who takes this bot's seat at the next deal


class Seating(msgspec.Struct):
    """Who played a match that is over, by seat; people by their id alone."""

    places: list[Place] = []


class Result(msgspec.Struct):
    """What somebody has reached in this room, under the name of that time."""

    name: str
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
    pace: str = USUAL_PACE
    turn_seconds: int = 0
    absent_seconds: int = 60
    chat: bool = True
    spectators: bool = True
    table: str | None = None
    playing: bool = False
    is_match_lost: bool = False  # the last match couldn't be brought back
    tally: dict[str, Result] = {}  # by person, or by the name of a bot
    done: list[str] = []  # commands that made this document, so that a retry counts once

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
        if self.playing and not self.spectators:
            raise NotAllowed("room-no-spectators")
        if len(self.members) >= MOST_PEOPLE:
            raise NotAllowed("room-full", {"most": MOST_PEOPLE})
        self.members.append(Member(person, unique(name, self.taken_names())))

    def names(self, but: str = "") -> list[str]:
        return [member.name for member in self.members if member.id != but]

    def taken_names(self, but: str = "") -> list[str]:
        """Those of the bots, too: nobody is to be taken for one."""
        return [*self.names(but), *(place.name for place in self.places if place.name)]

    def rename(self, actor: str, person: str, name: str) -> None:
        if actor != person:
            self.only_host(actor)
        try:
            cleaned = clean_name(name)
        except BadName:
            raise NotAllowed("name-empty") from None
        if alike(cleaned) in map(alike, self.taken_names(but=person)):
            raise NotAllowed("name-taken", {"name": cleaned})
        self.member(person).name = cleaned

    def remove(self, actor: str, person: str) -> None:
        self.only_host(actor)
        if person == self.host:
            raise NotAllowed("room-host-stays")
        self.let_go(self.member(person))
        self.removed.append(person)

    def forget(self, person: str) -> None:
        """The person is no longer known by a name, here or in the tally."""
        self.let_go(self.member(person))
        self.tally.pop(person, None)
        if self.host == person and self.members:
            self.host = self.members[0].id

    def let_go(self, member: Member) -> None:
        """Somebody is here no more; in a match a bot goes on."""
        for place in self.places:
            if place.person == member.id:
                place.person = None
                self.put_bot(place, self.default_bot() if self.playing else "")
            if place.next == member.id:
                place.next = None
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

    def lone_player(self) -> str | None:
        """The person who plays with bots and nobody else."""
        people = [place.person for place in self.places if place.person is not None]
        return people[0] if len(people) == 1 else None

    def sit(self, person: str, seat: int) -> None:
        self.member(person)
        place = self.place(seat)
        if self.playing:
            self.wait_for(person, place)
            return
        if place.person not in (None, person):
            raise NotAllowed("room-seat-taken")
        self.stand(person)
        self.put_person(place, person)

    def wait_for(self, person: str, place: Place) -> None:
        """In a match: a bot's seat can be had from the next deal on."""
        if self.seat_of(person) is not None:
            raise NotAllowed("room-match-running")
        if place.person is not None or place.next not in (None, person):
            raise NotAllowed("room-seat-taken")
        self.stand(person)
        place.next = person

    def stand(self, person: str) -> None:
        if self.seat_of(person) is not None:
            self.only_between_matches()
        for place in self.places:
            if place.person == person:
                place.person = None
            if place.next == person:
                place.next = None

    def seat_latecomers(self) -> None:
        """The cards are dealt anew, or the match is over: who waited for a bot's seat has it."""
        for place in self.places:
            if place.next is not None:
                self.put_person(place, place.next)

    def seat_bot(self, actor: str, seat: int, bot: str) -> None:
        self.only_host(actor)
        self.only_between_matches()
        if bot and bot not in known_bots(self.played_game()):
            raise NotAllowed("room-no-such-bot", {"bot": bot})
        place = self.place(seat)
        if place.person is not None:
            raise NotAllowed("room-seat-taken")
        self.put_bot(place, bot)

    def put_bot(self, place: Place, bot: str) -> None:
        """A bot keeps its name as long as it sits; an empty `bot` leaves the seat free."""
        place.bot = bot
        if not bot:
            place.name = ""
        elif not place.name:
            place.name = bot_name(self.id, self.taken_names())

    def put_person(self, place: Place, person: str) -> None:
        self.put_bot(place, "")
        place.person, place.next = person, None

    def only_between_matches(self) -> None:
        if self.playing:
            raise NotAllowed("room-match-running")

    # What is played

    def shelved(self) -> Shelved:
        return find_allowed(self.game)

    def played_game(self) -> Game:
        return self.shelved().game

    def chosen_options(self) -> Options:
        return read_options(self.played_game(), self.options)

    def default_bot(self) -> str:
        """The middle one of the game's own, which go from weak to strong; random without any."""
        game = self.played_game()
        own = list(game.bots) or list(known_bots(game))
        return own[len(own) // 2]

    def configure(self, actor: str, game: str, seats: int, options: dict[str, str]) -> None:
        """Another game, number of seats or options; people keep their seats where they can."""
        self.only_host(actor)
        self.only_between_matches()
        chosen = find_allowed(game).game
        if seats not in chosen.seats:
            bounds: Params = {"least": chosen.seats[0], "most": chosen.seats[-1]}
            raise NotAllowed("room-seats", bounds)
        read_options(chosen, options)
        self.game, self.options = game, options
        self.resize(seats)
        known = known_bots(chosen)
        for place in self.places:
            if place.bot not in known:
                self.put_bot(place, "")

    def resize(self, seats: int) -> None:
        """More seats, or fewer: whoever sat on one that is gone moves to a free one."""
        places, gone = self.places[:seats], self.places[seats:]
        places += [Place() for _ in range(seats - len(places))]
        free = [place for place in places if place.person is None]
        people = [place.person for place in gone if place.person is not None]
        for place, person in zip(free, people, strict=False):
            self.put_person(place, person)
        self.places = places

    def choose_pace(self, actor: str, pace: str) -> None:
        """The host's choice, or that of somebody who plays alone."""
        if actor != self.lone_player():
            self.only_host(actor)
        self.set_pace(pace, self.turn_seconds, self.absent_seconds)

    def pace_now(self) -> str:
        """Where several play nobody waits for one."""
        is_one_persons = self.pace == OWN_PACE and self.lone_player() is None
        return USUAL_PACE if is_one_persons else self.pace

    def set_pace(self, pace: str, turn_seconds: int, absent_seconds: int) -> None:
        if pace not in PACES:
            raise NotAllowed("room-no-such-pace", {"pace": pace})
        if pace == OWN_PACE and self.lone_player() is None:
            raise NotAllowed("room-not-alone")
        if not 0 <= turn_seconds <= MOST_TURN_SECONDS:
            raise NotAllowed("room-turn-time", {"most": MOST_TURN_SECONDS})
        if not LEAST_ABSENT_SECONDS <= absent_seconds <= MOST_ABSENT_SECONDS:
            raise NotAllowed(
                "room-absent-time", {"least": LEAST_ABSENT_SECONDS, "most": MOST_ABSENT_SECONDS}
            )
        self.pace, self.turn_seconds, self.absent_seconds = pace, turn_seconds, absent_seconds

    # A match

    def begin_match(self, table: str) -> None:
        """Seats that are free get a bot."""
        for place in self.places:
            if place.person is None and not place.bot:
                self.put_bot(place, self.default_bot())
        self.table, self.playing, self.is_match_lost = table, True, False

    def end_match(self, winners: list[int]) -> None:
        for seat, place in enumerate(self.places):
            name = self.seat_name(seat)
            result = self.tally.setdefault(place.person or name, Result(name))
            result.matches += 1
            result.wins += seat in winners
        self.close_match()

    def close_match(self) -> None:
        self.playing = False
        self.seat_latecomers()

    def seat_name(self, seat: int) -> str:
        """Who sits here, in words that both languages share."""
        place = self.places[seat]
        if place.person is not None and self.is_member(place.person):
            return self.member(place.person).name
        return place.name or f"{place.bot or '?'} {seat + 1}"

    def tally_name(self, key: str) -> str:
        """Today's name of somebody in the tally, or the last one we know."""
        return self.member(key).name if self.is_member(key) else self.tally[key].name

    def note(self, command: str) -> None:
        self.done = [*self.done[-KEPT_COMMANDS + 1 :], command]


def find_allowed(game: str) -> Shelved:
    try:
        return find_game(game)
    except BadShelf as bad:
        raise NotAllowed(bad.why.key, bad.why.params) from None


def read_options(game: Game, options: dict[str, str]) -> Options:
    try:
        return game.read_options(options)
    except BadOption as bad:
        raise NotAllowed(bad.why.key, bad.why.params) from None


def new_room(room: str, link: str, host: Member, game: str, people: int) -> Room:
    """As many seats as people come, where the game allows it, else the most usual table.

    Its host sits, the other seats are free.
    """
    made = Room(id=room, link=link, host=host.id, game=game, members=[host])
    seats = made.played_game().seats
    is_full = people > 1 and people in seats
    made.resize(people if is_full else seats[len(seats) // 2])
    made.places[0].person = host.id
    return made


def read_seating(body: bytes) -> Seating:
    """Of a finished match; where it can't be read, nobody has a name."""
    try:
        return seating_reader.decode(body)
    except msgspec.DecodeError:
        return Seating()


def copied(room: Room) -> Room:
    return read_room(msgspec.json.encode(room))


read_room = msgspec.json.Decoder(Room).decode
seating_reader = msgspec.json.Decoder(Seating)

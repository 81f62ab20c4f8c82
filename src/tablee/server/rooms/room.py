"""A room: who is invited, who sits where, what is played. It outlives its matches.

Pure: a document and what may be done to it. The hub changes a copy, saves it and tells everyone.
"""

from __future__ import annotations

import msgspec

from tablee.bots import known_bots
from tablee.engine.game import AnyGame
from tablee.engine.moves import Seat
from tablee.engine.options import BadOption, BySeat, Options
from tablee.engine.words import Params, Text
from tablee.games import BadShelf, Shelved, find_game
from tablee.server.rooms.names import BadName, alike, bot_name, clean_name, unique

# Seconds before a bot or the house moves. At my own pace they wait until I ask them on, as long as
# nobody else plays.
USUAL_PACE, OPENING_PACE, OWN_PACE = "normal", "brisk", "mine"
PACES = {"calm": 2.0, USUAL_PACE: 1.0, OPENING_PACE: 0.4, "none": 0.0, OWN_PACE: 1.0}
MOST_TURN_SECONDS = 3600
LEAST_ABSENT_SECONDS, MOST_ABSENT_SECONDS = 1, 86_400
MOST_PEOPLE = 60
KEPT_COMMANDS = 50


class NotAllowed(Exception):
    """A command that can't be carried out; `why` says it to the person who sent it."""

    def __init__(self, key: str, params: Params | None = None) -> None:
        super().__init__(key)
        self.why = Text(key, params or {})


class NotEntitled(NotAllowed):
    """Others may do this: the host, the teacher, whoever sits there. The log tells of it."""


class Member(msgspec.Struct):
    id: str
    name: str


class Place(msgspec.Struct):
    """A seat of the coming or running match."""

    person: str | None = None
    bot: str = ""
    name: str = ""  # of the bot
    is_kept: bool = False  # the host wants this bot here: a guest who comes in doesn't replace it
    next: str | None = None  # who takes this bot's seat at the next deal
    left: bool = False  # the person has gone on purpose: a bot plays until they come back


class Seating(msgspec.Struct):
    """Who played a match that is over, by seat, and what came of it; people by their id alone."""

    places: list[Place] = []
    teams: list[list[int]] = []
    scores: list[int] = []  # of each team, in parts of a point
    ranking: list[int] = []  # empty where it was broken off
    unit: int = 1


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
    class_id: str = ""  # where it is a table of a class: its host is the teacher, and stays it
    options: dict[str, str] = {}
    places: list[Place] = []
    members: list[Member] = []
    removed: list[str] = []
    pace: str = USUAL_PACE
    turn_seconds: int = 0
    absent_seconds: int = 60
    chat: bool = True
    spectators: bool = True
    newcomers: bool = True
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
        raise NotEntitled("room-not-a-member")

    def is_member(self, person: str) -> bool:
        return any(member.id == person for member in self.members)

    def join(self, person: str, name: str) -> None:
        """Somebody comes in by the invitation; before a match, to a seat if one can be had."""
        if self.is_member(person):
            return
        if self.class_id:
            raise NotAllowed("class-by-code")
        if person in self.removed:
            raise NotEntitled("room-removed")
        if not self.newcomers:
            raise NotAllowed("room-closed")
        if self.playing and not self.spectators:
            raise NotAllowed("room-no-spectators")
        self.admit(person, name)
        place = None if self.playing else self.seat_for_guest()
        if place is not None:
            self.put_person(place, person)

    def admit(self, person: str, name: str) -> None:
        if len(self.members) >= MOST_PEOPLE:
            raise NotAllowed("room-full", {"most": MOST_PEOPLE})
        self.members.append(Member(person, unique(name, self.taken_names())))

    def seat_for_guest(self) -> Place | None:
        """The first free seat, else the first of a bot that only filled a gap."""
        free = [place for place in self.places if place.person is None and not place.bot]
        filled = [place for place in self.places if place.bot and not place.is_kept]
        return next(iter([*free, *filled]), None)

    def names(self, but: str = "") -> list[str]:
        return [member.name for member in self.members if member.id != but]

    def host_name(self) -> str:
        return self.member(self.host).name

    def taken_names(self, but: str = "") -> list[str]:
        """Those of the bots, too: nobody is to be taken for one."""
        return [*self.names(but), *(place.name for place in self.places if place.name)]

    def rename(self, actor: str, person: str, name: str) -> None:
        if actor != person or self.class_id:
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

    def hand_over(self, person: str, heir: str) -> None:
        """Somebody else is here as this member, with the seat and all that was reached."""
        self.member(person).id = heir
        for place in self.places:
            place.person = heir if place.person == person else place.person
            place.next = heir if place.next == person else place.next
        if person in self.tally:
            self.tally[heir] = self.tally.pop(person)

    def forget(self, person: str) -> None:
        """The person is no longer known by a name, here or in the tally."""
        self.quit(person)
        self.tally.pop(person, None)

    def quit(self, person: str) -> None:
        """Somebody doesn't belong here any more; somebody else is the host."""
        if self.class_id and person == self.host:
            raise NotAllowed("class-teacher-stays")
        self.let_go(self.member(person))
        if self.host == person and self.members:
            self.host = self.members[0].id

    def leave(self, person: str, heirs: list[str]) -> None:
        """Gone for now: a bot keeps the seat while the match runs, else the seat is free.

        A pupil keeps it. The first of the heirs is the host from now on, if this was, but for a
        teacher.
        """
        seat = self.seat_of(person)
        if self.playing and seat is not None:
            self.places[seat].left = True
        elif not self.class_id:
            self.stand(person)
        if person == self.host and heirs and not self.class_id:
            self.host = heirs[0]

    def has_left(self, person: str) -> bool:
        return any(place.person == person and place.left for place in self.places)

    def come_back(self, person: str) -> None:
        for place in self.places:
            if place.person == person:
                place.left = False

    def let_go(self, member: Member) -> None:
        """Somebody is here no more; in a match a bot goes on."""
        for place in self.places:
            if place.person == member.id:
                place.person, place.left = None, False
                self.put_bot(place, self.default_bot() if self.playing else "")
            if place.next == member.id:
                place.next = None
        self.members.remove(member)

    def only_host(self, actor: str) -> None:
        if actor != self.host:
            raise NotEntitled("room-host-only")

    # Who sits where

    def seat_of(self, person: str) -> Seat | None:
        return seat_in(self.places, person)

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise NotAllowed("room-no-such-seat", {"number": seat + 1})
        return self.places[seat]

    def lone_player(self) -> str | None:
        """The person who plays with bots and nobody else."""
        people = [place.person for place in self.places if place.person and not place.left]
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

    def stand_up(self, person: str) -> None:
        """By their own wish."""
        if self.class_id:
            raise NotEntitled("class-teacher-only")
        self.stand(person)

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
        place.is_kept = bool(bot)

    def put_bot(self, place: Place, bot: str) -> None:
        """A bot keeps its name as long as it sits; an empty `bot` leaves the seat free."""
        place.bot = bot
        if not bot:
            place.name, place.is_kept = "", False
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

    def played_game(self) -> AnyGame:
        return self.shelved().game

    def chosen_options(self) -> Options:
        return read_table(self.played_game(), self.options, len(self.places))

    def withheld_options(self) -> dict[str, str]:
        """What no client is told, nor the host's own, which therefore needn't repeat it."""
        withheld = self.played_game().withheld()
        return {name: text for name, text in self.options.items() if name in withheld}

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
        possible = chosen.rules.seats
        if seats not in possible:
            raise NotAllowed("room-seats", {"least": possible[0], "most": possible[-1]})
        if game == self.game:
            options = {**self.withheld_options(), **options}
        read_table(chosen, options, seats)
        self.game, self.options = game, options
        self.resize(seats)
        known = known_bots(chosen)
        for place in self.places:
            if place.bot not in known:
                self.put_bot(place, "")

    def play_like(self, model: Room) -> None:
        """The same game by the same options, with as many seats and at the same pace."""
        self.configure(self.host, model.game, len(model.places), dict(model.options))
        self.options = dict(model.options)
        self.set_pace(model.pace, model.turn_seconds, model.absent_seconds)

    def has_agreed_by_seat(self) -> bool:
        """Whether it matters for an option who sits where."""
        allowed = self.shelved().game.all_allowed()
        return any(isinstance(allowed[name], BySeat) for name in self.options if name in allowed)

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

    def change_seats(self, one: int, other: int) -> None:
        """These two sit where the other sat."""
        self.places[one], self.places[other] = self.places[other], self.places[one]

    def end_match(self, winners: list[int]) -> None:
        for seat, place in enumerate(self.places):
            name = self.seat_name(seat)
            result = self.tally.setdefault(place.person or name, Result(name))
            result.matches += 1
            result.wins += seat in winners
        self.close_match()

    def close_match(self) -> None:
        self.playing = False
        for place in self.places:
            if place.left:
                place.person, place.left = place.person if self.class_id else None, False
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


def seat_in(places: list[Place], person: str) -> Seat | None:
    seats = [Seat(seat) for seat, place in enumerate(places) if place.person == person]
    return seats[0] if seats else None


def find_allowed(game: str) -> Shelved:
    try:
        return find_game(game)
    except BadShelf as bad:
        raise NotAllowed(bad.why.key, bad.why.params) from None


def read_table(game: AnyGame, options: dict[str, str], seats: int) -> Options:
    try:
        return game.read_table(options, seats)
    except BadOption as bad:
        raise NotAllowed(bad.why.key, bad.why.params) from None


def new_room(
    room: str, link: str, host: Member, game: str, people: int, options: dict[str, str]
) -> Room:
    """As many seats as people come, where the game allows it, else the most usual table.

    Its host sits, the other seats are free.
    """
    made = Room(id=room, link=link, host=host.id, game=game, members=[host])
    seats = made.played_game().rules.seats
    is_full = people > 1 and people in seats
    made.resize(people if is_full else seats[len(seats) // 2])
    made.places[0].person = host.id
    read_table(made.played_game(), options, len(made.places))
    made.options = options
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

"""A class: its teacher, its pupils, its tables, and who asks to come back to it.

Pure: a document and what may be done to it. Who sits where stands in the rooms, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.server.rooms.names import BadName, alike, clean_name
from tablee.server.rooms.room import Member, NotAllowed, NotEntitled, Room, new_room

MOST_PUPILS = 60
RETURN_SECONDS = 600.0  # that somebody may wait for the teacher's nod
MOST_RETURNS = 30
SIGNS = range(10, 100)


class Pupil(msgspec.Struct):
    id: str
    name: str
    is_new: bool = False  # a guest because of this class, and no longer than it is kept
    was: list[str] = []  # whom an earlier device was known as, in matches that are over


class Return(msgspec.Struct):
    """Somebody on another device says that they are this pupil; the teacher decides."""

    token: str  # hashed: only that device knows it
    pupil: str
    sign: int  # shown on that device and to the teacher, who so knows which one it is
    at: float
    is_granted: bool = False


class Class(msgspec.Struct):
    """The document that the store keeps."""

    id: str
    code: str
    model: Room  # what every table of this class is made like; its host is the teacher
    made: float
    tables: list[str] = []  # the rooms
    closed: list[str] = []  # those that all have left: what was played there is kept as long
    pupils: list[Pupil] = []
    removed: list[str] = []
    roster: list[str] = []  # first names that the teacher expects
    returns: list[Return] = []

    @property
    def teacher(self) -> str:
        return self.model.host

    @property
    def seats(self) -> int:
        return len(self.model.places)

    def only_teacher(self, actor: str) -> None:
        if actor != self.teacher:
            raise NotEntitled("class-teacher-only")

    # Pupils

    def find(self, person: str) -> Pupil | None:
        return next((pupil for pupil in self.pupils if pupil.id == person), None)

    def pupil(self, person: str) -> Pupil:
        found = self.find(person)
        if found is None:
            raise NotAllowed("class-no-such-pupil")
        return found

    def named(self, name: str) -> Pupil | None:
        return next((pupil for pupil in self.pupils if alike(pupil.name) == alike(name)), None)

    def free_name(self, name: str, but: str = "") -> str:
        """This name, fit to be shown, if nobody else here has it."""
        cleaned = cleaned_name(name)
        other = self.named(cleaned)
        is_teachers = alike(cleaned) == alike(self.model.host_name())
        if is_teachers or (other is not None and other.id != but):
            raise NotAllowed("class-name-taken", {"name": cleaned})
        return cleaned

    def free_place(self, person: str, name: str) -> str:
        """The name that this person has here, if they may come to the class."""
        if person in self.removed:
            raise NotAllowed("class-removed")
        if len(self.pupils) >= MOST_PUPILS:
            raise NotAllowed("class-full", {"most": MOST_PUPILS})
        return self.free_name(name)

    def enrol(self, person: str, name: str, *, is_new: bool) -> None:
        self.pupils.append(Pupil(person, self.free_place(person, name), is_new))

    def hand_over(self, person: str, heir: str) -> None:
        """A guest of this class alone is this pupil from now on."""
        pupil = self.pupil(person)
        pupil.id, pupil.is_new, pupil.was = heir, True, [*pupil.was, person]
        self.drop_returns(person)

    def rename(self, person: str, name: str) -> None:
        self.pupil(person).name = self.free_name(name, but=person)

    def remove(self, person: str) -> None:
        self.forget(person)
        self.removed.append(person)

    def forget(self, person: str) -> None:
        self.pupils.remove(self.pupil(person))
        self.drop_returns(person)

    def set_roster(self, names: Sequence[str]) -> None:
        """One of each, in the teacher's order; what can't be read is left out."""
        kept: dict[str, str] = {}
        for name in names:
            try:
                cleaned = clean_name(name)
            except BadName:
                continue
            kept.setdefault(alike(cleaned), cleaned)
        self.roster = list(kept.values())[:MOST_PUPILS]

    def close_table(self, room: str, *, is_kept: bool) -> None:
        self.tables.remove(room)
        if is_kept:
            self.closed.append(room)

    def tables_wanted(self) -> int:
        """As many as those whom the teacher expects will need."""
        return -(-len(self.roster) // self.seats)

    # Coming back on another device

    def ask_back(self, name: str, token: str, now: float) -> Return:
        pupil = self.named(cleaned_name(name))
        if pupil is None:
            raise NotAllowed("class-no-such-pupil")
        self.returns = [asked for asked in self.returns if not is_late(asked, now)]
        if len(self.returns) >= MOST_RETURNS:
            raise NotAllowed("requests-too-many")
        used = {asked.sign for asked in self.returns}
        # In the order in which they ask, but not from the same number in every class.
        start = sum(self.id.encode()) % len(SIGNS)
        signs = [*SIGNS[start:], *SIGNS[:start]]
        asked = Return(token, pupil.id, next(sign for sign in signs if sign not in used), now)
        self.returns.append(asked)
        return asked

    def answer_return(self, sign: int, *, let_in: bool) -> None:
        """One device becomes the pupil; all others that asked for the same don't."""
        asked = next((one for one in self.returns if one.sign == sign), None)
        if asked is None or asked.is_granted:
            raise NotAllowed("class-return-gone")
        if let_in:
            asked.is_granted = True
            self.returns = [r for r in self.returns if r is asked or r.pupil != asked.pupil]
        else:
            self.returns.remove(asked)

    def return_of(self, token: str, now: float) -> Return | None:
        """What became of a request: None if it was refused, or is too old."""
        asked = next((one for one in self.returns if one.token == token), None)
        return None if asked is None or is_late(asked, now) else asked

    def undecided(self, now: float) -> list[tuple[Return, Pupil]]:
        """What the teacher may still answer."""
        asked = [one for one in self.returns if not one.is_granted and not is_late(one, now)]
        return [(one, pupil) for one in asked if (pupil := self.find(one.pupil)) is not None]

    def take_return(self, token: str) -> None:
        self.returns = [asked for asked in self.returns if asked.token != token]

    def drop_returns(self, person: str) -> None:
        """Nobody is this person any more, and nobody can come back as them."""
        self.returns = [asked for asked in self.returns if asked.pupil != person]


def is_late(asked: Return, now: float) -> bool:
    return now - asked.at >= RETURN_SECONDS


def cleaned_name(name: str) -> str:
    try:
        return clean_name(name)
    except BadName:
        raise NotAllowed("name-empty") from None


def new_class(
    class_id: str, code: str, teacher: Member, game: str, seats: int, options: dict[str, str]
) -> Class:
    model = new_room("", "", teacher, game, seats, options)
    model.places[0].person = None
    model.configure(teacher.id, game, seats, options)
    model.chat = model.spectators = False
    model.class_id = class_id
    return Class(class_id, code, model, made=0.0)


def copied(document: Class) -> Class:
    return read_class(msgspec.json.encode(document))


read_class = msgspec.json.Decoder(Class).decode

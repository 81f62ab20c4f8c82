"""The HTTP interface of classes: opening one, coming in by its code, coming back."""

from __future__ import annotations

import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.server import wire
from tablee.server.classes.live_class import LiveClass
from tablee.server.classes.registry import Classes
from tablee.server.classes.sheets import Played
from tablee.server.people.guests import Guest
from tablee.server.rooms.names import alike
from tablee.server.rooms.room import Member, NotAllowed
from tablee.server.web.requests import Refused, Visitors, answer, failure, per_hour, wished_language

security = logging.getLogger("tablee.security")

# Wrong codes. A whole class behind one router may mistype theirs, several times each.
GUESSES_AN_HOUR, GUESSES_AN_HOUR_PER_ADDRESS = 20, 150


class ClassBody(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: int
    options: dict[str, str] = {}


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class TokenBody(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class ClassRoutes:
    def __init__(self, classes: Classes, visitors: Visitors) -> None:
        self.classes = classes
        self.visitors = visitors
        self.guesses = per_hour(GUESSES_AN_HOUR)
        self.guesses_by_address = per_hour(GUESSES_AN_HOUR_PER_ADDRESS)

    async def create(self, request: Request) -> Response:
        """It counts as one more room, and each of its tables among those that its teacher has."""
        body = await self.visitors.body(request, ClassBody)
        guest, token = await self.visitors.somebody(request)
        if not self.visitors.may_open_room(request, guest):
            return failure("rooms-too-many", status=429)
        teacher = Member(guest.id, guest.shown_name())
        live = await self.classes.create(teacher, body.game, body.seats, body.options)
        response = answer(my_class(live))
        return self.visitors.with_cookie(request, response, token)

    async def invitation(self, request: Request) -> Response:
        live, guest = self.find(request), self.visitors.known(request)
        doc, me = live.doc, "" if guest is None else guest.id
        pupil = doc.find(me)
        return answer(
            wire.ClassInvitation(
                code=doc.code,
                game=doc.model.game,
                teacher=doc.model.host_name(),
                roster=[wire.RosterName(n, doc.named(n) is not None) for n in doc.roster],
                me="" if pupil is None else pupil.name,
                id=live.id if live.belongs(me) else "",
            )
        )

    async def join(self, request: Request) -> Response:
        """By the same device one is the same pupil; a name that another one has is refused."""
        body = await self.visitors.body(request, NameBody)
        live, known = self.find(request), self.visitors.known(request)
        pupil = None if known is None else live.doc.find(known.id)
        if pupil is not None and alike(pupil.name) == alike(body.name):
            return answer({"room": await live.come_back(pupil.id)})
        name = live.doc.free_name(body.name)
        address = self.visitors.address(request)
        self.visitors.check(self.visitors.new_pupils, address, "pupils of an address")
        # A tablet that goes from hand to hand is somebody else each time.
        is_new = known is None or pupil is not None or live.belongs(known.id)
        guest, token = await self.newcomer(request, live) if is_new else (known, None)
        assert guest is not None, "who is not new is known"
        room = await self.seat(live, guest, name, is_new=is_new)
        return self.visitors.with_cookie(request, answer({"room": room}), token)

    async def newcomer(self, request: Request, live: LiveClass) -> tuple[Guest, str | None]:
        """Counted by the class, not as new guests of the address that all of it shares."""
        if not live.newcomers.take(self.visitors.clock.elapsed()):
            security.warning("a limit is reached: newcomers of a class")
            raise Refused(failure("requests-too-many", status=429))
        return await self.visitors.guests.create(wished_language(request))

    async def seat(self, live: LiveClass, guest: Guest, name: str, *, is_new: bool) -> str:
        """Of a newcomer for whom there is no place nothing remains."""
        try:
            return await live.join(guest.id, name, is_new=is_new)
        except NotAllowed:
            if is_new:
                await self.visitors.guests.forget(guest)
            raise

    async def ask_back(self, request: Request) -> Response:
        """Another device says that it is a pupil's; nothing changes before the teacher's nod."""
        body = await self.visitors.body(request, NameBody)
        live = self.find(request)
        token, sign = await live.ask_back(body.name)
        return answer({"token": token, "sign": sign})

    async def come_back(self, request: Request) -> Response:
        """Whether the teacher has nodded: then this device is the pupil's, and no other is."""
        body = await self.visitors.body(request, TokenBody)
        live = self.find(request)
        person = await live.take_return(body.token)
        if person is None:
            return answer({"room": ""})
        person, token = await self.let_back(request, live, person)
        response = answer({"room": await live.come_back(person)})
        return self.visitors.with_cookie(request, response, token)

    async def let_back(self, request: Request, live: LiveClass, person: str) -> tuple[str, str]:
        """A guest of this class alone has a new device; of anybody else's only the place is had."""
        if live.doc.pupil(person).is_new:
            token = await self.visitors.guests.take_over(person)
            self.classes.hub.close_devices(person, lambda device: True)
            return person, token
        heir, token = await self.visitors.guests.create(wished_language(request))
        await live.hand_over(person, heir.id)
        return heir.id, token

    def played(self, person: str, class_id: str) -> Played:
        """For the sheets, which are the teacher's alone."""
        live = self.classes.by_id(class_id)
        if live is None or not live.belongs(person):
            raise Refused(failure("class-unknown", status=404))
        return self.classes.played(live)

    def find(self, request: Request) -> LiveClass:
        """The class of a code. Whoever has guessed too often isn't told whether it is one."""
        now, device = self.visitors.clock.elapsed(), self.visitors.device(request)
        counted = [(self.guesses_by_address, self.visitors.address(request))]
        if device:
            counted.append((self.guesses, device))
        if any(not buckets.has(key, now) for buckets, key in counted):
            security.warning("a limit is reached: wrong codes of classes")
            raise Refused(failure("class-too-many-guesses", status=429))
        live = self.classes.by_code(request.path_params["code"])
        if live is None:
            security.warning("a code of a class is wrong")
            for buckets, key in counted:
                buckets.take(key, now)
            raise Refused(failure("class-unknown", status=404))
        return live


def my_class(live: LiveClass) -> wire.MyClass:
    return wire.MyClass(live.id, live.doc.code, live.doc.model.game)

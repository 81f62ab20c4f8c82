"""Who I am, over plain HTTP: my name, my devices, personal links, and being forgotten."""

from __future__ import annotations

import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.server import wire
from tablee.server.classes.http import my_class
from tablee.server.classes.registry import Classes
from tablee.server.people.guests import Guest
from tablee.server.replay.access import ReplayAccess
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.names import BadName, clean_name
from tablee.server.rooms.summaries import summaries
from tablee.server.web.requests import Visitors, answer, failure
from tablee.texts import first_spoken

security = logging.getLogger("tablee.security")


class MeBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    language: str = ""


class EnterBody(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class PeopleRoutes:
    """What a guest asks and does about themselves."""

    def __init__(
        self, hub: Hub, classes: Classes, visitors: Visitors, replays: ReplayAccess
    ) -> None:
        self.hub = hub
        self.classes = classes
        self.visitors = visitors
        self.guests = visitors.guests
        self.replays = replays

    async def me(self, request: Request) -> Response:
        """Every page begins with this: a visit is noted, and the cookie lasts as long again."""
        guest = self.visitors.known(request)
        response = answer(self.described(request, guest))
        if guest is not None:
            is_noted = await self.guests.note_visit(self.visitors.device(request))
            if is_noted or self.visitors.has_old_cookie(request):
                self.visitors.renew_cookie(request, response)
        return response

    def described(self, request: Request, guest: Guest | None) -> dict[str, object]:
        return {
            "id": "" if guest is None else guest.id,
            "name": "" if guest is None else guest.name,
            "language": "" if guest is None else guest.language,
            "rooms": [] if guest is None else self.rooms_of(guest.id),
            "classes": [] if guest is None else self.classes_of(guest.id),
            "matches": [] if guest is None else self.replays.matches_of(guest.id),
            "class_hours": self.classes.hours,
            "address": self.visitors.invitation_address(request),
        }

    def rooms_of(self, person: str) -> list[wire.MyRoom]:
        """But not every table of a class to its teacher, who finds them in the class."""
        rooms = self.hub.last_rooms_of(person)
        own = [room for room in rooms if not (room.doc.class_id and room.doc.host == person)]
        return summaries(own, person)

    def classes_of(self, person: str) -> list[wire.MyClass]:
        return [my_class(live) for live in self.classes.taught_by(person)]

    async def change(self, request: Request) -> Response:
        body = await self.visitors.body(request, MeBody)
        try:
            name = clean_name(body.name) if body.name else ""
        except BadName:
            return failure("name-empty")
        guest, token = await self.visitors.somebody(request)
        language = first_spoken([body.language]) or guest.language
        await self.guests.change(guest, name or guest.name, language)
        response = answer({"id": guest.id, "name": guest.name})
        return self.visitors.with_cookie(request, response, token)

    async def forget(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        await self.classes.forget(guest.id)
        await self.hub.forget(guest.id)
        await self.guests.forget(guest)
        return self.visitors.without_cookie(request, answer({}))

    # Devices

    async def link(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        return answer({"token": self.guests.link(guest)})

    async def whose_link(self, request: Request) -> Response:
        """Whom a personal link makes of whoever opens it, before they do; it stays as it is."""
        body = await self.visitors.body(request, EnterBody)
        guest = self.guests.whose_link(body.token)
        if guest is None:
            security.warning("a personal link is spent or wrong")
            return failure("link-spent", status=404)
        return answer({"name": guest.shown_name()})

    async def enter(self, request: Request) -> Response:
        """A personal link opened on another device: its token becomes that device's cookie."""
        body = await self.visitors.body(request, EnterBody)
        token = await self.guests.exchange(body.token)
        if token is None:
            security.warning("a personal link is spent or wrong")
            return failure("link-spent", status=404)
        return self.visitors.with_cookie(request, answer({}), token)

    async def devices(self, request: Request) -> Response:
        guest = self.visitors.known(request)
        if guest is None:
            return failure("me-unknown", status=401)
        return answer(self.guests.devices(guest, self.visitors.device(request)))

    async def revoke_others(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        device = self.visitors.device(request)
        await self.guests.revoke_others(guest, device)
        self.hub.close_devices(guest.id, lambda other: other != device)
        return answer({})

    async def revoke(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        device = self.guests.device_of(guest, request.path_params["device"])
        if device is None:
            return failure("device-unknown", status=404)
        await self.guests.revoke(device)
        self.guests.drop_link(guest.id)  # it may have been that device which asked for one
        self.hub.close_devices(guest.id, lambda other: other == device)
        return answer({})

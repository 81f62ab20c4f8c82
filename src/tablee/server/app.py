"""The web application: pages, and a small HTTP interface."""

from __future__ import annotations

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.games import BadShelf, find_game, known_games
from tablee.rulebook import game_rulebook, table_rulebook
from tablee.server.assets import Assets
from tablee.server.guests import Guest, Guests
from tablee.server.hub import Hub
from tablee.server.live import LiveRoom
from tablee.server.looking_back import LookingBack, Unknown
from tablee.server.names import BadName, clean_name
from tablee.server.replays import Replays
from tablee.server.room import NotAllowed
from tablee.server.room_socket import RoomSockets
from tablee.server.shelf import game_info
from tablee.server.store import StoreFailure
from tablee.server.visitors import COOKIE, Refused, Settings, Visitors, answer, failure
from tablee.texts import first_spoken


class MeBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    language: str = ""


class EnterBody(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class RoomBody(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    people: int = 1  # who will come; bots have the other seats


class Site:
    """The routes and what they need."""

    def __init__(self, hub: Hub, visitors: Visitors) -> None:
        self.hub = hub
        self.visitors = visitors
        self.guests = visitors.guests
        self.looking_back = LookingBack(hub)
        self.web = visitors.settings.web

    def routes(self) -> list[BaseRoute]:
        sockets = RoomSockets(self.hub, self.visitors)
        replays = Replays(self.looking_back, self.visitors)
        assets = Assets(directory=self.web / "assets", check_dir=False)
        return [
            Route("/healthz", self.health),
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.change_me, methods=["PUT"]),
            Route("/api/me/forget", self.forget_me, methods=["POST"]),
            Route("/api/me/link", self.personal_link, methods=["POST"]),
            Route("/api/me/revoke", self.revoke, methods=["POST"]),
            Route("/api/enter", self.enter, methods=["POST"]),
            Route("/api/shelf", self.shelf),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/rooms", self.create_room, methods=["POST"]),
            Route("/api/replays/{match}", replays.head),
            Route("/api/replays/{match}/deals/{deal}", replays.deal),
            Route("/api/replays/{match}/record", replays.record),
            Route("/api/replays/{match}/share", replays.share, methods=["POST"]),
            Route("/api/replays/{match}/unshare", replays.unshare, methods=["POST"]),
            Route("/api/{path:path}", self.nothing),
            WebSocketRoute("/ws/r/{link}", sockets.by_link),
            WebSocketRoute("/ws/t/{room}", sockets.by_room),
            Mount("/assets", assets),
            Route("/favicon.svg", self.icon),
            Route("/{path:path}", self.page),
        ]

    # Pages

    async def page(self, request: Request) -> Response:
        """Every other address is the client, which knows what to show."""
        index = self.web / "index.html"
        if not index.exists():
            return PlainTextResponse("The web client isn't built: run `make setup`.", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def icon(self, request: Request) -> Response:
        icon = self.web / "favicon.svg"
        return FileResponse(icon) if icon.exists() else Response(status_code=404)

    async def health(self, request: Request) -> Response:
        return answer({"ok": True, "rooms": len(self.hub.rooms)})

    async def nothing(self, request: Request) -> Response:
        return failure("page-unknown", status=404)

    # Who I am

    async def me(self, request: Request) -> Response:
        guest = self.visitors.known(request)
        return answer(
            {
                "id": "" if guest is None else guest.id,
                "name": "" if guest is None else guest.name,
                "language": "" if guest is None else guest.language,
                "rooms": [] if guest is None else self.rooms_of(guest),
                "matches": [] if guest is None else self.looking_back.matches_of(guest.id),
                "address": self.visitors.invitation_address(request),
            }
        )

    def rooms_of(self, guest: Guest) -> list[dict[str, object]]:
        return [summary(room, but=guest.id) for room in self.hub.rooms_of(guest.id)]

    async def change_me(self, request: Request) -> Response:
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

    async def forget_me(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        await self.hub.forget(guest.id)
        await self.guests.forget(guest)
        response = answer({})
        response.delete_cookie(COOKIE)
        return response

    async def personal_link(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        return answer({"token": self.guests.link(guest)})

    async def enter(self, request: Request) -> Response:
        """A personal link opened on another device: its token becomes that device's cookie."""
        body = await self.visitors.body(request, EnterBody)
        token = await self.guests.exchange(body.token)
        if token is None:
            return failure("link-spent", status=404)
        return self.visitors.with_cookie(request, answer({}), token)

    async def revoke(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        device = self.visitors.device(request)
        await self.guests.revoke_others(guest, device)
        self.hub.close_devices(guest.id, kept=device)
        return answer({})

    # Games and rooms

    async def shelf(self, request: Request) -> Response:
        return answer([game_info(shelved) for shelved in known_games().values()])

    async def rules(self, request: Request) -> Response:
        name = request.path_params["game"]
        language = first_spoken([request.path_params["language"]])
        if language is None:
            return failure("page-unknown", status=404)
        try:
            shelved = find_game(name)
        except BadShelf as bad:
            return failure(bad.why.key, bad.why.params, 404)
        book = game_rulebook(name, shelved.package, language)
        common = table_rulebook(language)
        articles = [*book.articles.values(), *common.articles.values()]
        return answer(
            {
                "title": book.title,
                "essentials": book.essentials,
                "glossary": book.glossary,
                "articles": articles,
            }
        )

    async def create_room(self, request: Request) -> Response:
        body = await self.visitors.body(request, RoomBody)
        guest, token = await self.visitors.somebody(request)
        if not self.visitors.may_open_room(request, guest):
            return failure("rooms-too-many", status=429)
        name = guest.shown_name()
        room = await self.hub.create_room(guest.id, name, body.game, body.people)
        response = answer({"id": room.id, "link": room.link})
        return self.visitors.with_cookie(request, response, token)


def summary(live: LiveRoom, but: str) -> dict[str, object]:
    """A room, with the names of all who are there but one."""
    return {
        "id": live.doc.id,
        "game": live.doc.game,
        "people": live.doc.names(but),
        "playing": live.doc.playing,
    }


class Counted:
    """Before anything else, every request is counted."""

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        self.app = app
        self.visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.visitors.may_ask(Request(scope)):
            await failure("requests-too-many", status=429)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def refused_answer(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    return refused.response


async def not_allowed_answer(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, NotAllowed)
    return failure(
        refused.why.key, refused.why.params, 404 if isinstance(refused, Unknown) else 400
    )


async def store_answer(request: Request, broken: Exception) -> Response:
    assert isinstance(broken, StoreFailure)
    return failure(broken.why.key, broken.why.params, 503)


async def http_answer(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return failure("page-unknown", status=error.status_code)


def build(hub: Hub, guests: Guests, settings: Settings) -> ASGIApp:
    visitors = Visitors(guests, settings, hub.clock)
    handlers = {
        Refused: refused_answer,
        NotAllowed: not_allowed_answer,
        StoreFailure: store_answer,
        HTTPException: http_answer,
    }
    app = Starlette(routes=Site(hub, visitors).routes(), exception_handlers=handlers)
    return Counted(app, visitors)

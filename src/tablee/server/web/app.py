"""The web application: pages, and a small HTTP interface."""

from __future__ import annotations

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tablee.engine.options import BadOption
from tablee.games import BadShelf, find_game, known_games
from tablee.rulebook import game_rulebook, table_rulebook
from tablee.server import wire
from tablee.server.classes.http import ClassRoutes
from tablee.server.classes.registry import Classes
from tablee.server.replay.access import ReplayAccess, Unknown
from tablee.server.replay.http import ReplayRoutes
from tablee.server.rooms.hub import Hub
from tablee.server.rooms.live_room import LiveRoom
from tablee.server.rooms.refusals import note_refusal
from tablee.server.rooms.room import NotAllowed
from tablee.server.store import StoreFailure
from tablee.server.turns import TooManyWaiting
from tablee.server.web.assets import Assets
from tablee.server.web.people import PeopleRoutes
from tablee.server.web.preview import (
    Preview,
    invitation_preview,
    picture_path,
    site_preview,
    with_preview,
)
from tablee.server.web.printing import PrintRoutes
from tablee.server.web.requests import (
    Refused,
    Settings,
    Visitors,
    answer,
    failure,
    too_many,
    wished_language,
)
from tablee.server.web.sheets import SheetRoutes
from tablee.server.web.shelf import game_info
from tablee.server.web.sockets import Sockets
from tablee.server.web.staying import while_connected
from tablee.texts import first_spoken

# Beside the page itself: what a browser needs to show us in a tab, or to install us as an app.
ICONS = (
    "favicon.svg",
    "manifest.webmanifest",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
)


LONGEST_HOST = 100  # of a name that we repeat


class RoomBody(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    people: int = 1  # who will come; bots have the other seats
    options: dict[str, str] = {}  # what is agreed on already, such as a composed deck


class Site:
    """The routes and what they need."""

    def __init__(self, hub: Hub, classes: Classes, visitors: Visitors) -> None:
        self.hub = hub
        self.classes = classes
        self.visitors = visitors
        self.web = visitors.settings.web

    def routes(self) -> list[BaseRoute]:
        sockets = Sockets(self.hub, self.classes, self.visitors)
        classes = ClassRoutes(self.classes, self.visitors)
        access = ReplayAccess(self.hub)
        replays = ReplayRoutes(access, self.visitors)
        people = PeopleRoutes(self.hub, self.classes, self.visitors, access)
        prints = PrintRoutes(self.visitors, self.hub.services.errands)
        assets = Assets(directory=self.web / "assets", check_dir=False)
        return [
            Route("/healthz", self.health),
            Route("/api/me", people.me, methods=["GET"]),
            Route("/api/me", people.change, methods=["PUT"]),
            Route("/api/me/forget", people.forget, methods=["POST"]),
            Route("/api/me/link", people.link, methods=["POST"]),
            Route("/api/me/devices", people.devices),
            Route("/api/me/devices/{device}/revoke", people.revoke, methods=["POST"]),
            Route("/api/me/revoke", people.revoke_others, methods=["POST"]),
            Route("/api/enter", people.enter, methods=["POST"]),
            Route("/api/enter/whose", people.whose_link, methods=["POST"]),
            Route("/api/shelf", self.shelf),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/cards/{game}", self.cards),
            Route("/api/print/{game}.pdf", while_connected(prints.cards)),
            Route("/api/rooms", self.create_room, methods=["POST"]),
            Route("/api/invitations/{link}", self.invitation),
            Route("/api/rooms/{room}/quit", self.quit_room, methods=["POST"]),
            Route("/api/replays/{match}", while_connected(replays.head)),
            Route("/api/replays/{match}/scores", while_connected(replays.scores)),
            Route("/api/replays/{match}/deals/{deal}", while_connected(replays.deal)),
            Route("/api/replays/{match}/record", while_connected(replays.record)),
            Route("/api/replays/{match}/share", replays.share, methods=["POST"]),
            Route("/api/replays/{match}/unshare", replays.unshare, methods=["POST"]),
            Route("/api/classes", classes.create, methods=["POST"]),
            Route("/api/classes/{code}", classes.invitation),
            Route("/api/classes/{code}/join", classes.join, methods=["POST"]),
            Route("/api/classes/{code}/ask-back", classes.ask_back, methods=["POST"]),
            Route("/api/classes/{code}/come-back", classes.come_back, methods=["POST"]),
            *SheetRoutes(self.visitors, classes.played, self.hub.services.errands).routes(),
            Route("/api/{path:path}", self.nothing),
            WebSocketRoute("/ws/r/{link}", sockets.by_link),
            WebSocketRoute("/ws/t/{room}", sockets.by_room),
            WebSocketRoute("/ws/class/{class}", sockets.by_class),
            Mount("/assets", assets),
            Mount("/previews", StaticFiles(directory=self.web / "previews", check_dir=False)),
            *[Route(f"/{name}", self.icon) for name in ICONS],
            Route("/r/{link}", self.invitation_page),
            Route("/{path:path}", self.page),
        ]

    # Pages

    async def page(self, request: Request) -> Response:
        """Every other address is the client, which knows what to show."""
        return self.previewed(request, site_preview(wished_language(request)))

    async def invitation_page(self, request: Request) -> Response:
        """The same, and who invites to what; a link that opens nothing looks like any address."""
        language, live = wished_language(request), self.invited(request)
        if live is None:
            return self.previewed(request, site_preview(language))
        preview = invitation_preview(language, live.doc.shelved(), live.doc.host_name())
        return self.previewed(request, preview, cached="no-store")  # it names somebody

    def previewed(self, request: Request, preview: Preview, cached: str = "no-cache") -> Response:
        index = self.web / "index.html"
        if not index.exists():
            return PlainTextResponse("The web client isn't built: run `make setup`.", 503)
        site = self.visitors.site(request)
        page = with_preview(
            index.read_text("utf-8"),
            preview,
            address=f"{site}{request.url.path}",
            image=f"{site}{picture_path(self.web, preview.picture)}",
        )
        headers = {"Cache-Control": cached, "Vary": "Accept-Language"}
        return HTMLResponse(page, headers=headers)

    async def icon(self, request: Request) -> Response:
        icon = self.web / request.url.path[1:]
        return FileResponse(icon) if icon.exists() else Response(status_code=404)

    async def health(self, request: Request) -> Response:
        return answer({"ok": True, "rooms": len(self.hub.rooms)})

    async def nothing(self, request: Request) -> Response:
        return failure("page-unknown", status=404)

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

    async def cards(self, request: Request) -> Response:
        """Which cards so many would play with by some options, or why they can't."""
        self.visitors.check_decks(request, self.visitors.known(request))
        options = dict(request.query_params)
        seats = options.pop("seats", "")
        try:
            game = find_game(request.path_params["game"]).game
            count = int(seats) if seats.isdecimal() and len(seats) < 3 else 0
            if count not in game.rules.seats:
                return failure("page-unknown", status=404)
            chosen = game.read_table(options, count)
        except BadShelf as none:
            return failure(none.why.key, none.why.params, 404)
        except BadOption as bad:
            return answer({"cards": [], "fault": bad.why})
        return answer({"cards": game.rules.cards(chosen, count), "fault": None})

    def invited(self, request: Request) -> LiveRoom | None:
        return self.hub.by_invitation(request.path_params["link"])

    async def invitation(self, request: Request) -> Response:
        """For somebody who holds the link and hasn't come in: who invites, and to what."""
        live = self.invited(request)
        if live is None:
            return failure("room-unknown", status=404)
        return answer(wire.InvitationInfo(live.doc.host_name(), live.doc.game))

    async def create_room(self, request: Request) -> Response:
        body = await self.visitors.body(request, RoomBody)
        guest, token = await self.visitors.somebody(request)
        if not self.visitors.may_open_room(request, guest):
            return failure("rooms-too-many", status=429)
        name = guest.shown_name()
        room = await self.hub.create_room(guest.id, name, body.game, body.people, body.options)
        response = answer({"id": room.id, "link": room.link})
        return self.visitors.with_cookie(request, response, token)

    async def quit_room(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        room = self.hub.rooms.get(request.path_params["room"])
        if room is None or not room.doc.is_member(guest.id):
            return failure("room-not-a-member", status=404)
        await self.hub.quit_room(guest.id, room)
        return answer({})


class Counted:
    """Before anything else, every request must be for us, and is counted."""

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        self.app = app
        self.visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ours = self.visitors.is_own_host(HTTPConnection(scope))
        if scope["type"] == "websocket" and not is_ours:
            await WebSocket(scope, receive, send).close()  # a plain refusal, status 403
        elif not is_ours:
            host = HTTPConnection(scope).headers["host"][:LONGEST_HOST]
            await failure("host-unknown", {"host": host}, 421)(scope, receive, send)
        elif scope["type"] == "http" and not self.visitors.may_ask(Request(scope)):
            refused = failure("requests-too-many", status=429)
            refused.headers["Connection"] = "close"  # another one costs more than a request
            await refused(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def refused_answer(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    return refused.response


async def not_allowed_answer(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, NotAllowed)
    note_refusal(refused)
    return failure(
        refused.why.key, refused.why.params, 404 if isinstance(refused, Unknown) else 400
    )


async def waiting_answer(request: Request, refused: Exception) -> Response:
    return too_many("what one asker waits for")


async def store_answer(request: Request, broken: Exception) -> Response:
    assert isinstance(broken, StoreFailure)
    return failure(broken.why.key, broken.why.params, 503)


async def http_answer(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return failure("page-unknown", status=error.status_code)


def build(hub: Hub, classes: Classes, settings: Settings) -> ASGIApp:
    visitors = Visitors(classes.guests, settings, hub.clock)
    handlers = {
        Refused: refused_answer,
        NotAllowed: not_allowed_answer,
        TooManyWaiting: waiting_answer,
        StoreFailure: store_answer,
        HTTPException: http_answer,
    }
    app = Starlette(routes=Site(hub, classes, visitors).routes(), exception_handlers=handlers)
    return Counted(app, visitors)

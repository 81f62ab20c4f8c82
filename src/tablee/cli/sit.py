"""`tablee sit`: a bot of yours takes a seat at a table, by the invitation that people get too.

It is a client like any other (docs/protocol.md): it is sent views, answers with moves, and comes
back by itself when the connection is lost.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from tablee.bots import find_bot, find_class
from tablee.cli.terminal import complain, tell
from tablee.cli.usage import Command, Option
from tablee.cli.values import Whole
from tablee.engine.bot import Bot
from tablee.engine.game import Game
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng, Rng
from tablee.engine.view import View
from tablee.engine.words import Text
from tablee.games import Shelved, find_game
from tablee.server import wire
from tablee.server.limits import Bucket
from tablee.server.seen_views import read_view
from tablee.texts import Catalogue, catalogue

Message: TypeAlias = dict[str, Any]

NAME: Final = "Bot"
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds before another attempt to come back
PATIENCE: Final = 10.0  # for an answer by HTTP, or for a socket to open
TRY_AGAIN: Final = 1.0  # after the server couldn't carry out a move
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 9, 20  # a little less than the server takes of a socket
LARGEST_MESSAGE: Final = 2**20
# After these there is no coming back; others mean that the server will be there again.
FINAL: Final = {wire.Close.UNKNOWN_ROOM, wire.Close.NOT_LET_IN, wire.Close.MISBEHAVING}


class CannotSit(Exception):
    """The bot gets no seat, or must leave it; `why` says the reason."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


@dataclass(frozen=True)
class Asked:
    """What `sit` was called with."""

    url: str
    bot: str
    name: str
    seat: int | None  # from 1, as people count


def sit_command(words: Catalogue) -> Command:
    def run(**given: Any) -> None:
        sit(words, Asked(**given))

    say = words.sentence
    params: list[click.Parameter] = [
        click.Argument(["url"], metavar="URL", help=say("cli-help-sit-url")),
        Option(["--bot"], required=True, metavar="B", help=say("cli-help-sit-bot")),
        Option(
            ["--name"],
            default=NAME,
            metavar=say("cli-metavar-name"),
            help=say("cli-help-sit-name"),
        ),
        Option(["--seat"], type=Whole(1), metavar="N", help=say("cli-help-sit-seat")),
    ]
    return Command(words, "sit", say("cli-about-sit"), params, run)


def sit(words: Catalogue, asked: Asked) -> None:
    """Until Ctrl-C, match after match; CannotSit when the server has the last word."""
    if ":" in asked.bot:
        find_class(asked.bot)  # what is wrong with it is said before anybody is disturbed
    invitation = read_invitation(asked.url)
    Sitter(words, asked, invitation, introduced(invitation, asked.name, words.language)).stay()


# The way in


@dataclass(frozen=True)
class Invitation:
    address: str  # http://host:port
    link: str

    @property
    def socket(self) -> str:
        return f"ws{self.address.removeprefix('http')}/ws/r/{self.link}"


def read_invitation(url: str) -> Invitation:
    """http://host/r/LINK, as the room shows it."""
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_whole = False
    if is_whole:
        before, found, link = parts.path.rpartition("/r/")
        if found and link.isascii() and link.replace("-", "").replace("_", "").isalnum():
            return Invitation(f"{parts.scheme}://{parts.netloc}{before}", link)
    raise CannotSit(Text("sit-not-an-invitation", {"url": url}))


def introduced(invitation: Invitation, name: str, language: str) -> str:
    """The cookie of a new guest with this name."""
    request = Request(
        f"{invitation.address}/api/me",
        msgspec.json.encode({"name": name, "language": language}),
        {"X-Tablee": "1", "Content-Type": "application/json"},
        method="PUT",
    )
    try:
        with urlopen(request, timeout=PATIENCE) as response:
            cookie: str = response.headers.get("Set-Cookie", "")
    except HTTPError as refused:
        raise CannotSit(told_by(refused.read(), invitation)) from None
    except (OSError, ValueError) as error:
        raise unreachable(invitation, error) from None
    if not cookie:
        raise CannotSit(Text("sit-not-tablee", {"address": invitation.address}))
    return cookie.partition(";")[0]


def unreachable(invitation: Invitation, error: Exception) -> CannotSit:
    reason = error.reason if isinstance(error, URLError) else error
    said = reason.strerror if isinstance(reason, OSError) else None
    why = {"address": invitation.address, "error": said or str(reason) or type(reason).__name__}
    return CannotSit(Text("sit-unreachable", {**why}))


def told_by(body: bytes | bytearray, invitation: Invitation) -> Text:
    """What the server says in a refusal; another sentence if it isn't one of ours."""
    try:
        said: Message = json.loads(body)["text"]
        return Text(str(said["key"]), dict(said["params"]))
    except (ValueError, LookupError, TypeError):
        return Text("sit-not-tablee", {"address": invitation.address})


# A match


class Player:
    """The bot in one match. One that fails is made anew, and if need be replaced for the move."""

    def __init__(self, words: Catalogue, spec: str, room: Message, view: Message) -> None:
        self.words = words
        self.spec = spec
        self.table: str = view["table"]
        self.game: Game = find_game(view["game"]).game
        self.options = self.game.read_options(room["options"])
        self.seats, self.seat = int(view["seats"]), Seat(view["seat"])
        self.rng: Rng = FastRng(secrets.token_hex(16))
        self.version = -1
        try:
            self.bot = self.made()
        except Exception as error:  # whatever somebody's bot raises
            said = f"{type(error).__name__}: {error}"
            raise CannotSit(Text("sit-bot-broken", {"bot": spec, "error": said})) from error

    def made(self) -> Bot:
        return find_bot(self.game, self.spec)(self.options, self.seats, self.seat, self.rng)

    def see(self, message: Message) -> None:
        """Every view once, in order; what was missed while away stays unknown."""
        if message["version"] <= self.version:
            return
        self.version = message["version"]
        view = engine_view(self.game, message)
        try:
            self.bot.observe(view)
        except Exception as error:
            self.say_failure(error)
            self.start_again(view)

    def start_again(self, view: View) -> None:
        try:
            self.bot = self.made()
            self.bot.observe(view)
        except Exception as error:
            self.say_failure(error)

    def choose(self, message: Message) -> str | None:
        """One of the moves offered; None: wait, where others may act as well."""
        offered = [offer["move"] for offer in message["moves"]]
        try:
            answer = self.bot.choose()
        except Exception as error:
            self.say_failure(error)
            self.start_again(engine_view(self.game, message))
            return self.any_of(offered)
        if answer is not None and answer not in offered:
            wrong = {"bot": self.spec, "move": str(answer)}
            complain(self.words.sentence("sit-no-move", wrong))
            return self.any_of(offered)
        return answer

    def any_of(self, offered: list[str]) -> str:
        return offered[self.rng.below(len(offered))]

    def say_failure(self, error: Exception) -> None:
        said = f"{type(error).__name__}: {error}"
        complain(self.words.sentence("sit-bot-failed", {"bot": self.spec, "error": said}))


def engine_view(game: Game, message: Message) -> View:
    """A view of the wire as the engine's own, which bots are written for."""
    lines = [{**line, **line["text"]} for line in message["lines"]]
    moves = [offer["move"] for offer in message["moves"]]
    seen = {**message, "moves": moves, "lines": lines}
    return read_view(game, msgspec.Raw(msgspec.json.encode(seen)))


# The seat


class Sitter:
    """A guest who holds a seat, and a bot that plays for it."""

    def __init__(self, words: Catalogue, asked: Asked, invitation: Invitation, cookie: str) -> None:
        self.words = words
        self.asked = asked
        self.invitation = invitation
        self.cookie = cookie
        self.room: Message = {}
        self.player: Player | None = None
        self.view: Message | None = None  # the newest of my seat
        self.open: Message | None = None  # a command with moves that has no answer yet
        self.answered = ("", 0)  # table and version of the view that was answered last
        self.sitting = ""  # the id of the command by which a seat was asked for
        self.tried: set[int] = set()
        self.told_seat = ""
        self.last_failure: Text | None = None
        self.is_to_try_again = False

    # Coming and going

    def stay(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                self.visit()
            except ConnectionClosed as closed:
                pause = FIRST_PAUSE
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise CannotSit(self.last_failure or Text("sit-sent-away")) from None
            except InvalidStatus as refused:
                if refused.response.status_code < 500 or not self.room:
                    raise CannotSit(told_by(refused.response.body, self.invitation)) from None
            except (OSError, InvalidHandshake, InvalidURI) as error:
                if not self.room:
                    raise unreachable(self.invitation, error) from None
            complain(self.words.sentence("sit-lost", {"seconds": pause}))
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def visit(self) -> None:
        """One connection, until it is lost."""
        with connect(
            self.invitation.socket,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=PATIENCE,
            max_size=LARGEST_MESSAGE,
        ) as socket:
            self.allowance = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, time.monotonic())
            self.sitting = ""
            if self.open is not None:
                self.send(socket, self.open)
            while True:
                try:
                    frame = socket.recv(timeout=TRY_AGAIN if self.is_to_try_again else None)
                except TimeoutError:
                    self.is_to_try_again = False
                    self.answer(socket)
                    continue
                self.take(socket, json.loads(frame))

    def send(self, socket: ClientConnection, message: Message) -> None:
        while not self.allowance.take(time.monotonic()):
            time.sleep(1 / MESSAGES_A_SECOND)
        socket.send(msgspec.json.encode(message).decode())

    def take(self, socket: ClientConnection, message: Message) -> None:
        match message["t"]:
            case "room":
                self.enter(socket, message)
            case "view" if message["seat"] is not None:
                self.look(socket, message)
            case "done" if self.open is not None and message["id"] == self.open["id"]:
                self.open = None
                self.answer(socket)  # the view came before, and may ask for the next move
            case "refused" | "failed":
                self.hear_no(socket, message)
            case "notice":
                tell(self.said(message["text"]))

    # The room

    def enter(self, socket: ClientConnection, room: Message) -> None:
        if not self.room or self.room["game"] != room["game"]:
            find_bot(self.shelved(room).game, self.asked.bot)
        self.room = room
        seats = room["seats"]
        mine = [n for n, seat in enumerate(seats) if seat["person"] == room["me"]]
        soon = [n for n, seat in enumerate(seats) if seat.get("next") == room["me"]]
        if mine or soon:
            self.sitting = ""
            self.tried.clear()
            self.tell_seat((mine or soon)[0], is_mine=bool(mine))
        elif not self.sitting:
            self.ask_for_a_seat(socket)

    def ask_for_a_seat(self, socket: ClientConnection) -> None:
        free = [n for n in self.free_seats() if n not in self.tried]
        if not free:
            raise CannotSit(self.last_failure or Text("sit-no-seat"))
        self.tried.add(free[0])
        self.sitting = new_id()
        self.send(socket, {"t": "sit", "id": self.sitting, "seat": free[0]})

    def free_seats(self) -> list[int]:
        """The seat that was asked for; or those where nobody sits, those of bots at the end."""
        if self.asked.seat is not None:
            return [self.asked.seat - 1]
        seats = list(enumerate(self.room["seats"]))
        nobody = [n for n, seat in seats if seat["person"] is None and not seat["bot"]]
        bots = [n for n, seat in seats if seat["bot"] and seat.get("next") is None]
        return nobody + bots

    def tell_seat(self, seat: int, *, is_mine: bool) -> None:
        name = next(p["name"] for p in self.room["people"] if p["id"] == self.room["me"])
        place = {"name": name, "seat": seat + 1, "game": self.room["game"]}
        said = self.words.sentence("sit-seated" if is_mine else "sit-next-deal", place)
        if said != self.told_seat:
            self.told_seat = said
            tell(said)

    # The table

    def look(self, socket: ClientConnection, view: Message) -> None:
        player = self.player
        if player is None or (player.table, player.seat) != (view["table"], view["seat"]):
            player = self.player = Player(self.words, self.asked.bot, self.room, view)
            self.open = None
        is_news = view["version"] > player.version
        player.see(view)
        self.view = view
        if view["over"]:
            if is_news:
                self.tell_result(view)
        elif view["seat"] in view["waiting"]:
            ready = {"t": "continue", "id": new_id(), "table": view["table"]}
            self.send(socket, ready)
        else:
            self.answer(socket)

    def answer(self, socket: ClientConnection) -> None:
        """Let the bot choose, if it is asked and no answer of it is under way."""
        view, player = self.view, self.player
        if view is None or player is None or not view["moves"] or self.open is not None:
            return
        if self.answered == (view["table"], view["version"]):
            return
        move = player.choose(view)
        if move is not None:
            self.answered = view["table"], view["version"]
            self.open = {"t": "play", "id": new_id(), "table": view["table"], "moves": [move]}
            self.send(socket, self.open)

    def hear_no(self, socket: ClientConnection, message: Message) -> None:
        """A refusal: of the seat, of a move, or of something that isn't about one command."""
        self.last_failure = Text(message["text"]["key"], message["text"]["params"])
        if self.sitting and message["id"] == self.sitting:
            self.sitting = ""
            self.ask_for_a_seat(socket)
        elif self.open is not None and message["id"] == self.open["id"]:
            refused = {"move": self.open["moves"][0], "why": self.said(message["text"])}
            complain(self.words.sentence("sit-refused", refused))
            self.open, self.answered = None, ("", 0)
            self.is_to_try_again = True

    def tell_result(self, view: Message) -> None:
        team = next(n for n, team in enumerate(view["teams"]) if view["seat"] in team)
        points = sum(deal[team] for deal in view["deal_scores"]) / view["unit"]
        result = {"place": view["ranking"][team], "teams": len(view["teams"]), "points": points}
        tell(self.words.sentence("sit-over", result))

    # Words

    def shelved(self, room: Message) -> Shelved:
        return find_game(room["game"])

    def said(self, text: Message) -> str:
        """A sentence of the server's; its bare key if it is newer than our texts."""
        words = self.words
        if self.room and text["key"] not in words.keys:
            words = catalogue(words.language, self.shelved(self.room).package)
        if text["key"] not in words.keys:
            return str(text["key"])
        return words.sentence(text["key"], text["params"])


def new_id() -> str:
    return secrets.token_hex(8)

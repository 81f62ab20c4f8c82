"""`tablee sit`: a bot of yours takes a seat at a table, by the invitation that people get too.

It is a client like any other (docs/protocol.md): it is sent views, answers with moves, and comes
back by itself when the connection is lost.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

import click
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from tablee.bots import find_bot, find_class
from tablee.cli.invitation import (
    PATIENCE,
    CannotSit,
    Invitation,
    Message,
    introduced,
    read_invitation,
    told_by,
    unreachable,
)
from tablee.cli.sitting_bot import Player
from tablee.cli.terminal import complain, tell
from tablee.cli.usage import Command, Option
from tablee.cli.values import Whole
from tablee.engine.bot import Choice
from tablee.engine.shown import View
from tablee.engine.words import Text
from tablee.games import Shelved, find_game
from tablee.server import wire
from tablee.server.token_bucket import Bucket
from tablee.texts import Catalogue, catalogue

NAME: Final = "Bot"
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds before another attempt to come back
TRY_AGAIN: Final = 1.0  # after the server couldn't carry out a move
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 9, 20  # a little less than the server takes of a socket
LARGEST_MESSAGE: Final = 2**20
# After these there is no coming back; others mean that the server will be there again.
FINAL: Final = {wire.Close.UNKNOWN_ROOM, wire.Close.NOT_LET_IN, wire.Close.MISBEHAVING}
# Nobody's fault: another view asks again.
OVERTAKEN: Final = ("table-other-view", "table-paused")


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
        self.planned: Message | None = None  # what the bot will do, and when
        self.planned_at = 0.0
        self.answered = ("", 0)  # table and number of the view that was answered last
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
                    frame = socket.recv(timeout=self.patience())
                except TimeoutError:
                    self.go_on(socket)
                    continue
                self.take(socket, json.loads(frame))

    def patience(self) -> float | None:
        """How long to listen before there is something to do; None: until something is heard."""
        if self.planned is not None:
            return max(0.0, self.planned_at - time.monotonic())
        return TRY_AGAIN if self.is_to_try_again else None

    def go_on(self, socket: ClientConnection) -> None:
        if self.planned is not None:
            self.send_planned(socket)
        else:
            self.is_to_try_again = False
            self.answer(socket)

    def send(self, socket: ClientConnection, message: Message) -> None:
        while not self.allowance.take(time.monotonic()):
            time.sleep(1 / MESSAGES_A_SECOND)
        socket.send(msgspec.json.encode(message).decode())

    def take(self, socket: ClientConnection, message: Message) -> None:
        match message["t"]:
            case "room":
                self.enter(socket, message)
            case "view" if message["seen"]["seat"] is not None:
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
        is_first, self.room = not self.room, room
        seats = room["seats"]
        mine = [n for n, seat in enumerate(seats) if seat["person"] == room["me"]]
        soon = [n for n, seat in enumerate(seats) if seat.get("next") == room["me"]]
        wanted = self.asked.seat
        if is_first and mine and wanted is not None and wanted - 1 not in mine:
            self.ask_for_a_seat(socket)  # the room has seated me elsewhere
        elif mine or soon:
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
        seen, player = view["seen"], self.player
        if player is None or (player.table, player.seat) != (view["table"], seen["seat"]):
            player = self.player = Player(self.words, self.asked.bot, self.room, view)
            self.open = None
        is_news = view["number"] > player.number
        player.see(view)
        self.view = view
        if seen["over"]:
            if is_news:
                self.tell_result(view)
        elif seen["seat"] in view["around"]["waiting"]:
            ready = {"t": "continue", "id": new_id(), "table": view["table"]}
            self.send(socket, ready)
        else:
            self.answer(socket)

    def answer(self, socket: ClientConnection) -> None:
        """Let the bot choose, if it is asked and no answer of it is under way."""
        view, player = self.view, self.player
        seen = None if player is None else player.view
        if view is None or player is None or seen is None or view["around"]["paused"]:
            return
        is_asked = bool(seen.moves or seen.claims)
        is_answered = self.answered == (view["table"], view["number"])
        if is_asked and not is_answered and not self.is_acting():
            self.answered = view["table"], view["number"]
            choice = player.choose(seen)
            self.planned = None
            if choice is not None:
                self.plan(view, choice, seen)
            if self.planned is not None and self.planned_at <= time.monotonic():
                self.send_planned(socket)

    def is_acting(self) -> bool:
        """A move has no answer yet, or a hand is already reaching."""
        is_reaching = self.planned is not None and self.planned["t"] == "claim"
        return self.open is not None or is_reaching

    def plan(self, view: Message, choice: Choice, seen: View) -> None:
        """Where others may act, too, the bot is as slow as it says."""
        to_view = {"id": new_id(), "table": view["table"], "view": view["number"]}
        if choice.text in seen.claim_texts:
            self.planned = {"t": "claim", **to_view, "claim": choice.text}
        else:
            self.planned = {"t": "play", **to_view, "moves": [choice.text]}
        is_at_once = len(seen.active) > 1 or bool(seen.claims)
        self.planned_at = time.monotonic() + (choice.after / 1000 if is_at_once else 0.0)

    def send_planned(self, socket: ClientConnection) -> None:
        assert self.planned is not None, "there is something planned"
        command, self.planned = self.planned, None
        if command["t"] == "play":
            self.open = command
        self.send(socket, command)
        self.answer(socket)  # whatever was shown while a claim was on its way

    def hear_no(self, socket: ClientConnection, message: Message) -> None:
        """A refusal: of the seat, of a move, or of something that isn't about one command."""
        self.last_failure = Text(message["text"]["key"], message["text"]["params"])
        if self.sitting and message["id"] == self.sitting:
            self.sitting = ""
            self.ask_for_a_seat(socket)
        elif self.open is not None and message["id"] == self.open["id"]:
            self.hear_no_to_a_move(socket, self.open["moves"][0], message["text"])

    def hear_no_to_a_move(self, socket: ClientConnection, move: str, why: Message) -> None:
        self.open, self.answered = None, ("", 0)
        if why["key"] in OVERTAKEN:
            self.answer(socket)
        else:
            complain(self.words.sentence("sit-refused", {"move": move, "why": self.said(why)}))
            self.is_to_try_again = True

    def tell_result(self, view: Message) -> None:
        seen, teams = view["seen"], view["teams"]
        team = next(n for n, team in enumerate(teams) if seen["seat"] in team)
        score = seen["scores"][team] / view["unit"]
        if not seen["ranking"]:
            tell(self.words.sentence("sit-broken-off", {"score": score}))
            return
        result = {"place": seen["ranking"][team], "teams": len(teams), "score": score}
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

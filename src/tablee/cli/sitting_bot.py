"""A bot at somebody else's table: made from views off the wire, and replaced where it fails."""

from __future__ import annotations

import secrets

import msgspec

from tablee.bots import AnyBot, find_bot
from tablee.cli.invitation import CannotSit, Message
from tablee.cli.terminal import complain
from tablee.engine.bot import Choice
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng, Rng
from tablee.engine.shown import View
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.server.bots.codec import read_view
from tablee.texts import Catalogue


class Player:
    """The bot in one match. One that fails is made anew, and if need be replaced for the move."""

    def __init__(self, words: Catalogue, spec: str, room: Message, view: Message) -> None:
        self.words = words
        self.spec = spec
        self.table: str = view["table"]
        self.game = find_game(view["game"]).game
        self.options = self.game.read_options(room["options"])
        self.seats, self.seat = int(view["seen"]["seats"]), Seat(view["seen"]["seat"])
        self.rng: Rng = FastRng(secrets.token_hex(16))
        self.number = -1  # of the last view
        self.view: View | None = None
        try:
            self.bot = self.made()
        except Exception as error:  # whatever somebody's bot raises
            said = f"{type(error).__name__}: {error}"
            raise CannotSit(Text("sit-bot-broken", {"bot": spec, "error": said})) from error

    def made(self) -> AnyBot:
        return find_bot(self.game, self.spec)(self.options, self.seats, self.seat, self.rng)

    def see(self, message: Message) -> None:
        """Every view once, in order; what was missed while away stays unknown."""
        if message["number"] <= self.number:
            return
        self.number = message["number"]
        view = self.view = read_view(self.game, msgspec.json.encode(message["seen"]))
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

    def choose(self, view: View) -> Choice | None:
        """One of the moves or claims offered; None: wait, where that is allowed."""
        try:
            choice = self.bot.choose()
        except Exception as error:
            self.say_failure(error)
            self.start_again(view)
            return self.any_move(view)
        if choice is None and (view.may_wait or not view.moves):
            return None
        answer = choice.text if isinstance(choice, Choice) else type(choice).__name__
        if isinstance(choice, Choice) and answer in [*view.moves, *view.claim_texts]:
            return choice
        complain(self.words.sentence("sit-no-move", {"bot": self.spec, "move": answer}))
        return self.any_move(view)

    def any_move(self, view: View) -> Choice | None:
        moves = view.moves
        return Choice(moves[self.rng.below(len(moves))]) if moves else None

    def say_failure(self, error: Exception) -> None:
        said = f"{type(error).__name__}: {error}"
        complain(self.words.sentence("sit-bot-failed", {"bot": self.spec, "error": said}))

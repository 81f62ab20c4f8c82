"""Bots that play any game, and the way from a bot's name to the bot."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final, TypeAlias

from tablee.bots.random_bot import RandomBot
from tablee.engine.bot import Bot
from tablee.engine.game import AnyGame
from tablee.engine.moves import Seat
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.words import Text

AnyBot: TypeAlias = Bot[Options, object]  # of a game that isn't known
BotMaker: TypeAlias = Callable[[Options, int, Seat, Rng], AnyBot]

FOR_ANY_GAME: Final[dict[str, BotMaker]] = {"random": RandomBot}


class BadBot(Exception):
    """There is no such bot; `why` says what was looked for and where."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


def known_bots(game: AnyGame) -> dict[str, BotMaker]:
    return {**FOR_ANY_GAME, **game.bots}


def find_bot(game: AnyGame, spec: str) -> BotMaker:
    """The bot of a name, or of `package.module:Class`."""
    if ":" in spec:
        return find_class(spec)
    known = known_bots(game)
    if spec not in known:
        raise BadBot(Text("bot-unknown", {"bot": spec, "choices": ", ".join(known)}))
    return known[spec]


def find_class(spec: str) -> BotMaker:
    module, _, name = spec.partition(":")
    found = getattr(imported(spec, module), name, None)
    if found is None:
        raise BadBot(Text("bot-no-class", {"bot": spec, "module": module, "class": name}))
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadBot(Text("bot-not-a-bot", {"bot": spec, "class": name}))
    return found


def imported(spec: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except Exception as error:  # whatever a module of somebody else does while it is imported
        is_missing = isinstance(error, ModuleNotFoundError) and is_part(error.name, module)
        if is_missing or not module or module.startswith("."):
            raise BadBot(Text("bot-no-module", {"bot": spec, "module": module})) from error
        said = f"{type(error).__name__}: {error}"
        raise BadBot(Text("bot-broken-module", {"module": module, "error": said})) from error


def is_part(missing: str | None, module: str) -> bool:
    """Whether it is this module, or a package around it, that is missing."""
    return missing is not None and f"{module}.".startswith(f"{missing}.")

"""The shelf as a client sees it: titles, seats, bots and options of every game."""

from __future__ import annotations

from tablee.bots import known_bots
from tablee.engine.game import BOX_LINE, Game
from tablee.engine.options import DEALS, option_text
from tablee.games import Shelved
from tablee.rulebook import game_rulebook
from tablee.server.wire import BoxInfo, GameInfo, OptionInfo
from tablee.texts import LANGUAGES, catalogue

YES_NO = ["yes", "no"]


def game_info(shelved: Shelved) -> GameInfo:
    game = shelved.game
    return GameInfo(
        name=game.name,
        titles={
            language: game_rulebook(game.name, shelved.package, language).title
            for language in LANGUAGES
        },
        box=box_info(shelved),
        seats=list(game.seats),
        bots=list(known_bots(game)),
        options=[option_info(shelved, name) for name in options_to_agree_on(game)],
        topics=dict(game.topics),
        hints=dict(game.hints),
    )


def options_to_agree_on(game: Game) -> list[str]:
    return [name for name in game.defaults() if not (game.one_deal and name == DEALS)]


def box_info(shelved: Shelved) -> BoxInfo | None:
    box = shelved.game.box
    if box is None:
        return None
    lines: dict[str, str] = {
        language: catalogue(language, shelved.package).sentence(BOX_LINE) for language in LANGUAGES
    }
    return BoxInfo(box.age, box.minutes, box.difficulty, lines)


def option_info(shelved: Shelved, name: str) -> OptionInfo:
    default = shelved.game.defaults()[name]
    allowed = shelved.game.all_allowed().get(name)
    if isinstance(allowed, range):
        return OptionInfo(name, option_text(default), [], allowed[0], allowed[-1])
    choices = YES_NO if isinstance(default, bool) else list(allowed or ())
    return OptionInfo(name, option_text(default), choices, 0, 0)

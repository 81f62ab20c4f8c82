"""The shelf as a client sees it: titles, seats, bots and options of every game."""

from __future__ import annotations

from tablee.bots import known_bots
from tablee.engine.game import BOX_LINE, AnyGame
from tablee.engine.lessons import nothing_to_learn
from tablee.engine.options import DEALS, BySeat, Composed, listed, option_text
from tablee.games import Shelved
from tablee.printing import is_printable
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
        seats=list(game.rules.seats),
        bots=list(known_bots(game)),
        options=[option_info(shelved, name) for name in options_to_agree_on(game)],
        hints=dict(game.presentation.hints),
        immediate=game.presentation.is_immediate,
        printable=is_printable(shelved),
        teaches=game.lessons is not nothing_to_learn,
    )


def options_to_agree_on(game: AnyGame) -> list[str]:
    return [name for name in game.defaults() if not (game.rules.is_one_deal and name == DEALS)]


def box_info(shelved: Shelved) -> BoxInfo | None:
    box = shelved.game.presentation.box
    if box is None:
        return None
    lines: dict[str, str] = {
        language: catalogue(language, shelved.package).sentence(BOX_LINE) for language in LANGUAGES
    }
    return BoxInfo(box.age, box.minutes, box.difficulty, lines)


def option_info(shelved: Shelved, name: str) -> OptionInfo:
    game = shelved.game
    default, allowed = game.defaults()[name], game.all_allowed().get(name)
    is_study = name in game.rules.study
    choices = YES_NO if allowed is None else listed(allowed)
    if isinstance(allowed, range) and not choices:
        bounds = allowed[0], allowed[-1]
        return OptionInfo(name, option_text(default), [], *bounds, is_for_study=is_study)
    if isinstance(allowed, Composed):
        return OptionInfo(name, "", [], 0, allowed.most, is_composed=True, is_for_study=is_study)
    if isinstance(allowed, BySeat):
        return OptionInfo(name, "", choices, 0, 0, is_by_seat=True, is_for_study=is_study)
    return OptionInfo(name, option_text(default), choices, 0, 0, is_for_study=is_study)

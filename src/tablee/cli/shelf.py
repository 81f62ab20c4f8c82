"""`tablee games` and `tablee rules`: what there is to play, and how."""

from __future__ import annotations

import click

from tablee.bots import known_bots
from tablee.cli.terminal import tell, tell_json
from tablee.cli.usage import Command, flag
from tablee.engine.game import AnyGame
from tablee.engine.options import BySeat, Composed, listed, option_text
from tablee.engine.words import Text
from tablee.games import Shelved, find_game, known_games
from tablee.rulebook import TABLE, Article, Rulebook, game_rulebook, table_rulebook
from tablee.texts import Catalogue, catalogue


class NoSuchArticle(Exception):
    """The rulebook has no such article; `why` names it."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


def game_argument(words: Catalogue) -> click.Argument:
    return click.Argument(
        ["game"], metavar=words.sentence("cli-metavar-game"), help=words.sentence("cli-help-game")
    )


def book_argument(words: Catalogue) -> click.Argument:
    return click.Argument(
        ["game"], metavar=words.sentence("cli-metavar-game"), help=words.sentence("cli-help-book")
    )


def game_title(words: Catalogue, shelved: Shelved) -> str:
    return game_rulebook(shelved.game.name, shelved.package, words.language).title


# games


def games_command(words: Catalogue) -> Command:
    def games(json: bool, all: bool) -> None:
        shown = [shelved for shelved in known_games().values() if all or not shelved.hidden]
        if json:
            tell_json([described(words, shelved) for shelved in shown])
        else:
            tell_games(words, shown)

    return Command(
        words,
        "games",
        words.sentence("cli-about-games"),
        [
            flag("--json", words.sentence("cli-help-json")),
            flag("--all", words.sentence("cli-help-all")),
        ],
        games,
    )


def described(words: Catalogue, shelved: Shelved) -> dict[str, object]:
    game = shelved.game
    return {
        "name": game.name,
        "title": game_title(words, shelved),
        "rules": game.rules.version,
        "seats": list(game.rules.seats),
        "unit": game.presentation.unit(game.rules.options()),
        "options": [
            {"name": name, "default": default, "allowed": allowed(game, name)}
            for name, default in game.defaults().items()
        ],
        "bots": list(known_bots(game)),
    }


def allowed(game: AnyGame, option: str) -> object:
    values = game.all_allowed().get(option)
    if values is None:
        return [False, True]
    if isinstance(values, range) and not listed(values):
        return {"least": values[0], "most": values[-1]}
    if isinstance(values, Composed):
        return {"characters": values.most}
    if isinstance(values, BySeat):
        return {"by_seat": list(values.numbers)}
    return list(values)


def tell_games(words: Catalogue, shown: list[Shelved]) -> None:
    if not shown:
        tell(words.sentence("cli-no-games"))
    for shelved in shown:
        game = shelved.game
        seats = {"least": game.rules.seats[0], "most": game.rules.seats[-1]}
        names = {"name": game.name, "title": game_title(words, shelved)}
        key = "cli-game-fixed" if len(game.rules.seats) == 1 else "cli-game"
        tell(words.sentence(key, {**names, **seats}))
        for option in game.defaults():
            tell(f"    {option_line(words, shelved, option)}")
        tell(f"    {words.sentence('cli-game-bots', {'bots': ', '.join(known_bots(game))})}")


def option_line(words: Catalogue, shelved: Shelved, option: str) -> str:
    """An option with its official value, what else it may be, and what it is about."""
    game = shelved.game
    line = f"{option}={option_text(game.defaults()[option])}"
    values = game.all_allowed().get(option, ("yes", "no"))
    if isinstance(values, range) and not listed(values):
        line += f"  {words.sentence('cli-from-to', {'least': values[0], 'most': values[-1]})}"
    elif isinstance(values, Composed):
        line += f"  {words.sentence('cli-composed', {'most': values.most})}"
    elif isinstance(values, BySeat):
        bounds = {"least": values.numbers[0], "most": values.numbers[-1]}
        line += f"  {words.sentence('cli-by-seat', bounds)}"
    else:
        line += f"  {', '.join(listed(values))}"
    about = f"about-{option}"
    texts = catalogue(words.language, shelved.package)
    return f"{line}  {texts.sentence(about)}" if about in texts.keys else line


# rules


def rules_command(words: Catalogue) -> Command:
    def rules(game: str, article: str | None) -> None:
        book = rulebook(words, game)
        if article is None:
            tell(book.text.rstrip("\n"))
            return
        found = find_articles(book, game, article)
        tell("\n\n".join(f"{one.id}  {one.title}\n\n{one.body}" for one in found))

    article = click.Argument(
        ["article"],
        required=False,
        metavar=words.sentence("cli-metavar-article"),
        help=words.sentence("cli-help-article"),
    )
    params: list[click.Parameter] = [book_argument(words), article]
    return Command(words, "rules", words.sentence("cli-about-rules"), params, rules)


def rulebook(words: Catalogue, name: str) -> Rulebook:
    if name == TABLE:
        return table_rulebook(words.language)
    return game_rulebook(name, find_game(name).package, words.language)


def find_articles(book: Rulebook, game: str, wanted: str) -> list[Article]:
    """The article of this number, with or without the game's name, or those of a chapter."""
    id = f"{game}.{wanted.removeprefix(f'{game}.')}"
    found = [
        article
        for article in book.articles.values()
        if article.id == id or article.id.startswith(f"{id}.")
    ]
    if not found:
        numbers = ", ".join(article.removeprefix(f"{game}.") for article in book.articles)
        raise NoSuchArticle(
            Text("cli-no-article", {"title": book.title, "article": wanted, "choices": numbers})
        )
    return found

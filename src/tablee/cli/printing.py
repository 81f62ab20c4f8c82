"""`tablee print`: the cards of a game as a PDF."""

from __future__ import annotations

from tablee.cli.shelf import game_argument
from tablee.cli.terminal import tell
from tablee.cli.usage import Command, Option
from tablee.cli.values import Pair
from tablee.games import find_game
from tablee.lab.record_file import written_whole
from tablee.printing import printed
from tablee.texts import Catalogue


def print_command(words: Catalogue) -> Command:
    def run(game: str, output: str | None, options: tuple[tuple[str, str], ...]) -> None:
        made = printed(find_game(game), words.language, dict(options))
        name = output or f"tablee-{game}.pdf"
        with written_whole(name) as file:
            file.buffer.write(made.pdf)
        size = {"cards": made.cards, "pages": made.pages}
        tell(words.sentence("cli-printed", {"file": name, **size}))

    output = Option(
        ["--output"],
        metavar=words.sentence("cli-metavar-file"),
        help=words.sentence("cli-help-output"),
    )
    about = words.sentence("cli-about-print")
    chosen = Option(
        ["--option", "options"],
        type=Pair(),
        multiple=True,
        metavar="k=v",
        help=words.sentence("cli-help-option"),
    )
    return Command(words, "print", about, [game_argument(words), output, chosen], run)

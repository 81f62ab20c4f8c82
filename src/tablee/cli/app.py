"""The way in: finds the language, runs the command, and says in one sentence what went wrong."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from types import FrameType
from typing import Final, TypeAlias, get_args

import click

from tablee import __version__
from tablee.bots import BadBot
from tablee.cli.bench import bench_command
from tablee.cli.hosting import backup_command, restore_command, serve_command
from tablee.cli.invitation import CannotSit
from tablee.cli.lab import duel_command, simulate_command
from tablee.cli.language import find_language
from tablee.cli.printing import print_command
from tablee.cli.records import BadLine, lessons_command, replay_command, verify_command
from tablee.cli.shelf import NoSuchArticle, games_command, rules_command
from tablee.cli.sit import sit_command
from tablee.cli.terminal import be_silent, complain, speak_utf_8, tell
from tablee.cli.usage import Group, Option, explained
from tablee.compiled import status
from tablee.engine.options import BadOption
from tablee.games import BadShelf, find_game
from tablee.lab.faults import BotFault, Terminated
from tablee.lab.record_file import BadFile
from tablee.lab.setting import BadSetting
from tablee.lab.workers import LostWorker
from tablee.printing import NotPrintable
from tablee.rulebook import BadRulebook
from tablee.server.store import StoreFailure
from tablee.server.web.listening import CannotServe
from tablee.texts import BadText, Catalogue, catalogue

# Exceptions that are an answer: each has a `why` to say.
Answer: TypeAlias = (
    BadBot
    | BadFile
    | BadLine
    | BadOption
    | BadSetting
    | BadShelf
    | BotFault
    | CannotServe
    | CannotSit
    | LostWorker
    | NoSuchArticle
    | NotPrintable
    | StoreFailure
)
ANSWERS: Final = get_args(Answer)

FAILED: Final = 2
INTERRUPTED: Final = 128 + signal.SIGINT
NOBODY_READS: Final = 128 + signal.SIGPIPE


def main(args: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    given = list(sys.argv[1:] if args is None else args)
    speak_utf_8()
    sys.path.append("")  # bots and games may lie where we are called
    leave_tidily_when_terminated()
    words = catalogue(find_language(given, os.environ))
    try:
        return run(build(words), given)
    except click.UsageError as error:
        return say_usage(words, error)
    except (BadText, BadRulebook) as fault:
        complain(words.sentence("cli-bad-text", {"said": str(fault)}))
        return FAILED
    except ANSWERS as answer:
        complain(said(words, answer))
        return FAILED
    except KeyboardInterrupt:
        complain(words.sentence("cli-interrupted"))
        return INTERRUPTED
    except Terminated as end:
        return end.status
    except BrokenPipeError:
        be_silent()
        return NOBODY_READS


def said(words: Catalogue, answer: Answer) -> str:
    if isinstance(answer, BadLine):
        return answer.said(words)
    if isinstance(answer, BadOption) and answer.game:
        words = catalogue(words.language, find_game(answer.game).package)
    return words.say(answer.why)


def run(app: Group, args: list[str]) -> int:
    try:
        with app.make_context("tablee", args) as context:
            result: int | None = app.invoke(context)
    except click.exceptions.Exit as done:
        result = done.exit_code
    return result or 0


def build(words: Catalogue) -> Group:
    """The whole command line in one language."""
    commands = [
        games_command(words),
        rules_command(words),
        print_command(words),
        simulate_command(words),
        duel_command(words),
        replay_command(words),
        lessons_command(words),
        verify_command(words),
        bench_command(words),
        serve_command(words),
        backup_command(words),
        restore_command(words),
        sit_command(words),
    ]
    return Group(words, "tablee", [version_option(words)], commands)


def say_usage(words: Catalogue, error: click.UsageError) -> int:
    complain(words.say(explained(error)))
    if error.ctx is not None:
        complain(words.sentence("cli-see-help", {"command": error.ctx.command_path}))
    return FAILED


def version_option(words: Catalogue) -> Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            tell_version(words)
            ctx.exit()

    return Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.sentence("cli-help-version"),
    )


def tell_version(words: Catalogue) -> None:
    rules = status()
    tell(f"tablee {__version__}")
    if rules.compiled:
        tell(words.sentence("cli-compiled", {"source": rules.source}))
    else:
        reason = {"source": rules.source, "reason": rules.reason}
        tell(words.sentence("cli-interpreted", reason))


def leave_tidily_when_terminated() -> None:
    """Files half written and processes that work for us go with us."""
    if threading.current_thread() is threading.main_thread():
        for signum in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(signum) is not signal.SIG_IGN:
                signal.signal(signum, leave)


def leave(signum: int, frame: FrameType | None) -> None:
    raise Terminated(signum)

"""Click in our own words: its help pages and its complaints, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click
from click.exceptions import NoSuchCommand
from click.types import OptionHelpExtra

from tablee.cli.terminal import tell
from tablee.cli.values import BadUsage, OneOf, shown
from tablee.engine.words import Text
from tablee.texts import LANGUAGES, Catalogue


class Option(click.Option):
    """An option whose help says everything in its own words."""

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        return {}


def flag(name: str, about: str) -> Option:
    return Option([name], is_flag=True, help=about)


def language_option(words: Catalogue) -> Option:
    """Understood before the command line is read; here it is only checked."""
    about = words.sentence("cli-help-lang")
    return Option(
        ["--lang"], type=OneOf(LANGUAGES), metavar="fr|en", help=about, expose_value=False
    )


def help_option(words: Catalogue) -> Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            tell(ctx.get_help())
            ctx.exit()

    return Option(
        ["--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.sentence("cli-help-help"),
    )


class Command(click.Command):
    """A command that speaks the reader's language."""

    def __init__(
        self,
        words: Catalogue,
        name: str,
        about: str,
        params: list[click.Parameter],
        callback: Callable[..., int | None],
    ) -> None:
        own = [language_option(words), help_option(words)]
        super().__init__(
            name, params=[*params, *own], callback=callback, help=about, add_help_option=False
        )
        self.words = words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        with placed(ctx):
            rest = super().parse_args(ctx, args)
            if rest:
                raise BadUsage(Text("cli-extra-argument", {"value": " ".join(rest)}))
            return rest

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        needed = [p for p in self.params if isinstance(p, Option) and p.required]
        arguments = [p.make_metavar(ctx) for p in self.params if isinstance(p, click.Argument)]
        return [*arguments, *[f"{p.opts[0]} {p.make_metavar(ctx)}" for p in needed], "[OPTIONS]"]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self.words, self, ctx, formatter)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments = [p for p in self.params if isinstance(p, click.Argument)]
        rows = [argument.get_help_record(ctx) for argument in arguments]
        write_section(self.words.sentence("cli-heading-arguments"), rows, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self.words, self, ctx, formatter)


class Group(click.Group):
    """The command that has all others below it."""

    def __init__(
        self,
        words: Catalogue,
        name: str,
        params: list[click.Parameter],
        commands: Sequence[click.Command],
    ) -> None:
        super().__init__(
            name,
            commands=commands,
            params=[*params, language_option(words), help_option(words)],
            help=words.sentence("cli-about"),
            add_help_option=False,
            invoke_without_command=True,
            callback=self.show_help_without_command,
        )
        self.words = words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with placed(ctx):
            return super().parse_args(ctx, args)

    def show_help_without_command(self) -> None:
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            tell(ctx.get_help())

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return ["[OPTIONS]", self.words.sentence("cli-metavar-command"), "…"]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self.words, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self.words, self, ctx, formatter)
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        write_section(self.words.sentence("cli-heading-commands"), rows, formatter)


def write_usage(
    words: Catalogue, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{words.sentence('cli-heading-usage')} ")


def write_options(
    words: Catalogue, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    records = [p.get_help_record(ctx) for p in command.params if isinstance(p, Option)]
    rows = [record for record in records if record is not None]
    write_section(words.sentence("cli-heading-options"), rows, formatter)


def write_section(
    heading: str, rows: list[tuple[str, str]], formatter: click.HelpFormatter
) -> None:
    if not rows:
        return
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


@contextmanager
def placed(ctx: click.Context) -> Iterator[None]:
    """A complaint from inside knows the command that it is about."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def explained(error: click.UsageError) -> Text:
    """What is wrong with the call, in our own words."""
    match error:
        case BadUsage():
            return error.why
        case click.NoSuchOption():
            return with_near_ones("option", error.option_name, error.possibilities)
        case NoSuchCommand():
            return with_near_ones("command", error.command_name, error.possibilities)
        case click.MissingParameter(param=click.Argument() as argument):
            return Text("cli-missing-argument", {"name": shown(argument)})
        case click.MissingParameter():
            return Text("cli-missing-option", {"name": shown(error.param)})
        case click.BadOptionUsage() if is_flag(error):
            return Text("cli-option-without-value", {"option": error.option_name})
        case click.BadOptionUsage():
            return Text("cli-option-needs-value", {"option": error.option_name})
    raise error


def with_near_ones(kind: str, name: str, near: Sequence[str] | None) -> Text:
    if near:
        return Text("cli-unknown-but", {"kind": kind, "name": name, "near": near[0]})
    return Text("cli-unknown", {"kind": kind, "name": name})


def is_flag(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else []
    return any(isinstance(p, Option) and p.is_flag and error.option_name in p.opts for p in params)

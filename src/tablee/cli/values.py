"""The values that options take, each with a complaint of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from tablee.engine.words import Text

MOST_DIGITS: Final = 15


class BadUsage(click.UsageError):
    """The command was called wrongly; `why` says how."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


class Whole(click.ParamType[int]):
    """A whole number, of at least this."""

    name = "whole"

    def __init__(self, least: int) -> None:
        self.least = least

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
            number = int(text)
            if number >= self.least:
                return number
        raise BadUsage(
            Text("cli-not-whole", {"option": shown(param), "value": text, "least": self.least})
        )


class Seconds(click.ParamType[float]):
    """A time, more than nothing and less than a day."""

    name = "seconds"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        text = str(value)
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if 0 < seconds < 86400:
            return seconds
        raise BadUsage(Text("cli-not-seconds", {"option": shown(param), "value": text}))


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "one"

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = choices

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        text = str(value)
        if text in self.choices:
            return text
        listed = ", ".join(self.choices)
        raise BadUsage(
            Text("cli-not-one-of", {"option": shown(param), "value": text, "choices": listed})
        )


class Pair(click.ParamType[tuple[str, str]]):
    """`name=value`."""

    name = "pair"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, equals, text = str(value).partition("=")
        if not name or not equals:
            raise BadUsage(Text("cli-not-a-pair", {"option": shown(param), "value": str(value)}))
        return name, text


def shown(param: click.Parameter | None) -> str:
    """A parameter as it stands in the help: `--seats`, or FILE."""
    if param is None:
        return ""
    if isinstance(param, click.Argument):
        return param.metavar or param.human_readable_name
    return param.opts[0]

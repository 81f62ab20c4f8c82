"""What is printed: results on standard output, complaints and progress on standard error."""

from __future__ import annotations

import io
import json
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from tablee.lab.record_file import BadFile, trouble_with
from tablee.texts import Catalogue


def speak_utf_8() -> None:
    """Whatever the locale; what isn't text (a file's name in bytes) is printed in escapes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def be_silent() -> None:
    """Nobody reads our output any more: what is left of it must not complain at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


@contextmanager
def printing() -> Iterator[None]:
    try:
        with trouble_with("stdout"):
            yield
    except BadFile:
        be_silent()
        raise


def tell(text: str) -> None:
    with printing():
        click.echo(printable(text))


def tell_json(value: object) -> None:
    with printing():
        click.echo(json.dumps(value, ensure_ascii=False))


def complain(text: str) -> None:
    click.echo(printable(text), err=True)


def printable(text: str) -> str:
    """The text without anything that would command the terminal: a record may hold what it will."""
    return "".join(escaped(sign) for sign in text)


def escaped(sign: str) -> str:
    is_harmless = sign in "\n\t" or unicodedata.category(sign)[0] != "C"
    return sign if is_harmless else sign.encode("unicode_escape").decode()


def tell_table(rows: list[list[str]], texts: int) -> None:
    """Columns side by side: the first ones, of text, to the left, and numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if column < texts else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        tell("  ".join(cells).rstrip())


@contextmanager
def progress(words: Catalogue, length: int) -> Iterator[Callable[[int], None]]:
    """A bar for whoever waits at a terminal; nothing in a pipe or a log."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    label = words.sentence("cli-progress")
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield bar.update


def points(words: Catalogue, value: float) -> str:
    """A score, as the reader writes numbers: 0,25 or 0.25."""
    return words.sentence("cli-points", {"value": value})


def signed_points(words: Catalogue, value: float) -> str:
    return f"+{points(words, value)}" if value > 0 else points(words, value)


def rounded(words: Catalogue, value: float | None) -> str:
    """A mean or a deviation, with two decimals."""
    return "–" if value is None else words.sentence("cli-rounded", {"value": value})


def per_cent(words: Catalogue, share: float) -> str:
    return words.sentence("cli-per-cent", {"share": share})


def whole(words: Catalogue, value: float) -> str:
    return words.sentence("cli-whole", {"value": round(value)})

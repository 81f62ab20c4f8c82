"""What is written down: kinds and places of what goes wrong, and no words that may be secret."""

from __future__ import annotations

import json
import logging
import sys

from tablee.server.logs import JsonLines


def logged(message: str, error: Exception | None) -> dict[str, str]:
    info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("tablee", logging.ERROR, __file__, 1, message, (), info)
    line: dict[str, str] = json.loads(JsonLines().format(record))
    return line


def look_for(card: str) -> None:
    raise KeyError(card)


def caught() -> Exception:
    try:
        try:
            look_for("secret r7")
        except KeyError as missing:
            raise ValueError("no such card: secret r7") from missing
    except ValueError as error:
        return error
    raise AssertionError


def test_an_exception_is_logged_without_its_words() -> None:
    line = logged("a task failed", caught())
    assert "secret" not in line["trace"].replace('look_for("secret r7")', "").replace(
        'ValueError("no such card: secret r7")', ""
    )
    assert line["trace"].index("KeyError\n") < line["trace"].index("ValueError\n")
    assert "look_for" in line["trace"] and "test_logs.py" in line["trace"]


def test_a_line_is_json_whatever_is_in_it() -> None:
    line = logged('a "quoted"\nline \ud800 é', None)
    assert line["what"].startswith('a "quoted"\nline') and line["level"] == "error"
    assert set(line) == {"at", "level", "where", "what"}
    assert sys.getdefaultencoding() == "utf-8"

"""What is written down: kinds and places of what goes wrong, and no words that may be secret."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from tablee.server.logs import JournalLines, JsonLines, Sparing, is_journal


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
    assert line["at"].endswith("+00:00"), "the same time everywhere"
    assert sys.getdefaultencoding() == "utf-8"


@pytest.mark.parametrize(
    ("level", "priority"), [(logging.INFO, 6), (logging.WARNING, 4), (logging.ERROR, 3)]
)
def test_the_journal_is_told_how_bad_it_is(level: int, priority: int) -> None:
    record = logging.LogRecord("tablee", level, __file__, 1, "a task failed", (), None)
    mark, line = JournalLines().format(record).split(">", 1)
    assert mark == f"<{priority}"
    assert line == JsonLines().format(record)


def test_only_systemds_own_stream_is_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (tmp_path / "journal").open("w") as journal, (tmp_path / "other").open("w") as other:
        status = (tmp_path / "journal").stat()
        monkeypatch.setenv("JOURNAL_STREAM", f"{status.st_dev}:{status.st_ino}")
        assert is_journal(journal) and not is_journal(other)
        monkeypatch.delenv("JOURNAL_STREAM")
        assert not is_journal(journal)


def warned(spare: Sparing, message: str, level: int = logging.WARNING) -> dict[str, str] | None:
    record = logging.LogRecord("uvicorn.error", level, __file__, 1, message, (), None)
    return json.loads(JsonLines().format(record)) if spare.filter(record) else None


def test_what_anybody_can_cause_is_written_once_a_minute() -> None:
    now = [0.0]
    spare = Sparing(lambda: now[0])
    assert warned(spare, "invalid") is not None
    assert [warned(spare, "invalid") for _ in range(500)] == [None] * 500
    assert warned(spare, "another") is not None, "each kind has its own minute"
    assert warned(spare, "invalid", logging.ERROR) is not None, "a fault is always written"
    now[0] = 60.0
    assert (warned(spare, "invalid") or {})["unwritten"] == "500"
    assert "unwritten" not in (warned(spare, "new") or {})


def test_it_remembers_no_more_than_it_must() -> None:
    spare = Sparing(lambda: 0.0)
    for number in range(5000):
        assert warned(spare, f"kind {number}") is not None
        assert len(spare.written_at) <= 1000

"""What the server writes down: table ids and versions, never cards, moves, chat or tokens."""

from __future__ import annotations

import json
import logging
import os
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import TextIO

QUIET_SECONDS = 60.0  # between two equal lines of what anybody can cause
MOST_REMEMBERED = 1000
# By which `journalctl -p warning` finds a line, as in syslog
ERROR, WARNING, INFO = 3, 4, 6


class JsonLines(logging.Formatter):
    """One line a message. Of an exception it shows the kind and the place, not the words."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().strip(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = trace(record.exc_info[1])
        if unwritten := getattr(record, "unwritten", 0):
            line["unwritten"] = str(unwritten)  # equal ones before it
        return json.dumps(line)


class JournalLines(JsonLines):
    """The same behind a priority, which the journal takes off."""

    def format(self, record: logging.LogRecord) -> str:
        return f"<{priority(record.levelno)}>{super().format(record)}"


def priority(level: int) -> int:
    if level >= logging.ERROR:
        return ERROR
    return WARNING if level >= logging.WARNING else INFO


class Sparing(logging.Filter):
    """Lets equal warnings through once a minute, and says how many it kept back: nobody fills our
    disk with them."""

    def __init__(self, elapsed: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.elapsed = elapsed
        self.written_at: dict[str, float] = {}
        self.unwritten: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            return True
        line, now = record.getMessage(), self.elapsed()
        if now - self.written_at.get(line, -QUIET_SECONDS) < QUIET_SECONDS:
            self.unwritten[line] = self.unwritten.get(line, 0) + 1
            return False
        if len(self.written_at) >= MOST_REMEMBERED:
            self.written_at.clear()
            self.unwritten.clear()
        self.written_at[line] = now
        record.unwritten = self.unwritten.pop(line, 0)
        return True


def trace(error: BaseException | None) -> str:
    """Where it happened; what an exception says may name a card."""
    parts: list[str] = []
    while error is not None:
        parts = [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}\n", *parts]
        error = error.__cause__ or error.__context__
    return "".join(parts)


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JournalLines() if is_journal(sys.stderr) else JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Below a warning uvicorn writes addresses of visitors and of rooms.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    for noisy in ("uvicorn.error", "tablee.security"):
        logging.getLogger(noisy).addFilter(Sparing())


def is_journal(stream: TextIO) -> bool:
    """systemd names the file that its journal reads from: JOURNAL_STREAM of systemd.exec(5)."""
    try:
        status = os.fstat(stream.fileno())
    except OSError:  # no file at all
        return False
    return os.environ.get("JOURNAL_STREAM") == f"{status.st_dev}:{status.st_ino}"

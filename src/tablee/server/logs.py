"""What the server writes down: table ids and versions, never cards, moves, chat or tokens."""

from __future__ import annotations

import json
import logging
import sys
import traceback

# A broken text is the fault of whoever sent it; their socket is closed, and that is all.
EXPECTED = "Invalid UTF-8 sequence received from client."


class JsonLines(logging.Formatter):
    """One line a message. Of an exception it shows the kind and the place, not the words."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().strip(),
        }
        if record.exc_info and record.exc_info[0] is not None and line["what"] != EXPECTED:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line)


def trace(error: BaseException | None) -> str:
    """Where it happened; what an exception says may name a card."""
    parts: list[str] = []
    while error is not None:
        parts = [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}\n", *parts]
        error = error.__cause__ or error.__context__
    return "".join(parts)


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Below a warning uvicorn writes addresses of visitors and of rooms.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)

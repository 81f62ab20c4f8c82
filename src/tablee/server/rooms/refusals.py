"""Commands that are refused, and what the log keeps of them: never who, nor what they wanted."""

from __future__ import annotations

import logging

from tablee.server import wire
from tablee.server.rooms.room import NotAllowed, NotEntitled

security = logging.getLogger("tablee.security")


def failed(command: str, refused: NotAllowed) -> wire.Failed:
    note_refusal(refused)
    return wire.Failed(command, refused.why)


def note_refusal(refused: NotAllowed) -> None:
    if isinstance(refused, NotEntitled):
        security.warning("refused to somebody who isn't entitled: %s", refused.why.key)

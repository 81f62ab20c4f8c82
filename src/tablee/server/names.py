"""Names and chat as people write them, made fit to be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from tablee.server.wire import LONGEST_CHAT, LONGEST_NAME

# Control and format characters (bidirectional overrides among them), unassigned and private ones.
UNSEEN = {"Cc", "Cf", "Co", "Cn", "Cs"}


class BadName(Exception):
    """Nothing is left of this name that could be shown."""


def shown(text: str, longest: int) -> str:
    """Normalised, on one line, without what can't be seen, and no longer than allowed."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    visible = "".join(c for c in spaced if unicodedata.category(c) not in UNSEEN)
    return visible[:longest].strip()


def clean_name(text: str) -> str:
    name = shown(text, LONGEST_NAME)
    if not name:
        raise BadName
    return name


def clean_chat(text: str) -> str:
    return shown(text, LONGEST_CHAT)


def unique(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first number that nobody else at the table has."""
    alike = {other.casefold() for other in taken}
    candidate, number = name, 2
    while candidate.casefold() in alike:
        suffix = f" {number}"
        candidate, number = name[: LONGEST_NAME - len(suffix)] + suffix, number + 1
    return candidate

"""Names and chat as people write them, made fit to be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import lru_cache
from zlib import crc32

from tablee.server.wire import LONGEST_CHAT, LONGEST_NAME

# Control and format characters (bidirectional overrides among them), unassigned and private ones.
UNSEEN = {"Cc", "Cf", "Co", "Cn", "Cs"}
# Letters and signs drawn as nothing, though their category doesn't tell: fillers of Hangul,
# the blank of Braille, and Unicode's Default_Ignorable_Code_Point among the marks.
BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5"} | {
    chr(code)
    for selectors in (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
    for code in selectors
}
# Small letters of other alphabets, and signs, that look like ours in one of their cases.
CYRILLIC = (
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445",
    "abekmhopctyx",
)
MORE_CYRILLIC = ("\u0456\u0458\u0455\u04bb\u0501\u051b\u051d", "ljshdqw")
GREEK = (
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abezhlkmnoptyx",
)
SIGNS = ("i\u01311|0\u2010\u2011\u2013\u2014\u2212\u2019\u02bc\u2032", "llllo-----" + 3 * "'")
LOOKALIKES = {
    ord(one): other
    for theirs, ours in (CYRILLIC, MORE_CYRILLIC, GREEK, SIGNS)
    for one, other in zip(theirs, ours, strict=True)
}
MOST_MARKS = 2  # accents on one letter; more would climb over the neighbouring lines


# What bots are called, in both languages: short, and no two begin alike.
BOT_NAMES = [
    *(
        "Ada",
        "Basil",
        "Cléo",
        "Dario",
        "Elsa",
        "Filo",
        "Gus",
        "Hanna",
        "Igor",
        "Jade",
        "Kim",
        "Lou",
    ),
    *(
        "Milo",
        "Nora",
        "Otto",
        "Pia",
        "Quentin",
        "Rosa",
        "Sam",
        "Tilda",
        "Ugo",
        "Vic",
        "Wanda",
        "Zoé",
    ),
]


class BadName(Exception):
    """Nothing is left of this name that could be shown."""


def shown(text: str, longest: int) -> str:
    """Normalised, on one line, without what can't be seen, and no longer than allowed."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks = 0
    for character in spaced:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category not in UNSEEN and character not in BLANK and marks <= MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())[:longest].rstrip()


def clean_name(text: str) -> str:
    name = shown(text, LONGEST_NAME)
    if not name:
        raise BadName
    return name


def clean_chat(text: str) -> str:
    return shown(text, LONGEST_CHAT)


@lru_cache(maxsize=10_000)  # every name of a room is compared with every other
def alike(name: str) -> str:
    """Equal for names that a reader could take for one another by their letters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return folded.translate(LOOKALIKES)


def unique(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first number that nobody else at the table has."""
    others = {alike(other) for other in taken}
    candidate, number = name, 2
    while alike(candidate) in others:
        suffix = f" {number}"
        candidate, number = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix, number + 1
    return candidate


def bot_name(room: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has; rooms begin at different places of the list."""
    start = crc32(room.encode()) % len(BOT_NAMES)
    others = {alike(other) for other in taken}
    names = BOT_NAMES[start:] + BOT_NAMES[:start]
    free = [name for name in names if alike(name) not in others]
    return unique((free or names)[0], taken)

"""The code of a class: short, to be read from a wall, said aloud and typed by a child."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

# No two that look alike (0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V W), no letter that French and English
# call by each other's name (G J), and no vowel, so that no code is a word.
LETTERS: Final = "CDFHKMNPRTVXY34679"
LENGTH: Final = 6


def new_code(taken: Collection[str]) -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if code not in taken:
            return code


def read_code(typed: str) -> str:
    """As somebody typed it: in small letters, perhaps, or with a space in the middle."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())

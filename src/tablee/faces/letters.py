"""Words as outlines: like digits, they look the same on every printer."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict, cast

from tablee.faces import path
from tablee.faces.digits import Digit, drawn_digits

NARROW_SPACE = "\u202f"  # which the font doesn't have


class Letters(TypedDict):
    em: int
    letters: dict[str, Digit]


@cache
def outlines() -> dict[str, Digit]:
    """Letters, signs and digits, all drawn in the size of the digits."""
    text = files(__package__).joinpath("letters.json").read_text("utf-8")
    letters = cast(Letters, json.loads(text))["letters"]
    narrow: Digit = {"width": letters[" "]["width"] / 2, "path": ""}
    return {**letters, **drawn_digits()["digits"], NARROW_SPACE: narrow}


def width_of(words: str, size: float) -> float:
    return sum(outlines()[letter]["width"] for letter in words) * size / drawn_digits()["em"]


def fitting(words: str, width: float, most: float) -> float:
    """The largest size in which these words take no more room, up to a limit."""
    return min(most, width / width_of(words, 1))


def words_at(words: str, x: float, y: float, size: float, fill: str) -> str:
    """Words that begin at x and stand on the line y."""
    scale = size / drawn_digits()["em"]
    parts: list[str] = []
    for letter in words:
        drawn = outlines()[letter]
        if drawn["path"]:
            parts.append(path(drawn["path"], fill, f"translate({x:g} {y:g}) scale({scale:g})"))
        x += drawn["width"] * scale
    return "".join(parts)


def words_round(words: str, middle: float, y: float, size: float, fill: str) -> str:
    """The same, with their middle at x."""
    return words_at(words, middle - width_of(words, size) / 2, y, size, fill)

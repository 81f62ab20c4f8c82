"""Digits as outlines: they look the same on every printer, whatever fonts it has."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict, cast

from tablee.faces import path


class Digit(TypedDict):
    width: float
    path: str


class Digits(TypedDict):
    em: int
    digits: dict[str, Digit]


@cache
def drawn_digits() -> Digits:
    return cast(Digits, json.loads(files(__package__).joinpath("digits.json").read_text("utf-8")))


def number_at(number: int, x: float, y: float, size: float, fill: str) -> str:
    """A number in letters of this size, which begins at x and stands on the line y."""
    drawn = drawn_digits()
    scale = size / drawn["em"]
    parts = []
    for digit in str(number):
        parts.append(
            path(drawn["digits"][digit]["path"], fill, f"translate({x:g} {y:g}) scale({scale:g})")
        )
        x += drawn["digits"][digit]["width"] * scale
    return "".join(parts)

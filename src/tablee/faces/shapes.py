"""The faces of cards with shapes: eighteen of them in four colours, a totem and a head.

Shapes are one path each, with its holes cut out, so that they lie on any paper. A colour has a
second sign, a number of dots in two corners, for those who can't tell colours apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict, cast

from tablee.faces import HEIGHT, WIDTH, face_of, group, path

SCALE: Final = 1.24


class Dot(TypedDict):
    x: float
    y: float
    r: float
    step: float


class Part(TypedDict):
    d: str
    fill: str


class Shapes(TypedDict):
    inks: dict[str, str]  # by the number of a colour
    field: int
    dot: Dot
    shapes: dict[str, str]  # by letter
    pictures: dict[str, list[Part]]


@cache
def shapes() -> Shapes:
    text = files(__package__).joinpath("shapes.json").read_text("utf-8")
    return cast(Shapes, json.loads(text))


def face(kind: str) -> str:
    """The face of a card: `a1` is the first shape in the first colour."""
    drawn = shapes()
    if kind in drawn["pictures"]:
        return face_of(path(part["d"], part["fill"]) for part in drawn["pictures"][kind])
    letter, colour = kind[0], int(kind[1:])
    ink = drawn["inks"][str(colour)]
    left, top = ((length - drawn["field"] * SCALE) / 2 for length in (WIDTH, HEIGHT))
    shape = path(drawn["shapes"][letter], ink, f"translate({left:g} {top:g}) scale({SCALE})")
    corner = list(dots(colour, ink))
    return face_of([*corner, group(corner, f"rotate(180 {WIDTH / 2} {HEIGHT / 2})"), shape])


def dots(count: int, ink: str) -> Iterator[str]:
    at = shapes()["dot"]
    for n in range(count):
        x = at["x"] + n * at["step"]
        yield f'<circle cx="{x:g}" cy="{at["y"]:g}" r="{at["r"]:g}" fill="{ink}"/>'

"""The faces of the sixty cards, so that one printed deck serves every game that plays with them.

In both corners stands what the screen shows at the upper left: number, suit and triangles, all that
counts. The middle has the animal of the colour, which is small on a 0, as Safarü wants it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict, cast

from tablee.engine.sixty import TRIANGLES_BY_NUMBER
from tablee.faces import HEIGHT, WIDTH, face_of, group, path
from tablee.faces.digits import number_at

PAPER: Final = "#ffffff"

CORNER: Final = 0.58  # of its size on the screen, where a card is 60 wide
CORNER_AT: Final = "translate(0.6 -0.8)"
ANIMAL_FIELD: Final = 48
ANIMAL: Final = 0.76  # so that it keeps clear of the corners
BABY: Final = 0.46


class Place(TypedDict):
    x: float
    y: float
    size: float


class Triangle(TypedDict):
    path: str
    x: float
    y: float
    step: float


class Index(TypedDict):
    number: Place
    suit: str
    triangle: Triangle


class Sixty(TypedDict):
    inks: dict[str, str]
    mark: str
    suits: dict[str, str]
    index: Index


@cache
def sixty() -> Sixty:
    """Inks, suits and the index of a card, as the screen has them."""
    return cast(Sixty, read("sixty.json"))


@cache
def animals() -> dict[str, dict[str, str]]:
    return cast(dict[str, dict[str, str]], read("animals.json"))


def read(name: str) -> object:
    return json.loads(files(__package__).joinpath(name).read_text("utf-8"))


def face(kind: str) -> str:
    """The face of a card: `r7` is the red seven."""
    suit, number = kind[0], int(kind[1:])
    corner = group(index(suit, number), f"{CORNER_AT} scale({CORNER})")
    turned = group([corner], f"rotate(180 {WIDTH / 2} {HEIGHT / 2})")
    return face_of([corner, turned, animal(suit, BABY if number == 0 else ANIMAL)])


def index(suit: str, number: int) -> list[str]:
    drawn = sixty()
    ink, layout = drawn["inks"][suit], drawn["index"]
    at, triangle = layout["number"], layout["triangle"]
    return [
        number_at(number, at["x"], at["y"], at["size"], ink),
        path(drawn["suits"][suit], ink, layout["suit"]),
        *[
            path(
                triangle["path"],
                drawn["mark"],
                f"translate({triangle['x']} {triangle['y'] - n * triangle['step']})",
            )
            for n in range(TRIANGLES_BY_NUMBER[number])
        ],
    ]


def animal(suit: str, scale: float) -> str:
    """In the middle: its body, what is cut out of it, and the pupils of its eyes."""
    ink, drawn = sixty()["inks"][suit], animals()[suit]
    parts = [path(drawn["body"], ink), path(drawn["cut"], PAPER)]
    if "pupils" in drawn:
        parts.append(path(drawn["pupils"], ink))
    left, top = ((length - ANIMAL_FIELD * scale) / 2 for length in (WIDTH, HEIGHT))
    return group(parts, f"translate({left:g} {top:g}) scale({scale})")

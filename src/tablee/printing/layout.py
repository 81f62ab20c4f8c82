"""Where everything lies on a sheet of A4, in millimetres from its upper left corner.

Nine cards a page. They don't touch: each has cut marks of its own at its four corners, also once a
strip is cut off, and what a cut takes or leaves beside a card is white.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.faces import HEIGHT, WIDTH

PAGE_WIDTH: Final = 210.0
PAGE_HEIGHT: Final = 297.0
SAFE: Final = 5.0  # what printers at home can't reach, along every edge

COLUMNS: Final = 3
ROWS: Final = 3
GUTTER: Final = 3.0
LEFT: Final = (PAGE_WIDTH - COLUMNS * WIDTH - (COLUMNS - 1) * GUTTER) / 2
TOP: Final = (PAGE_HEIGHT - ROWS * HEIGHT - (ROWS - 1) * GUTTER) / 2

MARK_FROM: Final = 0.5  # from the corner of the card
MARK_TO: Final = 2.5  # so that the marks of neighbours are the same


@dataclass(frozen=True)
class Picture:
    """An SVG and the place that it fills."""

    svg: str
    x: float
    y: float
    width: float = WIDTH
    height: float = HEIGHT


@dataclass(frozen=True)
class Mark:
    """A thin line to cut along."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Page:
    """A sheet, but for its caption."""

    pictures: list[Picture]
    marks: list[Mark]


def card_pages(faces: Sequence[str]) -> list[Page]:
    """Sheets of cards, row by row; the last one may be part empty."""
    size = COLUMNS * ROWS
    return [card_page(faces[first : first + size]) for first in range(0, len(faces), size)]


def card_page(faces: Sequence[str]) -> Page:
    pictures = [
        Picture(
            svg,
            LEFT + place % COLUMNS * (WIDTH + GUTTER),
            TOP + place // COLUMNS * (HEIGHT + GUTTER),
        )
        for place, svg in enumerate(faces)
    ]
    marks = dict.fromkeys(mark for picture in pictures for mark in marks_round(picture))
    return Page(pictures, list(marks))


def marks_round(card: Picture) -> list[Mark]:
    """Two marks at each corner, outside the card."""
    marks = []
    for x, across in ((card.x, -1), (card.x + card.width, 1)):
        for y, down in ((card.y, -1), (card.y + card.height, 1)):
            horizontal = sorted((x + across * MARK_FROM, x + across * MARK_TO))
            vertical = sorted((y + down * MARK_FROM, y + down * MARK_TO))
            marks.append(Mark(horizontal[0], y, horizontal[1], y))
            marks.append(Mark(x, vertical[0], x, vertical[1]))
    return marks

"""A PDF read back: what lies where, in millimetres from the upper left corner of its page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pypdfium2
from PIL.Image import Image
from pypdfium2 import raw

POINTS_PER_INCH = 72
MM_PER_INCH = 25.4
POINT = MM_PER_INCH / POINTS_PER_INCH
PIXELS_PER_MM = 10


@dataclass(frozen=True)
class Area:
    left: float
    top: float
    right: float
    bottom: float

    def is_about(self, left: float, top: float, right: float, bottom: float) -> bool:
        """To a fiftieth of a millimetre."""
        edges = zip(
            (self.left, self.top, self.right, self.bottom), (left, top, right, bottom), strict=True
        )
        return all(abs(one - other) < 0.02 for one, other in edges)

    def is_round(self, other: Area) -> bool:
        """Whether the middle of the other is inside."""
        across, down = (other.left + other.right) / 2, (other.top + other.bottom) / 2
        return self.left < across < self.right and self.top < down < self.bottom

    def is_apart_from(self, other: Area) -> bool:
        beside = other.right < self.left or self.right < other.left
        return beside or other.bottom < self.top or self.bottom < other.top


@dataclass(frozen=True)
class Drawn:
    """Something on a page: a path, a text or a picture in pixels."""

    kind: int
    area: Area


@contextmanager
def opened(pdf: bytes) -> Iterator[pypdfium2.PdfDocument]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    with opened(pdf) as document:
        sizes = [page.get_size() for page in document]
    return [(width * POINT, height * POINT) for width, height in sizes]


def date_of(pdf: bytes) -> str:
    with opened(pdf) as document:
        return str(document.get_metadata_value("CreationDate"))


def drawn_on(pdf: bytes, number: int) -> list[Drawn]:
    with opened(pdf) as document:
        page = document[number]
        height = page.get_height()
        return [Drawn(found.type, area(found, height)) for found in page.get_objects()]


def area(found: Any, height: float) -> Area:
    left, bottom, right, top = found.get_bounds()
    return Area(left * POINT, (height - top) * POINT, right * POINT, (height - bottom) * POINT)


def words_on(pdf: bytes, number: int) -> str:
    with opened(pdf) as document:
        return str(document[number].get_textpage().get_text_range())


def pixels(pdf: bytes, number: int) -> Image:
    """A picture of the page, ten pixels a millimetre."""
    with opened(pdf) as document:
        picture: Image = document[number].render(scale=PIXELS_PER_MM * POINT).to_pil()
        return picture.convert("RGB")


def are_fonts_inside(pdf: bytes, number: int) -> bool:
    with opened(pdf) as document:
        page = document[number]
        texts = [one for one in page.get_objects() if one.type == raw.FPDF_PAGEOBJ_TEXT]
        fonts = [raw.FPDFTextObj_GetFont(one.raw) for one in texts]
        return bool(fonts) and all(raw.FPDFFont_GetIsEmbedded(font) == 1 for font in fonts)

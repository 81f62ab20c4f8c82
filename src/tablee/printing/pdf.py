"""Pages as a PDF: vectors throughout, fonts inside, and the same bytes whenever it is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import as_file, files
from typing import Final

from fpdf import FPDF

from tablee.printing.layout import LEFT, PAGE_HEIGHT, PAGE_WIDTH, Page
from tablee.texts import Language

FONT: Final = "caption"
FONT_POINTS: Final = 8
BASELINE: Final = 289.0  # of the captions
HAIRLINE: Final = 0.1
GREY: Final = 110
NO_DATE: Final = datetime.fromtimestamp(0, UTC)


@dataclass(frozen=True)
class Caption:
    """What stands below the cards, at the left and at the right."""

    left: str
    right: str


def pdf_of(
    pages: Sequence[Page], captions: Sequence[Caption], title: str, language: Language
) -> bytes:
    pdf = FPDF(unit="mm", format=(PAGE_WIDTH, PAGE_HEIGHT))
    pdf.set_auto_page_break(False)
    pdf.set_creation_date(NO_DATE)
    pdf.set_title(title)
    pdf.set_lang(language)
    with as_file(files(__package__).joinpath(f"{FONT}.ttf")) as font:
        pdf.add_font(FONT, fname=font)
    pdf.set_font(FONT, size=FONT_POINTS)
    pdf.set_text_color(GREY)
    pdf.set_line_width(HAIRLINE)
    for page, caption in zip(pages, captions, strict=True):
        pdf.add_page()
        draw(pdf, page)
        write(pdf, caption)
    return bytes(pdf.output())


def draw(pdf: FPDF, page: Page) -> None:
    for picture in page.pictures:
        # As on a screen, what sticks out of its field isn't seen.
        with pdf.rect_clip(picture.x, picture.y, picture.width, picture.height):
            pdf.image(
                picture.svg.encode(),
                x=picture.x,
                y=picture.y,
                w=picture.width,
                h=picture.height,
            )
    for mark in page.marks:
        pdf.line(mark.x1, mark.y1, mark.x2, mark.y2)


def write(pdf: FPDF, caption: Caption) -> None:
    pdf.text(LEFT, BASELINE, caption.left)
    pdf.text(PAGE_WIDTH - LEFT - pdf.get_string_width(caption.right), BASELINE, caption.right)

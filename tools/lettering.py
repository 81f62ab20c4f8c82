"""Writes what printed cards take from the screen's font; with --check, fails where it is stale.

Digits are outlines among the other drawings of `tablee.faces`, as heavy as on the screen. The
captions of printed pages need letters: a font file of its own, regular and small.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "web" / "node_modules" / "@fontsource-variable" / "atkinson-hyperlegible-next"
SCREEN_FONT = PACKAGE / "files" / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
DIGITS = ROOT / "src" / "tablee" / "faces" / "digits.json"
OTHERS = ROOT / "src" / "tablee" / "faces" / "letters.json"
CAPTION_FONT = ROOT / "src" / "tablee" / "printing" / "caption.ttf"

REGULAR, BOLD = 400, 700
EM = 100  # digits and letters are drawn in this size
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—’“”…−")]


def at_weight(weight: int) -> TTFont:
    return instantiateVariableFont(TTFont(SCREEN_FONT, recalcTimestamp=False), {"wght": weight})


DRAWN_LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêôûABCDEFGHIJKLMNOPQRSTUVWXYZÉ ,.+<>=!?%’-–:"


def outlines(name: str, letters: str) -> bytes:
    """The outline of every letter, standing on the line y = 0, and how much room it takes."""
    font = at_weight(BOLD)
    scale = EM / font["head"].unitsPerEm
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    drawn = {}
    for letter in letters:
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.2f}".rstrip("0").rstrip("."))
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        drawn[letter] = {"width": round(glyph.width * scale, 2), "path": pen.getCommands()}
    return (json.dumps({"em": EM, name: drawn}, indent=2) + "\n").encode()


def caption_font() -> bytes:
    font = at_weight(REGULAR)
    options = Options(layout_features=["kern"], hinting=False, recalc_timestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def main() -> None:
    drawn = [
        (DIGITS, outlines("digits", "0123456789")),
        (OTHERS, outlines("letters", DRAWN_LETTERS)),
    ]
    for path, made in [*drawn, (CAPTION_FONT, caption_font())]:
        if "--check" not in sys.argv:
            path.write_bytes(made)
        elif path.read_bytes() != made:
            sys.exit(f"{path.relative_to(ROOT)} is stale: tools/lettering.py writes it.")


if __name__ == "__main__":
    main()

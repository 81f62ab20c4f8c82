"""The faces of Diego, drawn from their names: exact, in plain SVG, for screens and paper.

Nothing in a drawing depends on the number: colours and places tell only the kind of face.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tablee.faces import HEIGHT, WIDTH, face_of, path
from tablee.faces.letters import fitting, width_of, words_round

INK = "#23201b"
COLOUR = "#1f5fae"
PALE = "#fffdf6"
THIN, THICK = 0.5, 1.1
MIDDLE, CENTRE = WIDTH / 2, HEIGHT / 2
ROOM = 51.0  # between the sides of the frame
CAPITAL = 0.67  # of a letter's size: how high digits are
BAR = 0.32  # of a fraction's digits: from the bar to them

FRENCH = "fr"


def face(name: str, language: str) -> str:
    """A card by its name, as the reader of this language writes it."""
    kind, *parts = name.split("_")
    if kind == "word":
        inside = lines(parts[:2] if language == FRENCH else parts[2:])
    elif kind in WRITTEN:
        inside = WRITTEN[kind](parts, language)
    else:
        inside = DRAWN[kind]([int(part) for part in parts])
    return face_of([FRAME, *inside])


def french_face(name: str) -> str:
    return face(name, FRENCH)


def frame(width: float, height: float, inset: float) -> str:
    side, tall = width - 2 * inset, height - 2 * inset
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{side:g}" height="{tall:g}" rx="3"'
        f' fill="none" stroke="{INK}" stroke-width="{THIN}"/>'
    )


FRAME = frame(WIDTH, HEIGHT, 2.5)


# Written


def lines(words: list[str]) -> list[str]:
    """Two words, one above the other, equally large."""
    size = min(fitting(word, ROOM, 15) for word in words)
    return [
        words_round(words[0], MIDDLE, CENTRE - 0.25 * size, size, INK),
        words_round(words[1], MIDDLE, CENTRE + 0.95 * size, size, INK),
    ]


def with_comma(whole: str, decimals: str, language: str) -> str:
    return f"{whole},{decimals}" if language == FRENCH else f"{whole}.{decimals}"


def decimal(parts: list[str], language: str) -> list[str]:
    return one_line(with_comma(parts[0], parts[1], language))


def percentage(parts: list[str], language: str) -> list[str]:
    return one_line(f"{parts[0]} %" if language == FRENCH else f"{parts[0]}%")


def one_line(words: str) -> list[str]:
    size = fitting(words, ROOM, 24)
    return [words_round(words, MIDDLE, CENTRE + CAPITAL * size / 2, size, INK)]


def bracket(parts: list[str], language: str) -> list[str]:
    """Twice the same box: more than the one bound, less than the other."""
    low, high = (with_comma(parts[at], parts[at + 1], language) for at in (0, 2))
    size = min(fitting(f"{bound} < 00", ROOM, 15) for bound in (low, high))
    found: list[str] = []
    for words, is_low, y in ((f"{low} <", True, 0.38 * HEIGHT), (f"< {high}", False, 0.7 * HEIGHT)):
        box, gap = CAPITAL * size, 0.3 * size
        whole = width_of(words, size) + gap + box
        left = MIDDLE - whole / 2
        middle = left + (0 if is_low else gap + box) + width_of(words, size) / 2
        found.append(words_round(words, middle, y, size, INK))
        at = left + (width_of(words, size) + gap if is_low else 0)
        found.append(rectangle(at, y - box, box, box, COLOUR))
    return found


# Fractions


def fraction(parts: list[int]) -> list[str]:
    return stacked(str(parts[0]), str(parts[1]), MIDDLE, 26)


def stacked(over: str, under: str, middle: float, most: float, width: float = ROOM) -> list[str]:
    """A fraction as it is set: a bar as wide as the wider of the two."""
    longer = max(over, under, key=lambda words: width_of(words, 1))
    size = fitting(longer, 0.9 * width, most)
    half = width_of(longer, size) / 2 + 0.08 * size
    bar = f"M{middle - half:g} {CENTRE:g}H{middle + half:g}"
    return [
        words_round(over, middle, CENTRE - BAR * size, size, INK),
        words_round(under, middle, CENTRE + (BAR + CAPITAL) * size, size, INK),
        f'<path d="{bar}" fill="none" stroke="{INK}" stroke-width="{0.07 * size:g}"/>',
    ]


def two_terms(parts: list[int]) -> list[str]:
    """Each term in its half; over 1 stands a whole number."""
    size, width = 15.0, 0.4 * ROOM
    found = [words_round("+", MIDDLE, CENTRE + 0.33 * size, size, INK)]
    for over, under, middle in ((*parts[:2], 0.25 * WIDTH), (*parts[2:], 0.75 * WIDTH)):
        if under == 1:
            found.append(words_round(str(over), middle, CENTRE + CAPITAL * size / 2, size, INK))
        else:
            found += stacked(str(over), str(under), middle, size, width)
    return found


# Drawings


def discs(parts: list[int]) -> list[str]:
    """As many as it takes, one below the other; the coloured parts fill one after the other."""
    count, cut, coloured = parts
    radius = 23.0 if count == 1 else 18.0
    found: list[str] = []
    for number in range(count):
        y = CENTRE if count == 1 else CENTRE + (number - 0.5) * 40
        for part in range(cut):
            is_coloured = number * cut + part < coloured
            found.append(sector(MIDDLE, y, radius, part / cut, (part + 1) / cut, is_coloured))
    return found


def sector(x: float, y: float, radius: float, start: float, end: float, is_coloured: bool) -> str:
    """From one part of the turn to another, clockwise from the top."""
    (x1, y1), (x2, y2) = (
        (x + radius * sin(2 * pi * turn), y - radius * cos(2 * pi * turn)) for turn in (start, end)
    )
    large = int(end - start > 0.5)
    d = f"M{x:g} {y:g}L{x1:.3f} {y1:.3f}A{radius:g} {radius:g} 0 {large} 1 {x2:.3f} {y2:.3f}Z"
    return outlined(f'd="{d}"', is_coloured)


def outlined(shape: str, is_coloured: bool) -> str:
    fill = COLOUR if is_coloured else PALE
    ink = f'stroke="{INK}" stroke-width="{THIN}" stroke-linejoin="round"'
    return f'<path {shape} fill="{fill}" {ink}/>'


def rectangles(parts: list[int]) -> list[str]:
    count, rows, columns, coloured = parts
    tall = 46.0 if count == 1 else 32.0
    cell = min(46.0 / columns, tall / rows)
    found: list[str] = []
    for number in range(count):
        y = CENTRE if count == 1 else CENTRE + (number - 0.5) * 40
        left, top = MIDDLE - cell * columns / 2, y - cell * rows / 2
        for place in range(rows * columns):
            at = left + place % columns * cell, top + place // columns * cell
            is_coloured = number * rows * columns + place < coloured
            found.append(
                outlined(f'd="M{at[0]:g} {at[1]:g}h{cell:g}v{cell:g}h{-cell:g}z"', is_coloured)
            )
    return found


def rectangle(x: float, y: float, width: float, height: float, ink: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="0.8"'
        f' fill="none" stroke="{ink}" stroke-width="{THICK}"/>'
    )


LINE_LEFT, LINE_RIGHT = 7.0, 54.0


def number_line(parts: list[int]) -> list[str]:
    """Strokes for the parts, longer ones with their number for the units, and a mark above."""
    units, cut, mark = parts
    step = (LINE_RIGHT - LINE_LEFT) / (units * cut)
    y = CENTRE + 6
    found = [stroke(f"M{LINE_LEFT - 2.5:g} {y:g}H{LINE_RIGHT + 4:g}", THICK)]
    for place in range(units * cut + 1):
        x, is_unit = LINE_LEFT + place * step, place % cut == 0
        half = 4.0 if is_unit else 2.2
        found.append(stroke(f"M{x:.3f} {y - half:g}V{y + half:g}", THICK if is_unit else THIN))
        if is_unit:
            found.append(words_round(str(place // cut), x, y + 14, 10, INK))
    at = LINE_LEFT + mark * step
    found.append(path(f"M{at:.3f} {y - 5:g}l-4 -9h8z", COLOUR))
    return found


def stroke(d: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width}"/>'


WRITTEN: dict[str, Callable[[list[str], str], list[str]]] = {
    "dec": decimal,
    "pct": percentage,
    "between": bracket,
}
DRAWN: dict[str, Callable[[list[int]], list[str]]] = {
    "frac": fraction,
    "sum": two_terms,
    "disc": discs,
    "area": rectangles,
    "line": number_line,
}

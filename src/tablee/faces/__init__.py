"""The faces of cards: plain SVG on a field of 63 by 88, which are millimetres once it is printed.

What the screen draws in its own way, too, stands in the JSON files here, which both read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Final

WIDTH: Final = 63
HEIGHT: Final = 88
FOLDER: Final = "faces"


def face_of(parts: Iterable[str]) -> str:
    """A whole face, of its parts."""
    field = f"0 0 {WIDTH} {HEIGHT}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{field}">{"".join(parts)}</svg>'


def path(d: str, fill: str, transform: str = "") -> str:
    placed = f' transform="{transform}"' if transform else ""
    return f'<path fill="{fill}" d="{d}"{placed}/>'


def group(parts: Iterable[str], transform: str) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def face_files(package: str) -> Callable[[str], str]:
    """Faces that lie in a game's package, one file for each kind of card: `faces/KIND.svg`."""

    def face(kind: str) -> str:
        return files(package).joinpath(FOLDER, f"{kind}.svg").read_text("utf-8")

    return face

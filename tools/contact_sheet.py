"""Writes build/pictures.html: the pictures of Compatibility at two sizes, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "src" / "tablee" / "games" / "compatibility" / "pictures"
SHEET: Final = ROOT / "build" / "pictures.html"
GROUNDS: Final = ("#f6f2ea", "#141816")  # --paper of web/src/app.css, by day and by night
WIDTHS: Final = (60, 240)
STYLE: Final = """<style>
  body { margin: 0; font: 13px sans-serif }
  section { display: flex; flex-wrap: wrap; gap: 12px; padding: 16px; color: #8f8675 }
  figure { margin: 0 }
  img { display: block; border-radius: 6px }
</style>
"""


def section(ground: str, width: int, paths: list[Path]) -> str:
    figures = "".join(figure(path, width) for path in paths)
    return f'<section style="background: {ground}">{figures}</section>\n'


def figure(path: Path, width: int) -> str:
    name = f"<figcaption>{path.stem}</figcaption>" if width == max(WIDTHS) else ""
    return f'<figure><img src="{path.as_uri()}" width="{width}" alt="">{name}</figure>'


def main() -> None:
    paths = sorted(PICTURES.glob("*.svg"))
    sections = [section(ground, width, paths) for width in WIDTHS for ground in GROUNDS]
    SHEET.parent.mkdir(exist_ok=True)
    SHEET.write_text("<!doctype html>\n" + STYLE + "".join(sections), "utf-8")
    print(SHEET)


if __name__ == "__main__":
    main()

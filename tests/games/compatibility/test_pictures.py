"""The fifty pictures keep to their README, and have words; the themes too."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.compiled import CHECKOUT
from tablee.texts import LANGUAGES, Language, catalogue

GAME = CHECKOUT / "src" / "tablee" / "games" / "compatibility"
PICTURES = sorted((GAME / "pictures").glob("*.svg"))
SHAPES = {"svg", "defs", "g", "path", "rect", "circle", "ellipse"}
GRADIENTS = {"linearGradient", "radialGradient", "stop"}
ATTRIBUTES = re.compile(
    r"viewBox|d|id|transform|fill|opacity|offset|[xy]2?|width|height|r[xy]?|c[xy]"
    r"|stop-(color|opacity)|stroke(-(width|linecap|linejoin|dasharray))?"
)
LARGEST, LARGEST_PACKED = 6_000, 60_000
LONGEST_CAPTION = 60
THEMES = [f"theme-t{card:02}-{face}" for card in range(1, 41) for face in range(1, 7)]

every_picture = pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(language: Language, keys: list[str]) -> list[str]:
    words = catalogue(language, "tablee.games.compatibility")
    return [words.sentence(key) for key in keys]


def palette() -> set[str]:
    readme = (GAME / "pictures" / "README.md").read_text("utf-8")
    return set(re.findall(r"`(#[0-9a-f]+)`", readme))


def test_there_are_fifty() -> None:
    assert len(PICTURES) == 50


@every_picture
def test_a_picture_is_made_of_plain_shapes(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox") == "0 0 120 90"
    for element in root.iter():
        assert element.tag.partition("}")[2] in SHAPES | GRADIENTS
        assert all(ATTRIBUTES.fullmatch(name) for name in element.attrib)
        assert not (element.text or "").strip() and not (element.tail or "").strip()


@every_picture
def test_a_picture_keeps_to_the_palette(path: Path) -> None:
    paints = re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', path.read_text("utf-8"))
    own = {paint for paint in paints if paint.startswith(f"url(#{path.stem}-")}
    assert set(paints) - own <= palette() | {"none"}


@every_picture
def test_a_picture_refers_to_its_own_gradients_alone(path: Path) -> None:
    text = path.read_text("utf-8")
    ids = re.findall(r' id="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]*)\)", text)) == set(ids)


def test_pictures_are_light() -> None:
    sizes = {path.stem: path.stat().st_size for path in PICTURES}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}
    assert sum(len(gzip.compress(path.read_bytes())) for path in PICTURES) <= LARGEST_PACKED


@every_language
def test_a_picture_has_a_name_and_a_caption(language: Language) -> None:
    names = sentences(language, [f"picture-{path.stem}" for path in PICTURES])
    captions = sentences(language, [f"caption-{path.stem}" for path in PICTURES])
    assert len(set(names)) == len(set(captions)) == len(PICTURES)
    assert [caption for caption in captions if len(caption) > LONGEST_CAPTION] == []


@every_language
def test_no_theme_stands_twice(language: Language) -> None:
    themes = [theme.lower() for theme in sentences(language, THEMES)]
    assert len(set(themes)) == len(THEMES) == 240


def test_the_associations_are_up_to_date_and_whole() -> None:
    tool = [sys.executable, str(CHECKOUT / "tools" / "associate.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

"""The faces of Diego as drawings: exact, in the reader's writing, and alike for all numbers."""

from __future__ import annotations

import re
from itertools import pairwise
from math import atan2, pi
from xml.etree import ElementTree

import pytest

from printing.test_faces import ELEMENTS
from tablee.games import find_game
from tablee.games.diego.deck import PRESETS, pack_of
from tablee.games.diego.drawn import CENTRE, COLOUR, LINE_LEFT, LINE_RIGHT, MIDDLE, PALE, face
from tablee.games.diego.drawn.sheets import sheets
from tablee.games.diego.options import DiegoOptions
from tablee.printing import printed
from tablee.texts import LANGUAGES, Language, catalogue

NAMES = sorted({name for preset in PRESETS.values() for name in pack_of(preset).deck.names})


def named(kind: str) -> list[str]:
    return [name for name in NAMES if name.startswith(f"{kind}_")]


def numbers_in(name: str) -> list[int]:
    return [int(part) for part in name.split("_")[1:]]


@pytest.mark.parametrize("name", named("disc"))
def test_a_disc_has_equal_parts_and_as_many_coloured(name: str) -> None:
    count, cut, coloured = numbers_in(name)
    drawn = face(name, "fr")
    assert (drawn.count(COLOUR), drawn.count(PALE)) == (coloured, count * cut - coloured)
    if count == 1:
        ends = re.findall(r"L([\d.]+) ([\d.]+)A", drawn)
        turns = sorted(atan2(float(x) - MIDDLE, CENTRE - float(y)) % (2 * pi) for x, y in ends)
        steps = [after - before for before, after in pairwise(turns)]
        assert steps == pytest.approx([2 * pi / cut] * (cut - 1), abs=1e-3)


@pytest.mark.parametrize("name", named("area"))
def test_a_rectangle_has_equal_cells_and_as_many_coloured(name: str) -> None:
    count, rows, columns, coloured = numbers_in(name)
    drawn = face(name, "fr")
    assert drawn.count(COLOUR) == coloured
    assert drawn.count(PALE) == count * rows * columns - coloured
    assert len(set(re.findall(r"h([\d.]+)v([\d.]+)h", drawn))) == 1


@pytest.mark.parametrize("name", named("line"))
def test_the_mark_stands_where_the_number_is(name: str) -> None:
    units, cut, mark = numbers_in(name)
    drawn = face(name, "fr")
    (at,) = re.findall(rf'fill="{COLOUR}" d="M([\d.]+) ', drawn)
    expected = LINE_LEFT + (LINE_RIGHT - LINE_LEFT) * mark / (units * cut)
    assert float(at) == pytest.approx(expected, abs=1e-3)
    assert len(re.findall(r'd="M[\d.]+ [\d.]+V[\d.]+"', drawn)) == units * cut + 1


@pytest.mark.parametrize("kind", sorted({name.partition("_")[0] for name in NAMES}))
def test_colours_tell_the_kind_and_never_the_number(kind: str) -> None:
    inks = [set(re.findall(r"#\w{6}", face(name, "fr"))) - {PALE} for name in named(kind)]
    assert all(one == inks[0] for one in inks)


@pytest.mark.parametrize("name", ["dec_0_75", "between_0_7_0_8", "word_un_demi_one_half", "pct_75"])
def test_letters_commas_and_spaces_are_the_readers(name: str) -> None:
    assert face(name, "fr") != face(name, "en")


@pytest.mark.parametrize("name", ["frac_3_4", "disc_1_4_3", "line_2_4_3"])
def test_all_else_is_the_same_in_both_languages(name: str) -> None:
    assert face(name, "fr") == face(name, "en")


def test_all_faces_differ() -> None:
    for language in LANGUAGES:
        assert len({face(name, language) for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_are_plain_and_the_control_sheet_has_every_card(language: Language) -> None:
    say = catalogue(language, "tablee.games.diego").sentence
    drawn = sheets(DiegoOptions(), language, say)
    assert len(drawn) == 3
    for svg in drawn:
        tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
        assert tags <= ELEMENTS
    for name in pack_of(PRESETS["official"]).deck.names:
        inside = face(name, language).partition(">")[2].removesuffix("</svg>")
        assert inside in drawn[2]


def test_the_control_sheet_has_the_cards_of_a_number_in_one_line() -> None:
    say = catalogue("fr", "tablee.games.diego").sentence
    sheet = sheets(DiegoOptions(), "fr", say)[2]
    places = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\)', sheet)
    heights = [height for _, height in places]
    assert [heights.count(height) for height in dict.fromkeys(heights)] == [8] * 6


def test_a_composed_deck_is_printed_with_its_own_sheet() -> None:
    deck = "1/3 2/3 1/6 5/6 | fraction decimal words line sum | easy"
    made = printed(find_game("diego"), "fr", {"deck": deck})
    assert (made.cards, made.pages) == (16, 2 + 3)

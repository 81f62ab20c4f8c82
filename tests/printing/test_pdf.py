"""What is printed, read back from the PDF: sizes, fonts, vectors, words."""

from __future__ import annotations

import pytest
from pypdfium2 import raw

from printing.reading import (
    PIXELS_PER_MM,
    are_fonts_inside,
    date_of,
    drawn_on,
    page_sizes,
    pixels,
    words_on,
)
from tablee.engine.sixty import COLOURS
from tablee.faces import face_of, sixty
from tablee.games import Shelved, find_game, known_games
from tablee.printing import NotPrintable, faces_to_print, is_printable, printed
from tablee.printing.layout import (
    COLUMNS,
    GUTTER,
    LEFT,
    PAGE_WIDTH,
    SAFE,
    TOP,
    Page,
    Picture,
    card_pages,
)
from tablee.printing.pdf import Caption, pdf_of
from tablee.texts import LANGUAGES, Language

SIXTY = ["mu", "safaru", "calcory"]
RED = (255, 0, 0)
WHITE = (255, 255, 255)


def on_the_shelf() -> list[str]:
    return [name for name, shelved in known_games().items() if is_printable(shelved)]


def red_cards(count: int) -> bytes:
    """Cards that are red to the edge, and stick out of it."""
    face = face_of(['<rect x="-9" y="-9" width="81" height="106" fill="#ff0000"/>'])
    pages = card_pages([face] * count)
    return pdf_of(pages, [Caption("a", "b")] * len(pages), "Red", "en")


def test_a_card_is_63_by_88_millimetres() -> None:
    picture = pixels(red_cards(9), 0)

    def is_red(x: float, y: float) -> bool:
        found = picture.getpixel((round(x * PIXELS_PER_MM), round(y * PIXELS_PER_MM)))
        assert found in (RED, WHITE), "between two pixels"
        return found == RED

    for place in range(9):
        left = LEFT + place % COLUMNS * (63 + GUTTER)
        top = TOP + place // COLUMNS * (88 + GUTTER)
        for y in (top + 0.2, top + 44, top + 87.8):
            assert [is_red(left + x, y) for x in (-0.2, 0.2, 62.8, 63.2)] == [0, 1, 1, 0]
        for x in (left + 0.2, left + 31, left + 62.8):
            assert [is_red(x, top + y) for y in (-0.2, 0.2, 87.8, 88.2)] == [0, 1, 1, 0]


def test_what_is_drawn_lies_where_its_face_says() -> None:
    face = face_of(['<rect x="10" y="20" width="30" height="40" fill="#ff0000"/>'])
    pdf = pdf_of(card_pages([face]), [Caption("a", "b")], "One", "en")
    (one,) = [drawn for drawn in drawn_on(pdf, 0) if drawn.area.right - drawn.area.left > 29]
    assert one.area.is_about(LEFT + 10, TOP + 20, LEFT + 40, TOP + 60)


def test_a_page_may_be_something_else_than_cards() -> None:
    sheet = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><circle r="9"/></svg>'
    page = Page([Picture(sheet, 100, 150, 105, 148.5)], [])
    pdf = pdf_of([page], [Caption("", "")], "Sheet", "en")
    assert drawn_on(pdf, 0)[0].area.is_about(95.5, 145.5, 104.5, 154.5)


@pytest.mark.parametrize("game", SIXTY)
def test_the_sixty_cards(game: str) -> None:
    made = printed(find_game(game), "fr")
    assert (made.cards, made.pages) == (60, 7)
    sizes = page_sizes(made.pdf)
    assert len(sizes) == 7
    for width, height in sizes:
        assert (width, height) == pytest.approx((210, 297), abs=0.01)


@pytest.mark.parametrize("suit", COLOURS)
def test_no_animal_touches_the_corners(suit: str) -> None:
    pdf = pdf_of(card_pages([sixty.face(f"{suit}6")]), [Caption("", "")], "One", "en")
    found = [drawn.area for drawn in drawn_on(pdf, 0)]
    animal = max(found, key=lambda area: (area.right - area.left) * (area.bottom - area.top))
    others = [area for area in found if not animal.is_round(area)]
    assert len(others) > 8
    assert [area for area in others if not area.is_apart_from(animal)] == []


@pytest.mark.parametrize("game", on_the_shelf())
def test_everything_is_a_vector_within_reach_of_a_printer(game: str) -> None:
    made = printed(find_game(game), "en")
    for number in range(made.pages):
        found = drawn_on(made.pdf, number)
        assert {drawn.kind for drawn in found} == {raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_TEXT}
        assert min(drawn.area.left for drawn in found) >= SAFE - 0.1
        assert max(drawn.area.right for drawn in found) <= PAGE_WIDTH - SAFE + 0.1
        assert are_fonts_inside(made.pdf, number)


@pytest.mark.parametrize(
    ("language", "about", "page"),
    [
        ("fr", "Mü · 60 cartes de 63 × 88 mm", "Page 2 sur 7"),
        ("en", "Mü · 60 cards of 63 × 88 mm", "Page 2 of 7"),
    ],
)
def test_a_caption_in_both_languages(language: Language, about: str, page: str) -> None:
    words = words_on(printed(find_game("mu"), language).pdf, 1)
    assert about in words
    assert page in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_cards_are_the_same_bytes(language: Language) -> None:
    mu = find_game("mu")
    assert printed(mu, language).pdf == printed(mu, language).pdf


def test_nothing_tells_when_it_was_made() -> None:
    assert date_of(red_cards(1)).startswith("D:19700101000000")


def test_a_game_without_cards_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_GAMES", "probes")
    rows = find_game("rows")
    assert not is_printable(rows)
    with pytest.raises(NotPrintable) as refused:
        printed(rows, "fr")
    assert refused.value.why.key == "print-no-cards"


@pytest.mark.parametrize("game", on_the_shelf())
def test_every_card_of_the_fullest_deck_is_printed(game: str) -> None:
    shelved: Shelved = find_game(game)
    rules = shelved.game.rules
    most = max(len(rules.cards(rules.options(), seats)) for seats in rules.seats)
    assert len(faces_to_print(shelved)) == most

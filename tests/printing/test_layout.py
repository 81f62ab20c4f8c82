"""Where cards and cut marks lie on a sheet."""

from __future__ import annotations

import pytest

from tablee.faces import HEIGHT, WIDTH
from tablee.printing.layout import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    SAFE,
    Mark,
    Picture,
    card_page,
    card_pages,
    marks_round,
)


@pytest.mark.parametrize(
    ("cards", "on_pages"),
    [(1, [1]), (9, [9]), (10, [9, 1]), (34, [9, 9, 9, 7]), (60, [9] * 6 + [6])],
)
def test_nine_cards_a_page(cards: int, on_pages: list[int]) -> None:
    faces = [str(number) for number in range(cards)]
    pages = card_pages(faces)
    assert [len(page.pictures) for page in pages] == on_pages
    assert [picture.svg for page in pages for picture in page.pictures] == faces


def test_a_sheet_is_in_the_middle_of_the_page() -> None:
    pictures = card_page(["x"] * 9).pictures
    first, last = pictures[0], pictures[-1]
    assert (first.x, first.y) == (7.5, 13.5)
    assert last.x + last.width == PAGE_WIDTH - first.x
    assert last.y + last.height == PAGE_HEIGHT - first.y
    assert {(picture.width, picture.height) for picture in pictures} == {(63, 88)}
    assert (WIDTH, HEIGHT) == (63, 88)


def is_in(card: Picture, x: float, y: float) -> bool:
    return card.x <= x <= card.x + card.width and card.y <= y <= card.y + card.height


@pytest.mark.parametrize("count", range(1, 10))
def test_cut_marks_are_outside_the_cards_and_where_printers_reach(count: int) -> None:
    page = card_page(["x"] * count)
    for mark in page.marks:
        ends = [(mark.x1, mark.y1), (mark.x2, mark.y2)]
        assert not [card for card in page.pictures for end in ends if is_in(card, *end)]
        for x, y in ends:
            assert SAFE <= x <= PAGE_WIDTH - SAFE
            assert SAFE <= y <= PAGE_HEIGHT - SAFE


@pytest.mark.parametrize("count", range(1, 10))
def test_every_corner_has_its_two_marks(count: int) -> None:
    page = card_page(["x"] * count)
    assert len(page.marks) == len(set(page.marks))
    for card in page.pictures:
        assert len(set(marks_round(card)) & set(page.marks)) == 8


def test_a_mark_points_at_the_edge_that_it_is_for() -> None:
    marks = marks_round(Picture("x", 100, 100))
    assert Mark(97.5, 100, 99.5, 100) in marks  # left of the upper edge
    assert Mark(163, 188.5, 163, 190.5) in marks  # below the right edge

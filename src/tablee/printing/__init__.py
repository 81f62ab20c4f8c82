"""The cards of a game for the table at home: which are printed, and the whole document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.engine.words import Text
from tablee.faces import HEIGHT, WIDTH
from tablee.games import Shelved
from tablee.printing.layout import PAGE_HEIGHT, PAGE_WIDTH, Page, Picture, card_pages
from tablee.rulebook import game_rulebook
from tablee.texts import Catalogue, Language, catalogue


class NotPrintable(Exception):
    """The game has no cards to print; `why` says so."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Printed:
    """A PDF, and how much is in it."""

    pdf: bytes
    cards: int
    pages: int


def is_printable(shelved: Shelved) -> bool:
    return shelved.game.presentation.face is not None


def check_printable(shelved: Shelved, language: Language) -> None:
    if not is_printable(shelved):
        title = game_rulebook(shelved.game.name, shelved.package, language).title
        raise NotPrintable(Text("print-no-cards", {"title": title}))


def printed(
    shelved: Shelved, language: Language, options: Mapping[str, str] | None = None
) -> Printed:
    """The cards of a game with captions in this language; nothing in it depends on the day.

    With options, the cards that are played by them.
    """
    # A second's worth of libraries, which only those pay for who print.
    from tablee.printing.pdf import Caption, pdf_of

    check_printable(shelved, language)
    title = game_rulebook(shelved.game.name, shelved.package, language).title
    faces = faces_to_print(shelved, language, options)
    pages = [*card_pages(faces), *sheets_to_print(shelved, language, options)]
    words = catalogue(language)
    left = about(words, title, len(faces))
    captions = [
        Caption(left, words.sentence("print-page", {"page": number, "pages": len(pages)}))
        for number in range(1, len(pages) + 1)
    ]
    return Printed(pdf_of(pages, captions, title, language), len(faces), len(pages))


def faces_to_print(
    shelved: Shelved, language: Language = "fr", options: Mapping[str, str] | None = None
) -> list[str]:
    """One for every card of the fullest deck, copies as often as they are in it."""
    game = shelved.game
    face, face_in = game.presentation.face, game.presentation.face_in
    assert face is not None, "it is printable"
    chosen = game.read_options(options or {})
    decks = [game.rules.cards(chosen, seats) for seats in game.rules.seats]
    kinds = max(decks, key=len)
    drawn = {
        kind: face(kind) if face_in is None else face_in(kind, language)
        for kind in dict.fromkeys(kinds)
    }
    return [drawn[kind] for kind in kinds]


def sheets_to_print(
    shelved: Shelved, language: Language, options: Mapping[str, str] | None
) -> list[Page]:
    """What a game prints beside its cards, each on a page of its own."""
    sheets = shelved.game.presentation.sheets
    if sheets is None:
        return []
    words = catalogue(language, shelved.package)
    drawn = sheets(shelved.game.read_options(options or {}), language, words.sentence)
    return [Page([Picture(svg, 0, 0, PAGE_WIDTH, PAGE_HEIGHT)], []) for svg in drawn]


def about(words: Catalogue, title: str, cards: int) -> str:
    size = {"width": WIDTH, "height": HEIGHT}
    return words.sentence("print-caption", {"title": title, "cards": cards, **size})

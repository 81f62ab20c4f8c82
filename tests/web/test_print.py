"""Printing the cards of a game, by a click."""

from __future__ import annotations

from pathlib import Path

from printing.reading import page_sizes, words_on
from web.conftest import Invite
from web.people import Somebody


def downloaded(who: Somebody, button: str, folder: Path) -> tuple[str, bytes]:
    with who.page.expect_download() as download:
        who.page.get_by_role("link", name=button).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.name, file.read_bytes()


def test_the_cards_are_printed_from_the_rules_and_from_a_room(
    somebody: Invite, tmp_path: Path
) -> None:
    anne = somebody("fr")
    anne.page.goto("/rules/mu")
    name, pdf = downloaded(anne, "Imprimer les cartes", tmp_path)
    assert name == "tablee-mu-fr.pdf"
    assert len(page_sizes(pdf)) == 7
    assert "Page 1 sur 7" in words_on(pdf, 0)
    anne.opens_a_room("Anne", game="Safarü")
    anne.page.get_by_role("button", name="EN – English").click()
    name, pdf = downloaded(anne, "Print the cards", tmp_path)
    assert name == "tablee-safaru-en.pdf"
    assert "Safarü · 60 cards" in words_on(pdf, 0)

"""Without eyes or mouse: single keys read the table aloud, and the focus stays where it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.people import Somebody
from web.test_mu_board import plays_to_a_trick
from web.test_pages import faults


def reader(person: Somebody) -> Locator:
    return person.page.locator("[data-reader]")


def sits_down(person: Somebody, pace: str = "none") -> None:
    person.opens_a_room("Anne", seats=4, pace=pace)
    person.starts()
    if pace == "none":
        person.waits_for_a_turn()


def test_keys_read_parts_of_the_table_and_leave_the_focus_alone(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    plays_to_a_trick(anne, is_found=anne.page.get_by_role("button", name="Dernier pli"))
    card = anne.page.locator("[data-hand] [tabindex='0']")
    card.focus()
    for key, words in {
        "m": "Votre main",
        "t": "Dans le pli",
        "e": "est chef, avec une mise de",
        "r": "Dernier pli, entamé par",
        "s": "Anne\u202f: ",
        "q": "À vous",
        "a": "Votre main",
    }.items():
        anne.page.keyboard.press(key)
        expect(reader(anne)).to_contain_text(words)
        expect(card).to_be_focused()
    expect(reader(anne)).to_have_attribute("aria-live", "assertive")


def test_the_same_words_are_news_again_when_asked_for_again(somebody: Invite) -> None:
    anne = somebody("en")
    anne.goes_home("Anne")
    anne.page.get_by_role("button", name="Play Mü").click()
    expect(anne.page.locator("[data-hand]")).to_be_visible()
    anne.page.keyboard.press("m")
    expect(reader(anne)).to_contain_text("Your hand")
    before = reader(anne).text_content()
    anne.page.keyboard.press("m")
    expect(reader(anne)).not_to_have_text(re.compile(f"^{re.escape(str(before))}$"))
    anne.page.keyboard.press("r")
    expect(reader(anne)).to_contain_text("Nothing to say about that")


def test_who_writes_is_not_interrupted(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    anne.takes("Discussion")
    anne.page.get_by_label("Votre message").press_sequentially("mais tes")
    expect(anne.page.get_by_label("Votre message")).to_have_value("mais tes")
    assert reader(anne).text_content() == ""
    anne.page.get_by_role("tab", name="Journal").focus()
    anne.page.keyboard.press("Control+m")
    assert reader(anne).text_content() == ""


@pytest.mark.parametrize("width", [320, 1280])
def test_a_page_lists_the_keys_and_switches_them_off(somebody: Invite, width: int) -> None:
    anne = somebody("fr", width=width)
    sits_down(anne)
    tab = anne.page.locator("[data-hand] [tabindex='0']")
    tab.focus()
    anne.page.keyboard.press("?")
    help_page = anne.page.get_by_role("dialog", name="Touches du clavier")
    expect(help_page.get_by_text("ma main")).to_be_visible()
    assert faults(anne) == []
    anne.page.keyboard.press("Escape")
    expect(help_page).to_have_count(0)
    expect(tab).to_be_focused()
    anne.page.keyboard.press("?")
    help_page.get_by_label("Une touche fait lire").uncheck()
    help_page.get_by_role("button", name="Fermer").click()
    anne.page.keyboard.press("m")
    anne.page.keyboard.press("?")
    assert reader(anne).text_content() == ""
    expect(help_page).to_have_count(0)
    anne.page.reload()
    anne.waits_for_a_turn()
    anne.page.keyboard.press("m")
    assert reader(anne).text_content() == ""
    anne.takes("Salle").get_by_text("Mes réglages").click()
    anne.page.get_by_label("Une touche fait lire").check()
    anne.page.keyboard.press("m")
    expect(reader(anne)).to_contain_text("Votre main")


def test_a_key_asks_the_bots_on(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, pace="mine")
    lines = anne.page.get_by_role("tabpanel").get_by_role("listitem")
    lines = lines.filter(has_not_text="Rien encore")
    expect(anne.page.locator("[data-hurry]").or_(anne.moves).first).to_be_visible()
    if anne.moves.count() > 0:
        anne.page.wait_for_timeout(400)
        anne.makes_a_move()
        expect(anne.page.locator("[data-hurry]")).to_be_visible()
    before = lines.count()
    anne.page.keyboard.press("n")
    expect(lines).to_have_count(before + 1)

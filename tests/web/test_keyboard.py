"""A whole match of each game with the keyboard alone, and where the focus is when a turn comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.people import MOST_MOVES, Somebody
from web.test_pages import faults

# Never at the top of the page again: on what is asked, or where one was on the table.
ON_THE_TABLE = """() => {
  const one = document.activeElement;
  return one.id === 'action' || one.closest('[data-stage], [data-scored], dialog') !== null;
}"""
# The shortest match of each game, by the beginnings of the labels of its options.
SHORT = {
    "mu": ("Mü", 3, {"Nombre de cartes par couleur": "2", "Limiter le nombre": "1"}),
    "safaru": ("Safarü", 2, {"Limiter le nombre": "1", "Quelques cartes": "yes"}),
    "reversed": (
        "Safarü",
        2,
        {"Le Safarü renversé": "yes", "Limiter le nombre": "1", "Quelques cartes": "yes"},
    ),
    "calcory": (
        "Calcory",
        2,
        {
            "Secondes pendant": "2",
            "Nombre de tours": "8",
            "Nombre de rangées": "2",
            "Nombre de colonnes": "3",
        },
    ),
}


@pytest.mark.parametrize("game", list(SHORT))
def test_a_match_is_played_with_the_keyboard_alone(somebody: Invite, game: str) -> None:
    anne = somebody("fr")
    title, seats, options = SHORT[game]
    anne.opens_a_room("Anne", game=title, seats=seats)
    agrees_on(anne, options)
    starts(anne)
    expect(anne.page.locator("#action")).to_be_focused()
    for _ in range(MOST_MOVES):
        anne.waits_for_a_turn_to_act()
        if anne.score_lines.is_visible():
            break
        anne.page.wait_for_function(ON_THE_TABLE)  # or the focus is lost
        acts(anne)
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    expect(anne.page.locator("#action")).to_be_focused()
    assert faults(anne) == []
    if game == "reversed":
        expect(anne.page.locator("[data-goal]")).to_contain_text("renversé")
    anne.tabs_to("[data-scored] button.main")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("[data-podium]")).to_have_count(0)


def agrees_on(person: Somebody, options: dict[str, str]) -> None:
    person.page.get_by_text("Options et temps").click()
    person.page.locator("[data-study] summary").click()
    for label, value in options.items():
        field = person.page.get_by_label(re.compile(f"^{label}"))
        if value == "yes":
            field.select_option(value)
        else:
            field.fill(value)
            person.page.keyboard.press("Tab")
        expect(field).to_have_value(value)


def starts(person: Somebody) -> None:
    person.page.locator("h1").click()
    person.tabs_to("section.first .button.main")
    person.page.keyboard.press("Enter")
    expect(person.seats.first).to_be_visible()


def acts(person: Somebody) -> None:
    """Whatever is asked: a move that is a button, or a catch of Safarü."""
    before = person.page.locator("#action").first.inner_text(), person.offered()
    if person.page.locator("[data-put]").count() > 0:
        goes(person, "[data-hand] button", "[data-put]")
    elif person.page.locator("[data-catch]").count() > 0:
        catches(person)
    elif person.page.locator("[data-name-choice]").count() > 0:
        goes(person, "[data-name-choice] button")
    else:
        offered = person.offered()
        if not offered:
            return
        move = next((one for one in ("pass", "stop") if one in offered), offered[0])
        walks_to(person, move)
    for _ in range(40):  # until the table has taken it in
        if person.score_lines.count() > 0:
            return
        if (person.page.locator("#action").first.inner_text(), person.offered()) != before:
            return
        person.page.wait_for_timeout(30)


def goes(person: Somebody, *selectors: str) -> None:
    for selector in selectors:
        if person.tabs_to(selector):
            person.page.keyboard.press("Enter")


def walks_to(person: Somebody, move: str) -> None:
    """By Tab to the group, by arrows within it."""
    wanted = f'[data-move="{move}"]'
    group = "[data-grid] [tabindex='0']" if " " in move and move[0] in "ta" else ""
    if group and person.page.locator(f"[data-grid] {wanted}").count() > 0:
        person.tabs_to(group)
    elif person.page.locator(f"[data-hand] {wanted}").count() > 0:
        person.tabs_to("[data-hand] [tabindex='0']")
    elif not person.tabs_to(wanted):
        return
    for _ in range(30):
        if person.page.evaluate("one => document.activeElement.matches(one)", wanted):
            person.page.keyboard.press("Enter")
            return
        if person.page.locator(wanted).count() == 0:
            return
        person.page.keyboard.press("ArrowRight")
        in_last = "document.activeElement.dataset.cell?.slice(1) === '1'"
        if person.page.evaluate(in_last):
            person.page.keyboard.press("ArrowDown")
    raise AssertionError(f"no arrow leads to {move}")


def catches(person: Somebody) -> None:
    """As the board proposes; else the first card goes free."""
    goes(person, "[data-ask-prey]")
    if person.page.locator("[data-prey]").count() > 0:
        goes(person, "[data-prey]", "[data-catch]")
    else:
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)
        goes(person, "[data-hand] button", "[data-free]")

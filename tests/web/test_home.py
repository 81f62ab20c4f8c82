"""Arriving: how many we are, the boxes on the shelf, and the two ways to begin."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from web.conftest import Invite
from web.people import Somebody
from web.test_pages import faults

LINES = {"fr": "Montrez vos cartes pour enchérir", "en": "Bid with the cards you show"}


def box(person: Somebody, game: str = "mu") -> Locator:
    return person.page.locator(f"[data-game={game}]")


def says_how_many(person: Somebody, people: int) -> None:
    person.page.get_by_role("radio", name=str(people)).check()


def with_undrawn_games(person: Somebody) -> None:
    """The shelf of another server: Mü, and games that nobody has drawn a lid for."""

    def answer(route: Route) -> None:
        shelf = [game for game in json.loads(route.fetch().text()) if game["name"] == "mu"]
        shelf.append({**shelf[0], "name": "duo", "titles": {"fr": "Duo"}, "seats": [2]})
        shelf.append(
            {**shelf[0], "name": "bare", "titles": {"fr": "Nu"}, "seats": [4], "box": None}
        )
        route.fulfill(json=shelf)

    person.page.route("**/api/shelf", answer)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_box_says_what_is_in_it(somebody: Invite, language: str) -> None:
    anne = somebody(language)
    anne.goes_home()
    wanted = {
        "fr": ["3 à 6 joueurs", "dès 12 ans", "environ 60 minutes", "corsé"],
        "en": ["3 to 6 players", "ages 12+", "about 60 minutes", "tricky"],
    }
    for fact in [LINES[language], *wanted[language]]:
        expect(box(anne)).to_contain_text(fact)
    expect(box(anne).locator("svg")).to_be_visible()


def test_the_shelf_is_sorted_by_how_many_we_are_and_remembers(somebody: Invite) -> None:
    anne = somebody("fr")
    with_undrawn_games(anne)
    anne.goes_home("Anne")
    expect(anne.page.get_by_role("radio", name="1")).to_be_checked()
    assert order(anne) == ["duo", "mu", "bare"]
    says_how_many(anne, 3)
    assert order(anne) == ["mu", "bare", "duo"]
    expect(box(anne)).to_contain_text("sans bot")
    expect(box(anne, "bare")).to_contain_text("Avec 1 bot pour compléter la table")
    expect(box(anne, "duo")).to_contain_text("Pas plus de 2 à cette table")
    expect(anne.page.get_by_role("heading", name="Pas assez de places")).to_be_visible()
    anne.page.reload()
    expect(anne.page.get_by_role("radio", name="3")).to_be_checked()
    assert faults(anne) == []


def test_too_many_for_every_game_are_told_so(somebody: Invite) -> None:
    anne = somebody("fr")
    with_undrawn_games(anne)
    anne.goes_home()
    says_how_many(anne, 8)
    expect(anne.page.get_by_role("heading", level=2)).to_have_text(
        "Pas assez de places pour vous tous\u202f: jouez à deux tables"
    )
    expect(box(anne)).to_contain_text("Pas plus de 6 à cette table")


def order(person: Somebody) -> list[str]:
    expect(person.page.locator("[data-game]")).to_have_count(3)
    names: list[str] = person.page.locator("[data-game]").evaluate_all(
        "all => all.map(one => one.dataset.game)"
    )
    return names


def test_a_game_that_nobody_has_drawn_has_a_plain_lid(somebody: Invite) -> None:
    anne = somebody("fr")
    with_undrawn_games(anne)
    anne.goes_home()
    expect(box(anne, "duo").locator("svg text")).to_have_text("D")
    expect(box(anne, "bare")).not_to_contain_text("minutes")


def test_alone_one_plays_at_once_and_together_one_invites(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    main = box(anne).locator(".button.main")
    expect(main).to_have_text("Jouer")
    says_how_many(anne, 4)
    expect(main).to_have_text("Inviter")
    main.click()
    expect(anne.page.get_by_label("Nombre de places")).to_have_value("4")
    expect(anne.page.get_by_role("img", name="Code QR")).to_be_visible()
    assert re.search(r"/r/[\w-]{10,}$", anne.invitation())


def test_the_number_is_chosen_with_the_keyboard(somebody: Invite) -> None:
    anne = somebody("fr", width=320)
    anne.goes_home()
    anne.page.get_by_role("radio", name="1").focus()
    anne.page.keyboard.press("ArrowRight")
    expect(anne.page.get_by_role("radio", name="2")).to_be_focused()
    expect(box(anne)).to_contain_text("Avec 1 bot")
    assert not anne.is_wider_than_the_window()

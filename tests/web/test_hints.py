"""What a newcomer is told: each phase once, with its article, and nothing to who wants nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.people import Somebody
from web.test_pages import faults


def hint(person: Somebody, phase: str = "") -> Locator:
    return person.page.locator(f'[data-hint="{phase}"]' if phase else "[data-hint]")


def sits_down(person: Somebody) -> None:
    person.opens_a_room("Anne", seats=3)
    person.starts()
    person.waits_for_a_turn()


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
def test_a_phase_is_explained_when_it_comes_first(
    somebody: Invite, width: int, scheme: str
) -> None:
    anne = somebody("fr", width=width, scheme=scheme)
    sits_down(anne)
    if width == 320:
        assert faults(anne) == []
        where = "JSON.stringify(document.querySelector('.felt').getBoundingClientRect())"
        before = anne.page.evaluate(where)
        anne.page.locator("[data-hint-sign]").click()
        assert anne.page.evaluate(where) == before, "no board is pushed aside"
    expect(hint(anne, "auction")).to_contain_text("On enchérit en posant des cartes")
    assert faults(anne) == []
    assert not anne.is_wider_than_the_window()
    hint(anne).get_by_role("button", name="Lire l’article §3.1").click()
    expect(anne.page.locator('[data-article="mu.3.1"]')).to_be_focused()
    hint(anne).get_by_role("button", name="Compris").click()
    expect(hint(anne)).to_have_count(0)
    expect(anne.page.locator("#action")).to_be_focused()
    anne.page.reload()
    anne.waits_for_a_turn()
    expect(hint(anne, "auction")).to_have_count(0)


def test_who_has_acted_in_a_phase_knows_it(somebody: Invite) -> None:
    anne = somebody("en")
    anne.goes_home("Anne")
    anne.page.get_by_role("button", name="Play Mü").click()
    anne.waits_for_a_turn()
    expect(hint(anne, "auction")).to_contain_text("You bid by laying cards")
    anne.page.wait_for_timeout(400)
    anne.page.locator("[data-move=pass]").click()
    expect(anne.page.get_by_role("tabpanel")).to_contain_text("Anne passes")
    expect(hint(anne, "auction")).to_have_count(0)


def test_the_score_is_a_phase_too(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    anne.plays_to_the_score()
    expect(hint(anne, "scored")).to_be_visible()
    anne.page.get_by_role("button", name="Continuer").click()
    expect(hint(anne, "scored")).to_have_count(0)
    anne.plays_to_the_score()
    expect(hint(anne, "scored")).to_have_count(0)


def test_all_hints_are_switched_off_and_on_again(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    hint(anne).get_by_role("button", name="Ne plus expliquer").click()
    anne.plays_to_the_score()
    expect(hint(anne)).to_have_count(0)
    anne.page.get_by_text("Mes réglages").click()
    setting = anne.page.get_by_label("Expliquer ce qui est nouveau")
    expect(setting).not_to_be_checked()
    setting.check()
    expect(hint(anne)).to_be_visible()

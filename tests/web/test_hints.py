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
        where = "JSON.stringify(document.querySelector('[data-hand]').getBoundingClientRect())"
        before = anne.page.evaluate(where)
        anne.page.locator("[data-hint-sign]").click()
        assert anne.page.evaluate(where) == before, "no board is pushed aside"
    expect(hint(anne, "auction")).to_contain_text("On enchérit en misant des cartes")
    assert faults(anne) == []
    assert not anne.is_wider_than_the_window()
    hint(anne).get_by_role("button", name="Lire l’article §3.1").click()
    expect(anne.page.locator('[data-article="mu.3.1"]')).to_be_focused()
    anne.lays_the_paper_away()
    anne.page.get_by_role("button", name="Compris").click()
    expect(anne.page.locator("[data-tone=hint]")).to_have_count(0)
    expect(anne.page.locator("#action")).to_be_focused()
    anne.page.reload()
    anne.waits_for_a_turn()
    expect(hint(anne, "auction")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language", "goal"),
    [
        ("Mü", "fr", "Le but\u202f: premier à 200."),
        ("Safarü", "en", "The goal: first to 100."),
        ("Calcory", "fr", "Le but\u202f: le plus de cartes."),
    ],
)
def test_the_first_hint_tells_what_is_played_for(
    somebody: Invite, game: str, language: str, goal: str
) -> None:
    anne = somebody(language)
    anne.goes_home("Anne")
    play = {"fr": f"Jouer à {game}", "en": f"Play {game}"}
    anne.page.get_by_role("button", name=play[language]).click()
    expect(hint(anne)).to_contain_text(goal)
    expect(anne.page.locator("[data-prompt]")).to_be_visible()  # alone one begins


def test_reversed_the_goal_is_another(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne", game="Safarü", seats=2)
    anne.page.get_by_label("Le Safarü renversé").select_option("yes")
    anne.starts()
    expect(hint(anne)).to_contain_text("Le but\u202f: le plus petit total (renversé).")
    expect(anne.page.locator("[data-centre]")).to_contain_text("Safarü renversé")


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
    anne.page.get_by_role("button", name="Ne plus expliquer").click()
    anne.plays_to_the_score()
    expect(hint(anne)).to_have_count(0)
    anne.takes("Salle").get_by_text("Mes réglages").click()
    setting = anne.page.get_by_label("Expliquer ce qui est nouveau")
    expect(setting).not_to_be_checked()
    setting.check()
    expect(hint(anne)).to_be_visible()

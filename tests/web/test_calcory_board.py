"""The drawn board of Calcory: a match on it, the smallest screen, keys, and what it tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.people import SETTLING, Somebody
from web.test_pages import faults

SMALL_PHONE = {"width": 320, "height": 568}
MOST_MOVES = 150
SHORTLY = {"Secondes pendant": 2, "Nombre de tours": 12}
STILL = "[...document.querySelectorAll('[data-cell]')].map(one => [one.offsetLeft, one.offsetTop])"


def cells(person: Somebody) -> Locator:
    return person.page.locator("[data-cell]")


def sits_down(
    person: Somebody,
    *,
    seats: int = 2,
    options: dict[str, int] | None = None,
    choices: dict[str, str] | None = None,
    pace: str = "none",
) -> None:
    """At a table with bots; options by the beginning of their label."""
    person.goes_home("Anne")
    person.page.get_by_role("button", name="Inviter à Calcory").click()
    person.chooses("Nombre de places", str(seats))
    person.chooses("Rythme des bots", pace)
    if options or choices:
        person.page.get_by_text("Options et temps").click()
        person.page.locator("[data-study] summary").click()
    for label, choice in (choices or {}).items():
        person.chooses(label, choice)
    for label, value in (options or {}).items():
        field = person.page.get_by_label(re.compile(f"^{label}"))
        field.fill(str(value))
        person.page.keyboard.press("Tab")
        expect(field).to_have_value(str(value))
    person.starts()
    person.waits_for_a_turn()


def turned(person: Somebody) -> Locator:
    return person.page.locator("[data-cell].turned")


def turns_a_card(person: Somebody) -> str:
    """The first that may be turned, wherever bots have left their markers; its cell."""
    count = turned(person).count()
    move = next(move for move in person.offered() if move.startswith("turn "))
    person.page.wait_for_timeout(SETTLING)
    person.page.locator(f'[data-move="{move}"]').click()
    expect(turned(person)).to_have_count(count + 1)
    return move.removeprefix("turn ")


def turns_until_it_is_over(person: Somebody) -> None:
    for _ in range(MOST_MOVES):
        if person.page.locator("[data-leaving]").count() > 0:
            return
        turns_a_card(person)
    raise AssertionError("it never came to 13 or more")


def test_a_match_is_played_on_the_board_by_clicking(somebody: Invite) -> None:
    """On a small grid, to its end: whatever the turns come to, the cells stay where they are."""
    anne = somebody("fr")
    sits_down(anne, options={**SHORTLY, "Nombre de rangées": 2, "Nombre de colonnes": 3})
    expect(cells(anne)).to_have_count(6)
    before = anne.page.evaluate(STILL)
    for _ in range(MOST_MOVES):
        anne.waits_for_a_turn()
        if anne.score_lines.is_visible():
            break
        assert anne.page.evaluate(STILL) == before
        offered = anne.offered()
        if offered:
            move = "stop" if "stop" in offered else offered[0]
            anne.page.locator(f'[data-move="{move}"]').first.click()
            anne.page.wait_for_timeout(50)
    expect(anne.score_lines).to_contain_text("gagnée")
    expect(anne.score_lines.get_by_role("button", name="§").first).to_be_visible()
    expect(anne.page.get_by_role("button", name="Rejouer")).to_be_visible()


def test_all_sixty_cells_are_on_the_smallest_screen_and_never_move(somebody: Invite) -> None:
    anne = somebody("fr", width=SMALL_PHONE["width"])
    sits_down(anne, seats=4)
    anne.page.set_viewport_size({"width": SMALL_PHONE["width"], "height": SMALL_PHONE["height"]})
    anne.page.evaluate("scrollTo(0, 0)")
    expect(cells(anne)).to_have_count(60)
    for name in ("A1", "A10", "F1", "F10"):
        expect(anne.page.locator(f"[data-cell={name}]")).to_be_in_viewport(ratio=1)
    assert not anne.is_wider_than_the_window()
    where = "JSON.stringify(document.querySelector('[data-grid]').getBoundingClientRect())"
    before = anne.page.evaluate(where)
    cell = turns_a_card(anne)
    assert anne.page.evaluate(where) == before
    anne.page.locator(f"[data-cell={cell}]").dispatch_event("click")  # refused: it is turned
    expect(anne.page.get_by_role("alert")).to_be_visible()
    assert anne.page.evaluate(where) == before
    turns_until_it_is_over(anne)
    assert anne.page.evaluate(where) == before


def test_what_was_turned_is_told_and_then_nowhere(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, options=SHORTLY, pace="calm")  # or a bot might turn the same card at once
    anne.reads_the_table_in_words()
    place = turns_a_card(anne)
    cell = anne.page.locator(f"[data-cell={place}]")
    expect(cell).to_have_attribute("data-face", re.compile("."))
    face = cell.get_attribute("aria-label") or ""
    name = face.removeprefix(f"{place}, ")
    expect(anne.page.locator("[data-heard]")).to_have_text(re.compile(f"^{face}, somme"))
    expect(anne.in_words.filter(has_text=f"Retournée en {place}\u202f: {name}.")).to_have_count(1)
    log = anne.page.locator("[data-log]")
    expect(log).to_contain_text(f"Anne retourne {place}.")
    expect(log).not_to_contain_text(name)
    turns_until_it_is_over(anne)
    expect(anne.page.locator("[data-leaving]")).to_contain_text("encore 2")
    expect(cell).not_to_have_attribute("data-face", re.compile("."))
    expect(cell).to_have_attribute("aria-label", re.compile(f"^{place}, (face cachée|vide)$"))
    expect(anne.page.locator("[data-heard]")).not_to_contain_text(face)
    expect(anne.in_words.filter(has_text=f"Retournée en {place}\u202f:")).to_have_count(0)


def test_what_was_read_aloud_goes_with_the_card(somebody: Invite) -> None:
    """calcory.6.1: the sentence that a key has read names no card that is covered."""
    anne = somebody("fr")
    sits_down(anne, options=SHORTLY, pace="calm")
    place = turns_a_card(anne)
    anne.page.keyboard.press("t")
    reader = anne.page.locator("[data-reader]")
    expect(reader).to_contain_text(f"Retournée en {place}")
    turns_until_it_is_over(anne)
    expect(anne.page.locator(f"[data-cell={place}]")).not_to_have_attribute(
        "data-face", re.compile(".")
    )
    expect(reader).not_to_contain_text(f"Retournée en {place}")


@pytest.mark.parametrize(("width", "right", "down"), [(1280, "A2", "B1"), (375, "B1", "A2")])
def test_arrow_keys_walk_over_the_grid(somebody: Invite, width: int, right: str, down: str) -> None:
    anne = somebody("fr", width=width)
    sits_down(anne)
    anne.page.locator("[data-cell=A1]").focus()
    for key, there in [("ArrowRight", right), ("ArrowLeft", "A1"), ("ArrowDown", down)]:
        anne.page.keyboard.press(key)
        expect(anne.page.locator(f"[data-cell={there}]")).to_be_focused()
    assert cells(anne).evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    cell = anne.page.locator("[data-move^=turn]").last
    place = cell.get_attribute("data-cell")
    cell.focus()
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator(f"[data-cell={place}]")).to_have_class(re.compile("turned"))
    expect(anne.page.locator(f"[data-cell={place}]")).to_be_focused()


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1920, "light")])
def test_the_board_is_open_to_everybody(somebody: Invite, width: int, scheme: str) -> None:
    anne = somebody("fr", width=width, scheme=scheme)
    sits_down(anne, seats=3)
    assert not anne.is_wider_than_the_window()
    turns_a_card(anne)
    assert faults(anne) == []


def test_on_a_touch_screen_the_first_tap_chooses_and_the_second_turns(somebody: Invite) -> None:
    anne = somebody("fr", width=375)
    sits_down(anne)
    place = anne.page.locator("[data-move^=turn]").first.get_attribute("data-cell")
    cell = anne.page.locator(f"[data-cell={place}]")
    tap = (
        "one => one.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"
    )
    cell.evaluate(tap)
    expect(cell).to_have_class(re.compile("chosen"))
    expect(turned(anne)).to_have_count(0)
    cell.evaluate(tap)
    expect(turned(anne)).to_have_count(1)


def test_a_table_of_mental_arithmetic_shows_no_sum(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, choices={"Calcul mental": "yes"})
    turns_a_card(anne)
    expect(anne.page.locator("[data-sum]")).to_have_text("1 carte")
    expect(anne.page.locator("[data-heard]")).not_to_contain_text("somme")


def test_a_refusal_tells_its_article(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    cell = turns_a_card(anne)
    refusal = anne.page.get_by_role("alert")
    for _ in range(50):  # while the move before is on its way, a click is none
        if refusal.count() > 0:
            break
        anne.page.locator(f"[data-cell={cell}]").dispatch_event("click")
        anne.page.wait_for_timeout(100)
    expect(refusal).to_contain_text("Vous avez déjà retourné cette carte.")
    refusal.get_by_role("button", name="Pourquoi ? Lire l’article 2.1").click()
    expect(anne.page.locator('[data-article="calcory.2.1"]')).to_be_focused()


def test_the_board_changes_its_language_in_the_middle(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    cell = anne.page.locator("[data-move^=turn]").first
    expect(cell).to_have_attribute("aria-label", re.compile("face cachée$"))
    anne.page.get_by_role("button", name="EN – English").click()
    expect(cell).to_have_attribute("aria-label", re.compile("face down$"))

"""How fast it goes: hurried bots, bots that wait for me, and passing without being asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.people import SETTLING, Somebody, presses
from web.test_pages import faults

MOST_OF_A_BID = 4  # moves that make one line of the log
PASS_ON = {
    "fr": ("Passer tant que personne ne monte", "Vous passez tant que personne ne monte."),
    "en": ("Pass as long as nobody raises", "You pass as long as nobody raises."),
}


def hurrying(person: Somebody) -> Locator:
    return person.page.locator("[data-hurry]")


def log(person: Somebody) -> Locator:
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem")
    return lines.filter(has_not_text="Rien encore")


def sits_down(person: Somebody, *, pace: str, seats: int = 4) -> None:
    person.opens_a_room("Anne", seats=seats, pace=pace)
    person.starts()


def waits_for_a_bot(person: Somebody) -> None:
    """Passes if asked; then bots are to move."""
    expect(hurrying(person).or_(person.moves).first).to_be_visible()
    if hurrying(person).count() == 0:
        person.page.wait_for_timeout(400)  # a tap that comes at once is taken for a mistake
        person.makes_a_move()
    expect(hurrying(person)).to_be_visible()
    expect(person.page.locator("#action")).to_contain_text("On attend")
    person.page.wait_for_timeout(SETTLING)


def open_settings(person: Somebody) -> Locator:
    person.takes("Salle").get_by_text("Mes réglages").click()
    return person.page.get_by_label("À mon rythme")


def test_at_my_own_pace_one_bot_moves_at_a_tap(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, pace="mine")
    waits_for_a_bot(anne)
    expect(hurrying(anne)).to_have_text("Au suivant")
    before = log(anne).count()
    anne.page.wait_for_timeout(1500)
    assert log(anne).count() == before, "nobody moves unasked"
    anne.page.locator("[data-centre]").click()
    expect(log(anne)).to_have_count(before + 1)
    lines = log(anne).all_inner_texts()
    for _ in range(MOST_OF_A_BID):
        if hurrying(anne).count() > 0 and log(anne).all_inner_texts() == lines:
            anne.page.wait_for_timeout(400)  # a tap that comes at once is taken for a mistake
            hurrying(anne).focus()
            anne.page.keyboard.press("Enter")
            anne.page.wait_for_timeout(400)
    assert hurrying(anne).count() == 0 or log(anne).all_inner_texts() != lines
    assert faults(anne) == []


def test_alone_with_bots_a_tap_on_the_felt_hurries_them(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, pace="calm", seats=6)
    waits_for_a_bot(anne)
    expect(hurrying(anne)).to_have_text("Plus vite")
    lines = log(anne).all_inner_texts()  # a bid of several cards is one of them, and grows
    anne.page.locator("[data-centre]").click()
    anne.page.wait_for_timeout(1200)  # calm bots take two seconds
    assert log(anne).all_inner_texts() != lines


def test_my_own_pace_is_remembered_for_the_next_table(somebody: Invite) -> None:
    anne = somebody("fr", width=375)
    sits_down(anne, pace="none")
    anne.waits_for_a_turn()
    setting = open_settings(anne)
    expect(setting).not_to_be_checked()
    setting.click()
    expect(setting).to_be_checked()
    anne.goes_home()
    anne.page.get_by_role("button", name="Jouer à Mü").click()
    for _ in range(40):  # bots may have moved before my wish is known, up to my turn
        if "pass" in anne.offered():
            anne.page.locator("[data-move=pass]").click()
        if hurrying(anne).count() and hurrying(anne).text_content() == "Au suivant":
            break
        anne.page.wait_for_timeout(500)
    expect(hurrying(anne)).to_have_text("Au suivant")


def test_my_own_pace_is_refused_where_several_play(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr")
    blaise.follows(anne.opens_a_room("Anne"), "Blaise")
    blaise.sits(2)
    anne.starts()
    expect(hurrying(anne)).to_have_count(0)
    setting = open_settings(anne)
    setting.click()
    expect(anne.page.get_by_text("est pour qui joue seul avec des bots")).to_be_visible()
    expect(setting).not_to_be_checked()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_table_passes_for_me_until_somebody_raises(somebody: Invite, language: str) -> None:
    people = [somebody("fr"), somebody("fr"), somebody("fr")]
    invitation = people[0].opens_a_room("Anne")
    for seat, name in ((2, "Blaise"), (3, "Claire")):
        people[seat - 1].follows(invitation, name)
        people[seat - 1].sits(seat)
    people[0].starts()
    first = who_bids(people)
    mover, waiter, raiser = people[first:] + people[:first]
    if language == "en":
        waiter.page.get_by_role("button", name="EN – English").click()
    chosen = waiter.page.locator("[data-pass-on=true]")
    waiter.page.get_by_label(PASS_ON[language][0]).check()
    expect(chosen).to_have_text(PASS_ON[language][1])
    mover.page.locator("[data-move=pass]").click()
    expect(raiser.page.locator("[data-bid]")).to_be_visible()
    expect(log(waiter).filter(has_text=re.compile("(passe|passes)[.]$"))).to_have_count(2)
    expect(chosen).to_be_visible()
    presses(raiser.page.locator("[data-move^='lay']").first)
    raiser.page.locator("[data-bid='1']").click()
    expect(waiter.page.locator("[data-pass-on=false]")).to_be_visible()
    mover.page.locator("[data-move=pass]").click()
    expect(waiter.page.locator("[data-bid]")).to_be_visible()


def who_bids(people: list[Somebody]) -> int:
    for _ in range(200):
        for seat, person in enumerate(people):
            if person.page.locator("[data-bid]").count() > 0:
                return seat
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked for a bid")

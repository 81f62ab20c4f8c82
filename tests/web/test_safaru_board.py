"""The drawn board of Safarü: whole packs on it by mouse and keys, and what it tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.people import MOST_MOVES, SETTLING, Somebody
from web.test_pages import faults

REVERSED = re.compile("Le Safarü renversé")


def hand(person: Somebody) -> Locator:
    return person.page.locator("[data-hand] button")


def animals(person: Somebody) -> Locator:
    return person.page.locator("[data-animal] button")


def sits_down(person: Somebody, *, seats: int = 2, **options: str) -> None:
    """At a table with bots; options by what their label begins with."""
    person.opens_a_room("Anne", game="Safarü", seats=seats)
    agrees_on(person, **options)
    person.starts()
    person.waits_for_a_turn()


def agrees_on(person: Somebody, *, packs: str = "", is_reversed: str = "") -> None:
    if packs or is_reversed:
        person.page.get_by_text("Options et temps").click()
    if packs:
        person.page.get_by_label("Limiter le nombre de paquets").fill(packs)
        person.page.keyboard.press("Tab")
        expect(person.page.get_by_text("La règle dit").first).to_be_visible()
    if is_reversed:
        field = person.page.get_by_label(REVERSED)
        field.select_option("yes")
        expect(field).to_have_value("yes")


def asks_what_to_catch(person: Somebody) -> Locator:
    if person.page.locator("[data-prey-list]").count() == 0:
        person.page.locator("[data-ask-prey]").click()
    return person.page.locator("[data-prey]")


def plays_a_turn(person: Somebody) -> str:
    """Catches as the board proposes, or frees the first card that can go."""
    ways = asks_what_to_catch(person)
    before = hand(person).count()
    if ways.count() > 0:
        method = ways.first.get_attribute("data-prey") or ""
        ways.first.click()
        person.page.locator("[data-catch]").click()
    else:
        method = "free"
        person.lays_the_paper_away()
        hand(person).first.click()
        person.page.locator("[data-free]").click()
    person.page.wait_for_function(
        "n => document.querySelectorAll('[data-hand] button').length !== n"
        " || document.querySelector('[data-score-lines]')",
        arg=before,
    )
    return method


def test_a_pack_is_played_on_the_board_by_clicking(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, packs="1")
    expect(hand(anne)).to_have_count(4)
    made = set()
    for _ in range(MOST_MOVES):
        anne.waits_for_a_turn()
        if anne.score_lines.is_visible():
            break
        made.add(plays_a_turn(anne))
    assert {"free", "pair"} <= made and made & {"add", "total"}
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    expect(anne.score_lines).to_contain_text("triangles attrapés")
    expect(anne.score_lines.get_by_role("button", name="§").first).to_be_visible()
    anne.page.get_by_role("button", name="Voir la table").click()
    anne.page.locator("[data-piles]").click()
    assert anne.page.locator("[data-caught] [data-mini]").count() > 10


def test_a_turn_is_put_together_before_it_is_sent(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    for _ in range(MOST_MOVES):
        if animals(anne).count() > 0:  # a bot may have cleared the table
            break
        plays_a_turn(anne)
    expect(anne.page.locator("[data-prey]")).to_have_count(0)  # only on request
    hand(anne).first.click()
    number = int((hand(anne).first.get_attribute("data-card") or "")[1:])
    animal = animals(anne).last
    found = int((anne.page.locator("[data-animal]").last.get_attribute("data-animal") or "")[1:])
    animal.click()
    row = anne.page.locator("[data-bag=add]")
    expect(row).to_contain_text(f"{found} = {found}")
    lacking = number - found
    if lacking != 0:  # one animal is no sum yet
        said = "il manque" if lacking > 0 else "de trop"
        expect(row.locator("[data-verdict]")).to_contain_text(said)
    anne.page.locator("[data-bag=total]").click()
    animal.click()  # from one bag into the other
    expect(anne.page.locator("[data-bag=total]")).to_contain_text(f"= {number + found}")
    expect(animal).to_have_attribute("aria-pressed", "true")
    animal.click()
    expect(animal).to_have_attribute("aria-pressed", "false")
    expect(anne.page.locator("[data-hunt]").or_(hand(anne).first).first).to_be_visible()


def test_a_wrong_catch_is_refused_with_its_article_and_can_be_mended(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    for _ in range(MOST_MOVES):
        wrong = nothing_to_catch(anne)
        if wrong is not None:
            break
        plays_a_turn(anne)
        anne.waits_for_a_turn()
    assert wrong is not None
    wrong.click()
    animals(anne).first.click()
    anne.page.locator("[data-catch]").click()
    refusal = anne.page.get_by_role("alert").filter(has_text="relâche")
    expect(refusal).to_contain_text("Cette carte ne peut rien attraper")
    refusal.get_by_role("button", name="3.2").click()
    expect(anne.page.get_by_role("tabpanel")).to_contain_text("Relâcher")
    expect(animals(anne).first).to_have_attribute("aria-pressed", "true")  # nothing is lost
    animals(anne).first.click()
    before = hand(anne).count()
    anne.page.locator("[data-free]").click()
    expect(hand(anne)).not_to_have_count(before)


def nothing_to_catch(person: Somebody) -> Locator | None:
    """A card of the hand that catches nothing, while animals lie there."""
    asks_what_to_catch(person)
    named = person.page.locator("[data-prey-list] .with").all_inner_texts()
    person.lays_the_paper_away()
    if animals(person).count() == 0:
        return None
    for n in range(hand(person).count()):
        label = (hand(person).nth(n).get_attribute("aria-label") or "").split(",")[0]
        if label not in named:
            return hand(person).nth(n)
    return None


def test_a_card_that_can_catch_is_not_let_go(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    for _ in range(MOST_MOVES):
        if asks_what_to_catch(anne).count() > 0:
            break
        plays_a_turn(anne)
        anne.waits_for_a_turn()
    name = anne.page.locator("[data-prey-list] .with").first.inner_text()
    anne.lays_the_paper_away()
    anne.page.locator(f"[data-hand] button[aria-label^='{name}']").first.click()
    anne.page.locator("[data-free]").click()
    expect(anne.page.get_by_role("alert")).to_contain_text("Cette carte peut attraper")


def test_a_turn_is_played_with_the_keyboard_alone(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    before = hand(anne).count()
    tabs_to(anne, "[data-hand] button")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    tabs_to(anne, "[data-bag]")
    anne.page.keyboard.press("ArrowRight")
    expect(anne.page.locator("[data-bag=total]")).to_have_attribute("aria-checked", "true")
    tabs_to(anne, "[data-ask-prey]")
    anne.page.keyboard.press("Enter")
    if anne.page.locator("[data-prey]").count() > 0:
        tabs_to(anne, "[data-prey]")
        anne.page.keyboard.press("Enter")
        tabs_to(anne, "[data-catch]")
    else:
        anne.lays_the_paper_away()
        tabs_to(anne, "[data-free]")
    anne.page.keyboard.press("Enter")
    expect(hand(anne)).not_to_have_count(before)


def tabs_to(person: Somebody, selector: str) -> None:
    """Presses Tab until the focus is there, and sees that it is shown."""
    for _ in range(60):
        if person.page.evaluate("one => document.activeElement.matches(one)", selector):
            outline = "getComputedStyle(document.activeElement).outlineStyle"
            assert person.page.evaluate(outline) != "none"
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def test_reversed_the_neighbour_chooses(somebody: Invite) -> None:
    """Two people: whoever plays a card that can catch in two ways waits for the other's word."""
    anne, blaise = somebody("fr"), somebody("fr", width=375)
    invitation = anne.opens_a_room("Anne", game="Safarü", seats=2)
    agrees_on(anne, is_reversed="yes")
    blaise.follows(invitation, "Blaise")
    blaise.sits(2)
    anne.starts()
    for _ in range(MOST_MOVES):
        who, other = (anne, blaise) if is_asked(anne, blaise) else (blaise, anne)
        choice = who.page.locator("[data-name-choice] button")
        if choice.count() > 0:
            break
        if who.score_lines.is_visible():
            raise AssertionError("a whole pack, and never two ways to catch")
        goes_on(who)
    expect(who.page.locator("[data-prompt]")).to_contain_text("à vous de choisir la méthode")
    assert choice.count() >= 2
    assert faults(who) == []
    choice.last.click()
    expect(other.page.locator("[data-named]")).to_contain_text("Méthode imposée")
    expect(other.page.locator("[data-bag]")).to_have_count(1)


def is_asked(one: Somebody, other: Somebody) -> bool:
    """Which of the two has something to do."""
    asked = "[data-put], [data-catch], [data-name-choice], [data-score-lines]"
    for _ in range(300):
        for person in (one, other):
            if person.page.locator(asked).count() > 0:
                return person is one
        one.page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def goes_on(person: Somebody) -> None:
    """Puts down a card; or catches, animal by animal, what the table offers in words."""
    person.page.wait_for_timeout(SETTLING)
    if person.page.locator("[data-put]").count() > 0:
        hand(person).first.click()
        expect(hand(person).first).to_have_attribute("aria-pressed", "true")
        person.page.locator("[data-put]").click()
        expect(person.page.locator("[data-put]")).to_have_count(0)
        return
    method = person.page.locator("[data-bag]").get_attribute("data-bag")
    for animals_tried in subsets(animals(person).count()):
        for n in animals_tried:
            animals(person).nth(n).click()
        if person.page.locator("[data-verdict].holds").count() > 0:
            person.page.locator("[data-catch]").click()
            person.page.wait_for_timeout(250)
            if person.page.locator("[data-catch]").count() == 0:
                return
        for n in animals_tried:
            animals(person).nth(n).click()
    raise AssertionError(f"no way to {method}")


def subsets(count: int) -> list[list[int]]:
    """All choices of animals, few first."""
    every = [[n for n in range(count) if bits >> n & 1] for bits in range(1, 2**count)]
    return sorted(every, key=len)


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1920, "light")])
def test_the_board_fits_every_width_and_is_open_to_everybody(
    somebody: Invite, width: int, scheme: str
) -> None:
    anne = somebody("fr", width=width, scheme=scheme)

    def check(place: str) -> None:
        assert not anne.is_wider_than_the_window(), place
        assert faults(anne) == [], place

    sits_down(anne, seats=4)
    check("turn")
    hand(anne).first.click()
    asks_what_to_catch(anne)
    check("prey")
    anne.lays_the_paper_away()
    if animals(anne).count() > 0:
        animals(anne).first.click()
    check("trap")
    for target in (hand(anne).first, anne.page.locator("[data-bag]").first):
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 44 and box["height"] >= 44

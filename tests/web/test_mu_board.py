"""The drawn board of Mü: whole matches on it by mouse, keys and touch, and what it tells."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import ROOT, Invite
from web.people import MOST_MOVES, Somebody, presses, presses_as_many_as_may_be
from web.test_pages import faults

MOST_TABS = 60
MOST_ROOMS = 8
MOST_BYTES = 120_000  # of script and style for the first view of a table
PLAYABLE = "[data-hand] [data-move^=play]:not([aria-disabled=true])"


def hand(person: Somebody) -> Locator:
    return person.page.locator("[data-hand] button")


def sits_down(person: Somebody, *, seats: int = 3, deals: int | None = None) -> None:
    """At a table with bots."""
    person.opens_a_room("Anne", seats=seats)
    if deals is not None:
        person.page.get_by_text("Options et temps").click()
        person.page.get_by_label("Limiter le nombre de donnes").fill(str(deals))
        person.page.keyboard.press("Tab")
        expect(person.page.get_by_text("La règle dit")).to_be_visible()
    person.starts()
    person.waits_for_a_turn()


def offers_a_card(person: Somebody) -> None:
    presses(person.page.locator("[data-move^='lay']").first)
    person.page.locator("[data-bid='1']").click()


def plays_to_a_trick(person: Somebody, *, is_found: Locator) -> None:
    """Passes, names and plays whatever comes first until this is to be seen; new deals too."""
    for _ in range(MOST_MOVES):
        person.waits_for_a_turn()
        if is_found.count() > 0:
            return
        if person.score_lines.is_visible():
            person.page.get_by_role("button", name="Continuer").click()
            expect(person.score_lines).to_have_count(0)
        else:
            person.makes_a_move()
    raise AssertionError("it never came to that")


def test_a_match_is_played_on_the_board_by_clicking(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, seats=4, deals=1)
    expect(hand(anne)).to_have_count(15)
    offers_a_card(anne)
    expect(anne.page.locator("[data-card].laid")).to_have_count(1)
    made = anne.plays_to_the_score()
    assert made
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    expect(anne.score_lines.get_by_role("button", name="§").first).to_be_visible()
    panel = anne.takes("Scores")
    expect(panel.get_by_role("row").last).to_contain_text("Total")


def test_a_match_is_played_with_the_keyboard_alone(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, deals=1)
    tabs_to(anne, "[data-hand] button")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    tabs_to(anne, "[data-bid='1']")
    anne.page.keyboard.press("Enter")
    for _ in range(MOST_MOVES):
        anne.waits_for_a_turn()
        if anne.score_lines.is_visible():
            break
        offered = anne.offered()
        if offered:
            move = "pass" if "pass" in offered else offered[0].split(" ")[0]
            tabs_to(anne, f"[data-move^='{move}']")
            anne.page.keyboard.press("Enter")
            anne.page.wait_for_timeout(30)
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    tabs_to(anne, "[data-scored] button.main")
    anne.page.keyboard.press("Enter")
    expect(hand(anne).first).to_be_visible()


def tabs_to(person: Somebody, selector: str) -> None:
    """Presses Tab until the focus is there, and sees that it is shown."""
    for _ in range(MOST_TABS):
        if person.page.evaluate("one => document.activeElement.matches(one)", selector):
            outline = "getComputedStyle(document.activeElement).outlineStyle"
            assert person.page.evaluate(outline) != "none"
            return
        if person.moves.count() == 0 and person.score_lines.count() == 0:
            return  # the table has gone on meanwhile
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def test_arrow_keys_walk_through_the_hand(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    hand(anne).first.focus()
    anne.page.keyboard.press("ArrowRight")
    expect(hand(anne).nth(1)).to_be_focused()
    anne.page.keyboard.press("End")
    expect(hand(anne).last).to_be_focused()
    anne.page.keyboard.press("ArrowRight")
    expect(hand(anne).first).to_be_focused()


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1920, "light")])
def test_the_board_fits_every_width_and_is_open_to_everybody(
    somebody: Invite, width: int, scheme: str
) -> None:
    anne = somebody("fr", width=width, scheme=scheme)

    def check(place: str) -> None:
        assert not anne.is_wider_than_the_window(), place
        assert faults(anne) == [], place

    sits_down(anne, seats=6)
    check("auction")
    presses(anne.page.locator("[data-move^='lay']").first)
    check("bid")
    box = hand(anne).first.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    anne.page.locator("[data-bid='1']").click()
    plays_to_a_trick(anne, is_found=anne.page.locator(PLAYABLE))
    check("tricks")


def test_before_a_bid_is_made_it_is_explained(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, seats=4)
    card = anne.page.locator("[data-move^='lay']").first
    number = (card.get_attribute("data-card") or "")[1:]
    presses(card)
    expect(anne.page.locator("[data-total]")).to_have_text("1 carte")
    expect(anne.page.locator("[data-target]")).to_have_text("30")
    outlook = anne.page.locator("[data-outlook]")
    expect(outlook).to_contain_text(re.compile(r"couleur\s+\+10"))
    expect(outlook).to_contain_text(re.compile(r"sans atout\s+\+40"))
    expect(outlook).to_contain_text(f"les {number}")
    presses(card)
    expect(outlook).to_have_count(0)


def test_whoever_would_draw_level_is_warned_and_the_eklat_comes(somebody: Invite) -> None:
    anne, blaise, claire = people = somebody("fr"), somebody("fr"), somebody("fr", width=375)
    invitation = anne.opens_a_room("Anne")
    blaise.follows(invitation, "Blaise")
    blaise.sits(2)
    claire.follows(invitation, "Claire")
    claire.sits(3)
    anne.starts()
    opener = who_bids(*people)
    picked = opener.page.locator("[data-hand] [aria-pressed=true]")
    for n in (0, 1):  # only one may be laid: the second takes the place of the first
        presses(hand(opener).nth(n))
        expect(picked).to_have_count(1)
    presses(picked.first)
    offers_a_card(opener)
    expect(opener.page.locator("[data-bid]")).to_have_count(0)
    second = who_bids(*people)
    presses(second.page.locator("[data-move^='lay']").first)
    name = ("Anne", "Blaise", "Claire")[people.index(opener)]
    warning = second.page.locator("[data-eklat]")
    expect(warning).to_have_text(f"Vous égalez {name}\u202f: si tout le monde passe, éclat, −10.")
    second.page.locator("[data-bid='1']").click()
    expect(second.page.locator("[data-bid]")).to_have_count(0)
    for _ in people:
        bidder = who_bids(*people)
        bidder.page.locator("[data-move=pass]").click()
        expect(bidder.page.locator("[data-bid]")).to_have_count(0)
    expect(anne.score_lines).to_contain_text("Éclat\u202f: venu en dernier à égalité")


def who_bids(*people: Somebody) -> Somebody:
    for _ in range(200):
        for person in people:
            if person.page.locator("[data-bid]").count() > 0:
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked for a bid")


def test_a_card_too_many_is_refused_with_its_article(somebody: Invite) -> None:
    anne = somebody("fr")
    free = anne.page.locator("[data-move^='lay'][aria-pressed=false]")
    for _ in range(MOST_ROOMS):
        sits_down(anne, seats=6)
        anne.makes_a_move()  # who opens may lay one card only
        anne.waits_for_a_turn()
        presses_as_many_as_may_be(free)
        if anne.page.locator("[aria-pressed=true][data-card]").count() >= 2:  # several may be laid
            break
    anne.page.locator("[data-hand] [aria-disabled=true]:not(.laid)").first.focus()
    anne.page.keyboard.press("Enter")
    refusal = anne.page.get_by_role("alert").filter(has_text="Pas une de plus")
    refusal.get_by_role("button", name="Pourquoi ? Lire l’article 3.2").click()
    expect(anne.page.locator('[data-article="mu.3.2"]')).to_be_focused()


def test_a_grey_card_says_why_it_cant_be_played(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, seats=4)
    both = anne.page.locator("[data-hand]:has([data-move^=play]:not([aria-disabled=true])) .dim")
    plays_to_a_trick(anne, is_found=both)
    both.first.click(force=True, position={"x": 10, "y": 14})
    refusal = anne.page.get_by_role("alert")
    expect(refusal).to_contain_text("Vous devez fournir")
    expect(refusal.locator("[data-article-link]")).to_have_attribute(
        "data-article-link", re.compile(r"mu\.5\.[34]")
    )


def test_on_a_touch_screen_the_first_tap_lifts_and_the_second_plays(somebody: Invite) -> None:
    anne = somebody("fr", width=375)
    sits_down(anne)
    plays_to_a_trick(anne, is_found=anne.page.locator(PLAYABLE))
    card = anne.page.locator(PLAYABLE).first
    cards = hand(anne).count()
    taps = (
        "one => one.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"
    )
    card.evaluate(taps)
    expect(card).to_have_class(re.compile(r"\bup\b"))
    expect(anne.page.locator("[data-note]")).to_contain_text("Touchez encore pour jouer")
    expect(hand(anne)).to_have_count(cards)
    card.evaluate(taps)
    expect(anne.page.locator(".up")).to_have_count(0)


def test_the_last_trick_can_be_looked_at(somebody: Invite) -> None:
    anne = somebody("fr", width=375)
    sits_down(anne, seats=4)
    again = anne.page.get_by_role("button", name="Dernier pli")
    plays_to_a_trick(anne, is_found=again)
    again.click()
    expect(anne.page.get_by_text(re.compile("^Pli pris par "))).to_have_count(1)
    expect(anne.page.locator("[data-played]")).to_have_count(4)


def test_the_board_changes_its_language_in_the_middle(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    presses(anne.page.locator("[data-move^='lay']").first)
    bid = anne.page.locator("[data-bid='1']")
    expect(bid).to_contain_text("1 carte")
    anne.page.get_by_role("button", name="EN – English").click()
    expect(bid).to_contain_text("1 card")
    expect(anne.page.get_by_text("Triangles needed")).to_be_visible()


def test_the_first_view_of_a_table_is_light(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    anne.page.get_by_role("button", name="Jouer à Mü").click()
    expect(hand(anne).first).to_be_visible()
    asked: set[str] = set()
    anne.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    anne.page.reload()  # as a link to the table opens it, without the boxes of the first page
    expect(hand(anne).first).to_be_visible()
    files = [ROOT / "web" / "dist" / path[1:] for path in asked if path.endswith((".js", ".css"))]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    print(f"The first view of a table: {size} bytes of script and style, gzipped.")
    assert 0 < size <= MOST_BYTES

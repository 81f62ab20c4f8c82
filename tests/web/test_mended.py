"""What people once met at the table, and must not meet again.

A hint over cards, and buttons over a hand, are measured by test_one_screen.py.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tablee.games.mu.rules import CHIEF_TRUMP, PARTNER, Mu
from web.conftest import Invite, Server
from web.measuring import Measured
from web.people import Somebody, presses
from web.positions import course_to, sees
from web.test_mu_board import PLAYABLE, plays_to_a_trick
from web.wire_guests import WireGuest

# Of every card: is it cut by a box that hides what is too large, and does it touch a seat?
CUT_OR_TOUCHING = """() => {
  const found = [];
  for (const card of document.querySelectorAll('[data-played], [data-hand] svg.card')) {
    const rect = card.getBoundingClientRect();
    for (let box = card.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const room = box.getBoundingClientRect();
      if (rect.left < room.left - 0.5 || rect.right > room.right + 0.5
        || rect.top < room.top - 0.5 || rect.bottom > room.bottom + 0.5)
        found.push(`cut: ${card.outerHTML.slice(0, 60)} by ${box.className}`);
    }
    if (!card.matches('[data-played]')) continue;
    for (const seat of document.querySelectorAll('[data-seat]')) {
      const other = seat.getBoundingClientRect();
      if (rect.left < other.right && other.left < rect.right
        && rect.top < other.bottom && other.top < rect.bottom)
        found.push(`touching: seat ${seat.dataset.seat}`);
    }
  }
  return found;
}"""


def with_talk(person: Somebody, server: Server) -> None:
    """At a table of Mü with somebody who has just said something."""
    invitation = person.opens_a_room("Anne")
    guest = WireGuest(server, "Blaise", lambda seen, moves: ["pass"] if "pass" in moves else [])
    guest.comes_in(f"/ws/r/{invitation.rpartition('/')[2]}")
    person.starts()
    guest.says({"t": "say", "text": "Bonsoir"})
    expect(person.page.get_by_role("tab", name="Discussion")).to_contain_text("1")


def test_tabs_stay_on_one_line_and_an_article_below_them(somebody: Invite, server: Server) -> None:
    anne = somebody("fr", width=1280)
    with_talk(anne, server)
    tabs = anne.page.get_by_role("tab")
    assert len({round(box_of(tab)["y"]) for tab in tabs.all()}) == 1
    lines = "all => all.map(one => one.querySelector('span').getClientRects().length)"
    assert set(tabs.evaluate_all(lines)) == {1}
    anne.waits_for_a_turn_to_act()
    anne.takes("Règles")
    anne.page.get_by_text("Sommaire").click()
    anne.page.get_by_role("link", name=re.compile("§5.4")).or_(
        anne.page.get_by_role("button", name=re.compile("§5.4"))
    ).first.click()
    heading = anne.page.locator('[data-article="mu.5.4"]')
    expect(heading).to_be_focused()
    anne.page.wait_for_timeout(800)  # it scrolls there
    below = box_of(tabs.first)["y"] + box_of(tabs.first)["height"]
    assert box_of(heading)["y"] >= below - 1


def box_of(target: Locator) -> dict[str, float]:
    box = target.bounding_box()
    assert box is not None
    return {"y": box["y"], "height": box["height"]}


def test_a_name_given_in_a_room_is_known_everywhere(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("")
    field = anne.page.get_by_label("Votre nom dans cette salle")
    field.fill("Anne-Lise")
    anne.page.keyboard.press("Tab")
    expect(anne.page.locator("main ol li.mine")).to_contain_text("Anne-Lise")
    anne.page.goto("/")
    expect(anne.page.get_by_label("Votre nom")).to_have_value("Anne-Lise")
    anne.page.get_by_role("button", name="Jouer à Mü").click()
    expect(anne.seats.filter(has_text="vous")).to_contain_text("Anne-Lise")


def test_on_the_smallest_phone_a_refusal_covers_neither_hand_nor_buttons(somebody: Invite) -> None:
    anne, measured = somebody("fr", width=320), Measured()
    anne.page.set_viewport_size({"width": 320, "height": 568})
    anne.opens_a_room("Anne", game="Safarü", seats=2)
    anne.starts()
    anne.waits_for_a_turn_to_act()
    anne.page.locator("[data-ask-prey]").click()
    can = anne.page.locator("[data-prey-list] .with")
    name = can.first.inner_text() if can.count() > 0 else ""
    anne.lays_the_paper_away()
    if name:
        anne.page.locator(f"[data-hand] button[aria-label^='{name}']").first.click()
        anne.page.locator("[data-free]").click()
        expect(anne.page.get_by_role("alert")).to_be_visible()
    measured.looks(anne, "refusal", sizes=((320, 568),))
    assert not measured.problems, measured.report()


def test_a_refusal_goes_when_other_cards_are_picked(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne", seats=4)
    anne.starts()
    both = anne.page.locator("[data-hand]:has([data-move^=play]:not([aria-disabled=true])) .dim")
    plays_to_a_trick(anne, is_found=both)
    refusal = anne.page.get_by_role("alert")
    both.first.click(force=True, position={"x": 10, "y": 14})
    expect(refusal).to_contain_text("Vous devez fournir")
    presses(anne.page.locator(PLAYABLE).first)
    expect(refusal).to_have_count(0)


def test_capitals_ask_for_the_same(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.page.keyboard.press("M")
    expect(anne.page.locator("[data-reader]")).to_contain_text("Votre main")


def test_the_focus_comes_to_what_is_asked(somebody: Invite) -> None:
    """When a match starts, and when a turn comes after what had the focus is gone."""
    anne = somebody("fr")
    anne.opens_a_room("Anne", pace="brisk")
    anne.starts()
    expect(anne.page.locator("#action")).to_be_focused()
    anne.waits_for_a_turn()
    anne.page.wait_for_timeout(400)
    anne.page.locator("[data-move=pass]").click()  # the button goes
    expect(anne.page.locator("[data-bid]")).to_have_count(0)
    anne.waits_for_a_turn_to_act()
    expect(anne.page.locator("#action")).to_be_focused()


@pytest.mark.parametrize("size", [(768, 1024), (320, 568), (1280, 720)])
def test_no_card_is_cut_and_none_touches_a_seat(somebody: Invite, size: tuple[int, int]) -> None:
    anne = somebody("fr")
    anne.page.set_viewport_size({"width": size[0], "height": size[1]})
    anne.opens_a_room("Anne", seats=5)
    anne.starts()
    plays_to_a_trick(anne, is_found=anne.page.locator("[data-played]"))
    assert anne.page.evaluate(CUT_OR_TOUCHING) == []


def test_the_chief_sees_the_bonus_of_each_trump(somebody: Invite, own_server: Server) -> None:
    anne = somebody("fr", at=own_server)
    anne.opens_a_room("Anne", seats=3)
    anne.starts()
    anne.waits_for_a_turn()
    sees(anne, own_server, course_to("mu", 3, names_the_trump_as_chief))
    choice = anne.page.locator("[data-move^='trump '] small")
    expect(choice.first).to_have_text(re.compile(r"^\+\d+$"))
    assert all(re.fullmatch(r"\+\d+", text) for text in choice.all_inner_texts())
    none = anne.page.locator("[data-move='trump none']")
    expect(none).to_have_attribute("aria-label", re.compile(r"aucun atout \+\d+$"))


def names_the_trump_as_chief(state: Mu) -> bool:
    return state.phase == CHIEF_TRUMP and state.turn == 0


def test_the_chief_reads_whom_to_take_as_partner(somebody: Invite, own_server: Server) -> None:
    anne = somebody("fr", at=own_server)
    anne.opens_a_room("Anne", seats=5)
    anne.starts()
    anne.waits_for_a_turn()
    sees(anne, own_server, course_to("mu", 5, chooses_a_partner))
    choice = anne.page.locator("[data-move^='partner '] .name")
    expect(choice.first).to_be_visible()
    others = anne.page.locator("[data-seat]:not(.mine) .name").all_inner_texts()
    assert set(choice.all_inner_texts()) < set(others)


def chooses_a_partner(state: Mu) -> bool:
    return state.phase == PARTNER and state.turn == 0


def test_a_bid_is_one_line_of_the_log(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne", seats=3)
    anne.starts()
    anne.waits_for_a_turn()
    presses(anne.page.locator("[data-move^='lay']").first)
    anne.page.locator("[data-bid='1']").click()
    lines = anne.page.locator("[data-log] li").filter(has_text="Anne mise")
    expect(lines).to_have_count(1)
    expect(anne.page.locator("[data-log]")).not_to_contain_text("Anne en reste là")


def test_a_thirteen_has_its_moment(somebody: Invite) -> None:
    """On its way to the page, a turn becomes a thirteen."""
    anne = somebody("fr")

    def meddle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["t"] == "view" and message["seen"]["scene"]["turned"]:
                message["seen"]["scene"]["phase"] = "thirteen"
            route.send(json.dumps(message))

        server.on_message(pass_on)

    anne.page.route_web_socket("**/ws/**", meddle)
    anne.opens_a_room("Anne", game="Calcory", seats=2)
    anne.starts()
    anne.waits_for_a_turn()
    expect(anne.page.locator("header")).not_to_contain_text("Donne 1")
    anne.page.wait_for_timeout(400)
    anne.moves.first.click()
    expect(anne.page.locator("[data-grid].triumph [data-cell].turned")).to_have_count(1)

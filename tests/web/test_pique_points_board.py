"""The drawn board of Pique Points: whole games on it, and its moments in known positions."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tablee.engine.cards import EMPTY, size
from tablee.games.pique_points.deck import ACCIDENTS, DECK, GENDARMES, INFRACTIONS, SPEEDS
from tablee.games.pique_points.rules import PiquePoints
from tablee.games.pique_points.turn import PLAY, PRESSED, SEARCHING
from web.conftest import Invite, Server
from web.people import MOST_MOVES, Somebody, presses
from web.positions import course_to, sees
from web.test_pages import faults
from web.test_safaru_board import tabs_to

GAME = "pique_points"
PHONE = {"width": 390, "height": 844}


def hand(person: Somebody) -> Locator:
    return person.page.locator("[data-hand] button")


def news(person: Somebody, kind: str) -> Locator:
    return person.page.locator(f"[data-news={kind}]")


def button(person: Somebody, move: str) -> Locator:
    """Beside the hand, not in it."""
    return person.page.locator(f'[data-actions] [data-move="{move}"]')


def in_hand(person: Somebody, move: str) -> Locator:
    return person.page.locator(f'[data-hand] [data-move="{move}"]').first


def sits_down(person: Somebody, *, seats: int = 2, options: dict[str, int] | None = None) -> None:
    """At a table with bots; options by the beginning of their label."""
    person.opens_a_room("Anne", game="Pique Points", seats=seats)
    if options:
        person.page.get_by_text("Options et temps").click()
        person.page.locator("[data-study] summary").click()
    for label, value in (options or {}).items():
        field = person.page.get_by_label(re.compile(f"^{label}"))
        field.fill(str(value))
        person.page.keyboard.press("Tab")
        expect(field).to_have_value(str(value))
    person.starts()
    person.waits_for_a_turn()


# Whole games


def wanted(offered: list[str]) -> str:
    """Lay what can be laid, points first; else draw."""
    for beginning in ("lay p1", "lay p2", "lay p3", "lay", "draw", "done"):
        found = [move for move in offered if move.startswith(beginning)]
        if found:
            return found[0]
    raise AssertionError("nothing is offered")


@pytest.mark.parametrize(("language", "seats"), [("fr", 3), ("en", 2)])
def test_a_game_is_played_by_clicking(somebody: Invite, language: str, seats: int) -> None:
    """In English on a phone."""
    anne = somebody("fr")
    sits_down(anne, seats=seats)
    if language == "en":
        anne.page.get_by_role("button", name="EN – English").click()
        anne.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for _ in range(MOST_MOVES):
        anne.waits_for_a_turn()
        if anne.score_lines.is_visible():
            break
        offered = anne.offered()
        if offered:
            presses(anne.page.locator(f'[data-move="{wanted(offered)}"]').first)
            anne.page.wait_for_timeout(30)
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    said = "cagnotte|Cagnotte" if language == "fr" else "stash"
    expect(anne.score_lines).to_contain_text(re.compile(said))
    expect(anne.score_lines.get_by_role("button", name="§").first).to_be_visible()
    assert faults(anne) == []


def test_a_game_is_played_with_the_keyboard_alone(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne, options={"Manches": 2, "Nombre de tours": 8})
    expect(anne.page.locator("header")).to_contain_text("Manche 1 sur 2")
    for _ in range(MOST_MOVES):
        anne.waits_for_a_turn()
        if anne.score_lines.is_visible():
            break
        offered = anne.offered()
        if offered:
            verb = wanted(offered).split(" ")[0]
            tabs_to(anne, f"[data-move^='{verb}']")
            anne.page.keyboard.press("Enter")
            anne.page.wait_for_timeout(30)
    tabs_to(anne, "[data-scored] button.main")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("header")).to_contain_text("Manche 2 sur 2")


# Known positions: Anne has seat 0 and is to act


@pytest.fixture
def anne(somebody: Invite, own_server: Server) -> Iterator[Somebody]:
    """At a table for two with a bot, on a server that can be stopped."""
    anne = somebody("fr", at=own_server)
    sits_down(anne)
    yield anne


def shows(person: Somebody, server: Server, position: str) -> None:
    """The table in a known position."""
    sees(person, server, course_to(GAME, 2, POSITIONS[position]))
    expect(person.page.locator("[data-prompt]")).to_be_visible()


def is_annes(state: PiquePoints) -> bool:
    return state.phase < SEARCHING and state.turn == 0 and not state.has_laid


def is_pressed(state: PiquePoints) -> bool:
    return is_annes(state) and state.phase == PRESSED and state.offender == 1


def holds(state: PiquePoints, cards: int) -> bool:
    return state.hands.of(0) & cards != EMPTY


def is_free(state: PiquePoints) -> bool:
    return is_annes(state) and state.phase == PLAY and not state.has_drawn


def is_fast(state: PiquePoints) -> bool:
    """Anne holds a Speed beyond the limit."""
    speeds = DECK.set_named(state.hands.of(0) & SPEEDS)
    return any(int(name[1:]) > state.limit() for name in speeds)


POSITIONS = {
    "infraction": lambda s: is_pressed(s) and s.infractions(0) != EMPTY,
    "gendarme": lambda s: is_pressed(s) and holds(s, GENDARMES) and size(s.hands.of(0)) > 2,
    "draw": lambda s: is_pressed(s) and s.infractions(0) == EMPTY,
    "robbed": lambda s: is_annes(s) and s.robbed == 0,
    "accident": lambda s: is_free(s) and holds(s, ACCIDENTS) and size(s.hands.of(0)) > 3,
    "reshuffle": lambda s: is_free(s) and not s.stock and len(s.driving) > 4,
    "offence": lambda s: (
        is_free(s)
        and s.stashes.of(0) != EMPTY
        and holds(s, INFRACTIONS)
        and is_fast(s)
        and size(s.hands.of(0)) > 3
    ),
}


def test_pressure_is_answered_each_way(anne: Somebody, own_server: Server) -> None:
    shows(anne, own_server, "infraction")
    expect(anne.page.locator("[data-prompt]")).to_contain_text("vous met la pression")
    expect(anne.page.locator("[data-open='1']")).to_be_visible()
    expect(anne.page.locator("[data-seat='1'] [data-offender]")).to_be_visible()
    expect(anne.page.locator("[data-my-stash] [data-owed=pressure]")).to_be_visible()
    expect(button(anne, "draw")).to_have_count(0)
    assert faults(anne) == []
    before = hand(anne).count()
    anne.page.locator("[data-actions] [data-move^=lay]:not([data-move$=gendarme])").first.click()
    expect(hand(anne)).not_to_have_count(before)

    shows(anne, own_server, "gendarme")
    chips = anne.page.locator("[data-my-stash] [data-chip]")
    before = chips.count()
    button(anne, "lay gendarme").click()
    expect(news(anne, "theft")).to_contain_text("Vous piquez")
    expect(chips).to_have_count(before + 1)

    shows(anne, own_server, "draw")
    before = hand(anne).count()
    expect(button(anne, "done")).to_have_count(0)
    anne.page.locator("[data-draw]").click()  # the stock itself
    expect(hand(anne)).not_to_have_count(before)


def test_the_moments_of_a_game_are_told(anne: Somebody, own_server: Server) -> None:
    for moment in (robbed, accident, reshuffle):
        shows(anne, own_server, moment.__name__)
        moment(anne)


def robbed(anne: Somebody) -> None:
    expect(news(anne, "theft")).to_have_text(re.compile(".+ vous pique Points [123]"))
    expect(anne.page.locator("[data-my-stash] [data-gain^='-']")).to_be_visible()
    expect(anne.page.locator("[data-seat='1'] [data-gain]")).to_have_text(re.compile(r"^\+[123]$"))
    expect(anne.page.locator("[data-pile=driving] [data-top=gendarme]")).to_be_visible()


def accident(anne: Somebody) -> None:
    """With two players whoever laid it plays again."""
    presses(in_hand(anne, "lay accident"))
    button(anne, "done").click()
    expect(news(anne, "skip")).to_have_text(re.compile("saute son tour.*Anne a posé un Accident"))
    expect(button(anne, "draw").or_(button(anne, "done")).first).to_be_visible()
    expect(anne.page.locator("[data-pile=driving] [data-top=accident]")).to_be_visible()


def reshuffle(anne: Somebody) -> None:
    expect(anne.page.locator("[data-stock='0']")).to_be_visible()
    before = hand(anne).count()
    limit = anne.page.locator("[data-pile=route] [data-top]").get_attribute("data-top")
    button(anne, "draw").click()
    expect(news(anne, "reshuffle")).to_be_visible()
    expect(hand(anne)).to_have_count(before + 1)
    expect(anne.page.locator("[data-pile=driving] [data-top]")).to_have_count(0)
    expect(anne.page.locator(f"[data-pile=route] [data-top={limit}]")).to_be_visible()


def test_an_offence_is_marked_and_says_why(somebody: Invite, own_server: Server) -> None:
    """On the smallest screen, at night."""
    anne = somebody("fr", width=320, scheme="dark", at=own_server)
    sits_down(anne)
    shows(anne, own_server, "offence")
    assert faults(anne) == []
    marked = anne.page.locator("[data-hand] button:has([data-offence])")
    speed = anne.page.locator("[data-hand] button:has([data-offence^=s])").first
    expect(speed).to_have_attribute("aria-label", re.compile("serait une infraction"))
    for card in (speed, marked.last):
        card.hover(position={"x": 10, "y": 14})
        kind = card.get_attribute("data-card")
        expect(anne.page.locator(f"[data-why={kind}]")).to_contain_text("Infraction")
    speed.focus()
    expect(anne.page.locator("[data-why^=s]")).to_contain_text("vite")
    presses(marked.last)
    expect(anne.page.locator("[data-my-stash] [data-offender='0']")).to_be_visible()

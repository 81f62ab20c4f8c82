"""The drawn board of Compatibility: a race of four browsers, secrets in transit, keys, a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tablee.games.compatibility.deck import PICTURES
from web.conftest import Invite, Server
from web.measuring import SIZES, Measured
from web.people import Somebody
from web.test_one_screen import sits_with_guests
from web.test_pages import faults
from web.wire_guests import Message, WireGuest

GAME = "Compatibility"
PHONE = {"width": 390, "height": 844}
NAMED = re.compile("|".join(rf"\b{picture}\b" for picture in PICTURES))
NAMES = ("Anne", "Bruno", "Chloé", "David")
MOST_ROUNDS = 8
# Buttons that reach beyond the place of the actions.
OUTSIDE = """() => [...document.querySelectorAll('[data-actions]')].flatMap((place) => {
  const { left, right } = place.getBoundingClientRect();
  const isOutside = (box) => box.left < left - 1 || box.right > right + 1;
  return [...place.querySelectorAll('.button')]
    .filter((button) => isOutside(button.getBoundingClientRect()))
    .map((button) => button.textContent);
})"""


def album(person: Somebody, picture: str) -> Locator:
    return person.page.locator(f"[data-album] [data-picture={picture}]")


def slots(person: Somebody) -> Locator:
    return person.page.locator("[data-slot]")


def row(person: Somebody) -> list[str]:
    pictures: list[str] = slots(person).evaluate_all(
        "all => all.map(one => one.dataset.card ?? '')"
    )
    return pictures


def has_row(person: Somebody, *pictures: str) -> None:
    """As the table knows it: whoever wants another row isn't asked to be ready."""
    for place, picture in enumerate(pictures, 1):
        expect(person.page.locator(f"[data-slot='{place}']")).to_have_attribute(
            "data-card", picture
        )


def lays(person: Somebody, *pictures: str) -> None:
    for picture in pictures:
        album(person, picture).click()
    has_row(person, *pictures)


def says_ready(person: Somebody) -> None:
    person.page.locator("[data-actions] [data-move=ready]").click()
    expect(person.page.locator("[data-ready], [data-scored]").first).to_be_visible()


# Four people, four browsers


@dataclass
class Line:
    """What has reached a page, from one show to the next."""

    frames: list[str] = field(default_factory=list)

    def listens(self, page: Page) -> None:
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def news(self) -> int:
        """How many frames came, but for answers to the page's own questions."""
        return len([frame for frame in self.frames if json.loads(frame)["t"] != "done"])


def told_of_others(frame: str) -> list[str]:
    """Pictures that a frame names, but for those of one's own album, row, moves and words."""
    message: dict[str, Any] = json.loads(frame)
    if message["t"] != "view" or message["seen"]["settled"]:
        return [] if message["t"] in ("view", "done") else NAMED.findall(frame)
    seen = message["seen"]
    mine, scene = seen["seat"], seen["scene"]
    assert sorted(scene["album"]) == sorted(PICTURES)
    others = {
        "rows": [one for seat, one in enumerate(scene["rows"]) if seat != mine],
        "matches": scene["matches"],
        "happened": [one for one in seen["happened"] if one["seat"] != mine],
        "rest": {key: scene[key] for key in scene if key not in ("album", "rows", "matches")},
        "around": message["around"],
    }
    return NAMED.findall(json.dumps(others))


def views(line: Line) -> list[Message]:
    messages = [json.loads(frame) for frame in line.frames]
    return [message["seen"] for message in messages if message["t"] == "view"]


def test_a_short_race_of_four_in_four_browsers(somebody: Invite) -> None:
    people = [somebody("fr") for _ in NAMES]
    lines = [Line() for _ in people]
    for person, line in zip(people, lines, strict=True):
        line.listens(person.page)
    invitation = people[0].opens_a_room(NAMES[0], game=GAME, seats=4)
    people[0].page.get_by_text("Options et temps").click()
    people[0].chooses("Quelle longueur de piste ?", "12")
    for seat, person in enumerate(people[1:], 2):
        person.follows(invitation, NAMES[seat - 1])
        person.sits(seat)
    people[0].starts()
    for round_ in range(MOST_ROUNDS):
        for line in lines:
            line.frames.clear()
        plays_a_round(people, lines, round_)
        if people[0].page.locator("[data-podium]").count() > 0:
            break
        for person in people:
            person.page.get_by_role("button", name="Continuer").click()
        expect(people[0].page.locator("[data-scored]")).to_have_count(0)
    for person in people:
        expect(person.page.locator("[data-podium]")).to_contain_text("Anne, Chloé")


def plays_a_round(people: list[Somebody], lines: list[Line], round_: int) -> None:
    """Anne and Chloé think alike, Bruno and David don't; one after the other is ready."""
    for person in people:
        expect(slots(person).first).to_be_visible()
    for seat, person in enumerate(people):
        length = slots(person).count()
        alike = PICTURES[10 * round_ % 40 :][:length]
        own = {1: PICTURES[:length], 3: PICTURES[-length:]}
        before = [line.news() for line in lines]
        lays(person, *own.get(seat, alike))
        expect(person.page.locator("[data-actions] [data-move=ready]")).to_be_visible()
        if seat == 0:
            assert [line.news() for line in lines[1:]] == before[1:]  # nobody has noticed
            bets(person, round_)
        says_ready(person)
        for other in people[:seat]:
            if seat < 3:
                sign = other.page.locator(f"[data-seat='{seat}'] [data-sign=ready]")
                expect(sign).to_be_visible()
    for person, line in zip(people, lines, strict=True):
        expect(person.page.locator("[data-show], [data-podium]").first).to_be_visible()
        assert [told_of_others(frame) for frame in line.frames if told_of_others(frame)] == []
        assert views(line)[-1]["settled"]


def bets(person: Somebody, round_: int) -> None:
    """A Double Stake in the first round: it locks the row."""
    if round_ > 0:
        return
    person.page.locator("[data-special=double]").click()
    expect(person.page.locator("[data-check='compatibility.2.6']")).to_be_visible()
    slots(person).first.click()
    expect(person.page.locator("[data-seat='0'] [data-sign=double]")).to_be_visible()
    expect(person.page.locator("[data-swap]")).to_have_count(0)
    before = row(person)
    slots(person).nth(1).click()
    assert row(person) == before


# One person among guests who speak the protocol


@pytest.fixture
def guests(server: Server) -> Iterator[list[WireGuest]]:
    guests: list[WireGuest] = []
    yield guests
    for guest in guests:
        guest.leaves()


def slow(seen: Message, moves: list[str]) -> list[str]:
    """Lays the first pictures there are, and is never ready of itself."""
    mine = seen["scene"]["rows"][seen["seat"]]
    if "leave" in moves:
        return ["leave"]
    places = [place for place, picture in enumerate(mine) if not picture]
    return [f"place {place + 1} {PICTURES[place]}" for place in places]


def prompt_guest(seen: Message, moves: list[str]) -> list[str]:
    return [*slow(seen, moves), *([] if seen["may_wait"] or "leave" in moves else ["ready"])]


def attacker(seen: Message, moves: list[str]) -> list[str]:
    """The first guest attacks the person in the last seat."""
    jumbles = [move for move in moves if move == "jumble 3"]
    if seen["scene"]["phase"] == "exchanging" or not jumbles:
        return ["exchange 1 2"] if "exchange 1 2" in moves else prompt_guest(seen, moves)
    return jumbles[-1:]


def test_a_row_is_laid_changed_and_revised(
    somebody: Invite, server: Server, guests: list[WireGuest]
) -> None:
    anne = somebody("fr", width=PHONE["width"])
    anne.page.set_viewport_size({"width": 390, "height": 844})
    sits_with_guests(anne, server, guests, "compatibility", 4, policy=slow)
    expect(anne.page.locator("[data-album='4']")).to_be_visible()
    first, second, third, fourth, fifth = (
        anne.page.locator("[data-album] button").nth(n).get_attribute("data-picture") or ""
        for n in range(5)
    )
    album(anne, first).click()
    album(anne, second).click()
    album(anne, third).click()
    has_row(anne, first, second, third)
    anne.page.locator("[data-slot='1']").click()  # taken off
    album(anne, fourth).click()  # into the gap
    has_row(anne, fourth, second, third)
    anne.page.locator("[data-swap='1']").click()
    has_row(anne, second, fourth, third)
    drags(anne, 3, 1)
    has_row(anne, third, second, fourth)
    album(anne, first).click()
    album(anne, fifth).click()
    assert faults(anne) == []
    says_ready(anne)
    revises(anne)
    looks_closer(anne, fifth)


def drags(person: Somebody, origin: int, to: int) -> None:
    boxes = [person.page.locator(f"[data-slot='{n}']").bounding_box() for n in (origin, to)]
    start, end = ((box["x"] + box["width"] / 2, box["y"] + 20) for box in boxes if box)
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move(*end, steps=4)
    person.page.mouse.up()


def revises(person: Somebody) -> None:
    """Another picture in a place of the whole row; the light stays on."""
    another = person.page.locator("[data-album] button[aria-pressed=false]").first
    picture = another.get_attribute("data-picture") or ""
    person.page.locator("[data-slot='2']").click()
    expect(person.page.locator("[data-check='compatibility.2.4']")).to_be_visible()
    another.click()
    expect(person.page.locator("[data-slot='2']")).to_have_attribute("data-card", picture)
    expect(person.page.locator("[data-ready]")).to_be_visible()
    panel = person.takes("Discussion")
    expect(panel.locator("[data-silence]")).to_be_visible()
    expect(panel.locator("form")).to_have_count(0)
    person.lays_the_paper_away()


def looks_closer(person: Somebody, picture: str) -> None:
    person.page.locator(f"[data-slot][data-card={picture}]").click(delay=600)
    expect(person.page.locator(f"[data-look={picture}]")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-look]")).to_have_count(0)
    assert picture in row(person)


def test_nobody_speaks_before_the_rows_are_shown(
    somebody: Invite, server: Server, guests: list[WireGuest]
) -> None:
    """By the protocol itself, too."""
    anne = somebody("fr")
    sits_with_guests(anne, server, guests, "compatibility", 4, policy=prompt_guest)
    guests[0].says({"t": "say", "text": "l’île"})
    lays(anne, *PICTURES[:5])
    anne.takes("Discussion")
    expect(anne.page.locator("[role=log]")).not_to_contain_text("île")
    says_ready(anne)
    expect(anne.page.locator("[data-show]")).to_be_visible()
    guests[0].says({"t": "say", "text": "le coffre !"})
    expect(anne.page.locator("[role=log]")).to_contain_text("le coffre !")
    expect(anne.page.locator("[role=log]")).not_to_contain_text("île")


def test_a_jumble_is_laid_suffered_and_shown_by_keyboard(
    somebody: Invite, server: Server, guests: list[WireGuest]
) -> None:
    anne = somebody("fr")
    sits_with_guests(anne, server, guests, "compatibility", 4, policy=attacker)
    anne.tabs_to("[data-album] button")
    for place in "12345":
        anne.page.keyboard.press(place)
        anne.page.keyboard.press("ArrowRight")
    expect(anne.page.locator("[data-slot][data-card]")).to_have_count(5)
    before = row(anne)
    anne.tabs_to("[data-slot]")
    anne.page.keyboard.press("Shift+ArrowRight")
    has_row(anne, before[1], before[0], *before[2:])
    anne.tabs_to("[data-special=jumble]")
    anne.page.keyboard.press("Enter")
    assert anne.tabs_to("[data-move='jumble 0']")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("[data-sign=jumble]").first).to_be_visible()
    anne.tabs_to("[data-actions] [data-move=ready]")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("[data-move=leave]")).to_be_visible()
    anne.tabs_to("[data-slot='1']")
    anne.page.keyboard.press("Enter")
    anne.page.keyboard.press("ArrowRight")
    anne.page.keyboard.press("Enter")
    assert set(row(anne)) == {""}  # somebody else's, face down
    anne.tabs_to("[data-move='exchange 1 2']")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("[data-show]")).to_be_visible()
    expect(anne.page.locator("[data-row='3'] [data-shown]")).to_have_count(5)
    assert faults(anne) == []
    anne.page.locator("[data-enlarge='1']").click()
    expect(anne.page.locator("[data-pair-look] li")).to_have_count(10)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_whoever_is_ready_has_all_buttons_in_their_place(
    somebody: Invite, server: Server, guests: list[WireGuest], language: str
) -> None:
    """The most words abreast: ready with its tick, and both special cards."""
    anne = somebody(language)
    sits_with_guests(anne, server, guests, "compatibility", 4, policy=slow)
    expect(slots(anne).first).to_be_visible()
    for _ in range(slots(anne).count()):
        anne.page.locator("[data-album] button[aria-pressed=false]").first.click()
    says_ready(anne)
    expect(anne.page.locator("[data-special]")).to_have_count(2)
    for width, height in (*SIZES, (1280, 800), (1024, 768)):
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.page.wait_for_timeout(100)  # it is laid out anew
        assert (width, height, anne.page.evaluate(OUTSIDE)) == (width, height, [])


def test_eight_at_the_table_are_on_one_screen(
    somebody: Invite, server: Server, guests: list[WireGuest]
) -> None:
    """Each alone, with a leader: the most there is to see. Only the album scrolls."""
    anne, measured = somebody("fr"), Measured()
    options = {"alone": "yes", "seconds": "300"}
    sits_with_guests(anne, server, guests, "compatibility", 8, policy=prompt_guest, options=options)
    expect(slots(anne).first).to_be_visible()
    measured.looks(anne, "choosing", sizes=SIZES)
    for _ in range(slots(anne).count()):
        anne.page.locator("[data-album] button[aria-pressed=false]").first.click()
    expect(anne.page.locator("[data-actions] [data-move=ready]")).to_be_visible()
    double = anne.page.locator("[data-special=double][aria-disabled=false]")
    if double.count() > 0:
        double.click()
    measured.looks(anne, "betting", sizes=SIZES)
    says_ready(anne)
    expect(anne.page.locator("[data-show]")).to_be_visible()
    measured.looks(anne, "show", sizes=SIZES)
    assert not measured.problems, measured.report()

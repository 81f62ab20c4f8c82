"""The drawn board of Diego: a game of two people, keys, what is sent, and the composer."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from web.conftest import Invite
from web.people import Somebody
from web.test_pages import faults
from web.test_rummu_board import MOST_BYTES, listens, weight_of_the_board

SHORT = {"size": "4", "delay": "6"}
TIME_IS_UP = "Le délai est écoulé."
CARD = re.compile(r"\b(?:frac|dec|word|disc|area|line|sum|between|pct)_\w+")
NUMBER = re.compile(r"\d/\d")
DRAWN = re.compile(r"^(disc|area|line|between)_")


@dataclass
class Slow:
    """Claims of this page are held on their way until somebody lets them go."""

    held: list[str] = field(default_factory=list)
    is_holding: bool = False

    def attach(self, person: Somebody) -> None:
        person.page.route_web_socket(re.compile("/ws/"), self.stand_between)

    def stand_between(self, page: WebSocketRoute) -> None:
        self.server = page.connect_to_server()
        page.on_message(self.pass_on)

    def pass_on(self, frame: str | bytes) -> None:
        if self.is_holding and '"claim"' in str(frame):
            self.held.append(str(frame))
        else:
            self.server.send(frame)

    def lets_go(self) -> None:
        self.is_holding = False
        for frame in self.held:
            self.server.send(frame)


def place(person: Somebody, side: str, number: int) -> Locator:
    return person.page.locator(f'[data-place="{side} {number}"]')


def opens_a_table(person: Somebody, options: dict[str, str], people: int = 2) -> str:
    """A room with these options; its invitation."""
    # Her name makes a guest of her, and the room must be that guest's.
    with person.page.expect_response(lambda answer: answer.request.method == "PUT"):
        person.goes_home("Anne")
    made = person.page.request.post(
        "/api/rooms",
        headers={"X-Tablee": "1"},
        data={"game": "diego", "people": people, "options": options},
    ).json()
    person.page.goto(f"/t/{made['id']}")
    person.chooses("Rythme des bots", "none")
    return f"/r/{made['link']}"


def sit_down(anne: Somebody, blaise: Somebody, options: dict[str, str]) -> None:
    blaise.follows(opens_a_table(anne, options), "Blaise")
    blaise.sits(2)
    anne.starts()
    expect(blaise.seats.first).to_be_visible()


def in_turn(anne: Somebody, blaise: Somebody) -> tuple[Somebody, Somebody]:
    """Whose turn it is, and who may contradict."""
    for _ in range(100):
        for mover, other in ((anne, blaise), (blaise, anne)):
            if "pass" in mover.offered():
                return mover, other
        anne.page.wait_for_timeout(50)
    raise AssertionError("nobody has the turn")


def announces(mover: Somebody, hand: int = 1, row: int = 1) -> None:
    place(mover, "hand", hand).click()
    expect(place(mover, "hand", hand)).to_have_attribute("aria-pressed", "true")
    place(mover, "row", row).click()


def pairs(person: Somebody, of: Somebody, side: str) -> Locator:
    """How many pairs lie on this side of somebody's répartiteur, as this person sees it."""
    seat = of.page.locator(".me [data-seat]").get_attribute("data-seat")
    return person.page.locator(f"[data-sides='{seat}'] [data-{side}]")


def test_two_people_play_a_whole_game(somebody: Invite) -> None:
    """A challenge in time, one too late, a pass that is challenged, an early close; then a vote."""
    anne, blaise = somebody("fr"), somebody("fr", width=390)
    lines = {id(person): Slow() for person in (anne, blaise)}
    for person in (anne, blaise):
        lines[id(person)].attach(person)
    sit_down(anne, blaise, SHORT)

    mover, other = in_turn(anne, blaise)
    announces(mover)
    expect(other.page.locator("[data-call=diego]")).to_be_visible()
    expect(other.page.locator("[data-delay^=delay]")).to_be_visible()
    other.page.locator("[data-claim=not-diego]").click()
    expect(pairs(mover, other, "contra")).to_have_text("1")
    expect(mover.page.locator("[data-call=contra]")).to_be_visible()

    mover, other = in_turn(anne, blaise)
    slow = lines[id(other)]
    slow.is_holding = True
    announces(mover)
    other.page.locator("[data-claim=not-diego]").click()
    expect(pairs(other, mover, "diego")).to_have_text("1")  # the delay is over
    assert slow.held
    slow.lets_go()
    other.page.wait_for_timeout(300)
    expect(pairs(mover, mover, "diego")).to_have_text("1")

    mover, other = in_turn(anne, blaise)
    mover.page.locator("[data-move=pass]").click()
    place(other, "row", 3).click()  # is only thought of
    other.page.wait_for_timeout(300)
    expect(other.page.locator("[data-middle=passed]")).to_be_visible()
    place(other, "shown", 2).click()  # calls DIEGO!, and names both at once
    expect(pairs(mover, other, "diego")).to_have_text(re.compile("[12]"))

    mover, other = in_turn(anne, blaise)
    before = int(pairs(other, mover, "diego").inner_text())
    announces(mover, 2, 2)
    other.page.locator("[data-move=agree]").click()
    expect(pairs(other, mover, "diego")).to_have_text(str(before + 1))
    expect(anne.page.locator("[data-log]")).to_contain_text("d’accord")
    assert anne.page.locator("[data-log]").inner_text().count(TIME_IS_UP) == 1  # the late one

    mover, other = in_turn(anne, blaise)
    mover.page.locator("[data-move=end]").click()
    other.page.locator("[data-move=end]").click()
    for person in (anne, blaise):
        expect(person.page.locator("[data-headline]")).to_contain_text("Tous ont voulu finir")
        expect(person.page.locator("[data-control] [data-checked]")).to_have_count(4)
        expect(person.page.locator("[data-control] [role=math]").first).to_be_visible()
    assert faults(anne) == []


def test_nothing_that_is_sent_or_shown_tells_the_number_of_a_card(somebody: Invite) -> None:
    anne, blaise, frames = somebody("fr"), somebody("fr"), list[str]()
    listens(anne, frames)
    sit_down(anne, blaise, {"delay": "1"})
    mover, _ = in_turn(anne, blaise)
    mover.page.locator("[data-move=pass]").click()
    mover, _ = in_turn(anne, blaise)
    announces(mover)
    in_turn(anne, blaise)
    views = [json.loads(frame) for frame in frames if '"t":"view"' in frame]
    assert len(views) > 3
    for view in views:
        scene = view["seen"]["scene"]
        open_cards = [scene["hand"], scene["row"], scene["shown"], scene["claimed"]]
        shown = {
            card for cards in [*open_cards, *scene["diego"], *scene["contra"]] for card in cards
        }
        said = json.dumps(view, ensure_ascii=False)
        assert set(CARD.findall(said)) <= shown
        assert not NUMBER.search(said)
    cards = anne.page.locator("[data-card]").evaluate_all(
        "all => all.map(one => [one.dataset.card, one.querySelector('.hidden-text').textContent])"
    )
    assert cards
    assert [label for card, label in cards if DRAWN.match(card) and NUMBER.search(label)] == []


def test_a_pair_is_announced_by_keys(somebody: Invite) -> None:
    anne = somebody("fr")
    opens_a_table(anne, {"clock": "60"})
    anne.starts()
    for _ in range(200):
        if "pass" in anne.offered():
            break
        if "agree" in anne.offered():
            anne.page.locator("[data-move=agree]").click()
        anne.page.wait_for_timeout(50)
    place(anne, "row", 1).focus()
    anne.page.keyboard.press("ArrowRight")
    expect(place(anne, "row", 2)).to_be_focused()
    anne.page.keyboard.press("Enter")
    expect(place(anne, "row", 2)).to_have_attribute("aria-pressed", "true")
    anne.tabs_to('[data-place^="hand"]')
    anne.page.keyboard.press("End")
    expect(place(anne, "hand", 6)).to_be_focused()
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("[data-log]")).to_contain_text("Carte 6 avec la carte 2")


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
def test_the_board_is_open_to_everybody(somebody: Invite, width: int, scheme: str) -> None:
    anne = somebody("fr", width=width, scheme=scheme)
    opens_a_table(anne, {}, people=4)
    anne.starts()
    expect(place(anne, "row", 6)).to_be_visible()
    assert not anne.is_wider_than_the_window()
    assert faults(anne) == []
    assert weight_of_the_board(anne) < MOST_BYTES


def test_the_composer_refuses_a_bad_deck_and_plays_a_good_one(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr", width=390)
    anne.goes_home("Anne")
    anne.page.goto("/compose/diego")
    outcome = anne.page.locator("[data-outcome]")
    expect(outcome).to_have_attribute("data-outcome", "good")
    written = anne.page.locator("[data-numbers]")
    for numbers, why, words in (
        ("1/2 2/4 3/4", "deck-equal", "1/2"),
        ("1/2 9/4", "deck-number", "9/4"),
        ("1/2", "deck-numbers", "1"),
        ("1/2 3/4", "deck-too-few", "10"),
    ):
        written.fill(numbers)
        written.press("Enter")
        expect(outcome).to_have_attribute("data-outcome", why)
        expect(outcome).to_contain_text(words)
        expect(anne.page.get_by_role("button", name="Jouer")).to_have_count(0)
    anne.page.locator("[data-preset=decimals]").click()
    anne.page.locator("[data-number='2/3']").click()
    expect(outcome).to_have_attribute("data-outcome", "good")
    assert faults(anne) == []
    link = anne.page.locator("[data-deck-link]").input_value()
    pdf = anne.page.request.get(
        anne.page.get_by_role("link", name="Imprimer").get_attribute("href") or ""
    )
    assert pdf.ok and pdf.body()[:4] == b"%PDF"
    blaise.page.goto(link)
    expect(blaise.page.locator("[data-numbers]")).to_have_value(written.input_value())
    assert not blaise.is_wider_than_the_window()
    anne.page.get_by_role("button", name="Jouer").click()
    expect(place(anne, "row", 6)).to_be_visible()


def test_a_room_plays_with_a_composed_deck(somebody: Invite) -> None:
    anne = somebody("fr")
    opens_a_table(anne, {}, people=4)
    anne.page.get_by_role("button", name="Composer").click()
    outcome = anne.page.locator("[data-outcome]")
    anne.page.locator("[data-preset=decimals]").click()
    anne.page.locator("[data-representation=bracket]").click()
    anne.page.locator("[data-representation=percent]").click()
    expect(outcome).to_have_attribute("data-outcome", "deck-too-few")  # for four
    anne.page.locator("[data-preset=first]").click()
    anne.page.locator("[data-use]").click()
    expect(anne.page.locator("[data-composed=yes]")).to_be_visible()
    anne.starts()
    expect(place(anne, "row", 6)).to_be_visible()
    kinds = anne.page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert not [card for card in kinds if card.startswith(("dec", "pct", "between"))]

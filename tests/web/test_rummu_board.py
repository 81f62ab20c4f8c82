"""The drawn board of Rummü: rounds that are known beforehand, by mouse and by keys."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from web.conftest import ROOT, Invite, Server
from web.dealing import dealing_so
from web.doctoring import crowd, doctors
from web.people import SETTLING, Somebody, presses
from web.rummu_rounds import Played, adds_to_another, eager, sought, verbs_of
from web.test_one_screen import sits_with_guests
from web.test_pages import faults
from web.test_safaru_board import tabs_to
from web.wire_guests import WireGuest

ONE_ROUND = {"deals": "1"}
TEAMS = {"deals": "1", "partners": "yes"}
FASTEST = 50  # milliseconds, from the last tap to the verdict
MOST_BYTES = 25_000  # of script and style, beyond what every table needs
PHONE = {"width": 390, "height": 844}


def hand(person: Somebody) -> Locator:
    return person.page.locator("[data-hand] button")


def verdict(person: Somebody) -> Locator:
    return person.page.locator("[data-check]")


def has_everything(played: Played) -> bool:
    """For who sits last of three: opens, adds to another's, exchanges, takes back, and goes out."""
    wanted = {"lay", "add", "exchange", "take-back"}
    return wanted <= verbs_of(played, 2) and adds_to_another(played, 2) and played[-1][0] == 2


def opens_and_adds(played: Played) -> bool:
    """For who sits last of four."""
    return {"lay", "add"} <= verbs_of(played, 3)


@contextmanager
def round_for(
    person: Callable[[Server], Somebody],
    folder: Path,
    seats: int,
    options: dict[str, str],
    is_so: Callable[[Played], bool],
) -> Iterator[tuple[Somebody, list[str]]]:
    """Somebody at a table where it will come so, and what they are to play."""
    seed, played = sought(seats, options, is_so)
    guests: list[WireGuest] = []
    with dealing_so(seed, folder) as server:
        anne = person(server)
        sits_with_guests(anne, server, guests, "rummu", seats, policy=eager, options=options)
        yield anne, [move for seat, move in played if seat == seats - 1]
        for guest in guests:
            guest.leaves()


class ByMouse:
    """Plays a move as one does with a mouse or a finger."""

    def __init__(self, person: Somebody) -> None:
        self.person, self.page = person, person.page

    def press(self, selector: str) -> None:
        presses(self.page.locator(selector).first)

    def choose(self, cards: list[str]) -> None:
        for card in cards:
            self.press(f"[data-hand] [data-card={card}]:not([aria-pressed=true])")

    def plays(self, move: str) -> None:
        """Waits until it is asked; afterwards until it is made."""
        verb, *words = move.split()
        expect(self.page.locator("[data-prompt]")).to_be_visible()
        self.settles()
        button = f"[data-actions] [data-move='{move}']"
        if verb in ("take-back", "pick-up"):
            button = f"[data-hand] [data-move='{move}']"
        elif verb == "exchange":
            self.press(f"[data-combination='{words[0]}']")
            button = f"dialog [data-move='{move}']"
        else:
            self.drafts(verb, words)
        self.press(button)
        expect(self.page.locator(button)).to_have_count(0)

    def settles(self) -> None:
        self.page.wait_for_timeout(SETTLING)

    def drafts(self, verb: str, words: list[str]) -> None:
        if verb == "add":
            self.choose(words[1:])
            self.press(f"[data-combination='{words[0]}']")
            expect(verdict(self.person)).to_have_attribute("data-check", "good")
        elif verb == "lay":
            self.choose(words)
            expect(verdict(self.person)).to_contain_text("points")
        elif verb == "discard":
            self.choose(words)


class ByKeys(ByMouse):
    """The same with Tab, arrows and Enter; keys are never too early."""

    def settles(self) -> None:
        pass

    def press(self, selector: str) -> None:
        if selector.startswith("[data-hand]"):
            tabs_to(self.person, "[data-hand] button")
            self.page.keyboard.press("Home")
            for _ in range(hand(self.person).count()):
                if self.page.evaluate("one => document.activeElement.matches(one)", selector):
                    break
                self.page.keyboard.press("ArrowRight")
        tabs_to(self.person, selector)
        self.page.keyboard.press("Enter")


def test_a_round_is_played_by_clicking_with_all_that_can_happen(
    somebody: Invite, tmp_path: Path
) -> None:
    """An opening, an addition to another's, a joker exchanged, a card taken back; then a replay."""

    def come(server: Server) -> Somebody:
        return somebody("fr", at=server)

    with round_for(come, tmp_path, 3, ONE_ROUND, has_everything) as (anne, moves):
        mouse = ByMouse(anne)
        needed = anne.page.locator("[data-needed]")
        for move in moves:
            if move == next(move for move in moves if move.startswith("lay ")):
                expect(needed).to_have_text("Il vous faut 4 cartes pour ouvrir")
                mouse.plays(move)
                expect(needed).to_have_count(0)
            else:
                mouse.plays(move)
        expect(anne.page.locator("[data-scored] h2").first).to_contain_text("sort avec le")
        expect(anne.score_lines).to_contain_text("Prime de sortie")
        expect(anne.page.locator("[data-podium]")).to_be_visible()
        looks_back(anne)


def looks_back(person: Somebody) -> None:
    """The last moves of the round, as they were."""
    person.page.get_by_role("link", name="Revoir la partie").click()
    expect(person.page.locator("[data-position]")).to_contain_text(
        re.compile("coup 0", re.IGNORECASE)
    )
    assert hand(person).count() == 9
    person.page.get_by_role("slider").focus()
    person.page.keyboard.press("End")
    expect(person.score_lines).to_be_visible()
    for _ in range(3):
        person.page.get_by_role("button", name="Coup précédent").click()
    assert person.page.locator("[data-combination]").count() > 1
    person.page.locator("[data-combination]").first.click()  # to be looked at, also then
    expect(person.page.locator("[data-look]")).to_be_visible()


def test_a_round_in_teams_is_played_with_the_keyboard_alone_on_a_phone(
    somebody: Invite, tmp_path: Path
) -> None:
    def come(server: Server) -> Somebody:
        anne = somebody("en", width=PHONE["width"], scheme="dark", at=server)
        anne.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        return anne

    with round_for(come, tmp_path, 4, TEAMS, opens_and_adds) as (anne, moves):
        keys = ByKeys(anne)
        teams = anne.page.locator("[data-seat] .team > [aria-hidden]")
        assert teams.all_inner_texts() == ["1", "2", "1", "2"]  # mine is the last
        for move in moves:
            keys.plays(move)
        expect(anne.page.locator("[data-podium]")).to_be_visible()
        assert faults(anne) == []


@pytest.fixture
def anne_with_many(somebody: Invite, server: Server) -> Iterator[Somebody]:
    """Anne with twenty cards, at the fullest table, in her turn."""
    anne, guests = somebody("fr"), list[WireGuest]()
    doctors(anne.page, crowd)
    options = {"memory_aid": "yes"}
    sits_with_guests(anne, server, guests, "rummu", 6, options=options, patience=60)
    anne.waits_for_a_turn_to_act()
    anne.page.wait_for_timeout(SETTLING)
    yield anne
    for guest in guests:
        guest.leaves()


def names(person: Somebody) -> list[str]:
    cards: list[str] = hand(person).evaluate_all("all => all.map(one => one.dataset.card)")
    return cards


def test_own_groups_survive_a_reload_and_the_rest_is_sorted(anne_with_many: Somebody) -> None:
    anne = anne_with_many
    for card in ("g9", "k9"):
        presses(anne.page.locator(f"[data-hand] [data-card={card}]"))
    anne.page.get_by_role("button", name="Grouper").click()
    assert names(anne)[:4] == ["k9", "g9", "r3", "r4"]
    expect(anne.page.locator("[data-hand] [aria-pressed=true]")).to_have_count(0)
    anne.page.reload()
    expect(hand(anne)).to_have_count(20)
    assert names(anne)[:4] == ["k9", "g9", "r3", "r4"]
    anne.page.wait_for_timeout(SETTLING)
    anne.page.get_by_role("button", name="Trier par nombre").click()
    assert names(anne)[:5] == ["k9", "g9", "b0", "y0", "b1"]
    for card in ("g9", "k9"):
        presses(anne.page.locator(f"[data-hand] [data-card={card}]"))
    anne.page.get_by_role("button", name="Dégrouper").click()
    assert names(anne)[:3] == ["b0", "y0", "b1"]


def test_a_draft_is_judged_at_once_with_the_article_against_it(anne_with_many: Somebody) -> None:
    anne = anne_with_many
    for card in ("r3", "r4", "y5"):
        presses(anne.page.locator(f"[data-hand] [data-card={card}]"))
    expect(verdict(anne)).to_have_attribute("data-check", "rummu.5.1")
    presses(anne.page.locator("[data-hand] [data-card=k2]"))
    expect(verdict(anne)).to_have_attribute("data-check", "rummu.4.4")
    anne.page.get_by_role("button", name="4.4").click()
    expect(anne.page.get_by_role("tabpanel")).to_contain_text("4.4")
    took = anne.page.evaluate(
        """async (card) => {
          const before = document.querySelector('[data-check]').dataset.check;
          const start = performance.now();
          document.querySelector(`[data-hand] [data-card=${card}]`).click();
          while (document.querySelector('[data-check]').dataset.check === before)
            await new Promise((done) => setTimeout(done));
          return performance.now() - start;
        }""",
        "k2",
    )
    assert took < FASTEST


def test_a_joker_says_what_frees_it_and_everybody_can_read_it(anne_with_many: Somebody) -> None:
    """By day and by night, and the discards below, which were agreed to be shown."""
    anne = anne_with_many
    assert weight_of_the_board(anne) < MOST_BYTES
    for width, scheme in ((320, "dark"), (1920, "light")):
        anne.page.set_viewport_size({"width": width, "height": 800})
        anne.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        anne.page.locator("[data-combination='4']").click()
        expect(anne.page.locator("[data-joker=y3]")).to_contain_text("3 rouge, 3 noir")
        expect(anne.page.locator("dialog [data-move]")).to_have_count(0)  # it is time to draw
        assert faults(anne) == []
        anne.lays_the_paper_away()
        presses(anne.page.locator("[data-hand] [data-card=r3]"))
        assert faults(anne) == [] and not anne.is_wider_than_the_window()
        presses(anne.page.locator("[data-hand] [data-card=r3]"))
    anne.page.locator("[data-buried]").click()
    expect(anne.page.locator("dialog [data-mini]")).to_have_count(20)


def weight_of_the_board(person: Somebody) -> int:
    """What is fetched for the game alone: its board and its sentences, compressed."""
    fetched = person.page.evaluate(
        "performance.getEntriesByType('resource').map((one) => one.name)"
    )
    paths = [urlsplit(url).path for url in fetched]
    own = [path for path in paths if re.search(r"/(Board|texts)[^/]*\.(js|css)$", path)]
    files = [ROOT / "web" / "dist" / path.removeprefix("/") for path in own]
    assert len(files) >= 3
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_nobody_is_sent_what_they_may_not_see(somebody: Invite, server: Server) -> None:
    """In all that arrives there is no card but mine, those that lie open, and those just played."""
    anne, guests, frames = somebody("fr"), list[WireGuest](), list[str]()
    listens(anne, frames)
    sits_with_guests(anne, server, guests, "rummu", 3, policy=eager)
    anne.waits_for_a_turn_to_act()
    views = [json.loads(frame)["seen"] for frame in frames if '"t":"view"' in frame]
    assert views
    for seen in views:
        scene = seen["scene"]
        shown = [*scene["hand"], *scene["top"]]
        shown += [card for one in scene["combinations"] for card in one["cards"]]
        played = " ".join(str(move["params"]) for move in seen["happened"])
        assert named(json.dumps(seen)) <= {*shown, *named(played)}
    assert sorted(views[-1]["scene"]["hand"]) == sorted(names(anne))
    for guest in guests:
        guest.leaves()


def listens(person: Somebody, frames: list[str]) -> None:
    def attend(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    person.page.on("websocket", attend)


def named(text: str) -> set[str]:
    return set(re.findall(r"\b[rbkyg]\d\b", text))

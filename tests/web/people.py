"""What a person does at the screen."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

LONGEST_WAIT = 15_000
MOST_MOVES = 400
MOST_TABS = 90
SETTLING = 350  # milliseconds: a tap sooner after a changed prompt isn't meant for it
expect.set_options(timeout=LONGEST_WAIT)


def presses(target: Locator) -> None:
    """Where it shows: cards in a hand overlap."""
    target.click(position={"x": 10, "y": 14})


def presses_as_many_as_may_be(free: Locator) -> None:
    """Where it is one, the next takes its place."""
    for _ in range(free.count()):
        before = free.count()
        if before > 0:
            presses(free.first)
        if free.count() == before:
            return


@dataclass
class Somebody:
    """Somebody and the page in front of them. Words are sought in both languages."""

    page: Page
    may_complain: bool = False

    # Coming in

    def goes_home(self, name: str = "") -> None:
        self.page.goto("/")
        if name:
            self.page.get_by_label("Votre nom").or_(self.page.get_by_label("Your name")).fill(name)
            self.page.keyboard.press("Tab")

    def opens_a_room(
        self, name: str, *, game: str = "Mü", pace: str = "none", seats: int = 3
    ) -> str:
        """Invites to a game; the invitation."""
        self.goes_home(name)
        self.page.get_by_role("button", name=f"Inviter à {game}").click()
        self.chooses("Nombre de places", str(seats))
        self.chooses("Rythme des bots", pace)
        return self.invitation()

    def invitation(self) -> str:
        return self.page.get_by_role("textbox", name="Lien d’invitation").input_value()

    def chooses(self, label: str, value: str) -> None:
        field = self.page.get_by_label(label)
        field.select_option(value)
        expect(field).to_have_value(value)

    def follows(self, invitation: str, name: str) -> None:
        self.page.goto(invitation)
        self.page.get_by_label("Votre nom").fill(name)
        self.page.get_by_role("button", name="Entrer").click()
        expect(self.page.get_by_role("heading", name="Autour de la table")).to_be_visible()

    def sits(self, seat: int) -> None:
        """There, if the room hasn't seated them so already."""
        free = self.page.get_by_role("button", name=f"S’asseoir à la place {seat}")
        if free.count() > 0:
            free.click()
        expect(free).to_have_count(0)
        expect(self.page.get_by_role("button", name="Se lever")).to_be_visible()

    def stands_up(self) -> None:
        self.page.get_by_role("button", name="Se lever").click()
        expect(self.page.get_by_role("button", name="Se lever")).to_have_count(0)

    def starts(self) -> None:
        self.page.get_by_role("button", name="Commencer la partie").click()
        expect(self.seats.first).to_be_visible()

    # At the table

    def takes(self, paper: str) -> Locator:
        """A paper beside the table; on a small screen it lies on a sheet."""
        tab = self.page.get_by_role("tab", name=paper)
        if tab.count() == 0:
            self.page.get_by_role("button", name=re.compile("À côté|Beside")).click()
        tab.click()
        return self.page.get_by_role("tabpanel")

    def lays_the_paper_away(self) -> None:
        if self.page.get_by_role("dialog").count() > 0:
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_role("dialog")).to_have_count(0)

    def reads_the_table_in_words(self) -> None:
        panel = self.takes("Journal")
        if panel.locator("[data-in-words][open]").count() == 0:
            panel.get_by_text("En mots").click()

    @property
    def seats(self) -> Locator:
        return self.page.locator("[data-seat]")

    @property
    def moves(self) -> Locator:
        return self.page.locator("[data-move]:not([aria-disabled=true])")

    @property
    def score_lines(self) -> Locator:
        return self.page.locator("[data-score-lines]").first

    @property
    def line(self) -> Locator:
        return self.page.locator("[data-line]")

    @property
    def in_words(self) -> Locator:
        return self.page.locator("[aria-labelledby=in-words] li")

    def waits_for_a_turn(self) -> None:
        expect(self.moves.or_(self.score_lines).first).to_be_visible()

    def waits_for_a_turn_to_act(self) -> None:
        """Something is asked, or the score is there."""
        asked = self.page.locator("[data-prompt]")
        expect(asked.or_(self.score_lines).first).to_be_visible()

    def prompt(self) -> str:
        return self.page.locator("#action").first.inner_text().strip()

    def offered(self) -> list[str]:
        """All in one look: one by one they could change in between."""
        notations: list[str] = self.moves.evaluate_all("all => all.map(one => one.dataset.move)")
        return notations

    def makes_a_move(self) -> str:
        """The most modest one on offer."""
        offered = self.offered()
        move = next((move for move in ("pass", "done") if move in offered), offered[0])
        presses(self.page.locator(f'[data-move="{move}"]').first)  # either of twins
        return move

    def tabs_to(self, selector: str) -> bool:
        """Presses Tab until the focus is there, and sees that it is shown; no: it is gone."""
        target = self.page.locator(selector)
        for _ in range(MOST_TABS):
            if target.count() == 0:
                return False
            if self.page.evaluate("one => document.activeElement.matches(one)", selector):
                outline = "getComputedStyle(document.activeElement).outlineStyle"
                assert self.page.evaluate(outline) != "none"
                return True
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def plays_to_the_score(self) -> list[str]:
        made: list[str] = []
        for _ in range(MOST_MOVES):
            self.waits_for_a_turn()
            if self.score_lines.is_visible():
                return made
            made.append(self.makes_a_move())
        raise AssertionError("the deal doesn't end")

    def continues_if_asked(self) -> None:
        button = self.page.get_by_role("button", name="Continuer")
        if button.is_visible():
            button.click()
            expect(button).to_have_count(0)

    # Looking

    def is_wider_than_the_window(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.scrollingElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide

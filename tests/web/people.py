"""What a person does at the screen."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

LONGEST_WAIT = 15_000
MOST_MOVES = 400
expect.set_options(timeout=LONGEST_WAIT)


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
        self.page.get_by_role("button", name=f"S’asseoir à la place {seat}").click()
        expect(self.page.get_by_role("button", name="Se lever")).to_be_visible()

    def starts(self) -> None:
        self.page.get_by_role("button", name="Commencer la partie").click()
        expect(self.seats.first).to_be_visible()

    # At the table

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
    def twin(self) -> Locator:
        return self.page.locator("[aria-labelledby=twin] li")

    def waits_for_a_turn(self) -> None:
        expect(self.moves.or_(self.score_lines).first).to_be_visible()

    def offered(self) -> list[str]:
        """All in one look: one by one they could change in between."""
        notations: list[str] = self.moves.evaluate_all("all => all.map(one => one.dataset.move)")
        return notations

    def makes_a_move(self) -> str:
        """The most modest one on offer."""
        offered = self.offered()
        move = next((move for move in ("pass", "done") if move in offered), offered[0])
        self.page.locator(f'[data-move="{move}"]').first.click()  # either of twins
        return move

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

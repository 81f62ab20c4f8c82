"""Coming and going: leaving, ending a match, another game, my tables, pauses and cut lines."""

from __future__ import annotations

import re
import threading
import time

from playwright.sync_api import Locator, WebSocketRoute, expect

from web.conftest import Invite
from web.people import Somebody

SMALL_AND_LARGE = ((320, 568), (390, 844), (1280, 720))
WITHIN = 5.5  # seconds, of which the browser takes a few tenths to show anything


def two_at_a_table(somebody: Invite) -> tuple[Somebody, Somebody]:
    """Anne is the host; Max sits beside her, and a bot on the third seat."""
    anne, max_ = somebody("fr"), somebody("fr", width=390)
    invitation = anne.opens_a_room("Anne")
    max_.follows(invitation, "Max")
    if max_.page.get_by_role("button", name="Se lever").count() == 0:
        max_.sits(2)
    anne.starts()
    expect(max_.seats.first).to_be_visible()
    return anne, max_


def seat_of(person: Somebody, name: str) -> Locator:
    return person.seats.filter(has_text=name)


def really(person: Somebody, label: str) -> None:
    """What can't be undone is asked twice."""
    person.page.get_by_role("button", name=label, exact=True).click()
    person.page.get_by_role("button", name=f"Vraiment : {label}").click()


def table_of(person: Somebody) -> Locator:
    return person.page.locator("[data-my-table]")


def test_a_bot_keeps_the_seat_of_who_leaves(somebody: Invite) -> None:
    anne, max_ = two_at_a_table(somebody)
    max_.takes("Salle")
    really(max_, "Quitter la partie")
    expect(max_.page).to_have_url(re.compile(r"/$"))
    expect(seat_of(anne, "Max")).to_contain_text("parti")
    expect(anne.page.locator("[data-tone=news]")).to_contain_text("un bot joue à sa place")
    table_of(max_).get_by_role("link").click()
    expect(max_.seats.first).to_be_visible()
    expect(seat_of(anne, "Max")).not_to_contain_text("parti")


def test_the_host_ends_the_match_and_all_play_another_game(somebody: Invite) -> None:
    anne, max_ = two_at_a_table(somebody)
    invitation = anne.page.url
    anne.takes("Salle")
    really(anne, "Terminer la partie")
    for person in (anne, max_):
        expect(person.page.locator("[data-broken-off]")).to_have_text(
            "Anne a mis fin à la partie\u202f: il n’y a pas de classement."
        )
        expect(person.page.locator("[data-podium]")).to_have_count(0)
    expect(anne.page.get_by_role("button", name="Rejouer")).to_be_visible()
    expect(max_.page.get_by_role("button", name="Retour à la salle")).to_be_visible()
    anne.page.get_by_role("button", name="Un autre jeu").click()
    anne.page.locator("[data-other-game=safaru]").click()
    anne.page.get_by_role("button", name="Rejouer").click()
    for person in (anne, max_):
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Safarü")
        expect(seat_of(person, "Max")).to_have_count(1)
    assert anne.page.url == invitation


def test_in_the_room_whoever_leaves_gives_up_the_seat(somebody: Invite) -> None:
    anne, max_ = somebody("fr"), somebody("fr")
    max_.follows(anne.opens_a_room("Anne"), "Max")
    really(max_, "Quitter la salle")
    expect(max_.page).to_have_url(re.compile(r"/$"))
    expect(anne.page.locator("main ol li").filter(has_text="Max")).to_have_count(0)


def test_my_tables_say_whose_turn_it_is_and_can_be_removed(somebody: Invite) -> None:
    anne, max_ = two_at_a_table(somebody)
    for _ in range(100):
        if anne.moves.count() + max_.moves.count() > 0:
            break
        anne.page.wait_for_timeout(50)
    acting = "Anne" if anne.moves.count() > 0 else "Max"
    for person, name in ((anne, "Anne"), (max_, "Max")):
        person.goes_home()
        is_mine = "à vous de jouer" if acting == name else f"à {acting} de jouer"
        expect(table_of(person)).to_contain_text(is_mine)
        for width, height in SMALL_AND_LARGE:
            person.page.set_viewport_size({"width": width, "height": height})
            expect(person.page.get_by_role("button", name="Jouer").first).to_be_in_viewport()
    expect(table_of(anne)).to_contain_text("avec Max")
    anne.page.get_by_role("button", name="Retirer Mü de mes tables").click()
    expect(table_of(anne)).to_contain_text("seul le lien d’invitation y ramène")
    anne.page.get_by_role("button", name="Vraiment : Retirer").click()
    expect(table_of(anne)).to_have_count(0)
    max_.page.reload()
    max_.page.get_by_role("button", name="Retirer Mü de mes tables").click()
    expect(table_of(max_)).to_contain_text("elle disparaît")


def test_older_tables_are_folded(somebody: Invite) -> None:
    anne = somebody("fr", width=320)
    anne.goes_home("Anne")
    for _ in range(5):
        anne.page.get_by_role("button", name="Inviter à Mü").click()
        anne.invitation()
        anne.goes_home()
    expect(table_of(anne).locator("visible=true")).to_have_count(3)
    anne.page.get_by_text("2 tables plus anciennes").click()
    expect(table_of(anne).locator("visible=true")).to_have_count(5)
    assert not anne.is_wider_than_the_window()


def test_all_see_who_paused_and_any_of_them_goes_on(somebody: Invite) -> None:
    anne, max_ = two_at_a_table(somebody)
    anne.page.locator("header [data-pause]").click()
    for person in (anne, max_):
        expect(person.page.locator("[data-paused]")).to_have_text("Anne a mis la partie en pause.")
    max_.page.get_by_role("button", name="Reprendre").click()
    for person in (anne, max_):
        expect(person.page.locator("[data-paused]")).to_have_count(0)


def test_several_read_the_score_against_a_clock_and_one_as_long_as_one_likes(
    somebody: Invite,
) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.starts()
    anne.plays_to_the_score()
    expect(anne.page.get_by_role("button", name="Continuer")).to_be_visible()
    expect(anne.page.locator("[data-clock]")).to_have_count(0)
    anne.continues_if_asked()
    expect(anne.page.locator("[data-scored]")).to_have_count(0)
    anne.page.reload()
    expect(anne.seats.first).to_be_visible()
    paper = anne.takes("Scores")
    paper.get_by_role("button", name="Relire la donne 1").click()
    expect(paper.locator("[data-score-lines]")).to_be_visible()


def test_a_countdown_runs_where_others_wait(somebody: Invite) -> None:
    anne, max_ = two_at_a_table(somebody)
    for _ in range(400):
        for person in (anne, max_):
            if person.moves.count() > 0:
                person.makes_a_move()
        if anne.score_lines.is_visible() and max_.score_lines.is_visible():
            break
        anne.page.wait_for_timeout(50)
    for person in (anne, max_):
        expect(person.page.locator("[data-clock=deal]")).to_have_text(
            re.compile(r"Donne suivante\s: \d+\ss")
        )


def test_a_dead_line_is_noticed_and_comes_back(somebody: Invite) -> None:
    anne = somebody("fr")
    cut = threading.Event()

    def carry(route: WebSocketRoute) -> None:
        """As long as it isn't cut; then nothing passes, and nobody is told."""
        server = route.connect_to_server()
        route.on_message(lambda text: None if cut.is_set() else server.send(text))
        server.on_message(lambda text: None if cut.is_set() else route.send(text))

    anne.page.route_web_socket(re.compile("/ws/"), carry)
    anne.opens_a_room("Anne")
    anne.starts()
    start = time.monotonic()
    cut.set()
    expect(anne.line).to_have_attribute("data-line", "lost")
    assert time.monotonic() - start < WITHIN
    expect(anne.line).to_contain_text("Connexion perdue")
    cut.clear()
    expect(anne.line).to_have_attribute("data-line", "open")

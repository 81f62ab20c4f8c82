"""Looking back in the browser: step by step, with one's own eyes or open, shared and kept."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.people import Somebody
from web.test_mu_board import sits_down
from web.test_pages import faults


def plays_a_match(person: Somebody, deals: int) -> None:
    """Of Mü with bots, to the end, then looks back at it."""
    sits_down(person, deals=deals)
    for deal in range(deals):
        person.plays_to_the_score()
        if deal + 1 < deals:
            person.page.get_by_role("button", name="Continuer").click()
            expect(person.score_lines).to_have_count(0)
    person.page.get_by_role("link", name="Revoir la partie").click()
    stands_at(person, 0)


def position(person: Somebody) -> Locator:
    return person.page.locator("[data-position]")


def stands_at(person: Somebody, move: int) -> None:
    """After so many moves, of the deal or, where there is but one, of the match."""
    expect(position(person)).to_contain_text(re.compile(f"coup {move} ", re.IGNORECASE))


def slider(person: Somebody) -> Locator:
    return person.page.get_by_role("slider")


def told(person: Somebody) -> str:
    """In one line: a card stands there as a picture with its name."""
    return " ".join((person.page.locator("[data-told]").text_content() or "").split())


def hand(person: Somebody) -> list[str]:
    cards: list[str] = person.page.locator("[data-hand] button").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return cards


def held_by(person: Somebody, seat: int) -> list[str]:
    cards: list[str] = person.page.locator(f"[data-held='{seat}'] [data-mini]").evaluate_all(
        "all => all.map(one => one.dataset.mini)"
    )
    return cards


def test_a_match_is_looked_at_again_shared_and_kept(somebody: Invite, tmp_path: Path) -> None:
    anne, blaise = somebody("fr"), somebody("en", width=375)
    plays_a_match(anne, deals=2)

    # With my own eyes, move by move.
    assert len(hand(anne)) == 12
    assert told(anne) == "Nouvelle donne."
    anne.page.get_by_role("button", name="Coup suivant").click()
    stands_at(anne, 1)
    first = told(anne)
    expect(anne.page.locator("[data-announcer]")).to_contain_text(first)
    expect(anne.page.get_by_role("heading", name="Les cartes de chacun")).to_have_count(0)
    anne.page.get_by_role("button", name="Coup précédent").click()
    stands_at(anne, 0)

    # Open: what I hold is what others see I hold, and the rest of the deck is with them.
    anne.page.get_by_label("Cartes ouvertes").check()
    expect(anne.page.get_by_role("heading", name="Les cartes de chacun")).to_be_visible()
    expect(anne.page.locator("[data-held]")).to_have_count(3)
    me = int(anne.page.locator("[data-seat].mine").get_attribute("data-seat") or "")
    neighbour = (me + 1) % 3
    mine, other = hand(anne), held_by(anne, neighbour)
    assert sorted(held_by(anne, me)) == sorted(mine) != sorted(other)
    name = anne.page.locator(f"[data-seat='{neighbour}'] .name").inner_text()
    anne.page.get_by_label("Vu par").select_option(str(neighbour))
    expect(anne.page.locator("[data-seat].mine")).to_contain_text(name)
    expect(anne.seats.filter(has_text="vous")).to_contain_text("Anne")
    assert sorted(hand(anne)) == sorted(other)

    # To a deal, to the end of it with its score, back by the log.
    anne.page.get_by_role("button", name="Donne 2").click()
    expect(position(anne)).to_contain_text("Donne 2, coup 0")
    anne.page.get_by_role("button", name="Coup précédent").click()
    expect(anne.score_lines).to_be_visible()
    anne.takes("Journal").locator("[data-jump]").last.click()
    expect(position(anne)).to_contain_text("Donne 1, coup 1 ")
    assert told(anne) == first
    anne.takes("Vue")

    # By a link, to somebody whom nobody knows here.
    anne.page.get_by_role("button", name="Partager par un lien").click()
    link = anne.page.get_by_label("Lien vers la partie").input_value()
    blaise.page.goto(link)
    blaise.takes("View")
    expect(blaise.page.get_by_role("heading", name="Everybody’s cards")).to_be_visible()
    expect(blaise.page.locator(f"[data-seat='{me}']")).to_contain_text(f"Seat {me + 1}")
    assert "Anne" not in blaise.page.locator("body").inner_text()
    assert sorted(held_by(blaise, me)) == sorted(mine)
    assert faults(blaise) == []

    with blaise.page.expect_download() as download:
        blaise.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".jsonl" and file.name.startswith("tablee-mu-")
    command = [sys.executable, "-m", "tablee", "verify", str(file)]
    shelf = {**os.environ, "TABLEE_GAMES": ""}
    verified = subprocess.run(command, check=False, capture_output=True, env=shelf)
    assert verified.returncode == 0, verified.stdout

    # The link can be withdrawn.
    anne.page.reload()
    anne.page.get_by_role("button", name="Ne plus partager").click()
    expect(anne.page.get_by_role("button", name="Partager par un lien")).to_be_visible()
    blaise.may_complain = True  # its browser writes down the 404
    blaise.page.reload()
    expect(blaise.page.get_by_text("There is no match to look back at here")).to_be_visible()

    # Home knows what was played, and the room is not far.
    anne.page.get_by_role("link", name="Retour à la salle").click()
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    anne.goes_home()
    anne.page.get_by_text("Parties jouées, à revoir").click()
    anne.page.get_by_role("listitem").get_by_role("link", name="Anne").last.click()
    expect(slider(anne)).to_be_visible()


def test_it_runs_by_itself_and_by_the_keyboard(somebody: Invite) -> None:
    anne = somebody("fr")
    plays_a_match(anne, deals=1)
    keyboard = anne.page.keyboard
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("Home", 0)):
        keyboard.press(key)
        stands_at(anne, move)
    keyboard.press("End")
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    last = slider(anne).input_value()
    assert last == slider(anne).get_attribute("max")
    slider(anne).focus()
    keyboard.press("ArrowLeft")
    expect(slider(anne)).to_have_value(str(int(last) - 1))
    expect(slider(anne)).to_have_attribute("aria-valuetext", position(anne).inner_text())
    keyboard.press("Home")
    anne.page.get_by_label("Vitesse").select_option("fast")
    slider(anne).focus()
    keyboard.press(" ")
    expect(anne.page.get_by_role("button", name="Pause")).to_be_visible()
    stands_at(anne, 2)
    keyboard.press(" ")
    expect(anne.page.get_by_role("button", name="Lecture")).to_be_visible()


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
def test_a_replay_is_open_to_everybody(somebody: Invite, width: int, scheme: str) -> None:
    anne = somebody("fr", width=width, scheme=scheme)
    plays_a_match(anne, deals=1)
    anne.takes("Vue")
    anne.page.get_by_label("Cartes ouvertes").check()
    anne.page.get_by_role("button", name="Partager par un lien").click()
    for key in ("Home", "End"):
        anne.lays_the_paper_away()
        anne.page.locator("#main").focus()
        anne.page.keyboard.press(key)
        for tab in ("Scores", "Règles", "Journal"):
            anne.takes(tab)
            assert faults(anne) == [], (key, tab)
            assert not anne.is_wider_than_the_window(), (key, tab)


def test_a_running_match_shows_what_i_saw_if_the_table_allows_it(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.page.get_by_text("Options et temps").click()
    anne.page.get_by_label("revoir les plis").select_option("yes")
    anne.starts()
    anne.waits_for_a_turn()
    anne.makes_a_move()
    anne.waits_for_a_turn()
    with anne.page.context.expect_page() as opened:
        anne.page.get_by_role("link", name="Revoir la partie jusqu’ici").click()
    again = Somebody(opened.value)
    expect(again.page.get_by_text("vous revoyez ce que vous avez vu")).to_be_visible()
    expect(again.page.get_by_label("Cartes ouvertes")).to_have_count(0)
    expect(again.page.locator("[data-hand] button")).to_have_count(12)
    again.page.keyboard.press("End")
    again.takes("Journal")
    expect(again.page.locator("[data-jump]").first).to_be_visible()


def test_from_memory_there_is_nothing_to_look_back_at_yet(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    expect(anne.page.get_by_role("link", name="Revoir")).to_have_count(0)


def test_after_a_reload_the_log_is_there_again(somebody: Invite) -> None:
    anne = somebody("fr")
    sits_down(anne)
    anne.makes_a_move()
    anne.waits_for_a_turn()
    log = anne.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(log.nth(2)).to_be_visible()
    before = log.all_inner_texts()
    anne.page.reload()
    anne.waits_for_a_turn()
    expect(log).to_have_count(len(before))
    assert log.all_inner_texts() == before


def test_where_there_is_no_match_a_sentence_says_so(somebody: Invite) -> None:
    anne = somebody("en")
    anne.may_complain = True  # its browser writes down the 404
    anne.page.goto("/replay/nothing")
    expect(anne.page.get_by_role("heading", level=1)).to_contain_text("no match to look back at")

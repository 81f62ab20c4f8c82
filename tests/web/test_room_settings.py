"""The waiting room: ways to play in plain words, and bots with names of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tablee.server.rooms.names import BOT_NAMES
from web.conftest import Invite
from web.test_pages import faults


def test_ways_to_play_stand_openly_in_words(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr", width=320)
    invitation = anne.opens_a_room("Anne")
    memory = anne.page.get_by_label("Revoir les plis pris")
    expect(memory).to_be_visible()
    expect(memory.locator("option")).to_have_text(["tout se revoit", "non, de mémoire"])
    redeal = anne.page.get_by_label("Si tout le monde passe")
    expect(redeal.locator("option")).to_have_text(["le voisin de gauche", "le même donneur"])
    memory.select_option("yes")
    blaise.follows(invitation, "Blaise")
    expect(blaise.page.get_by_label("Revoir les plis pris")).to_have_value("yes")
    expect(blaise.page.get_by_text("La règle dit\u202f: non, de mémoire")).to_be_visible()
    assert faults(blaise) == []
    assert not blaise.is_wider_than_the_window()


def test_bots_have_names_and_are_marked(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne", seats=6)
    anne.starts()
    names = [anne.page.locator(f"[data-seat='{seat}'] .name").inner_text() for seat in range(6)]
    assert "Anne" in names and len(set(names)) == 6 and set(names) <= {"Anne", *BOT_NAMES}
    expect(anne.seats.filter(has_text="bot")).to_have_count(5)


def test_a_deal_without_points_says_so(somebody: Invite) -> None:
    """Three people who all pass: the deal is over before it began."""
    people = [somebody("fr"), somebody("fr"), somebody("fr")]
    invitation = people[0].opens_a_room("Anne")
    for seat, name in ((2, "Blaise"), (3, "Claire")):
        people[seat - 1].follows(invitation, name)
        people[seat - 1].sits(seat)
    people[0].starts()
    said = "Personne ne marque de points à cette donne."
    for _ in range(600):
        for person in people:
            if "pass" in person.offered():
                person.page.locator("[data-move=pass]").click()
        if people[0].score_lines.count() > 0:
            break
        people[0].page.wait_for_timeout(50)
    expect(people[0].score_lines).to_have_text(said)
    expect(people[0].page.locator("[data-announcer]")).to_contain_text(said)

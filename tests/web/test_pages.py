"""Pages by themselves: both languages, every width, and open to everybody."""

from __future__ import annotations

import gzip
from typing import TypedDict

import pytest
from playwright.sync_api import expect

from web.conftest import ROOT, Invite
from web.people import Somebody

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


class Fault(TypedDict):
    id: str
    impact: str
    nodes: list[dict[str, object]]


def faults(person: Somebody) -> list[str]:
    """What axe finds that would keep somebody from playing."""
    person.page.evaluate(AXE.read_text("utf-8"))  # as a tag, our own policy would refuse it
    found: list[Fault] = person.page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in SERIOUS]


def test_home_speaks_both_languages(somebody: Invite) -> None:
    for language, play, tagline in (
        ("fr", "Jouer à Mü", "De vrais jeux"),
        ("en", "Play Mü", "Real card games"),
    ):
        page = somebody(language).page
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_contain_text(tagline)
        expect(page.get_by_role("button", name=play)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_at_any_time_and_is_remembered(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    anne.page.get_by_role("button", name="EN – English").click()
    expect(anne.page.get_by_role("button", name="Play Mü")).to_be_visible()
    expect(anne.page.get_by_label("Your name")).to_have_value("Anne")
    anne.page.reload()
    expect(anne.page.get_by_role("button", name="Play Mü")).to_be_visible()
    expect(anne.page.get_by_label("Your name")).to_have_value("Anne")


def test_the_shelf_says_what_a_game_is(somebody: Invite) -> None:
    page = somebody("fr").page
    page.goto("/")
    card = page.locator("[data-game=mu]")
    expect(card).to_contain_text("3 à 6 joueurs")
    expect(card).to_contain_text("Montrez vos cartes")


def test_a_rulebook_has_its_own_page(somebody: Invite) -> None:
    page = somebody("en").page
    page.goto("/")
    page.get_by_role("link", name="Rules of Mü").click()
    expect(page.get_by_role("heading", level=1, name="Mü")).to_be_visible()
    expect(page.get_by_role("heading", level=2).first).to_have_text("In short")


def test_an_address_that_leads_nowhere_says_so(somebody: Invite) -> None:
    page = somebody("fr").page
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Il n’y a rien à cette adresse.")


def personal_link(anne: Somebody) -> str:
    anne.page.get_by_role("link", name="Vie privée").click()
    anne.page.get_by_role("button", name="Créer un lien personnel").click()
    return anne.page.get_by_label("Lien personnel").input_value()


def test_a_second_device_is_let_in_by_a_personal_link_once(somebody: Invite) -> None:
    anne, phone, thief = somebody("fr"), somebody("fr", width=375), somebody("fr")
    thief.may_complain = True  # its browser writes down that the server refuses the token
    anne.goes_home("Anne")
    link = personal_link(anne)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Continuer comme Anne").click()
    expect(phone.page.get_by_label("Votre nom")).to_have_value("Anne")
    assert "enter" not in phone.page.url
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_contain_text("Ce lien personnel a déjà servi")


def test_who_is_sent_somebody_elses_link_can_say_no(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr", width=320)
    anne.goes_home("Anne")
    blaise.goes_home("Blaise")
    blaise.page.wait_for_load_state("networkidle")  # the name has arrived
    blaise.page.goto(personal_link(anne))
    blaise.page.reload()  # the address changed only behind the #
    expect(blaise.page.get_by_role("heading", name="appartient à Anne")).to_be_visible()
    expect(blaise.page.get_by_text("Ici, vous êtes Blaise.")).to_be_visible()
    assert faults(blaise) == []
    assert not blaise.is_wider_than_the_window()
    blaise.page.get_by_role("button", name="Non, ne rien changer").click()
    expect(blaise.page.get_by_role("heading", name="appartient à Anne")).to_have_count(0)
    blaise.page.reload()
    expect(blaise.page.get_by_label("Votre nom")).to_have_value("Blaise")


def test_a_device_is_signed_out_by_itself(somebody: Invite) -> None:
    anne, phone = somebody("fr", width=320), somebody("fr")
    anne.goes_home("Anne")
    phone.page.goto(personal_link(anne))
    phone.page.get_by_role("button", name="Continuer comme Anne").click()
    expect(phone.page.get_by_label("Votre nom")).to_have_value("Anne")
    anne.page.reload()
    devices = anne.page.get_by_role("list", name="Appareils connectés").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text("Cet appareil")
    assert faults(anne) == []
    assert not anne.is_wider_than_the_window()
    devices.nth(1).get_by_role("button").click()
    expect(anne.page.get_by_role("status")).to_have_text("Cet appareil-là est déconnecté.")
    expect(devices).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_label("Votre nom")).to_have_value("")


def has_kept_something(person: Somebody) -> None:
    """As after a match of Rummü, in which they grouped their cards, and with the sounds off."""
    person.page.evaluate("localStorage.setItem('tablee-hands-of-rummu', '[]')")
    person.page.evaluate("localStorage.setItem('tablee-sounds', 'no')")


def kept(person: Somebody) -> list[str]:
    keys: list[str] = person.page.evaluate("Object.keys(localStorage)")
    return keys


def test_this_device_is_signed_out(somebody: Invite) -> None:
    anne = somebody("fr", width=320)
    anne.goes_home("Anne")
    has_kept_something(anne)
    anne.page.get_by_role("link", name="Vie privée").click()
    anne.page.get_by_role("button", name="Déconnecter cet appareil").click()
    expect(anne.page.get_by_text("personne ne reviendra sous votre nom")).to_be_visible()
    assert faults(anne) == []
    assert not anne.is_wider_than_the_window()
    anne.page.get_by_role("button", name="Vraiment").click()
    anne.page.wait_for_url("/")
    expect(anne.page.get_by_label("Votre nom")).to_have_value("")
    assert kept(anne) == ["tablee-sounds"]
    anne.page.go_back()
    expect(anne.page.get_by_label("Votre nom")).to_have_value("")


def test_who_could_not_be_signed_out_is_told(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    has_kept_something(anne)
    anne.page.get_by_role("link", name="Vie privée").click()
    anne.page.get_by_role("button", name="Déconnecter cet appareil").click()
    anne.page.context.set_offline(True)
    anne.page.get_by_role("button", name="Vraiment").click()
    expect(anne.page.get_by_role("status")).to_contain_text("ne répond pas")
    assert "tablee-hands-of-rummu" in kept(anne)


def test_everything_can_be_forgotten(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    has_kept_something(anne)
    anne.page.get_by_role("link", name="Vie privée").click()
    anne.page.get_by_role("button", name="Effacer mes données").click()
    anne.page.get_by_role("button", name="Annuler").click()
    anne.page.get_by_role("button", name="Effacer mes données").click()
    anne.page.get_by_role("button", name="Vraiment").click()
    expect(anne.page.get_by_text("C’est fait")).to_be_visible()
    assert kept(anne) == ["tablee-sounds"]
    anne.page.get_by_role("link", name="Retour à l’accueil").click()
    expect(anne.page.get_by_label("Votre nom")).to_have_value("")


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
def test_every_page_is_open_to_everybody(somebody: Invite, width: int, scheme: str) -> None:
    """axe finds nothing serious, and nothing has to be scrolled sideways."""
    anne = somebody("fr", width=width, scheme=scheme)

    def check(place: str) -> None:
        assert faults(anne) == [], place
        assert not anne.is_wider_than_the_window(), place

    anne.goes_home("Anne")
    expect(anne.page.get_by_role("listitem").filter(has_text="Montrez vos cartes")).to_be_visible()
    check("home")
    anne.opens_a_room("Anne", seats=6)
    anne.page.get_by_text("Options et temps").click()
    check("room")
    anne.starts()
    anne.waits_for_a_turn()
    check("table")
    for tab in ("Scores", "Règles", "Discussion"):
        expect(anne.takes(tab)).to_be_visible()
        check(tab)
    anne.lays_the_paper_away()
    anne.plays_to_the_score()
    check("score")
    for path in ("/rules/mu", "/privacy"):
        anne.page.goto(path)
        expect(anne.page.get_by_role("heading", level=1)).to_be_visible()
        check(path)


def test_every_compressed_file_is_the_twin_of_its_original() -> None:
    assets = ROOT / "web" / "dist" / "assets"
    twins = sorted(assets.glob("*.gz"))
    assert {twin.stem for twin in twins} >= {file.name for file in assets.glob("*.js")}
    for twin in twins:
        assert gzip.decompress(twin.read_bytes()) == twin.with_suffix("").read_bytes(), twin.name


def test_axe_finds_what_is_wrong(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home()
    anne.page.evaluate("document.body.append(document.createElement('button'))")
    assert [fault.split(":")[0] for fault in faults(anne)] == ["button-name"]

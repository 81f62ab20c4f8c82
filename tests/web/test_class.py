"""A class in real browsers: a teacher and four pupils, one code."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite, Server
from web.people import Somebody
from web.slow_line import WireTeacher, comes_in, counted, sits_down
from web.test_pages import faults

# A pupil's tablet has it all within three seconds on a line of 1.6 Mbit/s with 150 ms there and
# back; `make bench-class` tells how soon.
MOST_BYTES, MOST_ANSWERS = 230_000, 45
NAMES = ("Anne", "Blaise", "Chloé", "Dora")


def opens_a_class(teacher: Somebody, *, seats: int = 3, game: str = "mu") -> str:
    """The code that pupils are shown."""
    teacher.goes_home()
    teacher.page.get_by_role("link", name="En classe").click()
    teacher.page.get_by_label("Votre nom").fill("Mme Durand")
    teacher.page.get_by_label("Jeu").select_option(game)
    teacher.page.get_by_label("Élèves par table").select_option(str(seats))
    teacher.page.get_by_role("button", name="Ouvrir une classe").click()
    code = teacher.page.locator("[data-code]")
    expect(code).to_be_visible()
    return str(code.get_attribute("data-code"))


def joins(pupil: Somebody, code: str, name: str) -> None:
    pupil.page.goto(f"/c/{code.lower()}")
    pupil.page.get_by_label("Ton prénom").fill(name)
    pupil.page.get_by_role("button", name="M’asseoir").click()
    expect(pupil.page.get_by_role("heading", level=1)).to_have_text(name)


def table(teacher: Somebody, number: int) -> Locator:
    return teacher.page.locator(f"[data-table='{number}']")


def test_a_teacher_and_four_pupils(somebody: Invite) -> None:
    teacher, *pupils = (somebody("fr", width=width) for width in (1280, 390, 390, 768, 320))
    code = opens_a_class(teacher)
    teacher.page.get_by_role("button", name="Afficher en grand").click()
    wall = teacher.page.locator("[data-wall-code]")
    expect(wall).to_have_text(f"{code[:3]} {code[3:]}")
    assert faults(teacher) == []
    teacher.page.keyboard.press("Escape")
    expect(wall).to_have_count(0)
    for pupil, name in zip(pupils, NAMES, strict=True):
        joins(pupil, code, name)
        assert not pupil.is_wider_than_the_window()
    assert faults(pupils[0]) == []
    expect(table(teacher, 0).locator("[data-pupil]")).to_have_text(["Anne", "Blaise", "Chloé"])
    expect(table(teacher, 1).locator("[data-pupil]")).to_have_text(["Dora"])
    assert faults(teacher) == []

    teacher.page.locator("[data-pupil='Blaise']").drag_to(table(teacher, 1))
    expect(table(teacher, 1).locator("[data-pupil]")).to_have_text(["Dora", "Blaise"])
    expect(pupils[1].page.locator("[data-mates]")).to_have_text("Dora")
    moves_by_keyboard(teacher, "Blaise", to=0)
    expect(pupils[1].page.locator("[data-mates]")).to_contain_text("Anne")

    teacher.page.locator("[data-all=start]").click()
    for pupil in pupils:
        expect(pupil.seats.first).to_be_visible()
    expect(table(teacher, 0)).to_have_attribute("data-state", "playing")
    teacher.page.locator("[data-all=pause]").click()
    for pupil in pupils:
        expect(pupil.page.locator("[data-paused]").first).to_be_visible()
        expect(pupil.page.locator("[data-resume]")).to_have_count(0)
    teacher.page.get_by_label("Message à tous").fill("Rangez les tablettes")
    teacher.page.get_by_role("button", name="Envoyer").click()
    expect(pupils[2].page.get_by_text("Mme Durand\u202f: Rangez les tablettes")).to_be_visible()
    teacher.page.locator("[data-all=resume]").click()
    expect(table(teacher, 1)).to_have_attribute("data-state", "playing")
    stop = teacher.page.get_by_role("button", name="Arrêter").first
    stop.click()
    teacher.page.get_by_role("button", name="Vraiment").click()
    expect(table(teacher, 0)).to_have_attribute("data-state", "over")
    expect(table(teacher, 1)).to_have_attribute("data-state", "over")
    reads_the_sheets(teacher)


def reads_the_sheets(teacher: Somebody) -> None:
    """A page for all, one for each pupil, and a file for a spreadsheet."""
    teacher.page.locator("[data-to-sheets]").click()
    pages = teacher.page.locator("[data-sheets] article h2")
    expect(pages).to_have_text(["Toute la classe", *NAMES])
    assert faults(teacher) == []
    with teacher.page.expect_download() as download:
        teacher.page.locator("a[download]").click()
    assert download.value.suggested_filename.endswith(".csv")
    teacher.page.get_by_role("link", name="Retour à la classe").click()
    expect(table(teacher, 0)).to_be_visible()


def moves_by_keyboard(teacher: Somebody, name: str, to: int) -> None:
    teacher.page.locator(f"[data-pupil='{name}']").focus()
    teacher.page.keyboard.press("Enter")
    target = teacher.page.locator(f"[data-move-to='{to}']")
    expect(target).to_be_visible()
    assert faults(teacher) == []
    target.focus()
    teacher.page.keyboard.press("Enter")
    expect(target).to_have_count(0)


def test_a_tablet_that_died_is_replaced_with_the_nod(somebody: Invite) -> None:
    teacher, zoe, tablet = somebody("fr"), somebody("fr", width=390), somebody("fr", width=390)
    code = opens_a_class(teacher)
    joins(zoe, code, "Zoé")
    zoe.page.close()
    tablet.may_complain = True  # a refusal is a status that the browser writes down
    tablet.page.goto(f"/c/{code}")
    tablet.page.get_by_label("Ton prénom").fill("zoé")
    tablet.page.get_by_role("button", name="M’asseoir").click()
    tablet.page.get_by_role("button", name="Oui, demander à revenir").click()
    sign = tablet.page.locator("[data-sign]").inner_text()
    assert faults(tablet) == []
    asked = teacher.page.locator(f"[data-return='{sign}']")
    expect(asked).to_contain_text("Zoé demande à revenir")
    assert faults(teacher) == []
    asked.get_by_role("button", name="Laisser entrer").click()
    expect(tablet.page.get_by_role("heading", level=1)).to_have_text("Zoé")
    expect(asked).to_have_count(0)
    teacher.page.reload()
    expect(teacher.page.locator("[data-pupil='Zoé']")).to_be_visible()


def test_names_are_picked_from_the_teachers_list(somebody: Invite) -> None:
    teacher, tom = somebody("fr"), somebody("fr", width=320, scheme="dark")
    code = opens_a_class(teacher)
    teacher.page.get_by_label("Prénoms, un par ligne").fill("Zoé\nTom\nAna")
    teacher.page.get_by_role("button", name="Garder la liste").click()
    expect(teacher.page.get_by_text("3 prénoms dans la liste.")).to_be_visible()
    tom.page.goto("/class")
    tom.page.get_by_label("Code de la classe").fill(f"{code[:3]} {code[3:]}".lower())
    assert faults(tom) == []
    tom.page.get_by_role("button", name="Entrer").click()
    tom.page.get_by_role("button", name="Tom").click()
    expect(tom.page.get_by_role("heading", level=1)).to_have_text("Tom")
    tom.page.goto(f"/c/{code}")
    expect(tom.page.get_by_text("Bonjour Tom")).to_be_visible()
    assert faults(tom) == []
    assert not tom.is_wider_than_the_window()


def test_a_wrong_code_leads_nowhere(somebody: Invite) -> None:
    tom = somebody("en")
    tom.may_complain = True
    tom.page.goto("/c/CCCCCC")
    expect(tom.page.get_by_role("heading", level=1)).to_have_text(
        "No class has this code. Check it on the board."
    )


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_the_teachers_pages_fit_every_window(somebody: Invite, server: Server, width: int) -> None:
    teacher = somebody("fr", width=width, scheme="dark" if width == 768 else "light")
    code = opens_a_class(teacher)
    for name in NAMES:
        pupil = somebody("fr", width=390)
        joins(pupil, code, name)
    expect(teacher.page.locator("[data-pupil]")).to_have_count(4)
    assert not teacher.is_wider_than_the_window()
    assert faults(teacher) == []
    teacher.page.goto("/class")
    expect(teacher.page.get_by_role("link", name=code[:3])).to_be_visible()
    assert not teacher.is_wider_than_the_window()
    assert faults(teacher) == []


def test_a_pupil_needs_little_to_come_in(somebody: Invite, server: Server) -> None:
    zoe, teacher = somebody("fr", width=768), WireTeacher(server)
    with counted(zoe.page) as load:
        comes_in(zoe.page, teacher.code)
        sits_down(zoe.page)
    print(load.told("a pupil who comes in"))
    assert 0 < load.bytes < MOST_BYTES
    assert load.requests < MOST_ANSWERS

"""Being invited: who invites, to what, how it is played, then a name; and installing the app."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from web.conftest import FLAGS, Invite, Server, find_chromium
from web.test_pages import faults
from web.wire_guests import WireGuest

TITLES = {
    "fr": "{host} vous invite à jouer à {title}",
    "en": "{host} invites you to play {title}",
}
MISSING = {
    "fr": "Il nous manque un nom\u202f: le vôtre, ou un surnom.",
    "en": "We still need a name: yours, or a nickname.",
}
PRIVACY = {"fr": "Vie privée", "en": "Privacy"}
IN_SHORT = {"fr": "L’essentiel des règles", "en": "The rules in short"}
PLAYED = {"mu": "Mü", "safaru": "Safarü", "calcory": "Calcory"}


def invited_by(server: Server, name: str, game: str) -> str:
    host = WireGuest(server, name, lambda seen, moves: [])
    return str(host.ask("POST", "/api/rooms", {"game": game, "people": 3})["link"])


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", list(PLAYED))
def test_an_invitation_says_who_invites_to_what_before_it_asks(
    somebody: Invite, server: Server, game: str, language: str
) -> None:
    link = invited_by(server, 'Zoé "><script>', game)
    anne = somebody(language, width=390, scheme="dark" if language == "en" else "light")
    anne.page.goto(f"/r/{link}")
    title = TITLES[language].format(host='Zoé "><script>', title=PLAYED[game])
    expect(anne.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(anne.page).to_have_title(f"{title} – Tablée")
    assert faults(anne) == []
    assert not anne.is_wider_than_the_window()
    privacy = anne.page.get_by_role("link", name=PRIVACY[language])
    expect(privacy).to_be_visible()
    anne.page.get_by_role("button", name=IN_SHORT[language]).click()
    paper = anne.page.get_by_role("dialog", name=IN_SHORT[language])
    expect(paper.get_by_role("heading", name=PLAYED[game])).to_be_visible()
    expect(paper.get_by_role("listitem").or_(paper.locator("p")).nth(2)).to_be_visible()
    assert faults(anne) == []
    anne.page.keyboard.press("Escape")
    anne.page.locator("button.main").click()
    expect(anne.page.get_by_role("alert")).to_have_text(MISSING[language])
    expect(anne.page.get_by_role("textbox")).to_be_focused()
    anne.page.get_by_role("textbox").fill("Anne")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("main ol li.mine")).to_contain_text("Anne")  # seated at once
    expect(privacy).to_be_visible()


def test_who_was_here_before_comes_in_by_the_name_of_then(somebody: Invite, server: Server) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    anne.page.wait_for_load_state("networkidle")  # the name has arrived
    anne.page.goto(f"/r/{invited_by(server, 'Zoé', 'mu')}")
    expect(anne.page.locator("main ol li.mine")).to_contain_text("Anne")


def test_a_guest_without_a_name_is_asked_for_one(somebody: Invite, server: Server) -> None:
    """Known by the language alone."""
    anne = somebody("fr")
    anne.goes_home()
    anne.page.get_by_role("button", name="EN – English").click()
    expect(anne.page.get_by_role("button", name="Play Mü")).to_be_visible()
    anne.page.goto(f"/r/{invited_by(server, 'Zoé', 'mu')}")
    expect(anne.page.get_by_label("Your name")).to_be_visible()


def test_chromium_finds_an_app_to_install(
    browser: Browser, playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    """Its own check, in a window that isn't private: those install nothing."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=find_chromium(playwright), args=FLAGS, base_url=server.address
    )
    page = context.pages[0]
    page.goto("/")
    devtools = context.new_cdp_session(page)
    found: dict[str, Any] = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    wrong: dict[str, Any] = devtools.send("Page.getInstallabilityErrors")
    assert wrong["installabilityErrors"] == []
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        wide = int.from_bytes(answer.body()[16:20])
        assert icon["sizes"] == f"{wide}x{wide}"
    context.close()

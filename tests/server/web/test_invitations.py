"""What an invitation tells before anybody comes in: the host, the game, and nothing else."""

from __future__ import annotations

import asyncio
import html
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.house import House, opened
from server.people import Page, Person
from tablee.server import wire
from tablee.server.web.requests import Settings

WEB = Path(__file__).resolve().parents[3] / "web"
FIRST_BYTES = 2048  # a preview reads little of a page


@pytest.fixture
def house(tmp_path: Path, runner: asyncio.Runner) -> Iterator[House]:
    """A house with our own page and pictures."""
    shutil.copytree(WEB / "public", tmp_path / "web")
    shutil.copy(WEB / "index.html", tmp_path / "web" / "index.html")
    context = opened(tmp_path / "db")
    yield runner.run(context.__aenter__())
    runner.run(context.__aexit__(None, None, None))


async def invitation(house: House, name: str = "Zoé", game: str = "mu") -> str:
    host = await house.guest(name)
    return (await host.opens_room(game))["link"]


async def head_of(house: House, path: str, language: str = "fr") -> str:
    answer = await house.stranger().ask("GET", path, headers={"Accept-Language": language})
    assert answer.status == 200
    assert answer.headers["vary"] == "Accept-Language"
    return answer.content[:FIRST_BYTES].decode()


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', page)
    return {name: html.unescape(value) for name, value in found}


async def test_the_first_bytes_say_who_invites_to_what(house: House) -> None:
    link = await invitation(house)
    page = await head_of(house, f"/r/{link}")
    assert "<title>Zoé vous invite à jouer à Mü</title>" in page
    assert '<html lang="fr">' in page
    said = tags(page)
    assert said["og:title"] == "Zoé vous invite à jouer à Mü"
    assert said["og:description"].startswith("Montrez vos cartes pour enchérir")
    assert said["og:type"] == "website"
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:url"] == f"http://127.0.0.1:{house.port}/r/{link}"


async def test_a_page_that_names_somebody_isnt_kept(house: House) -> None:
    stranger, link = house.stranger(), await invitation(house)
    assert (await stranger.ask("GET", f"/r/{link}")).headers["cache-control"] == "no-store"
    assert (await stranger.ask("GET", "/")).headers["cache-control"] == "no-cache"


async def test_the_preview_speaks_the_language_of_whoever_asks(house: House) -> None:
    page = await head_of(house, f"/r/{await invitation(house)}", "de,en-GB;q=0.8,fr;q=0.5")
    assert '<html lang="en">' in page
    assert tags(page)["og:title"] == "Zoé invites you to play Mü"
    assert tags(page)["og:locale"] == "en_GB"


@pytest.mark.parametrize("game", ["mu", "safaru", "calcory"])
async def test_the_picture_is_a_png_that_we_serve(house: House, game: str) -> None:
    image = tags(await head_of(house, f"/r/{await invitation(house, game=game)}"))["og:image"]
    site = f"http://127.0.0.1:{house.port}"
    assert image == f"{site}/previews/{game}.png"
    answer = await house.stranger().ask("GET", image.removeprefix(site))
    assert answer.headers["content-type"] == "image/png"
    assert answer.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)


async def test_a_game_without_a_picture_has_ours(house: House, tmp_path: Path) -> None:
    (tmp_path / "web" / "previews" / "mu.png").unlink()
    image = tags(await head_of(house, f"/r/{await invitation(house)}"))["og:image"]
    assert image.endswith("/previews/tablee.png")


async def test_behind_a_proxy_addresses_are_the_public_ones(
    tmp_path: Path, runner: asyncio.Runner
) -> None:
    (tmp_path / "web").mkdir()
    shutil.copy(WEB / "index.html", tmp_path / "web" / "index.html")
    settings = Settings(web=tmp_path / "web", public_url="https://table.example/")
    async with opened(tmp_path / "db", settings=settings) as house:
        said = tags(await head_of(house, f"/r/{await invitation(house)}"))
    assert said["og:url"].startswith("https://table.example/r/")
    assert said["og:image"] == "https://table.example/previews/tablee.png"


@pytest.mark.parametrize("name", ['"><script>alert()', "<b>&amp;'", "</title><script>", r"\1\g<0>"])
async def test_a_name_is_never_markup(house: House, name: str) -> None:
    page = await head_of(house, f"/r/{await invitation(house, name)}")
    assert tags(page)["og:title"] == f"{name} vous invite à jouer à Mü"
    assert page.count("<script") == 1  # our own
    assert f"<title>{html.escape(name)} vous invite" in page


async def test_a_link_that_opens_nothing_looks_like_any_address(house: House) -> None:
    link = await invitation(house)
    nowhere = f"/r/{'x' * len(link)}"
    page = await head_of(house, nowhere)
    other = f"/t/{'x' * len(link)}"
    assert page == (await head_of(house, other)).replace(other, nowhere)
    assert tags(page)["og:title"] == "Tablée"


async def test_a_withdrawn_link_tells_nothing_any_more(house: House) -> None:
    anne = await house.room()
    old = anne.the_room.link
    assert "Anne" in await head_of(house, f"/r/{old}")
    await anne.succeeds(wire.RenewLink)
    assert "Anne" not in await head_of(house, f"/r/{old}")
    assert (await house.stranger().ask("GET", f"/api/invitations/{old}")).key == "room-unknown"


async def test_host_and_game_are_all_that_is_told(house: House) -> None:
    """Nobody else's name, no id, no seat: whatever happens in the room, the answer is the same."""
    anne = await house.room("mu", seats=4, options={"deals": "3"})
    link, stranger = anne.the_room.link, house.stranger()
    before = await told(stranger, link)
    assert before == {"host": "Anne", "game": "mu"}
    page = await head_of(house, f"/r/{link}")
    await guests_come(house, anne)
    await anne.succeeds(wire.Start)
    assert await told(stranger, link) == before
    assert await head_of(house, f"/r/{link}") == page


async def told(person: Person, link: str) -> dict[str, str]:
    answer = await person.ask("GET", f"/api/invitations/{link}")
    assert answer.status == 200 and "set-cookie" not in answer.headers
    return msgspec.json.decode(answer.content, type=dict[str, str])


async def guests_come(house: House, host: Page) -> None:
    for name in ("Blaise", "Claire"):
        await house.joins(name, host.the_room.link)

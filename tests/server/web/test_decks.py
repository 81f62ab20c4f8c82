"""Decks that people compose: which cards they have, why some can't be played, and a room by one."""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec
import pytest

from server.house import House
from server.people import Answer, Person
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.games.diego.shown import Scene
from tablee.server import wire
from tablee.server.web import requests
from tablee.texts import LANGUAGES, catalogue

GOOD = "1/4 1/2 3/4 | fraction decimal words line sum drawing | usual"
BAD = {
    "1/4 2/8 3/4 | fraction decimal words line sum drawing | usual": "deck-equal",
    "1/4 1/2 3/4 | fraction decimal words line sum runes | usual": "deck-representation",
    "9/20 1/2 3/4 | fraction decimal words line sum bracket | easy": "deck-bracket",
    "1/3 2/3 | decimal tenths fraction | usual": "deck-unpaired",
    "1/4 1/2 | fraction decimal words | usual": "deck-too-few",
    "1/4 1/2 3/4": "deck-form",
    "1/4 " * 101: "option-too-long",
}
bad_decks = pytest.mark.parametrize(("deck", "key"), BAD.items(), ids=BAD.values())


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str]
    fault: Text | None


async def asked(person: Person, game: str = "diego", **options: object) -> Answer:
    return await person.ask("GET", f"/api/cards/{game}?{urlencode(options)}")


def read(answer: Answer) -> Cards:
    assert answer.status == 200
    return msgspec.json.decode(answer.content, type=Cards)


def said(why: Text) -> list[str]:
    """In every language; a catalogue fails where a word or its filling is missing."""
    package = find_game("diego").package
    return [catalogue(language, package).sentence(why.key, why.params) for language in LANGUAGES]


# Which cards


async def test_a_good_deck_is_told_card_by_card(house: House) -> None:
    found = read(await asked(house.stranger(), seats=2, deck=GOOD))
    assert found.fault is None
    assert len(found.cards) == 18 == len(set(found.cards))
    assert {"frac_3_4", "dec_0_75", "word_trois_quarts_three_quarters"} <= set(found.cards)


@bad_decks
async def test_a_bad_deck_is_told_with_the_reason(house: House, deck: str, key: str) -> None:
    found = read(await asked(house.stranger(), seats=2, deck=deck))
    assert found.cards == []
    assert found.fault is not None and found.fault.key == key
    assert all(said(found.fault))


async def test_the_same_deck_is_asked_about_for_so_many_players(house: House) -> None:
    anne = await house.guest("Anne")
    many = read(await asked(anne, seats=4, deck=GOOD)).fault
    assert many is not None and many.key == "deck-too-few"
    assert (many.params["count"], many.params["needed"], many.params["seats"]) == (18, 30, 4)
    assert read(await asked(anne, seats=3, deck=GOOD, size=4)).fault is None


@pytest.mark.parametrize(
    ("game", "seats", "key"),
    [
        ("chess", "2", "game-unknown"),
        ("diego", "5", "page-unknown"),
        ("diego", "", "page-unknown"),
        ("diego", "two", "page-unknown"),
        ("diego", "9" * 5000, "page-unknown"),
    ],
)
async def test_no_such_game_or_table_has_cards(
    house: House, game: str, seats: str, key: str
) -> None:
    answer = await asked(house.stranger(), game, seats=seats)
    assert (answer.status, answer.key) == (404, key)


async def test_a_huge_question_is_not_read_to_its_end(house: House) -> None:
    answer = await asked(house.stranger(), seats=2, deck="1/4 " * 10_000)
    assert answer.status == 431
    assert (await house.stranger().ask("GET", "/healthz")).status == 200


async def test_nobody_asks_about_too_many_and_others_still_can(house: House) -> None:
    anne = await house.guest("Anne")
    house.visitors.decks.rate = 0.01
    answers = [await asked(anne, seats=2) for _ in range(requests.DECKS_AT_ONCE + 1)]
    assert {answer.status for answer in answers[:-1]} == {200}
    assert (answers[-1].status, answers[-1].key) == (429, "requests-too-many")
    assert read(await asked(await house.guest("Blaise"), seats=2)).fault is None


# A room


async def opened_with(person: Person, game: str, **options: str) -> Answer:
    body = {"game": game, "people": 2, "options": options}
    return await person.ask("POST", "/api/rooms", body)


async def test_a_room_begins_with_what_was_composed(house: House) -> None:
    anne = await house.guest("Anne")
    answer = await opened_with(anne, "diego", deck=GOOD, size="4", capital="yes")
    assert answer.status == 200
    page = await house.enters(anne, f"/ws/r/{answer.read()['link']}")
    assert page.the_room.withheld == ["deck"]
    assert page.the_room.options == {"size": "4", "capital": "yes"}
    blaise = await house.joins("Blaise", answer.read()["link"])
    await blaise.succeeds(wire.Sit, seat=1)
    await page.succeeds(wire.Start)
    await page.gets(wire.View)
    scene = msgspec.convert(page.seen.scene, Scene)
    assert (len(scene.hand), len(scene.row), scene.stock) == (4, 4, 18 - 12)


@bad_decks
async def test_no_room_begins_with_a_bad_deck(house: House, deck: str, key: str) -> None:
    anne = await house.guest("Anne")
    answer = await opened_with(anne, "diego", deck=deck)
    assert (answer.status, answer.key) == (400, key)
    assert house.hub.rooms == {}


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        ("chess", {"deck": GOOD}, "game-unknown"),
        ("mu", {"deck": GOOD}, "option-unknown"),
        ("diego", {"size": "5"}, "option-choice"),
    ],
)
async def test_no_room_begins_with_what_its_game_doesnt_have(
    house: House, game: str, options: dict[str, str], key: str
) -> None:
    answer = await opened_with(await house.guest("Anne"), game, **options)
    assert (answer.status, answer.key) == (400, key)
    assert house.hub.rooms == {}


async def test_a_huge_room_is_refused_unread(house: House) -> None:
    answer = await opened_with(await house.guest("Anne"), "diego", deck="1/4 " * 2000)
    assert (answer.status, answer.key) == (413, "message-too-long")
    assert house.hub.rooms == {}

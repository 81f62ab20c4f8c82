"""Cards from a real server: as a file, in the language that is asked for, made once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from printing.reading import page_sizes, words_on
from server.house import House
from server.people import PATIENCE, Answer, Person
from server.process import serving
from tablee.games import find_game
from tablee.printing import printed
from tablee.server.errands import Errands, MakeSheets, PrintCards
from tablee.server.turns import Asker
from tablee.server.web import requests

Logged = pytest.LogCaptureFixture

ANNE = Asker("127.0.0.1", "anne")


async def test_cards_come_as_a_file(house: House) -> None:
    anne = await house.guest("Anne")
    answer = await anne.ask("GET", "/api/print/mu.pdf?lang=fr")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="tablee-mu-fr.pdf"'
    assert answer.content == printed(find_game("mu"), "fr").pdf
    assert len(page_sizes(answer.content)) == 7


async def test_cards_in_the_language_of_the_reader(house: House) -> None:
    anne = await house.guest("Anne")
    english = await anne.ask("GET", "/api/print/mu.pdf?lang=en")
    assert "Page 1 of 7" in words_on(english.content, 0)
    unsaid = await anne.ask("GET", "/api/print/mu.pdf")
    assert "Page 1 sur 7" in words_on(unsaid.content, 0)


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("rows.pdf", "print-no-cards"),
        ("chess.pdf", "game-unknown"),
        ("mu.pdf?lang=de", "page-unknown"),
        ("mu", "page-unknown"),
    ],
)
async def test_what_cannot_be_printed_is_told(house: House, path: str, key: str) -> None:
    answer = await (await house.guest("Anne")).ask("GET", f"/api/print/{path}")
    assert (answer.status, answer.key) == (404, key)


async def test_a_composed_deck_is_printed_or_refused_with_the_reason(house: House) -> None:
    anne = await house.guest("Anne")
    deck = "1/4 1/2 3/4 | fraction decimal words line | usual".replace(" ", "%20").replace(
        "|", "%7C"
    )
    answer = await anne.ask("GET", f"/api/print/diego.pdf?lang=fr&deck={deck}")
    assert (answer.status, len(page_sizes(answer.content))) == (200, 5)
    answer = await anne.ask(
        "GET", f"/api/print/diego.pdf?lang=fr&deck={deck.replace('1/2', '2/8')}"
    )
    assert (answer.status, answer.key) == (400, "deck-equal")


async def test_a_document_is_made_once_and_in_another_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which has a processor of its own, and another interpreter: nobody's move waits for it."""
    errands = house.hub.services.errands
    await errands.print_cards(ANNE, "safaru", "fr", {})  # it starts, and loads what it needs
    before = time.process_time()
    pdf = printed(find_game("mu"), "fr").pdf
    here = time.process_time() - before
    made: list[PrintCards | MakeSheets] = []

    async def noted(asker: Asker, errand: PrintCards | MakeSheets) -> bytes:
        made.append(errand)
        return await Errands.ask(errands, asker, errand)

    monkeypatch.setattr(errands, "ask", noted)
    anne = await house.guest("Anne")
    before = time.process_time()
    asked = [anne.ask("GET", "/api/print/mu.pdf?lang=fr") for _ in range(5)]
    assert {answer.content for answer in await asyncio.gather(*asked)} == {pdf}
    assert time.process_time() - before < here / 2
    assert made == [PrintCards("mu", "fr", {})]


async def test_nobody_waits_for_all_that_somebody_else_wants_printed(house: House) -> None:
    errands = house.hub.services.errands
    await errands.print_cards(ANNE, "safaru", "fr", {})
    process = errands.process.process
    assert process is not None and process.pid is not None
    anne, blaise = await house.guest("Anne"), await house.guest("Blaise")

    def waiting() -> list[object]:
        addresses = errands.process.turns.waiting.values()
        return [turn for people in addresses for turns in people.values() for turn in turns]

    os.kill(process.pid, signal.SIGSTOP)
    wanted = [(anne, "mu"), (anne, "calcory"), (anne, "arriba"), (blaise, "rummu")]
    asking = [
        asyncio.create_task(person.ask("GET", f"/api/print/{game}.pdf")) for person, game in wanted
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            while len(waiting()) < 3:
                await asyncio.sleep(0.01)
    finally:
        os.kill(process.pid, signal.SIGCONT)
    assert [answer.status for answer in await asyncio.gather(*asking)] == [200] * 4


async def test_who_cant_have_a_document_is_told(house: House, caplog: Logged) -> None:
    errands = house.hub.services.errands
    await errands.print_cards(ANNE, "safaru", "fr", {})
    (printing,) = [child for child in active_children() if child.name == "errands"]
    printing.kill()
    printing.join()
    anne = await house.guest("Anne")
    answer = await anne.ask("GET", "/api/print/mu.pdf")
    assert (answer.status, answer.key) == (503, "print-failed")
    assert "mu can't be printed: its process ended" in caplog.text
    assert (await anne.ask("GET", "/api/print/mu.pdf")).status == 200


async def test_a_server_prints_without_a_word(tmp_path: Path, runner: object) -> None:
    with serving(tmp_path / "db") as process:
        before = len(process.log())
        answer = await Person(process.port).ask("GET", "/api/print/calcory.pdf")
        assert answer.content.startswith(b"%PDF")
        assert process.log()[before:] == []


async def test_nobody_prints_too_much_and_others_still_can(house: House) -> None:
    anne = await house.guest("Anne")
    path = "/api/print/mu.pdf"
    answers: list[Answer] = []
    for _ in range(requests.PRINTS_AT_ONCE + 30):
        answers.append(await anne.ask("GET", path))
        if answers[-1].status == 429:
            break
    assert len(answers) > requests.PRINTS_AT_ONCE
    assert (answers[-1].status, answers[-1].key) == (429, "requests-too-many")
    assert (await (await house.guest("Blaise")).ask("GET", path)).status == 200

"""A real server, a real browser, and people who sit in front of it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Playwright, Request, sync_playwright

from web.people import LONGEST_WAIT, Somebody

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
# What a browser writes when we cut its network on purpose.
EXPECTED = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED")

Invite: TypeAlias = Callable[..., Somebody]


class Server:
    """`tablee serve` as a process, with a database of its own; it can be started again."""

    def __init__(self, database: Path, program: tuple[str, ...] = ("tablee",)) -> None:
        self.database = database
        self.program = program
        self.port = 0
        self.start()

    def start(self) -> None:
        with (self.database.parent / "log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", *self.program, "serve", "--lang", "en"),
                    *("--database", str(self.database)),
                    *("--host", "127.0.0.1", "--port", str(self.port)),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={
                    **os.environ,
                    **{"TABLEE_GAMES": "", "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(TESTS)},
                },
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server said: {line!r}"
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "tablee.sqlite")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    server = Server(tmp_path / "tablee.sqlite")
    yield server
    server.stop()


def find_chromium(playwright: Playwright) -> str | None:
    named = os.environ.get("CHROMIUM")
    own = playwright.chromium.executable_path
    found = [named, shutil.which("chromium"), shutil.which("google-chrome")]
    return next((path for path in found if path), own if Path(own).exists() else None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = find_chromium(playwright)
    if path is None:
        sentence = "There is no Chromium: $CHROMIUM may name one."
        assert os.environ.get("TABLEE_BROWSER") != "required", sentence
        pytest.skip(sentence)
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Invite]:
    """Makes people, each with a browser of their own; at the end all of them must be content."""
    people: list[Somebody] = []
    complaints: list[str] = []

    def come(
        language: str = "fr", width: int = 1280, scheme: str = "light", at: Server = server
    ) -> Somebody:
        context = browser.new_context(
            base_url=at.address,
            locale=LOCALES[language],
            viewport={"width": width, "height": 800},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(LONGEST_WAIT)
        person = Somebody(context.new_page())
        people.append(person)
        listen(person, at, complaints)
        return person

    yield come
    for person in people:
        person.page.context.close()
    assert complaints == []


def listen(person: Somebody, server: Server, complaints: list[str]) -> None:
    """Whatever a browser finds wrong, and every request for another host."""
    page = person.page

    def hear(message: ConsoleMessage) -> None:
        is_bad = message.type in ("error", "warning") and not EXPECTED.search(message.text)
        if is_bad and not person.may_complain:
            complaints.append(message.text)

    def watch(request: Request) -> None:
        if not request.url.startswith(server.address):
            complaints.append(f"a request for {request.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", watch)

"""What a page fetches, counted in bytes on the line, and how long that takes on a slow one."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import connect

from web.conftest import FLAGS, LOCALES, Server, find_chromium
from web.people import LONGEST_WAIT
from web.wire_guests import PATIENCE, WireGuest

# A school's line, as each tablet gets it.
BYTES_A_SECOND, ROUND_TRIP_MILLISECONDS = 1_600_000 / 8, 150
PUPIL = "Zoé"
TABLET = {"width": 768, "height": 1024}


@dataclass
class Load:
    """What was fetched until something was there to see."""

    requests: int = 0
    bytes: int = 0
    seconds: float = 0.0

    def told(self, what: str) -> str:
        return f"{what}: {self.seconds:.2f} s, {self.bytes} bytes in {self.requests} answers"


@contextmanager
def counted(page: Page, *, is_slow: bool = False) -> Iterator[Load]:
    """All that a page fetches meanwhile, with its headers, as it is on the line."""
    load, session = Load(), page.context.new_cdp_session(page)

    def note(event: dict[str, float]) -> None:
        load.requests += 1
        load.bytes += round(event["encodedDataLength"])

    session.send("Network.enable")
    session.on("Network.loadingFinished", note)
    if is_slow:
        rates = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
        latency = {"offline": False, "latency": ROUND_TRIP_MILLISECONDS}
        session.send("Network.emulateNetworkConditions", {**rates, **latency})
    start = time.monotonic()
    yield load
    load.seconds = time.monotonic() - start
    session.detach()


class WireTeacher(WireGuest):
    """A teacher without a browser."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, "Mme Durand", lambda seen, moves: [])
        made = self.ask("POST", "/api/classes", {"game": "diego", "seats": 4})
        self.code, self.path = str(made["code"]), f"/ws/class/{made['id']}"

    def starts(self) -> None:
        address = self.server.address.replace("http", "ws", 1) + self.path
        with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
            socket.send(json.dumps({"t": "class-start", "id": "start-the-lesson", "rooms": []}))
            while json.loads(socket.recv(PATIENCE))["t"] != "done":
                pass


def comes_in(page: Page, code: str) -> None:
    """By a link that was scanned, on a device that was never here."""
    page.goto(f"/c/{code}")
    page.get_by_label("Ton prénom").wait_for()


def sits_down(page: Page) -> None:
    page.get_by_label("Ton prénom").fill(PUPIL)
    page.get_by_role("button", name="M’asseoir").click()
    page.get_by_role("heading", level=1, name=PUPIL).wait_for()


def plays(page: Page, teacher: WireTeacher) -> None:
    teacher.starts()
    page.locator("[data-seat]").first.wait_for()


def main() -> None:
    """What a pupil waits for, step by step."""
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=find_chromium(playwright), args=FLAGS
        ) as browser,
    ):
        server = Server(Path(folder) / "tablee.sqlite")
        teacher = WireTeacher(server)
        page = browser.new_page(
            base_url=server.address,
            locale=LOCALES["fr"],
            viewport={"width": TABLET["width"], "height": TABLET["height"]},
        )
        page.set_default_timeout(LONGEST_WAIT)
        steps: list[tuple[str, Callable[[], None]]] = [
            ("the code, scanned", lambda: comes_in(page, teacher.code)),
            ("the first name, given", lambda: sits_down(page)),
            ("the match, started", lambda: plays(page, teacher)),
        ]
        for what, step in steps:
            with counted(page, is_slow=True) as load:
                step()
            print(load.told(what))
        server.stop()


if __name__ == "__main__":
    main()

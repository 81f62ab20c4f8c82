"""How long a newcomer waits: `make play` in a fresh clone, until there is a page and a room.

Downloads come from the caches of this machine; `--cold` fetches them again. What isn't committed
isn't cloned.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep

CHECKOUT = Path(__file__).resolve().parent.parent
CACHES = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")
LONGEST = 600.0  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="with empty caches of downloads")
    cold: bool = parser.parse_args().cold
    with tempfile.TemporaryDirectory(prefix="bench-play-") as name:
        folder, port = Path(name), free_port()
        clone = ["git", "clone", "--quiet", str(CHECKOUT), str(folder / "clone")]
        subprocess.run(clone, check=True)
        started = monotonic()
        with make_play(folder, port, cold):
            wait_for_page(port, started + LONGEST)
            print(f"A page after {monotonic() - started:.1f} s", flush=True)
            open_room(port)
            print(f"A room after {monotonic() - started:.1f} s", flush=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def make_play(folder: Path, port: int, cold: bool) -> Iterator[None]:
    caches = {name: str(folder / name) for name in CACHES} if cold else {}
    ours = {"TABLEE_PORT": str(port), "TABLEE_DATABASE": str(folder / "tablee.sqlite")}
    process = subprocess.Popen(
        ["make", "play"],
        cwd=folder / "clone",
        env={**os.environ, **caches, **ours},
        stdout=sys.stderr,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def wait_for_page(port: int, latest: float) -> None:
    while monotonic() < latest:
        try:
            if ask(port, "GET", "/")[0] == 200:
                return
        except (OSError, HTTPException):
            sleep(0.05)
    sys.exit("No page came.")


def open_room(port: int) -> None:
    """As the page does: the shelf, a name, a room for the first game."""
    _, shelf, _ = ask(port, "GET", "/api/shelf")
    _, _, cookie = ask(port, "PUT", "/api/me", {"name": "Newcomer", "language": "en"})
    game = json.loads(shelf)[0]["name"]
    status, answer, _ = ask(port, "POST", "/api/rooms", {"game": game, "people": 1}, cookie)
    if status != 200:
        sys.exit(f"No room: {answer.decode()}")


def ask(
    port: int, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[int, bytes, str]:
    """Status, body and cookie of the answer."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request(
        method,
        path,
        body=None if body is None else json.dumps(body),
        headers={"X-Tablee": "1", "Content-Type": "application/json", "Cookie": cookie},
    )
    response = connection.getresponse()
    given = (response.getheader("Set-Cookie") or "").partition(";")[0]
    return response.status, response.read(), given


if __name__ == "__main__":
    main()

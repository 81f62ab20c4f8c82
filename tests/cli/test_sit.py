"""`tablee sit`: a bot from outside at a table of a real server, beside the server's own bots."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from websockets.sync.client import connect

from cli.calls import Call, command, environment
from server.kills.people import Guest, Message
from tablee.engine.moves import Seat
from tablee.engine.rng import FAST, seeded
from tablee.games import find_game
from tablee.server import wire
from tablee.server.bots.codec import read_view
from tablee.server.matches.table import Table

PATIENCE = 60.0
ODD = "lab.odd_bots"


class Server:
    """`tablee serve` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tablee.sqlite"
        self.port = 0
        self.start()

    def start(self) -> None:
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--lang", "en"]
        self.process = subprocess.Popen(
            command("serve", *options, "--database", str(self.database)),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(PYTHONUNBUFFERED="1"),
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("sit"))
    yield server
    server.stop()


class Host:
    """Opens a room, watches, and starts when told."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server.port, "Zoé")
        self.link: str = self.guest.ask("POST", "/api/rooms", {"game": "mu"})["link"]
        self.url = f"http://127.0.0.1:{server.port}/r/{self.link}"
        self.count = 0

    @contextmanager
    def here(self) -> Iterator[None]:
        address = f"{self.guest.address.replace('http', 'ws')}/ws/r/{self.link}"
        headers = {"Cookie": self.guest.cookie}
        with connect(address, additional_headers=headers, compression=None) as self.socket:
            yield

    def configure(self, **changes: object) -> None:
        settings = {"game": "mu", "seats": 5, "options": {"deals": "1"}, "pace": "none"}
        times = {"turn_seconds": 0, "absent_seconds": 3600}
        self.ask("configure", **{**settings, **times, **changes})

    def ask(self, kind: str, **fields: object) -> None:
        self.count += 1
        name = f"command-{self.count}"
        self.socket.send(json.dumps({"t": kind, "id": name, **fields}))
        answer = self.wait(lambda message: message.get("id") == name)
        assert answer["t"] == "done", answer

    def wait(self, holds: Callable[[Message], bool]) -> Message:
        """The first message of which this holds."""
        while True:
            message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
            if holds(message):
                return message


def is_seated(seat: int) -> Callable[[Message], bool]:
    return lambda m: m["t"] == "room" and m["seats"][seat]["person"] is not None


def is_over(message: Message) -> bool:
    return message["t"] == "view" and bool(message["seen"]["over"])


@contextmanager
def sitting(*args: str) -> Iterator[subprocess.Popen[str]]:
    """`tablee sit` as a process; ended as a person ends it, by Ctrl-C."""
    process = subprocess.Popen(
        command("sit", *args, "--lang", "fr"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        for stream in (process.stdout, process.stderr):
            assert stream is not None
            stream.close()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


# A match


def test_an_outside_bot_plays_a_whole_match_and_waits_for_the_next(server: Server) -> None:
    host = Host(server)
    with host.here():
        host.configure()
        host.ask("stand")
        with sitting(host.url, "--bot", "club", "--name", "Lili", "--seat", "3") as process:
            host.wait(is_seated(2))
            assert line(process).startswith("Lili occupe le siège 3 (mu).")
            for _ in range(2):
                host.ask("start")
                over = host.wait(is_over)
                assert sum(place == 1 for place in over["seen"]["ranking"]) >= 1
                said = line(process)
                while said.startswith("Lili occupe"):  # alone with bots one sits where one begins
                    said = line(process)
                assert said.startswith("Partie terminée\u202f: ")
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
            assert process.stderr is not None
            assert process.stderr.read() == "Interrompu.\n"


def test_it_comes_back_when_the_server_restarts(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        host = Host(server)
        with host.here():
            host.configure()
            host.ask("stand")
        with sitting(host.url, "--bot", "random") as process:
            with host.here():
                host.wait(is_seated(0))
            server.stop()
            server.start()
            with host.here():
                host.wait(lambda m: m["t"] == "room" and m["people"][1]["here"])
                host.ask("start")
                host.wait(is_over)
            assert line(process).startswith("Bot occupe le siège 1 (mu).")
            process.send_signal(signal.SIGINT)
            assert process.stderr is not None
            assert "Connexion perdue. Nouvel essai dans 0,5 s." in process.stderr.read()
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("Raises", "a échoué (ValueError: no idea)"),
        ("RaisesWhenShown", "a échoué (LookupError: what is this?)"),
        ("Nonsense", ", qui n’était pas offert"),
    ],
)
def test_a_bot_that_fails_does_not_hold_up_the_table(
    server: Server, bot: str, complaint: str
) -> None:
    host = Host(server)
    with host.here():
        host.configure()
        host.ask("stand")
        with sitting(host.url, "--bot", f"{ODD}:{bot}") as process:
            host.wait(is_seated(0))
            host.ask("start")
            host.wait(is_over)
            process.send_signal(signal.SIGINT)
            assert process.stderr is not None
            assert complaint in process.stderr.read()


def test_a_bot_that_can_not_even_be_made(server: Server) -> None:
    host = Host(server)
    with host.here():
        host.configure()
        host.ask("stand")
        with sitting(host.url, "--bot", f"{ODD}:RaisesAtOnce") as process:
            host.wait(is_seated(0))
            host.ask("start")
            assert process.wait(PATIENCE) == 2
            assert process.stderr is not None
            assert "ne se laisse pas asseoir\u202f: RuntimeError" in process.stderr.read()


def test_whoever_comes_late_sits_at_the_next_deal(server: Server) -> None:
    host = Host(server)
    with host.here():
        host.configure(options={"deals": "2"}, pace="calm")
        host.ask("start")
        with sitting(host.url, "--bot", "random") as process:
            said = line(process)
            assert said.startswith("Bot prendra le siège ")
            assert "(mu) à la prochaine donne." in said


# What can't be

NOWHERE = "http://127.0.0.1:9/r/abcdefgh"


@pytest.mark.parametrize(
    "url", ["", "mu", "127.0.0.1/r/abc", "ftp://host/r/abc", "http://host/", "http://host/r/a b"]
)
def test_what_is_no_invitation(call: Call, url: str) -> None:
    said = call("sit", url, "--bot", "random", "--lang", "fr")
    assert said.status == 2
    assert f"«\u202f{url}\u202f» n’est pas une invitation" in said.failed()


def test_nobody_answers(call: Call) -> None:
    french = call("sit", NOWHERE, "--bot", "random", "--lang", "fr").failed()
    assert french.startswith("Personne ne répond à http://127.0.0.1:9 (")
    assert call("sit", NOWHERE, "--bot", "random").failed().startswith("Nobody answers at ")


def test_somebody_else_answers(call: Call) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        other = Thread(target=answer_otherwise, args=(listening,))
        other.start()
        said = call("sit", f"http://127.0.0.1:{port}/r/abcdefgh", "--bot", "random").failed()
        other.join()
    assert "isn’t a Tablée server" in said


def answer_otherwise(listening: socket.socket) -> None:
    connection, _ = listening.accept()
    with connection:
        connection.recv(4096)
        connection.sendall(b"HTTP/1.0 404 Not Found\r\n\r\nwho?")


def test_an_unknown_link(call: Call, server: Server) -> None:
    url = f"http://127.0.0.1:{server.port}/r/abcdefghijklmnopqrstuv"
    said = call("sit", url, "--bot", "random", "--lang", "fr")
    assert said.status == 2
    assert "Ce lien ne mène à aucune salle." in said.failed()


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("master", "There is no bot “master”. The bots are: random, club."),
        ("nowhere.module:Bot", "there is no module “nowhere.module”"),
        (f"{ODD}:Nobody", "has no class “Nobody”"),
    ],
)
def test_an_unknown_bot(call: Call, server: Server, bot: str, fault: str) -> None:
    assert fault in call("sit", Host(server).url, "--bot", bot).failed()


def test_no_free_seat(call: Call, server: Server) -> None:
    host = Host(server)
    with host.here():
        host.configure(seats=3)
        for name in ("Ana", "Bob"):
            guest = Guest(server.port, name)
            address = f"{guest.address.replace('http', 'ws')}/ws/r/{host.link}"
            with connect(address, additional_headers={"Cookie": guest.cookie}) as other:
                seat = 1 if name == "Ana" else 2
                other.send(json.dumps({"t": "sit", "id": f"{name}-sits", "seat": seat}))
                while json.loads(other.recv(timeout=PATIENCE))["t"] != "done":
                    pass
        assert "no free seat" in call("sit", host.url, "--bot", "random").failed()
        taken = call("sit", host.url, "--bot", "random", "--seat", "2", "--lang", "fr")
        assert "Cette place est prise." in taken.failed()
        beyond = call("sit", host.url, "--bot", "random", "--seat", "9", "--lang", "fr")
        assert "Il n’y a pas de place 9." in beyond.failed()


# Views


def test_a_view_from_the_wire_is_the_view_of_the_engine() -> None:
    shelved = find_game("mu")
    game = shelved.game
    table = Table("t", shelved, game.read_options({"deals": "1"}), 5, FAST, "views")
    rng = seeded(FAST, "moves")
    while True:
        for seat in range(5):
            message = json.loads(wire.write(table.message(Seat(seat), wire.Around())))
            seen = json.dumps(message["seen"]).encode()
            assert read_view(game, seen) == table.view(Seat(seat))
        if table.state.over:
            return
        mover = table.state.active()[0]
        move = table.state.random_move(mover, rng)
        table.advance(table.look_ahead(mover, [move.text()]))

"""docs/hosting.md as it is written: the proxies and the service really work like that.

Each test needs a program that Debian has, and is skipped where it isn't installed.
"""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from server.process import PATIENCE, serving

HOSTING = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text("utf-8")
NAME = "tablee.example"
WORST_EXPOSURE = 3.0


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} isn't installed")


def block(start: str) -> str:
    """The example that begins like this."""
    (found,) = [
        text
        for text in re.findall(r"^```\w*\n(.*?)^```$", HOSTING, re.S | re.M)
        if text.startswith(start)
    ]
    return str(found)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.05)
        assert process.poll() is None, (folder / "proxy.log").read_text()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Visitor:
    """Somebody who comes through the proxy."""

    def __init__(self, port: int, trusted: ssl.SSLContext | None) -> None:
        self.port = port
        self.trusted = trusted
        self.origin = f"https://{NAME}" if trusted else f"http://127.0.0.1:{port}"
        self.cookie = ""

    def connected(self) -> socket.socket:
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        return self.trusted.wrap_socket(plain, server_hostname=NAME) if self.trusted else plain

    def ask(
        self, method: str, path: str, body: object = None
    ) -> tuple[http.client.HTTPResponse, str]:
        connection = http.client.HTTPConnection(self.origin.partition("//")[2])
        connection.sock = self.connected()
        headers = {"X-Tablee": "1", "Origin": self.origin, "Cookie": self.cookie}
        headers["X-Forwarded-For"] = "192.0.2.66"  # a lie
        connection.request(method, path, json.dumps(body), headers)
        response = connection.getresponse()
        self.cookie = (response.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        content = response.read().decode()
        connection.close()
        return response, content

    def opens_a_room(self) -> str:
        """What kind of message its socket hears first."""
        assert self.ask("PUT", "/api/me", {"name": "Anne"})[0].status == 200
        room = json.loads(self.ask("POST", "/api/rooms", {"game": "rows"})[1])["id"]
        scheme = "wss" if self.trusted else "ws"
        uri = f"{scheme}://{self.origin.partition('//')[2]}/ws/t/{room}"
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        headers = {"Cookie": self.cookie}
        with connect(
            uri,
            sock=plain,
            ssl=self.trusted,
            origin=Origin(self.origin),
            additional_headers=headers,
            compression=None,
            proxy=None,
        ) as page:
            return str(json.loads(page.recv(PATIENCE))["t"])


def certificate(folder: Path) -> ssl.SSLContext:
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", "privkey.pem", "-out", "fullchain.pem", "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}"),
        ],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@needs("nginx")
@needs("openssl")
def test_nginx_as_written(tmp_path: Path) -> None:
    options = ("--host", "127.0.0.1", "--public-url", f"https://{NAME}", "--trusted-proxy")
    trusted, port, plain_port = certificate(tmp_path), free_port(), free_port()
    with serving(tmp_path / "db", *options) as server:
        written = block("map $http_upgrade")
        written = written.replace("/etc/letsencrypt/live/tablee.example", str(tmp_path))
        written = re.sub(r"    listen \[::\]:.*\n", "", written)
        written = written.replace("listen 443", f"listen 127.0.0.1:{port}")
        written = written.replace("listen 80;", f"listen 127.0.0.1:{plain_port};")
        written = written.replace("127.0.0.1:8321", f"127.0.0.1:{server.port}")
        around = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        around += "http {\naccess_log visits.log;\n"
        (tmp_path / "nginx.conf").write_text(around + written + "}\n")
        command = ["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        with running(command, port, tmp_path):
            visitor = Visitor(port, trusted)
            assert visitor.opens_a_room() == "room"
            assert visitor.cookie.startswith("__Host-tablee=")
            response, _ = visitor.ask("GET", "/healthz")
            assert response.getheader("Strict-Transport-Security") is not None
            assert response.getheader("Server") == "nginx", "without its version"
            long, _ = visitor.ask("GET", "/api/cards/diego?seats=2&deck=" + "1" * 30_000)
            assert long.status < 431, "what is composed may be long"
            plain = http.client.HTTPConnection("127.0.0.1", plain_port, timeout=PATIENCE)
            plain.request("GET", "/r/abc", headers={"Host": NAME})
            assert plain.getresponse().getheader("Location") == f"https://{NAME}/r/abc"
            plain.close()
            assert (tmp_path / "visits.log").read_text() == "", "nobody's address is kept"


@needs("caddy")
def test_caddy_as_written(tmp_path: Path) -> None:
    """Without its certificates, which it fetches by itself."""
    port = free_port()
    options = ("--public-url", f"http://127.0.0.1:{port}", "--trusted-proxy")
    with serving(tmp_path / "db", "--host", "127.0.0.1", *options) as server:
        written = block(f"{NAME} {{").replace(NAME, f"http://127.0.0.1:{port}")
        written = written.replace("127.0.0.1:8321", f"127.0.0.1:{server.port}")
        (tmp_path / "Caddyfile").write_text("{\nadmin off\n}\n" + written)
        command = [
            "caddy",
            "run",
            "--adapter",
            "caddyfile",
            "--config",
            str(tmp_path / "Caddyfile"),
        ]
        with running(command, port, tmp_path):
            assert Visitor(port, None).opens_a_room() == "room"


@needs("systemd-analyze")
def test_the_service_is_confined(tmp_path: Path) -> None:
    unit = tmp_path / "tablee.service"
    unit.write_text(block("[Unit]"))
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"exposure level for \S+: ([\d.]+)", rated.stdout)
    assert found is not None, rated.stderr
    assert float(found.group(1)) < WORST_EXPOSURE
    assert re.search(r"^MemoryMax=", unit.read_text(), re.M)

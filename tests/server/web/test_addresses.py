"""Where people find the server: never an address that leads guests to their own machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from server.house import opened
from server.people import Person
from server.process import Process, serving
from tablee.server.web.client_address import is_loopback
from tablee.server.web.own_addresses import Addresses, find_addresses, own_address, qr_code
from tablee.server.web.requests import Settings


def test_an_invitation_names_a_host_that_others_reach() -> None:
    reachable = own_address()
    for everywhere in ("0.0.0.0", "::", ""):
        found = find_addresses(everywhere, 8321, "")
        assert found.here == "http://localhost:8321/"
        if reachable and not is_loopback(reachable):
            assert found.invite == f"http://{reachable}:8321/"
        else:
            assert found.invite == ""


@pytest.mark.parametrize(
    ("host", "here", "invite"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/", ""),
        ("localhost", "http://localhost:80/", ""),
        ("::1", "http://[::1]:80/", ""),
        ("192.0.2.7", "http://192.0.2.7:80/", "http://192.0.2.7:80/"),
        ("2001:db8::7", "http://[2001:db8::7]:80/", "http://[2001:db8::7]:80/"),
    ],
)
def test_a_server_on_one_address_invites_there_or_nowhere(
    host: str, here: str, invite: str
) -> None:
    assert find_addresses(host, 80, "") == Addresses(here, invite)
    public = find_addresses(host, 80, "https://games.example")
    assert public == Addresses(here, "https://games.example/")


def printed(process: Process) -> str:
    """All that it has said when it listens, but for the first line."""
    assert Person(process.port).ask_now("GET", "/healthz", None, None).status == 200
    assert process.popen.stdout is not None
    process.popen.terminate()
    return process.popen.stdout.read()


def test_a_server_on_all_interfaces_prints_what_guests_can_open(tmp_path: Path) -> None:
    with serving(tmp_path / "db", "--host", "0.0.0.0") as process:
        assert process.first_line.startswith("Tablée is waiting for you: http://localhost:")
        invite = find_addresses("0.0.0.0", process.port, "").invite
        # Guests who come by another address of this machine, and by the one they are given.
        for address in (
            f"http://127.0.0.2:{process.port}/",
            invite or f"http://127.0.0.1:{process.port}/",
        ):
            with urlopen(f"{address}healthz", timeout=10) as answer:
                assert answer.status == 200
        rest = printed(process)
    if not invite:
        assert "No network address" in rest
        return
    assert f"For your guests, on the same network: {invite}" in rest
    assert qr_code(invite) in rest
    assert "localhost" not in rest and "127.0.0.1" not in rest


def test_a_public_address_is_printed_as_it_is(tmp_path: Path) -> None:
    url = "https://games.example/"
    with serving(tmp_path / "db", "--host", "127.0.0.1", "--public-url", url) as process:
        rest = printed(process)
    assert f": {url}\n" in rest and qr_code(url) in rest


FOUND = """
from tablee.server.web.own_addresses import find_addresses
print(find_addresses("0.0.0.0", 8321, "").invite or "nowhere")
"""


def found_on_another_network(*commands: str) -> str:
    """Where guests would be invited on a machine whose network is set up by these commands."""
    script = " && ".join([*commands, f"exec {sys.executable} -c '{FOUND}'"])
    run = subprocess.run(
        ["unshare", "--net", "sh", "-c", script], capture_output=True, text=True, check=False
    )
    if run.returncode != 0 and ("unshare" in run.stderr or "ip:" in run.stderr):
        pytest.skip("no network namespace can be made here")
    return run.stdout.strip()


def test_a_machine_without_a_network_invites_nobody() -> None:
    assert found_on_another_network() == "nowhere"


def test_a_machine_invites_to_its_address_in_the_network() -> None:
    network = ("ip link set lo up", "ip addr add 10.9.8.7/32 dev lo", "ip route add default dev lo")
    assert found_on_another_network(*network) == "http://10.9.8.7:8321/"


def test_a_code_is_another_for_another_address() -> None:
    codes = {qr_code(f"http://192.0.2.{n}:8321/") for n in range(5)}
    assert len(codes) == 5
    assert all(set(code) <= set(" ▀▄█\n") | set("\x1b[0123456789;m") for code in codes)


# What the page is told


@pytest.mark.parametrize(
    ("settings", "host", "address"),
    [
        ({"invite": "http://192.0.2.7:8321/"}, "localhost:8321", "http://192.0.2.7:8321"),
        ({"invite": "http://192.0.2.7:8321/"}, "127.0.0.1:8321", "http://192.0.2.7:8321"),
        ({"invite": "http://192.0.2.7:8321/"}, "[::1]:8321", "http://192.0.2.7:8321"),
        ({"invite": "http://192.0.2.7:8321/"}, "192.0.2.7:8321", ""),
        ({}, "localhost:8321", ""),
        ({"public_url": "https://games.example/"}, "localhost", "https://games.example"),
    ],
)
async def test_an_invitation_made_on_localhost_leads_elsewhere(
    tmp_path: Path, runner: object, settings: dict[str, str], host: str, address: str
) -> None:
    given = Settings(
        tmp_path, settings.get("public_url", ""), False, invite=settings.get("invite", "")
    )
    async with opened(tmp_path / "db", settings=given) as house:
        answer = await house.stranger().ask("GET", "/api/me", headers={"Host": host})
        assert answer.contents()["address"] == address

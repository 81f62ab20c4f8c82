"""Where people find the server: an address for this machine, one for the network, a QR code."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from io import StringIO

import segno

from tablee.server.web.client_address import is_loopback

ANYWHERE = {"0.0.0.0", "::", ""}
# An address reserved for documentation: looking up the way to it sends nothing.
NOWHERE = ("192.0.2.1", 9)


@dataclass(frozen=True)
class Addresses:
    """`invite` is what others can open; empty where nobody else can reach us."""

    here: str
    invite: str


def find_addresses(host: str, port: int, public_url: str) -> Addresses:
    here = f"http://{bracketed('localhost' if host in ANYWHERE else host)}:{port}/"
    if public_url:
        return Addresses(here, public_url.rstrip("/") + "/")
    reachable = own_address() if host in ANYWHERE else host
    if not reachable or is_loopback(reachable):
        return Addresses(here, "")
    return Addresses(here, f"http://{bracketed(reachable)}:{port}/")


def own_address() -> str:
    """The address under which this machine speaks to its network, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return address_of_name()


def address_of_name() -> str:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return ""
    addresses = [str(entry[4][0]) for entry in found]
    return next((address for address in addresses if not is_loopback(address)), "")


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def qr_code(address: str) -> str:
    """For a terminal, in half blocks."""
    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()

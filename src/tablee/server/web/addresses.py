"""Where people find the server (an address for this machine, one for the network, a QR code),
and from where they come."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from functools import lru_cache
from io import StringIO

import segno

ANYWHERE = {"0.0.0.0", "::", ""}
# An address reserved for documentation: looking up the way to it sends nothing.
NOWHERE = ("192.0.2.1", 9)
IPV6_NETWORK_BITS = 64  # what a provider gives to one household at least


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


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """By which somebody is counted: one household has a whole /64 of IPv6 to choose from."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), IPV6_NETWORK_BITS), strict=False))


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def qr_code(address: str) -> str:
    """For a terminal, in half blocks."""
    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()

"""From where somebody comes: this machine, or a network by which they are counted."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

IPV6_NETWORK_BITS = 64  # what a provider gives to one household at least


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

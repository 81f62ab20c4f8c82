"""The names by which this server may be asked.

A page of another site can have its own name lead to our address (DNS rebinding), and would then
speak to us as if it were ours. It can't do that with an address written in digits.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit


def origin_host(origin: str) -> str:
    """Host and port of an address; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as a browser writes them; nothing if it is none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.scheme and parts.netloc else ""


def host_name(host: str) -> str:
    """Without port and brackets."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """Those of the host's settings, this machine's own names, and all addresses."""

    def __init__(self, public_url: str, allowed: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        public = host_name(origin_host(public_url))
        names = {"localhost", machine, f"{machine.partition('.')[0]}.local", public}
        self.names = {name for name in names | {one.lower() for one in allowed} if name}

    def are_ours(self, host: str) -> bool:
        """Whether the `Host` of a request names us; without any it doesn't come from a browser."""
        if not host:
            return True
        name = host_name(host)
        return name in self.names or name.endswith(".localhost") or is_address(name)

"""Limits of connections: how many are open in all and from one network, and how fast they open."""

from __future__ import annotations

import logging
import sys
from time import monotonic

from tablee.server.limits import Limits
from tablee.server.token_bucket import Buckets, Open

security = logging.getLogger("tablee.security")

RESERVED_FILES = 128  # for the database, bots, and whatever isn't a connection
FILES_ELSEWHERE = 16_384  # where the system doesn't tell how many it allows
LARGEST_SHARE = 4  # nobody has more than a fourth of the house
CONNECTIONS_A_SECOND, CONNECTIONS_AT_ONCE = 50, 600


class ConnectionLimits:
    """Behind a trusted proxy all come from one address: then only their number counts."""

    def __init__(self, limits: Limits, *, is_proxied: bool = False) -> None:
        self.most = limits.connections or most_connections()
        self.is_proxied = is_proxied
        self.open = 0
        share = max(1, self.most // LARGEST_SHARE)
        self.by_network = Open(min(limits.connections_per_address, share))
        self.openings = Buckets(CONNECTIONS_A_SECOND, CONNECTIONS_AT_ONCE)

    def let_in(self, network: str) -> bool:
        """Whether one more may come from there; who may is let out some time."""
        if self.open >= self.most:
            security.warning("a connection is refused: the house is full")
            return False
        if not self.is_proxied and not self.is_welcome(network):
            security.warning("a connection is refused: its address has too many")
            return False
        self.open += 1
        return True

    def is_welcome(self, network: str) -> bool:
        return self.openings.take(network, monotonic()) and self.by_network.take(network)

    def let_out(self, network: str) -> None:
        self.open -= 1
        if not self.is_proxied:
            self.by_network.give_back(network)


def most_connections() -> int:
    """As many as the system allows this process to have files, but for some."""
    if sys.platform == "win32":
        return FILES_ELSEWHERE
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    known = FILES_ELSEWHERE if files == resource.RLIM_INFINITY else files
    return max(1, known - RESERVED_FILES)

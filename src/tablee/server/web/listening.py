"""Where the server listens, as its host decides."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field
from pathlib import Path

from tablee.engine.words import Text
from tablee.server.classes import USUAL_HOURS
from tablee.server.limits import Limits

BACKLOG = 2048


@dataclass(frozen=True)
class Serving:
    """What the host decides."""

    host: str
    port: int
    database: Path
    public_url: str = ""
    trusted_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
    class_hours: int = USUAL_HOURS
    allowed_hosts: tuple[str, ...] = ()
    trusted_pongs: bool = False


class CannotServe(Exception):
    """The server can't start; `why` says what is in the way."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


def open_socket(serving: Serving) -> socket.socket:
    """The listening socket, or CannotServe with what is in the way."""
    try:
        family, *_, address = socket.getaddrinfo(
            serving.host or None, serving.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except socket.gaierror:
        raise CannotServe(Text("serve-no-host", {"host": serving.host})) from None
    except OSError as error:
        why = {"host": serving.host, "port": str(serving.port), "error": error.strerror or ""}
        raise CannotServe(Text("serve-port", {**why})) from None
    return listening

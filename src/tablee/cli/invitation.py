"""An invitation to a table, and becoming a guest of the server that it leads to."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from tablee.engine.words import Text

Message: TypeAlias = dict[str, Any]

PATIENCE: Final = 10.0  # seconds, for an answer by HTTP or for a socket to open


class CannotSit(Exception):
    """The bot gets no seat, or must leave it; `why` says the reason."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


@dataclass(frozen=True)
class Invitation:
    address: str  # http://host:port
    link: str

    @property
    def socket(self) -> str:
        return f"ws{self.address.removeprefix('http')}/ws/r/{self.link}"


def read_invitation(url: str) -> Invitation:
    """http://host/r/LINK, as the room shows it."""
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_whole = False
    if is_whole:
        before, found, link = parts.path.rpartition("/r/")
        if found and link.isascii() and link.replace("-", "").replace("_", "").isalnum():
            return Invitation(f"{parts.scheme}://{parts.netloc}{before}", link)
    raise CannotSit(Text("sit-not-an-invitation", {"url": url}))


def introduced(invitation: Invitation, name: str, language: str) -> str:
    """The cookie of a new guest with this name."""
    request = Request(
        f"{invitation.address}/api/me",
        msgspec.json.encode({"name": name, "language": language}),
        {"X-Tablee": "1", "Content-Type": "application/json"},
        method="PUT",
    )
    try:
        with urlopen(request, timeout=PATIENCE) as response:
            cookie: str = response.headers.get("Set-Cookie", "")
    except HTTPError as refused:
        raise CannotSit(told_by(body_of(refused), invitation)) from None
    except (OSError, ValueError) as error:
        raise unreachable(invitation, error) from None
    if not cookie:
        raise CannotSit(Text("sit-not-tablee", {"address": invitation.address}))
    return cookie.partition(";")[0]


def unreachable(invitation: Invitation, error: Exception) -> CannotSit:
    reason = error.reason if isinstance(error, URLError) else error
    said = reason.strerror if isinstance(reason, OSError) else None
    why = {"address": invitation.address, "error": said or str(reason) or type(reason).__name__}
    return CannotSit(Text("sit-unreachable", {**why}))


def body_of(refused: HTTPError) -> bytes:
    """Empty if whoever answers hangs up before the end, as some do that don't read what we send."""
    try:
        return refused.read()
    except OSError:
        return b""


def told_by(body: bytes | bytearray, invitation: Invitation) -> Text:
    """What the server says in a refusal; another sentence if it isn't one of ours."""
    try:
        said: Message = json.loads(body)["text"]
        return Text(str(said["key"]), dict(said["params"]))
    except (ValueError, LookupError, TypeError):
        return Text("sit-not-tablee", {"address": invitation.address})

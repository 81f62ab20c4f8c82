"""Checks of every request: its session cookie, its origin, its body, and the rate limits."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from tablee.engine.words import Params, Text
from tablee.server.clock import Clock
from tablee.server.limits import Limits
from tablee.server.people.guests import Guest, Guests
from tablee.server.token_bucket import Buckets
from tablee.server.turns import Asker
from tablee.server.web.client_address import is_loopback, network_of
from tablee.server.web.hosts import Hosts, origin_host, origin_of
from tablee.texts import LANGUAGES, Language, first_spoken

COOKIE = "tablee"
HOST_COOKIE = "__Host-tablee"  # a browser lets no other host and no plain http set that one
COOKIE_SECONDS = 400 * 86_400
LONGEST_COOKIES = 8192  # of all together; another program on the same host may have some, too
LARGEST_BODY = 4096
BODY_SECONDS = 10.0
HOUR = 3600

REQUESTS_SAVED_SECONDS = 30  # an address that was quiet for so long may ask at once
CHANGES_A_SECOND, CHANGES_AT_ONCE = 1, 60
REPLAYS_A_SECOND, REPLAYS_AT_ONCE = 4, 100  # a whole match is played again for each
PRINTS_A_SECOND, PRINTS_AT_ONCE = 1, 30  # the first one of a game takes a second
DECKS_A_SECOND, DECKS_AT_ONCE = 5, 120  # whoever composes one asks with every tap

security = logging.getLogger("tablee.security")

B = TypeVar("B")


@dataclass(frozen=True)
class Settings:
    """What the host decides."""

    web: Path  # the built client
    public_url: str = ""  # where people reach the server, if a proxy stands before it
    trusted_proxy: bool = False
    invite: str = ""  # where others reach the server; empty: only this machine does
    limits: Limits = field(default_factory=Limits)
    allowed_hosts: tuple[str, ...] = ()  # further names by which people reach the server
    trusted_pongs: bool = False

    @property
    def asks_kernel(self) -> bool:
        """Whether a round trip is believed only as far as the kernel's own measurement goes."""
        return not self.trusted_proxy and not self.trusted_pongs


class Refused(Exception):
    """The request is not carried out; the response says why."""

    def __init__(self, response: Response) -> None:
        super().__init__()
        self.response = response


class Visitors:
    """Answers for every request: which guest, and is it allowed."""

    def __init__(self, guests: Guests, settings: Settings, clock: Clock) -> None:
        self.guests = guests
        self.settings = settings
        self.hosts = Hosts(settings.public_url, settings.allowed_hosts)
        self.clock = clock
        limits = settings.limits
        requests = limits.requests_per_second
        self.requests = Buckets(requests, REQUESTS_SAVED_SECONDS * requests)
        self.changes = Buckets(CHANGES_A_SECOND, CHANGES_AT_ONCE)
        self.replays = Buckets(REPLAYS_A_SECOND, REPLAYS_AT_ONCE)
        self.prints = Buckets(PRINTS_A_SECOND, PRINTS_AT_ONCE)
        # Guests cost nothing, and these have one process for everybody.
        self.replays_by_address = Buckets(4 * REPLAYS_A_SECOND, 2 * REPLAYS_AT_ONCE)
        self.prints_by_address = Buckets(PRINTS_A_SECOND, 2 * PRINTS_AT_ONCE)
        self.decks = Buckets(DECKS_A_SECOND, DECKS_AT_ONCE)
        self.new_guests = per_hour(limits.guests_per_hour)
        self.new_pupils = per_hour(limits.guests_per_hour)  # of classes, known here or not
        self.rooms = per_hour(limits.rooms_per_hour)
        self.rooms_by_address = per_hour(limits.rooms_per_hour_and_address)

    # Who

    def known(self, connection: HTTPConnection) -> Guest | None:
        cookie = self.cookie(connection)
        if cookie and not self.guests.device(cookie):
            security.warning("a cookie isn't ours")
        return self.guests.find(cookie)

    def device(self, connection: HTTPConnection) -> str:
        return self.guests.device(self.cookie(connection))

    def cookie(self, connection: HTTPConnection) -> str:
        """Under https the safer one; one from before that is still good."""
        cookies = read_cookies(connection)
        if self.is_secure(connection) and HOST_COOKIE in cookies:
            return cookies[HOST_COOKIE]
        return cookies.get(COOKIE, "")

    def has_old_cookie(self, connection: HTTPConnection) -> bool:
        return self.is_secure(connection) and COOKIE in read_cookies(connection)

    def must_be_known(self, request: Request) -> Guest:
        """For what changes something of a guest's own."""
        self.check_origin(request)
        guest = self.known(request)
        if guest is None:
            raise Refused(failure("me-unknown", status=401))
        self.check(self.changes, guest.id, "changes of a guest")
        return guest

    async def somebody(self, request: Request) -> tuple[Guest, str | None]:
        """The guest of this request, a new one with a new token if there was none."""
        guest = self.known(request)
        if guest is None:
            self.check(self.new_guests, self.address(request), "new guests")
            return await self.guests.create(wished_language(request))
        self.check(self.changes, guest.id, "changes of a guest")
        return guest, None

    def with_cookie(self, request: Request, response: Response, token: str | None) -> Response:
        if token is not None:
            self.set_cookie(request, response, self.guests.signer.sign(token))
        return response

    def renew_cookie(self, request: Request, response: Response) -> None:
        self.set_cookie(request, response, self.cookie(request))

    def set_cookie(self, request: Request, response: Response, cookie: str) -> None:
        is_secure = self.is_secure(request)
        if self.has_old_cookie(request):
            response.delete_cookie(COOKIE)
        response.set_cookie(
            HOST_COOKIE if is_secure else COOKIE,
            cookie,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )

    def without_cookie(self, request: Request, response: Response) -> Response:
        if self.is_secure(request):
            response.delete_cookie(HOST_COOKIE, secure=True)
        response.delete_cookie(COOKIE)
        return response

    # From where

    def is_secure(self, connection: HTTPConnection) -> bool:
        if self.settings.public_url:
            return self.settings.public_url.startswith("https:")
        return self.is_https(connection)

    def is_https(self, connection: HTTPConnection) -> bool:
        """As far as we or a proxy that we trust can tell."""
        if self.settings.trusted_proxy and "x-forwarded-proto" in connection.headers:
            return connection.headers["x-forwarded-proto"] == "https"
        return connection.url.scheme in ("https", "wss")

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """A page of another site may not speak in our guest's name."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True  # not a browser: no cookie of a browser comes along either
        ours = {origin_of(self.here(connection)), origin_of(self.settings.public_url)} - {""}
        if origin in ours:
            return True
        security.warning("a request of another site is refused")
        return False

    def is_own_host(self, connection: HTTPConnection) -> bool:
        """Another name must not lead to us: its pages would be taken for ours."""
        if self.hosts.are_ours(connection.headers.get("host", "")):
            return True
        security.warning("a request by a name that isn't ours is refused")
        return False

    def check_origin(self, request: Request) -> None:
        """Refuse what another site may have caused."""
        if not self.is_own_origin(request) or request.headers.get("x-tablee") != "1":
            raise Refused(failure("request-foreign", status=403))

    def address(self, connection: HTTPConnection) -> str:
        """For counting only; it is never written down."""
        if self.settings.trusted_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return network_of(forwarded.rpartition(",")[2].strip())
        return network_of(connection.client.host) if connection.client else ""

    def site(self, request: Request) -> str:
        """Where this request has found us."""
        return self.settings.public_url.rstrip("/") or self.here(request)

    def here(self, connection: HTTPConnection) -> str:
        """The address in the asker's browser, but for the path."""
        scheme = "https" if self.is_https(connection) else "http"
        return f"{scheme}://{connection.headers.get('host', '')}"

    def invitation_address(self, request: Request) -> str:
        """Where an invitation should lead, if not to the address in the asker's browser."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        host = origin_host(f"//{request.headers.get('host', '')}").rpartition(":")[0]
        return self.settings.invite.rstrip("/") if is_loopback(host.strip("[]")) else ""

    # How much, and what

    def may_ask(self, connection: HTTPConnection) -> bool:
        """No address asks more than its share."""
        if self.requests.take(self.address(connection), self.clock.elapsed()):
            return True
        security.warning("a limit is reached: requests of an address")
        return False

    def may_open_room(self, request: Request, guest: Guest) -> bool:
        now = self.clock.elapsed()
        address = self.address(request)
        if self.rooms.take(guest.id, now) and self.rooms_by_address.take(address, now):
            return True
        security.warning("a limit is reached: new rooms")
        return False

    def check_replays(self, request: Request, guest: Guest | None) -> Asker:
        """Who waits for it."""
        asker = self.asker(request, guest)
        self.check(self.replays_by_address, asker.address, "replays")
        self.check(self.replays, asker.person, "replays")
        return asker

    def check_prints(self, request: Request, guest: Guest | None) -> Asker:
        """Who waits for it."""
        asker = self.asker(request, guest)
        self.check(self.prints_by_address, asker.address, "prints")
        self.check(self.prints, asker.person, "prints")
        return asker

    def check_decks(self, request: Request, guest: Guest | None) -> None:
        self.check(self.decks, self.asker(request, guest).person, "composed decks")

    def asker(self, request: Request, guest: Guest | None) -> Asker:
        address = self.address(request)
        return Asker(address, address if guest is None else guest.id)

    def check(self, buckets: Buckets, key: str, what: str) -> None:
        if not buckets.take(key, self.clock.elapsed()):
            raise Refused(too_many(what))

    async def body(self, request: Request, shape: type[B]) -> B:
        self.check_origin(request)
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return msgspec.json.decode(await read_body(request), type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused(failure("message-unreadable")) from None
        except (TimeoutError, ClientDisconnect):
            raise Refused(failure("message-unreadable", status=408)) from None


def read_cookies(connection: HTTPConnection) -> dict[str, str]:
    """Ours need no unquoting, for which some versions of Python take seconds; nor are they long."""
    header = connection.headers.get("cookie", "")
    pairs = [pair.partition("=") for pair in header[:LONGEST_COOKIES].split(";")]
    return {name.strip(): value.strip() for name, _, value in pairs}


def wished_language(request: Request) -> Language:
    """The first language of the browser that we speak."""
    wishes = request.headers.get("accept-language", "").lower().split(",")
    return first_spoken(wish.strip()[:2] for wish in wishes) or LANGUAGES[0]


def per_hour(count: int) -> Buckets:
    return Buckets(count / HOUR, count)


async def read_body(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise Refused(failure("message-too-long", status=413))
    return data


def answer(value: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def failure(key: str, params: Params | None = None, status: int = 400) -> Response:
    return answer({"text": Text(key, params or {})}, status)


def too_many(what: str) -> Response:
    security.warning("a limit is reached: %s", what)
    return failure("requests-too-many", status=429)

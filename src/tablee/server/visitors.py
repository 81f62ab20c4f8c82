"""Who asks, from where, and whether they may: cookies, origins, bodies and limits of requests."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from tablee.engine.words import Params, Text
from tablee.server.addresses import is_loopback
from tablee.server.clock import Clock
from tablee.server.guests import Guest, Guests
from tablee.server.limits import Buckets
from tablee.texts import LANGUAGES, Language, first_spoken

COOKIE = "tablee"
COOKIE_SECONDS = 400 * 86_400
LARGEST_BODY = 4096
BODY_SECONDS = 10.0
HOUR = 3600

# Generous by address: a whole class may sit behind one router.
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 100, 3000
CHANGES_A_SECOND, CHANGES_AT_ONCE = 1, 60
REPLAYS_A_SECOND, REPLAYS_AT_ONCE = 4, 100  # a whole match is played again for each
ROOMS_AN_HOUR, ROOMS_AN_HOUR_PER_ADDRESS = 30, 600
GUESTS_AN_HOUR_PER_ADDRESS = 600

B = TypeVar("B")


@dataclass(frozen=True)
class Settings:
    """What the host decides."""

    web: Path  # the built client
    public_url: str = ""  # where people reach the server, if a proxy stands before it
    trusted_proxy: bool = False
    invite: str = ""  # where others reach the server; empty: only this machine does


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
        self.clock = clock
        self.requests = Buckets(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        self.changes = Buckets(CHANGES_A_SECOND, CHANGES_AT_ONCE)
        self.replays = Buckets(REPLAYS_A_SECOND, REPLAYS_AT_ONCE)
        self.new_guests = per_hour(GUESTS_AN_HOUR_PER_ADDRESS)
        self.rooms = per_hour(ROOMS_AN_HOUR)
        self.rooms_by_address = per_hour(ROOMS_AN_HOUR_PER_ADDRESS)

    # Who

    def known(self, connection: HTTPConnection) -> Guest | None:
        return self.guests.find(connection.cookies.get(COOKIE, ""))

    def device(self, connection: HTTPConnection) -> str:
        return self.guests.device(connection.cookies.get(COOKIE, ""))

    def must_be_known(self, request: Request) -> Guest:
        """For what changes something of a guest's own."""
        self.check_origin(request)
        guest = self.known(request)
        if guest is None:
            raise Refused(failure("me-unknown", status=401))
        self.check(self.changes, guest.id)
        return guest

    async def somebody(self, request: Request) -> tuple[Guest, str | None]:
        """The guest of this request, a new one with a new token if there was none."""
        guest = self.known(request)
        if guest is None:
            self.check(self.new_guests, self.address(request))
            return await self.guests.create(wished_language(request))
        self.check(self.changes, guest.id)
        return guest, None

    def with_cookie(self, request: Request, response: Response, token: str | None) -> Response:
        if token is not None:
            response.set_cookie(
                COOKIE,
                self.guests.signer.sign(token),
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=self.is_secure(request),
            )
        return response

    # From where

    def is_secure(self, connection: HTTPConnection) -> bool:
        if self.settings.public_url:
            return self.settings.public_url.startswith("https:")
        if self.settings.trusted_proxy and "x-forwarded-proto" in connection.headers:
            return connection.headers["x-forwarded-proto"] == "https"
        return connection.url.scheme in ("https", "wss")

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """A page of another site may not speak in our guest's name."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True  # not a browser: no cookie of a browser comes along either
        host = origin_host(origin)
        public = origin_host(self.settings.public_url)
        return bool(host) and host in (connection.headers.get("host", ""), public)

    def check_origin(self, request: Request) -> None:
        """Refuse what another site may have caused."""
        if not self.is_own_origin(request) or request.headers.get("x-tablee") != "1":
            raise Refused(failure("request-foreign", status=403))

    def address(self, connection: HTTPConnection) -> str:
        """For counting only; it is never written down."""
        if self.settings.trusted_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""

    def invitation_address(self, request: Request) -> str:
        """Where an invitation should lead, if not to the address in the asker's browser."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        host = origin_host(f"//{request.headers.get('host', '')}").rpartition(":")[0]
        return self.settings.invite.rstrip("/") if is_loopback(host.strip("[]")) else ""

    # How much, and what

    def may_ask(self, connection: HTTPConnection) -> bool:
        """No address asks more than its share."""
        return self.requests.take(self.address(connection), self.clock.elapsed())

    def may_open_room(self, request: Request, guest: Guest) -> bool:
        now = self.clock.elapsed()
        return self.rooms.take(guest.id, now) and self.rooms_by_address.take(
            self.address(request), now
        )

    def check_replays(self, request: Request, guest: Guest | None) -> None:
        self.check(self.replays, self.address(request) if guest is None else guest.id)

    def check(self, buckets: Buckets, key: str) -> None:
        if not buckets.take(key, self.clock.elapsed()):
            raise Refused(failure("requests-too-many", status=429))

    async def body(self, request: Request, shape: type[B]) -> B:
        self.check_origin(request)
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return msgspec.json.decode(await read_body(request), type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused(failure("message-unreadable")) from None
        except (TimeoutError, ClientDisconnect):
            raise Refused(failure("message-unreadable", status=408)) from None


def wished_language(request: Request) -> Language:
    """The first language of the browser that we speak."""
    wishes = request.headers.get("accept-language", "").lower().split(",")
    return first_spoken(wish.strip()[:2] for wish in wishes) or LANGUAGES[0]


def per_hour(count: int) -> Buckets:
    return Buckets(count / HOUR, count)


def origin_host(origin: str) -> str:
    """Host and port of an address; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


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

"""Connections that ask too much, never end, or are too many: refused or cut, and others notice
nothing."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from server.hostile import frame
from server.house import House, opened
from server.lines import PING, PONG, SMALL_BUFFER, SOON, at_room, bare_server, raw_connection, until
from server.people import Person
from tablee.server.limits import Limits
from tablee.server.web import http_protocol
from tablee.server.web.client_address import network_of
from tablee.server.web.connection_limits import ConnectionLimits, most_connections
from tablee.server.web.requests import Settings

Logged = pytest.LogCaptureFixture
QUICK = {
    "HEAD_SECONDS": 0.4,
    "IDLE_SECONDS": 0.2,
    "ANSWER_SECONDS": 5.0,
    "STALL_SECONDS": 0.3,
}


def events(caplog: Logged) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name == "tablee.security"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """All deadlines of a connection are near."""
    for name, seconds in QUICK.items():
        monkeypatch.setattr(http_protocol, name, seconds)


async def answered(port: int, *parts: bytes) -> bytes:
    """What comes back for these bytes until the server ends the connection."""
    async with raw_connection(port) as raw, asyncio.timeout(SOON):
        for part in parts:
            raw.writer.write(part)
            await asyncio.sleep(0.02)
        return await raw.rest()


# Heads


def head(size: int) -> bytes:
    """A whole request whose head has so many bytes."""
    start, end = (
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nX: ",
        b"\r\n\r\n",
    )
    return start + b"x" * (size - len(start) - len(end)) + end


async def test_a_head_has_a_size(house: House, caplog: Logged) -> None:
    allowed = await answered(house.port, head(http_protocol.LARGEST_HEAD))
    assert allowed.startswith(b"HTTP/1.1 200")
    assert events(caplog) == []
    refused = await answered(house.port, head(http_protocol.LARGEST_HEAD + 1))
    assert refused.startswith(b"HTTP/1.1 431") and refused.count(b"HTTP/1.1") == 1
    assert b"content-security-policy" in refused.lower()
    assert events(caplog) == ["a request's head is too large"]


@pytest.mark.parametrize(
    "part",
    [b"X: " + b"x" * 997, b"a:\r\n" * 250, b"\r\n" * 500],
    ids=["one header without an end", "many headers", "empty lines"],
)
async def test_a_head_without_an_end_is_read_no_further(house: House, part: bytes) -> None:
    start = b"" if part.startswith(b"\r\n") else b"GET / HTTP/1.1\r\n"
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        raw.writer.write(start + part * 10_000)
        assert (await raw.rest())[:12] in (b"HTTP/1.1 431", b""), "reset, if it goes on for long"
    await until(lambda: house.connection_limits.open == 0)


async def test_heads_are_counted_one_by_one(house: House) -> None:
    """A browser keeps its connection for many requests."""
    sent = head(http_protocol.LARGEST_HEAD // 2).replace(b"Connection: close", b"Y: 1")
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        for _ in range(5):
            raw.writer.write(sent)
            assert b" 200 " in await raw.reader.readuntil(b'"rooms":0}')


MANY = {
    "headers": (b"/healthz", b"a: b\r\n" * (http_protocol.MOST_HEADERS + 1)),
    "signs": (b"/" + b"%41" * http_protocol.LONGEST_PATH, b""),
    "fields": (b"/api/cards/mu?" + b"a=b&" * (http_protocol.MOST_FIELDS + 1), b""),
}


@pytest.mark.parametrize(("path", "headers"), MANY.values(), ids=MANY)
async def test_a_head_of_many_small_things_is_refused(
    house: House, caplog: Logged, path: bytes, headers: bytes
) -> None:
    """Each costs more than its bytes."""
    answer = await answered(house.port, b"GET " + path + b" HTTP/1.1\r\n" + headers + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 431") and answer.count(b"HTTP/1.1") == 1
    assert len(events(caplog)) == 1


async def test_few_requests_wait_for_the_one_before(house: House, caplog: Logged) -> None:
    """Each would take memory, and a chunk of data has room for thousands."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        raw.writer.write(asked * (http_protocol.MOST_WAITING + 1))
        for _ in range(http_protocol.MOST_WAITING + 1):
            assert b" 200 " in await raw.reader.readuntil(b'"rooms":0}')
        assert events(caplog) == []
        raw.writer.write(asked * 10_000)
        assert (await raw.rest()).count(b" 200 ") <= 1
    assert events(caplog) == ["a connection is cut: too many requests at once"]
    await until(lambda: house.connection_limits.open == 0)


# Bodies


UPLOADS = {
    "as announced": (b"Content-Length: 99999999999\r\n\r\n", b" " * 1000),
    "in chunks": (b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n" * 100),
    "with trailers": (b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X: x\r\n" * 100),
}


@pytest.mark.parametrize(("first", "part"), UPLOADS.values(), ids=UPLOADS)
async def test_a_body_without_an_end_is_read_no_further(
    house: House, caplog: Logged, first: bytes, part: bytes
) -> None:
    """It was refused long before; what follows isn't even parsed."""
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        raw.writer.write(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Tablee: 1\r\n" + first)
        with suppress(ConnectionError):
            for _ in range(10_000):
                raw.writer.write(part)
                await raw.writer.drain()
        await raw.rest()
    await until(lambda: house.connection_limits.open == 0)
    assert events(caplog)[0] in ("a request's body is too large", "a request has too many headers")


async def test_who_sends_too_much_is_told_so(house: House, caplog: Logged) -> None:
    body = b" " * 60_000
    head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Tablee: 1\r\nConnection: close\r\n"
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    assert (await answered(house.port, head + length, body)).startswith(b"HTTP/1.1 413")
    assert events(caplog) == []


# Deadlines


ENDLESS = {
    "nothing": [],
    "half a head": [b"GET / HTTP/1.1\r\nX: "],
    "an unread body": [b"POST /api/none HTTP/1.1\r\nContent-Length: 99\r\n\r\n", b"x", b"x"],
    "empty lines": [b"GET /healthz HTTP/1.1\r\n\r\n", b"\r\n", b"\r\n"],
    "a chunk begun": [b"POST /api/none HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"9\r\nx"],
    "another upgrade": [b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", b"x"],
}


@pytest.mark.parametrize("parts", ENDLESS.values(), ids=ENDLESS)
async def test_no_connection_is_kept_for_ever(
    house: House, quick: None, parts: list[bytes]
) -> None:
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        for part in parts:
            raw.writer.write(part)
            await asyncio.sleep(0.05)
        await raw.rest()
    await until(lambda: house.connection_limits.open == 0)


async def test_who_drips_after_an_answer_isnt_waited_for(house: House, quick: None) -> None:
    """Every byte would stop uvicorn's timer."""
    async with raw_connection(house.port) as raw, asyncio.timeout(SOON):
        raw.writer.write(b"POST /api/none HTTP/1.1\r\nContent-Length: 9999\r\n\r\n")
        while not raw.reader.at_eof():
            raw.writer.write(b"x")
            await asyncio.sleep(0.02)
            raw.reader._buffer.clear()  # type: ignore[attr-defined]
    await until(lambda: house.connection_limits.open == 0)


async def test_who_doesnt_read_an_answer_is_cut(
    runner: object, quick: None, caplog: Logged
) -> None:
    async with bare_server() as bare, raw_connection(bare.port, SMALL_BUFFER) as raw:
        raw.writer.write(b"GET /large HTTP/1.1\r\nConnection: close\r\n\r\n")
        await until(lambda: events(caplog) == ["a connection is cut: it doesn't read"])


async def test_who_reads_slowly_gets_all_of_it(
    runner: object, quick: None, caplog: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "STALL_BYTES", 1)
    async with bare_server() as bare, raw_connection(bare.port, SMALL_BUFFER) as raw:
        raw.writer.write(b"GET /large HTTP/1.1\r\nConnection: close\r\n\r\n")
        size = 0
        for _ in range(12):  # twice as long as somebody may stall
            size += len(await raw.reader.read(65536))
            await asyncio.sleep(0.05)
        assert len(await raw.rest()) + size > 2**24
        assert events(caplog) == []


# How many


@asynccontextmanager
async def crowd(house: House, count: int, source: str) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections from one address that say nothing."""
    async with AsyncExitStack() as stack:
        readers = []
        for _ in range(count):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", house.port, local_addr=(source, 0)
            )
            stack.callback(abort, writer)
            readers.append(reader)
        yield readers


def abort(writer: asyncio.StreamWriter) -> None:
    """A writer that nobody holds any more would close by itself."""
    writer.transport.abort()


def limited(tmp_path: Path, proxied: bool = False, **limits: int) -> Settings:
    return Settings(tmp_path, trusted_proxy=proxied, limits=Limits(**limits))


async def test_an_address_has_so_many_connections_and_others_still_come(
    tmp_path: Path, runner: object, caplog: Logged
) -> None:
    settings = limited(tmp_path, connections_per_address=10)
    async with opened(tmp_path / "db", settings=settings) as house:
        async with crowd(house, 11, "127.0.0.6") as readers, asyncio.timeout(SOON):
            assert (await readers[-1].read()).startswith(b"HTTP/1.1 503")
            assert events(caplog) == ["a connection is refused: its address has too many"]
            assert (await house.stranger("127.0.0.7").ask("GET", "/healthz")).status == 200
        await until(lambda: house.connection_limits.open == 0)
        assert (await house.stranger("127.0.0.6").ask("GET", "/healthz")).status == 200
        assert house.connection_limits.by_network.counts.get("127.0.0.6", 0) <= 1


async def test_the_house_is_full_before_the_system_has_no_files_left(
    tmp_path: Path, runner: object, caplog: Logged
) -> None:
    async with opened(tmp_path / "db", settings=limited(tmp_path, connections=40)) as house:
        async with AsyncExitStack() as stack:
            for number in range(4):
                await stack.enter_async_context(crowd(house, 10, f"127.0.1.{number}"))
            await until(lambda: house.connection_limits.open == 40)
            async with crowd(house, 1, "127.0.0.8") as readers, asyncio.timeout(SOON):
                assert (await readers[0].read()).startswith(b"HTTP/1.1 503")
        assert events(caplog) == ["a connection is refused: the house is full"]
    assert 0 < most_connections() < socket_limit()
    assert ConnectionLimits(Limits(connections=40)).by_network.most == 10, (
        "nobody has more than a fourth"
    )


def socket_limit() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


async def test_a_websocket_counts_until_it_ends(house: House) -> None:
    host = await house.room("rows", seats=2)
    await until(lambda: house.connection_limits.open == 1)
    async with at_room(house, host) as raw:
        await raw.send(frame(PING, b""))
        while (await raw.hears())[0] != PONG:
            pass
        assert house.connection_limits.by_network.counts == {"127.0.0.1": 2}
    await until(lambda: house.connection_limits.open == 1)


async def test_behind_a_proxy_its_address_has_no_limit(tmp_path: Path, runner: object) -> None:
    settings = limited(tmp_path, proxied=True, connections_per_address=5)
    async with opened(tmp_path / "db", settings=settings) as house, crowd(house, 20, "127.0.0.6"):
        await until(lambda: house.connection_limits.open == 20)
        assert (await house.stranger("127.0.0.6").ask("GET", "/healthz")).status == 200


async def test_a_class_behind_one_router_meets_no_limit(house: House) -> None:
    """Twenty-eight tablets, six connections each, as browsers open them."""
    async with crowd(house, 28 * 6, "127.0.0.6"):
        await until(lambda: house.connection_limits.open == 28 * 6)
        people = [house.stranger("127.0.0.6") for _ in range(28)]
        answers = [await person.ask("PUT", "/api/me", {"name": "Pupil"}) for person in people]
        assert {answer.status for answer in answers} == {200}


# From where


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_ipv6_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_guests_of_one_network_share_its_limits(tmp_path: Path, runner: object) -> None:
    settings = limited(tmp_path, proxied=True, guests_per_hour=3)
    async with opened(tmp_path / "db", settings=settings) as house:

        async def come(address: str) -> int:
            forwarded = {"X-Forwarded-For": address}
            stranger: Person = house.stranger()
            return (await stranger.ask("PUT", "/api/me", {"name": "A"}, forwarded)).status

        near = [await come(f"2001:db8:1:2:{number}::1") for number in range(4)]
        assert near == [200, 200, 200, 429]
        assert await come("2001:db8:1:3::1") == 200

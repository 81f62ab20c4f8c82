"""Plain HTTP: headers on every answer, who may ask, how much, and nothing beside the web folder."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from server.house import House, opened
from server.lines import greeting, raw_connection
from server.people import Answer, Person
from tablee.server import wire
from tablee.server.web import http_protocol, requests
from tablee.server.web.headers import SAFE
from tablee.server.web.requests import Settings


@pytest.fixture
def house(tmp_path: Path, runner: asyncio.Runner) -> Iterator[House]:
    """A house with a web folder, and something beside it that is nobody's business."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>Tablée</title>")
    (tmp_path / "web" / "assets" / "app.js").write_text("play()")
    (tmp_path / "web" / "beside.txt").write_text("private")
    context = opened(tmp_path / "db")
    yield runner.run(context.__aenter__())
    runner.run(context.__aexit__(None, None, None))


async def raw(house: House, request: bytes) -> tuple[bytes, bytes]:
    """Head and body of what comes back for these bytes, until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(request)
    content = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    head, _, body = content.partition(b"\r\n\r\n")
    return head, body


def request(method: str, target: str, *lines: str) -> bytes:
    return "\r\n".join(
        [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *lines, "", ""]
    ).encode("latin-1")


# Headers


def is_safe(headers: dict[str, str]) -> bool:
    return {name.lower(): value for name, value in SAFE}.items() <= headers.items()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/anything", 200),
        ("HEAD", "/", 200),
        ("GET", "/assets/app.js", 200),
        ("GET", "/assets/none.js", 404),
        ("GET", "/favicon.svg", 404),
        ("GET", "/healthz", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/shelf", 200),
        ("GET", "/api/rules/mu/fr", 200),
        ("GET", "/api/rules/mu/de", 404),
        ("GET", "/api/rules/chess/fr", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/replays/none/record", 404),
        ("DELETE", "/api/me", 405),
        ("POST", "/", 405),
        ("POST", "/api/rooms", 400),
        ("POST", "/api/me/link", 401),
    ],
)
async def test_every_answer_carries_the_safe_headers(
    house: House, method: str, path: str, status: int
) -> None:
    answer = await house.stranger().ask(method, path)
    assert answer.status == status
    assert is_safe(dict(answer.headers)), answer.headers
    assert "server" not in answer.headers
    if status >= 400 and path != "/favicon.svg":
        assert answer.key


async def test_numbers_that_lie_apart_are_choices_on_the_shelf(house: House) -> None:
    answer = await house.stranger().ask("GET", "/api/shelf")
    shelf = msgspec.json.decode(answer.content, type=list[wire.GameInfo])
    options = {option.name: option for game in shelf for option in game.options}
    assert (options["size"].choices, options["delay"].choices) == (["4", "6"], [])


async def test_the_shelf_tells_which_games_teach(house: House) -> None:
    answer = await house.stranger().ask("GET", "/api/shelf")
    shelf = msgspec.json.decode(answer.content, type=list[wire.GameInfo])
    teaching = {game.name for game in shelf if game.teaches}
    assert teaching == {"calcory", "diego", "pique_points", "safaru"}


async def test_a_built_file_is_kept_and_sent_compressed_to_who_reads_that(
    house: House, tmp_path: Path
) -> None:
    script = "play()" * 1000
    (tmp_path / "web" / "assets" / "app-1a2b.js").write_text(script)
    (tmp_path / "web" / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(script.encode()))
    plain = await house.stranger().ask("GET", "/assets/app-1a2b.js")
    small = await house.stranger().ask(
        "GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"}
    )
    assert plain.content == gzip.decompress(small.content) == script.encode()
    assert (plain.headers.get("content-encoding"), small.headers["content-encoding"]) == (
        None,
        "gzip",
    )
    for answer in (plain, small):
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "Accept-Encoding"
    alone = await house.stranger().ask("GET", "/assets/app.js", headers={"Accept-Encoding": "gzip"})
    assert (alone.content, alone.headers.get("content-encoding")) == (b"play()", None)


async def test_an_answer_to_nonsense_carries_them_too(house: House) -> None:
    for nonsense in (
        b"\x16\x03\x01\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x00\r\n",
    ):
        head, _ = await raw(house, nonsense)
        assert head.startswith(b"HTTP/1.1 400")
        for name, value in SAFE:
            assert f"{name}: {value}".lower().encode() in head.lower()


async def test_health_is_told_to_everybody(house: House) -> None:
    await house.room("rows", seats=2)
    answer = await house.stranger().ask("GET", "/healthz")
    assert answer.contents() == {"ok": True, "rooms": 1}


async def test_without_a_client_the_page_says_what_to_do(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", settings=Settings(tmp_path / "none")) as house:
        answer = await house.stranger().ask("GET", "/")
        assert answer.status == 503 and b"make setup" in answer.content


# Nothing beside the web folder


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/../beside.txt", "/assets/%2e%2e/beside.txt", "/assets/..%2fbeside.txt"),
        *("/assets/%2e%2e%2f%2e%2e%2fdb", "/assets//etc/passwd", "/assets/....//beside.txt"),
        *("/assets/..\\beside.txt", "/assets/..%5cbeside.txt", "/assets/%00", "/assets/app.js%00"),
        *("/assets/../../db.key", "//etc/passwd", "/..%2f..%2fdb", "/assets/", "/assets"),
        "/assets/" + "a" * 2000,
    ],
)
async def test_nothing_beside_the_web_folder_is_served(house: House, path: str) -> None:
    head, body = await raw(house, request("GET", path))
    assert head.startswith((b"HTTP/1.1 404", b"HTTP/1.1 200", b"HTTP/1.1 307", b"HTTP/1.1 400"))
    assert b"private" not in body and b"root:" not in body and b"SQLite" not in body
    if b" 200 " in head:
        assert b"<title>" in body, "what isn't found there is the page"


# Who may ask

WRITES = [
    ("PUT", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/rooms", {"game": "rows"}),
    ("POST", "/api/me/link", None),
    ("POST", "/api/me/revoke", None),
    ("POST", "/api/me/forget", None),
    ("POST", "/api/enter", {"token": "x"}),
]


@pytest.mark.parametrize(("method", "path", "body"), WRITES)
async def test_another_site_cannot_ask_in_a_guests_name(
    house: House, method: str, path: str, body: object
) -> None:
    guest = await house.guest("Anne")
    own = f"http://{guest.host}"
    for headers in (
        {"X-Tablee": ""},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": f"{own}.evil.example"},
        {"Origin": f"http://evil@{guest.port}"},
        {"Origin": own.replace("http:", "https:")},
        {"Origin": own.upper()},
    ):
        answer = await guest.ask(method, path, body, headers)
        assert (answer.status, answer.key) == (403, "request-foreign"), headers
    assert (await guest.ask("GET", "/api/me")).contents()["name"] == "Anne"
    assert (await guest.ask(method, path, body, {"Origin": own})).status in (200, 404)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "", "x"])
async def test_a_page_of_another_site_opens_no_socket(house: House, origin: str) -> None:
    host = await house.room("rows", seats=2)
    lines = [
        *("Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Origin: {origin}"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: {host.person.cookie}"),
    ]
    target = f"/ws/r/{host.the_room.link}"
    sent = request("GET", target, *lines).replace(b"Connection: close", b"Connection: Upgrade")
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(sent)
    assert await reader.readline() == b"HTTP/1.1 403 Forbidden\r\n"
    writer.close()


async def test_the_public_address_may_ask_behind_a_proxy(tmp_path: Path, runner: object) -> None:
    settings = Settings(tmp_path, "https://games.example", True)
    async with opened(tmp_path / "db", settings=settings) as house:
        stranger = house.stranger()
        for origin, status in (("https://games.example", 200), ("https://evil.example", 403)):
            answer = await stranger.ask("PUT", "/api/me", {"name": "A"}, {"Origin": origin})
            assert answer.status == status


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "LOCALHOST:80", "[::1]:8321", "192.168.1.20:8321", "tab.localhost"],
)
async def test_the_server_answers_to_its_names_and_to_addresses(house: House, host: str) -> None:
    assert (await house.stranger().ask("GET", "/api/me", headers={"Host": host})).status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "[", "127.0.0.1.nip.io"]
)
async def test_no_other_name_leads_to_it(
    house: House, host: str, caplog: pytest.LogCaptureFixture
) -> None:
    """DNS rebinding: the page's own name leads to us, and its requests are of its own origin."""
    answer = await house.stranger().ask(
        "PUT", "/api/me", {"name": "A"}, {"Host": host, "Origin": f"http://{host}"}
    )
    assert (answer.status, answer.key) == (421, "host-unknown")
    room = await house.room("rows", seats=2)
    sent = greeting(house.port, f"/ws/t/{room.the_room.id}", room.person.cookie)
    async with raw_connection(house.port) as socket:
        await socket.send(sent.replace(f"127.0.0.1:{house.port}".encode(), host.encode()))
        assert await socket.reader.readline() == b"HTTP/1.1 403 Forbidden\r\n"
    events = {record.getMessage() for record in caplog.records if record.name == "tablee.security"}
    assert events == {"a request by a name that isn't ours is refused"}


async def test_a_host_may_allow_other_names(tmp_path: Path, runner: object) -> None:
    settings = Settings(tmp_path, "https://games.example/", allowed_hosts=("Cards.example",))
    async with opened(tmp_path / "db", settings=settings) as house:
        for host, status in (
            ("games.example", 200),
            ("cards.example:8443", 200),
            ("other.example", 421),
        ):
            answer = await house.stranger().ask("GET", "/healthz", headers={"Host": host})
            assert answer.status == status


@pytest.mark.parametrize(("url", "is_told"), [("https://a.example", True), ("http://a.b", False)])
async def test_browsers_are_told_of_https_where_it_is_there(
    tmp_path: Path, runner: object, url: str, is_told: bool
) -> None:
    async with opened(tmp_path / "db", settings=Settings(tmp_path, url)) as house:
        answer = await house.stranger().ask("GET", "/healthz")
        told = answer.headers.get("strict-transport-security")
        assert told == ("max-age=31536000" if is_told else None), "a year"


async def test_what_is_refused_is_in_the_log_without_a_name_or_an_address(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    guest = await house.guest("Xanthippe")
    await guest.ask("PUT", "/api/me", {"name": "A"}, {"Origin": "https://evil.example"})
    guest.cookie = "tablee=Xanthippe.forged"
    await guest.ask("GET", "/api/me")
    site = house.visitors
    site.requests.take("127.0.0.1", site.clock.elapsed())
    site.requests.buckets["127.0.0.1"].level = -1e6
    await guest.ask("GET", "/api/me")
    found = [record.getMessage() for record in caplog.records if record.name == "tablee.security"]
    assert found == [
        "a request of another site is refused",
        "a cookie isn't ours",
        "a limit is reached: requests of an address",
    ]


# What may be asked


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "message-unreadable"),
        (b"{", 400, "message-unreadable"),
        (b"null", 400, "message-unreadable"),
        (b'{"name": 5}', 400, "message-unreadable"),
        (b'{"name": "A", "admin": true}', 400, "message-unreadable"),
        (b'{"name": "\xff"}', 400, "message-unreadable"),
        (b'{"name": "\\ud800"}', 400, "message-unreadable"),
        (b"[" * 4000, 400, "message-unreadable"),
        (b'{"name": ' + b"[" * 4000, 400, "message-unreadable"),
        (b'{"name": "' + b"x" * 5000 + b'"}', 413, "message-too-long"),
        (b"x" * 2_000_000, 413, "message-too-long"),
    ],
)
async def test_a_bad_body_is_told(house: House, body: bytes, status: int, key: str) -> None:
    answer = await house.stranger().ask("PUT", "/api/me", body)
    assert (answer.status, answer.key) == (status, key)


async def test_a_room_of_no_game_is_told(house: House) -> None:
    answer = await house.stranger().ask("POST", "/api/rooms", {"game": "chess"})
    assert (answer.status, answer.key) == (400, "game-unknown")


async def test_random_requests_are_survived(house: House) -> None:
    luck = Random(6)
    targets = ["/", "/api/me", "/api/rooms", "/ws/r/x", "/ws/t/x", "/assets/%ff", "*", "/\xe9"]
    for _ in range(150):
        method = luck.choice(["GET", "POST", "PUT", "OPTIONS", "TRACE", "HEAD", "X"])
        lines = [
            luck.choice(
                ["Upgrade: websocket", "Content-Length: 5", "Content-Length: -1", "X: \xe9"]
            ),
            luck.choice(
                ["Transfer-Encoding: chunked", "Cookie: tablee=\xff", "Origin: \xe9", "Y: 1"]
            ),
        ]
        sent = request(method, luck.choice(targets), *lines)
        if luck.random() < 0.5:
            sent = sent.replace(b"Connection: close", b"Connection: Upgrade")
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(sent + luck.randbytes(luck.choice([0, 0, 20])))
        try:
            async with asyncio.timeout(0.05):
                await reader.read()
        except TimeoutError:
            pass
        writer.transport.abort()
    assert (await house.stranger().ask("GET", "/healthz")).status == 200


# How long


async def test_half_a_request_is_not_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http_protocol, "IDLE_SECONDS", 0.3)
    for beginning in (b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX: "):
        head, _ = await raw(house, beginning)
        assert head == b""
    answered = request("GET", "/healthz").replace(b"Connection: close\r\n", b"")
    head, rest = await raw(house, answered + b"GET / HT")
    assert head.startswith(b"HTTP/1.1 200") and b"HTTP/1.1" not in rest


async def test_half_a_body_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.3)
    sent = request("PUT", "/api/me", "X-Tablee: 1", "Content-Length: 20") + b'{"na'
    head, body = await raw(house, sent)
    assert head.startswith(b"HTTP/1.1 408") and b"message-unreadable" in body


async def test_who_goes_in_the_middle_of_a_body_is_no_trouble(house: House) -> None:
    sent = request("PUT", "/api/me", "X-Tablee: 1", "Content-Length: 20") + b'{"na'
    for _ in range(5):
        _, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(sent)
        await writer.drain()
        await asyncio.sleep(0.02)
        writer.transport.abort()
    await asyncio.sleep(0.1)
    assert (await house.stranger().ask("GET", "/healthz")).status == 200


# How much


async def many(person: Person, count: int, method: str, path: str, body: object) -> list[Answer]:
    return [await person.ask(method, path, body) for _ in range(count)]


async def test_a_guest_opens_so_many_rooms_and_others_still_can(house: House) -> None:
    greedy, other = await house.guest("Mallory"), await house.guest("Anne")
    answers = await many(greedy, 31, "POST", "/api/rooms", {"game": "rows"})
    assert [answer.status for answer in answers] == [200] * 30 + [429]
    assert answers[-1].key == "rooms-too-many"
    assert (await other.ask("POST", "/api/rooms", {"game": "rows"})).status == 200


async def test_a_guest_changes_so_much_and_others_still_can(house: House) -> None:
    greedy, other = await house.guest("Mallory"), await house.guest("Anne")
    answers = await many(greedy, 75, "PUT", "/api/me", {"name": "M"})
    assert {answer.status for answer in answers[:50]} == {200}
    assert (answers[-1].status, answers[-1].key) == (429, "requests-too-many")
    assert (await other.ask("PUT", "/api/me", {"name": "A"})).status == 200


async def test_an_address_asks_so_much_and_others_still_can(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await house.room("rows", seats=2)
    site = house.visitors
    monkeypatch.setattr(site.requests, "burst", 20)
    monkeypatch.setattr(site.requests, "rate", 0.01)
    near, far = house.stranger("127.0.0.3"), house.stranger("127.0.0.4")
    answers = await many(near, 21, "GET", "/healthz", None)
    assert (answers[-1].status, answers[-1].key) == (429, "requests-too-many")
    assert is_safe(dict(answers[-1].headers))
    assert (await far.ask("GET", "/healthz")).status == 200
    await host.succeeds(wire.Stand)


async def test_new_guests_of_an_address_have_a_limit_that_a_class_doesnt_reach(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = [house.stranger("127.0.0.5") for _ in range(60)]
    answers = [await person.ask("PUT", "/api/me", {"name": "Pupil"}) for person in people]
    assert {answer.status for answer in answers} == {200}
    site = house.visitors
    site.new_guests.buckets["127.0.0.5"].level = 0
    late = await house.stranger("127.0.0.5").ask("PUT", "/api/me", {"name": "Late"})
    assert (late.status, late.key) == (429, "requests-too-many")
    assert "a limit is reached: new guests" in [r.getMessage() for r in caplog.records]
    assert (await people[0].ask("PUT", "/api/me", {"name": "P"})).status == 200


async def test_behind_a_trusted_proxy_the_visitors_address_counts(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db", settings=Settings(tmp_path, "", True)) as house:
        for number in range(3):
            forwarded = {"X-Forwarded-For": f"10.0.0.1, 192.0.2.{number}"}
            await house.stranger().ask("GET", "/healthz", headers=forwarded)
        assert sorted(house.visitors.requests.buckets) == [f"192.0.2.{n}" for n in range(3)]
    async with opened(tmp_path / "db") as house:
        await house.stranger().ask("GET", "/healthz", headers={"X-Forwarded-For": "192.0.2.9"})
        assert sorted(house.visitors.requests.buckets) == ["127.0.0.1"]

"""Frames that nobody with good intentions sends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

COMMANDS: list[dict[str, object]] = [
    {"t": "play", "table": "x", "view": 0, "moves": ["pass"]},
    {"t": "claim", "table": "x", "view": 0, "claim": "grab"},
    {"t": "pause", "table": "x", "wanted": True},
    {"t": "break-off", "table": "x"},
    {"t": "continue", "table": "x"},
    {"t": "sit", "seat": 1},
    {"t": "stand"},
    {"t": "seat-bot", "seat": 1, "bot": "random"},
    {"t": "start"},
    {"t": "say", "text": "x"},
    {"t": "rename", "person": "x", "name": "x"},
    {"t": "remove", "person": "x"},
    {"t": "renew-link"},
    {"t": "allow", "chat": True, "spectators": True},
    {"t": "stand-in", "seat": 0, "wanted": True},
    {"t": "class-start", "rooms": []},
    {"t": "class-move", "pupil": "x", "room": ""},
    {"t": "class-return", "sign": 10, "let_in": True},
    {
        **{"t": "configure", "game": "mu", "seats": 3, "options": {}, "pace": "none"},
        **{"turn_seconds": 0, "absent_seconds": 60},
    },
]
VALUES: list[object] = [
    *(None, True, -1, 2**31, 10**30, 1.5, 1e308, "", "x" * 500, "\x00", "../..", "😀" * 60, [], {}),
    *([[[[]]]], {"a": {"b": {}}}, ["pass"] * 50, [1], {"1": 2}, "é\u202e"),
]
TEXTS = [
    *(
        "",
        " ",
        "null",
        "true",
        "[]",
        "{}",
        '"play"',
        "0",
        "NaN",
        "-Infinity",
        "{",
        '{"t"',
        "]",
        "\x00",
    ),
    *('{"t":"play"}', '{"t":"nothing","id":"12345678"}', '{"t":1,"id":"12345678"}', "{}{}"),
    *(
        '{"t":"stand","id":"short"}',
        '{"t":"stand","id":12345678}',
        '{"id":"12345678","t":"stand",}',
    ),
    *('{"t":"stand","id":"12345678","t":"start"}', '{"t":"say","id":"12345678","text":"\\ud800"}'),
    *('{"t":"say","id":"12345678","text":"\\udc00\\ud800"}', "[" * 2000, '{"t":' * 600, "1" * 4000),
    *('{"t":"stand","id":"' + "x" * 3900 + '"}', "é" * 16_385, "x" * 32_769, "x" * 60_000),
]


def meddled(luck: Random) -> str:
    """A command with something wrong in it, or nothing but its values."""
    command: dict[str, object] = {**luck.choice(COMMANDS), "id": f"{luck.getrandbits(64):016x}"}
    name = luck.choice([*command, "extra"])
    if luck.random() < 0.2:
        command.pop(name, None)
    else:
        command[name] = luck.choice(VALUES)
    return json.dumps(command)


def noise(luck: Random) -> str:
    return "".join(
        chr(luck.choice([luck.randrange(128), luck.randrange(0xD000)])) for _ in range(30)
    )


def cut(luck: Random) -> str:
    text = meddled(luck)
    return text[: luck.randrange(len(text))]


def frames(luck: Random) -> Iterator[str | bytes]:
    """For ever."""
    yield from TEXTS
    while True:
        yield luck.choice([meddled, meddled, noise, cut])(luck)
        if luck.random() < 0.1:
            yield luck.randbytes(luck.randrange(200))


# Below the messages: bytes on a socket that has been opened

MASKED = 0x80


def frame(opcode: int, payload: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    size = len(payload)
    head = bytes([opcode | (0x80 if final else 0)])
    mark = MASKED if masked else 0
    if size < 126:
        head += bytes([mark | size])
    else:
        head += bytes([mark | 126]) + size.to_bytes(2, "big")
    return head + (bytes(4) if masked else b"") + payload


RAW = {
    "nothing": b"",
    "http": b"GET / HTTP/1.1\r\n\r\n",
    "unmasked": frame(1, b"{}", masked=False),
    "unknown opcode": frame(5, b"x"),
    "reserved bits": bytes([0xF1, 0x80, 0, 0, 0, 0]),
    "broken text": frame(1, b"\xff\xfe"),
    "broken text in two": frame(1, b"\xe2\x82", final=False) + frame(0, b"x"),
    "more without a beginning": frame(0, b"x"),
    "a new one within another": frame(1, b"a", final=False) + frame(1, b"b"),
    "a long ping": frame(9, b"x" * 126),
    "pings": frame(9, b"x") * 500,
    "a pong": frame(10, b"?"),
    "close and go on": frame(8, b"\x03\xe8") + frame(1, b"{}"),
    "a bad close": frame(8, b"\x00"),
    "a bad code": frame(8, b"\x00\x01"),
    "too big": bytes([0x81, MASKED | 127]) + (2**40).to_bytes(8, "big") + bytes(4),
    "a negative size": bytes([0x81, MASKED | 127]) + b"\xff" * 8 + bytes(4),
    "half a head": bytes([0x81, MASKED | 126, 1]),
    "half a text": bytes([0x81, MASKED | 100, 0, 0, 0, 0]) + b"x" * 50,
    "in a thousand parts": frame(1, b"x", final=False) + frame(0, b"x", final=False) * 1000,
}

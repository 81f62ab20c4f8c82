"""docs/protocol.md names every message, field and limit, and its examples can be read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tablee.server import app, live, room, room_socket, visitors, wire

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block)
    for block in re.findall(r"^```json\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
]

FROM_CLIENT: list[type[msgspec.Struct]] = list(get_args(wire.FromClient))
FROM_SERVER: list[type[msgspec.Struct]] = list(get_args(wire.FromServer))
PARTS: list[type[msgspec.Struct]] = [
    *(wire.Person, wire.SeatInfo, wire.Tally, wire.Offer, wire.Told, wire.ScoreRow),
    *(wire.GameInfo, wire.BoxInfo, wire.OptionInfo, wire.PlayedMatch),
    *(wire.Replay, wire.ReplaySeat, wire.ReplayDeal),
]
OVER_HTTP: list[type[msgspec.Struct]] = [
    *(wire.GameInfo, wire.PlayedMatch, wire.Replay, wire.ReplayDeal)
]


def tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def keys(value: object) -> set[str]:
    """Every key that stands anywhere in a JSON value."""
    match value:
        case dict():
            return set(value).union(*map(keys, value.values()))
        case list():
            return set().union(*map(keys, value))
    return set()


def name(message: type[msgspec.Struct]) -> str:
    return message.__name__


@pytest.mark.parametrize("message", [*FROM_CLIENT, *FROM_SERVER], ids=name)
def test_every_message_has_its_section_and_a_whole_example(message: type[msgspec.Struct]) -> None:
    assert f"\n### `{tag(message)}`\n" in TEXT
    (example,) = [example for example in EXAMPLES if example.get("t") == tag(message)]
    assert set(example) == {"t", *message.__struct_fields__}
    msgspec.json.decode(json.dumps(example), type=message)  # its values are of the right types


@pytest.mark.parametrize("part", PARTS, ids=name)
def test_every_field_of_a_part_stands_in_an_example(part: type[msgspec.Struct]) -> None:
    shown = set().union(*map(keys, EXAMPLES))
    assert set(part.__struct_fields__) <= shown


def test_the_examples_of_a_client_are_what_the_server_reads() -> None:
    tags = {tag(message) for message in FROM_CLIENT}
    for example in EXAMPLES:
        if example.get("t") in tags:
            wire.read(json.dumps(example).encode())


def test_no_example_is_of_a_message_that_is_gone() -> None:
    tags = {tag(message) for message in [*FROM_CLIENT, *FROM_SERVER]}
    assert {example["t"] for example in EXAMPLES if "t" in example} == tags
    plain = [example for example in EXAMPLES if "t" not in example]
    for example, kind in zip(plain, OVER_HTTP, strict=True):
        msgspec.convert(example, kind, strict=True)


def test_every_close_code_is_explained() -> None:
    for code in wire.Close:
        assert f"| {code.value} | {code.name} |" in TEXT


def test_every_path_is_listed() -> None:
    source = Path(str(app.__file__)).read_text("utf-8")
    paths = re.findall(r'Route\("(/(?:api|ws|healthz)[^"]*)"', source)
    assert len(paths) > 10
    for path in paths:
        if "{path" not in path:
            assert re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), path) in TEXT, path


def test_the_limits_are_those_of_the_server() -> None:
    limits = TEXT.partition("### Limits")[2].partition("##")[0]
    for number in [
        *(room_socket.LARGEST_FRAME, visitors.LARGEST_BODY, live.LONGEST_OUTBOX),
        *(room_socket.MESSAGES_A_SECOND, room_socket.MESSAGES_AT_ONCE, room_socket.STRIKES),
        *(room_socket.SOCKETS_PER_GUEST, room_socket.SOCKETS_PER_ADDRESS, room.MOST_PEOPLE),
        *(room_socket.ENTRIES_AT_ONCE, visitors.REQUESTS_AT_ONCE, visitors.REQUESTS_A_SECOND),
        *(visitors.ROOMS_AN_HOUR, visitors.ROOMS_AN_HOUR_PER_ADDRESS, visitors.CHANGES_AT_ONCE),
        *(visitors.GUESTS_AN_HOUR_PER_ADDRESS, wire.MOST_MOVES, wire.LONGEST_NAME),
        *(wire.LONGEST_CHAT, live.CHAT_BURST, visitors.REPLAYS_AT_ONCE),
    ]:
        assert re.search(rf"\b{number}\b", limits), number

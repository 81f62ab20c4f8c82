"""docs/protocol.md names every message, field and limit, and its examples can be read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tablee.engine.shown import Happened, Offer, ShownClock, View
from tablee.engine.words import ScoreLine, Sentence
from tablee.server import turns, wire
from tablee.server.classes import document, http, live_class
from tablee.server.limits import Limits
from tablee.server.rooms import chat, connection, live_room, room
from tablee.server.web import app, http_protocol, requests, sockets, websocket

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block)
    for block in re.findall(r"^```json\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
]

FROM_CLIENT: list[type[msgspec.Struct]] = list(get_args(wire.FromClient))
FROM_SERVER: list[type[msgspec.Struct]] = list(get_args(wire.FromServer))
PARTS: list[type] = [
    *(wire.Person, wire.SeatInfo, wire.Tally, wire.Around, wire.ClockNow),
    *(View, Offer, Happened, ShownClock, ScoreLine, Sentence),
    *(wire.GameInfo, wire.BoxInfo, wire.OptionInfo, wire.PlayedMatch),
    *(wire.MyRoom, wire.ScoredDeals, wire.Device),
    *(wire.Replay, wire.ReplaySeat, wire.ReplayDeal),
    *(wire.ClassInvitation, wire.RosterName, wire.ClassTable, wire.ClassSeat, wire.ReturnAsked),
]
OVER_HTTP: list[type[msgspec.Struct]] = [
    *(wire.Device, wire.GameInfo, wire.MyRoom, wire.PlayedMatch, wire.Replay),
    *(wire.ScoredDeals, wire.ReplayDeal, wire.ClassInvitation),
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


def name(message: type) -> str:
    return message.__name__


@pytest.mark.parametrize("message", [*FROM_CLIENT, *FROM_SERVER], ids=name)
def test_every_message_has_its_section_and_a_whole_example(message: type[msgspec.Struct]) -> None:
    assert f"\n### `{tag(message)}`\n" in TEXT
    (example,) = [example for example in EXAMPLES if example.get("t") == tag(message)]
    assert set(example) == {"t", *message.__struct_fields__}
    msgspec.json.decode(json.dumps(example), type=message)  # its values are of the right types


@pytest.mark.parametrize("part", PARTS, ids=name)
def test_every_field_of_a_part_stands_in_an_example(part: type) -> None:
    shown = set().union(*map(keys, EXAMPLES))
    described = msgspec.inspect.type_info(part)
    assert isinstance(described, msgspec.inspect.StructType | msgspec.inspect.DataclassType)
    assert {field.name for field in described.fields} <= shown


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
    limits, usual = TEXT.partition("### Limits")[2].partition("##")[0], Limits()
    for number in [
        *(sockets.LARGEST_FRAME, requests.LARGEST_BODY, connection.LONGEST_OUTBOX),
        *(sockets.MESSAGES_A_SECOND, sockets.MESSAGES_AT_ONCE, sockets.STRIKES),
        *(usual.sockets_per_guest, usual.sockets_per_address, room.MOST_PEOPLE),
        *(sockets.ENTRIES_AT_ONCE, usual.requests_per_second, usual.guests_per_hour),
        *(usual.rooms_per_person, usual.classes_per_person, usual.rooms_per_hour),
        *(usual.rooms_per_hour_and_address, usual.connections_per_address),
        *(requests.CHANGES_AT_ONCE, wire.MOST_MOVES, wire.LONGEST_NAME),
        *(http_protocol.LARGEST_HEAD // 1024, int(http_protocol.HEAD_SECONDS)),
        *(wire.LONGEST_CHAT, chat.CHAT_BURST, requests.REPLAYS_AT_ONCE, requests.PRINTS_AT_ONCE),
        *(
            requests.DECKS_AT_ONCE,
            requests.DECKS_A_SECOND,
            turns.MOST_OF_ONE,
            turns.MOST_OF_ADDRESS,
        ),
        *(websocket.FRAMES_AT_ONCE, websocket.FRAMES_A_SECOND, websocket.FRAGMENTS_PER_MESSAGE),
        *(websocket.BYTES_AT_ONCE // 1024, websocket.BYTES_A_SECOND // 1024),
        *(document.MOST_PUPILS, http.GUESSES_AN_HOUR, http.GUESSES_AN_HOUR_PER_ADDRESS),
        *(live_class.NEWCOMERS_AT_ONCE, live_room.CHANGES_AT_ONCE, live_room.CHANGES_A_SECOND),
        *(int(websocket.STALL_SECONDS), int(websocket.CLOSE_SECONDS)),
    ]:
        assert re.search(rf"\b{number}\b", limits), number

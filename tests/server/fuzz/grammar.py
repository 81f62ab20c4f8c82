"""Commands made from the types of the wire, then spoilt, then cut into frames.

Most are well-formed and speak of what there is: only so does one get past the door.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from server.hostile import TEXTS, VALUES, frame
from tablee.bots import known_bots
from tablee.engine.shown import Offer
from tablee.games import known_games
from tablee.server import wire
from tablee.server.rooms.room import PACES

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MOST_KNOWN = 30  # words of one kind that are remembered

COMMANDS = msgspec.inspect.type_info(wire.FromClient)
assert isinstance(COMMANDS, msgspec.inspect.UnionType)
STRUCTS = [kind for kind in COMMANDS.types if isinstance(kind, msgspec.inspect.StructType)]
KINDS = [str(kind.tag) for kind in STRUCTS]
# More of what keeps a match going, less of what ends it for those who say it.
OFTEN = {"play": 8.0, "start": 3.0, "configure": 3.0, "stand-in": 2.0}
SELDOM = dict.fromkeys(["leave", "remove", "break-off", "renew-link", "pause", "class-remove"], 0.2)
SELDOM["class-close"] = 0.05
WEIGHTS = [OFTEN.get(kind, SELDOM.get(kind, 1.0)) for kind in KINDS]


class Known:
    """What an attacker may say where: names of games, and what the server has told it."""

    def __init__(self) -> None:
        games = known_games()
        bots = {bot for shelved in games.values() for bot in known_bots(shelved.game)}
        self.words: defaultdict[str, list[Any]] = defaultdict(list)
        self.words |= {"game": list(games), "bot": ["", *bots], "pace": list(PACES)}
        self.words |= {
            "seats": [2, 3, 4, 5],
            "seat": [0, 1, 2, 3],
            "absent_seconds": [1, 60, 86_400],
        }
        self.words |= {"turn_seconds": [0, 1, 3600], "options": [{}], "claim": ["grab", "contest"]}

    def learn(self, message: dict[str, Any]) -> None:
        """From a room, a class or a view, as it comes off the wire."""
        if message["t"] == "class":
            tables = message["tables"]
            self.words["room"] = ["", *(table["room"] for table in tables)]
            self.words["rooms"] = [[], *([table["room"]] for table in tables)]
            pupils = [seat["pupil"] for table in tables for seat in table["seats"]]
            self.words["pupil"] = [pupil for pupil in pupils if pupil]
            self.words["sign"] = [asked["sign"] for asked in message["returns"]]
        elif message["t"] == "room":
            self.note("person", *(person["id"] for person in message["people"]))
        elif message["t"] == "view":
            self.words["table"] = [message["table"]]
            self.words["view"] = [message["number"]]
            verbs = [offer["verb"] for offer in message["seen"]["offers"]]
            self.words["moves"] = [[move] for move in offered(message)] or [
                [verb] for verb in verbs
            ]

    def note(self, kind: str, *values: object) -> None:
        self.words[kind] = [*self.words[kind], *values][-MOST_KNOWN:]


def offered(view: dict[str, Any]) -> list[str]:
    return [text for offer in view["seen"]["offers"] for text in Offer(**offer).texts()][:100]


def new_name(luck: Random) -> str:
    return f"{luck.getrandbits(64):016x}"


def command(luck: Random, known: Known) -> dict[str, Any]:
    """As its type wants it; in nine of ten places with a word that means something."""
    (kind,) = luck.choices(STRUCTS, WEIGHTS)
    made: dict[str, Any] = {"t": kind.tag, "id": new_name(luck)}
    for field in kind.fields:
        words = known.words[field.name]
        if field.name != "id":
            is_known = bool(words) and luck.random() < 0.9
            made[field.name] = luck.choice(words) if is_known else value(luck, field.type)
    return made


def value(luck: Random, kind: msgspec.inspect.Type) -> Any:
    match kind:
        case msgspec.inspect.StrType():
            least, most = kind.min_length or 0, min(kind.max_length or 50, 200)
            letters = luck.choice(["abc", "0123456789", "é\u202e\u0301", "😀\u200d", ' "\\/<'])
            return "".join(luck.choice(letters) for _ in range(luck.choice([least, 5, most])))
        case msgspec.inspect.IntType():
            return luck.choice([kind.ge or 0, 1, luck.randrange(1000), kind.le or 2**31])
        case msgspec.inspect.BoolType():
            return luck.random() < 0.5
        case msgspec.inspect.ListType():
            return [value(luck, kind.item_type) for _ in range(luck.choice([1, 2, 20]))]
        case msgspec.inspect.DictType():
            size = luck.choice([0, 1, 5])
            return {
                str(value(luck, kind.key_type)): value(luck, kind.value_type) for _ in range(size)
            }
    raise AssertionError(f"the wire has a new kind of field: {kind}")


# Spoilt


def spoilt(luck: Random, made: dict[str, Any]) -> str:
    """Half of them are left as they are."""
    roll = luck.random()
    name = luck.choice([*made, "extra"])
    if roll < 0.1:
        made.pop(name, None)
    elif roll < 0.25:
        made[name] = luck.choice(VALUES)
    text = json.dumps(made, ensure_ascii=luck.random() < 0.5)
    if 0.25 <= roll < 0.35:
        return text[: luck.randrange(len(text))]
    if 0.35 <= roll < 0.45:
        at = luck.randrange(len(text))
        return text[:at] + chr(luck.randrange(32, 0x2FF)) + text[at + 1 :]
    return luck.choice(TEXTS) if 0.45 <= roll < 0.48 else text


# Frames


def frames(luck: Random, text: str) -> Iterator[bytes]:
    """One text as frames: whole, in parts with pings between, or as what isn't text."""
    content, roll = text.encode("utf-8", "surrogatepass"), luck.random()
    if roll < 0.70:
        yield frame(TEXT, content)
    elif roll < 0.90:
        yield from parts(luck, content)
    elif roll < 0.985:
        yield frame(luck.choice([PING, PONG]), luck.randbytes(luck.randrange(126)))
    else:
        yield frame(BINARY, content)


def parts(luck: Random, content: bytes) -> Iterator[bytes]:
    count = luck.randrange(2, 8)
    cuts = sorted(luck.randrange(len(content) + 1) for _ in range(count - 1))
    pieces = [content[a:b] for a, b in zip([0, *cuts], [*cuts, len(content)], strict=True)]
    for n, piece in enumerate(pieces):
        yield frame(TEXT if n == 0 else 0, piece, final=n == len(pieces) - 1)
        if luck.random() < 0.3:
            yield frame(PING, b"between")

"""A match as one line of JSON, and its proof: replayed, it gives the same states and scores.

The digest is a chain: SHA-256 over the head of the record and the dealt state, then, for every
move, over the link before, the seat, the move and the whole open state after it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from tablee.engine.game import AnyGame, option_values
from tablee.engine.lessons import Lesson, steps
from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.options import BadOption, Options, OptionValue, option_text
from tablee.engine.rng import BadSeed, seeded
from tablee.engine.state import AnyState, IllegalMove
from tablee.engine.words import Params, Text

FORMAT: Final = 1
HOUSE_NAME: Final = "house"
PLAYERS: Final = ("person", "bot", "stand-in", HOUSE_NAME)


class BadRecord(Exception):
    """This record can't be read or replayed; `why` says what is wrong and where."""

    def __init__(self, key: str, params: Params) -> None:
        super().__init__(key, params)
        self.why = Text(key, params)


@dataclass(frozen=True)
class Record:
    """A match: what replays it, what came of it, and, if known, when and by whom."""

    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    rng: str
    seed: str
    moves: list[tuple[Seat, str]]
    scores: list[list[int]]
    digest: str
    at: list[int] = field(default_factory=list)  # milliseconds since the start, move by move
    by: list[str] = field(default_factory=list)  # one of PLAYERS, move by move


def describe(state: AnyState) -> dict[str, object]:
    """The whole open state, as `replay --full` prints it."""
    described: dict[str, object] = {
        "deal": state.deal,
        "dealer": state.dealer,
        "active": [seat_name(seat) for seat in state.active()],
        "settled": state.settled,
        "over": state.over,
        "scores": state.deal_scores,
        "lines": [
            [line.seat, line.article, line.key, line.params, line.points] for line in state.lines
        ],
        "zones": {zone.name: zone.cards for zone in state.zones()},
        "details": state.details(),
    }
    if state.is_broken_off:  # absent elsewhere: so older records keep their digest
        described["broken_off"] = True
    return described


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seat_name(seat: Seat) -> int | str:
    return HOUSE_NAME if seat == HOUSE else seat


class Recording:
    """A match being played, and the record that grows with it."""

    def __init__(self, game: AnyGame, options: Options, seats: int, rng: str, seed: str) -> None:
        self.game = game
        self.options = options
        self.rng = rng
        self.seed = seed
        self.state = game.start(options, seats, seeded(rng, seed))
        self.moves: list[tuple[Seat, str]] = []
        self.digest = link("", [self.head(), describe(self.state)])

    def head(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules.version,
            "options": option_values(self.options),
            "seats": self.state.seats,
            "rng": self.rng,
            "seed": self.seed,
        }

    def play(self, seat: Seat, move: Move) -> None:
        self.state.play(seat, move)
        self.moves.append((seat, move.text()))
        self.digest = link(self.digest, [seat_name(seat), move.text(), describe(self.state)])

    def record(self) -> Record:
        return Record(
            game=self.game.name,
            rules=self.game.rules.version,
            options=option_values(self.options),
            seats=self.state.seats,
            rng=self.rng,
            seed=self.seed,
            moves=list(self.moves),
            scores=self.state.deal_scores,
            digest=self.digest,
        )


def link(before: str, value: object) -> str:
    return sha256((before + canonical(value)).encode()).hexdigest()


def write_record(record: Record) -> str:
    """One line, without its end."""
    fields: dict[str, object] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": record.seats,
        "rng": record.rng,
        "seed": record.seed,
        "moves": [[seat_name(seat), text] for seat, text in record.moves],
        "scores": record.scores,
        "digest": record.digest,
    }
    if record.at:
        fields["at"] = record.at
    if record.by:
        fields["by"] = record.by
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def read_record(line: str) -> Record:
    """The record in a line of text, or BadRecord."""
    fields = read_object(line)
    check_format(fields)
    for name in fields:
        if name not in KNOWN_FIELDS:
            raise BadRecord("record-unknown-field", {"field": name})
    moves = read_moves(fields)
    return Record(
        game=read_text(fields, "game"),
        rules=read_text(fields, "rules"),
        options=read_options(fields),
        seats=read_number(fields, "seats"),
        rng=read_text(fields, "rng"),
        seed=read_text(fields, "seed"),
        moves=moves,
        scores=read_scores(fields),
        digest=read_text(fields, "digest"),
        at=read_times(fields, len(moves)),
        by=read_players(fields, len(moves)),
    )


KNOWN_FIELDS: Final = (
    *("format", "game", "rules", "options", "seats", "rng", "seed", "moves", "scores", "digest"),
    *("at", "by"),
)


def read_object(line: str) -> dict[str, object]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("record-not-json", {}) from None
    if not isinstance(fields, dict) or "format" not in fields:
        raise BadRecord("record-foreign", {})
    return fields


def check_format(fields: dict[str, object]) -> None:
    number = read_number(fields, "format")
    if number > FORMAT:
        raise BadRecord("record-newer", {"format": number, "ours": FORMAT})
    if number != FORMAT:
        raise BadRecord("record-foreign", {})


def wrong(name: str) -> BadRecord:
    return BadRecord("record-wrong-field", {"field": name})


def read_field(fields: dict[str, object], name: str) -> object:
    if name not in fields:
        raise BadRecord("record-missing-field", {"field": name})
    return fields[name]


def read_text(fields: dict[str, object], name: str) -> str:
    value = read_field(fields, name)
    if not isinstance(value, str):
        raise wrong(name)
    return value


def read_number(fields: dict[str, object], name: str) -> int:
    value = read_field(fields, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(name)
    return value


def read_list(fields: dict[str, object], name: str) -> list[object]:
    value = read_field(fields, name)
    if not isinstance(value, list):
        raise wrong(name)
    return value


def read_options(fields: dict[str, object]) -> dict[str, OptionValue]:
    options = read_field(fields, "options")
    if not isinstance(options, dict):
        raise wrong("options")
    for value in options.values():
        if not isinstance(value, (bool, int, str)):
            raise wrong("options")
    return options


def read_moves(fields: dict[str, object]) -> list[tuple[Seat, str]]:
    moves: list[tuple[Seat, str]] = []
    for item in read_list(fields, "moves"):
        if not isinstance(item, list) or len(item) != 2:
            raise wrong("moves")
        seat, text = item
        if not isinstance(text, str):
            raise wrong("moves")
        moves.append((read_seat(seat), text))
    return moves


def read_seat(value: object) -> Seat:
    if value == HOUSE_NAME:
        return HOUSE
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < HOUSE:
        raise wrong("moves")
    return Seat(value)


def read_scores(fields: dict[str, object]) -> list[list[int]]:
    scores: list[list[int]] = []
    for row in read_list(fields, "scores"):
        if not isinstance(row, list):
            raise wrong("scores")
        scores.append(whole_numbers(row, "scores"))
    return scores


def whole_numbers(items: list[object], name: str) -> list[int]:
    numbers: list[int] = []
    for item in items:
        if not isinstance(item, int) or isinstance(item, bool):
            raise wrong(name)
        numbers.append(item)
    return numbers


def read_times(fields: dict[str, object], moves: int) -> list[int]:
    if "at" not in fields:
        return []
    times = whole_numbers(read_list(fields, "at"), "at")
    if len(times) != moves:
        raise wrong("at")
    return times


def read_players(fields: dict[str, object], moves: int) -> list[str]:
    if "by" not in fields:
        return []
    players: list[str] = []
    for item in read_list(fields, "by"):
        if not isinstance(item, str) or item not in PLAYERS:
            raise wrong("by")
        players.append(item)
    if len(players) != moves:
        raise wrong("by")
    return players


def opened(record: Record, game: AnyGame) -> Recording:
    """The match of a record, before its first move."""
    if record.rules != game.rules.version:
        raise BadRecord("record-other-rules", {"rules": record.rules, "ours": game.rules.version})
    if record.seats not in game.rules.seats:
        raise BadRecord("record-seats", {"seats": record.seats})
    try:
        texts = {name: option_text(value) for name, value in record.options.items()}
        options = game.read_table(texts, record.seats)
        return Recording(game, options, record.seats, record.rng, record.seed)
    except BadOption as bad:
        if bad.game:
            raise BadRecord("record-composed", {"game": bad.game}) from None
        raise BadRecord(bad.why.key, bad.why.params) from None
    except BadSeed:
        raise BadRecord("record-seed", {"rng": record.rng}) from None


class IllegalRecord(BadRecord):
    """A move of the record isn't legal where it stands."""


def replay(record: Record, game: AnyGame) -> Iterator[Recording]:
    """The match after each of its moves; every time the same object, further on."""
    match = opened(record, game)
    for n, (seat, text) in enumerate(record.moves, start=1):
        where: Params = {"n": n, "seat": seat_name(seat), "move": text}
        move = match.state.vocabulary().read(text)
        if move is None:
            raise IllegalRecord("record-no-move", where)
        try:
            match.play(seat, move)
        except IllegalMove as illegal:
            raise IllegalRecord(
                "record-illegal-move", {**where, "article": illegal.refusal.article}
            ) from None
        yield match


def lessons_of(record: Record, game: AnyGame) -> list[Lesson]:
    """What a match teaches, once all its moves have turned out to be legal."""
    for _ in replay(record, game):
        pass
    state = opened(record, game).state
    moves: list[tuple[Seat, Move]] = []
    for seat, text in record.moves:
        move = state.vocabulary().read(text)
        assert move is not None, "it was replayed"
        moves.append((seat, move))
    return game.lessons(steps(state, moves))


def difference(record: Record, game: AnyGame) -> Text | None:
    """The first thing in which the record and its replay differ, or None if it is true."""
    match = opened(record, game)
    try:
        for step in replay(record, game):
            match = step
    except IllegalRecord as illegal:
        return illegal.why
    replayed = match.state.deal_scores
    for deal, (said, found) in enumerate(zip(record.scores, replayed, strict=False), start=1):
        if said != found:
            params: Params = {"deal": deal, "said": listed(said), "found": listed(found)}
            return Text("record-other-scores", params)
    if len(record.scores) != len(replayed):
        return Text("record-other-deals", {"said": len(record.scores), "found": len(replayed)})
    if record.digest != match.digest:
        return Text("record-other-digest", {"said": record.digest, "found": match.digest})
    return None


def listed(points: list[int]) -> str:
    return " ".join(str(n) for n in points)

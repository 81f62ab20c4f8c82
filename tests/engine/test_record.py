"""Records: what is written reads back, replays and verifies; what was changed doesn't."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from tablee.engine.game import AnyGame
from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.play import random_turn
from tablee.engine.record import (
    BadRecord,
    Record,
    Recording,
    describe,
    difference,
    opened,
    read_record,
    replay,
    seat_name,
    write_record,
)
from tablee.engine.rng import FAIR, FAST, FastRng
from tablee.engine.state import AnyState, IllegalMove
from tablee.games import known_games

GAMES = [shelved.game for shelved in known_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def recorded(
    game: AnyGame, rng: str = FAST, seed: str = "7", options: dict[str, str] | None = None
) -> Record:
    match = Recording(
        game, game.read_options(options or dict(game.rules.brief)), game.rules.seats[-1], rng, seed
    )
    luck = FastRng("play")
    while not match.state.over:
        match.play(*random_turn(match.state, luck))
    return match.record()


@every_game
def test_a_record_reads_back_and_verifies(game: AnyGame) -> None:
    record = recorded(game)
    line = write_record(record)
    assert "\n" not in line
    assert read_record(line) == record
    assert difference(record, game) is None


@every_game
def test_a_record_of_fair_chance_verifies(game: AnyGame) -> None:
    assert difference(recorded(game, FAIR, "ab" * 64), game) is None


@every_game
def test_the_replay_passes_every_state(game: AnyGame) -> None:
    record = recorded(game)
    last = None
    for n, match in enumerate(replay(record, game), start=1):
        assert match.moves == record.moves[:n]
        last = match
    assert last is not None and last.state.over


@every_game
def test_the_digest_is_what_its_description_says(game: AnyGame) -> None:
    record = recorded(game)
    fields = json.loads(write_record(record))
    names = ("format", "game", "rules", "options", "seats", "rng", "seed")
    head = {name: fields[name] for name in names}
    digest = hashed("", [head, describe(opened(record, game).state)])
    for match in replay(record, game):
        seat, text = match.moves[-1]
        digest = hashed(digest, [seat_name(seat), text, describe(match.state)])
    assert digest == record.digest


def hashed(before: str, value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256((before + text).encode()).hexdigest()


@every_game
def test_the_open_state_has_the_fields_of_its_page(game: AnyGame) -> None:
    page = Path(__file__).parents[2].joinpath("docs/records.md").read_text("utf-8")
    table = page.split("## The open state")[1].split("##")[0]
    columns = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    documented = set(re.findall(r"`(\w+)`", "\n".join(columns)))
    assert set(describe(opened(recorded(game), game).state)) == documented


def recorded_deal(game: AnyGame) -> Record:
    """A match of one deal, where every change of every move can be tried."""
    return recorded(game, options={**game.rules.brief, "deals": "1"})


@every_game
def test_no_changed_move_verifies(game: AnyGame) -> None:
    """Every change is refused where it stands, or makes another digest there.

    The replay up to it is that of the true record, so each is tried on the way through that one;
    of both kinds one at each move is verified from the beginning to the end.
    """
    record = recorded_deal(game)
    match, other = opened(record, game), opened(record, game)
    for n, (seat, text) in enumerate(record.moves):
        before, state = match.digest, match.state.copy()
        match.play(seat, move_of(state, text))
        legal, refused = [], []
        for change in changes(record, n):
            other.digest, other.state = before, state.copy()
            try:
                other.play(change[0], move_of(state, change[1]))
            except IllegalMove:
                refused.append(change)
            else:
                legal.append(change)
                assert other.digest != match.digest
        for change in [*legal[:1], *refused[:1]]:
            moves = [*record.moves[:n], change, *record.moves[n + 1 :]]
            assert difference(replace(record, moves=moves), game) is not None


def changes(record: Record, n: int) -> list[tuple[Seat, str]]:
    """Another move of this match by the same seat, or the same move by another seat."""
    seat, text = record.moves[n]
    others = [(seat, other) for other in sorted({text for _, text in record.moves})]
    others += [(Seat(other), text) for other in [*range(record.seats), HOUSE]]
    return [other for other in others if other != (seat, text)]


def move_of(state: AnyState, text: str) -> Move:
    move = state.vocabulary().read(text)
    assert move is not None
    return move


@every_game
def test_no_missing_or_added_move_verifies(game: AnyGame) -> None:
    record = recorded_deal(game)
    for n in range(len(record.moves)):
        without = [*record.moves[:n], *record.moves[n + 1 :]]
        assert difference(replace(record, moves=without), game) is not None
    twice = [*record.moves, record.moves[-1]]
    assert difference(replace(record, moves=twice), game) is not None


@every_game
def test_no_changed_score_verifies(game: AnyGame) -> None:
    record = recorded(game)
    for deal, row in enumerate(record.scores):
        for team in range(len(row)):
            scores = [list(other) for other in record.scores]
            scores[deal][team] += 1
            assert difference(replace(record, scores=scores), game) is not None
    assert difference(replace(record, scores=record.scores[:-1]), game) is not None
    assert difference(replace(record, scores=[*record.scores, [0]]), game) is not None


@every_game
def test_no_other_change_verifies(game: AnyGame) -> None:
    record = recorded(game)
    flipped = ("0" if record.digest[0] != "0" else "1") + record.digest[1:]
    assert difference(replace(record, digest=flipped), game) is not None
    assert difference(replace(record, seed="8"), game) is not None


@every_game
def test_when_and_by_whom_never_affect_the_replay(game: AnyGame) -> None:
    record = recorded(game)
    count = len(record.moves)
    told = replace(record, at=list(range(count)), by=["bot"] * count)
    assert read_record(write_record(told)) == told
    assert difference(told, game) is None


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": 2}, "record-newer"),
        ({"format": 0}, "record-foreign"),
        ({"format": "1"}, "record-wrong-field"),
        ({"format": None}, "record-wrong-field"),
        ({"game": 1}, "record-wrong-field"),
        ({"seats": True}, "record-wrong-field"),
        ({"seats": 3.0}, "record-wrong-field"),
        ({"options": []}, "record-wrong-field"),
        ({"options": {"length": None}}, "record-wrong-field"),
        ({"moves": {}}, "record-wrong-field"),
        ({"moves": [[0]]}, "record-wrong-field"),
        ({"moves": [[-1, "x"]]}, "record-wrong-field"),
        ({"moves": [["guest", "x"]]}, "record-wrong-field"),
        ({"moves": [[0, 1]]}, "record-wrong-field"),
        ({"scores": [1]}, "record-wrong-field"),
        ({"scores": [["1"]]}, "record-wrong-field"),
        ({"at": [1]}, "record-wrong-field"),
        ({"by": ["ghost"]}, "record-wrong-field"),
        ({"extra": 1}, "record-unknown-field"),
    ],
)
def test_a_broken_record_is_refused(change: dict[str, object], key: str) -> None:
    fields = json.loads(write_record(recorded(GAMES[0])))
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps({**fields, **change}))
    assert refused.value.why.key == key


def test_a_record_without_a_field_is_refused() -> None:
    fields = json.loads(write_record(recorded(GAMES[0])))
    for name in fields:
        with pytest.raises(BadRecord):
            read_record(json.dumps({key: value for key, value in fields.items() if key != name}))


@pytest.mark.parametrize("line", ["", "[]", "null", "{", '{"a": 1}', "[" * 100_000, "\x00"])
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        read_record(line)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rules": "0"}, "record-other-rules"),
        ({"seats": 98}, "record-seats"),
        ({"rng": "dice"}, "record-seed"),
        ({"rng": FAIR}, "record-seed"),
        ({"options": {"colour": 3}}, "option-unknown"),
        ({"options": {"deals": -1}}, "option-range"),
    ],
)
def test_a_record_that_cannot_be_opened_is_refused(change: dict[str, object], key: str) -> None:
    fields = json.loads(write_record(recorded(GAMES[0])))
    record = read_record(json.dumps({**fields, **change}))
    with pytest.raises(BadRecord) as refused:
        difference(record, GAMES[0])
    assert refused.value.why.key == key

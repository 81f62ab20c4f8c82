"""`tablee replay`, `tablee lessons` and `tablee verify`: what was played, and whether it was so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from tablee.cli.shelf import game_title
from tablee.cli.terminal import points, signed_points, tell, tell_json
from tablee.cli.usage import Command, flag
from tablee.engine.moves import Seat
from tablee.engine.record import (
    BadRecord,
    Record,
    describe,
    difference,
    lessons_of,
    opened,
    read_record,
    replay,
    seat_name,
)
from tablee.engine.state import AnyState
from tablee.engine.words import Text
from tablee.games import BadShelf, Shelved, find_game
from tablee.lab.record_file import Line, lines_of
from tablee.texts import Catalogue, Filling, catalogue

DIFFERENT: Final = 1


class BadLine(Exception):
    """A line of a file can't be replayed; `why` is to be said after the file and the line."""

    def __init__(self, file: str, line: int, why: Text) -> None:
        super().__init__(file, line, why)
        self.file = file
        self.line = line
        self.why = why

    def said(self, words: Catalogue) -> str:
        where = words.sentence("cli-at-line", {"file": self.file, "line": self.line})
        return f"{where} {words.say(self.why)}"


@contextmanager
def trouble_in(file: str, line: Line) -> Iterator[None]:
    try:
        yield
    except (BadRecord, BadShelf) as bad:
        raise BadLine(file, line.number, bad.why) from bad


def file_argument(words: Catalogue) -> click.Argument:
    return click.Argument(
        ["file"], metavar=words.sentence("cli-metavar-file"), help=words.sentence("cli-help-file")
    )


# verify


def verify_command(words: Catalogue) -> Command:
    def verify(file: str, json: bool) -> int:
        verified, bad = verified_until_difference(file)
        said = None if bad is None else bad.said(words)
        if json:
            line = None if bad is None else bad.line
            tell_json({"verified": verified, "line": line, "difference": said})
        else:
            tell(said or words.sentence("cli-verified", {"records": verified}))
        return 0 if bad is None else DIFFERENT

    json = flag("--json", words.sentence("cli-help-json"))
    about = words.sentence("cli-about-verify")
    return Command(words, "verify", about, [file_argument(words), json], verify)


def verified_until_difference(file: str) -> tuple[int, BadLine | None]:
    """How many records are true, up to the first that isn't."""
    verified = 0
    for line in lines_of(file):
        with trouble_in(file, line):
            record = read_record(line.text)
            found = difference(record, find_game(record.game).game)
        if found is not None:
            return verified, BadLine(file, line.number, found)
        verified += 1
    return verified, None


# replay


def replay_command(words: Catalogue) -> Command:
    def replay(file: str, full: bool) -> None:
        for line in lines_of(file):
            with trouble_in(file, line):
                record = read_record(line.text)
                shelved = find_game(record.game)
                if full:
                    tell_states(record, shelved, line)
                else:
                    tell_moves(words, record, shelved, line)

    full = flag("--full", words.sentence("cli-help-full"))
    about = words.sentence("cli-about-replay")
    return Command(words, "replay", about, [file_argument(words), full], replay)


def tell_states(record: Record, shelved: Shelved, line: Line) -> None:
    """Every state whole, as JSON lines, from the dealt one on."""
    which = {} if line.is_alone else {"record": line.number}
    start = opened(record, shelved.game).state
    tell_json({**which, **step(0, start, None, None)})
    for n, match in enumerate(replay(record, shelved.game), start=1):
        seat, move = match.moves[-1]
        tell_json({**which, **step(n, match.state, seat_name(seat), move)})


def step(n: int, state: AnyState, seat: int | str | None, move: str | None) -> dict[str, object]:
    return {"n": n, "deal": state.deal, "seat": seat, "move": move, "state": describe(state)}


def tell_moves(words: Catalogue, record: Record, shelved: Shelved, line: Line) -> None:
    """The match as people read it: move by move, and after each deal what it gave."""
    match = opened(record, shelved.game)
    state, unit = match.state, shelved.game.presentation.unit(match.options)
    tell(heading(words, record, shelved, line))
    for n, match in enumerate(replay(record, shelved.game), start=1):
        state = match.state
        seat, move = match.moves[-1]
        tell(f"{n:>6}  {state.deal:>3}  {seat_text(words, seat):<10}  {move}")
        if state.settled:
            tell_scores(words, state, shelved, unit)
    tell(words.sentence("cli-match-over" if state.over else "cli-match-unfinished"))


def heading(words: Catalogue, record: Record, shelved: Shelved, line: Line) -> str:
    about: Filling = {
        "title": game_title(words, shelved),
        "rules": record.rules,
        "seats": record.seats,
        "rng": record.rng,
        "seed": record.seed,
    }
    said = words.sentence("cli-match", about)
    return said if line.is_alone else f"{words.sentence('cli-line', {'line': line.number})} {said}"


def seat_text(words: Catalogue, seat: Seat) -> str:
    return words.sentence("cli-seat", {"seat": seat_name(seat)})


def tell_scores(words: Catalogue, state: AnyState, shelved: Shelved, unit: int) -> None:
    texts = catalogue(words.language, shelved.package)
    for line in state.lines:
        seat = seat_text(words, Seat(line.seat))
        gained = signed_points(words, line.points / unit)
        tell(f"        {seat:<10}  {gained:>6}  {texts.say(line)} ({line.article})")
    totals = "  ".join(points(words, score / unit) for score in state.scores())
    tell(f"        {words.sentence('cli-scores', {'scores': totals})}")


# lessons


def lessons_command(words: Catalogue) -> Command:
    def lessons(file: str) -> None:
        for line in lines_of(file):
            with trouble_in(file, line):
                record = read_record(line.text)
                shelved = find_game(record.game)
                tell_lessons(words, record, shelved, line)

    about = words.sentence("cli-about-lessons")
    return Command(words, "lessons", about, [file_argument(words)], lessons)


def tell_lessons(words: Catalogue, record: Record, shelved: Shelved, line: Line) -> None:
    """What every seat did right, did wrong or missed, by the number of the move."""
    found = lessons_of(record, shelved.game)
    texts = catalogue(words.language, shelved.package)
    tell(heading(words, record, shelved, line))
    for lesson in found:
        seat = seat_text(words, lesson.seat)
        outcome = words.sentence("cli-outcome", {"outcome": lesson.outcome})
        said = f"{texts.tell(lesson.said)} ({lesson.article})"
        tell(f"{lesson.step + 1:>6}  {seat:<10}  {outcome:<8}  {said}")
    if not found:
        tell(words.sentence("cli-no-lessons"))

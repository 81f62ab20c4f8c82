"""A match written out for people: the hands, every move with the number of choices, the score.

Its first lines say what makes it: game, seats, seed, options, and the details that are shown
whenever they change. `recorded` plays such a match at random; `replayed` makes the moves that a
text names. Both write the same text, or something has changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tablee.engine.moves import HOUSE, Move, Seat, Word
from tablee.engine.play import random_turn
from tablee.engine.record import HOUSE_NAME, seat_name
from tablee.engine.rng import FastRng, Rng
from tablee.engine.state import AnyState
from tablee.engine.words import ScoreLine
from tablee.games import find_game

HEAD = ("game", "seats", "seed", "options", "shows")
TURN = re.compile(rf"({HOUSE_NAME}|\d+) (.+?) +of [\d ]+")
WIDTH_OF_A_TURN = 24
WIDTH_OF_A_NAME = 8


@dataclass(frozen=True)
class Head:
    """What makes a playthrough."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    shows: list[str]

    def lines(self) -> list[str]:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        values = (self.game, str(self.seats), self.seed, options, " ".join(self.shows))
        return [f"{name} {value}".rstrip() for name, value in zip(HEAD, values, strict=True)]


def read_head(text: str) -> Head:
    lines = text.splitlines()[: len(HEAD)]
    assert tuple(line.split()[0] for line in lines) == HEAD
    game, seats, seed, options, shows = (line.partition(" ")[2] for line in lines)
    pairs = dict(option.split("=") for option in options.split())
    return Head(game, int(seats), seed, pairs, shows.split())


def recorded(head: Head) -> str:
    """A new match, played at random."""
    writer = Writer(head)
    luck = FastRng(f"{head.seed}/play")
    while not writer.state.over:
        writer.make(*likely_turn(writer.state, luck))
    return writer.text()


def likely_turn(state: AnyState, luck: Rng) -> tuple[Seat, Move]:
    """A random move; every other time a mere word, if one may be said: so auctions stay short."""
    seat, move = random_turn(state, luck)
    words = [word for word in state.legal_moves(seat) if isinstance(word, Word)]
    return (seat, words[0]) if words and luck.below(2) == 0 else (seat, move)


def replayed(text: str) -> str:
    """The match of a text, by the moves that the text names."""
    head = read_head(text)
    writer = Writer(head)
    for seat, written in moves_in(text):
        move = writer.state.vocabulary().read(written)
        assert move is not None, written
        writer.make(seat, move)
    return writer.text()


def moves_in(text: str) -> Iterator[tuple[Seat, str]]:
    for line in text.splitlines():
        turn = TURN.match(line)
        if turn is not None:
            for move in turn[2].split(", "):
                yield HOUSE if turn[1] == HOUSE_NAME else Seat(int(turn[1])), move


class Writer:
    """Plays a match and writes it down; what a seat does in one go stands on one line."""

    def __init__(self, head: Head) -> None:
        game = find_game(head.game).game
        self.shows = head.shows
        self.state = game.start(game.read_options(head.options), head.seats, FastRng(head.seed))
        self.lines = head.lines()
        self.turn: list[tuple[Seat, str, int]] = []
        self.write_deal()

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def make(self, seat: Seat, move: Move) -> None:
        if self.turn and self.turn[-1][0] != seat:
            self.end_turn("")
        before = self.shown()
        self.turn.append((seat, move.text(), len(self.state.legal_moves(seat))))
        deal = self.state.deal
        self.state.play(seat, move)
        news = [line for line in self.shown() if line not in before]
        if news or self.state.settled or self.state.deal != deal:
            self.end_turn(", ".join(news))
        if self.state.deal != deal:
            self.write_deal()
        elif self.state.settled:
            self.write_score()

    def shown(self) -> list[str]:
        details = self.state.details()
        return [f"{name} {plain(details[name])}" for name in self.shows]

    def end_turn(self, news: str) -> None:
        said = ", ".join(text for _, text, _ in self.turn)
        choices = " ".join(str(count) for _, _, count in self.turn)
        turn = f"{seat_name(self.turn[0][0])} {said}"
        self.lines.append(f"{turn:<{WIDTH_OF_A_TURN}} of {choices:<8} {news}".rstrip())
        self.turn = []

    def write_deal(self) -> None:
        self.lines += ["", f"{'dealer':<{WIDTH_OF_A_NAME}} {self.state.dealer}"]
        for zone in self.state.zones():
            if zone.cards:
                self.lines.append(f"{zone.name:<{WIDTH_OF_A_NAME}} {' '.join(zone.cards)}")
        self.lines.append("")

    def write_score(self) -> None:
        self.lines += ["", *(score_line(line) for line in self.state.lines)]
        self.lines.append(f"scores {plain(self.state.scores())}")


def score_line(line: ScoreLine) -> str:
    params = " ".join(f"{name}={value}" for name, value in line.params.items())
    return f"score {line.seat} {line.points:+} {line.article} {line.key} {params}".rstrip()


def plain(value: object) -> str:
    if isinstance(value, list):
        return " ".join(plain(item) for item in value)
    return "none" if value is None else str(value)

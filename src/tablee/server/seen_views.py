"""Views on their way to a bot's process and back: what is sent, as the engine's own values.

The shapes stand here once more because compiled classes don't keep the types of their fields.
"""

from __future__ import annotations

from functools import cache

import msgspec

from tablee.engine.game import Game
from tablee.engine.moves import Seat
from tablee.engine.view import Happened, View
from tablee.engine.words import Param, ScoreLine, Text
from tablee.games import find_game


class SeenText(msgspec.Struct):
    key: str
    params: dict[str, Param]


class SeenLine(msgspec.Struct):
    seat: int
    article: str
    key: str
    points: int
    params: dict[str, Param]


class SeenMove(msgspec.Struct):
    seat: int
    move: str


class SeenView(msgspec.Struct):
    seat: int | None
    seats: int
    deal: int
    dealer: int
    active: list[int]
    settled: bool
    over: bool
    prompt: SeenText | None
    moves: list[str]
    deal_scores: list[list[int]]
    lines: list[SeenLine]
    ranking: list[int]
    happened: list[SeenMove]
    scene: msgspec.Raw


writer = msgspec.json.Encoder()
reader = msgspec.json.Decoder(SeenView)


def write_view(view: View) -> msgspec.Raw:
    return msgspec.Raw(writer.encode(view))


def read_view(game: Game, raw: msgspec.Raw) -> View:
    seen = reader.decode(raw)
    return View(
        seat=None if seen.seat is None else Seat(seen.seat),
        seats=seen.seats,
        deal=seen.deal,
        dealer=Seat(seen.dealer),
        active=[Seat(seat) for seat in seen.active],
        settled=seen.settled,
        over=seen.over,
        prompt=None if seen.prompt is None else Text(seen.prompt.key, seen.prompt.params),
        moves=seen.moves,
        deal_scores=seen.deal_scores,
        lines=[
            ScoreLine(line.seat, line.article, line.key, line.points, line.params)
            for line in seen.lines
        ],
        ranking=seen.ranking,
        happened=[Happened(Seat(event.seat), event.move) for event in seen.happened],
        scene=scene_reader(game.name).decode(seen.scene),
    )


@cache
def scene_reader(game: str) -> msgspec.json.Decoder[object]:
    return msgspec.json.Decoder(find_game(game).scene_class())

"""Serialises the engine's views for the processes of the bots, and reads them there."""

from __future__ import annotations

from functools import cache

import msgspec

from tablee.engine.game import AnyGame
from tablee.engine.shown import View
from tablee.games import find_game

reader = msgspec.json.Decoder(View)


def write_view(view: View) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))


def read_view(game: AnyGame, raw: msgspec.Raw | bytes) -> View:
    view = reader.decode(raw)
    view.scene = msgspec.convert(view.scene, scene_class(game.name))
    return view


@cache
def scene_class(game: str) -> type:
    return find_game(game).scene_class()

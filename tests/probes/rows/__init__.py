"""Rows: sealed rows chosen at once out of a large set."""

from probes.rows.rules import ALLOWED, VOCABULARY, Rows, RowsOptions, cards
from probes.rows.view import imagine, scene, seen
from tablee.engine.game import Game

GAME = Game(
    name="rows",
    rules="1",
    seats=range(2, 5),
    new=Rows,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    seen=seen,
    options=RowsOptions,
    allowed=ALLOWED,
    tiny={"pictures": "3", "length": "2"},
)

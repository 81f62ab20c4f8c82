"""Rows: sealed rows chosen at once out of a large set, and changed until all are ready."""

from probes.rows.rules import ALLOWED, Rows, RowsOptions, cards
from probes.rows.view import imagine, scene, seen
from tablee.engine.game import Game, Rules, Sight
from tablee.engine.view import Knowledge

GAME = Game(
    name="rows",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Rows,
        cards=cards,
        options=RowsOptions,
        allowed=ALLOWED,
        tiny={"pictures": "3", "length": "2"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=Knowledge, seen=seen),
)

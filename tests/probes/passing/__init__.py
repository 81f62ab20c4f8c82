"""Passing: a duty goes to the next player, and the discards are shuffled when the stock is out."""

from probes.passing.rules import ALLOWED, Passing, PassingOptions, cards
from probes.passing.view import PassingKnowledge, imagine, scene
from tablee.engine.game import Game, Rules, Sight

GAME = Game(
    name="passing",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Passing,
        cards=cards,
        options=PassingOptions,
        allowed=ALLOWED,
        tiny={"pairs": "3", "hand": "1", "turns": "7"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=PassingKnowledge),
)

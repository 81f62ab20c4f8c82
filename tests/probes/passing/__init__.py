"""Passing: a duty goes to the next player, and the discards are shuffled when the stock is out."""

from probes.passing.rules import ALLOWED, VOCABULARY, Passing, PassingOptions, cards
from probes.passing.view import PassingKnowledge, imagine, scene
from tablee.engine.game import Game

GAME = Game(
    name="passing",
    rules="1",
    seats=range(2, 5),
    new=Passing,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    knowledge=PassingKnowledge,
    options=PassingOptions,
    allowed=ALLOWED,
    tiny={"pairs": "3", "hand": "1", "turns": "7"},
)

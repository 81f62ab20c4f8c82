"""Calcory, by Doris Matthäus and Frank Nestel: memory and sums, up to 13 and not beyond."""

from tablee.engine.game import Box, Game, two_rounds
from tablee.games.calcory.bot import Club, Habitue, Novice
from tablee.games.calcory.moves import VOCABULARY
from tablee.games.calcory.options import ALLOWED, CalcoryOptions, cards
from tablee.games.calcory.rules import Calcory
from tablee.games.calcory.view import CalcoryKnowledge, imagine, scene, seen
from tablee.games.calcory.words import HINTS, TOPICS, offered, told, twin

GAME = Game(
    name="calcory",
    rules="1",
    seats=range(2, 5),
    new=Calcory,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    seen=seen,
    knowledge=CalcoryKnowledge,
    options=CalcoryOptions,
    allowed=ALLOWED,
    offered=offered,
    told=told,
    twin=twin,
    recall=two_rounds,
    tiny={"rows": "2", "columns": "3", "turns": "6"},
    bots={"novice": Novice, "habitue": Habitue, "club": Club},
    topics=TOPICS,
    hints=HINTS,
    one_deal=True,
    box=Box(age=7, minutes=15, difficulty=1),
)

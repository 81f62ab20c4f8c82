"""Mü, by Doris Matthäus and Frank Nestel: a trick game with an auction of open cards."""

from tablee.engine.game import Box, Game
from tablee.games.mu.bot import Club
from tablee.games.mu.moves import VOCABULARY
from tablee.games.mu.options import ALLOWED, MuOptions, cards
from tablee.games.mu.rules import Mu
from tablee.games.mu.view import MuKnowledge, imagine, recall, scene
from tablee.games.mu.words import HINTS, TOPICS, offered, told, twin

GAME = Game(
    name="mu",
    rules="1",
    seats=range(3, 7),
    new=Mu,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    knowledge=MuKnowledge,
    options=MuOptions,
    allowed=ALLOWED,
    offered=offered,
    told=told,
    twin=twin,
    recall=recall,
    tiny={"per_colour": "2", "deals": "1"},
    bots={"club": Club},
    topics=TOPICS,
    hints=HINTS,
    box=Box(age=12, minutes=60, difficulty=4),
)

"""Safarü, by Doris Matthäus and Frank Nestel: animals are caught with the number of a card."""

from tablee.engine.game import Box, Game
from tablee.games.safaru.bot import Club
from tablee.games.safaru.moves import VOCABULARY
from tablee.games.safaru.options import ALLOWED, SafaruOptions, cards, unit
from tablee.games.safaru.rules import Safaru
from tablee.games.safaru.view import SafaruKnowledge, imagine, recall, scene
from tablee.games.safaru.words import HINTS, TOPICS, offered, told, twin

GAME = Game(
    name="safaru",
    rules="1",
    seats=range(2, 5),
    new=Safaru,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    knowledge=SafaruKnowledge,
    options=SafaruOptions,
    allowed=ALLOWED,
    offered=offered,
    told=told,
    twin=twin,
    unit=unit,
    recall=recall,
    tiny={"study": "yes", "deals": "1"},
    bots={"club": Club},
    topics=TOPICS,
    hints=HINTS,
    box=Box(age=10, minutes=45, difficulty=2),
)

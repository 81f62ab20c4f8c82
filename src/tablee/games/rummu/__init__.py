"""Rummü, by Doris Matthäus and Frank Nestel: a rummy whose yellow cards are jokers."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight
from tablee.faces import sixty
from tablee.games.rummu.bot import Club, Habitue, Novice
from tablee.games.rummu.knowledge import RummuKnowledge
from tablee.games.rummu.options import ALLOWED, STUDY, RummuOptions, cards
from tablee.games.rummu.rules import Rummu
from tablee.games.rummu.view import imagine, recall, scene
from tablee.games.rummu.words import HINTS, in_words

GAME = Game(
    name="rummu",
    rules=Rules(
        version="1",
        seats=range(3, 7),
        new=Rummu,
        cards=cards,
        options=RummuOptions,
        allowed=ALLOWED,
        study=STUDY,
        tiny={"study": "yes", "deals": "1"},
        brief={"deals": "2"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=RummuKnowledge, recall=recall),
    presentation=Presentation(
        in_words=in_words, box=Box(age=8, minutes=60, difficulty=3), hints=HINTS, face=sixty.face
    ),
    bots={"novice": Novice, "habitue": Habitue, "club": Club},
)

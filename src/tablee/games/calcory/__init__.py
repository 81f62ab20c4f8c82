"""Calcory, by Doris Matthäus and Frank Nestel: memory and sums, up to 13 and not beyond."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight, two_rounds
from tablee.faces import sixty
from tablee.games.calcory.bot import Club, Habitue, Novice
from tablee.games.calcory.lessons import lessons
from tablee.games.calcory.options import ALLOWED, STUDY, CalcoryOptions, cards
from tablee.games.calcory.rules import Calcory
from tablee.games.calcory.view import CalcoryKnowledge, imagine, scene, seen
from tablee.games.calcory.words import HINTS, in_words

GAME = Game(
    name="calcory",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Calcory,
        cards=cards,
        options=CalcoryOptions,
        allowed=ALLOWED,
        study=STUDY,
        tiny={"rows": "2", "columns": "3", "turns": "6"},
        is_one_deal=True,
    ),
    sight=Sight(
        scene=scene, imagine=imagine, knowledge=CalcoryKnowledge, seen=seen, recall=two_rounds
    ),
    presentation=Presentation(
        in_words=in_words, box=Box(age=7, minutes=15, difficulty=1), hints=HINTS, face=sixty.face
    ),
    bots={"novice": Novice, "habitue": Habitue, "club": Club},
    lessons=lessons,
)

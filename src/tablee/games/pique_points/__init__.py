"""Pique Points: points to collect, rules of the road to break at one's risk, and gendarmes."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight
from tablee.faces import face_files
from tablee.games.pique_points.bot import Club, Habitue, Novice
from tablee.games.pique_points.history import PiquePointsKnowledge
from tablee.games.pique_points.lessons import lessons
from tablee.games.pique_points.options import ALLOWED, STUDY, PiquePointsOptions, cards
from tablee.games.pique_points.rules import PiquePoints
from tablee.games.pique_points.view import imagine, scene
from tablee.games.pique_points.words import HINTS, in_words

GAME = Game(
    name="pique_points",
    rules=Rules(
        version="1",
        seats=range(2, 6),
        new=PiquePoints,
        cards=cards,
        options=PiquePointsOptions,
        allowed=ALLOWED,
        study=STUDY,
        tiny={"study": "yes"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=PiquePointsKnowledge),
    presentation=Presentation(
        in_words=in_words,
        box=Box(age=7, minutes=15, difficulty=1),
        hints=HINTS,
        face=face_files(__name__),
    ),
    bots={"novice": Novice, "habitue": Habitue, "club": Club},
    lessons=lessons,
)

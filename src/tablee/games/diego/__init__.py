"""Diego: cards that represent the same number make a pair, and opponents may contradict."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight
from tablee.games.diego.bot import Club, Habitue, Novice
from tablee.games.diego.drawn import face, french_face
from tablee.games.diego.drawn.sheets import sheets
from tablee.games.diego.lessons import lessons
from tablee.games.diego.options import (
    ALLOWED,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    STUDY,
    DiegoOptions,
    cards,
    fault_at,
)
from tablee.games.diego.rules import DiegoMatch
from tablee.games.diego.view import DiegoKnowledge, imagine, scene
from tablee.games.diego.words import HINTS, in_words

GAME = Game(
    name="diego",
    rules=Rules(
        version="1",
        seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        new=DiegoMatch,
        cards=cards,
        options=DiegoOptions,
        allowed=ALLOWED,
        study=STUDY,
        tiny={"study": "yes"},
        is_one_deal=True,
        fault=fault_at,
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=DiegoKnowledge),
    presentation=Presentation(
        in_words=in_words,
        box=Box(age=9, minutes=25, difficulty=2),
        hints=HINTS,
        face=french_face,
        face_in=face,
        sheets=sheets,
        is_immediate=True,  # whoever is shown a pair later has less time to contradict
    ),
    bots={"novice": Novice, "habitue": Habitue, "club": Club},
    lessons=lessons,
)

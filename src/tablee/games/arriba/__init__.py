"""Arriba, by Thomas Vuarchex and Pierrick Yakovenko: look alike, and be first at the totem."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight, two_rounds
from tablee.faces import shapes
from tablee.games.arriba.bot import Club, Even, Habitue, Novice
from tablee.games.arriba.options import ALLOWED, STUDY, ArribaOptions, cards, fault_at
from tablee.games.arriba.rules import Arriba
from tablee.games.arriba.view import ArribaKnowledge, imagine, scene, seen
from tablee.games.arriba.words import HINTS, in_words

GAME = Game(
    name="arriba",
    rules=Rules(
        version="1",
        seats=range(3, 9),
        new=Arriba,
        cards=cards,
        options=ArribaOptions,
        allowed=ALLOWED,
        study=STUDY,
        fault=fault_at,
        tiny={"shapes": "1", "colours": "2", "totems": "2", "heads": "2"},
        brief={"manches": "2", "shapes": "3", "totems": "2", "heads": "1"},
    ),
    sight=Sight(
        scene=scene, imagine=imagine, knowledge=ArribaKnowledge, seen=seen, recall=two_rounds
    ),
    presentation=Presentation(
        in_words=in_words,
        box=Box(age=7, minutes=30, difficulty=1),
        hints=HINTS,
        face=shapes.face,
        is_immediate=True,
    ),
    bots={"novice": Novice, "habitue": Habitue, "club": Club, "even": Even},
)

"""Safarü, by Doris Matthäus and Frank Nestel: animals are caught with the number of a card."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight
from tablee.faces import sixty
from tablee.games.safaru.bot import Club
from tablee.games.safaru.lessons import lessons
from tablee.games.safaru.options import ALLOWED, STUDY, SafaruOptions, cards, unit
from tablee.games.safaru.rules import Safaru
from tablee.games.safaru.view import SafaruKnowledge, imagine, recall, scene
from tablee.games.safaru.words import HINTS, in_words

GAME = Game(
    name="safaru",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Safaru,
        cards=cards,
        options=SafaruOptions,
        allowed=ALLOWED,
        study=STUDY,
        tiny={"study": "yes", "deals": "1"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=SafaruKnowledge, recall=recall),
    presentation=Presentation(
        in_words=in_words,
        unit=unit,
        box=Box(age=10, minutes=45, difficulty=2),
        hints=HINTS,
        face=sixty.face,
    ),
    bots={"club": Club},
    lessons=lessons,
)

"""Mü, by Doris Matthäus and Frank Nestel: a trick game with an auction of open cards."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight
from tablee.faces import sixty
from tablee.games.mu.bot import Club
from tablee.games.mu.options import ALLOWED, STUDY, MuOptions, cards
from tablee.games.mu.rules import Mu
from tablee.games.mu.view import MuKnowledge, imagine, recall, scene
from tablee.games.mu.words import HINTS, in_words

GAME = Game(
    name="mu",
    rules=Rules(
        version="1",
        seats=range(3, 7),
        new=Mu,
        cards=cards,
        options=MuOptions,
        allowed=ALLOWED,
        study=STUDY,
        tiny={"per_colour": "2", "deals": "1"},
        brief={"deals": "30"},  # at random three may fall so far that nobody climbs back
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=MuKnowledge, recall=recall),
    presentation=Presentation(
        in_words=in_words, box=Box(age=12, minutes=60, difficulty=4), hints=HINTS, face=sixty.face
    ),
    bots={"club": Club},
)

"""Compatibility, by Craig Andrew Browne: choose the pictures that your partner will choose."""

from tablee.engine.game import Box, Game, Presentation, Rules, Sight
from tablee.engine.view import Knowledge
from tablee.games.compatibility.bot import Club, Habitue, Novice
from tablee.games.compatibility.options import ALLOWED, CompatibilityOptions, cards
from tablee.games.compatibility.rules import Compatibility
from tablee.games.compatibility.view import imagine, scene, seen
from tablee.games.compatibility.words import HINTS, in_words

GAME = Game(
    name="compatibility",
    rules=Rules(
        version="1",
        seats=range(3, 9),
        new=Compatibility,
        cards=cards,
        options=CompatibilityOptions,
        allowed=ALLOWED,
        tiny={"pictures": "2", "theme_cards": "1", "deals": "1"},
        brief={"deals": "2", "track": "60"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=Knowledge, seen=seen),
    presentation=Presentation(
        in_words=in_words,
        box=Box(age=8, minutes=45, difficulty=2),
        hints=HINTS,
        is_immediate=True,
    ),
    bots={"novice": Novice, "habitue": Habitue, "club": Club},
)

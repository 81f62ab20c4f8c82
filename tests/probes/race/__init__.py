"""Race: hidden stocks are flipped in turn while everybody may grab at any moment."""

from probes.race.rules import ALLOWED, Race, RaceOptions, cards
from probes.race.view import imagine, scene
from tablee.engine.game import Game, Presentation, Rules, Sight
from tablee.engine.view import Knowledge

GAME = Game(
    name="race",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Race,
        cards=cards,
        options=RaceOptions,
        allowed=ALLOWED,
        tiny={"shapes": "2", "copies": "2"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=Knowledge),
    presentation=Presentation(is_immediate=True),
)

"""Window: every card is claimed to be red, until the house closes the window for challenges."""

from probes.window.rules import ALLOWED, Window, WindowOptions, cards
from probes.window.view import imagine, scene, seen
from tablee.engine.game import Game, Rules, Sight
from tablee.engine.view import Knowledge

GAME = Game(
    name="window",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Window,
        cards=cards,
        options=WindowOptions,
        allowed=ALLOWED,
        tiny={"ranks": "2"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=Knowledge, seen=seen),
)

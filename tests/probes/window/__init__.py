"""Window: every card is claimed to be red, until the house closes the window for challenges."""

from probes.window.rules import ALLOWED, VOCABULARY, Window, WindowOptions, cards
from probes.window.view import imagine, scene, seen
from tablee.engine.game import Game

GAME = Game(
    name="window",
    rules="1",
    seats=range(2, 5),
    new=Window,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    seen=seen,
    options=WindowOptions,
    allowed=ALLOWED,
    tiny={"ranks": "2"},
)

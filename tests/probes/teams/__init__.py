"""Teams: a trick game in which the winner's neighbour chooses how it counts; lowest wins."""

from probes.teams.rules import ALLOWED, VOCABULARY, Teams, TeamsOptions, cards, half_points
from probes.teams.view import imagine, scene
from tablee.engine.game import Game

GAME = Game(
    name="teams",
    rules="1",
    seats=range(4, 5),
    new=Teams,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    options=TeamsOptions,
    allowed=ALLOWED,
    tiny={"ranks": "3", "copies": "1"},
    unit=half_points,
)

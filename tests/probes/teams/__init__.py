"""Teams: a trick game in which the winner's neighbour chooses how it counts; lowest wins."""

from probes.teams.rules import ALLOWED, Teams, TeamsOptions, cards, half_points
from probes.teams.view import imagine, scene
from tablee.engine.game import Game, Presentation, Rules, Sight
from tablee.engine.view import Knowledge

GAME = Game(
    name="teams",
    rules=Rules(
        version="1",
        seats=range(4, 5),
        new=Teams,
        cards=cards,
        options=TeamsOptions,
        allowed=ALLOWED,
        tiny={"ranks": "3", "copies": "1"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=Knowledge),
    presentation=Presentation(unit=half_points),
)
